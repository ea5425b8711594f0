"""Every ruling on Viscounts and every decision has a test that cites it, so has every step of a turn; and
docs/rulings.md names them truly."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"

# The numbers of the reference's rulings; those it left out are not missing here.
RULINGS = [
    f"V-{n}"
    for n in (
        1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 35, 36,
        37, 38, 39, 41, 42, 43, 44, 45, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 59, 60, 61, 62, 63, 65, 66, 67, 68, 69,
        71, 72, 73, 74, 75, 77, 78, 79, 80, 81, 83, 84, 85, 86, 87, 89, 90, 91, 92, 93, 95, 96, 97, 98, 99, 101, 102,
        103, 104, 105,
    )
]  # fmt: skip
INTERPRETATIONS = [f"V-I{n}" for n in range(1, 21)]
DECISIONS = [f"V-E{n}" for n in range(1, 15)]
STEPS = range(1, 36)

EXAMPLES = {"V-97": "test_the_worked_example"}

CITATION = r"V-[IE]?\d+"


def rules_tests() -> dict[tuple[Path, str], str]:
    """The docstring of every rules test, by file and name."""
    found: dict[tuple[Path, str], str] = {}
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.resolve(), node.name] = ast.get_docstring(node) or ""
    return found


TESTS = rules_tests()


@cache
def rows() -> dict[str, list[str]]:
    """The rows of the page's tables about this game, by their first cell."""
    found: dict[str, list[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(CITATION, cells[0]):
            assert cells[0] not in found, f"{cells[0]} has two rows"
            found[cells[0]] = cells
    return found


@cache
def step_rows() -> dict[int, list[str]]:
    """The rows of the page's table of steps."""
    found: dict[int, list[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and (step := re.fullmatch(r"step (\d+)", cells[0])):
            found[int(step[1])] = cells
    return found


def named_tests(text: str) -> list[tuple[Path, str]]:
    return [((PAGE.parent / link).resolve(), name) for name, link in re.findall(r"\[`(test_\w+)`\]\(([^)]*)\)", text)]


def cites(text: str, citation: str) -> bool:
    return re.search(rf"(?<![\w-]){citation}(?!\d)", text) is not None


def test_the_page_lists_them_all_and_no_others() -> None:
    listed = list(rows())
    assert [row for row in listed if row[2].isdigit()] == RULINGS
    assert [row for row in listed if row.startswith("V-I")] == INTERPRETATIONS
    assert [row for row in listed if row.startswith("V-E")] == DECISIONS
    assert list(step_rows()) == list(STEPS)


@pytest.mark.parametrize("citation", RULINGS + INTERPRETATIONS + DECISIONS)
def test_each_has_tests_that_cite_it_and_the_page_names_them(citation: str) -> None:
    assert any(cites(text, citation) for text in TESTS.values())
    cells = rows()[citation]
    assert all(cells)
    named = named_tests(cells[-1])
    assert named
    for test in named:
        assert cites(TESTS[test], citation), test


@pytest.mark.parametrize("step", STEPS)
def test_each_step_has_a_test_that_cites_it_and_the_page_names_one(step: int) -> None:
    assert any(cites(text, f"brief step {step}") for text in TESTS.values())
    named = named_tests(step_rows()[step][-1])
    assert named
    for test in named:
        assert cites(TESTS[test], f"brief step {step}"), test


def test_no_test_cites_what_does_not_exist() -> None:
    known = RULINGS + INTERPRETATIONS + DECISIONS
    for (_, name), text in TESTS.items():
        for citation in re.findall(rf"(?<![\w-]){CITATION}", text):
            assert citation in known, f"{name} cites {citation}"
        for step in re.findall(r"brief step (\d+)", text):
            assert int(step) in STEPS, f"{name} cites step {step}"


@pytest.mark.parametrize(("ruling", "name"), EXAMPLES.items())
def test_each_worked_example_is_a_test_of_its_name(ruling: str, name: str) -> None:
    texts = [text for (_, test), text in TESTS.items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], ruling)
