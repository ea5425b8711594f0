"""The powers of Works of Wonder's opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.effects import gain_good
from guildhall.architects.names import MARBLE, SILVER, STOREHOUSE
from guildhall.architects.solo.capturing import capture_largest
from guildhall.architects.solo.events import BECAUSE, NOBODY_TO_CAPTURE
from guildhall.architects.solo.names import BY_POWER
from guildhall.architects.solo.powers import Power
from guildhall.architects.solo.sight import largest_group
from guildhall.architects.wonders.influence import gain_influence
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.opponent_turn import OpponentTurn
    from guildhall.architects.table import Seat, Table


class CheaperWonders(Power):
    def marble_less(self) -> int:
        return 2

    def message(self) -> Message:
        return Message("power-cheaper-wonders", {"number": 2})


class MarbleForPrisoners(Power):
    def imprisoned(self, table: Table, seat: Seat) -> None:
        table.tell(BECAUSE, seat.index, BY_POWER)
        gain_good(table, seat, MARBLE, 1)

    def message(self) -> Message:
        return Message("power-marble-for-prisoners", {"number": 1})


class NoLossAtMarket(Power):
    def market_virtue_less(self) -> int:
        return 1

    def message(self) -> Message:
        return Message("power-no-loss-at-market")


class CaptureForBuilding(Power):
    def built(self, turn: OpponentTurn) -> None:
        turn.table.tell(BECAUSE, turn.seat.index, BY_POWER)
        if not largest_group(turn.sight):
            turn.table.tell(NOBODY_TO_CAPTURE, turn.seat.index)
        capture_largest(turn, 1)

    def message(self) -> Message:
        return Message("power-capture-for-building")


class InfluenceAtStorehouse(Power):
    def placed(self, turn: OpponentTurn, area: int) -> None:
        if area == STOREHOUSE:
            turn.table.tell(BECAUSE, turn.seat.index, BY_POWER)
            gain_influence(turn.table, turn.seat, 1)

    def message(self) -> Message:
        return Message("power-influence-at-storehouse", {"number": 1})


class GainInReset(Power):
    def reset(self, table: Table, seat: Seat) -> None:
        table.tell(BECAUSE, seat.index, BY_POWER)
        gain_influence(table, seat, 1)
        gain_good(table, seat, SILVER, 2)

    def message(self) -> Message:
        return Message("power-gain-in-reset", {"influence": 1, "silver": 2})
