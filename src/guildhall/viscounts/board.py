"""The board as it is put together: five segments in a ring, the castle turned one way or another.

Everything that follows from that never changes in a game, so a `Layout` is worked out once and shared: roads, the end
spaces of every move, the ring of building spots with its links, and which wedge of the castle stands where. Boards
whose segments lie in the same order share their `Roads`, which are much the larger part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.viscounts.cards.tokens import MOST
from guildhall.viscounts.constants import LETTERS_LARGE, LETTERS_SMALL
from guildhall.viscounts.names import LETTERS, OUTER, SEGMENTS, SPACES

# Sorts of links, as `cards/printed.py` lists them.
LINK_A_B: Final = 0
LINK_B_C_ODD: Final = 1
LINK_B_C_EVEN: Final = 2
LINK_RIVER: Final = 3
LINK_JOINT: Final = 4

RING: Final = len(SEGMENTS)
FARTHEST: Final = 6  # extra spaces after which every space has been within reach
LONGEST: Final = MOST + FARTHEST  # steps of a move that is worth a thought


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
            return [OUTER + following, 2 * following]
        if space % 2 == 0:
            return [space + 1, OUTER + segment]
        return [2 * following]

    def _find_moves(self, start: int) -> None:
        reached: list[list[int]] = [[start]]
        for _ in range(LONGEST):
            following = {road for space in reached[-1] for road in self.roads[space]}
            reached.append(sorted(following))
        all_ends: list[list[int]] = []
        all_extras: list[list[int]] = []
        for distance in range(MOST + 1):
            ends: list[int] = []
            extras: list[int] = []
            for extra in range(FARTHEST + 1):
                for space in reached[distance + extra]:
                    if space not in ends:
                        ends.append(space)
                        extras.append(extra)
            all_ends.append(ends)
            all_extras.append(extras)
        self.ends.append(all_ends)
        self.extras.append(all_extras)


class Layout:
    """The segments in a ring; the castle is turned by `offset`; the large side has a third spot each."""

    def __init__(self, roads: Roads, offset: int, large: bool) -> None:
        self.ring = roads.ring
        self.position = roads.position
        self.roads = roads.roads
        self.ends = roads.ends
        self.extras = roads.extras
        self.offset = offset
        self.large = large
        self.letters = LETTERS_LARGE if large else LETTERS_SMALL
        # The wedge of the castle at each position.
        self.wedge: list[int] = [(position + offset) % RING for position in range(RING)]
        self.spots: list[int] = self._spots()
        # For each spot the two spots beside it, clockwise last, and the sorts of links to them.
        self.beside: list[list[int]] = [[] for _ in range(OUTER * len(LETTERS))]
        self.links: list[list[int]] = [[] for _ in range(OUTER * len(LETTERS))]
        self._join_spots()

    def _spots(self) -> list[int]:
        """All spots of this side, clockwise."""
        spots: list[int] = []
        for segment in self.ring:
            for space in (2 * segment, 2 * segment + 1):
                spots += [space * len(LETTERS) + letter for letter in range(self.letters)]
        return spots

    def _join_spots(self) -> None:
        count = len(self.spots)
        for i, spot in enumerate(self.spots):
            after = self.spots[(i + 1) % count]
            link = self._link(spot)
            self.beside[spot].append(after)
            self.links[spot].append(link)
            self.beside[after].insert(0, spot)
            self.links[after].insert(0, link)

    def _link(self, spot: int) -> int:
        """What joins a spot with the next one clockwise."""
        space, letter = divmod(spot, len(LETTERS))
        odd = space % 2 == 0  # its printed number
        if letter == self.letters - 1:
            return LINK_RIVER if odd else LINK_JOINT
        if letter == 0:
            return LINK_A_B
        return LINK_B_C_ODD if odd else LINK_B_C_EVEN


_roads: dict[str, Roads] = {}
_layouts: dict[str, Layout] = {}


def layout_of(ring: Sequence[int], offset: int, large: bool) -> Layout:
    """The same object for the same board."""
    order = str(list(ring))
    key = f"{order} {offset} {large}"
    layout = _layouts.get(key)
    if layout is None:
        roads = _roads.get(order)
        if roads is None:
            roads = Roads(ring)
            _roads[order] = roads
        layout = Layout(roads, offset, large)
        _layouts[key] = layout
    return layout
