"""Construct: Builders and stone put a building on a spot beside the viscount, which gives a bonus and joins links."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.cards.tokens import BUILD
from guildhall.viscounts.constants import BUILD_COST, BUILDINGS_EACH
from guildhall.viscounts.effects import queue
from guildhall.viscounts.events import BUILT, LINKED
from guildhall.viscounts.icons import icons_for, lacks_icons, pay_for_icons, resources_for
from guildhall.viscounts.names import BUILDINGS, LETTERS, NO_CARD, message
from guildhall.viscounts.steps import LINK, SPOT, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def offer_buildings(table: Table, seat: Seat, options: list[int]) -> None:
    """Each kind that is left and can be paid for, on each free spot of the area."""
    spots = free_spots(table, seat)
    if not spots:
        return
    icons = icons_for(table, seat, BUILD)
    for building in range(len(BUILDINGS)):
        if seat.built[building] < BUILDINGS_EACH:
            if resources_for(table, seat, BUILD, BUILD_COST[building] - icons) >= 0:
                for spot in spots:
                    options.append(table.rules.words.build[building][spot])


def why_not_built(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from putting this building on this spot; None if nothing does."""
    building = table.rules.vocabulary.a[answer]
    spot = table.rules.vocabulary.b[answer]
    if table.spots[spot] != NO_CARD:
        return message("why-spot-taken")
    if spot not in free_spots(table, seat):
        return message("why-other-area")
    if seat.built[building] >= BUILDINGS_EACH:
        return message("why-none-left")
    return lacks_icons(table, seat, BUILD, BUILD_COST[building])


def free_spots(table: Table, seat: Seat) -> list[int]:
    """Those in the area of the viscount's space, on its side of the river."""
    first = seat.space * len(LETTERS)
    return [spot for spot in range(first, first + table.layout.letters) if table.spots[spot] == NO_CARD]


def construct(table: Table, seat: Seat, building: int, spot: int) -> None:
    pay_for_icons(table, seat, BUILD, BUILD_COST[building])
    put_building(table, seat, building, spot)


def put_building(table: Table, seat: Seat, building: int, spot: int) -> None:
    """The leftmost one of its row, so the next ability is uncovered; then the spot's bonus, then the links."""
    seat.built[building] += 1
    table.spots[spot] = seat.index * len(BUILDINGS) + building
    table.tell(BUILT, seat.index, building, spot)
    table.push(JoinLinks(seat.index, spot))
    queue(table, seat.index, table.rules.spots[spot].effects)


class JoinLinks(SeatStep):
    """Each link to a building brings its effect to both owners, the builder first; once if they are the same."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SPOT)

    def __init__(self, index: int, spot: int) -> None:
        super().__init__(index)
        self.spot = spot

    def args(self) -> list[int]:
        return [self.index, self.spot]

    def resolve(self, table: Table) -> None:
        beside = table.layout.beside[self.spot]
        links = table.layout.links[self.spot]
        for i in (1, 0):
            neighbour = table.spots[beside[i]]
            if neighbour != NO_CARD:
                table.push(JoinLink(self.index, neighbour // len(BUILDINGS), links[i]))


class JoinLink(SeatStep):
    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SEAT, LINK)

    def __init__(self, index: int, owner: int, link: int) -> None:
        super().__init__(index)
        self.owner = owner
        self.link = link

    def args(self) -> list[int]:
        return [self.index, self.owner, self.link]

    def resolve(self, table: Table) -> None:
        effects = table.rules.links[self.link].effects
        table.tell(LINKED, self.index, self.owner)
        if self.owner != self.index:
            queue(table, self.owner, effects)
        queue(table, self.index, effects)
