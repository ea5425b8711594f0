"""Construct: Builders and stone put a building on a spot of the viscount's space. That brings something, and links do.
rules/viscounts 5.2."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import FLAG, SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.constants import BUILD_COST
from guildhall.viscounts.doing import Do, do_now
from guildhall.viscounts.events import BUILT, LINKED
from guildhall.viscounts.icons import icons_for, lacks_icons, most_from_goods, pay_icons
from guildhall.viscounts.names import (
    BUILDINGS,
    CONSTRUCT,
    EACH,
    NO_CARD,
    OUTER,
    PIECES,
    building_name,
    message,
)
from guildhall.viscounts.steps import BUILDING, LINK, PIECE, SPOT, SeatQuestion, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def free_spots(table: Table, seat: Seat) -> list[int]:
    """Those of the viscount's own space."""
    if seat.space >= OUTER:
        return []
    spots = table.spots
    return [spot for spot in table.layout.spots_of[seat.space] if spots[spot] == NO_CARD]


def pieces_left(seat: Seat, kind: int) -> list[int]:
    """The buildings of a type that are still on the player board."""
    return [piece for piece in range(kind * EACH, kind * EACH + EACH) if not seat.built >> piece & 1]


def cheapest_building(table: Table, seat: Seat) -> int:
    """What the cheapest building costs that is left, if there is a spot for it; 0 if there is none."""
    if not free_spots(table, seat):
        return 0
    for kind in range(len(BUILDINGS)):
        if pieces_left(seat, kind):
            return BUILD_COST[kind]
    return 0


def offer_buildings(table: Table, seat: Seat, options: list[int]) -> None:
    """Each building that is left and can be paid for, on each free spot."""
    spots = free_spots(table, seat)
    if not spots:
        return
    icons = icons_for(table, seat, CONSTRUCT, table.dismissed) + most_from_goods(table, seat, CONSTRUCT)
    words = table.rules.words.build
    for kind in range(len(BUILDINGS)):
        if BUILD_COST[kind] <= icons:
            for piece in pieces_left(seat, kind):
                for spot in spots:
                    options.append(words[piece][spot])


