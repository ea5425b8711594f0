"""The definitions that everybody is measured by. The README beside it explains them."""

import argparse
import json
import os
from collections.abc import Callable
from time import process_time
from typing import Any

POSITIONS = 40


def measure(
    random_game: Callable[[int], int],
    positions: Callable[[int, int], list[Any]],
    clone: Callable[[Any], object],
    **facts: object,
) -> None:
    """Make one run as the command line asks, and print what came out together with the `facts`.

    `random_game(seed)` plays a game to its end and gives the number of its real decisions; `positions(count, seed)`
    gives games that wait for an answer, and `clone` copies one of them.
    """
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--core", type=int)
    wanted = parser.parse_args()
    if wanted.core is not None:
        os.sched_setaffinity(0, {wanted.core})
    figures = play(random_game, wanted.seconds, wanted.seed)
    figures["clone_us"] = time_clones(clone, positions(POSITIONS, wanted.seed), wanted.seconds / 2)
    print(json.dumps({**facts, **figures}))


def play(random_game: Callable[[int], int], seconds: float, seed: int) -> dict[str, float]:
    random_game(seed)  # what happens only once, such as filling a cache, is not the engine's speed
    games = decisions = 0
    elapsed = 0.0
    start = process_time()
    while elapsed < seconds:
        games += 1
        decisions += random_game(seed + games)
        elapsed = process_time() - start
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / games,
    }


def time_clones(clone: Callable[[Any], object], pool: list[Any], seconds: float) -> float:
    """Microseconds for one copy, early, middle and late positions weighing the same."""
    for position in pool:
        clone(position)
    clones = 0
    elapsed = 0.0
    start = process_time()
    while elapsed < seconds:
        for position in pool:
            clone(position)
        clones += len(pool)
        elapsed = process_time() - start
    return elapsed / clones * 1e6
