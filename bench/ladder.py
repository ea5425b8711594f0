"""How far the levels of a game are apart: each against the next, until there are enough games or time is up.

    python bench/ladder.py                              1,000 games a rung; 300 where somebody searches
    python bench/ladder.py --game viscounts --minutes 4 --processes 16
    python bench/ladder.py --games 200 --rungs 1-3      the three lowest, quickly

Two players, the same deals with the seats exchanged. Ratings are in Elo points, fastened at `greedy` (1500), and add up
from rung to rung, with their errors. The quick rungs come first; what is left of the time goes to the slow ones alike.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from guildhall.bots.levels import EVEN, levels_of
from guildhall.lab.arena import Arena
from guildhall.lab.pools import cores
from guildhall.lab.rating import wilson

QUICK = 1000
SLOW = 300


def points(share: float, games: int) -> float:
    """The rating points that such a share of victories stands for; nobody is infinitely better."""
    share = min(1 - 0.5 / games, max(0.5 / games, share))
    return 400 * math.log10(share / (1 - share))


class Rung:
    """A level against the next one."""

    def __init__(self, game: str, weaker: str, stronger: str, bots: tuple[str, str]) -> None:
        self.game = game
        self.weaker = weaker
        self.stronger = stronger
        self.is_slow = any(bot.startswith("search") for bot in bots)
        self.bots = bots
        self.games = 0
        self.won = 0.0  # by the stronger one
        self.seconds = [0.0, 0.0]  # an answer takes the one and the other
        self._spent = [0.0, 0.0]
        self._answers = [0, 0]

    def play(self, games: int, seed: int, processes: int, options: dict[str, Any]) -> None:
        report = Arena(self.game, {"players": 2, **options}, list(self.bots), games=games, seed=seed).run(
            processes=processes
        )
        assert not report.errors, report.errors[0].error
        for number, standing in enumerate(report.standings):
            self._spent[number] += standing.seconds
            self._answers[number] += standing.answers
            self.seconds[number] = self._spent[number] / max(1, self._answers[number])
        self.games += report.standings[1].games
        self.won += report.standings[1].wins

    def data(self) -> dict[str, Any]:
        low, high = wilson(self.won, self.games)
        share = self.won / self.games
        return {
            "weaker": f"{self.weaker} ({self.bots[0]})",
            "stronger": f"{self.stronger} ({self.bots[1]})",
            "games": self.games,
            "won": round(share, 4),
            "won_95": [round(low, 4), round(high, 4)],
            "apart": round(points(share, self.games)),
            "apart_95": [round(points(low, self.games)), round(points(high, self.games))],
            "seconds": [round(seconds, 5) for seconds in self.seconds],
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="architects")
    parser.add_argument("--rungs", default="1-5", help="from the lowest, for instance 1-3 or 5")
    parser.add_argument("--games", type=int, default=0, help="of each rung; 0: 1,000, or 300 where somebody searches")
    parser.add_argument("--minutes", type=float, default=math.inf)
    parser.add_argument("--seed", type=int, default=600_000)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--expansions", default="")
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    levels = levels_of(wanted.game)
    first, _, last = wanted.rungs.partition("-")
    rungs = [
        Rung(wanted.game, weaker.key, stronger.key, (weaker.bot, stronger.bot)) for weaker, stronger in pairwise(levels)
    ][int(first) - 1 : int(last or first)]
    options: dict[str, Any] = {"expansions": wanted.expansions.split(",")} if wanted.expansions else {}
    end = time.monotonic() + 60 * wanted.minutes
    chunk = 2 * wanted.processes  # games at a time, so that no process waits long for the others
    open_ = [rung for rung in rungs if not rung.is_slow] + [rung for rung in rungs if rung.is_slow]
    while open_ and time.monotonic() < end:
        slow = [rung for rung in open_ if rung.is_slow]
        for rung in [one for one in open_ if not one.is_slow] or slow:
            most = wanted.games or (SLOW if rung.is_slow else QUICK)
            games = min(chunk if rung.is_slow else most, most - rung.games)
            rung.play(games + games % 2, wanted.seed + rung.games, wanted.processes, options)
            if rung.games >= most:
                open_.remove(rung)
            if time.monotonic() > end:
                break
    told = [rung.data() for rung in rungs if rung.games]
    for row in told:
        print(json.dumps(row), flush=True)
    if len(told) == len(levels) - 1:
        ratings = [0.0]
        for row in told:
            ratings.append(ratings[-1] + row["apart"])
        even = ratings[[level.bot for level in levels].index("greedy")]
        print({level.key: round(EVEN + rating - even) for level, rating in zip(levels, ratings)})
    if wanted.json:
        wanted.json.write_text(json.dumps(told, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
