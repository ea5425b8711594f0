"""The tables of Viscounts against `tests/data/viscounts`, row by row; and the three tests that each card, spot, link
and wedge must have."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import viscounts_sheet as sheet
from card_tests import shown
from guildhall.viscounts.cards.manuscripts import CLERIC_BONUSES, MANUSCRIPTS, PRINTED_MANUSCRIPTS
from guildhall.viscounts.cards.numbers import NUMBERS
from guildhall.viscounts.cards.player_cards import PLAYER_CARDS
from guildhall.viscounts.cards.printed import EXCHANGES, LINKS, SPOTS, WEDGES
from guildhall.viscounts.cards.rows import (
    ClericBonus,
    Exchange,
    Link,
    Manuscript,
    PlayerCard,
    Scheme,
    Spot,
    Townsfolk,
    Wedge,
)
from guildhall.viscounts.cards.schemes import SCHEMES
from guildhall.viscounts.cards.tables import OURS
from guildhall.viscounts.cards.tokens import ability_token, read_effect
from guildhall.viscounts.cards.townsfolk import HEROES, NEUTRAL_TOWNSFOLK, PRINTED_TOWNSFOLK, STARTING_TOWNSFOLK
from guildhall.viscounts.effects import Effect
from guildhall.viscounts.names import RIBBONS, SEGMENTS
from guildhall.viscounts.names import SPOTS as SPOT_NAMES

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
}
TOWNSFOLK = [*STARTING_TOWNSFOLK, *HEROES, *NEUTRAL_TOWNSFOLK]
# A photograph of the printed thing is as good as the thing.
ORIGINS = {"rulebook": "rulebook", "photo": "verified", "public": "public", "reconstructed": "reconstructed"}
INFERRED = "strongman"  # the list leaves its bonus blank


def each(cards: Sequence[Any]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.key)


def token(effect: Effect) -> str:
    """An effect as the data write it; nothing is empty."""
    return "" if effect.token() == "none" else effect.token()


# Every row.


@pytest.mark.parametrize("kind", TABLES)
def test_the_tables_hold_the_datas_cards_in_their_order(kind: str) -> None:
    rows, expected = TABLES[kind]
    assert [row.key for row in rows] == list(expected)


@each(TOWNSFOLK)
def test_a_townsfolk_card_has_its_silver_icons_bonus_and_ability(card: Townsfolk) -> None:
    row = sheet.TOWNSFOLK[card.key]
    assert (card.ref, card.silver) == (row.ref, row.silver)
    assert card.icons == [row.icons.split().count(letter) for letter in "MBCNX"]
    assert token(card.bonus) == row.bonus
    ability = f"{row.timing}: {row.ability}" if row.timing in ("PLAY", "DROP") else row.ability
    assert ability_token(card.ability) == ability


@each(PLAYER_CARDS)
def test_a_player_card_has_its_space_goods_and_extra_step(card: PlayerCard) -> None:
    row = sheet.PLAYER_CARDS[card.key]
    assert (card.ref, f"O{card.space}", card.silver, card.deeds, card.debts) == (
        row.ref, row.space, row.silver, row.deeds, row.debts,
    )  # fmt: skip
    assert (card.resources.token(), card.extra.token()) == (row.resources, row.extra)


@each(MANUSCRIPTS)
def test_a_manuscript_has_its_back_ribbon_cost_and_effect(card: Manuscript) -> None:
    row = sheet.MANUSCRIPTS[card.key]
    ours = (card.ref, RIBBONS[card.ribbon], card.cost, card.effect.token(), card.back)
    assert ours == (row.ref, row.ribbon, row.cost, row.effect, row.back)
    assert row.timing == ("END" if row.effect.startswith("END_VP") else "NOW")


@each(CLERIC_BONUSES)
def test_a_cleric_bonus_has_its_icons_three_points_and_needs_three(card: ClericBonus) -> None:
    ref, icons = sheet.CLERIC_BONUSES[card.key]
    assert (card.ref, card.vp, card.needs) == (ref, 3, 3)
    assert f"{RIBBONS[card.ribbon]}-bonus" == card.key
    assert card.icons == [icons.split().count(letter) for letter in "MBCNX"]


@each(SCHEMES)
def test_a_scheme_has_its_icons_lines_move_and_options(card: Scheme) -> None:
    row = sheet.SCHEMES[card.key]
    assert (card.ref, card.deck, card.move) == (row.ref, row.deck, row.move)
    assert card.icons == [row.icons.split().count(letter) for letter in "MBCNX"]
    assert (token(card.line_1), token(card.line_2)) == (row.line1, row.line2)
    assert [option.token() for option in card.options] == row.options


@each(SPOTS)
def test_a_spot_has_its_effect(card: Spot) -> None:
    row = sheet.SPOTS[card.key]
    assert (card.side, SPOT_NAMES[card.spot], card.effect.token()) == (row.side, row.spot, row.effect)


@each(LINKS)
def test_a_link_has_its_ends_and_its_effect(card: Link) -> None:
    row = sheet.LINKS[card.key]
    to = "next" if card.end < 0 else SPOT_NAMES[card.end]
    assert (card.side, SPOT_NAMES[card.start], to, card.effect.token()) == (row.side, row.spot, row.to, row.effect)


@each(EXCHANGES)
def test_an_exchange_has_its_price_and_its_gain(card: Exchange) -> None:
    assert (card.icons, card.effect.token()) == sheet.EXCHANGES[f"O{card.space}"]


def test_there_is_an_exchange_for_each_outer_space() -> None:
    assert [card.space for card in EXCHANGES] == list(range(1, 11))


@each(WEDGES)
def test_a_wedge_has_its_effect(card: Wedge) -> None:
    assert card.effect.token() == sheet.WEDGES["tier-3" if card.ref == "K0" else card.key]


def test_there_are_five_wedges_and_the_room_on_top() -> None:
    assert [card.ref for card in WEDGES] == ["K1", "K2", "K3", "K4", "K5", "K0"]


@pytest.mark.parametrize("place", range(5))
def test_what_is_printed_under_the_piles(place: int) -> None:
    segment = "ABCDE"[place]
    card, tile = PRINTED_TOWNSFOLK[place], PRINTED_MANUSCRIPTS[place]
    silver, icons, bonus = sheet.PRINTED_TOWNSFOLK[segment]
    assert (card.key, card.ref, card.silver, card.bonus.token()) == (
        f"printed-{segment.lower()}", f"PT{segment}", silver, bonus,
    )  # fmt: skip
    assert card.icons == [icons.split().count(letter) for letter in "MBCNX"]
    assert ability_token(card.ability) == ""
    assert (tile.key, tile.ref) == (f"printed-{segment.lower()}", f"PM{segment}")
    assert (tile.cost, tile.effect.token()) == sheet.PRINTED_MANUSCRIPTS[segment]


def test_the_other_numbers() -> None:
    """rules/viscounts 0.4."""
    assert {row.key: {name: row.get(name) for name in row.numbers} for row in NUMBERS} == {
        "workshop": {"built_1": 2, "built_2": 5, "built_3": 9},
        "trading-post": {"built_1": 4, "built_2": 9, "built_3": 15},
        "guildhall": {"built_1": 6, "built_2": 13, "built_3": 21},
        "castle": {"tier_1": 1, "tier_2": 2, "tier_3": 3, "leader": 5},
        "ribbons": {"set_1": 1, "set_2": 4, "set_3": 9, "set_4": 16},
        "debt": {"unpaid": -2, "paid": 0},
        "deed": {"plain": 1, "flipped": 3},
        "poverty": {"first": 12, "second": 8, "third": 4},
        "prosperity": {"first": 12, "second": 8, "third": 4},
        "debt-pile": {"players_2": 12, "players_3": 15, "players_4": 18},
        "deed-pile": {"players_2": 12, "players_3": 16, "players_4": 20},
    }


EFFECTS = sorted(
    {text for rows in (sheet.SPOTS, sheet.LINKS, sheet.MANUSCRIPTS) for text in (row.effect for row in rows.values())}
    | {row.ability.rpartition(": ")[2] for row in sheet.TOWNSFOLK.values() if row.timing in ("PLAY", "DROP")}
)


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_reads_itself_back(text: str) -> None:
    assert read_effect(text).token() == text


# Where they come from.


@each([card for rows, expected in TABLES.values() for card in rows if hasattr(next(iter(expected.values())), "origin")])
def test_every_row_says_where_its_numbers_come_from(card: Any) -> None:
    row: Any = next(expected[card.key] for rows, expected in TABLES.values() if card in rows)
    if card.key == INFERRED:
        assert (card.origin, sorted(card.public)) == ("reconstructed", ["ability", "icons", "silver"])
    else:
        assert card.origin == card.printed_origin == ORIGINS[row.origin]


@each([*EXCHANGES, *PRINTED_TOWNSFOLK, *PRINTED_MANUSCRIPTS, *WEDGES])
def test_what_is_printed_on_the_board_says_where_it_comes_from(card: Any) -> None:
    ref = f"O{card.space}" if isinstance(card, Exchange) else card.ref
    (row,) = [row for row in sheet.rows("spots_links") if row["id"] == ref]
    assert card.origin == card.printed_origin == ORIGINS[row["origin"]]


@pytest.mark.parametrize("row", sheet.rows("spots_links"), ids=lambda row: f"{row['side']} {row['id']}")
def test_each_row_stands_on_the_side_and_segment_that_its_place_belongs_to(row: sheet.Row) -> None:
    """The data say it twice: a space's number and its segment, a thing's kind and its side."""
    assert row["side"] in (("small", "large") if row["kind"] in ("spot", "link") else ("both",))
    place = row["space"]  # such as O10, IA, or the spot 10a
    if number := re.search(r"\d+", place):
        assert row["segment"] == SEGMENTS[(int(number[0]) - 1) // 2]
    elif place.startswith("I"):
        assert row["segment"] == place[1]
    elif row["kind"].startswith("printed"):
        assert row["segment"] == row["id"][-1]


def test_the_lookout_is_as_listed_with_its_doubt() -> None:
    """VD7: PLAY, though its siblings (Defender, Disciple, Watchman) have DROP; it comes from the public list."""
    lookout = sheet.NEUTRAL["lookout"]
    assert (lookout.timing, lookout.ability, lookout.origin) == ("PLAY", "HIRE_FREE / DESTROY", "public")
    assert "doubtful" in lookout.evidence
    for sibling in ("defender", "disciple", "watchman"):
        assert (sheet.NEUTRAL[sibling].timing, sheet.NEUTRAL[sibling].ability) == ("DROP", lookout.ability)
    (card,) = [card for card in NEUTRAL_TOWNSFOLK if card.key == "lookout"]
    assert ability_token(card.ability) == "PLAY: HIRE_FREE / DESTROY"
    assert card.origin == "public"


# What holds for all of them together.


def test_there_are_68_neutral_townsfolk_10_heroes_and_8_starting_cards_for_each_of_four_colours() -> None:
    assert (len(NEUTRAL_TOWNSFOLK), len(HEROES), 4 * len(STARTING_TOWNSFOLK)) == (68, 10, 32)
    assert len({card.key for card in TOWNSFOLK}) == 86


def test_eighteen_of_the_neutral_townsfolk_have_silver_one_28_two_and_22_three() -> None:
    assert Counter(card.silver for card in NEUTRAL_TOWNSFOLK) == {1: 18, 2: 28, 3: 22}


def test_the_neutral_townsfolk_show_44_merchants_15_of_each_other_icon_and_21_criminals() -> None:
    assert [sum(card.icons[icon] for card in NEUTRAL_TOWNSFOLK) for icon in range(5)] == [44, 15, 15, 15, 21]


def test_twenty_of_the_neutral_townsfolk_work_when_played_29_all_the_time_and_19_when_they_drop_off() -> None:
    assert Counter(sheet.NEUTRAL[card.key].timing for card in NEUTRAL_TOWNSFOLK) == {
        "PLAY": 20, "ONGOING": 29, "DROP": 19,
    }  # fmt: skip


def test_every_neutral_townsfolk_has_a_bonus_and_no_other_has() -> None:
    assert Counter(card.bonus.token() for card in NEUTRAL_TOWNSFOLK) == {
        "VIR(1)": 19, "DISCARD": 18, "COR(1)": 10, "REARRANGE": 10, "SHUFFLE": 8, "DEBT(1)": 3,
    }  # fmt: skip
    assert {card.bonus.token() for card in [*HEROES, *STARTING_TOWNSFOLK]} == {"none"}


def test_a_players_starting_cards_show_six_merchants_one_of_each_other_icon_and_fourteen_silver() -> None:
    assert [sum(card.icons[icon] for card in STARTING_TOWNSFOLK) for icon in range(5)] == [6, 1, 1, 1, 1]
    assert sorted(card.silver for card in STARTING_TOWNSFOLK) == [1, 1, 1, 2, 2, 2, 2, 3]


def test_there_is_one_player_card_for_each_outer_space() -> None:
    assert [card.space for card in PLAYER_CARDS] == list(range(1, 11))


def test_nine_manuscripts_have_a_grey_ribbon_nine_a_black_nine_a_blue_and_eight_a_yellow_one() -> None:
    assert [sum(card.ribbon == ribbon for card in MANUSCRIPTS) for ribbon in range(4)] == [9, 9, 9, 8]


def test_five_manuscripts_have_a_grey_back_and_thirty_a_black_one() -> None:
    assert Counter(card.back for card in MANUSCRIPTS) == {"grey": 5, "black": 30}


def test_eight_schemes_start_with_the_opponent_and_eight_come_later() -> None:
    assert Counter(card.deck for card in SCHEMES) == {"starting": 8, "future": 8}


def test_no_key_is_used_twice_for_one_kind_of_cards() -> None:
    for kind, rows in OURS.by_kind().items():
        assert len({row.key for row in rows}) == len(rows), kind


# Three tests for each card, spot, link and wedge.

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("aspect", ["effect", "limit", "nothing"])
def test_every_card_has_a_test_of_its_effect_its_limit_and_the_case_in_which_nothing_happens(aspect: str) -> None:
    cards = {*sheet.TOWNSFOLK, *sheet.PLAYER_CARDS, *sheet.MANUSCRIPTS, *sheet.CLERIC_BONUSES, *sheet.SCHEMES}
    cards |= {*sheet.SPOTS, *sheet.LINKS, *(key for key in sheet.WEDGES if key != "tier-3")}
    marked = {card for card, what in shown(FOLDER) if what == aspect}
    assert marked - cards == set(), "a mark names a card that there is not"
    assert cards - marked == set(), f"without a test of {aspect}"


def test_marks_name_no_other_aspect() -> None:
    assert {aspect for _, aspect in shown(FOLDER)} == {"effect", "limit", "nothing"}
