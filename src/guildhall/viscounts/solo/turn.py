"""A turn of the opponent: its schemes shift, the next one is revealed and its lines are carried out, it moves, and it
takes the first option that it can. rules/viscounts 9.4."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning, Range
from guildhall.viscounts.cards.schemes import FUTURE
from guildhall.viscounts.doing import Do
from guildhall.viscounts.effects import Nothing
from guildhall.viscounts.movement import arrive
from guildhall.viscounts.names import NO_CARD, OUTER
from guildhall.viscounts.solo.actions import act, what_lacks
from guildhall.viscounts.solo.events import (
    LINE_FOLLOWED,
    NO_OPTION,
    OPPONENT_GOES,
    OPTION_SKIPPED,
    OPTION_TAKEN,
    SCHEME_DROPPED,
    SCHEME_REVEALED,
)
from guildhall.viscounts.solo.gains import shuffle_schemes
from guildhall.viscounts.solo.names import LINES, OPTIONS, POSSIBLE
from guildhall.viscounts.solo.paying import schemes_of
from guildhall.viscounts.steps import SCHEME, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


SCHEME_LINE: Final = Range(0, LINES - 1)


def shift_schemes(table: Table, seat: Seat) -> None:
    """Each scheme moves one slot right; one that leaves the board is discarded, without effect."""
    schemes = schemes_of(table)
    slots = schemes.slots
    dropped = slots[2]
    schemes.slots = [NO_CARD, slots[0], slots[1]]
    if dropped != NO_CARD:
        schemes.discard.append(dropped)
        table.tell(SCHEME_DROPPED, seat.index, dropped)


class RevealScheme(SeatStep):
    """The top scheme comes to slot 1 and is carried out."""

    def resolve(self, table: Table) -> None:
        schemes = schemes_of(table)
        seat = table.seats[self.index]
        if not schemes.pile:
            shuffle_schemes(table, seat)
        card = schemes.pile.pop()
        schemes.slots[0] = card
        if table.rules.schemes[card].deck == FUTURE:
            schemes.seen |= 1 << card
        table.reveals += 1
        table.tell(SCHEME_REVEALED, self.index, card, card)
        table.push(FollowOptions(self.index, card))
        table.push(Travel(self.index, card))
        table.push(FollowLine(self.index, card, 1))
        table.push(FollowLine(self.index, card, 0))


class FollowLine(SeatStep):
    """One of the two lines."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SCHEME, SCHEME_LINE)

    def __init__(self, index: int, scheme: int, line: int) -> None:
        super().__init__(index)
        self.scheme = scheme
        self.line = line

    def args(self) -> list[int]:
        return [self.index, self.scheme, self.line]

    def resolve(self, table: Table) -> None:
        row = table.rules.schemes[self.scheme]
        effect = row.line_2 if self.line else row.line_1
        if not isinstance(effect, Nothing):
            table.tell(LINE_FOLLOWED, self.index, LINES * self.scheme + self.line, self.line + 1)
            table.push(Do(self.index, table.rules.note(effect)))


class Travel(SeatStep):
    """Along the outer ring, which it never leaves."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SCHEME)

    def __init__(self, index: int, scheme: int) -> None:
        super().__init__(index)
        self.scheme = scheme

    def args(self) -> list[int]:
        return [self.index, self.scheme]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        steps = table.rules.schemes[self.scheme].move
        table.tell(OPPONENT_GOES, self.index, steps)
        space = seat.space
        for _ in range(steps):
            # The outer road comes first.
            space = table.layout.roads[space][0]
            assert space < OUTER
        arrive(table, seat, space)


class FollowOptions(SeatStep):
    """The first option, from the left, that it can carry out."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SCHEME)

    def __init__(self, index: int, scheme: int) -> None:
        super().__init__(index)
        self.scheme = scheme

    def args(self) -> list[int]:
        return [self.index, self.scheme]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        for number, option in enumerate(table.rules.schemes[self.scheme].options):
            told = OPTIONS * self.scheme + number
            lack, numbers = what_lacks(table, seat, option)
            if lack == POSSIBLE:
                table.tell(OPTION_TAKEN, self.index, told)
                act(table, seat, option)
                return
            table.tell(OPTION_SKIPPED, self.index, told, lack, numbers)
        table.tell(NO_OPTION, self.index)
