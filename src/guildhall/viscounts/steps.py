"""Steps and questions of one seat, in this game; and what the numbers of steps stand for here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.meaning import OneOf, Range
from guildhall.engine.message import Message
from guildhall.engine.seats import AnyCountedQuestion, AnySeatQuestion, AnySeatStep
from guildhall.viscounts.cards.tokens import DISMISS, MOST, ON_COLLISION
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.names import SECTIONS, SPOTS

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

SCHEME: Final = OneOf("scheme")
LINK: Final = OneOf("link")
SPOT: Final = Range(0, len(SPOTS) - 1)
SECTION: Final = Range(0, SECTIONS - 1)
ON_TRACK: Final = Range(0, TRACK_END)
TRIGGER: Final = Range(0, ON_COLLISION)
EFFECT: Final = Range(0, DISMISS - 1)
NUMBER: Final = Range(1, MOST)
DONE: Final = Range(0, MOST)


class SeatStep(AnySeatStep["Table"]):
    """Something that happens to one seat."""


class SeatQuestion(AnySeatQuestion["Table"]):
    """A question to one seat."""

    def prompt(self, table: Table) -> Message:
        return own(super().prompt(table))


class CountedQuestion(AnyCountedQuestion["Table"]):
    """A question to one seat about so many of something."""

    def prompt(self, table: Table) -> Message:
        return own(super().prompt(table))


def own(plain: Message) -> Message:
    """The messages of this game begin with its key."""
    return Message("viscounts-" + plain.name, plain.args)
