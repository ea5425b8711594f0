"""What becomes of effects when they happen to the opponent. rules/viscounts 9.4."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.castle import place_workers
from guildhall.viscounts.constants import FREE_COSTS
from guildhall.viscounts.construct import pieces_left, put_building
from guildhall.viscounts.doing import Do, gain_good
from guildhall.viscounts.effects import (
    AnyResource,
    BuildFree,
    CastleMove,
    Corruption,
    Debts,
    Deeds,
    Destroy,
    Discard,
    Effect,
    Either,
    Flip,
    FlipDebt,
    FlipDeed,
    Gain,
    HireFree,
    ManuscriptFree,
    Rearrange,
    SchemeBuild,
    SchemeCorruption,
    SchemeDismiss,
    SchemeFocus,
    SchemeFuture,
    SchemePlace,
    SchemeScribe,
    Series,
    Shuffle,
    Silver,
    Twice,
    Virtue,
    Workers,
)
from guildhall.viscounts.events import DISMISSED, DISMISSED_PRINTED
from guildhall.viscounts.kingdom import flip_debt, flip_deed
from guildhall.viscounts.names import CRIMINAL, INK, NO_CARD, SEGMENTS, TP3, WS1, WS2, WS3, segment_of
from guildhall.viscounts.recruit import take_townsfolk
from guildhall.viscounts.solo.actions import act, what_lacks
from guildhall.viscounts.solo.events import (
    BUILDS_ELSEWHERE,
    FLIPS_DEBT,
    FLIPS_DEED,
    FUTURE_GAINED,
    INSTEAD,
    SCHEMES_SHUFFLED,
    TAKES_ALIKE,
    TAKES_FIRST,
    TAKES_REST,
    UNCOVERED_ACTS,
)
from guildhall.viscounts.solo.names import (
    FOR_CASTLE_MOVE,
    FOR_DESTROYING,
    FOR_DISCARDING,
    FOR_FLIPPING,
    FOR_FUTURE,
    FOR_HIRING,
    FOR_ONE_SILVER,
    FOR_REARRANGING,
    FOR_SILVER,
    POSSIBLE,
)
from guildhall.viscounts.solo.paying import board_of, schemes_of, slot_icons
from guildhall.viscounts.solo.uncovering import lets_act
from guildhall.viscounts.transcribe import collect
from guildhall.viscounts.virtue import gain_corruption, gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def gain(table: Table, seat: Seat, effect: Effect) -> None:
    """The effect, or what it gets instead."""
    if isinstance(effect, Series):
        for i in range(len(effect.order) - 1, -1, -1):
            table.push(Do(seat.index, effect.order[i].number))
    elif isinstance(effect, Twice):
        table.push(Do(seat.index, effect.effect.number))
        table.push(Do(seat.index, effect.effect.number))
    elif isinstance(effect, Either):
        # Where there is a choice it takes the first.
        gain(table, seat, effect.first)
    elif isinstance(effect, (Virtue, Corruption, Deeds, Debts)):
        effect.apply(table, seat)
    elif isinstance(effect, Silver):
        _gain_silver(table, seat, effect.amount)
    elif isinstance(effect, Gain):
        gain_good(table, seat, effect.GOOD, effect.amount)
    elif isinstance(effect, AnyResource):
        take_any(table, seat, effect.amount)
    elif isinstance(effect, (SchemeBuild, SchemePlace, SchemeScribe, SchemeFocus)):
        if what_lacks(table, seat, effect)[0] == POSSIBLE:
            act(table, seat, effect)
    else:
        _gain_otherwise(table, seat, effect)


def _gain_otherwise(table: Table, seat: Seat, effect: Effect) -> None:
    if isinstance(effect, Flip):
        flip(table, seat)
    elif isinstance(effect, FlipDebt):
        _flip_debt(table, seat)
    elif isinstance(effect, FlipDeed):
        _flip_deed(table, seat)
    elif isinstance(effect, Destroy):
        table.tell(INSTEAD, seat.index, FOR_DESTROYING)
        flip(table, seat)
    elif isinstance(effect, Discard):
        table.tell(INSTEAD, seat.index, FOR_DISCARDING)
        gain_virtue(table, seat, 1)
    elif isinstance(effect, CastleMove):
        table.tell(INSTEAD, seat.index, FOR_CASTLE_MOVE)
        gain_virtue(table, seat, 1)
    elif isinstance(effect, Rearrange):
        table.tell(INSTEAD, seat.index, FOR_REARRANGING)
        take_any(table, seat, 1)
    elif isinstance(effect, Shuffle):
        if schemes_of(table).discard:
            shuffle_schemes(table, seat)
    elif isinstance(effect, HireFree):
        table.tell(INSTEAD, seat.index, FOR_HIRING)
        gain_future(table, seat)
    else:
        _gain_on_the_board(table, seat, effect)


def _gain_on_the_board(table: Table, seat: Seat, effect: Effect) -> None:
    if isinstance(effect, SchemeDismiss):
        dismiss(table, seat)
    elif isinstance(effect, SchemeFuture):
        gain_future(table, seat)
    elif isinstance(effect, SchemeCorruption):
        criminals = slot_icons(table, CRIMINAL)
        if criminals:
            gain_corruption(table, seat, criminals)
    elif isinstance(effect, Workers):
        place_workers(table, seat, table.position_of(seat), effect.amount)
    elif isinstance(effect, BuildFree):
        _build_free(table, seat, effect.amount)
    elif isinstance(effect, ManuscriptFree):
        _take_manuscript(table, seat)


# Goods.


def _gain_silver(table: Table, seat: Seat, silver: int) -> None:
    """Each two are any resource; one alone is nothing."""
    if silver < 2:
        table.tell(INSTEAD, seat.index, FOR_ONE_SILVER)
        return
    table.tell(INSTEAD, seat.index, FOR_SILVER)
    take_any(table, seat, silver // 2)


def take_any(table: Table, seat: Seat, count: int) -> None:
    """By the order of its board, one at a time."""
    board = board_of(table)
    for _ in range(count):
        if board.alike:
            resource = INK
            table.tell(TAKES_ALIKE, seat.index)
        elif seat.goods[board.first[0]] < board.first[1]:
            resource = board.first[0]
            table.tell(TAKES_FIRST, seat.index, resource, seat.goods[resource], board.first[1])
        elif seat.goods[board.second[0]] < board.second[1]:
            resource = board.second[0]
            table.tell(TAKES_FIRST, seat.index, resource, seat.goods[resource], board.second[1])
        else:
            resource = board.rest
            table.tell(TAKES_REST, seat.index, resource)
        gain_good(table, seat, resource, 1)


# Debts and deeds.


def flip(table: Table, seat: Seat) -> None:
    """The kind that it has flipped less often, a debt if equal."""
    if not seat.unpaid and not seat.plain:
        table.tell(INSTEAD, seat.index, FOR_FLIPPING)
        gain_virtue(table, seat, 1)
        return
    is_debt = seat.unpaid > 0
    if seat.unpaid and seat.plain:
        is_debt = seat.paid <= seat.flipped
        table.tell(FLIPS_DEBT if is_debt else FLIPS_DEED, seat.index, seat.paid, seat.flipped)
    if is_debt:
        _flip_debt(table, seat)
    else:
        _flip_deed(table, seat)


def _flip_debt(table: Table, seat: Seat) -> None:
    if seat.unpaid:
        _third_trading_post(table, seat)
        flip_debt(table, seat)
    else:
        table.tell(INSTEAD, seat.index, FOR_FLIPPING)
        gain_virtue(table, seat, 1)


def _flip_deed(table: Table, seat: Seat) -> None:
    if seat.plain:
        _third_trading_post(table, seat)
        flip_deed(table, seat)
    else:
        table.tell(INSTEAD, seat.index, FOR_FLIPPING)
        gain_virtue(table, seat, 1)


def _third_trading_post(table: Table, seat: Seat) -> None:
    """Each time it flips a card, it dismisses, after the resource for a debt."""
    lets_act(table, seat, TP3, SchemeDismiss())


# Its schemes.


def gain_future(table: Table, seat: Seat) -> None:
    """The top future scheme, face up to the discards; with none left it flips a card."""
    schemes = schemes_of(table)
    if not schemes.future:
        table.tell(INSTEAD, seat.index, FOR_FUTURE)
        flip(table, seat)
        return
    card = schemes.future.pop()
    schemes.discard.append(card)
    schemes.seen |= 1 << card
    table.reveals += 1
    table.tell(FUTURE_GAINED, seat.index, card)
    lets_act(table, seat, WS1, SchemeDismiss())


def shuffle_schemes(table: Table, seat: Seat) -> None:
    """The discards into the pile: the shuffle check of every player, then its workshops, corruption first."""
    schemes = schemes_of(table)
    schemes.pile += schemes.discard
    schemes.discard.clear()
    table.rng.shuffle_for(schemes.pile, "schemes")
    table.tell(SCHEMES_SHUFFLED, seat.index)
    if slot_icons(table, CRIMINAL):
        gain_corruption(table, seat, 1)
    else:
        gain_virtue(table, seat, 1)
    if seat.built >> WS3 & 1:
        table.tell(UNCOVERED_ACTS, seat.index, WS3)
        gain_corruption(table, seat, 1)
    if seat.built >> WS2 & 1:
        table.tell(UNCOVERED_ACTS, seat.index, WS2)
        gain_virtue(table, seat, 1)


# The board.


def dismiss(table: Table, seat: Seat) -> None:
    """The top townsfolk of its segment leaves the game for its bonus; with an empty pile what is printed there."""
    segment = segment_of(seat.space)
    card = table.top_townsfolk(segment)
    if card == NO_CARD:
        card = table.rules.printed_townsfolk[segment]
        table.tell(DISMISSED_PRINTED, seat.index, card)
    else:
        table.tell(DISMISSED, seat.index, card)
        seat.remove(card)
        take_townsfolk(table, segment)
    table.push(Do(seat.index, table.rules.bonus[card]))


def _build_free(table: Table, seat: Seat, kind: int) -> None:
    """The left-most of these on the first free spot of its space, or else the next free one clockwise."""
    pieces = pieces_left(seat, kind)
    if not pieces:
        return
    layout = table.layout
    own = layout.spots_of[seat.space]
    start = layout.spots.index(own[0])
    for i in range(len(layout.spots)):
        spot = layout.spots[(start + i) % len(layout.spots)]
        if table.spots[spot] == NO_CARD:
            if spot not in own:
                table.tell(BUILDS_ELSEWHERE, seat.index, spot)
            put_building(table, seat, pieces[0], spot)
            return


def _take_manuscript(table: Table, seat: Seat) -> None:
    """The first that may be taken free, clockwise from its own segment."""
    start = table.position_of(seat)
    for i in range(len(SEGMENTS)):
        segment = table.layout.ring[(start + i) % len(SEGMENTS)]
        card = table.top_manuscript(segment)
        if card != NO_CARD and table.rules.manuscripts[card].cost in FREE_COSTS:
            collect(table, seat, segment)
            return
