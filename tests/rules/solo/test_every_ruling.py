"""Every decision about the solo game has a test that cites it, and docs/rulings.md names them truly. The rulings of the
rulebooks on it are looked after where the other ones of the same book are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rulings.md"
DECISIONS = [f"S{n}" for n in range(1, 17)]

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


# The icons of the Scheme Cards; their clauses are looked after beside their tests.
ICONS = ("FOCUS", "PRINCESS", "CATHEDRAL", "FUTURE", "NEXT", "TAKE_TAX", "REMOVE", "CONTRIBUTE", "ADORNMENT")

# What becomes of what it cannot keep, pay or choose: the chapter that says so, and the tests.
CONVERSIONS = {
    "Silver": ("9.4", "test_silver_is_spaces"),
    "the end of the track": ("9.4", "test_the_marker_goes_round_for_a_marble"),
    "Gold": ("9.4", "test_gold_is_marble"),
    "an Apprentice": ("9.4", "test_an_apprentice_is_two_spaces"),
    "a Debt to destroy": ("9.4", "test_a_debt_to_destroy_or_two_spaces"),
    "Virtue above 14": ("9.4", "test_virtue_above_14_destroys_debts_or_is_two_spaces"),
    "no Future Scheme": ("9.4", "test_with_no_future_scheme_left_it_gains_a_space_for_each"),
    "a Reward": ("9.4", "test_a_reward_is_a_virtue"),
    "Influence at 12": ("9.4", "test_influence_above_the_end_is_a_virtue"),
    "a Building card": ("9.4", "test_silver_and_building_cards_of_a_contribution"),
    "a contribution": ("9.4", "test_a_filled_slot_leads_to_the_next_one"),
    "substitutions": ("9.4", "test_it_never_gives_up_influence_for_virtue"),
    "two rewards": ("9.4", "test_of_two_rewards_it_takes_the_left_one_if_it_can"),
    "goods of Constantine and Helena": ("10.1", "test_it_keeps_marble_and_nothing_else"),
    "captives of Constantine and Helena": ("10.1", "test_captives_are_sold_for_one_marble_in_all"),
    "a Reward of Constantine and Helena": ("S4", "test_a_level_of_the_cathedral_brings_virtue"),
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


@pytest.mark.parametrize("icon", ICONS)
def test_each_icon_of_the_scheme_cards_has_a_test_that_cites_it(icon: str) -> None:
    assert any(cites(text, f"9.10, {icon}") for text in TESTS.values())


@pytest.mark.parametrize(("chapter", "name"), CONVERSIONS.values(), ids=list(CONVERSIONS))
def test_each_conversion_has_a_test_that_cites_its_chapter(chapter: str, name: str) -> None:
    texts = [text for (_, test), text in TESTS.items() if test == name]
    assert len(texts) == 1
    assert cites(texts[0], chapter)
