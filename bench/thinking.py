"""How fast the bots think, on one core: iterations of the search from the opening of a four-player game, and the time
that `greedy` takes for an answer.

.venv/bin/python bench/thinking.py [--repeat 5] [--json]
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from typing import Any

import guildhall
from guildhall.bots import Sight, make_bot
from guildhall.bots.budget import Budget
from guildhall.bots.search import SearchBot
from guildhall.engine.agenda import State

MIXES: dict[str, tuple[str, dict[str, Any]]] = {
    "Architects, base game": ("architects", {}),
    "Architects, both expansions": ("architects", {"expansions": ["artisans", "wonders"]}),
    "Viscounts": ("viscounts", {}),
}
SECONDS = 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=5, help="the median of so many runs is reported")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows: list[dict[str, Any]] = []
    for name in MIXES:
        rows.append(
            {
                "game": name,
                "random playouts to the end, iterations/s": round(median(arguments.repeat, name, True)),
                "cut off and judged, iterations/s": round(median(arguments.repeat, name, False)),
                "greedy, ms an answer": round(1000 * greedy_seconds(name), 3),
            }
        )
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    for row in rows:
        for key, value in row.items():
            print(f"{key:45}{value:>16}")
        print()


def opening(mix: str, seed: int) -> State:
    game, options = MIXES[mix]
    return guildhall.new_game(game, players=4, seed=seed, **options).state


def median(repeat: int, mix: str, to_the_end: bool) -> float:
    return statistics.median(iterations_per_second(opening(mix, seed), to_the_end) for seed in range(repeat))


def iterations_per_second(state: State, to_the_end: bool) -> float:
    """Iterations one by one, so that a settled question does not end the measurement."""
    sight = Sight(state)
    bot = SearchBot(1, Budget.read("1"), to_the_end)
    root = bot.think(sight)
    start = time.thread_time()
    count = 0
    while time.thread_time() < start + SECONDS:
        bot.iterate(root, sight.deal(bot.rng))
        count += 1
    return count / (time.thread_time() - start)


def greedy_seconds(mix: str) -> float:
    """The mean over a whole game of four."""
    state = opening(mix, 1)
    bots = [make_bot("greedy", seat) for seat in range(4)]
    numbers = state.vocabulary().numbers
    count = 0
    start = time.thread_time()
    while state.decision is not None:
        seat = state.decision.seat(state)
        state.answer(numbers[bots[seat].answer(Sight(state))])
        count += 1
    return (time.thread_time() - start) / count


if __name__ == "__main__":
    main()
