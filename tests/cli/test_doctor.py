"""`guildhall doctor`: what is well, and what is not."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from guildhall.cli import app
from guildhall.server import checkup
from guildhall.server.folders import database_in
from guildhall.server.storage import Storage


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder as the server makes it."""
    Storage(database_in(tmp_path / "data")).close()
    return tmp_path / "data"


@pytest.fixture(autouse=True)
def whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The tests may also run on the sources, uncompiled or before there is a page. Here nothing is missing."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static/index.html").write_text("")
    monkeypatch.setattr(checkup, "is_compiled", lambda: True)
    monkeypatch.setattr(checkup, "STATIC", tmp_path / "static")


def ask(*arguments: str) -> tuple[int, dict[str, list[tuple[str, str]]]]:
    """The exit code, and for each thing what was found: a level and a sentence."""
    result = CliRunner().invoke(app, ["doctor", "--json", *arguments])
    said = json.loads(result.output)
    assert said["well"] == (result.exit_code == 0)
    found: dict[str, list[tuple[str, str]]] = {}
    for finding in said["findings"]:
        found.setdefault(finding["about"], []).append((finding["level"], finding["text"]))
    return result.exit_code, found


def test_a_good_installation_is_well(data: Path) -> None:
    code, found = ask("--data", str(data))
    assert code == 0
    assert {"python", "engine", "page", "words", "extras", "disk", "database", "tables", "sqlite", "clock"} <= set(
        found
    )
    assert all(level != "wrong" for findings in found.values() for level, _ in findings)


def test_it_speaks_plainly(data: Path) -> None:
    result = CliRunner().invoke(app, ["doctor", "--data", str(data)])
    assert result.exit_code == 0
    assert "✓ The database opens, and can be written." in result.output
    assert result.output.endswith("All is well.\n")


def test_it_changes_nothing(tmp_path: Path) -> None:
    code, found = ask("--data", str(tmp_path / "new"))
    assert code == 0 and "will be made" in found["database"][0][1]
    assert not (tmp_path / "new").exists()


def test_an_empty_or_older_database_is_no_problem_and_stays_as_it_is(data: Path) -> None:
    with sqlite3.connect(data / "games.db") as connection:
        connection.execute("DELETE FROM schema WHERE version > 1")
    code, found = ask("--data", str(data))
    assert code == 0 and "version 1" in found["tables"][0][1]
    with sqlite3.connect(data / "games.db") as connection:
        assert connection.execute("SELECT max(version) FROM schema").fetchone() == (1,)


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO schema VALUES (99, 0)")


def damaged(file: Path) -> None:
    file.write_bytes(b"this is no database, whatever it is called\n" * 100)


def from_the_future(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        moves = "INSERT INTO moves (game, number, kind, seat, token, at) VALUES ('x', 0, 'answer', 'red', 'pass', ?)"
        connection.execute(moves, (time.time() + 3600,))


@pytest.mark.parametrize(
    ("ail", "about", "says"),
    [(newer, "tables", "version 99"), (damaged, "database", "damaged"), (from_the_future, "clock", "differs from")],
)
def test_what_is_wrong_is_said(data: Path, ail: Any, about: str, says: str) -> None:
    ail(data / "games.db")
    code, found = ask("--data", str(data))
    assert code == 1
    assert any(level == "wrong" and says in text for level, text in found[about])


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("postgresql://guildhall:hush@127.0.0.1:1/games", "does not answer"),
        ("mysql://localhost/games", "sqlite:///FILE or postgresql://"),
    ],
)
def test_a_database_that_cannot_be_used_is_said(url: str, says: str) -> None:
    code, found = ask("--database", url)
    assert code == 1
    assert found["database"][0][0] == "wrong" and says in found["database"][0][1]
    assert "hush" not in str(found)


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    code, found = ask("--data", str(tmp_path / "file"))
    assert code == 1 and "cannot be written" in found["database"][0][1]


def test_a_disk_without_room_is_wrong_before_it_is_full(data: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(checkup, "LEAST_FREE", 10**18)
    code, found = ask("--data", str(data))
    assert code == 1 and "make room" in found["disk"][0][1]


def test_a_database_that_others_can_read_is_worth_a_note(data: Path) -> None:
    os.chmod(data / "games.db", 0o644)
    code, found = ask("--data", str(data))
    assert code == 0
    assert found["database"][0] == ("note", next(text for _, text in found["database"] if "chmod 600" in text))


def test_a_missing_page_is_wrong_and_the_advice_fits_where_it_runs(
    data: Path, monkeypatch: Any, tmp_path: Path
) -> None:
    monkeypatch.setattr(checkup, "STATIC", tmp_path / "nothing")
    for sources, has_node, advice in [
        (None, True, "pip install --force-reinstall"),
        (tmp_path, True, f"Run `make install` in {tmp_path}"),
        (tmp_path, False, "Install Node.js 20 or newer"),
    ]:
        monkeypatch.setattr(checkup, "SOURCES", sources)
        monkeypatch.setattr(shutil, "which", lambda name, there=has_node: name if there else None)
        code, found = ask("--data", str(data))
        assert code == 1 and found["page"][0][0] == "wrong" and advice in found["page"][0][1]
    monkeypatch.setenv("GUILDHALL_PAGE", "0")
    code, found = ask("--data", str(data))
    assert code == 0 and found["page"][0][0] == "note"


def test_an_uncompiled_engine_is_wrong_unless_it_was_asked_for(data: Path, monkeypatch: Any, tmp_path: Path) -> None:
    monkeypatch.delenv("GUILDHALL_COMPILE", raising=False)
    monkeypatch.setattr(checkup, "is_compiled", lambda: False)
    monkeypatch.setattr(checkup, "SOURCES", None)
    monkeypatch.setattr(checkup, "PACKAGE", tmp_path)
    (tmp_path / "uncompiled.txt").write_text("gcc is not there")
    code, found = ask("--data", str(data))
    assert code == 1
    level, text = found["engine"][0]
    assert level == "wrong" and "gcc is not there" in text and "--no-cache-dir" in text
    (tmp_path / "uncompiled.txt").write_text("GUILDHALL_COMPILE=0")
    code, found = ask("--data", str(data))
    assert code == 0 and found["engine"][0][0] == "note"
