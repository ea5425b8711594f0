"""What this expansion adds to the worth of a position: Tools, and the Artisan at large or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.artisans.part import part_of
from guildhall.architects.names import PRISON, SUPPLY
from guildhall.architects.worth import Aspect

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

TOOL: Final = 0.6  # what one brings besides its points
AT_HOME: Final = 0.5
LOST: Final = -0.8  # in Prison, or on another player's board


class ToolsAndArtisan(Aspect):
    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        part = part_of(table)
        points = 0.0
        for card in seat.apprentices:
            if part.tools[card] >= 0:
                points += TOOL
        where = part.artisans[seat.index]
        if where == SUPPLY:
            points += AT_HOME
        elif where == PRISON or where < 0:
            points += LOST
        return points * ahead
