"""Every decision about the solo game has a test that cites it, and docs/rulings.md names them truly. The rulings of the
rulebooks on it are looked after where the other ones of the same book are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"
DECISIONS = [f"S{n}" for n in range(1, 16)]

# The worked examples of the solo chapters, by the ruling that each is in.
EXAMPLES = {
    "W-61": "test_two_prisoners_send_it_to_the_guardhouse_and_one_to_the_black_market",
    "W-67": "test_the_wood_wonder_for_six_influence_and_four_marble",
    "W-68": "test_without_a_wonder_a_level_of_the_cathedral_or_four_marble",
    "W-69": "test_of_several_wonders_the_one_at_the_marker_then_to_the_right",
    "W-72": "test_three_captures_silversmith_mines_town_centre",
    "W-73": "test_one_capture_takes_eight_workers_of_two_players",
    "W-75": "test_four_actions_at_the_guardhouse",
    "W-89": "test_its_worked_score",
    "ruling 103": "test_helenas_worked_score",
}


def solo_tests() -> dict[tuple[Path, str], str]:
    """The docstring of every test in this folder, by file and name."""
    found: dict[tuple[Path, str], str] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[path.resolve(), node.name] = ast.get_docstring(node) or ""
    return found


TESTS = solo_tests()


def rows() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and re.fullmatch(r"S\d+", cells[0]):
            assert cells[0] not in found, f"{cells[0]} has two rows"
            found[cells[0]] = cells
    return found


def cites(text: str, citation: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(citation)}(?!\.?\d)", text) is not None


def test_the_page_lists_the_decisions_and_no_others() -> None:
    assert list(rows()) == DECISIONS


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_decision_has_tests_that_cite_it_and_the_page_names_them(decision: str) -> None:
    cells = rows()[decision]
    assert len(cells) == 6 and all(cells), "id, question, what we do, why, source, test"
    named = [(PAGE.parent / link).resolve() for link in re.findall(r"\]\(([^)]*)\)", cells[-1])]
    names = re.findall(r"`(test_\w+)`", cells[-1])
    assert names
    for test in zip(named, names):
        assert cites(TESTS[test], decision), test


def test_no_test_cites_a_decision_that_does_not_exist() -> None:
    for (_, name), text in TESTS.items():
        for citation in re.findall(r"(?<![\w-])S\d+", text):
            assert citation in DECISIONS, f"{name} cites {citation}"


@pytest.mark.parametrize(("ruling", "name"), EXAMPLES.items())
def test_each_worked_example_is_a_test_of_its_name(ruling: str, name: str) -> None:
    texts = [text for (_, test), text in TESTS.items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], ruling)
