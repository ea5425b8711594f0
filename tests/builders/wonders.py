"""Works of Wonder under test: Influence, contributions, Wonders and their tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from guildhall.architects.names import AREAS, GOODS

if TYPE_CHECKING:  # the tests of the base game need no expansion
    from guildhall.architects.wonders.part import WondersPart
from builders.architects import ArchitectsSeat, ArchitectsTable

if TYPE_CHECKING:
    pass


class WondersSeat(ArchitectsSeat):
    def with_influence(self, influence: int) -> Self:
        self._test.wonders.influence[self.index] = influence
        return self

    def with_wonder(self, key: str, at: str) -> Self:
        """Has built this Wonder; its token stands there."""
        part = self._test.wonders
        self.seat.buildings.append(self._test.building(key))
        part.owners[self._test.wonder(key)] = self.index
        part.sites[self._test.wonder(key)] = AREAS.index(at)
        self._test.table.rules.renew_powers(self._test.table, self.seat)
        return self

    @property
    def influence(self) -> int:
        return self._test.wonders.influence[self.index]

    @property
    def prepaid(self) -> int:
        """Silver that Influence was given up for in this turn and that has not been spent."""
        return self._test.wonders.prepaid[self.index]


class WondersTable(ArchitectsTable):
    @property
    def wonders(self) -> WondersPart:
        """What Works of Wonder lays on the table."""
        from guildhall.architects.wonders.part import part_of

        return part_of(self.table)

    def contribution(self, key: str) -> int:
        return [card.key for card in self.wonders.rows.contributions].index(key)

    def _take_contribution(self, key: str) -> int:
        card = self.contribution(key)
        for pile in (self.wonders.contributions, self.wonders.consequences):
            if card in pile:
                pile.remove(card)
        return card

    def in_force(self, key: str) -> None:
        """This card lies on top of the consequences, and both figures stand where it says."""
        from guildhall.architects.wonders.part import move_figures

        part = self.wonders
        card = self._take_contribution(key)
        part.contributions[:0] = part.consequences
        part.consequences = [card]
        move_figures(part)
        for seat in self.table.seats:
            self.table.rules.renew_powers(self.table, seat)

    def open_to_contribute(self, key: str, filled: list[str] | None = None) -> None:
        """This card lies on top of the contributions, with these slots filled. It must not be in force."""
        part = self.wonders
        part.contributions.append(self._take_contribution(key))
        assert part.consequences, f"{key} is in force"
        for good in range(len(part.filled)):
            part.filled[good] = 1 if GOODS[good] in (filled or []) else 0

    def lay(self, wonder: str, count: int) -> None:
        """So many resources lie on a Wonder."""
        self.wonders.laid[self.wonder(wonder)] = count

    def wonder(self, key: str) -> int:
        """The Wonder's number among the five."""
        return [wonder.key for wonder in self.wonders.rows.wonders].index(key)

    @property
    def princess(self) -> str:
        return AREAS[self.wonders.princess]

    @property
    def profiteer(self) -> str:
        return AREAS[self.wonders.profiteer]

    @property
    def filled(self) -> list[str]:
        """The slots of the open Contribution Card that are filled."""
        return [GOODS[good] for good, filled in enumerate(self.wonders.filled) if filled]

    @property
    def laid(self) -> dict[str, int]:
        """What lies on the Wonders."""
        part = self.wonders
        return {part.rows.wonders[i].key: count for i, count in enumerate(part.laid) if count}

    @property
    def tokens(self) -> dict[str, str]:
        """Where the tokens of the Wonders stand."""
        part = self.wonders
        return {part.rows.wonders[i].key: AREAS[site] for i, site in enumerate(part.sites) if site >= 0}
