"""The six player boards of this expansion. rules/wonders 10.6."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.architects.cards.rows import Board
from guildhall.architects.effects import Gain
from guildhall.architects.names import (
    ADVANCED,
    APPRENTICE_GAINED,
    BUILT,
    CATHEDRAL_AT_ANY_VIRTUE,
    MARKET_AT_ANY_VIRTUE,
    VIRTUE_FELL,
)
from guildhall.architects.powers import Ability, Both, Change, When
from guildhall.architects.wonders.influence import Favour
from guildhall.architects.wonders.names import (
    INFLUENCE_AT_START,
    PRINCESS_COUNTS,
    SILVER_AT_PROFITEER,
    SILVER_FOR_INFLUENCE,
    TOP_INFLUENCE,
)
from guildhall.engine.cards import Number


class StartsAt(Change):
    """Where the marker starts. Every board says so, also at 0, so that the owner of a box can correct it."""

    def __init__(self, influence: int) -> None:
        super().__init__(INFLUENCE_AT_START, influence, "influence-at-start", sized=True)

    def numbers(self) -> dict[str, Number]:
        return {self._name(): Number(self.by, 0, TOP_INFLUENCE, alone=True)}

    def with_numbers(self, numbers: dict[str, int]) -> StartsAt:
        return StartsAt(numbers.get(self._name(), self.by))


def _row(
    key: str,
    prison: int,
    silver: int,
    virtue: int,
    influence: int,
    power: Ability,
    goods: Sequence[int] = (0, 0, 0, 0, 0),
    cards: int = 0,
    debts: int = 0,
) -> Board:
    return Board(
        "10.6",
        key,
        prison=prison,
        silver=silver,
        virtue=virtue,
        goods=goods,
        cards=cards,
        debts=debts,
        power=Both(StartsAt(influence), power),
        origin="rulebook",
        box="wonders",
    )


BOARDS: Final = [
    _row("arnulf", 3, 4, 6, 0, Change(PRINCESS_COUNTS, name="princess-counts"), goods=(3, 0, 0, 0, 0)),
    _row("charles", 0, 3, 8, 3, Change(SILVER_AT_PROFITEER, 1, "silver-at-profiteer", sized=True),
         goods=(0, 2, 0, 0, 0)),
    _row("clotilde", 0, 0, 13, 1, When(VIRTUE_FELL, Gain(clay=1)), debts=1),
    _row("isabette", 5, 7, 4, 2, When(APPRENTICE_GAINED, Gain(marble=1)), cards=1),
    _row("louis", 13, 11, 2, 2,
         Both(Change(SILVER_FOR_INFLUENCE, name="silver-for-influence"), Change(CATHEDRAL_AT_ANY_VIRTUE)),
         goods=(0, 0, 0, 1, 0)),
    _row("zesiro", 0, 2, 10, 1,
         Both(When(BUILT, Favour(1)), Both(When(ADVANCED, Favour(1)), Change(MARKET_AT_ANY_VIRTUE))),
         goods=(0, 0, 2, 0, 0)),
]  # fmt: skip
