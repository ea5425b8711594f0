"""Numbers of the rules that no card of the tables shows. rules/viscounts 0.4, 6.3, 7 and 8.7."""

from __future__ import annotations

from typing import Final

from guildhall.engine.cards import Number
from guildhall.viscounts.cards.rows import MOST_VP, Figures

MOST_PILE: Final = 30  # Debts, and Deeds, in the box
MOST_ALL: Final = 60  # points for all buildings of a type


def _vp(value: int) -> Number:
    return Number(value, -MOST_VP, MOST_VP)


def _all(first: int, second: int, third: int) -> dict[str, Number]:
    """Points for one, two and three of a type."""
    points = zip(("built_1", "built_2", "built_3"), (first, second, third), strict=True)
    return {name: Number(value, 0, MOST_ALL) for name, value in points}


def _pile(value: int) -> Number:
    return Number(value, 1, MOST_PILE)


NUMBERS: Final = [
    Figures("0.4", "workshop", _all(2, 5, 9)),
    Figures("0.4", "trading-post", _all(4, 9, 15)),
    Figures("0.4", "guildhall", _all(6, 13, 21)),
    Figures("7", "castle", {"tier_1": _vp(1), "tier_2": _vp(2), "tier_3": _vp(3), "leader": _vp(5)}),
    Figures("7", "ribbons", {"set_1": _vp(1), "set_2": _vp(4), "set_3": _vp(9), "set_4": _vp(16)}),
    Figures("8.7", "debt", {"unpaid": _vp(-2), "paid": _vp(0)}),
    Figures("8.7", "deed", {"plain": _vp(1), "flipped": _vp(3)}),
    Figures("8.7", "poverty", {"first": _vp(12), "second": _vp(8), "third": _vp(4)}),
    Figures("8.7", "prosperity", {"first": _vp(12), "second": _vp(8), "third": _vp(4)}),
    Figures("2", "debt-pile", {"players_2": _pile(12), "players_3": _pile(15), "players_4": _pile(18)}),
    Figures("2", "deed-pile", {"players_2": _pile(12), "players_3": _pile(16), "players_4": _pile(20)}),
]
