"""Phase 4: the townsfolk beside the viscount may be hired; and hiring for nothing. rules/viscounts 4.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.answers import SAY_HIRE
from guildhall.viscounts.doing import Do, do_now
from guildhall.viscounts.events import HIRED, TOWNSFOLK_SHOWN
from guildhall.viscounts.icons import lacks_silver, spend
from guildhall.viscounts.names import NO_CARD, NOBODY, SEGMENTS, SILVER, WS1, message, segment_of
from guildhall.viscounts.steps import SeatQuestion

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def take_townsfolk(table: Table, segment: int) -> None:
    """The top card leaves its pile, and the next one is seen."""
    table.left[segment] -= 1
    shown = table.top_townsfolk(segment)
    if shown != NO_CARD:
        table.reveals += 1
        table.tell(TOWNSFOLK_SHOWN, NOBODY, shown, segment)


def townsfolk_on_show(table: Table) -> list[int]:
    """The top card of each pile."""
    found: list[int] = []
    for segment in range(len(SEGMENTS)):
        card = table.top_townsfolk(segment)
        if card != NO_CARD:
            found.append(card)
    return found


def hire(table: Table, seat: Seat, segment: int) -> None:
    """It goes to the discards, then its bonus happens, then what the first workshop brings."""
    card = table.top_townsfolk(segment)
    table.tell(HIRED, seat.index, card)
    seat.discard.append(card)
    take_townsfolk(table, segment)
    if seat.built >> WS1 & 1:
        table.push(Do(seat.index, table.rules.discard_one))
    do_now(table, seat.index, table.rules.bonus[card])


class HireWhom(SeatQuestion):
    """Do you hire the townsfolk here?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        card = table.top_townsfolk(segment_of(seat.space))
        if card != NO_CARD and table.rules.townsfolk[card].silver <= seat.goods[SILVER]:
            return words.hire_or_not[card]
        return words.only_done

    def words(self, table: Table) -> list[int]:
        return [table.rules.words.hire[card] for card in townsfolk_on_show(table)]

    def refusal(self, table: Table, answer: int) -> Message | None:
        if table.rules.vocabulary.verb[answer] != SAY_HIRE:
            return None
        seat = table.seats[self.index]
        card = table.rules.vocabulary.a[answer]
        if card != table.top_townsfolk(segment_of(seat.space)):
            return message("why-not-beside")
        return lacks_silver(seat, table.rules.townsfolk[card].silver)

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        card = table.rules.vocabulary.a[answer]
        spend(table, seat, SILVER, table.rules.townsfolk[card].silver)
        hire(table, seat, segment_of(seat.space))


class HireFreely(SeatQuestion):
    """Which of the face-up townsfolk do you hire for nothing?"""

    def complaint(self, table: Table) -> str:
        return "" if townsfolk_on_show(table) else "nobody is there to be hired"

    def options(self, table: Table) -> list[int]:
        words = table.rules.words.hire
        return [words[card] for card in townsfolk_on_show(table)]

    def choose(self, table: Table, answer: int) -> None:
        card = table.rules.vocabulary.a[answer]
        for segment in range(len(SEGMENTS)):
            if table.top_townsfolk(segment) == card:
                hire(table, table.seats[self.index], segment)
                return
