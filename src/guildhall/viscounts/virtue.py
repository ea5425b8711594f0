"""The track of virtue and corruption: two markers that come towards each other and never pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.cards.tokens import CRIMINAL
from guildhall.viscounts.events import CORRUPTION_GAINED, VIRTUE_GAINED
from guildhall.viscounts.names import NO_CARD

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def gain_virtue(table: Table, seat: Seat, points: int) -> None:
    """What would carry the marker past the other one is lost."""
    points = min(points, seat.virtue - seat.corruption)
    if points > 0:
        seat.virtue -= points
        table.tell(VIRTUE_GAINED, seat.index, points, seat.virtue)


def gain_corruption(table: Table, seat: Seat, points: int) -> None:
    points = min(points, seat.virtue - seat.corruption)
    if points > 0:
        seat.corruption += points
        table.tell(CORRUPTION_GAINED, seat.index, points, seat.corruption)


def shows_criminal(table: Table, seat: Seat) -> bool:
    """Is there a Criminal on the player board?"""
    townsfolk = table.rules.townsfolk
    for card in seat.slots:
        if card != NO_CARD and townsfolk[card].icons[CRIMINAL]:
            return True
    return False
