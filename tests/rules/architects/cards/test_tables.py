"""The tables of cards against the reference sheet's numbers, and the three tests that each card must have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import sheet
from builder import TestTable, table
from card_tests import shown
from guildhall import new_game
from guildhall.architects.cards.apprentices import APPRENTICES
from guildhall.architects.cards.boards import BOARDS
from guildhall.architects.cards.buildings import BUILDINGS
from guildhall.architects.cards.markets import MARKETS
from guildhall.architects.cards.rewards import REWARDS
from guildhall.architects.cards.rows import Apprentice, Board, Building, Market, Reward
from guildhall.architects.names import GOODS, SKILLS

TABLES: dict[str, tuple[Sequence[Any], dict[str, Any]]] = {
    "apprentices": (APPRENTICES, sheet.APPRENTICES),
    "buildings": (BUILDINGS, sheet.BUILDINGS),
    "rewards": (REWARDS, sheet.REWARDS),
    "markets": (MARKETS, sheet.MARKETS),
    "boards": (BOARDS, sheet.BOARDS),
}


def amounts(gain: Any) -> dict[str, int]:
    """What a gain brings, in words."""
    goods = {GOODS[good]: amount for good, amount in enumerate(gain.amounts) if amount}
    return {
        **goods,
        **({"cards": gain.cards} if gain.cards else {}),
        **({"virtue": gain.virtue} if gain.virtue else {}),
    }


def skills(card: Apprentice | Building) -> set[str]:
    return {SKILLS[skill] for skill in card.skills}


# Every row.


@pytest.mark.parametrize("kind", TABLES)
def test_the_tables_hold_the_sheets_cards_in_its_order(kind: str) -> None:
    rows, expected = TABLES[kind]
    assert [row.key for row in rows] == list(expected)


@pytest.mark.parametrize("card", APPRENTICES, ids=lambda card: card.key)
def test_an_apprentice_has_the_sheets_skill_and_virtue(card: Apprentice) -> None:
    ref, skill, virtue = sheet.APPRENTICES[card.key]
    assert card.ref == ref
    assert skills(card) == set(skill.split())
    assert card.virtue == virtue


@pytest.mark.parametrize("card", BUILDINGS, ids=lambda card: card.key)
def test_a_building_has_the_sheets_points_cost_skills_and_virtue(card: Building) -> None:
    ref, vp, cost, skill, virtue, kind = sheet.BUILDINGS[card.key]
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
    assert amounts(card.gain) == sheet.REWARDS[card.key]


@pytest.mark.parametrize("card", MARKETS, ids=lambda card: card.key)
def test_a_black_market_card_has_the_sheets_faces(card: Market) -> None:
    assert (amounts(card.small), amounts(card.large)) == sheet.MARKETS[card.key]


@pytest.mark.parametrize("card", BOARDS, ids=lambda card: card.key)
def test_a_board_has_the_sheets_beginning(card: Board) -> None:
    prison, virtue, goods, cards, debts, box = sheet.BOARDS[card.key]
    held = {GOODS[good]: amount for good, amount in enumerate(card.goods) if amount}
    if card.silver:
        held["silver"] = card.silver
    assert (card.prison, card.virtue, held, card.cards, card.debts, card.box) == (
        prison,
        virtue,
        goods,
        cards,
        debts,
        box,
    )


# The sheet's totals.


def base(rows: Sequence[Any]) -> list[Any]:
    return [row for row in rows if row.box == "base"]


def test_the_box_holds_forty_apprentices_forty_buildings_eleven_rewards_ten_market_cards_and_five_boards() -> None:
    assert [len(base(rows)) for rows, _ in TABLES.values()] == [40, 40, 11, 10, 5]
    assert [len(rows) for rows, _ in TABLES.values()] == [43, 43, 11, 10, 13]


def test_fourteen_apprentices_show_each_skill() -> None:
    shown = Counter(skill for card in base(APPRENTICES) for skill in skills(card))
    assert shown == {"carpentry": 14, "tiling": 14, "masonry": 14}


def test_there_are_so_many_apprentices_of_each_name() -> None:
    names = Counter(card.key.rstrip("0123456789-") for card in base(APPRENTICES))
    assert names == {
        "acolyte": 3,
        "conspirator": 2,
        "debt-collector": 3,
        "gatekeeper": 1,
        "illusionist": 1,
        "jeweller": 2,
        "labourer": 1,
        "merchant": 5,
        "miner": 2,
        "patron": 4,
        "pickpocket": 1,
        "squire": 3,
        "stonecutter": 2,
        "swindler": 3,
        "thief": 1,
        "trader": 3,
        "trickster": 1,
        "woodcutter": 2,
    }


def test_nineteen_buildings_are_immediate_and_twenty_one_wait_for_the_end() -> None:
    assert sum(card.built is not None for card in base(BUILDINGS)) == 19
    assert sum(card.end is not None for card in base(BUILDINGS)) == 21


def test_thirteen_buildings_need_no_skill_thirteen_one_seven_two_and_seven_all() -> None:
    assert Counter(len(card.skills) for card in base(BUILDINGS)) == {0: 13, 1: 13, 2: 7, 3: 7}


def test_the_buildings_print_279_points() -> None:
    assert sum(card.vp for card in base(BUILDINGS)) == 279


def test_the_ten_base_and_promo_boards_start_with_every_virtue_from_two_to_eleven() -> None:
    assert sorted(card.virtue for card in BOARDS if card.box in ("base", "promo")) == list(range(2, 12))


# The Cathedral and the Virtue track, by what they do.


@pytest.mark.parametrize("level", range(6))
def test_a_level_of_the_cathedral_has_its_points(level: int) -> None:
    t = table()
    t.red.on_level(level)
    t.finish()
    assert t.red.score["cathedral"] == sheet.CATHEDRAL_VP[level]


@pytest.mark.parametrize("level, price", [
    (1, {"gold": 1}),
    (2, {"stone": 4}), (2, {"wood": 4}), (2, {"wood": 1, "stone": 3}),
    (3, {"marble": 1}),
    (4, {"stone": 8}), (4, {"wood": 8}), (4, {"wood": 5, "stone": 3}),
    (5, {"gold": 2, "marble": 2}),
])  # fmt: skip
def test_a_level_of_the_cathedral_has_its_price_and_not_one_good_less(level: int, price: dict[str, int]) -> None:
    t = table()
    t.red.on_level(level - 1).with_hand("castle")
    t.reward_on_top("reward-5")
    for good, amount in price.items():
        t.red.has(**{**price, good: amount - 1})
        assert not t.may("place guildhall")
    t.red.has(**price)
    t.advance()
    assert t.red.cathedral == level
    assert t.red.goods == {}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_level_of_the_cathedral_has_its_number_of_spots(level: int) -> None:
    t = table(players=5)
    t.red.on_level(level - 1).with_hand("castle").has(gold=2, marble=2, wood=8)
    others = [t.blue, t.green, t.yellow, t.purple]
    for seat in others[: sheet.CATHEDRAL_SPOTS[level] - 1]:
        seat.on_level(level)
    assert t.may("place guildhall")
    others[sheet.CATHEDRAL_SPOTS[level] - 1].on_level(level)
    assert not t.may("place guildhall")


@pytest.mark.parametrize("virtue", range(15))
def test_the_virtue_track_has_its_points(virtue: int) -> None:
    t = table()
    t.red.with_virtue(virtue)
    t.finish()
    assert t.red.score["virtue"] == sheet.VIRTUE_VP[virtue]
    assert t.red.score["total"] == sheet.VIRTUE_VP[virtue]


# Where the numbers come from, and what is shuffled in.


def test_every_row_says_where_its_numbers_come_from() -> None:
    unknown = {"emma", "judith", "merovech"}
    for rows, _ in TABLES.values():
        for row in rows:
            assert row.origin == ("unknown" if row.key in unknown else "verified"), row.key


def test_every_row_says_which_box_it_came_in() -> None:
    promo = {*sheet.PROMO_CARDS, "bertha", "clovis", "fara", "hugo", "lothaire"}
    for rows, _ in TABLES.values():
        for row in rows:
            box = "unknown" if row.key in ("emma", "judith", "merovech") else "promo" if row.key in promo else "base"
            assert row.box == box, row.key


@pytest.mark.parametrize("promo", [False, True])
def test_promo_cards_are_shuffled_in_only_when_asked_for(promo: bool) -> None:
    options: dict[str, Any] = {"promo_cards": True} if promo else {}
    t = TestTable(new_game("architects", players=2, seed=3, **options))
    apprentices = {APPRENTICES[card].key for card in t.table.apprentice_pile + t.table.display}
    in_packs = [card for pack in t.table.packs for card in pack]
    buildings = {BUILDINGS[card].key for card in t.table.building_pile + in_packs}
    assert len(apprentices) == len(t.table.apprentice_pile + t.table.display) == (43 if promo else 40)
    assert len(buildings) == len(t.table.building_pile + in_packs) == (43 if promo else 40)
    assert (apprentices | buildings) & set(sheet.PROMO_CARDS) == (set(sheet.PROMO_CARDS) if promo else set())


# Three tests for each card.


FOLDER = Path(__file__).parent


@pytest.mark.parametrize("aspect", ["effect", "limit", "nothing"])
def test_every_card_has_a_test_of_its_effect_its_limit_and_the_case_in_which_nothing_happens(aspect: str) -> None:
    cards = {row.key for rows, _ in TABLES.values() for row in rows} | set(sheet.DEBTS)
    assert cards == set(sheet.ALL_CARDS)
    marked = {card for card, what in shown(FOLDER) if what == aspect}
    assert marked - cards == set(), "a mark names a card that there is not"
    assert cards - marked == set(), f"without a test of {aspect}"


def test_marks_name_no_other_aspect() -> None:
    assert {aspect for _, aspect in shown(FOLDER)} == {"effect", "limit", "nothing"}
