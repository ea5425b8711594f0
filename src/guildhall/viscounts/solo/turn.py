"""A turn of the solo opponent: a scheme card says how far it moves, what it does, and what else happens.

It is never asked, pays for nothing and keeps no goods. What it gains goes through the same effects as everybody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.piles import refill
from guildhall.viscounts.cards.tokens import BUILD, DISMISS, FOCUS, PLACE, PLUS, TRADE
from guildhall.viscounts.castle import place_workers
from guildhall.viscounts.constants import BUILDINGS_EACH
from guildhall.viscounts.construct import free_spots, put_building
from guildhall.viscounts.effects import queue, resolve_effect
from guildhall.viscounts.events import (
    DISMISSED,
    SCHEME_DRAWN,
    SCHEME_FOLLOWED,
    SCHEME_GAINED,
    SCHEME_IMPOSSIBLE,
    SCHEMES_RESHUFFLED,
)
from guildhall.viscounts.kingdom import flip_debt, flip_deed, take_deeds
from guildhall.viscounts.movement import arrive
from guildhall.viscounts.names import (
    GUILDHALL,
    NO_BUILDING,
    NO_CARD,
    NO_MANUSCRIPT,
    NO_SPOT,
    NO_WORKER,
    OUTER,
    POSSIBLE,
    TOO_DEAR,
    TRADING_POST,
    WORKSHOP,
    segment_of,
)
from guildhall.viscounts.recruit import take_townsfolk
from guildhall.viscounts.steps import DONE, SCHEME, SeatStep
from guildhall.viscounts.transcribe import take_manuscript
from guildhall.viscounts.virtue import gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

# What it builds, by power: the first kind of which one is left.
PREFERENCES: Final = (
    (WORKSHOP, TRADING_POST, GUILDHALL),
    (TRADING_POST, WORKSHOP, GUILDHALL),
    (GUILDHALL, TRADING_POST, WORKSHOP),
)
MORE_WORKERS: Final = 1  # than its power
MORE_COST: Final = 3


def follow_scheme(table: Table, seat: Seat) -> None:
    """Draw the next scheme and do what it says: move, act, extras."""
    schemes = table.schemes
    assert schemes is not None
    if refill(schemes.pile, schemes.discard, table.rng):
        schemes.turned = True
        table.tell(SCHEMES_RESHUFFLED, seat.index)
    scheme = schemes.pile.pop()
    schemes.discard.append(scheme)
    table.reveals += 1
    table.tell(SCHEME_DRAWN, seat.index, scheme)
    table.push(Extras(seat.index, scheme, 0))
    table.push(Act(seat.index, scheme))
    arrive(table, seat, end_of_move(table, seat, scheme))


def action_of(table: Table, scheme: int) -> int:
    """A scheme may leave the action to the opponent's focus."""
    schemes = table.schemes
    assert schemes is not None
    action = table.rules.schemes[scheme].action
    return schemes.focus if action == FOCUS else action


def end_of_move(table: Table, seat: Seat, scheme: int) -> int:
    """At a fork it takes the road to the ring of its action, and it goes on until it is there."""
    outer = action_of(table, scheme) in (TRADE, BUILD)
    space = seat.space
    steps = table.rules.schemes[scheme].move
    while steps > 0 or (space < OUTER) != outer:
        roads = table.layout.roads[space]
        fitting = [road for road in roads if (road < OUTER) == outer]
        space = fitting[0] if fitting else roads[0]
        steps -= 1
    return space


class Act(SeatStep):
    """The action of a scheme; where it is impossible, a deed instead."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SCHEME)

    def __init__(self, index: int, scheme: int) -> None:
        super().__init__(index)
        self.scheme = scheme

    def args(self) -> list[int]:
        return [self.index, self.scheme]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        action = action_of(table, self.scheme)
        power = table.rules.schemes[self.scheme].power
        table.tell(SCHEME_FOLLOWED, seat.index, action, power)
        lack = act(table, seat, action, power)
        if lack != POSSIBLE:
            table.tell(SCHEME_IMPOSSIBLE, seat.index, action, lack)
            if seat.plain:
                flip_deed(table, seat)
            else:
                take_deeds(table, seat, 1)


def act(table: Table, seat: Seat, action: int, power: int) -> int:
    """Carry out the action, or say why it is impossible."""
    if action == TRADE:
        return _trade(table, seat, power)
    if action == BUILD:
        return _build(table, seat, power)
    if action == PLACE:
        return _place(table, seat, power)
    return _transcribe(table, seat, power)


def _trade(table: Table, seat: Seat, power: int) -> int:
    for _ in range(power):
        if seat.unpaid:
            flip_debt(table, seat)
        elif seat.plain:
            flip_deed(table, seat)
        else:
            gain_virtue(table, seat, 1)
    return POSSIBLE


def _build(table: Table, seat: Seat, power: int) -> int:
    left = [building for building in PREFERENCES[power - 1] if seat.built[building] < BUILDINGS_EACH]
    spots = free_spots(table, seat)
    if not left:
        return NO_BUILDING
    if not spots:
        return NO_SPOT
    put_building(table, seat, left[0], spots[0])
    return POSSIBLE


def _place(table: Table, seat: Seat, power: int) -> int:
    if seat.workers == 0:
        return NO_WORKER
    place_workers(table, seat, power + MORE_WORKERS)
    return POSSIBLE


def _transcribe(table: Table, seat: Seat, power: int) -> int:
    card = table.top_manuscript(segment_of(seat.space))
    if card == NO_CARD:
        return NO_MANUSCRIPT
    if table.rules.manuscripts[card].cost > power + MORE_COST:
        return TOO_DEAR
    take_manuscript(table, seat)
    return POSSIBLE


class Extras(SeatStep):
    """What a scheme brings besides, from left to right."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SCHEME, DONE)

    def __init__(self, index: int, scheme: int, done: int) -> None:
        super().__init__(index)
        self.scheme = scheme
        self.done = done

    def args(self) -> list[int]:
        return [self.index, self.scheme, self.done]

    def resolve(self, table: Table) -> None:
        extras = table.rules.schemes[self.scheme].extras
        if self.done == len(extras):
            return
        table.push(Extras(self.index, self.scheme, self.done + 1))
        seat = table.seats[self.index]
        extra = extras[self.done]
        if extra.kind == DISMISS:
            _dismiss(table, seat)
        elif extra.kind == PLUS:
            _gain_scheme(table, seat)
        else:
            resolve_effect(table, seat, extra.kind, extra.amount)


def _dismiss(table: Table, seat: Seat) -> None:
    segment = segment_of(seat.space)
    card = table.top_townsfolk(segment)
    if card != NO_CARD:
        table.tell(DISMISSED, seat.index, card)
        seat.remove(card)
        take_townsfolk(table, segment)
        queue(table, seat.index, table.rules.townsfolk[card].bonus)


def _gain_scheme(table: Table, seat: Seat) -> None:
    schemes = table.schemes
    assert schemes is not None
    if schemes.reserve:
        scheme = schemes.reserve.pop()
        schemes.discard.append(scheme)
        table.reveals += 1
        table.tell(SCHEME_GAINED, seat.index, scheme)
