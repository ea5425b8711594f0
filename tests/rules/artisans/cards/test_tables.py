"""The tables of Age of Artisans against the reference sheet's numbers, and the three tests that each card must have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import sheet
from builder import TestTable
from card_tests import shown
from guildhall import new_game
from guildhall.architects.artisans.apprentices import APPRENTICES
from guildhall.architects.artisans.boards import BOARDS
from guildhall.architects.artisans.buildings import BUILDINGS
from guildhall.architects.artisans.crafts import CRAFTS
from guildhall.architects.artisans.rows import Craft
from guildhall.architects.artisans.tools import CaptureTwo, FreeOne, GainTool, SilverForVirtue, SkillTool, VirtueFor
from guildhall.architects.cards.rows import Apprentice, Board, Building
from guildhall.architects.effects import Gain, LosesVirtue, Series, TakeDebts
from guildhall.architects.names import GOODS, SKILLS

FOLDER = Path(__file__).parent
TABLES: dict[str, tuple[Sequence[Any], dict[str, Any]]] = {
    "apprentices": (APPRENTICES, sheet.ARTISANS_APPRENTICES),
    "buildings": (BUILDINGS, sheet.ARTISANS_BUILDINGS),
    "crafts": (CRAFTS, sheet.CRAFTS),
    "boards": (BOARDS, sheet.ARTISANS_BOARDS),
}


def skills(card: Apprentice | Building) -> set[str]:
    return {SKILLS[skill] for skill in card.skills}


def amounts(effect: object) -> dict[str, int]:
    """What an effect made of gains and losses changes, in words."""
    if isinstance(effect, Series):
        both = amounts(effect.first)
        for name, amount in amounts(effect.second).items():
            both[name] = both.get(name, 0) + amount
        return both
    if isinstance(effect, LosesVirtue):
        return {"virtue": -effect.points}
    if isinstance(effect, TakeDebts):
        return {"debts": effect.count}
    assert isinstance(effect, Gain)
    named = {GOODS[good]: amount for good, amount in enumerate(effect.amounts)}
    named.update(cards=effect.cards, virtue=effect.virtue)
    return {name: amount for name, amount in named.items() if amount}


def code(tool: object) -> str:
    """The sheet's code for a Tool."""
    if isinstance(tool, VirtueFor):
        return "V>" + GOODS[tool.good][0].upper()
    if isinstance(tool, GainTool):
        ((what, amount),) = amounts(tool.gain).items()
        assert amount == 1
        return "CARD" if what == "cards" else what.upper()
    codes: dict[type, str] = {SilverForVirtue: "$>V", SkillTool: "SKILL+", FreeOne: "FREE1", CaptureTwo: "CAPTURE2"}
    return codes[type(tool)]


# Every row.


@pytest.mark.parametrize("kind", TABLES)
def test_the_tables_hold_the_sheets_cards_in_its_order(kind: str) -> None:
    rows, expected = TABLES[kind]
    assert [row.key for row in rows] == list(expected)


@pytest.mark.parametrize("card", APPRENTICES, ids=lambda card: card.key)
def test_an_apprentice_has_the_sheets_skills_and_virtue(card: Apprentice) -> None:
    ref, skill, virtue = sheet.ARTISANS_APPRENTICES[card.key]
    assert card.ref == ref
    assert skills(card) == set(skill.split())
    assert card.virtue == virtue


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.key)
def test_a_building_has_the_sheets_points_cost_skills_and_virtue(card: Building) -> None:
    ref, vp, cost, skill, virtue, kind = sheet.ARTISANS_BUILDINGS[card.key]
    assert card.ref == ref
    assert card.vp == vp
    assert tuple(card.cost) == cost
    assert card.price.goods == [*cost, 0], "and no Silver"
    assert (card.price.tax, card.price.count) == (0, 0)
    assert skills(card) == set(skill.split())
    assert card.virtue == virtue
    assert (card.built is not None) == (kind == "immediate")
    assert (card.end is not None) == (kind == "end-game")


@pytest.mark.parametrize("card", CRAFTS, ids=lambda card: card.key)
def test_a_craft_card_has_the_sheets_points_adornment_and_tool(card: Craft) -> None:
    ref, vp, adornment, tool = sheet.CRAFTS[card.key]
    assert card.ref == ref
    assert card.vp == vp
    if isinstance(adornment, dict):
        assert amounts(card.adornment) == adornment
    else:
        # What these do is shown by their own tests.
        names = {
            "reactivate": "Reactivate",
            "release or capture": "ReleaseOrCapture",
            "new apprentices": "NewApprentices",
            "free prisoners": "FreePrisoners",
        }
        assert type(card.adornment).__name__ == names[str(adornment)]
    assert code(card.tool) == tool


