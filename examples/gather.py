"""Plays a batch of games with one policy at every seat, and says how well each answer turned out: for `ppo_batch.py`.

Only NumPy, so that any library can do the learning.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from guildhall.envs.batched import BatchedEnv, Step

CUT_OFF = -1.0  # for everybody in a game that does not end: players who only gather would go on for ever

# From observations and masks: the answers, the logarithms of their chances, and how well each asked seat stands.
Choose = Callable[[np.ndarray, np.ndarray], tuple[np.ndarray, np.ndarray, np.ndarray]]


@dataclass
class Lessons:
    """Answers, one row for each; `known` are the numbers of those rows of which one knows what came of them."""

    observations: np.ndarray
    masks: np.ndarray
    answers: np.ndarray
    log_chances: np.ndarray
    standings: np.ndarray
    advantages: np.ndarray
    known: np.ndarray


def gather(
    env: BatchedEnv, step: Step, choose: Choose, length: int, discount: float, trace: float
) -> tuple[Lessons, Step]:
    """Answer so many questions in every game; gives what there is to learn from, and where the games stand."""
    games = env.batch
    observations = np.empty((length, games, env.observer.size), np.int16)
    masks = np.empty((length, games, env.actions), np.bool_)
    answers = np.empty((length, games), np.int64)
    log_chances, standings = (np.empty((length, games), np.float32) for _ in range(2))
    seats = np.empty((length, games), np.int64)
    rewards = np.empty((length, games, env.players), np.float32)
    done = np.empty((length, games), np.bool_)
    for t in range(length):
        observations[t], masks[t], seats[t] = step.observations, step.masks, step.seats
        answers[t], log_chances[t], standings[t] = choose(step.observations, step.masks)
        step = env.step(answers[t])
        rewards[t], done[t] = step.rewards, step.done
        rewards[t][env.truncated] = CUT_OFF
    after = choose(step.observations, step.masks)[2]
    gained, known = advantages(seats, standings, rewards, done, step.seats, after, discount, trace)
    columns = (observations, masks, answers, log_chances, standings, gained)
    rows = [column.reshape(length * games, *column.shape[2:]) for column in columns] + [np.flatnonzero(known)]
    return Lessons(*rows), step


def advantages(
    seats: np.ndarray,
    standings: np.ndarray,
    rewards: np.ndarray,
    done: np.ndarray,
    last_seats: np.ndarray,
    last_standings: np.ndarray,
    discount: float,
    trace: float,
) -> tuple[np.ndarray, np.ndarray]:
    """Generalised advantage estimation where several seats answer in turn: each seat's answers are a story of their
    own, whose rewards come at the end of the game, whoever gave the last answer.

    Gives an advantage for each answer, and whether it is known: of a seat's last answer before we stopped looking one
    does not know yet what came of it, unless the seat is asked now.
    """
    length, games, players = rewards.shape
    gained = np.zeros((length, games), np.float32)
    sure = np.zeros((length, games), np.bool_)
    # Of the story's next answer, for each game and seat; going backwards.
    coming, following, growing = (np.zeros((games, players), np.float32) for _ in range(3))
    known = np.zeros((games, players), np.bool_)
    every = np.arange(games)
    following[every, last_seats], known[every, last_seats] = last_standings, True
    for t in reversed(range(length)):
        over = done[t]
        coming[over], following[over], growing[over], known[over] = rewards[t][over], 0, 0, True
        at = every, seats[t]
        surprise = coming[at] + discount * following[at] - standings[t]
        sure[t] = known[at]
        gained[t] = np.where(sure[t], surprise + discount * trace * growing[at], 0)
        coming[at], following[at], growing[at], known[at] = 0, standings[t], gained[t], True
    return gained, sure
