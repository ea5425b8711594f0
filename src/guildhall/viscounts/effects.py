"""What cards and the board do: every kind of effect that `cards/tokens.py` can read, and the questions it asks.

Effects happen one after the other, in the order in which they are printed. One that cannot be carried out is skipped.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.answers import FLIP_DEBT as SAYS_FLIP_DEBT
from guildhall.viscounts.cards.tokens import (
    ANY,
    COR,
    DEBT,
    DEED,
    DESTROY,
    DISCARD,
    FLIP,
    FLIP_DEBT,
    FLIP_DEED,
    MOVE_WORKER,
    REARRANGE,
    VIR,
    WORKER,
    Effect,
    S,
)
from guildhall.viscounts.castle import ShiftWorker, place_workers
from guildhall.viscounts.deck import DestroyCard, DiscardCard, Rearrange
from guildhall.viscounts.events import GAINED
from guildhall.viscounts.kingdom import flip_debt, flip_deed, take_debts, take_deeds
from guildhall.viscounts.names import RESOURCES, message
from guildhall.viscounts.steps import EFFECT, NUMBER, SeatQuestion, SeatStep
from guildhall.viscounts.virtue import gain_corruption, gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

# All that who follows cards carries out.
OF_AUTOMATON: Final = (VIR, COR, DEED, DEBT, FLIP, FLIP_DEBT, FLIP_DEED, WORKER)


class Resolve(SeatStep):
    """One part of an effect."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, EFFECT, NUMBER)

    def __init__(self, index: int, kind: int, amount: int) -> None:
        super().__init__(index)
        self.kind = kind
        self.amount = amount

    def args(self) -> list[int]:
        return [self.index, self.kind, self.amount]

    def resolve(self, table: Table) -> None:
        resolve_effect(table, table.seats[self.index], self.kind, self.amount)


def queue(table: Table, index: int, effects: Sequence[Effect]) -> None:
    """These effects happen next, the first one first, before all that was on the agenda."""
    for i in range(len(effects) - 1, -1, -1):
        table.push(Resolve(index, effects[i].kind, effects[i].amount))


def resolve_effect(table: Table, seat: Seat, kind: int, amount: int) -> None:
    index = seat.index
    if index == table.rules.automaton and kind not in OF_AUTOMATON:
        return
    if kind <= S:
        gain_good(table, seat, kind, amount)
    elif kind == ANY:
        table.push(TakeResource(index, amount))
    elif kind == VIR:
        gain_virtue(table, seat, amount)
    elif kind == COR:
        gain_corruption(table, seat, amount)
    elif kind == DEED:
        take_deeds(table, seat, amount)
    elif kind == DEBT:
        take_debts(table, seat, amount)
    elif kind == WORKER:
        place_workers(table, seat, amount)
    elif kind == FLIP_DEBT:
        flip_debt(table, seat)
    elif kind == FLIP_DEED:
        flip_deed(table, seat)
    elif kind == FLIP:
        _flip(table, seat)
    elif kind == DESTROY:
        table.push(DestroyCard(index))
    elif kind == DISCARD:
        table.push(DiscardCard(index))
    elif kind == REARRANGE:
        table.push(Rearrange(index))
    elif kind == MOVE_WORKER:
        table.push(ShiftWorker(index))


def gain_good(table: Table, seat: Seat, good: int, amount: int) -> None:
    seat.goods[good] += amount
    table.tell(GAINED, seat.index, good, amount)


def _flip(table: Table, seat: Seat) -> None:
    """A debt or a deed. Who follows cards flips debts first."""
    if seat.unpaid and (seat.plain == 0 or table.is_automaton(seat)):
        flip_debt(table, seat)
    elif seat.plain and seat.unpaid == 0:
        flip_deed(table, seat)
    elif seat.unpaid:
        table.push(WhichFlip(seat.index))


class TakeResource(SeatQuestion):
    """Which resource do you take? One at a time."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, NUMBER)

    def __init__(self, index: int, count: int) -> None:
        super().__init__(index)
        self.count = count

    def args(self) -> list[int]:
        return [self.index, self.count]

    def options(self, table: Table) -> list[int]:
        return table.rules.words.take

    def choose(self, table: Table, answer: int) -> None:
        if self.count > 1:
            table.push(TakeResource(self.index, self.count - 1))
        gain_good(table, table.seats[self.index], table.rules.vocabulary.a[answer], 1)

    def prompt(self, table: Table) -> Message:
        return message("ask-take-resource", {"number": self.count})


class WhichFlip(SeatQuestion):
    """Do you flip a debt or a deed?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        return [words.flip_debt, words.flip_deed]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == SAYS_FLIP_DEBT:
            flip_debt(table, seat)
        else:
            flip_deed(table, seat)


assert RESOURCES == S, "effects and goods number the resources alike"
