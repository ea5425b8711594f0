"""The pages in docs/rules: their sections, their rulings, and the tests that these name."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "rules"
PAGES = ("architects", "artisans", "wonders", "solo", "viscounts")

Test = tuple[Path, str]


@cache
def text_of(page: str) -> str:
    return (FOLDER / f"{page}.md").read_text(encoding="utf-8")


@cache
def sections(page: str) -> list[str]:
    """The numbers of its headings, in order."""
    return re.findall(r"^#+ (\d+(?:\.\d+)*) ", text_of(page), re.MULTILINE)


@cache
def rows(page: str) -> dict[str, list[str]]:
    """The rows of its rulings, rules and decisions, by their id."""
    found: dict[str, list[str]] = {}
    for line in text_of(page).splitlines():
        match = re.match(r'\| <a id="([^"]+)"></a>(\S+) \|', line)
        if match is not None:
            anchor, citation = match.groups()
            assert anchor == citation.lower(), f"{citation} has the anchor {anchor}"
            assert citation not in found, f"{citation} has two rows"
            found[citation] = [citation, *(cell.strip() for cell in line.strip("|").split("|")[1:])]
    return found


def named_tests(cell: str) -> list[Test]:
    """The tests that a cell of a rules page names and links to."""
    return [((FOLDER / link).resolve(), name) for name, link in re.findall(r"\[`(test_\w+)`\]\(([^)]*)\)", cell)]


@cache
def rules_tests() -> dict[Test, str]:
    """The docstring of every rules test, by file and name."""
    found: dict[Test, str] = {}
    for path in sorted((ROOT / "tests" / "rules").rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.resolve(), node.name] = ast.get_docstring(node) or ""
    return found


def in_folders(*folders: str) -> dict[Test, str]:
    """The rules tests of some folders."""
    wanted = [ROOT / "tests" / "rules" / folder for folder in folders]
    return {test: text for test, text in rules_tests().items() if any(test[0].is_relative_to(path) for path in wanted)}


def cites(text: str, citation: str) -> bool:
    return re.search(rf"(?<![\w.-]){re.escape(citation)}(?![\w-]|\.\d)", text) is not None
