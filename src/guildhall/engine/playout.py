"""Random play in one compiled loop, for simulation, search and measurement."""

from __future__ import annotations

from guildhall.engine.agenda import State
from guildhall.engine.rng import Rng
from guildhall.engine.study import Study


def play_random(state: State, rng: Rng, study: Study | None = None) -> int:
    """Answer every question at random until the game is over; returns how many were answered. A study hears of each."""
    asked = 0
    while state.decision is not None:
        if study is not None:
            study.asked()
        answers = state.answers
        state.answer(answers[rng.below(len(answers))])
        asked += 1
    return asked


def play_some(state: State, rng: Rng, most: int) -> int:
    """Like `play_random`, but stops after `most` answers."""
    asked = 0
    while asked < most and state.decision is not None:
        answers = state.answers
        state.answer(answers[rng.below(len(answers))])
        asked += 1
    return asked
