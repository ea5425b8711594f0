"""A bot that looks through its own turn and takes the answer after which its position is worth most.

What a position is worth is the game's to say (`State.worth`). Where an answer leads to further questions of the same
turn, the best answers to those count; after the turn the position is judged as it stands.
"""

from __future__ import annotations

from typing import Final

from guildhall.bots.judge import Judge
from guildhall.bots.look import Look
from guildhall.bots.outcome import chance, lead
from guildhall.bots.sight import Sight
from guildhall.bots.thought import Thought
from guildhall.engine.evaluation import Depth, SearchSettings
from guildhall.engine.rng import Rng

SETTINGS: Final = SearchSettings(Depth(3, 20), alone=False)


class GreedyBot:
    """`careless`, in points, blurs its judgement: 0 is the plain bot."""

    def __init__(self, seed: int, careless: float = 0.0, judge: Judge | None = None) -> None:
        self.rng = Rng(seed)
        self.judge = Judge() if judge is None else judge
        self.careless = careless

    def answer(self, sight: Sight) -> str:
        table = sight.deal(self.rng)
        look = Look(table, SETTINGS, self.judge.of(table))
        best = table.answers[0]
        most = -1e18
        for answer in table.answers:
            value = look.after(table, sight.seat, answer) + self.blur()
            if value > most:
                most = value
                best = answer
        return sight.token(best)

    def blur(self) -> float:
        """How much it misjudges a position: mostly little, at most twice `careless`."""
        if not self.careless:
            return 0.0
        return self.careless * (self.rng.below(1000) + self.rng.below(1000) - 999) / 500.0

    def ponder(self, sight: Sight) -> list[Thought]:
        """Every answer with its value, the best first."""
        table = sight.deal(self.rng)
        look = Look(table, SETTINGS, self.judge.of(table))
        seat = sight.seat
        doubt = look.evaluation.doubt(table)
        found: list[tuple[float, Thought]] = []
        for answer in table.answers:
            value = look.after(table, seat, answer)
            thought = Thought(sight.token(answer), chance(look.worth, seat, doubt), lead(look.worth, seat), 0.0)
            found.append((value, thought))
        found.sort(key=lambda pair: -pair[0])
        found[0][1].share = 1.0
        return [thought for _, thought in found]
