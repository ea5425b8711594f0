"""Gaining and losing Virtue: one function each, so that limits and ways to avoid a loss hold wherever the change comes
from.

The track ends at 0 and at 14. Each point above 14 may destroy one own unpaid Debt; each point below 0 brings one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.debts import destroy_debt, take_debts
from guildhall.architects.events import VIRTUE_GAINED, VIRTUE_LOST
from guildhall.architects.hand import DiscardCards
from guildhall.architects.names import TOP_VIRTUE, VIRTUE_FELL
from guildhall.architects.paying import can_afford
from guildhall.architects.powers import Escape, Powers
from guildhall.architects.steps import SeatQuestion
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.paying import Price
    from guildhall.architects.table import Seat, Table


def gain_virtue(table: Table, seat: Seat, points: int) -> None:
    virtue = seat.virtue + points
    excess = virtue - TOP_VIRTUE
    if excess > 0:
        virtue = TOP_VIRTUE
    if virtue != seat.virtue:
        table.tell(VIRTUE_GAINED, seat.index, virtue - seat.virtue, virtue)
        seat.virtue = virtue
    if excess > 0:
        automaton = seat.powers.automaton
        if automaton is not None:
            automaton.exceeds(table, seat, excess)
        elif seat.unpaid:
            table.push(DestroyDebts(seat.index, excess))


def lose_virtue(table: Table, seat: Seat, points: int) -> None:
    """Lose that many points; if the seat can avoid a loss, ask point by point."""
    if points <= 0:
        return
    if seat.powers.virtue_escapes:
        table.push(LoseVirtue(seat.index, points))
    else:
        fall(table, seat, points)


def fall(table: Table, seat: Seat, points: int) -> None:
    """Lose that many points; none can be avoided."""
    virtue = seat.virtue - points
    debts = 0
    if virtue < 0:
        debts = -virtue
        virtue = 0
    if virtue != seat.virtue:
        lost = seat.virtue - virtue
        table.tell(VIRTUE_LOST, seat.index, lost, virtue)
        seat.virtue = virtue
        for _ in range(lost):
            seat.powers.trigger(VIRTUE_FELL, table, seat)
    if debts:
        take_debts(table, seat, debts)


class DestroyDebts(SeatQuestion):
    """Virtue above 14: do you destroy a Debt with it?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, most: int) -> None:
        super().__init__(index)
        self.most = most

    def args(self) -> list[int]:
        return [self.index, self.most]

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        if table.seats[self.index].unpaid:
            return [words.destroy_debt, words.keep_debts]
        return [words.keep_debts]

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.destroy_debt:
            destroy_debt(table, table.seats[self.index])
            if self.most > 1:
                table.push(DestroyDebts(self.index, self.most - 1))

    def prompt(self, table: Table) -> Message:
        return Message("ask-destroy-debts", {"number": self.most})


class LoseVirtue(SeatQuestion):
    """A point of Virtue is about to be lost: do you lose it, or avoid it?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, points: int) -> None:
        super().__init__(index)
        self.points = points

    def args(self) -> list[int]:
        return [self.index, self.points]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = table.rules.words
        options = [words.lose_virtue]
        for escape in seat.powers.virtue_escapes:
            if escape.is_open(table, seat):
                options.append(escape.word(table))
        if self.points > 1 and len(options) > 1:
            options.insert(0, words.lose_all_virtue)
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if answer == table.rules.words.lose_all_virtue:
            fall(table, seat, self.points)
            return
        if self.points > 1:
            table.push(LoseVirtue(self.index, self.points - 1))
        for escape in seat.powers.virtue_escapes:
            if escape.word(table) == answer:
                escape.take(table, seat)
                return
        fall(table, seat, 1)

    def prompt(self, table: Table) -> Message:
        return Message("ask-lose-virtue", {"number": self.points})


class CardForVirtue(Escape):
    """Discard a Building card instead of losing a point of Virtue."""

    def join(self, powers: Powers, word: int) -> None:
        powers.virtue_escapes.append(self)

    def word(self, table: Table) -> int:
        return table.rules.words.card_for_virtue

    def is_open(self, table: Table, seat: Seat) -> bool:
        return len(seat.hand) > 0

    def takes_cards(self) -> bool:
        return True

    def spares(self, table: Table, seat: Seat, price: Price, helper: int) -> bool:
        return can_afford(table, seat, price, len(seat.hand) - 1, helper=helper)

    def take(self, table: Table, seat: Seat) -> None:
        table.push(DiscardCards(seat.index, 1))

    def message(self) -> Message:
        return Message("card-for-virtue")
