"""An opponent's turn under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import WORKER_PLACED
from guildhall.architects.locations.guildhall import enter
from guildhall.architects.names import GUILDHALL, MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT, SUPPLY
from guildhall.architects.solo.part import part_of

if TYPE_CHECKING:
    from guildhall.architects.solo.keeper import Keeper
    from guildhall.architects.table import Seat, Table


class OpponentTurn:
    """Who acts, what it sees, and what counts for the place at which it has just placed a Worker."""

    def __init__(self, table: Table, seat: Seat, keeper: Keeper) -> None:
        self.table = table
        self.seat = seat
        self.keeper = keeper
        self.part = part_of(table)
        self.sight = keeper.sight(table, seat)
        self.n = 0  # how many of its Workers count there, the new one included

    def arrive(self, area: int) -> None:
        """Place a Worker, with what that brings by itself."""
        seat = self.seat
        seat.workers[SUPPLY] -= 1
        seat.workers[area] += 1
        self.table.tell(WORKER_PLACED, seat.index, area)
        for observer in self.table.rules.observers:
            observer.placed(self.table, seat, area)
        self.n = self.sight.own_workers(area) + self.sight.counts_more(area)
        if area == GUILDHALL:
            self.sight.enter_guildhall()
            enter(self.table, seat)
        elif MARKET_LEFT <= area <= MARKET_RIGHT:
            sight = self.sight
            spaces = (MARKET_LEFT, MARKET_MIDDLE, MARKET_RIGHT)
            if not any(sight.is_space_free(space) for space in spaces):
                self.table.reset_due = True
        self.keeper.has_placed(self, area)
