"""The board as it is put together: five segments in a ring, the castle turned one way or another. rules/viscounts 3.

Everything that follows from that never changes in a game, so a `Layout` is worked out once and shared: roads, the end
spaces of every move, the building spots with their links, and which wedge of the castle stands where. Boards whose
segments lie in the same order share their `Roads`, which are much the larger part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from guildhall.viscounts.names import LETTERS, OUTER, SEGMENTS, SPACES, SPOTS

if TYPE_CHECKING:
    from guildhall.viscounts.cards.rows import Link, Spot

RING: Final = len(SEGMENTS)
LONGEST: Final = 9  # the highest silver value that a card may be given
FARTHEST: Final = 6  # extra spaces after which every space has been within reach


BY_SILVER: Final = FARTHEST + 1  # with more of it nothing else comes within reach
BY_FREE: Final = 2 * BY_SILVER  # none or one for nothing
MOVES_FROM: Final = (LONGEST + 1) * BY_FREE


class Roads:
    """Where moves lead, which the order of the segments alone decides: `ring` lists them clockwise."""

    def __init__(self, ring: Sequence[int]) -> None:
        self.ring: list[int] = list(ring)
        # Where each segment lies in the ring.
        self.position: list[int] = [self.ring.index(segment) for segment in range(RING)]
        self.roads: list[list[int]] = [self._roads(space) for space in range(len(SPACES))]
        # By start and distance: the end spaces with the fewest extra steps to each, the nearest first; and those steps.
        self.ends: list[list[list[int]]] = []
        self.extras: list[list[list[int]]] = []
        for space in range(len(SPACES)):
            self._find_moves(space)

    def _roads(self, space: int) -> list[int]:
        """Where one step leads, always clockwise."""
        segment = space >> 1 if space < OUTER else space - OUTER
        following = self.ring[(self.position[segment] + 1) % RING]
        if space >= OUTER:
            return [2 * segment + 1, OUTER + following]
        if space % 2 == 0:
            return [space + 1, OUTER + segment]
        return [2 * following]

    def _find_moves(self, start: int) -> None:
        reached: list[list[int]] = [[start]]
        for _ in range(LONGEST + FARTHEST):
            following = {road for space in reached[-1] for road in self.roads[space]}
            reached.append(sorted(following))
        all_ends: list[list[int]] = []
        all_extras: list[list[int]] = []
        for distance in range(LONGEST + 1):
            ends: list[int] = []
            extras: list[int] = []
            seen = 0  # as a mask
            for extra in range(FARTHEST + 1):
                for space in reached[distance + extra]:
                    if not seen >> space & 1:
                        seen |= 1 << space
                        ends.append(space)
                        extras.append(extra)
            all_ends.append(ends)
            all_extras.append(extras)
        self.ends.append(all_ends)
        self.extras.append(all_extras)

    def way(self, start: int, end: int, steps: int) -> list[int]:
        """One way of exactly so many steps: the spaces that are entered, the end among them."""
        ways: list[list[int]] = [[start]]
        for _ in range(steps):
            best: dict[int, list[int]] = {}
            for way in ways:
                for road in self.roads[way[-1]]:
                    if road not in best:
                        best[road] = [*way, road]
            ways = list(best.values())
        for way in ways:
            if way[-1] == end:
                return way[1:]
        return []


class Layout:
    """The segments in a ring; the castle is turned by `offset`; spots and links are those of one side of the board."""

    def __init__(self, roads: Roads, offset: int, spots: Sequence[Spot], links: Sequence[Link]) -> None:
        self.all_roads = roads
        self.ring = roads.ring
        self.position = roads.position
        self.roads = roads.roads
        self.ends = roads.ends
        self.extras = roads.extras
        self.offset = offset
        # By start, distance, free extra spaces and silver: the answers of a move, found when they are first asked for.
        # Nobody changes these lists.
        self.moves: list[list[int] | None] = [None] * (len(SPACES) * MOVES_FROM)
        # The wedge of the castle at each position, counted from 0.
        self.wedge: list[int] = [(position + offset) % RING for position in range(RING)]
        # The spots of each outer space; and all of them, clockwise.
        self.spots_of: list[list[int]] = [[] for _ in range(OUTER)]
        for spot in spots:
            self.spots_of[spot.spot // len(LETTERS)].append(spot.spot)
        self.spots: list[int] = []
        for segment in self.ring:
            self.spots += self.spots_of[2 * segment] + self.spots_of[2 * segment + 1]
        # For each spot its links, as numbers of their rows, and the spots at their other ends.
        self.links: list[list[int]] = [[] for _ in SPOTS]
        self.beside: list[list[int]] = [[] for _ in SPOTS]
        # And for each link its two ends.
        self.link_ends: list[tuple[int, int]] = []
        for number, link in enumerate(links):
            self._join(number, link)

    def _join(self, number: int, link: Link) -> None:
        end = link.end
        if end < 0:
            following = self.ring[(self.position[link.start // len(LETTERS) >> 1] + 1) % RING]
            end = self.spots_of[2 * following][0]
        self.link_ends.append((link.start, end))
        self.links[link.start].append(number)
        self.beside[link.start].append(end)
        self.links[end].append(number)
        self.beside[end].append(link.start)


_roads: dict[str, Roads] = {}


def roads_of(ring: Sequence[int]) -> Roads:
    """The same object for the same order of segments."""
    order = str(list(ring))
    found = _roads.get(order)
    if found is None:
        found = Roads(ring)
        _roads[order] = found
    return found
