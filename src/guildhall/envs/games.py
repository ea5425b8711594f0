"""Games of a batch in one process, and what comes out of a step."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import guildhall
from guildhall.engine.agenda import State
from guildhall.engine.batch import Batch, Row
from guildhall.engine.rng import SEED_LIMIT
from guildhall.envs.arguments import seed_or_chance
from guildhall.envs.arrays import ArrayPool
from guildhall.envs.observing import NUMBERS
from guildhall.envs.rewards import reward_named

STREAM: Final = 0x9E3779B97F4A7C15  # odd, so that neighbouring games never meet


class Job(NamedTuple):
    """What kind of games; plain data, for another process too."""

    game: str
    options: Mapping[str, Any]
    reward: str
    max_cycles: int


class Outcome(NamedTuple):
    """Arrays with a row for each game."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int8]
    done: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    picks: NDArray[np.int64]  # a legal answer at random


def game_seeds(seed: int | None, count: int) -> list[int]:
    """A seed for the stream of each game, the same however the games are shared out."""
    first = seed_or_chance(seed)
    return [(first + (game + 1) * STREAM) % SEED_LIMIT for game in range(count)]


class Games:
    """Some games of a batch."""

    def __init__(self, job: Job, seeds: list[int]) -> None:
        self._batch = Batch(guildhall.definition(job.game), job.options, seeds, job.max_cycles)
        self._reward = reward_named(job.reward)
        self._count = len(seeds)
        self._players = self._batch.encoder.players
        self.over: list[tuple[int, State]] = []  # games that ended in the last step, as they stood then
        self._observations = ArrayPool((self._count, self._batch.encoder.size), NUMBERS)
        self._masks = ArrayPool((self._count, self._batch.masks.size), np.bool_)

    def step(self, actions: NDArray[np.int64]) -> Outcome:
        """Answer every question; a game that ends is followed by another one."""
        batch = self._batch
        observations, masks = self._observations.free(), self._masks.free()
        # Games make no reference cycles: looking for them in the middle of a step takes a fifth of its time and finds
        # nothing.
        was_on = gc.isenabled()
        gc.disable()
        try:
            batch.step(actions.tolist(), _bytes(observations), _bytes(masks))
        finally:
            if was_on:
                gc.enable()
        rewards, done, truncated = self._nothing()
        self.over = list(zip(batch.ended, batch.over))
        for game, state in self.over:
            rewards[game] = self._reward(state)[: self._players]
            done[game] = True
            truncated[game] = not state.is_over
        return self._outcome(observations, masks, rewards, done, truncated)

    def save(self) -> list[Row]:
        """All games and their chance, to be put back by `load`."""
        return [self._batch.save(game) for game in range(self._count)]

    def load(self, rows: list[Row]) -> Outcome:
        observations, masks = self._observations.free(), self._masks.free()
        self._batch.load(rows, _bytes(observations), _bytes(masks))
        return self._outcome(observations, masks, *self._nothing())

    def look(self) -> Outcome:
        """Where the games stand."""
        observations, masks = self._observations.free(), self._masks.free()
        self._batch.look(_bytes(observations), _bytes(masks))
        return self._outcome(observations, masks, *self._nothing())

    def _nothing(self) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        count = self._count
        return np.zeros((count, self._players), np.float32), np.zeros(count, np.bool_), np.zeros(count, np.bool_)

    def _outcome(
        self,
        observations: NDArray[np.int16],
        masks: NDArray[np.bool_],
        rewards: NDArray[np.float32],
        done: NDArray[np.bool_],
        truncated: NDArray[np.bool_],
    ) -> Outcome:
        seats = np.frombuffer(self._batch.seats, np.int8).copy()
        picks = np.array(self._batch.picks, np.int64)
        return Outcome(observations, masks, rewards, seats, done, truncated, picks)


def _bytes(array: NDArray[Any]) -> memoryview:
    return array.reshape(-1).view(np.uint8).data
