"""What this expansion gives every seat besides its board and Apprentices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.powers import PowerGiver, Powers
from guildhall.architects.wonders.names import NOWHERE, PRINCESS_COUNTS, SILVER_FOR_INFLUENCE
from guildhall.architects.wonders.part import part_of
from guildhall.architects.wonders.replacing import InfluenceForVirtue, SilverForVirtue

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class WonderPowers(PowerGiver):
    """What everybody's Influence gives, and who counts for more where the Princess or an own Wonder stands."""

    def __init__(self) -> None:
        self.influence_for_virtue = InfluenceForVirtue()
        self.silver_for_virtue = SilverForVirtue()

    def give(self, table: Table, seat: Seat, powers: Powers) -> None:
        self.influence_for_virtue.join(powers, -1)
        if powers.numbers[SILVER_FOR_INFLUENCE]:
            self.silver_for_virtue.join(powers, -1)
        part = part_of(table)
        if powers.numbers[PRINCESS_COUNTS]:
            powers.more_workers[part.princess] += 1
        for wonder, site in enumerate(part.sites):
            if site != NOWHERE and part.owners[wonder] == seat.index:
                powers.perhaps_more[site] += 1
