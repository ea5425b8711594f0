"""Debts and deeds, and the two cards of the kingdom that lie in their piles: Poverty and Prosperity."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.cards.tokens import ANY
from guildhall.viscounts.constants import KINGDOM_CARDS
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

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def take_debts(table: Table, seat: Seat, count: int) -> None:
    seat.unpaid += count
    table.tell(DEBTS_TAKEN, seat.index, count)
    was_hidden = not poverty_revealed(table)
    table.debts_taken += count
    if was_hidden and poverty_revealed(table):
        table.tell(POVERTY_REVEALED, NOBODY)
        _end_is_near(table)


def take_deeds(table: Table, seat: Seat, count: int) -> None:
    seat.plain += count
    table.tell(DEEDS_TAKEN, seat.index, count)
    was_hidden = not prosperity_revealed(table)
    table.deeds_taken += count
    if was_hidden and prosperity_revealed(table):
        table.tell(PROSPERITY_REVEALED, NOBODY, 1)
        _end_is_near(table)


def poverty_revealed(table: Table) -> bool:
    return table.debts_taken >= table.rules.kingdom_pile


def prosperity_revealed(table: Table) -> bool:
    return table.deeds_taken >= table.rules.kingdom_pile


def above(table: Table, taken: int) -> int:
    """Cards that still lie above the kingdom card of a pile."""
    return max(0, table.rules.kingdom_pile - taken)


def below(table: Table, taken: int) -> int:
    """And below it. When the box has no more, people use something else: there is no limit."""
    return max(0, KINGDOM_CARDS - max(taken, table.rules.kingdom_pile))


def _end_is_near(table: Table) -> None:
    """This round is finished, then one more is played."""
    if table.turns_left < 0:
        count = len(table.seats)
        played = (table.active - table.first) % count
        table.turns_left = 2 * count - played
        table.tell(LAST_ROUND, NOBODY)


def flip_debt(table: Table, seat: Seat) -> None:
    """An unpaid debt is paid, which gives any one resource at once."""
    from guildhall.viscounts.effects import Resolve

    if seat.unpaid:
        seat.unpaid -= 1
        seat.paid += 1
        table.tell(DEBT_FLIPPED, seat.index)
        table.push(Resolve(seat.index, ANY, 1))


def flip_deed(table: Table, seat: Seat) -> None:
    if seat.plain:
        seat.plain -= 1
        seat.flipped += 1
        table.tell(DEED_FLIPPED, seat.index)
