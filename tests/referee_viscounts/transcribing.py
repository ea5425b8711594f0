"""Manuscripts (rules/viscounts 5.4)."""

from __future__ import annotations

from referee.talk import Talk, ask
from referee_viscounts import gains
from referee_viscounts.cards import MANUSCRIPTS
from referee_viscounts.table import Seat, Table

BOOKS_FOR_A_BONUS = 3
CHEAP = (3, 4)  # what can be had for nothing


def take(t: Table, seat: Seat, segment: str) -> Talk[None]:
    tile = t.manuscripts[segment].pop(0)
    seat.manuscripts.append(tile)
    ribbon, _, effect, timing = MANUSCRIPTS[tile]
    if ribbon not in t.bonuses and [MANUSCRIPTS[one][0] for one in seat.manuscripts].count(ribbon) >= BOOKS_FOR_A_BONUS:
        t.bonuses[ribbon] = seat.colour
    if timing == "NOW":
        yield from gains.do(t, seat, effect)


def cheap(t: Table) -> dict[str, str]:
    """The visible manuscripts that can be had for nothing, by segment in ring order."""
    tops = {segment: t.manuscripts[segment][0] for segment in t.ring if t.manuscripts[segment]}
    return {segment: tile for segment, tile in tops.items() if MANUSCRIPTS[tile][1] in CHEAP}


def take_freely(t: Table, seat: Seat) -> Talk[None]:
    words = {f"transcribe {tile}": segment for segment, tile in cheap(t).items()}
    if words:
        word = yield from ask(seat.colour, list(words))
        yield from take(t, seat, words[word])
