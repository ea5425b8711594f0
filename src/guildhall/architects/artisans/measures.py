"""What of this expansion can be measured of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.counting import Adornments, Tools
from guildhall.architects.measures import SeatMeasure

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class AdornmentsNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return Adornments().of(table, seat)


class ToolsNow(SeatMeasure):
    def of(self, table: Table, seat: Seat) -> int:
        return Tools().of(table, seat)


def artisan_measures() -> list[SeatMeasure]:
    return [AdornmentsNow("adornments"), ToolsNow("tools")]
