"""What this expansion adds to the worth of a position: Tools, and the Artisan at large or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.part import part_of
from guildhall.architects.names import PRISON, SUPPLY
from guildhall.architects.worth import Aspect, WeightBox, Weights
from guildhall.engine import evaluation as engine

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class ArtisansWeights(engine.Weights):
    def __init__(self) -> None:
        super().__init__()
        self.tool = 0.6  # what one brings besides its points
        self.at_home = 0.5
        self.lost = -0.8  # the Artisan in Prison, or on another player's board


class ToolsAndArtisan(Aspect):
    def __init__(self, weights: Weights, own: ArtisansWeights) -> None:
        super().__init__(weights)
        self.own = own

    def worth(self, table: Table, seat: Seat, ahead: float) -> float:
        part = part_of(table)
        own = self.own
        points = 0.0
        for card in seat.apprentices:
            if part.tools[card] >= 0:
                points += own.tool
        where = part.artisans[seat.index]
        if where == SUPPLY:
            points += own.at_home
        elif where == PRISON or where < 0:
            points += own.lost
        return points * ahead


class ArtisansBox(WeightBox):
    def weights(self) -> engine.Weights:
        return ArtisansWeights()

    def aspects(self, weights: Weights) -> list[Aspect]:
        own = weights.more[self.key]
        assert isinstance(own, ArtisansWeights)
        return [ToolsAndArtisan(weights, own)]
