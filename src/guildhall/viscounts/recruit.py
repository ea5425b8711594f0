"""Phase 4: the top townsfolk beside the viscount may be hired. And what hiring and dismissing share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.answers import HIRE
from guildhall.viscounts.cards.tokens import HIRE_DISCOUNT
from guildhall.viscounts.constants import BUILDINGS_EACH
from guildhall.viscounts.effects import queue
from guildhall.viscounts.events import HIRED, PAID, TOWNSFOLK_SHOWN
from guildhall.viscounts.icons import lacks_silver, modifier
from guildhall.viscounts.names import NO_CARD, NOBODY, SEGMENTS, SILVER, TRADING_POST, message, segment_of
from guildhall.viscounts.steps import SeatQuestion

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def price(table: Table, seat: Seat, card: int, discount: int) -> int:
    """A card's silver value, less discounts of that kind and of the third trading post."""
    less = modifier(table, seat, discount) + (seat.built[TRADING_POST] == BUILDINGS_EACH)
    return max(0, table.rules.townsfolk[card].silver - less)


def pay(table: Table, seat: Seat, silver: int) -> None:
    if silver:
        seat.goods[SILVER] -= silver
        table.tell(PAID, seat.index, SILVER, silver)


def take_townsfolk(table: Table, segment: int) -> None:
    """The top card leaves its pile, and the next one is seen."""
    table.left[segment] -= 1
    shown = table.top_townsfolk(segment)
    if shown != NO_CARD:
        table.reveals += 1
        table.tell(TOWNSFOLK_SHOWN, NOBODY, shown, segment)


def townsfolk_on_show(table: Table) -> list[int]:
    """The top card of each pile."""
    tops = [table.top_townsfolk(segment) for segment in range(len(SEGMENTS))]
    return [card for card in tops if card != NO_CARD]


def why_not_taken(table: Table, seat: Seat, card: int, discount: int) -> Message | None:
    """What keeps a player from paying for one of them; None if nothing does."""
    if card != table.top_townsfolk(segment_of(seat.space)):
        return message("why-not-beside")
    return lacks_silver(seat, price(table, seat, card, discount))


class HireWhom(SeatQuestion):
    """Do you hire the townsfolk here?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        options = [words.done]
        card = table.top_townsfolk(segment_of(seat.space))
        if card != NO_CARD and price(table, seat, card, HIRE_DISCOUNT) <= seat.goods[SILVER]:
            options.append(words.hire[card])
        return options

    def words(self, table: Table) -> list[int]:
        return [table.rules.words.hire[card] for card in townsfolk_on_show(table)]

    def refusal(self, table: Table, answer: int) -> Message | None:
        if table.rules.vocabulary.verb[answer] != HIRE:
            return None
        return why_not_taken(table, table.seats[self.index], table.rules.vocabulary.a[answer], HIRE_DISCOUNT)

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        card = table.rules.vocabulary.a[answer]
        pay(table, seat, price(table, seat, card, HIRE_DISCOUNT))
        table.tell(HIRED, seat.index, card)
        take_townsfolk(table, segment_of(seat.space))
        seat.discard.append(card)
        queue(table, seat.index, table.rules.townsfolk[card].bonus)
