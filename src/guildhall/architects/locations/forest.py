"""The Forest: gain 1 Wood for each own Worker here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.effects import gain_good
from guildhall.architects.locations.place import OpenPlace
from guildhall.architects.names import FOREST, WOOD

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Forest(OpenPlace):
    def visit(self, table: Table, seat: Seat, n: int) -> None:
        gain_good(table, seat, WOOD, n)
        seat.powers.trigger(FOREST, table, seat)
