"""The pages of docs/ hold what the site promises: contents, every public name, dialogues that run. Links are checked by
tests/test_documents.py; `make docs` builds the site itself and needs MkDocs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import guildhall

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
REFERENCE = (DOCS / "reference.md").read_text(encoding="utf-8")
DIALOGUES = ["tutorial.md", "reference.md", *sorted(f"how-to/{page.name}" for page in (DOCS / "how-to").glob("*.md"))]


def entries() -> dict[str, str]:
    """What the reference says of each name."""
    found = re.findall(r"^### (\w+)\n(.*?)(?=^##|\Z)", REFERENCE, re.MULTILINE | re.DOTALL)
    return dict(found)


def test_every_public_name_has_an_entry_and_nothing_else_has() -> None:
    assert sorted(entries()) == sorted(guildhall.__all__)


@pytest.mark.parametrize("name", guildhall.__all__)
def test_an_entry_shows_the_name_with_its_types_and_an_example(name: str) -> None:
    entry = entries()[name]
    assert f"\n::: guildhall.{name}\n" in entry
    examples = doctest.DocTestParser().get_examples(entry)
    assert examples
    shown = "".join(example.source + (example.exc_msg or example.want) for example in examples)
    assert re.search(rf"\b{name}\b", shown) or name == "Game"  # which nobody calls by its name


@pytest.mark.parametrize("page", DIALOGUES)
def test_the_dialogues_of_a_page_run_as_printed(page: str) -> None:
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    result = doctest.testfile(str(DOCS / page), module_relative=False, optionflags=flags, encoding="utf-8")
    assert result.attempted > 3
    assert result.failed == 0


def test_every_page_is_in_the_contents_of_the_site_and_of_the_folder() -> None:
    pages = {page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    named = set(re.findall(r"(?:- |: )(\S+\.md)$", site, re.MULTILINE))
    assert named - {"project/CONTRIBUTING.md", "project/CHANGELOG.md"} == pages
    front = (DOCS / "README.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(([^)#]+\.md)\)", front)) | {"README.md"}
    assert {page for page in pages if not page.startswith("rules/")} <= linked
