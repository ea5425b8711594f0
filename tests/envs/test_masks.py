"""In a thousand random games what a mask allows is exactly what the rules allow, and a batch plays the same games."""

from __future__ import annotations

import numpy as np
import pytest

import guildhall
from envs.tables import ARCHITECTS, OPPONENTS, VARIABLE, VISCOUNTS, Mix, checked, named
from guildhall.engine.agenda import State
from guildhall.engine.rng import Rng
from guildhall.envs.batched import BatchedEnv
from guildhall.envs.games import game_seeds

# Most of the thousand are short ones: what a mask has to hold depends on the mix, not on the number of players.
GAMES: list[tuple[Mix, int]] = [
    (ARCHITECTS[0], 240),
    *((mix, 20) for mix in ARCHITECTS if mix[1]["players"] == 2 and "expansions" in mix[1]),
    *((mix, 4) for mix in ARCHITECTS if mix[1]["players"] > 3),
    *((mix, 80) for mix in OPPONENTS),
    *((mix, 8) for mix in VARIABLE),
    (VISCOUNTS[0], 264),
    *((mix, 20) for mix in VISCOUNTS[1:]),
]


def test_there_are_a_thousand_games() -> None:
    assert sum(games for _, games in GAMES) >= 1000


class Twin:
    """The engine's own game beside one of the batch: with the same seeds, and answered alike."""

    def __init__(self, mix: Mix, seed: int) -> None:
        self.game, self.options = mix[0], checked(mix)
        self.seeds = Rng(seed)
        self.state = self.next_game()
        self.ended = 0

    def next_game(self) -> State:
        seed = self.seeds.word() | self.seeds.word() << 32
        return guildhall.definition(self.game).start(self.options, seed, False)

    def answer(self, answer: int) -> bool:
        """Gives whether that ended the game; then there is another one."""
        self.state.answer(answer)
        if not self.state.is_over:
            return False
        self.ended += 1
        self.state = self.next_game()
        return True


@pytest.mark.parametrize(("mix", "games"), GAMES, ids=named)
def test_masked_answers_are_exactly_the_legal_ones(mix: Mix, games: int) -> None:
    width = min(games, 20)
    env = BatchedEnv(mix[0], width, max_cycles=100_000, **mix[1])
    step = env.reset(seed=games)
    twins = [Twin(mix, seed) for seed in game_seeds(games, width)]
    while sum(twin.ended for twin in twins) < games:
        for mask, seat, twin in zip(step.masks, step.seats.tolist(), twins):
            decision = twin.state.decision
            assert decision is not None and decision.seat(twin.state) == seat
            assert np.flatnonzero(mask).tolist() == sorted(twin.state.answers)
        answers = env.sample()
        step = env.step(answers)
        done = [twin.answer(answer) for twin, answer in zip(twins, answers.tolist())]
        assert step.done.tolist() == done
