"""Every ruling and rule of Works of Wonder has a test that cites it, and docs/rulings.md names them truly."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"

# The numbers of the reference's rulings; those it left out are not missing here.
RULINGS = [
    f"W-{n}"
    for n in (
        1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 29, 30, 31, 32, 33, 35, 36,
        37, 38, 39, 41, 42, 43, 44, 45, 47, 48, 49, 50, 51, 53, 54, 55, 56, 57, 91, 92, 93, 95, 96, 97, 98, 99, 101,
        102, 103, 104, 105,
    )
]  # fmt: skip
SOLO = [
    f"W-{n}"
    for n in (
        59, 60, 61, 62, 63, 65, 66, 67, 68, 69, 71, 72, 73, 74, 75, 77, 78, 79, 80, 81, 83, 84, 85, 86, 87, 89, 90,
    )
]  # fmt: skip
RULES = [
    *(f"W-2.{n}" for n in range(1, 7)),
    *(f"W-I{n}" for n in range(1, 17)),
    *(f"W-F{n}" for n in range(1, 11)),
    *(f"W-5.{n}" for n in range(1, 10)),
    *(f"W-S{n}" for n in range(12)),
    *(f"W-6.{n}" for n in (3, 4, 5, 7, 10)),
    *(f"W-7.1{letter}" for letter in "abcdef"),
    *(f"W-7.2{letter}" for letter in "abcd"),
    "W-7.3",
    *(f"W-8.{n}" for n in range(1, 6)),
    *(f"W-10.3{letter}" for letter in "abcd"),
    *(f"W-10.4{letter}" for letter in "abcdef"),
    *(f"W-10.6{letter}" for letter in "abcdefgh"),
]
DECISIONS = [f"W-E{n}" for n in range(1, 18)]

EXAMPLES = {
    "W-1": "test_red_moves_from_4_to_5_and_draws_a_card",
    "W-8": "test_the_middle_of_the_black_market_for_influence_only",
    "W-9": "test_the_merchant_trades_twice_for_one_loss_of_influence",
    "W-24": "test_the_card_with_clay_stone_and_gold_takes_marble_for_two_influence_and_a_reward",
    "W-38": "test_clay_and_wood_go_to_their_wonders",
    "W-45": "test_the_stone_wonder_with_three_stone_on_it",
}

CITATION = r"W-[A-Z]?\d+(?:\.\d+)?[a-h]?"


def rules_tests() -> dict[tuple[Path, str], str]:
    """The docstring of every rules test, by file and name."""
    found: dict[tuple[Path, str], str] = {}
    for path in sorted([*HERE.rglob("test_*.py"), *(HERE.parent / "solo").glob("test_*.py")]):
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
        if line.startswith("|") and re.fullmatch(CITATION, cells[0]):
            assert cells[0] not in found, f"{cells[0]} has two rows"
            found[cells[0]] = cells
    return found


def named_tests(text: str) -> list[tuple[Path, str]]:
    return [((PAGE.parent / link).resolve(), name) for name, link in re.findall(r"\[`(test_\w+)`\]\(([^)]*)\)", text)]


def cites(text: str, citation: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(citation)}(?!\.?\w)", text) is not None


def test_the_page_lists_them_all_and_no_others() -> None:
    assert sorted(rows()) == sorted(RULINGS + SOLO + RULES + DECISIONS)


@pytest.mark.parametrize("citation", RULINGS + SOLO + RULES + DECISIONS)
def test_each_has_tests_that_cite_it_and_the_page_names_them(citation: str) -> None:
    assert any(cites(text, citation) for text in TESTS.values())
    cells = rows()[citation]
    assert all(cells)
    named = named_tests(cells[-1])
    assert named
    for test in named:
        assert cites(TESTS[test], citation), test


def test_no_test_cites_what_does_not_exist() -> None:
    for (_, name), text in TESTS.items():
        for citation in re.findall(rf"(?<![\w-]){CITATION}", text):
            assert citation in RULINGS + SOLO + RULES + DECISIONS, f"{name} cites {citation}"


@pytest.mark.parametrize(("ruling", "name"), EXAMPLES.items())
def test_each_worked_example_is_a_test_of_its_name(ruling: str, name: str) -> None:
    texts = [text for (_, test), text in TESTS.items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], ruling)
