"""Phase 5: when the active player's two markers share a space, it brings debts or deeds, and something to others."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.viscounts.action import After
from guildhall.viscounts.cards.tokens import COR, DEBT, DEED, ON_COLLISION, REARRANGE, VIR, Effect
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.effects import Resolve, queue
from guildhall.viscounts.events import COLLIDED, MARKERS_RESET
from guildhall.viscounts.steps import ON_TRACK, SeatStep
from guildhall.viscounts.virtue import shows_criminal

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

# What the active player gains, by the space that the markers share.
GAINS: Final = (
    [Effect(DEED, 3)],
    [Effect(DEED, 2)],
    [Effect(DEED, 1)],
    [Effect(DEBT, 1), Effect(DEED, 1)],
    [Effect(DEBT, 1)],
    [Effect(DEBT, 2)],
    [Effect(DEBT, 3)],
)
# What each of the others does: on the left those with a Criminal on their board, on the right those without.
OTHERS: Final = (
    Effect(DEBT, 1),
    Effect(COR, 1),
    Effect(COR, 1),
    Effect(REARRANGE, 1),
    Effect(VIR, 1),
    Effect(VIR, 1),
    Effect(DEED, 1),
)
MIDDLE: Final = 3


class ResolveCollision(SeatStep):
    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        if seat.virtue != seat.corruption:
            return
        index = seat.virtue
        table.tell(COLLIDED, seat.index, index)
        table.push(ResetMarkers(seat.index))
        table.push(OthersCollide(seat.index, index))
        table.push(After(seat.index, ON_COLLISION))
        queue(table, seat.index, GAINS[index])


class OthersCollide(SeatStep):
    """Every other player, clockwise."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, ON_TRACK)

    def __init__(self, index: int, space: int) -> None:
        super().__init__(index)
        self.space = space

    def args(self) -> list[int]:
        return [self.index, self.space]

    def resolve(self, table: Table) -> None:
        effect = OTHERS[self.space]
        for other in reversed(table.clockwise(self.index)[1:]):
            criminal = shows_criminal(table, table.seats[other])
            if self.space == MIDDLE or criminal == (self.space < MIDDLE):
                table.push(Resolve(other, effect.kind, effect.amount))


class ResetMarkers(SeatStep):
    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        seat.corruption = 0
        seat.virtue = TRACK_END
        table.tell(MARKERS_RESET, self.index)
