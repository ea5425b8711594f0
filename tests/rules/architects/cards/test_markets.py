"""The Black Market cards, both faces of each. Sheet 6.2."""

from __future__ import annotations

from builder import TestTable, table
from card_tests import effects, limits, nothings
from sheet import MARKETS

ROWS = [(card, small, large) for card, (small, large) in MARKETS.items()]
COLUMNS = "card, small, large"


def small_offer(card: str, silver: int) -> TestTable:
    t = table()
    t.small_market(card)
    t.red.has(silver=silver)
    return t


def large_offer(card: str, silver: int) -> TestTable:
    t = table()
    t.large_market(card)
    t.red.has(silver=silver)
    return t


@effects(COLUMNS, ROWS)
def test_the_left_space_gives_the_small_face_and_the_right_space_the_large_one(
    card: str, small: dict[str, int], large: dict[str, int]
) -> None:
    t = small_offer(card, 1)
    t.play("place market-left")
    assert t.red.goods == small
    assert t.red.virtue == 6
    t = large_offer(card, 3)
    t.play("place market-right")
    assert t.red.goods == large
    assert t.red.virtue == 6


@limits(COLUMNS, ROWS)
def test_the_small_face_costs_one_silver_the_large_one_three_and_the_card_stays(
    card: str, small: dict[str, int], large: dict[str, int]
) -> None:
    t = small_offer(card, 0)
    assert not t.may("place market-left")
    t.red.has(silver=1)
    t.play("place market-left")
    t.red.at(market_left=0)
    t.blue.has(silver=1)
    t.play("place market-left")
    assert t.blue.goods == small
    t = large_offer(card, 2)
    assert not t.may("place market-right")
    t.red.has(silver=3)
    t.play("place market-right")
    t.red.at(market_right=0)
    t.blue.has(silver=3)
    t.play("place market-right")
    assert t.blue.goods == large


@nothings(COLUMNS, ROWS)
def test_the_card_gives_nothing_in_the_middle_or_at_virtue_ten_or_once_it_is_turned(
    card: str, small: dict[str, int], large: dict[str, int]
) -> None:
    t = small_offer(card, 3)
    t.red.with_virtue(10)
    assert not t.may("place market-left")
    t.red.with_virtue(7)
    t.play("place market-middle", "look at plans")
    t.play(t.options[0])
    assert t.red.goods == {"silver": 1}
    assert t.blue.goods == {}
    t = small_offer(card, 3)
    t.table.small_pile = t.table.small_pile[-1:]
    t.reset()
    t.play("place market-left")
    assert t.red.goods == {"silver": 2, "marble": 1, "gold": 1}, "turned over, it leaves what is printed on the board"
    t.blue.has(silver=3)
    t.play("place market-right")
    assert t.blue.goods == large


def test_until_the_first_reset_the_right_space_gives_what_is_printed_there() -> None:
    t = table()
    t.red.has(silver=3)
    t.play("place market-right")
    assert t.red.goods == {"marble": 2, "stone": 1, "wood": 1}
