"""Measures Guildhall's environments in this interpreter, and prints the figures as one line of JSON.

`envs.py` calls it. GUILDHALL_BENCH_GAME names another game than Architects, GUILDHALL_BENCH_EXPANSIONS expansions.
"""

import json
import os
from time import process_time
from typing import Any

import guildhall
from aec import arguments, steps_per_second
from engine import compiled_modules
from guildhall.engine import playout
from guildhall.engine.agenda import State
from guildhall.engine.playout import play_some
from guildhall.engine.rng import Rng
from guildhall.envs.batched import BatchedEnv
from guildhall.envs.observing import Observer
from guildhall.envs.pettingzoo import architects_v1, viscounts_v0

MODULES = {"architects": architects_v1, "viscounts": viscounts_v0}
PLAYERS = 2  # as in chess
EXPANSIONS = os.environ.get("GUILDHALL_BENCH_EXPANSIONS", "").split()
SETUP: dict[str, Any] = {"players": PLAYERS} | ({"expansions": EXPANSIONS} if EXPANSIONS else {})
GAME = guildhall.definition(os.environ.get("GUILDHALL_BENCH_GAME", "architects"))
OPTIONS = GAME.read_options(SETUP)
MOMENTS = range(0, 400, 10)  # answers into a game
BATCH = 64


def table(seed: int, answers: int) -> State:
    state = GAME.start(OPTIONS, seed, False)
    play_some(state, Rng(seed), answers)
    return state


def observation_us(seconds: float, seed: int) -> float:
    """Microseconds for one array, early, middle and late positions weighing the same."""
    observer = Observer(GAME, OPTIONS)
    pool = [table(seed + moment, moment) for moment in MOMENTS]
    made = 0
    elapsed = 0.0
    start = process_time()
    while elapsed < seconds:
        for number, state in enumerate(pool):
            observer.observe(state, number % PLAYERS)
        made += len(pool)
        elapsed = process_time() - start
    return elapsed / made * 1e6


def batched_rate(seconds: float, seed: int) -> float:
    """Answers in a second, those of all games together, with random legal answers as for the others."""
    env = BatchedEnv(GAME.key, BATCH, **SETUP)
    env.reset(seed=seed)
    for _ in range(20):
        env.step(env.sample())
    answers = 0
    elapsed = 0.0
    start = process_time()
    while elapsed < seconds:
        env.step(env.sample())
        answers += BATCH
        elapsed = process_time() - start
    return answers / elapsed


if __name__ == "__main__":
    wanted = arguments()
    figures = {
        "compiled": playout.__name__ in compiled_modules(),
        "numbers": Observer(GAME, OPTIONS).size,
        "observation_us": observation_us(wanted.seconds / 2, wanted.seed),
        "aec": steps_per_second(MODULES[GAME.key].env(**SETUP), wanted.seconds, wanted.seed),
        "batched": batched_rate(wanted.seconds, wanted.seed),
    }
    print(json.dumps(figures))
