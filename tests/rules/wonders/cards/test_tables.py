"""The tables of Works of Wonder against the reference sheet's numbers, and the three tests that each card must have."""

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
from guildhall.architects.cards.rows import Apprentice, Board, Building, Reward
from guildhall.architects.effects import Gain, LosesVirtue, TakeDebts
from guildhall.architects.names import AREAS, GOODS, SKILLS
from guildhall.architects.wonders.apprentices import APPRENTICES
from guildhall.architects.wonders.boards import BOARDS
from guildhall.architects.wonders.buildings import BUILDINGS
from guildhall.architects.wonders.cards import CONTRIBUTIONS, WONDERS
from guildhall.architects.wonders.names import INFLUENCE_AT_START, SITES
from guildhall.architects.wonders.rewards import REWARDS
from guildhall.architects.wonders.rows import Contribution, Wonder

FOLDER = Path(__file__).parent
TABLES: dict[str, tuple[Sequence[Any], dict[str, Any]]] = {
    "apprentices": (APPRENTICES, sheet.WONDERS_APPRENTICES),
    "buildings": (BUILDINGS, sheet.WONDERS_BUILDINGS),
    "rewards": (REWARDS, sheet.WONDERS_REWARDS),
    "boards": (BOARDS, sheet.WONDERS_BOARDS),
    "wonders": (WONDERS, sheet.WONDERS),
    "contributions": (CONTRIBUTIONS, sheet.CONTRIBUTIONS),
}


def skills(card: Apprentice | Building) -> set[str]:
    return {SKILLS[skill] for skill in card.skills}


def amounts(effect: object) -> dict[str, int]:
    """What a gain or a loss changes, in words."""
    if isinstance(effect, LosesVirtue):
        return {"virtue": -effect.points}
    if isinstance(effect, TakeDebts):
        return {"debts": effect.count}
    assert isinstance(effect, Gain)
    return {name: effect.amount_of(name) for name in effect.names() if effect.amount_of(name)}


# Every row.


@pytest.mark.parametrize("kind", TABLES)
def test_the_tables_hold_the_sheets_cards_in_its_order(kind: str) -> None:
    rows, expected = TABLES[kind]
    assert [row.key for row in rows] == list(expected)


@pytest.mark.parametrize("card", APPRENTICES, ids=lambda card: card.key)
def test_an_apprentice_has_the_sheets_skills_and_virtue(card: Apprentice) -> None:
    ref, skill, virtue = sheet.WONDERS_APPRENTICES[card.key]
    assert card.ref == ref
    assert skills(card) == set(skill.split())
    assert card.virtue == virtue


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.key)
def test_a_building_has_the_sheets_points_cost_skills_and_virtue(card: Building) -> None:
    ref, vp, cost, skill, virtue, kind = sheet.WONDERS_BUILDINGS[card.key]
    assert card.ref == ref
    assert card.vp == vp
    assert tuple(card.cost) == cost
    assert card.price.goods == [*cost, 0], "and no Silver"
    assert (card.price.tax, card.price.count) == (0, 0)
    assert skills(card) == set(skill.split())
    assert card.virtue == virtue
    assert (card.built is not None) == (kind == "immediate")
    assert (card.end is not None) == (kind == "end-game")


@pytest.mark.parametrize("card", REWARDS, ids=lambda card: card.key)
def test_a_reward_has_the_sheets_gain(card: Reward) -> None:
    ref, gain = sheet.WONDERS_REWARDS[card.key]
    assert card.ref == ref
    assert amounts(card.gain) == gain


@pytest.mark.parametrize("card", BOARDS, ids=lambda card: card.key)
def test_a_board_has_the_sheets_beginning(card: Board) -> None:
    prison, virtue, goods, cards, debts, box, influence = sheet.WONDERS_BOARDS[card.key]
    held = {GOODS[good]: amount for good, amount in enumerate(card.goods) if amount}
    if card.silver:
        held["silver"] = card.silver
    assert (card.prison, card.virtue, held) == (prison, virtue, goods)
    assert (card.cards, card.debts, card.box) == (cards, debts, box)
    start: Any = card.power
    start = start.first
    assert (start.number, start.by) == (INFLUENCE_AT_START, influence)
    assert card.ref == "10.6"


@pytest.mark.parametrize("card", WONDERS, ids=lambda card: card.key)
def test_a_wonder_has_the_sheets_price_and_points(card: Wonder) -> None:
    ref, resource, influence, tax, vp = sheet.WONDERS[card.key]
    assert card.ref == ref
    assert {GOODS[card.good]: card.amount} == resource
    assert (card.influence, card.tax, card.vp) == (influence, tax, vp)
    assert card.virtue == sheet.WONDER_VIRTUE


