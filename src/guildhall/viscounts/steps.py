"""Steps and questions of one seat, in this game; and what the numbers of steps stand for here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.meaning import OneOf, Range
from guildhall.engine.message import Message
from guildhall.engine.seats import AnyCountedQuestion, AnySeatQuestion, AnySeatStep
from guildhall.viscounts.constants import MOST_PAID, TRACK_END
from guildhall.viscounts.names import ACTIONS, BUILDINGS, GOODS, NOT_BUILT, PIECES, SECTIONS, SEGMENTS, SPOTS, message

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

SCHEME: Final = OneOf("scheme")
LINK: Final = OneOf("link")
EFFECT: Final = OneOf("effect")
EFFECT_OR_NONE: Final = OneOf("effect", or_none=True)
MANUSCRIPT: Final = OneOf("manuscript")
SPOT: Final = Range(0, len(SPOTS) - 1)
SECTION: Final = Range(0, SECTIONS - 1)
RING_POSITION: Final = Range(0, len(SEGMENTS) - 1)
SEGMENT: Final = RING_POSITION
ON_TRACK: Final = Range(0, TRACK_END)
TRIGGER: Final = Range(0, 6)
ACTION: Final = Range(0, len(ACTIONS) - 1)
BUILDING: Final = Range(0, len(BUILDINGS) - 1)
PIECE: Final = Range(0, len(PIECES) - 1)
LACKING: Final = Range(1, MOST_PAID)
GOOD: Final = Range(0, len(GOODS) - 1)
NUMBER: Final = Range(1, 9)
SLOT_MASK: Final = Range(0, 7)


class SeatStep(AnySeatStep["Table"]):
    """Something that happens to one seat."""


class SeatQuestion(AnySeatQuestion["Table"]):
    """A question to one seat."""

    def prompt(self, table: Table) -> Message:
        return because(table, self.index, self.asks(table))

    def asks(self, table: Table) -> Message:
        """What is asked, without the reason for it."""
        return own(super().prompt(table))


class CountedQuestion(AnyCountedQuestion["Table"]):
    """A question to one seat about so many of something."""

    def prompt(self, table: Table) -> Message:
        return because(table, self.index, self.asks(table))

    def asks(self, table: Table) -> Message:
        return own(super().prompt(table))


def own(plain: Message) -> Message:
    """The messages of this game begin with its key."""
    return Message("viscounts-" + plain.name, plain.args)


def because(table: Table, index: int, asked: Message) -> Message:
    """Who is asked in another's turn is told why."""
    if index == table.active or table.debts_above == NOT_BUILT:
        return asked
    names = [step.name() for step in table.agenda]
    if "ResetMarkers" in names:
        cause = "collision"
    elif table.settling:
        cause = "castle"
    else:
        cause = "arrival" if "WhichAction" in names or "FollowOptions" in names else "link"
    seat = Message(f"seat-{table.rules.seat_keys[table.active]}")
    return message("ask-because", {"cause": message(f"cause-{cause}", {"seat": seat}), "question": asked})
