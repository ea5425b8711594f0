"""The base game of Architects under test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from builders.base import GameUnderTest, SeatUnderTest
from guildhall.architects.names import AREAS, GOODS, GUILDHALL, PRISON, SUPPLY
from guildhall.architects.reset import BlackMarketReset
from guildhall.architects.scoring import EndGame
from guildhall.architects.table import Seat, Table
from guildhall.architects.turn import Turn

if TYPE_CHECKING:
    from builders.tables import SeatAtTable, TestTable

    AnySeat = SeatUnderTest[Seat, TestTable]
else:  # a table with all boxes imports this file
    AnySeat = SeatUnderTest


class ArchitectsSeat(AnySeat):
    """One seat of Architects."""

    GOODS = GOODS

    def at(self, **workers: int) -> Self:
        """Own Workers at places (`town_centre=2`, `prison=1`), taken from the supply."""
        for place, count in workers.items():
            area = AREAS.index(place.replace("_", "-"))
            self.seat.workers[SUPPLY] += self.seat.workers[area] - count
            self.seat.workers[area] = count
            if area == GUILDHALL:
                rest = [owner for owner in self._test.table.guildhall if owner != self.index]
                self._test.table.guildhall = rest + [self.index] * count
            assert self.seat.workers[SUPPLY] >= 0
        return self

    def holding(self, **captured: int) -> Self:
        """Other players' Workers on this board, taken from their supply: `holding(blue=3)`."""
        for owner, count in captured.items():
            index = self._test.game.seats.index(owner)
            other = self._test.table.seats[index]
            other.workers[SUPPLY] += self.seat.captured[index] - count
            self.seat.captured[index] = count
            assert other.workers[SUPPLY] >= 0
        return self

    def with_virtue(self, virtue: int) -> Self:
        self.seat.virtue = virtue
        return self

    def on_level(self, level: int) -> Self:
        """Where the marker stands on the Cathedral."""
        self.seat.cathedral = level
        return self

    def with_apprentices(self, *keys: str) -> Self:
        for key in keys:
            self._test.table_remove_apprentice(key)
            self.seat.apprentices.append(self._test.apprentice(key))
        self._test.table.rules.renew_powers(self._test.table, self.seat)
        return self

    def with_hand(self, *keys: str) -> Self:
        for key in keys:
            self._test.table_remove_building(key)
            self.seat.hand.append(self._test.building(key))
        return self

    def with_buildings(self, *keys: str) -> Self:
        """Already constructed."""
        for key in keys:
            self._test.table_remove_building(key)
            self.seat.buildings.append(self._test.building(key))
        return self

    @property
    def clay(self) -> int:
        return self._good("clay")

    @property
    def wood(self) -> int:
        return self._good("wood")

    @property
    def marble(self) -> int:
        return self._good("marble")

    @property
    def cathedral(self) -> int:
        return self.seat.cathedral

    @property
    def supply(self) -> int:
        return self.seat.workers[SUPPLY]

    @property
    def prison(self) -> int:
        return self.seat.workers[PRISON]

    def workers(self, place: str) -> int:
        return self.seat.workers[AREAS.index(place)]

    def holds(self, owner: str) -> int:
        """How many of that seat's Workers lie on this board."""
        return self.seat.captured[self._test.game.seats.index(owner)]

    @property
    def apprentices(self) -> list[str]:
        return [self._test.table.rules.apprentices[card].key for card in self.seat.apprentices]

    @property
    def buildings(self) -> list[str]:
        return [self._test.table.rules.buildings[card].key for card in self.seat.buildings]

    @property
    def hand(self) -> list[str]:
        return [self._test.table.rules.buildings[card].key for card in self.seat.hand]


