"""The tables of Viscounts against the reference sheet's numbers, and the three tests that each card must have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import viscounts_sheet as sheet
from card_tests import shown
from guildhall.viscounts.cards.manuscripts import CLERIC_BONUSES, MANUSCRIPTS
from guildhall.viscounts.cards.numbers import NUMBERS
from guildhall.viscounts.cards.player_cards import PLAYER_CARDS
from guildhall.viscounts.cards.printed import LINKS, SPOTS, WEDGES
from guildhall.viscounts.cards.rows import ClericBonus, Manuscript, PlayerCard, Printed, Scheme, Townsfolk
from guildhall.viscounts.cards.schemes import SCHEMES
from guildhall.viscounts.cards.tables import OURS
from guildhall.viscounts.cards.tokens import ACTIONS, RESOURCES, RIBBONS, TIMINGS, tokens
from guildhall.viscounts.cards.townsfolk import HEROES, NEUTRAL_TOWNSFOLK, STARTING_TOWNSFOLK

TABLES: dict[str, tuple[Sequence[Any], dict[str, Any]]] = {
    "starting": (STARTING_TOWNSFOLK, sheet.STARTING),
    "hero": (HEROES, sheet.HEROES),
    "neutral": (NEUTRAL_TOWNSFOLK, sheet.NEUTRAL),
    "player-cards": (PLAYER_CARDS, sheet.PLAYER_CARDS),
    "manuscripts": (MANUSCRIPTS, sheet.MANUSCRIPTS),
    "cleric-bonuses": (CLERIC_BONUSES, sheet.CLERIC_BONUSES),
    "schemes": (SCHEMES, sheet.SCHEMES),
    "spots": (SPOTS, sheet.SPOTS),
    "links": (LINKS, sheet.LINKS),
    "wedges": (WEDGES, sheet.WEDGES),
}
TOWNSFOLK = [*STARTING_TOWNSFOLK, *HEROES, *NEUTRAL_TOWNSFOLK]


def each(cards: Sequence[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.key)


# Every row.


@pytest.mark.parametrize("kind", TABLES)
def test_the_tables_hold_the_sheets_cards_in_its_order(kind: str) -> None:
    rows, expected = TABLES[kind]
    assert [row.key for row in rows] == list(expected)


@each(TOWNSFOLK)
def test_a_townsfolk_card_has_the_sheets_silver_icons_bonus_and_ability(card: Townsfolk) -> None:
    ref, silver, icons, bonus, timing, ability = sheet.TOWNSFOLK[card.key]
    assert card.ref == ref
    assert card.silver == silver
    assert card.icons == [icons.split().count(letter) for letter in "MBCNX"]
    assert tokens(card.bonus) == bonus
    assert TIMINGS[card.ability.timing].upper() == (timing or "NONE")
    assert card.ability.token() == (f"{timing}: {ability}" if timing in ("PLAY", "DROP") else ability)


@each(PLAYER_CARDS)
def test_a_player_card_has_the_sheets_space_goods_and_extra_step(card: PlayerCard) -> None:
    ref, space, silver, goods, extra = sheet.PLAYER_CARDS[card.key]
    assert (card.ref, card.space, card.silver) == (ref, space, silver)
    assert dict(zip(RESOURCES, card.goods)) == {"ink": 0, "gold": 0, "stone": 0, **goods}
    assert card.removes_card == (extra == "remove")
    assert tokens(card.extra) == extra.replace("remove", "")


@each(MANUSCRIPTS)
def test_a_manuscript_has_the_sheets_back_ribbon_cost_points_and_effect(card: Manuscript) -> None:
    ours = (card.ref, card.back, RIBBONS[card.ribbon], card.cost, card.vp, tokens(card.effects))
    assert ours == sheet.MANUSCRIPTS[card.key]


@each(CLERIC_BONUSES)
def test_a_cleric_bonus_has_the_sheets_ribbon_points_and_condition(card: ClericBonus) -> None:
    assert (card.ref, RIBBONS[card.ribbon], card.vp, card.needs) == sheet.CLERIC_BONUSES[card.key]


@each(SCHEMES)
def test_a_scheme_has_the_sheets_move_action_power_and_extras(card: Scheme) -> None:
    ref, deck, move, action, power, extras = sheet.SCHEMES[card.key]
    assert (card.ref, card.deck, card.move, card.power) == (ref, deck, move, power)
    assert ACTIONS[card.action].upper() == action
    assert [effect.token() for effect in card.extras] == extras.split(", ")


@each([*SPOTS, *LINKS, *WEDGES])
def test_what_is_printed_on_the_board_is_the_sheets(card: Printed) -> None:
    assert tokens(card.effects) == {**sheet.SPOTS, **sheet.LINKS, **sheet.WEDGES}[card.key]


def test_the_other_numbers_are_the_sheets() -> None:
    ours = {row.key: {name: row.get(name) for name in row.numbers} for row in NUMBERS}
    assert ours == sheet.NUMBERS


# What the sheet says about all of them together.


def test_there_are_68_neutral_townsfolk_10_heroes_and_8_starting_cards_for_each_of_four_colours() -> None:
    assert (len(NEUTRAL_TOWNSFOLK), len(HEROES), 4 * len(STARTING_TOWNSFOLK)) == (68, 10, 32)
    assert len({card.key for card in TOWNSFOLK}) == 86


def test_twenty_of_the_neutral_townsfolk_have_silver_one_29_two_and_19_three() -> None:
    assert Counter(card.silver for card in NEUTRAL_TOWNSFOLK) == {1: 20, 2: 29, 3: 19}


def test_the_neutral_townsfolk_show_24_icons_of_each_kind_and_16_criminals() -> None:
    assert [sum(card.icons[icon] for card in NEUTRAL_TOWNSFOLK) for icon in range(5)] == [24, 24, 24, 24, 16]
    assert Counter(sum(card.icons) for card in NEUTRAL_TOWNSFOLK) == {1: 24, 2: 44}


def test_sixteen_of_the_neutral_townsfolk_work_when_played_20_all_the_time_and_32_when_they_drop_off() -> None:
    timings = Counter(TIMINGS[card.ability.timing] for card in NEUTRAL_TOWNSFOLK)
    assert timings == {"play": 16, "ongoing": 20, "drop": 32}


def test_54_of_the_neutral_townsfolk_have_a_bonus_and_no_other_townsfolk_has() -> None:
    assert sum(bool(card.bonus) for card in NEUTRAL_TOWNSFOLK) == 54
    assert not any(card.bonus for card in [*HEROES, *STARTING_TOWNSFOLK])


def test_a_players_starting_cards_show_two_icons_of_each_kind_and_fifteen_silver() -> None:
    assert [sum(card.icons[icon] for card in STARTING_TOWNSFOLK) for icon in range(5)] == [2, 2, 2, 2, 2]
    assert sorted(card.silver for card in STARTING_TOWNSFOLK) == [1, 1, 1, 2, 2, 2, 3, 3]


def worth(card: PlayerCard) -> int:
    """A player card's value: silver 1, resource 2, a deed 2, a debt -2, a card removed 2."""
    extra = {"": 0, "DEED(1)": 2, "DEBT(1)": -2}[tokens(card.extra)]
    return card.silver + 2 * sum(card.goods) + extra + 2 * card.removes_card


