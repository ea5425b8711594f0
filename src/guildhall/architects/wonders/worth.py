"""What this expansion adds to the worth of a position: Influence, and the Wonder that is nearest to being built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.names import SILVER
from guildhall.architects.paying import tax_due
from guildhall.architects.wonders.building import price_of
from guildhall.architects.wonders.names import NOBODY, SLOTS
from guildhall.architects.wonders.part import part_of
from guildhall.architects.wonders.scoring import AWARD
from guildhall.architects.worth import Aspect, eagerness, progress

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

INFLUENCE: Final = 0.3  # points that each is worth for what it can replace
LEAD: Final = 0.5  # of the award, for having the most now
TOKEN: Final = 2.0  # what a Wonder brings besides its points
MISSING_SILVER: Final = 0.3
MISSING_INFLUENCE: Final = 0.5
PLAN: Final = 0.5  # of the gain from a Wonder when all for it is there


class InfluenceHeld(Aspect):
    """Influence for what it can replace, and for the award at the end."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        influence = part_of(table).influence
        own = influence[seat.index]
        most = 0
        for index in range(len(influence)):
            if index != seat.index and influence[index] > most:
                most = influence[index]
        points = INFLUENCE * own * ahead
        # At the very end the lead is the award.
        lead = LEAD + (1.0 - LEAD) * (1.0 - ahead)
        if own > most:
            points += lead * AWARD
        elif own == most:
            points += lead * AWARD / 2.0
        return points


class WonderPlans(Aspect):
    """The Wonder that is nearest to being built."""

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if table.turns_left >= 0 and table.turns_to_come(seat.index) == 0:
            return 0.0
        part = part_of(table)
        best = 0.0
        for wonder in range(SLOTS):
            if part.owners[wonder] == NOBODY:
                row = part.rows.wonders[wonder]
                gain = row.vp + 0.4 * row.virtue + TOKEN + eagerness(table) - INFLUENCE * row.influence
                missing = MISSING_SILVER * max(0, tax_due(seat, row.tax) - seat.goods[SILVER])
                missing += MISSING_INFLUENCE * max(0, row.influence - part.influence[seat.index])
                best = max(best, progress(table, seat, price_of(part, wonder), gain, missing))
        return PLAN * best
