"""Phase 3: one primary action, which the space of the viscount allows; and the dismissal that may help with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.answers import CONSTRUCT, DISMISS, TRANSCRIBE, WORKERS
from guildhall.viscounts.cards.tokens import BUILD, DISMISS_DISCOUNT, PLACE, SCRIBE, TRADE
from guildhall.viscounts.castle import offer_workers, place_for_icons
from guildhall.viscounts.construct import construct, offer_buildings
from guildhall.viscounts.effects import queue
from guildhall.viscounts.events import DISMISSED, PASSED
from guildhall.viscounts.icons import icons_for
from guildhall.viscounts.names import NO_ACTION, NO_CARD, OUTER, SILVER, message, segment_of
from guildhall.viscounts.recruit import pay, price, take_townsfolk
from guildhall.viscounts.steps import SeatQuestion, SeatStep
from guildhall.viscounts.trade import buy, offer_purchases
from guildhall.viscounts.transcribe import offer_manuscript, transcribe

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


class WhatToBuy(SeatQuestion):
    """What else do you buy with the icons that are left?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = [table.rules.words.done]
        _offer(table, seat, TRADE, options)
        return options

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
