"""Two million decisions under the eyes of a second referee: `make referee`

    python bench/referee.py [--decisions 2000000] [--seed N] [--processes N] [--greedy 20]
    python bench/referee.py --again 4711 [--rich] [--bot greedy]
    python bench/referee.py --game viscounts [--decisions 500000] ...

`tests/referee` states the rules of Architects a second time, apart from the engine. It follows games of all boxes,
player counts, boards and opponents, most played by chance and one in so many by greedy bots, and compares after every
answer: who is asked, what is legal, and everything on the table. One game in three begins with everybody rich: with
Apprentices, Tools and goods. At the end it counts the points again. Differences are printed, each with the seed that
plays the game again; a game is left at its first one. `tests/referee_viscounts` does the same for Viscounts as printed.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

# In place of this folder, where `referee` is this file.
sys.path[0] = str(Path(__file__).parents[1] / "tests")
from referee.follow import Followed, follow
from referee_viscounts.follow import follow as follow_viscounts

FOLLOW = {"architects": follow, "viscounts": follow_viscounts}

GAMES = 20  # of one task
RICH = 3  # one game of so many begins with everybody rich


def some(first: int, greedy: int, game: str = "architects") -> list[Followed]:
    found = []
    follow = FOLLOW[game]
    for seed in range(first, first + GAMES):
        if greedy and seed % greedy == 0:
            followed = follow(seed, "greedy")
        else:
            followed = follow(seed, rich=seed % RICH == 1)
        followed.answers = followed.answers[-3:]
        found.append(followed)
    return found


def name_of(followed: Followed) -> str:
    boxes = "+".join(["base", *followed.options.get("expansions", ())])
    return f"{boxes}, {'an opponent' if {'opponent', 'board'} & followed.options.keys() else 'players'}"


def run(decisions: int, seed: int, processes: int, greedy: int, game: str = "architects") -> int:
    began = shown = time.monotonic()
    done = over = by_bots = games = differences = 0
    mixes: Counter[str] = Counter()
    counts: Counter[int] = Counter()
    following = seed
    with ProcessPoolExecutor(processes) as pool:
        tasks: set[Future[list[Followed]]] = set()
        while done < decisions:
            while len(tasks) < 2 * processes:
                tasks.add(pool.submit(some, following, greedy, game))
                following += GAMES
            ready, tasks = wait(tasks, return_when=FIRST_COMPLETED)
            for followed in (game for task in ready for game in task.result()):
                games += 1
                done += followed.decisions
                over += followed.is_over
                by_bots += followed.decisions if followed.bot else 0
                mixes[name_of(followed)] += followed.decisions
                counts[followed.options["players"]] += followed.decisions
                if followed.difference:
                    differences += 1
                    print(f"DIFFERENCE {followed}", flush=True)
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                print(
                    f"{done:10,} decisions, {games:6,} games, {differences} differences, {shown - began:5.0f} s",
                    flush=True,
                )
        for task in tasks:
            task.cancel()
    took = time.monotonic() - began
    print(f"{done:,} decisions in {games:,} games ({over:,} to their end), seeds from {seed}, {took:.0f} s:")
    speed = f"{done / took / processes:,.0f} decisions a second in each of {processes} processes"
    print(f"{speed}; {by_bots:,} by greedy bots")
    for name, number in sorted(mixes.items()):
        print(f"  {name}: {number:,}")
    print("  people at the table: " + ", ".join(f"{people}: {number:,}" for people, number in sorted(counts.items())))
    print(f"{differences} differences")
    return differences


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=None, help="of the first game; chance picks one if not given")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--greedy", type=int, default=20, help="one game of so many is played by greedy bots; 0: none")
    parser.add_argument("--again", type=int, metavar="SEED", help="one game, as a difference has named it")
    parser.add_argument("--rich", action="store_true", help="it begins with everybody rich")
    parser.add_argument("--bot", default="", help="who plays it")
    parser.add_argument("--game", choices=list(FOLLOW), default="architects")
    wanted = parser.parse_args()
    if wanted.again is not None:
        followed = FOLLOW[wanted.game](wanted.again, wanted.bot, rich=wanted.rich)
        print(followed)
        sys.exit(bool(followed.difference))
    seed = secrets.randbits(30) // GAMES * GAMES if wanted.seed is None else wanted.seed
    sys.exit(bool(run(wanted.decisions, seed, wanted.processes, wanted.greedy, wanted.game)))


if __name__ == "__main__":
    main()