@pytest.mark.parametrize("card", BOARDS, ids=lambda card: card.key)
def test_a_board_has_the_sheets_beginning(card: Board) -> None:
    prison, virtue, goods, cards, debts, box = sheet.ARTISANS_BOARDS[card.key]
    held = {GOODS[good]: amount for good, amount in enumerate(card.goods) if amount}
    if card.silver:
        held["silver"] = card.silver
    assert (card.prison, card.virtue, held) == (prison, virtue, goods)
    assert (card.cards, card.debts, card.box) == (cards, debts, box)


# The sheet's totals.


def test_the_box_holds_twelve_apprentices_twelve_buildings_twenty_four_crafts_and_two_boards() -> None:
    assert [len(rows) for rows, _ in TABLES.values()] == [12, 12, 24, 2]


def test_each_skill_is_shown_five_times_on_the_apprentices() -> None:
    shown_skills = Counter(SKILLS[skill] for card in APPRENTICES for skill in card.skills)
    assert shown_skills == {"carpentry": 5, "tiling": 5, "masonry": 5}


def test_four_buildings_need_no_skill_four_one_two_two_and_two_all() -> None:
    assert Counter(len(card.skills) for card in BUILDINGS) == {0: 4, 1: 4, 2: 2, 3: 2}


def test_six_buildings_are_immediate_and_six_wait_for_the_end() -> None:
    assert sum(card.built is not None for card in BUILDINGS) == 6
    assert sum(card.end is not None for card in BUILDINGS) == 6


def test_there_are_so_many_copies_of_each_tool() -> None:
    copies = Counter(code(card.tool) for card in CRAFTS)
    assert copies == sheet.TOOL_COPIES
    assert sum(copies.values()) == 24


def test_adornments_are_worth_two_to_seven_points() -> None:
    points = [card.vp for card in CRAFTS]
    assert (min(points), max(points)) == (2, 7)
    assert round(sum(points) / len(points), 1) == 3.4


def test_two_apprentices_cost_a_virtue_and_two_give_one() -> None:
    assert Counter(card.virtue for card in APPRENTICES) == {0: 8, -1: 2, 1: 2}


# Where the numbers come from, and what is shuffled in.


def test_every_row_says_where_its_numbers_come_from_and_which_box_it_came_in() -> None:
    for kind, (rows, _) in TABLES.items():
        for row in rows:
            assert row.origin == ("rulebook" if kind == "boards" else "reconstructed"), row.key
            assert row.box == "artisans", row.key


@pytest.mark.parametrize("promo, cards", [(False, 52), (True, 55)])
def test_its_cards_are_shuffled_in(promo: bool, cards: int) -> None:
    t = TestTable(new_game("architects", players=2, seed=3, expansions=["artisans"], promo_cards=promo))
    table = t.table
    apprentices = {table.rules.apprentices[card].key for card in table.apprentice_pile + table.display}
    buildings = {table.rules.buildings[card].key for card in table.building_pile}
    assert len(table.apprentice_pile + table.display) == len(apprentices) == cards
    assert len(table.building_pile) == len(buildings) == cards
    assert set(sheet.ARTISANS_APPRENTICES) <= apprentices
    assert set(sheet.ARTISANS_BUILDINGS) <= buildings
    crafts = t.artisans.display + t.artisans.pile
    assert sorted(crafts) == list(range(24))
    assert len(t.artisans.display) == 4


def test_none_of_its_cards_is_in_a_game_without_it() -> None:
    t = TestTable(new_game("architects", players=2, seed=3))
    assert not {card.key for card in t.table.rules.apprentices} & set(sheet.ARTISANS_APPRENTICES)
    assert not {card.key for card in t.table.rules.buildings} & set(sheet.ARTISANS_BUILDINGS)
    assert not {card.key for card in t.table.rules.boards} & set(sheet.ARTISANS_BOARDS)


# Three tests for each card.


@pytest.mark.parametrize("aspect", ["effect", "limit", "nothing"])
def test_every_card_has_a_test_of_its_effect_its_limit_and_the_case_in_which_nothing_happens(aspect: str) -> None:
    halves = [f"{card.key} {half}" for card in CRAFTS for half in ("adornment", "tool")]
    cards = {*halves, *(row.key for rows in (APPRENTICES, BUILDINGS, BOARDS) for row in rows)}
    assert cards == set(sheet.ARTISANS_CARDS)
    marked = {card for card, what in shown(FOLDER) if what == aspect}
    assert marked - cards == set(), "a mark names a card that there is not"
    assert cards - marked == set(), f"without a test of {aspect}"


def test_marks_name_no_other_aspect() -> None:
    assert {aspect for _, aspect in shown(FOLDER)} == {"effect", "limit", "nothing"}