@pytest.mark.parametrize("card", WONDERS, ids=lambda card: card.key)
def test_a_wonder_is_a_building_with_the_same_numbers(card: Wonder) -> None:
    _, resource, _, _, vp = sheet.WONDERS[card.key]
    building = card.building()
    assert {good: n for good, n in zip(GOODS, building.cost) if n} == resource
    assert (building.key, building.ref, building.vp, building.virtue) == (card.key, card.ref, vp, sheet.WONDER_VIRTUE)
    assert (list(building.skills), building.end) == ([], None)
    assert (building.origin, building.box) == ("reconstructed", "wonders")


@pytest.mark.parametrize("card", CONTRIBUTIONS, ids=lambda card: card.key)
def test_a_contribution_card_has_the_sheets_slots(card: Contribution) -> None:
    ref, slots = sheet.CONTRIBUTIONS[card.key]
    assert card.ref == ref
    assert {GOODS[good]: amounts(slot) for good, slot in enumerate(card.slots)} == slots


@pytest.mark.parametrize("card", CONTRIBUTIONS, ids=lambda card: card.key)
def test_a_consequence_card_has_the_sheets_places_penalty_and_reward(card: Contribution) -> None:
    profiteer, penalty, princess, rewards = sheet.CONSEQUENCES[card.key]
    assert (AREAS[card.profiteer], AREAS[card.princess]) == (profiteer, princess)
    assert amounts(card.penalty) == penalty
    # What these do is shown by their own tests.
    names = {
        "destroy a debt": "MayDestroyDebt",
        "hire for free": "HireFree",
        "release from boards": "FreeFromBoards",
        "one capture": "Capture",
        "release from prison": "FreePrisoners",
    }
    effects = [card.reward] if card.other_reward is None else [card.reward, card.other_reward]
    assert len(effects) == len(rewards)
    for effect, reward in zip(effects, rewards):
        if isinstance(reward, dict):
            assert amounts(effect) == reward
        else:
            assert type(effect).__name__ == names[str(reward)]


# The sheet's totals.


def test_the_box_holds_so_many_cards_of_each_kind() -> None:
    counts = {kind: len(rows) for kind, (rows, _) in TABLES.items()}
    assert counts == {
        "apprentices": 24,
        "buildings": 24,
        "rewards": 12,
        "boards": 6,
        "wonders": 5,
        "contributions": 7,
    }


def test_each_skill_is_shown_eight_times_on_the_apprentices() -> None:
    shown_skills = Counter(SKILLS[skill] for card in APPRENTICES for skill in card.skills)
    assert shown_skills == {"carpentry": 8, "tiling": 8, "masonry": 8}


def test_there_are_ten_names_over_the_twenty_four_apprentices() -> None:
    names = Counter(card.key.rpartition("-")[0] for card in APPRENTICES)
    assert names == {
        "aristocrat": 3,
        "benefactor": 2,
        "charlatan": 3,
        "chevalier": 2,
        "diplomat": 2,
        "financer": 2,
        "tinker": 2,
        "journeyman": 3,
        "racketeer": 2,
        "street-urchin": 3,
    }


def test_shady_apprentices_cost_a_virtue_and_pious_ones_give_one() -> None:
    assert Counter(card.virtue for card in APPRENTICES) == {0: 13, -1: 8, 1: 3}


def test_influence_and_tax_fall_by_one_from_wonder_to_wonder() -> None:
    assert [card.influence for card in WONDERS] == [7, 6, 5, 4, 3]
    assert [card.tax for card in WONDERS] == [5, 4, 3, 2, 1]


def test_tokens_may_stand_at_seven_places_which_is_more_than_there_are_wonders() -> None:
    assert tuple(AREAS[area] for area in SITES) == sheet.TOKEN_PLACES
    assert len(SITES) == 7 > len(WONDERS)


def test_the_three_kinds_of_penalty_are_those_of_the_sheet() -> None:
    kinds = {card.ref: next(iter(amounts(card.penalty))) for card in CONTRIBUTIONS}
    assert {ref for ref, kind in kinds.items() if kind == "debts"} == {"K1", "K4", "K7"}
    assert {ref for ref, kind in kinds.items() if kind == "virtue"} == {"K2", "K5"}
    assert {ref for ref, kind in kinds.items() if kind == "influence"} == {"K3", "K6"}


