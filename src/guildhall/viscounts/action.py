"""Phase 3: one primary action, which the space of the viscount allows; and the dismissal that may help with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.answers import BUY, CONSTRUCT, DESTROY, DISMISS, FLIP_DEBT, FLIP_DEED, TRANSCRIBE, WORKERS
from guildhall.viscounts.cards.tokens import BUILD, DISMISS_DISCOUNT, PLACE, SCRIBE, TRADE
from guildhall.viscounts.castle import offer_workers, place_for_icons, why_no_workers
from guildhall.viscounts.construct import construct, offer_buildings, why_not_built
from guildhall.viscounts.effects import queue
from guildhall.viscounts.events import DISMISSED, PASSED
from guildhall.viscounts.icons import icons_for
from guildhall.viscounts.names import NO_ACTION, NO_CARD, OUTER, SEGMENTS, SILVER, message, segment_of
from guildhall.viscounts.recruit import pay, price, take_townsfolk, townsfolk_on_show, why_not_taken
from guildhall.viscounts.steps import TRIGGER, SeatQuestion, SeatStep
from guildhall.viscounts.trade import buy, offer_purchases, why_not_bought
from guildhall.viscounts.transcribe import offer_manuscript, transcribe, why_not_transcribed

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


class WhichAction(SeatQuestion):
    """What do you do here? The first purchase, a building, Workers, a manuscript; or a dismissal for one of them."""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = [table.rules.words.no_action]
        for action in actions_at(seat):
            if table.action == NO_ACTION or table.action == action:
                _offer(table, seat, action, options)
        return options

    def words(self, table: Table) -> list[int]:
        return action_words(table)

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        action = action_of(table, answer)
        if action == NO_ACTION:
            return None
        if action not in actions_at(seat):
            return message("why-outer" if seat.space < OUTER else "why-inner")
        if table.action != NO_ACTION and table.action != action:
            return message("why-bound")
        return why_no_action(table, seat, action, answer)

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        vocabulary = table.rules.vocabulary
        verb = vocabulary.verb[answer]
        if answer == table.rules.words.no_action:
            table.tell(PASSED, seat.index)
        elif verb == DISMISS:
            table.push(self)
            dismiss(table, seat, vocabulary.a[answer], vocabulary.b[answer])
        elif verb == CONSTRUCT:
            table.push(After(seat.index, BUILD))
            construct(table, seat, vocabulary.a[answer], vocabulary.b[answer])
        elif verb == WORKERS:
            table.push(After(seat.index, PLACE))
            place_for_icons(table, seat, vocabulary.a[answer])
        elif verb == TRANSCRIBE:
            table.push(After(seat.index, SCRIBE))
            transcribe(table, seat)
        else:
            table.action = TRADE
            table.push(After(seat.index, TRADE))
            table.push(WhatToBuy(seat.index))
            buy(table, seat, answer)


def actions_at(seat: Seat) -> tuple[int, int]:
    return (TRADE, BUILD) if seat.space < OUTER else (PLACE, SCRIBE)


def _offer(table: Table, seat: Seat, action: int, options: list[int]) -> None:
    if action == TRADE:
        offer_purchases(table, seat, options)
    elif action == BUILD:
        offer_buildings(table, seat, options)
    elif action == PLACE:
        offer_workers(table, seat, options)
    else:
        offer_manuscript(table, seat, options)
    offer_dismissal(table, seat, action, options)


# Why not.


def action_words(table: Table) -> list[int]:
    """All that somebody may think of doing on some space: buy, build, place Workers, transcribe, dismiss."""
    words = table.rules.words
    found = [*words.buy, words.flip_debt, words.flip_deed]
    for spot in table.layout.spots:
        found.extend([kind[spot] for kind in words.build])
    found.extend(words.workers)
    tops = [table.top_manuscript(segment) for segment in range(len(SEGMENTS))]
    found.extend([words.transcribe[card] for card in tops if card != NO_CARD])
    for card in townsfolk_on_show(table):
        found.extend([dismissed[card] for dismissed in words.dismiss if dismissed[card] >= 0])
    return found


def action_of(table: Table, answer: int) -> int:
    """The primary action that an answer is part of."""
    verb = table.rules.vocabulary.verb[answer]
    if verb == DISMISS:
        return table.rules.vocabulary.b[answer]
    if verb == CONSTRUCT:
        return BUILD
    if verb == WORKERS:
        return PLACE
    if verb == TRANSCRIBE:
        return SCRIBE
    return TRADE if verb in (BUY, DESTROY, FLIP_DEBT, FLIP_DEED) else NO_ACTION


def why_no_action(table: Table, seat: Seat, action: int, answer: int) -> Message | None:
    """Why this is not offered by an action that the space allows; None if it is."""
    if table.rules.vocabulary.verb[answer] == DISMISS:
        if table.dismissed:
            return message("why-dismissed")
        card = table.rules.vocabulary.a[answer]
        if not table.rules.icons[action][card]:
            return message("why-no-icon")
        return why_not_taken(table, seat, card, DISMISS_DISCOUNT)
    if action == TRADE:
        return why_not_bought(table, seat, answer)
    if action == BUILD:
        return why_not_built(table, seat, answer)
    if action == PLACE:
        return why_no_workers(table, seat, answer)
    return why_not_transcribed(table, seat, answer)


class WhatToBuy(SeatQuestion):
    """What else do you buy with the icons that are left?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = [table.rules.words.done]
        _offer(table, seat, TRADE, options)
        return options

    def words(self, table: Table) -> list[int]:
        return [word for word in action_words(table) if action_of(table, word) == TRADE]

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        return why_no_action(table, seat, TRADE, answer) if action_of(table, answer) == TRADE else None

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        vocabulary = table.rules.vocabulary
        table.push(self)
        if vocabulary.verb[answer] == DISMISS:
            dismiss(table, seat, vocabulary.a[answer], TRADE)
        else:
            buy(table, seat, answer)

    def prompt(self, table: Table) -> Message:
        return message("ask-what-to-buy", {"number": icons_for(table, table.seats[self.index], TRADE)})


