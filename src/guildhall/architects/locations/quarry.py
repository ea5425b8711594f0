"""The Quarry: gain 1 Stone for each own Worker here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.effects import gain_good
from guildhall.architects.locations.place import OpenPlace
from guildhall.architects.names import QUARRY, STONE

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Quarry(OpenPlace):
    def visit(self, table: Table, seat: Seat, n: int) -> None:
        gain_good(table, seat, STONE, n)
        seat.powers.trigger(QUARRY, table, seat)
