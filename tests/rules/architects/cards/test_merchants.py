"""Merchants, Patrons and Traders: what they add to the trades of the King's Storehouse. Sheet 4.1."""

from __future__ import annotations

from builder import table
from card_tests import effects, limits, nothings

# Card, what it takes and how much, what it gives and how much.
TRADES = [
    ("merchant-1", "silver", 1, "clay", 3),
    ("merchant-2", "silver", 2, "gold", 1),
    ("merchant-3", "silver", 3, "marble", 1),
    ("merchant-4", "silver", 1, "stone", 2),
    ("merchant-5", "silver", 1, "wood", 2),
    ("patron-1", "clay", 1, "virtue", 1),
    ("patron-2", "silver", 2, "virtue", 1),
    ("patron-3", "stone", 1, "virtue", 1),
    ("patron-4", "wood", 1, "virtue", 1),
    ("trader-1", "clay", 3, "marble", 1),
    ("trader-2", "stone", 2, "marble", 1),
    ("trader-3", "wood", 2, "marble", 1),
]
COLUMNS = "card, good, price, gain, amount"


@effects(COLUMNS, TRADES)
def test_an_apprentice_trades_at_the_storehouse(card: str, good: str, price: int, gain: str, amount: int) -> None:
    t = table()
    t.red.has(**{good: price}).with_apprentices(card)
    t.play("place storehouse", f"use {card}")
    if gain == "virtue":
        assert t.red.goods == {}
        assert t.red.virtue == 7 + amount
    else:
        assert t.red.goods == {gain: amount}
        assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "blue")


@limits(COLUMNS, TRADES)
def test_the_price_must_be_paid_in_full_and_one_trade_takes_one_worker(
    card: str, good: str, price: int, gain: str, amount: int
) -> None:
    t = table()
    t.red.has(**{good: price - 1}).with_apprentices(card)
    t.play("place storehouse")
    assert not t.may(f"use {card}")
    t = table()
    t.red.has(**{good: 3 * price}).with_apprentices(card).at(storehouse=1)
    t.play("place storehouse", f"use {card}", f"use {card}")
    assert t.red.goods[good] == price, "two Workers trade twice, though a third trade could be paid"
    assert (t.red.virtue - 7 if gain == "virtue" else t.red.goods[gain]) == 2 * amount
    t.nothing_open_but("WhereToPlace", "blue")


@nothings(COLUMNS, TRADES)
def test_an_apprentice_trades_nowhere_else_and_for_nobody_else(
    card: str, good: str, price: int, gain: str, amount: int
) -> None:
    t = table()
    t.red.has(**{good: price}).with_apprentices(card).holding(blue=1)
    t.blue.has(clay=3, wood=3, stone=3, silver=3)
    t.play("place guardhouse")
    assert not t.may(f"use {card}")
    t.play("done")
    assert t.red.goods == {good: price}
    t.play("place storehouse")
    assert t.options == ["trade virtue", "trade marble", "done"]
    t.play("done")
    assert t.red.virtue == t.blue.virtue == 7


def test_trades_of_several_apprentices_and_of_the_board_mix_in_one_visit() -> None:
    t = table()
    t.red.has(clay=5, wood=1, stone=2, silver=4).with_apprentices("merchant-2", "trader-1").at(storehouse=4)
    t.play("place storehouse", "trade virtue", "pay 2 clay", "trade marble")
    t.play("use merchant-2", "use merchant-2", "use trader-1")
    assert t.red.goods == {"gold": 2, "marble": 2}
    assert t.red.virtue == 8
    t.nothing_open_but("WhereToPlace", "blue")
