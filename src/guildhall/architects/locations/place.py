"""A place on the board where a Worker can be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import WORKER_PLACED
from guildhall.architects.names import SUPPLY
from guildhall.architects.workers import strength

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Place:
    """Each place has a file of its own, named after it."""

    def __init__(self, area: int) -> None:
        self.area = area  # its number in `names.AREAS`
        self.word = -1  # the answer that places a Worker here; set by the rules that have this place

    def is_open_to(self, table: Table, seat: Seat, n: int) -> bool:
        """May this player place a Worker here now? Their Workers here would then count as `n`."""
        return True

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        """A Worker has been placed; the player's Workers here now count as `n`."""
        raise AssertionError("a place says what happens there")

    def receive(self, table: Table, seat: Seat) -> None:
        """Place a Worker from the supply here and resolve the visit."""
        seat.workers[SUPPLY] -= 1
        seat.workers[self.area] += 1
        table.tell(WORKER_PLACED, seat.index, self.area)
        for observer in table.rules.observers:
            observer.placed(table, seat, self.area)
        self.visit(table, seat, strength(seat, self.area))