def test_every_player_card_is_worth_eight() -> None:
    assert [worth(card) for card in PLAYER_CARDS] == [8] * 10


def test_there_is_one_player_card_for_each_outer_space() -> None:
    assert [card.space for card in PLAYER_CARDS] == list(range(1, 11))


def test_nine_manuscripts_have_a_red_ribbon_nine_a_blue_nine_a_green_and_eight_a_yellow_one() -> None:
    assert [sum(card.ribbon == ribbon for card in MANUSCRIPTS) for ribbon in range(4)] == [9, 9, 9, 8]


def test_five_manuscripts_are_grey_and_thirty_black_ones_have_their_costs() -> None:
    assert Counter(card.back for card in MANUSCRIPTS) == {"grey": 5, "black": 30}
    assert Counter(card.cost for card in MANUSCRIPTS if card.back == "black") == {3: 8, 4: 10, 5: 8, 6: 4}


@each(MANUSCRIPTS)
def test_a_manuscript_is_worth_its_cost_and_one_less_with_an_effect_unless_it_costs_six(card: Manuscript) -> None:
    assert card.vp == card.cost - (bool(card.effects) and card.cost < 6)


def test_eight_schemes_start_with_the_opponent_and_eight_come_later() -> None:
    assert Counter(card.deck for card in SCHEMES) == {"starting": 8, "future": 8}


def test_every_row_says_where_its_numbers_come_from() -> None:
    partly = {"attendant": ["silver", "icons"]}
    partly |= {card.key: ["space"] for card in PLAYER_CARDS} | {card.key: ["needs"] for card in CLERIC_BONUSES}
    for rows, _ in TABLES.values():
        for row in rows:
            assert row.origin == row.printed_origin == "reconstructed", row.key
            assert row.public == partly.get(row.key, []), row.key


def test_no_key_is_used_twice_for_one_kind_of_cards() -> None:
    for kind, rows in OURS.by_kind().items():
        assert len({row.key for row in rows}) == len(rows), kind


# Three tests for each card.

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("aspect", ["effect", "limit", "nothing"])
def test_every_card_has_a_test_of_its_effect_its_limit_and_the_case_in_which_nothing_happens(aspect: str) -> None:
    cards = {*sheet.TOWNSFOLK, *sheet.PLAYER_CARDS, *sheet.MANUSCRIPTS, *sheet.CLERIC_BONUSES, *sheet.SCHEMES}
    marked = {card for card, what in shown(FOLDER) if what == aspect}
    assert marked - cards == set(), "a mark names a card that there is not"
    assert cards - marked == set(), f"without a test of {aspect}"


def test_marks_name_no_other_aspect() -> None:
    assert {aspect for _, aspect in shown(FOLDER)} == {"effect", "limit", "nothing"}
