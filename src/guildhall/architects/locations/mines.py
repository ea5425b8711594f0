"""The Mines: either 1 Clay and 1 more for each own Worker here, or 1 Gold for each full two. Never some of both."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.effects import gain_good
from guildhall.architects.locations.place import OpenPlace
from guildhall.architects.names import CLAY, GOLD, MINES
from guildhall.architects.steps import SeatQuestion
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Mines(OpenPlace):
    def visit(self, table: Table, seat: Seat, n: int) -> None:
        table.push(ClayOrGold(seat.index, n))


class ClayOrGold(SeatQuestion):
    """Do you dig for Clay or for Gold?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, n: int) -> None:
        super().__init__(index)
        self.n = n

    def args(self) -> list[int]:
        return [self.index, self.n]

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        return [words.mine_clay, words.mine_gold] if self.n >= 2 else [words.mine_clay]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if answer == table.rules.words.mine_gold:
            gain_good(table, seat, GOLD, self.n // 2)
        else:
            gain_good(table, seat, CLAY, self.n + 1)
        seat.powers.trigger(MINES, table, seat)

    def prompt(self, table: Table) -> Message:
        return Message("ask-clay-or-gold", {"clay": self.n + 1, "gold": self.n // 2})
