"""The power of an opponent's board. Those of the base game have none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.opponent_turn import OpponentTurn
    from guildhall.architects.table import Seat, Table


class Power:
    """Each method does nothing until it is overridden."""

    def marble_less(self) -> int:
        """By how much a Wonder costs less Marble."""
        return 0

    def market_virtue_less(self) -> int:
        """How much less Virtue the Black Market costs."""
        return 0

    def placed(self, turn: OpponentTurn, area: int) -> None:
        """A Worker has been placed."""

    def imprisoned(self, table: Table, seat: Seat) -> None:
        """Captured Workers have been sent to Prison."""

    def built(self, turn: OpponentTurn) -> None:
        """A Wonder has been built, or a level of the Cathedral."""

    def reset(self, table: Table, seat: Seat) -> None:
        """A Black Market Reset has come to its abilities."""

    def message(self) -> Message:
        raise AssertionError("a power describes itself")
