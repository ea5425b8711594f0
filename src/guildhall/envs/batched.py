"""Many games stepped together: NumPy arrays in, NumPy arrays out.

>>> from guildhall.envs.batched import BatchedEnv
>>> env = BatchedEnv("architects", batch=64, players=2)
>>> step = env.reset(seed=1)
>>> step = env.step(env.sample())
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import guildhall
from guildhall.engine.agenda import State
from guildhall.engine.batch import Row
from guildhall.engine.errors import GuildhallError, IllegalAnswerError
from guildhall.envs.arguments import MAX_CYCLES, check_count
from guildhall.envs.games import Games, Job, Outcome, game_seeds
from guildhall.envs.observing import Observer
from guildhall.envs.rewards import reward_named
from guildhall.envs.workers import Workers


class Step(NamedTuple):
    """Where the games stand, one row for each: `seats` says who is asked, `observations` what that seat may know and
    `masks` what it may answer. `rewards` has a column for each player, and is 0 except where a game is `done`."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    seats: NDArray[np.int8]
    done: NDArray[np.bool_]


class BatchedEnv:
    """`batch` games at once, on `processes` cores; the number of processes changes nothing but the speed.

    A game that ends gives its rewards, and a new one takes its place at once: the row shows the new game's first
    question. After `max_cycles` answers a game is cut off and judged as it stands; `truncated` tells which were.
    """

    def __init__(
        self,
        game: str,
        batch: int,
        *,
        processes: int = 1,
        reward: str = "win",
        max_cycles: int = MAX_CYCLES,
        **options: Any,
    ) -> None:
        self.definition = guildhall.definition(game)
        self.options = self.definition.read_options(options)
        check_count("batch", batch)
        check_count("processes", processes)
        check_count("max_cycles", max_cycles)
        reward_named(reward)
        self.batch = batch
        self.observer = Observer(self.definition, self.options)
        self.tokens: list[str] = self.definition.start(self.options, 0, False).vocabulary().tokens
        self.truncated: NDArray[np.bool_] = np.zeros(batch, np.bool_)
        self._job = Job(game, self.options, reward, max_cycles)
        self._processes = min(processes, batch)
        self._games: Games | Workers | None = None
        self._masks: NDArray[np.bool_] | None = None
        self._rows = np.arange(batch)
        self._picks: NDArray[np.int64] | None = None

    @property
    def players(self) -> int:
        return self.observer.players

    @property
    def actions(self) -> int:
        """How many answers there are in all."""
        return len(self.tokens)

    def reset(self, seed: int | None = None) -> Step:
        """Start all games again. The same seed gives the same games; without one, chance picks it."""
        self.close()
        seeds = game_seeds(seed, self.batch)
        if self._processes == 1:
            self._games = Games(self._job, seeds)
        else:
            self._games = Workers(self._job, seeds, self._processes, self.observer.size, self.actions, self.players)
        return self._take(self._games.look())

    def step(self, actions: NDArray[Any], skip: NDArray[np.bool_] | None = None) -> Step:
        """Answer the question of every game, except where `skip` is true: those stay as they are, whatever stands for
        them in `actions`. If one answer is not legal it raises, and no game goes on."""
        if self._games is None or self._masks is None:
            raise GuildhallError("There are no games yet: call reset() first.")
        if skip is None:
            return self._take(self._games.step(self._checked(actions, self._masks, False)))
        return self._take(self._games.step(np.where(skip, -1, self._checked(actions, self._masks, skip))))

    def get_state(self) -> list[Row]:
        """Where all games stand, with all their chance; for games in this process."""
        return self._here().save()

    def set_state(self, snapshot: list[Row]) -> Step:
        """Go back there; gives what `reset` gives."""
        if len(snapshot) != self.batch:
            raise GuildhallError(f"The snapshot has {len(snapshot)} games, and here are {self.batch}.")
        if self._games is None:
            self.reset(0)
        return self._take(self._here().load(snapshot))

    @property
    def over(self) -> list[tuple[int, State]]:
        """The games that ended in the last step, by number, as they stood then; for games in this process."""
        return self._here().over

    def _here(self) -> Games:
        if isinstance(self._games, Games):
            return self._games
        why = "There are no games yet: call reset() first." if self._games is None else "Only one process can do that."
        raise GuildhallError(why)

    def _take(self, outcome: Outcome) -> Step:
        self.truncated = outcome.truncated
        self._masks = outcome.masks
        self._picks = outcome.picks
        return Step(outcome.observations, outcome.masks, outcome.rewards, outcome.seats, outcome.done)

    def _checked(self, actions: NDArray[Any], masks: NDArray[np.bool_], skip: Any) -> NDArray[np.int64]:
        answers = np.asarray(actions)
        if answers.shape != (self.batch,) or answers.dtype.kind not in "iu":
            raise IllegalAnswerError(
                f"An answer for each of {self.batch} games is an array of {self.batch} whole numbers, "
                f"not {answers.dtype} of shape {answers.shape}."
            )
        exist = (answers >= 0) & (answers < self.actions)
        legal = (masks[self._rows, answers * exist] & exist) | skip
        if not legal.all():
            game = int(np.argmin(legal))
            self._refuse(game, int(answers[game]), masks[game])
        return answers.astype(np.int64, copy=False)

    def _refuse(self, game: int, answer: int, mask: NDArray[np.bool_]) -> None:
        token = self.tokens[answer] if 0 <= answer < self.actions else answer
        legal = [f"{number} ({self.tokens[number]})" for number in np.flatnonzero(mask)]
        raise IllegalAnswerError(f"Game {game}: {answer} ({token}) is not a legal answer here.", answer, legal)

    def sample(self) -> NDArray[np.int64]:
        """A legal answer at random for each game, all with equal chances; the same for the same seed."""
        if self._picks is None:
            raise GuildhallError("There are no games yet: call reset() first.")
        return self._picks.copy()

    def close(self) -> None:
        """Release the processes. `reset` starts again."""
        if isinstance(self._games, Workers):
            self._games.close()
        self._games = None
        self._masks = self._picks = None

    def __enter__(self) -> BatchedEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