def test_no_consequence_sends_both_figures_to_one_place() -> None:
    assert all(card.princess != card.profiteer for card in CONTRIBUTIONS)


# Where the numbers come from, and what is shuffled in.


def test_every_row_says_where_its_numbers_come_from_and_which_box_it_came_in() -> None:
    for kind, (rows, _) in TABLES.items():
        for row in rows:
            assert row.origin == ("rulebook" if kind == "boards" else "reconstructed"), row.key
            assert row.box == "wonders", row.key


@pytest.mark.parametrize("expansions, column", [(["wonders"], 0), (["artisans", "wonders"], 1)])
@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("promo", [False, True])
def test_its_cards_are_shuffled_in(expansions: list[str], column: int, players: int, promo: bool) -> None:
    t = TestTable(new_game("architects", players=players, seed=3, expansions=expansions, promo_cards=promo))
    table = t.table
    more = 3 if promo else 0
    apprentices = [table.rules.apprentices[card].key for card in table.apprentice_pile + table.display]
    buildings = [table.rules.buildings[card].key for card in table.building_pile]
    rewards = [table.rules.rewards[card].key for card in table.reward_pile]
    sizes = {kind: piles[column] for kind, piles in sheet.WONDERS_PILES.items()}
    assert len(apprentices) == len(set(apprentices)) == sizes["apprentices"] + more
    assert len(buildings) == len(set(buildings)) == sizes["buildings"] + more
    assert len(rewards) == len(set(rewards)) == sizes["rewards"], "all of them, however many play"
    assert set(sheet.WONDERS_APPRENTICES) <= set(apprentices)
    assert set(sheet.WONDERS_BUILDINGS) <= set(buildings)
    assert set(rewards) == {*sheet.REWARDS, *sheet.WONDERS_REWARDS}
    assert not set(buildings) & set(sheet.WONDERS), "Wonders lie on the table"
    assert len(table.display) == 10
    assert len(t.wonders.contributions) == 6 and len(t.wonders.consequences) == 1
    assert sorted(t.wonders.contributions + t.wonders.consequences) == list(range(7))


@pytest.mark.parametrize("expansions", [[], ["artisans"]])
def test_none_of_its_cards_is_in_a_game_without_it(expansions: list[str]) -> None:
    t = TestTable(new_game("architects", players=2, seed=3, expansions=expansions))
    assert not {card.key for card in t.table.rules.apprentices} & set(sheet.WONDERS_APPRENTICES)
    assert not {card.key for card in t.table.rules.buildings} & {*sheet.WONDERS_BUILDINGS, *sheet.WONDERS}
    assert not {card.key for card in t.table.rules.rewards} & set(sheet.WONDERS_REWARDS)
    assert not {card.key for card in t.table.rules.boards} & set(sheet.WONDERS_BOARDS)


# Three tests for each card.


def cards_to_test() -> set[str]:
    """From the tables of the package, so that a card that the sheet's copy lacks cannot be forgotten."""
    found = {row.key for rows in (APPRENTICES, BUILDINGS, REWARDS, BOARDS, WONDERS) for row in rows}
    for card in CONTRIBUTIONS:
        found |= {f"{card.key} {GOODS[good]}" for good in range(len(card.slots))}
        found.add(f"{card.key} profiteer")
        if card.other_reward is None:
            found.add(f"{card.key} princess")
        else:
            found |= {f"{card.key} princess left", f"{card.key} princess right"}
    return found


def test_there_are_thirty_five_slots_and_sixteen_sides_of_consequences_to_test() -> None:
    assert len(sheet.SLOT_CARDS) == 35
    assert len(sheet.PROFITEER_CARDS) + len(sheet.PRINCESS_CARDS) == 7 + 9
    assert len(cards_to_test()) == 24 + 24 + 12 + 6 + 5 + 35 + 16


@pytest.mark.parametrize("aspect", ["effect", "limit", "nothing"])
def test_every_card_has_a_test_of_its_effect_its_limit_and_the_case_in_which_nothing_happens(aspect: str) -> None:
    cards = cards_to_test()
    assert cards == set(sheet.WONDERS_CARDS)
    marked = {card for card, what in shown(FOLDER) if what == aspect}
    assert marked - cards == set(), "a mark names a card that there is not"
    assert cards - marked == set(), f"without a test of {aspect}"


def test_marks_name_no_other_aspect() -> None:
    assert {aspect for _, aspect in shown(FOLDER)} == {"effect", "limit", "nothing"}
