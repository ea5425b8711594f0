"""The Silversmith: gain 1 Silver, and 1 more for each own Worker here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.effects import gain_good
from guildhall.architects.locations.place import OpenPlace
from guildhall.architects.names import SILVER, SILVERSMITH

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Silversmith(OpenPlace):
    def visit(self, table: Table, seat: Seat, n: int) -> None:
        gain_good(table, seat, SILVER, n + 1)
        seat.powers.trigger(SILVERSMITH, table, seat)