def why_not_built(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from putting this building on this spot; None if nothing does."""
    piece = table.rules.vocabulary.a[answer]
    spot = table.rules.vocabulary.b[answer]
    if table.spots[spot] != NO_CARD:
        return message("why-spot-taken")
    if spot not in free_spots(table, seat):
        return message("why-other-space")
    if seat.built >> piece & 1:
        return message("why-built")
    return lacks_icons(table, seat, CONSTRUCT, BUILD_COST[piece // EACH])


def construct(table: Table, seat: Seat, piece: int, spot: int) -> None:
    table.push(PutBuilding(seat.index, piece, spot))
    pay_icons(table, seat, CONSTRUCT, BUILD_COST[piece // EACH])


class PutBuilding(SeatStep):
    """A building leaves the player board, uncovers what is under it, and stands on a spot."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, PIECE, SPOT)

    def __init__(self, index: int, piece: int, spot: int) -> None:
        super().__init__(index)
        self.piece = piece
        self.spot = spot

    def args(self) -> list[int]:
        return [self.index, self.piece, self.spot]

    def complaint(self, table: Table) -> str:
        if table.seats[self.index].built >> self.piece & 1:
            return f"{PIECES[self.piece]} stands already"
        if table.spots[self.spot] != NO_CARD or self.spot not in table.layout.spots:
            return "this spot is not free"
        return ""

    def resolve(self, table: Table) -> None:
        put_building(table, table.seats[self.index], self.piece, self.spot)


def put_building(table: Table, seat: Seat, piece: int, spot: int) -> None:
    """First the spot's effect, then the links."""
    rules = table.rules
    seat.built |= 1 << piece
    table.spots[spot] = seat.index * len(PIECES) + piece
    table.tell(BUILT, seat.index, piece, spot)
    table.push(JoinLinks(seat.index, spot))
    opponent = rules.opponent
    if opponent is not None and seat.index == rules.automaton:
        opponent.uncovered(table, seat, piece)
    else:
        seat.count_lasting(table)
    do_now(table, seat.index, rules.spot_effects[spot])


# Links.


class JoinLinks(SeatStep):
    """Each link to a building brings its effect to both owners; the builder says which link comes first."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SPOT)

    def __init__(self, index: int, spot: int) -> None:
        super().__init__(index)
        self.spot = spot

    def args(self) -> list[int]:
        return [self.index, self.spot]

    def resolve(self, table: Table) -> None:
        links = joined_links(table, self.spot)
        if len(links) == 2:
            effects = table.rules.effects
            first = effects[table.rules.link_effects[links[0]]]
            second = effects[table.rules.link_effects[links[1]]]
            if first.number != second.number and not (first.is_plain() and second.is_plain()):
                table.push(WhichLink(self.index, self.spot))
                return
        for i in range(len(links) - 1, -1, -1):
            join(table, self.index, self.spot, links[i])


def joined_links(table: Table, spot: int) -> list[int]:
    """The links of a spot that lead to a building."""
    layout = table.layout
    links = layout.links[spot]
    beside = layout.beside[spot]
    return [links[i] for i in range(len(links)) if table.spots[beside[i]] != NO_CARD]


def join(table: Table, index: int, spot: int, link: int) -> None:
    layout = table.layout
    other = layout.beside[spot][layout.links[spot].index(link)]
    table.push(JoinLink(index, table.spots[other] // len(PIECES), link))


class WhichLink(SeatQuestion):
    """Which link comes first? It is named by its other end."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SPOT)

    def __init__(self, index: int, spot: int) -> None:
        super().__init__(index)
        self.spot = spot

    def args(self) -> list[int]:
        return [self.index, self.spot]

    def complaint(self, table: Table) -> str:
        return "" if len(joined_links(table, self.spot)) == 2 else "there are no two links to choose from"

    def options(self, table: Table) -> list[int]:
        words = table.rules.words.link
        beside = table.layout.beside[self.spot]
        return [words[other] for other in beside if table.spots[other] != NO_CARD]

    def choose(self, table: Table, answer: int) -> None:
        layout = table.layout
        other = table.rules.vocabulary.a[answer]
        first = layout.links[self.spot][layout.beside[self.spot].index(other)]
        for link in joined_links(table, self.spot):
            if link != first:
                join(table, self.index, self.spot, link)
        join(table, self.index, self.spot, first)


class JoinLink(SeatStep):
    """The effect of a link for the builder, then for the other owner."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, SEAT, LINK)

    def __init__(self, index: int, owner: int, link: int) -> None:
        super().__init__(index)
        self.owner = owner
        self.link = link

    def args(self) -> list[int]:
        return [self.index, self.owner, self.link]

    def resolve(self, table: Table) -> None:
        effect = table.rules.link_effects[self.link]
        table.tell(LINKED, self.index, self.owner, self.link)
        if self.owner != self.index:
            table.push(Do(self.owner, effect))
        do_now(table, self.index, effect)


# Free buildings.


def spots_for_free(table: Table, seat: Seat, here: bool) -> list[int]:
    if here:
        return free_spots(table, seat)
    return [spot for spot in table.layout.spots if table.spots[spot] == NO_CARD]


def can_build_free(table: Table, seat: Seat, kind: int, here: bool) -> bool:
    return len(pieces_left(seat, kind)) > 0 and len(spots_for_free(table, seat, here)) > 0


class FreeBuilding(SeatQuestion):
    """Which of these buildings do you put where? Not a Construct action."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, BUILDING, FLAG)

    def __init__(self, index: int, kind: int, here: int) -> None:
        super().__init__(index)
        self.kind = kind
        self.here = here

    def args(self) -> list[int]:
        return [self.index, self.kind, self.here]

    def complaint(self, table: Table) -> str:
        seat = table.seats[self.index]
        return "" if can_build_free(table, seat, self.kind, self.here > 0) else "there is nothing to build"

    def options(self, table: Table) -> list[int]:
        words = table.rules.words.build
        seat = table.seats[self.index]
        spots = spots_for_free(table, seat, self.here > 0)
        return [words[piece][spot] for piece in pieces_left(seat, self.kind) for spot in spots]

    def words(self, table: Table) -> list[int]:
        build = table.rules.words.build
        return [pieces[spot] for pieces in build for spot in table.layout.spots]

    def refusal(self, table: Table, answer: int) -> Message | None:
        if answer not in self.words(table):
            return None
        piece = table.rules.vocabulary.a[answer]
        if piece // EACH != self.kind:
            return message("why-other-building", {"building": building_name(self.kind)})
        if table.seats[self.index].built >> piece & 1:
            return message("why-built")
        if table.spots[table.rules.vocabulary.b[answer]] != NO_CARD:
            return message("why-spot-taken")
        return message("why-other-space")

    def choose(self, table: Table, answer: int) -> None:
        vocabulary = table.rules.vocabulary
        put_building(table, table.seats[self.index], vocabulary.a[answer], vocabulary.b[answer])

    def asks(self, table: Table) -> Message:
        return message("ask-free-building", {"building": building_name(self.kind)})
