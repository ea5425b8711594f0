"""The README and the docs do what they say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from guildhall.cli import app
from guildhall.server.folders import database_in
from guildhall.server.storage import Storage

ROOT = Path(__file__).parent.parent
PAGES = sorted(page.relative_to(ROOT).as_posix() for page in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])


@pytest.mark.parametrize("page", ["README.md", "docs/python.md"])
def test_the_dialogues_of_a_page_run_as_printed(page: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def commands() -> list[str]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return re.findall(r"^guildhall ([^\n#]+)", text, flags=re.MULTILINE)


def test_the_readmes_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    (tmp_path / "my-cards.toml").write_text("[buildings.chapel]\nvp = 7\n", encoding="utf-8")
    monkeypatch.setattr("guildhall.server.folders.data_folder", lambda: tmp_path / "data")
    Storage(database_in(tmp_path / "data")).close()
    # The doctor is to find all well where these tests run on the sources, too.
    monkeypatch.setenv("GUILDHALL_COMPILE", "0")
    monkeypatch.setenv("GUILDHALL_PAGE", "0")
    found = commands()
    assert len(found) > 3
    for command in found:
        words = re.sub("--games [0-9]+", "--games 5", command).split()
        result = CliRunner().invoke(app, words)
        assert result.exit_code == 0, (command, result.output)


@pytest.mark.parametrize("page", PAGES)
def test_links_inside_the_project_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text):
        assert target.startswith("http") or ((ROOT / page).parent / target).exists(), (page, target)
