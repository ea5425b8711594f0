"""Building cards in hand: drawing them and putting them back under the pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.events import CARD_DISCARDED, CARD_DREW
from guildhall.architects.names import MORE_HAND
from guildhall.architects.steps import CountedQuestion
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

HAND_LIMIT: Final = 6


def draw_buildings(table: Table, seat: Seat, count: int) -> None:
    """Draw that many Building cards, or as many as there are (the pile can run out: U3)."""
    if seat.powers.automaton is not None:
        return  # an opponent has no hand
    pile = table.building_pile
    for _ in range(count):
        if not pile:
            return
        card = pile.pop()
        seat.hand.append(card)
        table.reveals += 1
        table.tell(CARD_DREW, seat.index, card)


def discard_building(table: Table, seat: Seat, card: int) -> None:
    """Put a card from the hand face down under the pile."""
    seat.hand.remove(card)
    table.building_pile.insert(0, card)
    table.tell(CARD_DISCARDED, seat.index, card)


def hand_limit(seat: Seat) -> int:
    return HAND_LIMIT + seat.powers.numbers[MORE_HAND]


class DiscardCards(CountedQuestion):
    """Which Building card do you discard?"""

    def options(self, table: Table) -> list[int]:
        discard = table.rules.words.discard
        return [discard[card] for card in table.seats[self.index].hand]

    def choose(self, table: Table, answer: int) -> None:
        if self.count > 1:
            table.push(DiscardCards(self.index, self.count - 1))
        discard_building(table, table.seats[self.index], table.rules.vocabulary.a[answer])

    def prompt(self, table: Table) -> Message:
        return Message("ask-discard-cards", {"number": self.count})
