"""Age of Artisans under test: the Artisan, Tools and Adornments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from guildhall.architects.names import AREAS, GUILDHALL, SUPPLY

if TYPE_CHECKING:  # the tests of the base game need no expansion
    from guildhall.architects.artisans.part import ArtisansPart
from builders.architects import ArchitectsSeat, ArchitectsTable

if TYPE_CHECKING:
    pass


NOBODYS = len(AREAS)  # where the Artisan of somebody is who has none


class ArtisansSeat(ArchitectsSeat):
    def artisan_at(self, place: str) -> Self:
        """Move the Artisan, wherever it is: to a place, "prison", "supply", or another's board as "board blue"."""
        part = self._test.artisans
        self._count_artisan(part.artisans[self.index], -1)
        keys = self._test.game.seats
        home = -1 - keys.index(place[6:]) if place.startswith("board ") else AREAS.index(place.replace("_", "-"))
        part.artisans[self.index] = home
        self._count_artisan(home, 1)
        return self

    def _count_artisan(self, home: int, by: int) -> None:
        if home < 0:
            self._test.table.seats[-1 - home].captured[self.index] += by
        else:
            self.seat.workers[home] += by

    def with_tool(self, apprentice: str, craft: str) -> Self:
        """Has the Apprentice, hired if need be, with this Craft Card as its Tool."""
        if apprentice not in self.apprentices:
            self.with_apprentices(apprentice)
        self._test.artisans.tools[self._test.apprentice(apprentice)] = self._test.take_craft(craft)
        self._test.table.rules.renew_powers(self._test.table, self.seat)
        return self

    def with_adornment(self, building: str, craft: str) -> Self:
        """Has the Building, constructed if need be, with this Craft Card as its Adornment."""
        if building not in self.buildings:
            self.with_buildings(building)
        self._test.artisans.adornments[self._test.building(building)] = self._test.take_craft(craft)
        return self

    @property
    def artisan(self) -> str:
        """Where the Artisan is: "supply", "quarry", "board blue"."""
        home = self._test.artisans.artisans[self.index]
        return AREAS[home] if home >= 0 else f"board {self._test.game.seats[-1 - home]}"

    @property
    def tools(self) -> dict[str, str]:
        """Craft Cards by Apprentice."""
        part = self._test.artisans
        cards = self._test.table.rules.apprentices
        return {cards[c].key: part.crafts[part.tools[c]].key for c in self.seat.apprentices if part.tools[c] >= 0}

    @property
    def adornments(self) -> dict[str, str]:
        """Craft Cards by Building."""
        part = self._test.artisans
        cards = self._test.table.rules.buildings
        return {
            cards[c].key: part.crafts[part.adornments[c]].key for c in self.seat.buildings if part.adornments[c] >= 0
        }


class ArtisansTable(ArchitectsTable):
    @property
    def artisans(self) -> ArtisansPart:
        """What Age of Artisans lays on the table."""
        from guildhall.architects.artisans.part import part_of

        return part_of(self.table)

    def craft(self, key: str) -> int:
        return [card.key for card in self.artisans.crafts].index(key)

    def take_craft(self, key: str) -> int:
        """Take a Craft Card from wherever it lies; the display is not filled."""
        card = self.craft(key)
        part = self.artisans
        for cards in (part.display, part.pile):
            if card in cards:
                cards.remove(card)
        for under in (part.tools, part.adornments):
            if card in under:
                under[under.index(card)] = -1
        return card

    def show_crafts(self, *keys: str) -> None:
        """Exactly these lie in the craft display; what lay there goes under the pile."""
        part = self.artisans
        part.pile[:0] = part.display
        part.display = []
        for key in keys:
            part.display.append(self.take_craft(key))

    def craft_on_top(self, *keys: str) -> None:
        """Put Craft Cards on top of their pile, the first one uppermost."""
        for key in reversed(keys):
            self.artisans.pile.append(self.take_craft(key))

    @property
    def crafts(self) -> list[str]:
        """The craft display."""
        return [self.artisans.crafts[card].key for card in self.artisans.display]

    def stack_on(self, space: int) -> None:
        """A second Worker of its owner lies on this space of the Guildhall (from 1), taken from the supply."""
        owner = self.table.seats[self.table.guildhall[space - 1]]
        owner.workers[SUPPLY] -= 1
        owner.workers[GUILDHALL] += 1
        self.artisans.stacked.append(space - 1)


def clear_crafts(part: ArtisansPart) -> None:
    part.artisans = [home if home == NOBODYS else SUPPLY for home in part.artisans]
    part.pile[:0] = [card for card in part.adornments + part.tools if card >= 0]
    part.adornments = [-1] * len(part.adornments)
    part.tools = [-1] * len(part.tools)