class ArchitectsTable(GameUnderTest):
    def seat_at(self, index: int) -> SeatAtTable:
        raise AssertionError("a table has seats")

    def seat(self, key: str) -> SeatAtTable:
        return self.seat_at(self.game.seats.index(key))

    @property
    def table(self) -> Table:
        state = self.game.state
        assert isinstance(state, Table)
        return state

    def apprentice(self, key: str) -> int:
        return [card.key for card in self.table.rules.apprentices].index(key)

    def building(self, key: str) -> int:
        return [card.key for card in self.table.rules.buildings].index(key)

    def table_remove_apprentice(self, key: str) -> None:
        """Take a card from wherever it lies; a space of the display is filled from the pile."""
        card = self.apprentice(key)
        table = self.table
        if card in table.apprentice_pile:
            table.apprentice_pile.remove(card)
        elif card in table.display:
            table.display[table.display.index(card)] = table.apprentice_pile.pop()
        else:
            for seat in table.seats:
                if card in seat.apprentices:
                    seat.apprentices.remove(card)
                    table.rules.renew_powers(table, seat)

    def table_remove_building(self, key: str) -> None:
        card = self.building(key)
        for cards in [self.table.building_pile, *(cards for s in self.table.seats for cards in (s.hand, s.buildings))]:
            if card in cards:
                cards.remove(card)

    def show(self, row: int, column: int, key: str, silver: int = 0) -> None:
        """Lay this Apprentice, with Silver on it, on a space of the display; rows and columns count from 1."""
        space = (row - 1) * self.table.rules.columns + column - 1
        card = self.apprentice(key)
        if self.table.display[space] != card:
            self.table_remove_apprentice(key)
            self.table.apprentice_pile.insert(0, self.table.display[space])
            self.table.display[space] = card
        self.table.coins[space] = silver

    def shown(self, row: int, column: int) -> str:
        card = self.table.display[(row - 1) * self.table.rules.columns + column - 1]
        return self.table.rules.apprentices[card].key

    def silver_on(self, row: int, column: int) -> int:
        return self.table.coins[(row - 1) * self.table.rules.columns + column - 1]

    def on_top(self, *keys: str) -> None:
        """Put Building cards on top of the pile, the first one uppermost."""
        for key in reversed(keys):
            self.table_remove_building(key)
            self.table.building_pile.append(self.building(key))

    def reward_on_top(self, key: str) -> None:
        card = [r.key for r in self.table.rules.rewards].index(key)
        if card in self.table.reward_pile:
            self.table.reward_pile.remove(card)
        else:
            self.table.reward_pile.pop(0)
        self.table.reward_pile.append(card)

    def small_market(self, key: str) -> None:
        """Make this card the face-up one on the left market space."""
        card = [m.key for m in self.table.rules.markets].index(key)
        for pile in (self.table.small_pile, self.table.large_pile):
            if card in pile:
                pile.remove(card)
        self.table.small_pile.append(card)

    def large_market(self, key: str) -> None:
        """Make this card the face-up one on the right market space."""
        self.small_market(key)
        self.table.large_pile.append(self.table.small_pile.pop())

    def fill_guildhall(self, spaces: int, seat: str = "blue") -> None:
        """So many spaces of the Guildhall are taken, by that seat's Workers."""
        self.seat(seat).at(guildhall=spaces)

    def turn_of(self, seat: str) -> Self:
        """Let it be that seat's turn, from its start."""
        self.table.active = self.game.seats.index(seat)
        self.restart(Turn())
        return self

    def end_turn(self, *, reset: bool = False) -> Self:
        """Go to the end of the active seat's turn, perhaps with a Black Market Reset due."""
        self.table.reset_due = reset
        self.restart(*self.table.rules.end_of_turn)
        return self

    def construct(self, key: str, *tokens: str) -> Self:
        """Place a Worker in the Guildhall and construct this card, be there a choice or not; then answer these."""
        builder = self.seat_at(self.table.active)
        self.play("place guildhall")
        if key not in builder.buildings:
            self.play(f"build {key}")
        return self.play(*tokens)

    def advance(self, *tokens: str) -> Self:
        """Place a Worker in the Guildhall and work on the Cathedral, be there a choice or not; then answer these."""
        self.play("place guildhall")
        if self.question == "WhatToBuild":
            self.play("advance cathedral")
        return self.play(*tokens)

    def reset(self) -> Self:
        """A Black Market Reset, and then the turn of the player who is active."""
        self.restart(BlackMarketReset(), Turn())
        return self

    def finish(self) -> Self:
        """Go to the end of the game: end-game effects, then scoring."""
        self.restart(EndGame())
        return self
