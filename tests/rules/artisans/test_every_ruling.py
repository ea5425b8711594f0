"""Every ruling and interpretation of Age of Artisans has a test that cites it, and docs/rulings.md names them truly."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SOLO = HERE.parent / "solo"  # where this book's rulings on the solo game are tested
PAGE = HERE.parents[2] / "docs" / "rulings.md"

# The numbers of the reference's rulings; those it left out are not missing here.
RULINGS = [
    f"R{n:02}"
    for n in (
        1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 35, 36,
        37, 38, 39, 41, 42, 43, 44, 45, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 59, 60,
    )
]  # fmt: skip
INTERPRETATIONS = [f"I-{n:02}" for n in range(1, 20)]
DECISIONS = [f"E{n}" for n in range(1, 16)]

EXAMPLES = {
    "R14": "test_the_3_clay_adornment",
    "R27": "test_the_debt_collectors_silver_that_pays_its_own_debt",
    "R30": "test_the_squire_and_the_prisoner",
    "R32": "test_the_antagonist_and_the_card",
    "R33": "test_the_strongman_and_the_capture",
    "R35": "test_the_conspirator_and_the_silver",
    "R37": "test_the_abbot_with_three_more_skills",
    "R38": "test_the_abbot_with_three_more_skills_at_the_end",
    "R43": "test_the_artisan_at_the_forest",
    "R44": "test_the_artisan_at_the_tax_stand",
}


def rules_tests() -> dict[tuple[Path, str], str]:
    """The docstring of every rules test, by file and name."""
    found: dict[tuple[Path, str], str] = {}
    for path in sorted([*HERE.rglob("test_*.py"), *SOLO.glob("test_*.py")]):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.resolve(), node.name] = ast.get_docstring(node) or ""
    return found


TESTS = rules_tests()


def rows() -> dict[str, list[str]]:
    """The rows of the page's tables about this expansion, by their first cell."""
    found: dict[str, list[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(r"R\d+|I-\d+|E\d+", cells[0]):
            assert cells[0] not in found, f"{cells[0]} has two rows"
            found[cells[0]] = cells
    return found


def named_tests(text: str) -> list[tuple[Path, str]]:
    return [((PAGE.parent / link).resolve(), name) for name, link in re.findall(r"\[`(test_\w+)`\]\(([^)]*)\)", text)]


def cites(text: str, citation: str) -> bool:
    return re.search(rf"(?<![\w-]){citation}(?!\d)", text) is not None


def test_the_page_lists_them_all_and_no_others() -> None:
    listed = list(rows())
    assert [row for row in listed if row.startswith("R")] == RULINGS
    assert [row for row in listed if row.startswith("I")] == INTERPRETATIONS
    assert [row for row in listed if row.startswith("E")] == DECISIONS


@pytest.mark.parametrize("citation", RULINGS + INTERPRETATIONS + DECISIONS)
def test_each_has_tests_that_cite_it_and_the_page_names_them(citation: str) -> None:
    assert any(cites(text, citation) for text in TESTS.values())
    cells = rows()[citation]
    assert all(cells)
    named = named_tests(cells[-1])
    assert named
    for test in named:
        assert cites(TESTS[test], citation), test


def test_no_test_cites_what_does_not_exist() -> None:
    known = RULINGS + INTERPRETATIONS + DECISIONS
    for (_, name), text in TESTS.items():
        for citation in re.findall(r"(?<![\w-])(?:R\d+|I-\d+|E\d+)", text):
            assert citation in known, f"{name} cites {citation}"


@pytest.mark.parametrize(("ruling", "name"), EXAMPLES.items())
def test_each_worked_example_is_a_test_of_its_name(ruling: str, name: str) -> None:
    texts = [text for (_, test), text in TESTS.items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], ruling)