class After(SeatStep):
    """What cards in the slots bring after an action of that kind, or in a collision."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, TRIGGER)

    def __init__(self, index: int, trigger: int) -> None:
        super().__init__(index)
        self.trigger = trigger

    def args(self) -> list[int]:
        return [self.index, self.trigger]

    def resolve(self, table: Table) -> None:
        slots = table.seats[self.index].slots
        for i in range(len(slots) - 1, -1, -1):
            if slots[i] != NO_CARD:
                ability = table.rules.townsfolk[slots[i]].ability
                if ability.trigger == self.trigger:
                    queue(table, self.index, ability.effects)


# Dismissing.


def offer_dismissal(table: Table, seat: Seat, action: int, options: list[int]) -> None:
    """The top card of the pile beside the viscount, if it has an icon for this action; once a turn."""
    if table.dismissed:
        return
    card = table.top_townsfolk(segment_of(seat.space))
    if card != NO_CARD and table.rules.icons[action][card]:
        if price(table, seat, card, DISMISS_DISCOUNT) <= seat.goods[SILVER]:
            options.append(table.rules.words.dismiss[action][card])


def dismiss(table: Table, seat: Seat, card: int, action: int) -> None:
    """It leaves the game for its icons and its bonus. From now on the player is bound to this action."""
    pay(table, seat, price(table, seat, card, DISMISS_DISCOUNT))
    table.tell(DISMISSED, seat.index, card)
    seat.remove(card)
    table.action = action
    table.dismissed = True
    table.icon_balance += table.rules.icons[action][card]
    take_townsfolk(table, segment_of(seat.space))
    queue(table, seat.index, table.rules.townsfolk[card].bonus)
