"""Debts and deeds, and the two kingdom cards under their piles. rules/viscounts 6.4 to 6.6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.abilities import FLIP_OF_DEBT, GAIN_OF_DEBT
from guildhall.viscounts.answers import SAY_FLIP_DEBT
from guildhall.viscounts.doing import do_now
from guildhall.viscounts.events import (
    DEBT_FLIPPED,
    DEBTS_TAKEN,
    DEED_FLIPPED,
    DEEDS_TAKEN,
    LAST_ROUND,
    POVERTY_REVEALED,
    PROSPERITY_REVEALED,
)
from guildhall.viscounts.names import NOBODY
from guildhall.viscounts.steps import SeatQuestion
from guildhall.viscounts.triggers import Answering, has_trigger

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def take_debts(table: Table, seat: Seat, count: int) -> None:
    """One after the other from the top. During the set-up they come from the supply."""
    seat.unpaid += count
    table.tell(DEBTS_TAKEN, seat.index, count)
    if table.debts_above > 0:
        table.debts_above = max(0, table.debts_above - count)
        if table.debts_above == 0:
            table.tell(POVERTY_REVEALED, NOBODY)
            _end_is_near(table)
    if has_trigger(table, seat, GAIN_OF_DEBT):
        for _ in range(count):
            table.push(Answering(seat.index, GAIN_OF_DEBT))


def take_deeds(table: Table, seat: Seat, count: int) -> None:
    seat.plain += count
    table.tell(DEEDS_TAKEN, seat.index, count)
    if table.deeds_above > 0:
        table.deeds_above = max(0, table.deeds_above - count)
        if table.deeds_above == 0:
            table.tell(PROSPERITY_REVEALED, NOBODY, 1)
            _end_is_near(table)


def poverty_revealed(table: Table) -> bool:
    return table.debts_above == 0


def prosperity_revealed(table: Table) -> bool:
    return table.deeds_above == 0


def _end_is_near(table: Table) -> None:
    """This round is finished, then one more is played."""
    if table.turns_left < 0:
        count = len(table.seats)
        played = (table.active - table.first) % count
        table.turns_left = 2 * count - played
        table.tell(LAST_ROUND, NOBODY)


def flip_debt(table: Table, seat: Seat) -> None:
    """An unpaid debt is paid, which gives any one resource at once."""
    if seat.unpaid:
        seat.unpaid -= 1
        seat.paid += 1
        table.tell(DEBT_FLIPPED, seat.index)
        if has_trigger(table, seat, FLIP_OF_DEBT):
            table.push(Answering(seat.index, FLIP_OF_DEBT))
        do_now(table, seat.index, table.rules.any_one)


def flip_deed(table: Table, seat: Seat) -> None:
    if seat.plain:
        seat.plain -= 1
        seat.flipped += 1
        table.tell(DEED_FLIPPED, seat.index)


class WhichFlip(SeatQuestion):
    """Do you flip a debt or a deed?"""

    def complaint(self, table: Table) -> str:
        return "" if self.options(table) else "there is nothing to flip"

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        options: list[int] = []
        if seat.unpaid:
            options.append(words.flip_debt)
        if seat.plain:
            options.append(words.flip_deed)
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == SAY_FLIP_DEBT:
            flip_debt(table, seat)
        else:
            flip_deed(table, seat)
