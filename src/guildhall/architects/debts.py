"""Debts: taking, paying off and destroying them, one function each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import DEBT_DESTROYED, DEBT_WAS_PAID, DEBT_WAS_TAKEN
from guildhall.architects.names import DEBT_PAID, DEBT_TAKEN, FOR_ESCAPE
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.powers import Escape, Powers
from guildhall.architects.steps import CountedQuestion
from guildhall.engine.cards import Number
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


def take_debts(table: Table, seat: Seat, count: int) -> None:
    """Take that many unpaid Debts; if the seat can avoid one, ask for each."""
    if seat.powers.debt_escapes:
        table.push(TakeDebt(seat.index, count))
        return
    for _ in range(count):
        _take(table, seat)


def _take(table: Table, seat: Seat) -> None:
    seat.unpaid += 1
    table.tell(DEBT_WAS_TAKEN, seat.index)
    seat.powers.trigger(DEBT_TAKEN, table, seat)


def flip_debt(table: Table, seat: Seat) -> None:
    """Turn an unpaid Debt to its paid side. Its Virtue belongs to whoever calls, who has been paid."""
    seat.unpaid -= 1
    seat.paid += 1
    table.tell(DEBT_WAS_PAID, seat.index)
    seat.powers.trigger(DEBT_PAID, table, seat)


def destroy_debt(table: Table, seat: Seat) -> None:
    """Put an unpaid Debt back: it is not paid, so nothing is gained by it."""
    seat.unpaid -= 1
    table.tell(DEBT_DESTROYED, seat.index)


class TakeDebt(CountedQuestion):
    """A Debt is about to be taken: do you take it, or avoid it?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = [table.rules.words.take_debt]
        for escape in seat.powers.debt_escapes:
            if escape.is_open(table, seat):
                options.append(escape.word(table))
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if self.count > 1:
            table.push(TakeDebt(self.index, self.count - 1))
        for escape in seat.powers.debt_escapes:
            if escape.word(table) == answer:
                escape.take(table, seat)
                return
        _take(table, seat)

    def prompt(self, table: Table) -> Message:
        return Message("ask-take-debt", {"number": self.count})


class SilverForDebt(Escape):
    """Pay Silver to the supply instead of taking a Debt."""

    def __init__(self, silver: int) -> None:
        self.silver = silver
        self.price = Price(silver=silver, purpose=FOR_ESCAPE)

    def join(self, powers: Powers, word: int) -> None:
        powers.debt_escapes.append(self)

    def word(self, table: Table) -> int:
        return table.rules.words.buy_off_debt

    def is_open(self, table: Table, seat: Seat) -> bool:
        return can_afford(table, seat, self.price)

    def takes_silver(self, seat: Seat) -> bool:
        return True

    def take(self, table: Table, seat: Seat) -> None:
        pay(table, seat, self.price)

    def message(self) -> Message:
        return Message("silver-for-debt", {"number": self.silver})

    def numbers(self) -> dict[str, Number]:
        return {"silver": Number(self.silver, 1, 20)}

    def with_numbers(self, numbers: dict[str, int]) -> SilverForDebt:
        return SilverForDebt(numbers.get("silver", self.silver))
