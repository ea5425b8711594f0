"""A bot that leaves every answer to chance: the yardstick for all others."""

from __future__ import annotations

from guildhall.bots.sight import Sight
from guildhall.engine.rng import Rng


class RandomBot:
    """Answers at random, the same way for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def answer(self, sight: Sight) -> str:
        tokens = sight.tokens
        return tokens[self.rng.below(len(tokens))]
