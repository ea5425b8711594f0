"""What an opponent asks of the table, one named question each. Its cards are followed with these answers alone, so the
same opponent can play at a real table, where people answer them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.locations.black_market import is_taken
from guildhall.architects.locations.cathedral import has_free_spot
from guildhall.architects.names import CATHEDRAL_TOP, LARGE_CIRCLES, PRISON, SUPPLY
from guildhall.architects.solo.facts import Groups, GuildhallFilled, SomebodyOn, Tax, TopScheme, WorkersAt
from guildhall.architects.solo.names import NOWHERE, THE_PRINCESS
from guildhall.architects.solo.part import part_of
from guildhall.architects.workers import captured_total, held_by_others

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Sight:
    """The answers of a table in a game."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.witness = part_of(table).witness

    def rivals(self) -> list[int]:
        """The players, clockwise from the opponent."""
        return self.table.players(self.seat.index)

    def workers(self, owner: int, place: int) -> int:
        """How many Workers of a colour stand at a large circle."""
        if self.witness is not None:
            self.witness.look(self.table, WorkersAt(owner, place))
        return self.table.seats[owner].workers[place]

    def largest(self, owner: int) -> int:
        """How many Workers the largest group of a colour has."""
        if self.witness is not None:
            self.witness.look(self.table, Groups(owner))
        most = 0
        workers = self.table.seats[owner].workers
        for place in range(LARGE_CIRCLES):
            most = max(most, workers[place])
        return most

    def own_workers(self, area: int) -> int:
        """How many of its own Workers are in an area."""
        return self.seat.workers[area]

    def supply(self) -> int:
        return self.own_workers(SUPPLY)

    def prisoners(self) -> int:
        return self.own_workers(PRISON)

    def captured(self) -> int:
        """How many captured Workers lie on its board."""
        return captured_total(self.seat)

    def held(self) -> int:
        """How many of its own lie on players' boards."""
        return held_by_others(self.table, self.seat)

    def tax(self) -> int:
        """How much Silver lies on the Tax Stand."""
        if self.witness is not None:
            self.witness.look(self.table, Tax())
        return self.table.tax

    def is_space_free(self, space: int) -> bool:
        """Is nobody on that space of the Black Market?"""
        if self.witness is not None and not self.seat.workers[space]:
            self.witness.look(self.table, SomebodyOn(space))
        return not is_taken(self.table, space)

    def can_advance(self) -> bool:
        """Is it below the top of the Cathedral, with a free spot on the next level? Nothing else is asked of it."""
        level = self.seat.cathedral + 1
        if self.witness is not None and level <= CATHEDRAL_TOP:
            self.witness.look_at_level(self.table, self.rivals(), level)
        return level <= CATHEDRAL_TOP and has_free_spot(self.table, level)

    def can_stack(self) -> int:
        """On how many of its own Workers in the Guildhall could it lay a second one?"""
        craft_supply = part_of(self.table).craft_supply
        return 0 if craft_supply is None else craft_supply.free_to_stack(self.table, self.seat)

    def enter_guildhall(self) -> None:
        """Before it enters: how far is the Guildhall filled?"""
        if self.witness is not None:
            self.witness.look(self.table, GuildhallFilled())

    def draw(self, pile: list[int]) -> int:
        """The top card of a pile of Schemes."""
        if self.witness is not None and self.witness.tells_cards:
            self.witness.look(self.table, TopScheme(pile is part_of(self.table).future))
        return pile.pop()

    # What only some opponents ask.

    def counts_more(self, place: int) -> int:
        """How many more Workers count at a place than stand there."""
        return 0

    def princess(self) -> int:
        """Where the Princess stands."""
        return NOWHERE

    def profiteer(self) -> int:
        """Where the Profiteer stands."""
        return NOWHERE


def largest_group(sight: Sight) -> int:
    """How many Workers the largest group of one colour at one place has."""
    return max([sight.largest(owner) for owner in sight.rivals()])


def first_listed(sight: Sight, listed: list[int], places: list[int]) -> int:
    """The first of these places in a list of priorities, in which the Princess is wherever she stands."""
    for entry in listed:
        place = sight.princess() if entry == THE_PRINCESS else entry
        if place in places:
            return place
    return places[0]
