"""Phase 5: when the active player's two markers share a space, that brings something to everybody.
rules/viscounts 6.3."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.viscounts.abilities import COLLISION
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.doing import Do, do_now
from guildhall.viscounts.events import COLLIDED, COLLISION_ITEMS, MARKERS_RESET
from guildhall.viscounts.names import WS2
from guildhall.viscounts.steps import ON_TRACK, SeatStep
from guildhall.viscounts.triggers import Answering, has_trigger
from guildhall.viscounts.virtue import criminals, gain_virtue

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

MIDDLE: Final = 3  # to the left of it the others need a Criminal, to the right of it they must have none


class ResolveCollision(SeatStep):
    """Workshops of all, cards of all, then what the space brings to the active player and to the others."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        if seat.virtue != seat.corruption:
            return
        table.tell(COLLIDED, seat.index, seat.virtue)
        order = table.clockwise(self.index)
        table.push(ResetMarkers(self.index))
        table.push(CollisionItems(self.index))
        for i in range(len(order) - 1, -1, -1):
            other = table.seats[order[i]]
            if has_trigger(table, other, COLLISION):
                table.push(Answering(other.index, COLLISION))
        # Last on the agenda, so first to happen; virtue is gained at once.
        for index in reversed(order):
            table.push(CollisionStarts(index))


class CollisionStarts(SeatStep):
    """The second workshop brings virtue to who has no Criminal on the board."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        opponent = table.rules.opponent
        if opponent is not None and self.index == table.rules.automaton:
            opponent.collision_starts(table, seat)
        elif seat.built >> WS2 & 1 and not criminals(table, seat):
            gain_virtue(table, seat, 1)


class CollisionItems(SeatStep):
    """What the space brings on which the markers are now. Effects that move them later change nothing (ruling VD5)."""

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        space = seat.virtue
        table.tell(COLLISION_ITEMS, self.index, space)
        table.push(OthersGain(self.index, space))
        opponent = table.rules.opponent
        if opponent is not None and self.index == table.rules.automaton:
            opponent.collision_gains(table, seat, space)
        else:
            do_now(table, self.index, table.rules.collision_items[space])


class OthersGain(SeatStep):
    """Every other player, clockwise, if the condition of the space holds."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, ON_TRACK)

    def __init__(self, index: int, space: int) -> None:
        super().__init__(index)
        self.space = space

    def args(self) -> list[int]:
        return [self.index, self.space]

    def resolve(self, table: Table) -> None:
        effect = table.rules.collision_others[self.space]
        order = table.clockwise(self.index)
        for i in range(len(order) - 1, 0, -1):
            other = table.seats[order[i]]
            if self.space == MIDDLE or (criminals(table, other) > 0) == (self.space < MIDDLE):
                table.push(Do(other.index, effect))


class ResetMarkers(SeatStep):
    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        seat.corruption = 0
        seat.virtue = TRACK_END
        table.tell(MARKERS_RESET, self.index)
