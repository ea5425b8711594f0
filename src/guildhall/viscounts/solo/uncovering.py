"""What buildings uncover on the opponent's board. rules/viscounts 9.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.viscounts.doing import Do
from guildhall.viscounts.solo.events import UNCOVERED_ACTS
from guildhall.viscounts.steps import EFFECT, PIECE, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.effects import Effect
    from guildhall.viscounts.table import Seat, Table


def lets_act(table: Table, seat: Seat, piece: int, effect: Effect) -> None:
    """If this building has left its board, what lay under it acts next."""
    if seat.built >> piece & 1:
        table.push(Uncovered(seat.index, piece, table.rules.note(effect)))


class Uncovered(SeatStep):
    """What a building has uncovered acts."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, PIECE, EFFECT)

    def __init__(self, index: int, piece: int, effect: int) -> None:
        super().__init__(index)
        self.piece = piece
        self.effect = effect

    def args(self) -> list[int]:
        return [self.index, self.piece, self.effect]

    def resolve(self, table: Table) -> None:
        table.tell(UNCOVERED_ACTS, self.index, self.piece)
        table.push(Do(self.index, self.effect))
