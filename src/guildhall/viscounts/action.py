"""Phase 3: one primary action, which the space of the viscount allows; and the dismissal that may help with it.
rules/viscounts 4.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.message import Message
from guildhall.viscounts.answers import SAY_BUILD, SAY_DISMISS, SAY_TRADE, SAY_TRANSCRIBE, SAY_WORKERS
from guildhall.viscounts.castle import offer_workers, place_for_icons, why_no_workers
from guildhall.viscounts.constants import CHEAP_DISMISSAL, WORKER_STEPS
from guildhall.viscounts.construct import cheapest_building, construct, offer_buildings, why_not_built
from guildhall.viscounts.doing import do_now
from guildhall.viscounts.events import DISMISSED, DISMISSED_PRINTED, PASSED
from guildhall.viscounts.icons import PAIRS, changes_of, icons_for, lacks_silver, most_from_goods, spend
from guildhall.viscounts.names import (
    CONSTRUCT,
    MERCHANT,
    NO_ACTION,
    NO_CARD,
    OUTER,
    PIECES,
    PLACE,
    SEGMENTS,
    SILVER,
    TP2,
    TRADE,
    TRANSCRIBE,
    message,
    segment_of,
)
from guildhall.viscounts.recruit import take_townsfolk
from guildhall.viscounts.steps import SeatQuestion
from guildhall.viscounts.trade import most_trades, offer_trades, trade, why_not_traded
from guildhall.viscounts.transcribe import manuscript_at, offer_manuscript, transcribe, why_not_transcribed
from guildhall.viscounts.triggers import Answering, has_trigger

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


class WhichAction(SeatQuestion):
    """What do you do here? An exchange, a building, Workers, a manuscript; or a dismissal for one of them, after which
    the player is bound to that action."""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options: list[int] = []
        if table.action != NO_ACTION:
            _offer(table, seat, table.action, options)
            return options if options else [table.rules.words.no_action]
        options.append(table.rules.words.no_action)
        if seat.space < OUTER:
            _offer(table, seat, TRADE, options)
            _offer(table, seat, CONSTRUCT, options)
        else:
            _offer(table, seat, PLACE, options)
            _offer(table, seat, TRANSCRIBE, options)
        return options

    def words(self, table: Table) -> list[int]:
        return action_words(table, table.seats[self.index])

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        if answer == table.rules.words.no_action:
            return message("why-bound-to-act")
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
        if verb == SAY_DISMISS:
            table.push(self)
            dismiss(table, seat, vocabulary.a[answer], vocabulary.b[answer])
            return
        if answer == table.rules.words.no_action:
            table.tell(PASSED, seat.index)
            return
        action = action_of(table, answer)
        table.action = action
        if has_trigger(table, seat, action):
            table.push(Answering(seat.index, action))
        if action == TRADE:
            trade(table, seat, vocabulary.a[answer])
        elif action == CONSTRUCT:
            construct(table, seat, vocabulary.a[answer], vocabulary.b[answer])
        elif action == PLACE:
            place_for_icons(table, seat, vocabulary.a[answer])
        else:
            transcribe(table, seat)


def actions_at(seat: Seat) -> tuple[int, int]:
    return (TRADE, CONSTRUCT) if seat.space < OUTER else (PLACE, TRANSCRIBE)


def _offer(table: Table, seat: Seat, action: int, options: list[int]) -> None:
    if action == TRADE:
        offer_trades(table, seat, options)
    elif action == CONSTRUCT:
        offer_buildings(table, seat, options)
    elif action == PLACE:
        offer_workers(table, seat, options)
    else:
        offer_manuscript(table, seat, options)
    if table.dismissed == NO_CARD:
        card = townsfolk_at(table, segment_of(seat.space))
        if lack_of_dismissal(table, seat, action, card) == FINE:
            options.append(table.rules.words.dismiss[action][card])


# Dismissing.


def townsfolk_at(table: Table, segment: int) -> int:
    """The top card of the pile, or what is printed under it."""
    card = table.top_townsfolk(segment)
    return table.rules.printed_townsfolk[segment] if card == NO_CARD else card


def dismissal_price(table: Table, seat: Seat, card: int) -> int:
    """The second trading post makes every dismissal cheap."""
    return CHEAP_DISMISSAL if seat.built >> TP2 & 1 else table.rules.townsfolk[card].silver


# Why a card cannot be dismissed, the nearest to being possible last.
FINE: Final = 0
DISMISSED_ONE: Final = 1
ELSEWHERE: Final = 2
NO_ICON: Final = 3
TOO_DEAR: Final = 4
IN_VAIN: Final = 5


def lack_of_dismissal(table: Table, seat: Seat, action: int, card: int) -> int:
    """What keeps a player from dismissing this card for this action. The action must then be possible (ruling VD1)."""
    rules = table.rules
    if table.dismissed != NO_CARD:
        return DISMISSED_ONE
    if card != townsfolk_at(table, segment_of(seat.space)):
        return ELSEWHERE
    if not rules.counted[action][card]:
        if not rules.icons[MERCHANT][card] or not changes_of(table, seat) >> (PAIRS + action) & 1:
            return NO_ICON
    price = dismissal_price(table, seat, card)
    if price > seat.goods[SILVER]:
        return TOO_DEAR
    return FINE if can_act(table, seat, action, card, price) else IN_VAIN


def why_not_dismissed(table: Table, seat: Seat, action: int, card: int) -> Message | None:
    """The same in words; None if nothing does."""
    lack = lack_of_dismissal(table, seat, action, card)
    if lack == FINE:
        return None
    if lack == TOO_DEAR:
        return lacks_silver(seat, dismissal_price(table, seat, card))
    names = {DISMISSED_ONE: "dismissed", ELSEWHERE: "not-beside", NO_ICON: "no-icon", IN_VAIN: "not-then"}
    return message(f"why-{names[lack]}")


def can_act(table: Table, seat: Seat, action: int, dismissed: int, less_silver: int) -> bool:
    """Could the action do something, with that card dismissed for so much silver?"""
    if action == TRADE:
        return most_trades(table, seat, dismissed, less_silver) > 0
    if action == CONSTRUCT:
        cost = cheapest_building(table, seat)
    elif action == PLACE:
        cost = WORKER_STEPS[0] if seat.workers else 0
    else:
        cost = table.rules.manuscripts[manuscript_at(table, segment_of(seat.space))].cost
    if cost == 0:
        return False
    icons = icons_for(table, seat, action, dismissed)
    return cost <= icons or cost <= icons + most_from_goods(table, seat, action, less_silver)


def dismiss(table: Table, seat: Seat, card: int, action: int) -> None:
    """It leaves the game for its icons and its bonus. From now on the player is bound to this action."""
    rules = table.rules
    spend(table, seat, SILVER, dismissal_price(table, seat, card))
    table.action = action
    table.dismissed = card
    segment = segment_of(seat.space)
    if table.left[segment]:
        table.tell(DISMISSED, seat.index, card)
        seat.remove(card)
        take_townsfolk(table, segment)
    else:
        table.tell(DISMISSED_PRINTED, seat.index, card)
    do_now(table, seat.index, rules.bonus[card])


# Why not.


def action_words(table: Table, seat: Seat) -> list[int]:
    """All that somebody may think of doing on some space: trade, build, place Workers, transcribe, dismiss. Of what can
    be done with one thing the nearest to being possible comes first: its reason is the one that is shown."""
    words = table.rules.words
    found = [words.no_action, words.trade[1]]
    left = [piece for piece in range(len(PIECES)) if not seat.built >> piece & 1]
    built = [piece for piece in range(len(PIECES)) if seat.built >> piece & 1]
    for spot in table.layout.spots:
        found.extend([words.build[piece][spot] for piece in left + built])
    found.extend(words.workers)
    segments = range(len(SEGMENTS))
    found.extend([words.transcribe[manuscript_at(table, segment)] for segment in segments])
    for segment in segments:
        card = townsfolk_at(table, segment)
        first, second = actions_at(seat)
        if lack_of_dismissal(table, seat, second, card) > lack_of_dismissal(table, seat, first, card):
            first, second = second, first
        elsewhere = [action for action in range(len(words.dismiss)) if action not in (first, second)]
        found.extend([words.dismiss[action][card] for action in (first, second, *elsewhere)])
    return found


def action_of(table: Table, answer: int) -> int:
    """The primary action that an answer is part of."""
    verb = table.rules.vocabulary.verb[answer]
    if verb == SAY_DISMISS:
        return table.rules.vocabulary.b[answer]
    if verb == SAY_TRADE:
        return TRADE
    if verb == SAY_BUILD:
        return CONSTRUCT
    if verb == SAY_WORKERS:
        return PLACE
    return TRANSCRIBE if verb == SAY_TRANSCRIBE else NO_ACTION


def why_no_action(table: Table, seat: Seat, action: int, answer: int) -> Message | None:
    """Why this is not offered by an action that the space allows; None if it is."""
    if table.rules.vocabulary.verb[answer] == SAY_DISMISS:
        return why_not_dismissed(table, seat, action, table.rules.vocabulary.a[answer])
    if action == TRADE:
        return why_not_traded(table, seat, answer)
    if action == CONSTRUCT:
        return why_not_built(table, seat, answer)
    if action == PLACE:
        return why_no_workers(table, seat, answer)
    return why_not_transcribed(table, seat, answer)
