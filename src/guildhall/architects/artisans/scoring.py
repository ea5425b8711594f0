"""Points for Adornments and Tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.artisans.counting import Tools
from guildhall.architects.artisans.part import part_of
from guildhall.architects.scoring import ScoreRow

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

TOOL_POINTS: Final = [0, 1, 2, 4, 6, 9]


class AdornmentPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        part = part_of(table)
        total = 0
        for card in seat.buildings:
            craft = part.adornments[card]
            if craft >= 0:
                total += part.crafts[craft].vp
        return total


class ToolPoints(ScoreRow):
    def points(self, table: Table, seat: Seat) -> int:
        return TOOL_POINTS[min(Tools().of(table, seat), len(TOOL_POINTS) - 1)]
