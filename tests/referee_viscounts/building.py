"""Putting up a building: spot, links, what it uncovers (rules/viscounts 5.2)."""

from __future__ import annotations

from referee.talk import Talk, ask
from referee_viscounts import gains, opponent
from referee_viscounts.cards import KINDS, LINKS, SPOTS
from referee_viscounts.table import Seat, Table


def left(seat: Seat, kind: str) -> list[str]:
    """The buildings of this kind on the player board, from the left."""
    return [f"{kind}{number}" for number in (1, 2, 3) if f"{kind}{number}" not in seat.buildings]


def build_freely(t: Table, seat: Seat, kind: str, here: bool) -> Talk[None]:
    spaces = [seat.space] if here else [f"O{number}" for number in range(1, 11)]
    spots = [spot for space in spaces for spot in t.free_spots(space)]
    words = [f"build {one} {spot}" for one in left(seat, KINDS[kind]) for spot in spots]
    if words:
        word = yield from ask(seat.colour, words)
        yield from build(t, seat, *word.split()[1:])


def build(t: Table, seat: Seat, one: str, spot: str) -> Talk[None]:
    seat.buildings.add(one)
    t.spots[spot] = [seat.colour, one]
    yield from gains.do(t, seat, SPOTS[t.side, spot][1])
    if seat.is_opponent:  # after the spot, before the links (VD14)
        yield from opponent.uncovered(t, seat, one)
    joined = {f"link {other}": (t.seat(t.spots[other][0]), LINKS[link][3]) for other, link in ends(t, spot)}
    while joined:
        words = list(joined)
        is_asked = not seat.is_opponent and not all(gains.is_plain(gain) for _, gain in joined.values())
        word = (yield from ask(seat.colour, words)) if is_asked else words[0]
        owner, gain = joined.pop(word)
        yield from gains.do(t, seat, gain)
        if owner is not seat:
            yield from gains.do(t, owner, gain)


def ends(t: Table, spot: str) -> list[tuple[str, int]]:
    """The links of a spot to others that are built on."""
    return [(other, link) for other, link in t.links_of(spot) if other in t.spots]
