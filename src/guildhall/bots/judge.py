"""Whose judgement a bot follows: the table's own, or weights that were named with the bot."""

from __future__ import annotations

from typing import Any

from guildhall.engine.agenda import State
from guildhall.engine.evaluation import Evaluation
from guildhall.engine.weights import WeightsError, WeightSet, shipped, shipped_names


class Judge:
    """`weights` come from a file; `version` names some that every game of the package has, such as 0.1."""

    def __init__(self, weights: WeightSet | None = None, version: str = "") -> None:
        self.weights = weights
        self.version = version
        self.usual: Evaluation[Any] | None = None  # the table's
        self.own: Evaluation[Any] | None = None

    def of(self, table: State) -> Evaluation[Any]:
        usual = table.evaluation()
        if self.weights is None and not self.version:
            return usual
        if self.own is None or self.usual is not usual:
            self.own = usual.with_numbers(self.weights_for(table.position()["game"]).numbers)
            self.usual = usual
        return self.own

    def weights_for(self, game: str) -> WeightSet:
        """Those for that game; raises WeightsError if they are for another."""
        weights = shipped(game, self.version) if self.weights is None else self.weights
        if weights is None:
            known = ", ".join(shipped_names(game)) or "none"
            raise WeightsError(f"There are no weights {self.version!r} for this game, only {known}.")
        if weights.game != game:
            raise WeightsError(f"The weights are for another game ({weights.game}).")
        return weights
