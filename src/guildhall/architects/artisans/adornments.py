"""What Adornments do that no card of the base game does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.answers import CHOOSE_CAPTURE, CHOOSE_RELEASE
from guildhall.architects.effects import Capture, Effect, FreeFromBoards
from guildhall.architects.hiring import HireForFree, clear_space, fill_display
from guildhall.architects.locations.guildhall import ImmediateEffect
from guildhall.architects.steps import SeatQuestion
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Reactivate(Effect):
    """The immediate effect of the adorned Building happens again; not its points, nor its Virtue."""

    def begin(self, table: Table, seat: Seat, card: int) -> None:
        if card >= 0:
            table.push(ImmediateEffect(seat.index, card))

    def message(self) -> Message:
        return Message("reactivate")


class ReleaseOrCapture(Effect):
    """All own Workers come home from other boards, or one capture is made; both free."""

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(WhetherToRelease(seat.index))

    def message(self) -> Message:
        return Message("either-effect", {"first": FreeFromBoards().message(), "second": Capture(1).message()})


class WhetherToRelease(SeatQuestion):
    """Do your Workers come home, or do you make a capture?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = table.rules.words
        options: list[int] = []
        if FreeFromBoards().is_possible(table, seat):
            options.append(words.choose[CHOOSE_RELEASE])
        if Capture(1).is_possible(table, seat):
            options.append(words.choose[CHOOSE_CAPTURE])
        return options if options else [words.done]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        words = table.rules.words
        if answer == words.choose[CHOOSE_RELEASE]:
            FreeFromBoards().apply(table, seat)
        elif answer == words.choose[CHOOSE_CAPTURE]:
            Capture(1).apply(table, seat)


class NewApprentices(Effect):
    """All face-up Apprentices leave with the Silver on them, new ones come, and one of those is hired for free."""

    def apply(self, table: Table, seat: Seat) -> None:
        for space in range(len(table.display)):
            clear_space(table, space)
        fill_display(table)
        table.push(HireForFree(seat.index))

    def message(self) -> Message:
        return Message("new-apprentices")
