"""What an opponent asks of the table, one named question each. Its cards are followed with these answers alone, so
whoever answers them otherwise, from a table that only its people can see, has the same opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.locations.black_market import is_taken
from guildhall.architects.locations.cathedral import has_free_spot
from guildhall.architects.names import CATHEDRAL_TOP, LARGE_CIRCLES, PRISON, SUPPLY
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

    def rivals(self) -> list[int]:
        """The players, clockwise from the opponent."""
        return self.table.players(self.seat.index)

    def workers(self, owner: int, place: int) -> int:
        """How many Workers of a colour stand at a large circle."""
        return self.table.seats[owner].workers[place]

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
        return self.table.tax

    def is_space_free(self, space: int) -> bool:
        """Is nobody on that space of the Black Market?"""
        return not is_taken(self.table, space)

    def can_advance(self) -> bool:
        """Is it below the top of the Cathedral, with a free spot on the next level? Nothing else is asked of it."""
        level = self.seat.cathedral + 1
        return level <= CATHEDRAL_TOP and has_free_spot(self.table, level)

    def can_stack(self) -> int:
        """On how many of its own Workers in the Guildhall could it lay a second one?"""
        shelf = part_of(self.table).shelf
        return 0 if shelf is None else shelf.free_to_stack(self.table, self.seat)

    # What only some opponents ask.

    def counts_more(self, place: int) -> int:
        """By how many its Workers at a place count for more than stand there."""
        return 0

    def princess(self) -> int:
        """Where the Princess stands."""
        return NOWHERE

    def profiteer(self) -> int:
        """Where the Profiteer stands."""
        return NOWHERE


def largest_group(sight: Sight) -> int:
    """How many Workers the largest group of one colour at one place has."""
    most = 0
    for owner in sight.rivals():
        for place in range(LARGE_CIRCLES):
            most = max(most, sight.workers(owner, place))
    return most


def first_listed(sight: Sight, listed: list[int], places: list[int]) -> int:
    """The first of these places in a list of priorities, in which the Princess is wherever she stands."""
    for entry in listed:
        place = sight.princess() if entry == THE_PRINCESS else entry
        if place in places:
            return place
    return places[0]
