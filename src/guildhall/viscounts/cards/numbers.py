"""Numbers of the rules that no card of the tables shows. rules/viscounts 0.4, 3.8, 7 and 8.7."""

from __future__ import annotations

from typing import Final

from guildhall.engine.cards import Number
from guildhall.viscounts.cards.rows import MOST_VP, Figures

MOST_PILE: Final = 30  # Debts, and Deeds, in the box


def _vp(value: int) -> Number:
    return Number(value, -MOST_VP, MOST_VP)


def _pile(value: int) -> Number:
    return Number(value, 1, MOST_PILE)


NUMBERS: Final = [
    Figures("3.8", "workshop", {"vp": _vp(2)}),
    Figures("3.8", "trading-post", {"vp": _vp(3)}),
    Figures("3.8", "guildhall", {"vp": _vp(5)}),
    Figures("7", "castle", {"tier_1": _vp(1), "tier_2": _vp(2), "tier_3": _vp(5), "leader": _vp(5)}),
    Figures("8.7", "debt", {"unpaid": _vp(-2), "paid": _vp(0)}, public=["unpaid"]),
    Figures("8.7", "deed", {"plain": _vp(1), "flipped": _vp(3)}, origin="public"),
    Figures("8.7", "poverty", {"first": _vp(7), "second": _vp(3)}),
    Figures("8.7", "prosperity", {"first": _vp(7), "second": _vp(3)}),
    Figures("2", "kingdom-pile", {"players_2": _pile(8), "players_3": _pile(11), "players_4": _pile(14)}),
]
