"""The end with this expansion: losses of Virtue first, then the award for Influence, then everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.effects import gain_good
from guildhall.architects.events import EFFECT_AT_END
from guildhall.architects.names import GOLD, PRISON
from guildhall.architects.scoring import AtEnd, EndEffects
from guildhall.architects.steps import SeatStep
from guildhall.architects.virtue import lose_virtue
from guildhall.architects.wonders.events import AWARDED
from guildhall.architects.wonders.part import part_of
from guildhall.architects.workers import free_prisoners
from guildhall.engine.agenda import Step
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

AWARD: Final = 4  # Gold
TOO_LITTLE_TOGETHER: Final = 8  # Influence, in a co-operative game
COOP: Final = "coop"
AWARD_NEEDS_INFLUENCE: Final = "award_needs_influence"


class ReleaseAtEnd(AtEnd):
    """All own Workers come home from Prison before the points are counted."""

    def message(self) -> Message:
        return Message("free-all-prisoners")


class LossesAtEnd(Step["Table"]):
    """1. Every seat's losses of Virtue, in turn order; Influence may be lost instead."""

    def resolve(self, table: Table) -> None:
        for index in reversed(table.clockwise(table.first)):
            table.push(SeatLossesAtEnd(index))


def loses_virtue(table: Table, seat: Seat, card: int) -> int:
    """How much Virtue a Building costs its owner at the end."""
    end = table.rules.buildings[card].end
    return 0 if end is None else max(-end.virtue(table, seat), 0)


class SeatLossesAtEnd(SeatStep):
    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        for card in reversed(seat.buildings):
            loss = loses_virtue(table, seat, card)
            if loss:
                table.tell(EFFECT_AT_END, self.index, card)
                lose_virtue(table, seat, loss)


class MostInfluence(Step["Table"]):
    """2. Whoever has the most Influence gains 4 Gold; tied players share it, and what cannot be shared stays."""

    def resolve(self, table: Table) -> None:
        influence = part_of(table).influence
        most = max(influence)
        flags = table.rules.options.flags
        if COOP in flags and most <= TOO_LITTLE_TOGETHER:
            return
        if AWARD_NEEDS_INFLUENCE in flags and most == 0:
            return
        share = AWARD // influence.count(most)
        for index in table.clockwise(table.first):
            if share and influence[index] == most:
                table.tell(AWARDED, index, most)
                gain_good(table, table.seats[index], GOLD, share)


class OthersAtEnd(Step["Table"]):
    """3. Releases from Prison, then every seat's gains of Virtue, in turn order."""

    def resolve(self, table: Table) -> None:
        for index in reversed(table.clockwise(table.first)):
            seat = table.seats[index]
            happened = 0
            for i, card in enumerate(seat.buildings):
                if loses_virtue(table, seat, card):
                    happened |= 1 << i
            table.push(EndEffects(index, happened))
        for seat in table.seats:
            for card in seat.buildings:
                if isinstance(table.rules.buildings[card].end, ReleaseAtEnd):
                    table.tell(EFFECT_AT_END, seat.index, card)
                    free_prisoners(table, seat, seat.workers[PRISON])


def end_steps() -> list[Step[Table]]:
    return [LossesAtEnd(), MostInfluence(), OthersAtEnd()]
