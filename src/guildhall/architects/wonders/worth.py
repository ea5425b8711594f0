"""What this expansion adds to the worth of a position: Influence, and the Wonder that is nearest to being built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import SILVER
from guildhall.architects.paying import tax_due
from guildhall.architects.wonders.building import price_of
from guildhall.architects.wonders.names import NOBODY, SLOTS
from guildhall.architects.wonders.part import part_of
from guildhall.architects.wonders.scoring import AWARD
from guildhall.architects.worth import Aspect, WeightBox, Weights, eagerness, progress
from guildhall.engine import evaluation as engine
from guildhall.engine.evaluation import Reason
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table
    from guildhall.engine.reasons import Compared


class WondersWeights(engine.Weights):
    def __init__(self) -> None:
        super().__init__()
        self.influence = 0.3  # points that each is worth for what it can replace
        self.lead = 0.5  # of the award, for having the most now
        self.token = 2.0  # what a Wonder brings besides its points
        self.missing_silver = 0.3
        self.missing_influence = 0.5
        self.plan = 0.5  # of the gain from a Wonder when all for it is there


class InfluenceHeld(Aspect):
    """Influence for what it can replace, and for the award at the end."""

    def __init__(self, weights: Weights, own: WondersWeights) -> None:
        super().__init__(weights)
        self.own = own

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        influence = part_of(table).influence
        own = influence[seat.index]
        most = 0
        for index in range(len(influence)):
            if index != seat.index and influence[index] > most:
                most = influence[index]
        points = self.own.influence * own * ahead
        # At the very end the lead is the award.
        lead = self.own.lead + (1.0 - self.own.lead) * (1.0 - ahead)
        if own > most:
            points += lead * AWARD
        elif own == most:
            points += lead * AWARD / 2.0
        return points


class WonderPlans(Aspect):
    """The Wonder that is nearest to being built."""

    def __init__(self, weights: Weights, own: WondersWeights) -> None:
        super().__init__(weights)
        self.own = own

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        if table.turns_left >= 0 and table.turns_to_come(seat.index) == 0:
            return 0.0
        part = part_of(table)
        weights = self.weights
        own = self.own
        eager = eagerness(weights, table)
        best = 0.0
        for wonder in range(SLOTS):
            if part.owners[wonder] == NOBODY:
                row = part.rows.wonders[wonder]
                gain = row.vp + weights.piety * row.virtue + own.token + eager - own.influence * row.influence
                missing = own.missing_silver * max(0, tax_due(seat, row.tax) - seat.goods[SILVER])
                missing += own.missing_influence * max(0, row.influence - part.influence[seat.index])
                best = max(best, progress(weights, seat, price_of(part, wonder), gain, missing))
        return own.plan * best


class WondersBox(WeightBox):
    def weights(self) -> engine.Weights:
        return WondersWeights()

    def aspects(self, weights: Weights) -> list[Aspect]:
        own = weights.more[self.key]
        assert isinstance(own, WondersWeights)
        return [InfluenceHeld(weights, own), WonderPlans(weights, own)]

    def reasons(self, better: Table, given: Table, seat: int, lines: Compared) -> list[Reason]:
        less = part_of(better).influence[seat] - part_of(given).influence[seat]
        if less <= 0:
            return []
        what = Message("list", {"parts": [Message("good-influence", {"number": less})]})
        return [Reason(lines.lost("InfluenceHeld", "WonderPlans"), Message("reason-goods", {"what": what}))]
