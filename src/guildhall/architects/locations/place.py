"""A place on the board where a Worker can be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.events import WORKER_PLACED
from guildhall.architects.names import SUPPLY
from guildhall.architects.steps import PLACE, SeatStep
from guildhall.architects.workers import strength
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Place:
    """Each place has its own file, named after it."""

    def __init__(self, area: int) -> None:
        self.area = area  # its number in `names.AREAS`
        self.word = -1  # the answer that places a Worker here; set by the rules that have this place

    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        """May this player place a Worker here now, one that counts as that many more?"""
        raise AssertionError("a place says whom it is open to")

    def words(self, table: Table, seat: Seat) -> list[int]:
        """What a player may think of before coming here: to come, and what else is done here by name."""
        return [self.word]

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        """Why one of these words is not open to a player; None if it is."""
        return None if self.is_open_to(table, seat, 0) else self.why_closed(table, seat)

    def why_closed(self, table: Table, seat: Seat) -> Message:
        """What keeps a player from coming who is kept from it."""
        return Message("why-nothing-to-do")

    def calls(self, table: Table, seat: Seat) -> bool:
        """Does this player have a reason to come even if nothing can be done here: a card, or something of an
        expansion?"""
        if seat.powers.effects[self.area]:
            return True
        for arrival in table.rules.arrivals:
            if arrival.calls(table, seat, self.area):
                return True
        return False

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        """A Worker has been placed; the player's Workers here now count as `n`."""
        raise AssertionError("a place says what happens there")

    def receive(self, table: Table, seat: Seat) -> None:
        """Place a Worker from the supply here and resolve the visit."""
        seat.workers[SUPPLY] -= 1
        seat.workers[self.area] += 1
        table.tell(WORKER_PLACED, seat.index, self.area)
        for observer in table.rules.observers:
            observer.placed(table, seat, self.area)
        self.begin(table, seat, strength(seat, self.area))

    def begin(self, table: Table, seat: Seat, n: int) -> None:
        """Resolve the visit, after what an expansion lets come before it."""
        for arrival in table.rules.arrivals:
            if arrival.meets(table, seat, self.area, n):
                return
        self.visit(table, seat, n)


class OpenPlace(Place):
    """A place that is open to everybody at any time."""

    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        return True


class Crew:
    """Those of a player's pieces that can be placed, and where. In the base game: Workers, who are all alike."""

    def __init__(self, places: list[Place]) -> None:
        # The first ones are always open.
        count = 0
        while count < len(places) and isinstance(places[count], OpenPlace):
            count += 1
        self.always_open: list[int] = [place.word for place in places[:count]]
        self.to_check: list[Place] = places[count:]

    def options(self, table: Table, seat: Seat) -> list[int]:
        """The answers that place one of them; there is at least one in supply."""
        options = self.always_open[:]
        for place in self.to_check:
            if place.is_open_to(table, seat, 0):
                options.append(place.word)
        return options


class Visit(SeatStep):
    """A visit to a place, for what had to come before it."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, PLACE, COUNT)

    def __init__(self, index: int, area: int, n: int) -> None:
        super().__init__(index)
        self.area = area
        self.n = n

    def args(self) -> list[int]:
        return [self.index, self.area, self.n]

    def resolve(self, table: Table) -> None:
        table.rules.places[self.area].visit(table, table.seats[self.index], self.n)
