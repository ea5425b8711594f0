"""A player's own cards: hand, draw pile, discard pile and the three slots of the player board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.piles import refill
from guildhall.viscounts.answers import DISCARD_TOP
from guildhall.viscounts.constants import HAND_START, MIN_DECK
from guildhall.viscounts.events import CARD_DISCARDED, CARD_DRAWN, DESTROYED, GAINED, PILE_RESHUFFLED, REARRANGED
from guildhall.viscounts.names import GUILDHALL, NO_CARD, SILVER
from guildhall.viscounts.steps import SeatQuestion

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def draw_top(table: Table, seat: Seat) -> int:
    """The top card of the draw pile, which the discard pile becomes when it is empty."""
    if refill(seat.draw, seat.discard, table.rng, "deck", seat.index):
        table.tell(PILE_RESHUFFLED, seat.index)
    if not seat.draw:
        return NO_CARD
    table.reveals += 1
    return seat.draw.pop()


def hand_limit(seat: Seat) -> int:
    """The first and the third guildhall raise it."""
    return HAND_START + (seat.built[GUILDHALL] >= 1) + (seat.built[GUILDHALL] >= 3)


def fill_hand(table: Table, seat: Seat) -> None:
    limit = hand_limit(seat)
    while len(seat.hand) < limit:
        card = draw_top(table, seat)
        if card == NO_CARD:
            return
        seat.hand.append(card)
        table.tell(CARD_DRAWN, seat.index, card)


def may_destroy(seat: Seat) -> bool:
    return seat.cards() > MIN_DECK


def offer_destruction(table: Table, seat: Seat, options: list[int]) -> None:
    """Cards of the hand and of the discard pile."""
    if may_destroy(seat):
        words = table.rules.words
        for card in seat.hand:
            options.append(words.destroy[card])
        for card in seat.discard:
            options.append(words.destroy[card])


def destroy(table: Table, seat: Seat, card: int) -> None:
    """It leaves the game, and its silver comes back."""
    if card in seat.hand:
        seat.hand.remove(card)
        table.reveals += 1
    else:
        seat.discard.remove(card)
    seat.remove(card)
    table.tell(DESTROYED, seat.index, card)
    silver = table.rules.townsfolk[card].silver
    seat.goods[SILVER] += silver
    table.tell(GAINED, seat.index, SILVER, silver)


class DestroyCard(SeatQuestion):
    """Which card do you destroy, if any?"""

    def options(self, table: Table) -> list[int]:
        options = [table.rules.words.done]
        offer_destruction(table, table.seats[self.index], options)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            destroy(table, table.seats[self.index], table.rules.vocabulary.a[answer])


class DiscardCard(SeatQuestion):
    """Which card do you discard, if any: one of your hand, or the top one of your draw pile, unseen?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        options = [words.done]
        for card in seat.hand:
            options.append(words.discard[card])
        if seat.draw:
            options.append(words.discard_top)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == DISCARD_TOP:
            card = seat.draw.pop()
        else:
            card = table.rules.vocabulary.a[answer]
            seat.hand.remove(card)
        table.reveals += 1
        seat.discard.append(card)
        table.tell(CARD_DISCARDED, self.index, card)


class Rearrange(SeatQuestion):
    """How do you arrange the cards on your player board?"""

    def options(self, table: Table) -> list[int]:
        empty = 0
        for slot, card in enumerate(table.seats[self.index].slots):
            if card == NO_CARD:
                empty |= 1 << slot
        words = table.rules.words
        # Before a card is played its slot stays free.
        if table.active == self.index and table.distance == 0:
            return words.arrangements_beside[empty]
        return words.arrangements[empty]

    def choose(self, table: Table, answer: int) -> None:
        number = table.rules.vocabulary.a[answer]
        if number:
            seat = table.seats[self.index]
            slots = seat.slots
            seat.slots = [slots[i] for i in table.rules.words.orders[number]]
            table.tell(REARRANGED, self.index)
