"""Steps and questions of one seat, in this game; and what the numbers of steps stand for here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.names import LARGE_CIRCLES, MARKET_LEFT, MARKET_RIGHT, PLACES
from guildhall.architects.occasions import Occasion
from guildhall.engine.meaning import OneOf, Range
from guildhall.engine.seats import AnyCountedQuestion, AnySeatQuestion, AnySeatStep

if TYPE_CHECKING:
    from guildhall.architects.table import Table

APPRENTICE: Final = OneOf("apprentice")
BUILDING: Final = OneOf("building")
PLACE: Final = Range(0, PLACES - 1)
CIRCLE: Final = Range(0, LARGE_CIRCLES - 1)
CIRCLES: Final = Range(0, 2**LARGE_CIRCLES - 1)  # as a mask
MARKET: Final = Range(MARKET_LEFT, MARKET_RIGHT)


class SeatStep(AnySeatStep["Table"]):
    """Something that happens to one seat."""

    def occasion(self, table: Table) -> Occasion:
        """What it will do to the seat. It depends on nothing that the seat cannot see."""
        return Occasion()

    def still_stands(self, table: Table) -> bool:
        """Can it still do what it was put on the agenda for? What comes first must leave that possible."""
        return True


class SeatQuestion(AnySeatQuestion["Table"]):
    """A question to one seat."""


class CountedQuestion(AnyCountedQuestion["Table"]):
    """A question to one seat about so many of something."""
