"""A player's own cards: hand, draw pile, discard pile and the three slots of the player board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message, Value
from guildhall.viscounts.answers import SAY_TOP
from guildhall.viscounts.constants import HAND_LIMIT, MIN_DECK
from guildhall.viscounts.doing import gain_good
from guildhall.viscounts.events import (
    CARD_DISCARDED,
    CARD_DRAWN,
    DESTROYED,
    DISCARDED_UNSEEN,
    PILE_RESHUFFLED,
    REARRANGED,
)
from guildhall.viscounts.names import NO_CARD, NOT_BUILT, SILVER, SLOTS, WS3, message
from guildhall.viscounts.steps import SeatQuestion
from guildhall.viscounts.virtue import criminals, gain_corruption, gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def is_ready(table: Table, seat: Seat) -> bool:
    """During the set-up there is neither hand nor draw pile until the deck has been shuffled."""
    return table.debts_above != NOT_BUILT or len(seat.hand) > 0


def shuffle_discards(table: Table, seat: Seat) -> None:
    """The discards go into the draw pile, which costs or brings something: the shuffle check of rules/viscounts 4.6."""
    seat.draw += seat.discard
    seat.discard.clear()
    table.rng.shuffle_for(seat.draw, "deck", seat.index)
    table.tell(PILE_RESHUFFLED, seat.index)
    if criminals(table, seat):
        gain_corruption(table, seat, 1)
    else:
        gain_virtue(table, seat, 1)


def unseen_first(table: Table, seat: Seat) -> dict[str, Value]:
    """For a question about an unseen card: what shuffling the discards for it would bring."""
    if seat.draw or not seat.discard:
        return {"first": "nothing"}
    return {"first": "corruption" if criminals(table, seat) else "virtue"}


def draw_top(table: Table, seat: Seat) -> int:
    """The top card of the draw pile; the discards are shuffled if it is empty."""
    if not seat.draw:
        if not seat.discard:
            return NO_CARD
        shuffle_discards(table, seat)
    table.reveals += 1
    return seat.draw.pop()


def hand_limit(table: Table, seat: Seat) -> int:
    """The third workshop and the castle leader card raise it."""
    return HAND_LIMIT + (seat.built >> WS3 & 1) + (table.leader == seat.index)


def fill_hand(table: Table, seat: Seat, limit: int) -> None:
    while len(seat.hand) < limit:
        card = draw_top(table, seat)
        if card == NO_CARD:
            return
        seat.hand.append(card)
        table.tell(CARD_DRAWN, seat.index, card)


# Destroying.


def destructions(table: Table, seat: Seat) -> int:
    """How many cards could be destroyed, one after the other: those that are not on the board, down to the fewest."""
    if not is_ready(table, seat):
        return 0
    loose = len(seat.hand) + len(seat.draw) + len(seat.discard)
    return min(loose, loose + SLOTS - seat.slots.count(NO_CARD) - MIN_DECK)


def why_not_destroyed(table: Table, seat: Seat) -> Message | None:
    """What keeps a player from destroying a card; None if nothing does."""
    return None if destructions(table, seat) > 0 else message("why-too-few-cards", {"number": MIN_DECK})


def destroy(table: Table, seat: Seat, card: int) -> None:
    """It leaves the game, and its silver comes back."""
    table.reveals += 1
    seat.remove(card)
    table.tell(DESTROYED, seat.index, card)
    gain_good(table, seat, SILVER, table.rules.townsfolk[card].silver)


class DestroyCard(SeatQuestion):
    """Which card do you destroy, if any: one of your hand, or the top one of your draw pile, unseen?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        options = [words.done]
        if destructions(table, seat) > 0:
            for card in seat.hand:
                options.append(words.destroy[card])
            if seat.draw or seat.discard:
                options.append(words.destroy_top)
        return options

    def words(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        found = [words.destroy[card] for card in [*seat.hand, *seat.discard, *seat.slots] if card != NO_CARD]
        return [*found, words.destroy_top]

    def refusal(self, table: Table, answer: int) -> Message | None:
        if answer not in self.words(table):
            return None
        seat = table.seats[self.index]
        few = why_not_destroyed(table, seat)
        if few is not None:
            return few
        if answer == table.rules.words.destroy_top:
            return message("why-no-draw-pile")
        card = table.rules.vocabulary.a[answer]
        return message("why-on-board") if card in seat.slots else message("why-not-from-discards")

    def asks(self, table: Table) -> Message:
        return message("ask-destroy-card", unseen_first(table, table.seats[self.index]))

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == SAY_TOP:
            card = draw_top(table, seat)
        else:
            card = table.rules.vocabulary.a[answer]
            seat.hand.remove(card)
        destroy(table, seat, card)


class DestroyInSetup(SeatQuestion):
    """Which of your cards do you destroy before you shuffle them, if any?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        return [words.done, *[words.destroy[card] for card in sorted(table.seats[self.index].discard)]]

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            seat = table.seats[self.index]
            card = table.rules.vocabulary.a[answer]
            seat.discard.remove(card)
            destroy(table, seat, card)


# Discarding.


def can_discard(table: Table, seat: Seat) -> bool:
    return is_ready(table, seat) and (len(seat.hand) > 0 or len(seat.draw) > 0 or len(seat.discard) > 0)


class DiscardCard(SeatQuestion):
    """Which card do you discard, if any: one of your hand, or the top one of your draw pile, unseen?"""

    def options(self, table: Table) -> list[int]:
        words = table.rules.words
        seat = table.seats[self.index]
        options = [words.done]
        for card in seat.hand:
            options.append(words.discard[card])
        if seat.draw or seat.discard:
            options.append(words.discard_top)
        return options

    def words(self, table: Table) -> list[int]:
        words = table.rules.words
        found = [words.discard[card] for card in table.seats[self.index].slots if card != NO_CARD]
        return [*found, words.discard_top]

    def refusal(self, table: Table, answer: int) -> Message | None:
        if answer == table.rules.words.discard_top:
            return message("why-no-draw-pile")
        return message("why-on-board") if answer in self.words(table) else None

    def asks(self, table: Table) -> Message:
        return message("ask-discard-card", unseen_first(table, table.seats[self.index]))

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == SAY_TOP:
            card = draw_top(table, seat)
            table.tell(DISCARDED_UNSEEN, self.index, card)
        else:
            card = table.rules.vocabulary.a[answer]
            seat.hand.remove(card)
            table.reveals += 1
            table.tell(CARD_DISCARDED, self.index, card)
        seat.discard.append(card)


# Rearranging.


def can_rearrange(seat: Seat) -> bool:
    return seat.slots.count(NO_CARD) < SLOTS - 1


class RearrangeCards(SeatQuestion):
    """How do you arrange the cards on your player board? Empty slots stay empty."""

    def options(self, table: Table) -> list[int]:
        empty = 0
        for slot, card in enumerate(table.seats[self.index].slots):
            if card == NO_CARD:
                empty |= 1 << slot
        return table.rules.words.arrangements[empty]

    def choose(self, table: Table, answer: int) -> None:
        number = table.rules.vocabulary.a[answer]
        if number:
            seat = table.seats[self.index]
            slots = seat.slots
            seat.slots = [slots[i] for i in table.rules.words.orders[number]]
            table.tell(REARRANGED, self.index)
