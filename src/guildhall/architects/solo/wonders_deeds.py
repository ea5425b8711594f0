"""Clauses, deeds and lines of the opponents of Works of Wonder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import CONSTRUCTED, PAID
from guildhall.architects.names import CATHEDRAL_TOP, LARGE_CIRCLES, MARBLE
from guildhall.architects.solo.clauses import Clause
from guildhall.architects.solo.deeds import Deed, add_tax
from guildhall.architects.solo.events import BECAUSE, OPTION_SKIPPED, SUPPLY_CONTRIBUTED
from guildhall.architects.solo.names import (
    ALL_WONDERS_BUILT,
    BY_LIST_TOKEN,
    BY_MARKER_SLOT,
    BY_MARKER_WONDER,
    BY_POWER,
    NO_CARD_OPEN,
    NO_WONDER,
    SLOTS_FILLED,
)
from guildhall.architects.solo.scheme_lines import Line, deeds_message, do_all
from guildhall.architects.solo.wonders_sight import WondersSight, free_slot, marble_for, wonder_to_build
from guildhall.architects.virtue import gain_virtue
from guildhall.architects.wonders.events import TOKEN_PLACED
from guildhall.architects.wonders.influence import gain_influence, spend_influence
from guildhall.architects.wonders.names import SLOTS
from guildhall.architects.wonders.part import part_of as wonders_of
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.opponent_turn import OpponentTurn


def sight_of(turn: OpponentTurn) -> WondersSight:
    sight = turn.sight
    assert isinstance(sight, WondersSight)
    return sight


# Clauses.


NOBODY_THERE = -100  # fewer than anybody can have


class LeadsAtPrincess(Clause):
    """It has more Workers where the Princess stands than every other player."""

    def measure(self, turn: OpponentTurn) -> int:
        sight = turn.sight
        place = sight.princess()
        own = sight.own_workers(place)
        most = max([sight.workers(owner, place) for owner in sight.rivals()])
        return own - most if own or most else NOBODY_THERE

    def holds(self, number: int) -> bool:
        return number > 0

    def message(self) -> Message:
        return Message("clause-princess")

    def fact(self, number: int) -> Message:
        if number == NOBODY_THERE:
            return Message("fact-princess-nobody")
        if number > 0:
            return Message("fact-princess-ahead", {"number": number})
        return Message("fact-princess-level" if number == 0 else "fact-princess-behind", {"number": -number})


# What it can build, as a number: a Wonder; or no Wonder, but the Cathedral; 0 or less is neither. With all Wonders
# built the number is further from 0, and at the top of the Cathedral lower by 1.
WONDER = 2
CATHEDRAL_ONLY = 1
EVERYTHING_BUILT = 10


class CanBuild(Clause):
    """It can construct a Wonder or work on the Cathedral."""

    def measure(self, turn: OpponentTurn) -> int:
        if wonder_to_build(sight_of(turn)) >= 0:
            return WONDER
        built = EVERYTHING_BUILT if sight_of(turn).all_known_built() else 0
        if turn.sight.can_advance():
            return built + CATHEDRAL_ONLY
        return -built - (1 if turn.seat.cathedral == CATHEDRAL_TOP else 0)

    def holds(self, number: int) -> bool:
        return number > 0

    def message(self) -> Message:
        return Message("clause-build")

    def fact(self, number: int) -> Message:
        if number == WONDER:
            return Message("fact-wonder")
        built = abs(number) >= EVERYTHING_BUILT
        wonders = Message("fact-all-wonders-built" if built else "fact-no-wonder")
        rest = number - EVERYTHING_BUILT if number > 0 and built else number + (EVERYTHING_BUILT if built else 0)
        if rest == CATHEDRAL_ONLY:
            return Message("fact-but", {"first": wonders, "second": Message("fact-cathedral")})
        cathedral = Message("fact-no-cathedral" if rest == 0 else "fact-top")
        return Message("fact-and", {"first": wonders, "second": cathedral})


class InfluenceAtMost(Clause):
    def __init__(self, most: int) -> None:
        self.most = most

    def measure(self, turn: OpponentTurn) -> int:
        return sight_of(turn).influence()

    def holds(self, number: int) -> bool:
        return number <= self.most

    def message(self) -> Message:
        return Message("clause-influence", {"number": self.most})

    def fact(self, number: int) -> Message:
        return Message("fact-influence", {"number": number})


# Deeds.


class GainInfluence(Deed):
    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, turn: OpponentTurn) -> None:
        gain_influence(turn.table, turn.seat, self.points)

    def message(self) -> Message:
        return Message("gain", {"what": Message("good-influence", {"number": self.points})})


class Contribute(Deed):
    """A resource from the supply goes to the slot to which the marker points, or the next free one, for its reward."""

    def is_possible(self, turn: OpponentTurn) -> bool:
        return free_slot(sight_of(turn)) >= 0

    def tell_lack(self, turn: OpponentTurn) -> None:
        lack = NO_CARD_OPEN if sight_of(turn).open_card() is None else SLOTS_FILLED
        turn.table.tell(OPTION_SKIPPED, turn.seat.index, lack)

    def do(self, turn: OpponentTurn) -> None:
        table = turn.table
        part = wonders_of(table)
        slot = free_slot(sight_of(turn))
        effect = sight_of(turn).contribution(slot)
        table.tell(BECAUSE, turn.seat.index, BY_MARKER_SLOT, slot, turn.part.track)
        part.filled[slot] = 1
        table.tell(SUPPLY_CONTRIBUTED, turn.seat.index, part.contributions[-1], slot)
        if sum(part.filled) == SLOTS:
            table.reset_due = True
        effect.apply(table, turn.seat)

    def message(self) -> Message:
        return Message("deed-contribute")


class BuildWonder(Deed):
    """The first Wonder that it can pay for. What has been contributed makes none cheaper for it."""

    def is_possible(self, turn: OpponentTurn) -> bool:
        return wonder_to_build(sight_of(turn)) >= 0

    def do(self, turn: OpponentTurn) -> None:
        table, seat = turn.table, turn.seat
        part = wonders_of(table)
        wonder = wonder_to_build(sight_of(turn))
        row = part.rows.wonders[wonder]
        marble = marble_for(sight_of(turn), wonder)
        table.tell(BECAUSE, seat.index, BY_MARKER_WONDER, part.rows.first + wonder, turn.part.track)
        if turn.part.board.power is not None and turn.part.board.power.marble_less():
            table.tell(BECAUSE, seat.index, BY_POWER)
        spend_influence(table, seat, row.influence)
        if marble:
            seat.goods[MARBLE] -= marble
            table.tell(PAID, seat.index, MARBLE, marble)
        add_tax(turn, row.tax)
        part.owners[wonder] = seat.index
        part.laid[wonder] = 0
        seat.buildings.append(part.rows.first + wonder)
        table.tell(CONSTRUCTED, seat.index, part.rows.first + wonder)
        gain_virtue(table, seat, row.virtue)
        place = next(place for place in turn.part.board.tokens if not sight_of(turn).has_token(place))
        part.sites[wonder] = place
        table.tell(BECAUSE, seat.index, BY_LIST_TOKEN, place)
        table.tell(TOKEN_PLACED, seat.index, part.rows.first + wonder, place)
        turn.keeper.has_built(turn)

    def tell_lack(self, turn: OpponentTurn) -> None:
        sight = sight_of(turn)
        lack = ALL_WONDERS_BUILT if sight.all_known_built() else NO_WONDER
        turn.table.tell(OPTION_SKIPPED, turn.seat.index, lack, sight.influence(), turn.seat.goods[MARBLE])

    def message(self) -> Message:
        return Message("deed-wonder")


# Lines.


class AtPrincess(Line):
    """A Worker goes where the Princess stands; nothing else is done there but what the line says."""

    def __init__(self, *deeds: Deed) -> None:
        self.deeds: list[Deed] = list(deeds)

    def follow(self, turn: OpponentTurn) -> bool:
        place = turn.sight.princess()
        assert 0 <= place < LARGE_CIRCLES
        turn.arrive(place)
        do_all(turn, self.deeds)
        return True

    def message(self) -> Message:
        return Message("line-princess", {"deeds": deeds_message(self.deeds)})
