"""What of this expansion can be measured of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.measures import SeatMeasure
from guildhall.architects.wonders.part import part_of

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class InfluenceNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return part_of(table).influence[seat.index]


def wonder_measures() -> list[SeatMeasure]:
    return [InfluenceNow("influence", followed=True)]
