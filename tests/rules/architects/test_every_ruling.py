"""Every ruling has a test that cites it, every decision one that pins it, and docs/rulings.md names them truly."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"

# The numbers of the reference's rulings; those it left out are not missing here.
RULINGS = [
    1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 35, 36, 37,
    38, 39, 41, 42, 43, 44, 45, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 71, 72,
    73, 74, 75, 77, 78, 79, 80, 81, 83, 84, 85, 86, 87, 89, 90, 91, 92, 93, 95, 96, 97, 98, 99, 101, 102, 103,
]  # fmt: skip

# Conflicts between sources, what no source says, and what we decided ourselves.
DECISIONS = [f"K{n}" for n in range(1, 23)] + [f"U{n}" for n in range(1, 10)] + [f"D{n}" for n in range(1, 30)]


def rules_tests() -> dict[tuple[Path, str], str]:
    """The docstring of every rules test, the expansions' too, by file and name."""
    found: dict[tuple[Path, str], str] = {}
    for path in sorted(HERE.parent.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.resolve(), node.name] = ast.get_docstring(node) or ""
    return found


TESTS = rules_tests()


def rows(first_cell: str) -> dict[str, list[str]]:
    """The rows of the page's tables whose first cell looks like that, by that cell."""
    found: dict[str, list[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(first_cell, cells[0]):
            assert cells[0] not in found, f"{cells[0]} has two rows"
            found[cells[0]] = cells
    return found


def named_tests(text: str) -> list[tuple[Path, str]]:
    """The tests that a piece of the page names and links to."""
    return [((PAGE.parent / link).resolve(), name) for name, link in re.findall(r"\[`(test_\w+)`\]\(([^)]*)\)", text)]


def cites(text: str, citation: str) -> bool:
    return re.search(rf"\b{citation}\b", text) is not None


@pytest.mark.parametrize("number", RULINGS)
def test_every_ruling_has_a_test_that_cites_it(number: int) -> None:
    assert any(cites(text, f"ruling {number}") for text in TESTS.values())


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    for (_, name), text in TESTS.items():
        for number in re.findall(r"\bruling (\d+)", text):
            assert int(number) in RULINGS, name


@pytest.mark.parametrize("number", RULINGS)
def test_the_page_names_for_each_ruling_the_tests_that_cite_it(number: int) -> None:
    named = named_tests(rows(r"\d+")[str(number)][-1])
    assert named
    for test in named:
        assert cites(TESTS[test], f"ruling {number}"), test


def test_the_page_lists_the_rulings_and_no_others() -> None:
    assert [int(cell) for cell in rows(r"\d+")] == RULINGS


def test_the_page_lists_the_decisions_and_no_others() -> None:
    assert list(rows(r"[KUD]\d+")) == DECISIONS


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_has_a_test_that_pins_it(decision: str) -> None:
    cells = rows(r"[KUD]\d+")[decision]
    assert len(cells) == 6 and all(cells), "id, question, what we do, why, source, test"
    named = named_tests(cells[-1])
    assert named
    for test in named:
        assert cites(TESTS[test], decision), test


def test_every_test_that_the_page_names_exists_where_it_says() -> None:
    text = PAGE.read_text(encoding="utf-8")
    linked = named_tests(text)
    assert [name for _, name in linked] == re.findall(r"`(test_\w+)`", text), "a test without a link"
    assert [test for test in linked if test not in TESTS] == []
