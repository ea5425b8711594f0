"""Transcribe: Clerics and ink take the manuscript beside the viscount. rules/viscounts 5.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.constants import FREE_COSTS
from guildhall.viscounts.doing import do_now
from guildhall.viscounts.events import BONUS_TAKEN, MANUSCRIPT_SHOWN, READ, TRANSCRIBED
from guildhall.viscounts.icons import icons_for, lacks_icons, most_from_goods, pay_icons
from guildhall.viscounts.names import NO_CARD, NOBODY, SEGMENTS, TRANSCRIBE, message, segment_of
from guildhall.viscounts.steps import SEGMENT, SeatQuestion, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def manuscript_at(table: Table, segment: int) -> int:
    """The top one of the pile, or what is printed under it."""
    card = table.top_manuscript(segment)
    return table.rules.printed_manuscripts[segment] if card == NO_CARD else card


def offer_manuscript(table: Table, seat: Seat, options: list[int]) -> None:
    card = manuscript_at(table, segment_of(seat.space))
    cost = table.rules.manuscripts[card].cost
    if cost <= icons_for(table, seat, TRANSCRIBE, table.dismissed) + most_from_goods(table, seat, TRANSCRIBE):
        options.append(table.rules.words.transcribe[card])


def why_not_transcribed(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from taking this manuscript; None if nothing does."""
    card = table.rules.vocabulary.a[answer]
    if card != manuscript_at(table, segment_of(seat.space)):
        return message("why-not-beside")
    return lacks_icons(table, seat, TRANSCRIBE, table.rules.manuscripts[card].cost)


def transcribe(table: Table, seat: Seat) -> None:
    segment = segment_of(seat.space)
    table.push(Collect(seat.index, segment))
    pay_icons(table, seat, TRANSCRIBE, table.rules.manuscripts[manuscript_at(table, segment)].cost)


class Collect(SeatStep):
    """The top manuscript of a segment."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SEGMENT)

    def __init__(self, index: int, segment: int) -> None:
        super().__init__(index)
        self.segment = segment

    def args(self) -> list[int]:
        return [self.index, self.segment]

    def resolve(self, table: Table) -> None:
        collect(table, table.seats[self.index], self.segment)


def collect(table: Table, seat: Seat, segment: int) -> None:
    """Its ribbon counts and its effect happens. What is printed under a pile has an effect only."""
    rules = table.rules
    card = table.top_manuscript(segment)
    if card == NO_CARD:
        card = rules.printed_manuscripts[segment]
        table.tell(READ, seat.index, card)
    else:
        seat.manuscripts.append(card)
        table.tell(TRANSCRIBED, seat.index, card)
        table.left[len(SEGMENTS) + segment] -= 1
        shown = table.top_manuscript(segment)
        if shown != NO_CARD:
            table.reveals += 1
            table.tell(MANUSCRIPT_SHOWN, NOBODY, shown, segment)
        _check_bonus(table, seat, rules.manuscripts[card].ribbon)
    do_now(table, seat.index, rules.manuscript_effects[card])


def _check_bonus(table: Table, seat: Seat, ribbon: int) -> None:
    """The first with enough of a ribbon has its bonus card for good."""
    if table.bonuses[ribbon] != NOBODY:
        return
    rules = table.rules
    count = 0
    for card in seat.manuscripts:
        if rules.manuscripts[card].ribbon == ribbon:
            count += 1
    if count >= rules.cleric_bonuses[ribbon].needs:
        table.bonuses[ribbon] = seat.index
        table.tell(BONUS_TAKEN, seat.index, ribbon)
        seat.count_lasting(table)


def free_manuscripts(table: Table) -> list[int]:
    """Those on top of a pile that may be taken free."""
    found: list[int] = []
    for segment in range(len(SEGMENTS)):
        card = table.top_manuscript(segment)
        if card != NO_CARD and table.rules.manuscripts[card].cost in FREE_COSTS:
            found.append(card)
    return found


class TakeManuscript(SeatQuestion):
    """Which manuscript that costs 3 or 4 do you take for nothing? Not a Transcribe action."""

    def complaint(self, table: Table) -> str:
        return "" if free_manuscripts(table) else "there is no manuscript to take"

    def options(self, table: Table) -> list[int]:
        words = table.rules.words.transcribe
        return [words[card] for card in free_manuscripts(table)]

    def words(self, table: Table) -> list[int]:
        words = table.rules.words.transcribe
        tops = [table.top_manuscript(segment) for segment in range(len(SEGMENTS))]
        return [words[card] for card in tops if card != NO_CARD]

    def refusal(self, table: Table, answer: int) -> Message | None:
        return message("why-too-dear-to-be-free") if answer in self.words(table) else None

    def choose(self, table: Table, answer: int) -> None:
        card = table.rules.vocabulary.a[answer]
        for segment in range(len(SEGMENTS)):
            if table.top_manuscript(segment) == card:
                collect(table, table.seats[self.index], segment)
                return
