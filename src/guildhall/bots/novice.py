"""A weaker player: it thinks as `greedy` does, but looks less far and overlooks what others can do to it, as people do
who are new to a game. What it overlooks is the game's to say (`Evaluation.novices`); nothing is left to chance."""

from __future__ import annotations

from typing import Any

from guildhall.bots.greedy import SETTINGS
from guildhall.bots.judge import Judge
from guildhall.bots.look import Look
from guildhall.bots.outcome import chance, lead
from guildhall.bots.sight import Sight
from guildhall.bots.thought import Thought
from guildhall.engine.agenda import State
from guildhall.engine.evaluation import Blinkers, Evaluation
from guildhall.engine.rng import Rng


class NoviceBot:
    """`grade` is 1 for the weakest. In a game that knows no novices it is the plain bot."""

    def __init__(self, seed: int, grade: int, judge: Judge) -> None:
        self.rng = Rng(seed)
        self.grade = grade
        self.judge = judge
        self.whole: Evaluation[Any] | None = None  # the judgement of a player who sees everything
        self.own: Evaluation[Any] | None = None

    def answer(self, sight: Sight) -> str:
        table = sight.deal(self.rng)
        look = self.look(table)
        best = table.answers[0]
        most = -1e18
        for answer in table.answers:
            value = look.after(table, sight.seat, answer)
            if value > most:
                most = value
                best = answer
        return sight.token(best)

    def ponder(self, sight: Sight) -> list[Thought]:
        """Every answer with the value it seems to have, the best first."""
        table = sight.deal(self.rng)
        look = self.look(table)
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

    def look(self, table: State) -> Look:
        whole = self.judge.of(table)
        blinkers = self.blinkers(whole)
        if blinkers is None:
            return Look(table, SETTINGS, whole)
        if self.own is None or self.whole is not whole:
            self.whole = whole
            self.own = whole.blinkered(blinkers)
        look = Look(table, SETTINGS, self.own)
        look.depth = blinkers.depth
        look.regard = blinkers.regard
        return look

    def blinkers(self, evaluation: Evaluation[Any]) -> Blinkers | None:
        known = evaluation.habits().novices
        return known[self.grade - 1] if self.grade <= len(known) else None
