"""An opponent that follows cards, under test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from guildhall.architects.names import GOODS
from guildhall.architects.turn import Turn

if TYPE_CHECKING:  # the tests of the base game need no expansion
    from guildhall.architects.solo.part import SoloPart
from builders.architects import ArchitectsTable

if TYPE_CHECKING:
    from builders.tables import SeatAtTable


class SoloTable(ArchitectsTable):
    @property
    def solo(self) -> SoloPart:
        """What an opponent lays on the table."""
        from guildhall.architects.solo.part import part_of

        return part_of(self.table)

    @property
    def opponent(self) -> SeatAtTable:
        return self.seat_at(len(self.table.seats) - 1)

    def scheme(self, key: str) -> int:
        return [scheme.key for scheme in self.solo.schemes].index(key)

    def schemes_on_top(self, *keys: str) -> Self:
        """Put Scheme Cards on top of the pile, wherever they are, the first one uppermost."""
        part = self.solo
        for key in reversed(keys):
            card = self.scheme(key)
            for pile in (part.pile, part.future, part.discards):
                if card in pile:
                    pile.remove(card)
            part.pile.append(card)
        return self

    def follow(self, *keys: str) -> list[str]:
        """The opponent's turn, with these cards on top of its pile; gives what is told of it."""
        self.schemes_on_top(*keys)
        self.table.active = self.opponent.index
        self.table.events = []
        self.restart(Turn())
        return self.told

    def opponent_does(self, line: Any) -> list[str]:
        """What one line of a Scheme Card tells the opponent to do, whichever cards have it; gives what is told."""
        from guildhall.architects.solo.opponent_turn import OpponentTurn

        keeper: Any = self.opponent.seat.powers.automaton
        self.table.events = []
        line.follow(OpponentTurn(self.table, self.opponent.seat, keeper))
        return self.told

    def marker_on(self, resource: str) -> None:
        """The opponent's marker stands there."""
        self.solo.track = GOODS.index(resource)

    @property
    def marker(self) -> str:
        return GOODS[self.solo.track]
