"""The track of virtue and corruption: two markers that come towards each other, meet, and then move together.
rules/viscounts 6.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.events import CORRUPTION_GAINED, VIRTUE_GAINED

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def gain_virtue(table: Table, seat: Seat, points: int) -> None:
    """Markers that have met go left together; beyond the end of the track nothing moves."""
    for _ in range(points):
        if seat.virtue > seat.corruption:
            seat.virtue -= 1
        elif seat.virtue > 0:
            seat.virtue -= 1
            seat.corruption -= 1
    table.tell(VIRTUE_GAINED, seat.index, points, seat.virtue)


def gain_corruption(table: Table, seat: Seat, points: int) -> None:
    for _ in range(points):
        if seat.corruption < seat.virtue:
            seat.corruption += 1
        elif seat.corruption < TRACK_END:
            seat.corruption += 1
            seat.virtue += 1
    table.tell(CORRUPTION_GAINED, seat.index, points, seat.corruption)


def criminals(table: Table, seat: Seat) -> int:
    """The Criminals on a player board."""
    rules = table.rules
    opponent = rules.opponent
    if opponent is not None and seat.index == rules.automaton:
        return opponent.criminals(table, seat)
    wild = rules.wild
    slots = seat.slots
    return wild[slots[0]] + wild[slots[1]] + wild[slots[2]]
