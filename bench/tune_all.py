"""Tunes the weights that the package ships, one after the other, each for its share of the time.

    python bench/tune_all.py --minutes 8 --out weights             the whole package, from the weights it has
    python bench/tune_all.py --only architects/base --start 0.1    some of them, from the beginning
    python bench/tune_all.py --choose 200                          each from the best of what is there (`starts`)

What is tuned later starts from what was tuned before it: the expansions from the base game, more players from fewer.
Copy the files into `src/guildhall/weights/` once the arena shows that they are better (docs/strength.md).
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

from guildhall.engine.weights import WeightsError, WeightSet, shipped
from guildhall.lab.pools import Crew, cores
from guildhall.lab.tune import Played, Trial, Tuning, TuningError, finish, measure_gain, play_trial

# Game, mix, expansions, players, share of the time, and what it starts from unless it has weights of its own.
JOBS: list[tuple[str, str, list[str], int, float, str]] = [
    ("architects", "base", [], 2, 75, ""),
    ("architects", "base", [], 4, 50, "base-2"),
    ("architects", "base", [], 3, 30, "base-4"),
    ("architects", "artisans-wonders", ["artisans", "wonders"], 2, 45, "base-2"),
    ("architects", "artisans-wonders", ["artisans", "wonders"], 4, 40, "base-4"),
    ("architects", "artisans-wonders", ["artisans", "wonders"], 3, 25, "base-3"),
    ("architects", "wonders", ["wonders"], 2, 16, "artisans-wonders-2"),
    ("architects", "wonders", ["wonders"], 4, 16, "artisans-wonders-4"),
    ("architects", "wonders", ["wonders"], 3, 14, "artisans-wonders-3"),
    ("architects", "artisans", ["artisans"], 2, 14, "base-2"),
    ("architects", "artisans", ["artisans"], 4, 14, "base-4"),
    ("architects", "artisans", ["artisans"], 3, 12, "base-3"),
    ("viscounts", "base", [], 2, 60, ""),
    ("viscounts", "base", [], 4, 50, "base-2"),
    ("viscounts", "base", [], 3, 40, "base-4"),
]

# What makes games end in time; it is not tuned.
PRESSURE = {"patience": 20.0, "overdue": 30.0, "pressing": 0.15}


KEEP_EVERY = 15.0  # seconds


class Keeper:
    """Writes down how far a tuning has come, so that a machine that is taken away leaves something."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.last = time.monotonic()

    def look(self, tuning: Tuning) -> None:
        if time.monotonic() - self.last > KEEP_EVERY:
            self.last = time.monotonic()
            found = {"by": "guildhall tune, unfinished", "games": tuning.played, "options": tuning.options}
            WeightSet(tuning.game, tuning.mean, found).save(self.path)


def beginning(game: str, start: WeightSet) -> dict[str, float]:
    numbers = {key: value for key, value in start.numbers.items() if key != "tempo"}
    return {**numbers, **PRESSURE} if game == "architects" else numbers


def starts(game: str, mix: str, players: int, before: str, found: dict[str, WeightSet]) -> dict[str, WeightSet]:
    """What a tuning could begin with: its own weights, those for other numbers of players or without the expansions,
    and the latter with what the former say about the expansions."""
    names = [f"{mix}-{players}", before, f"{mix}-2", f"base-{players}"]
    sets = {name: found.get(f"{game}/{name}") or shipped(game, name) for name in names if name}
    known = {name: one for name, one in sets.items() if one is not None}
    plain, pair = known.get(f"base-{players}"), known.get(f"{mix}-2")
    if plain is not None and pair is not None and mix != "base":
        known[f"base-{players}, rest of {mix}-2"] = WeightSet(game, {**pair.numbers, **plain.numbers}, {})
    return known


def best_start(
    game: str, options: dict[str, Any], known: dict[str, WeightSet], crew: Crew[Trial, list[Played]], games: int
) -> WeightSet | None:
    best: WeightSet | None = None
    most = -1.0
    for name, one in known.items():
        tuning = Tuning(game, options, start=beginning(game, one), seed=77)
        gain = measure_gain(tuning, crew, "0.1", tuning.first, games)
        print("    start", name, round(gain.share, 3), "of", gain.games, "turns", round(gain.turns, 1), flush=True)
        if gain.share > most:
            most, best = gain.share, one
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30, help="for all of them")
    parser.add_argument("--only", default="", help="those whose name contains one of these, with commas between")
    parser.add_argument("--start", default="", help="0.1: from the beginning, and not from the shipped weights")
    parser.add_argument("--choose", type=int, default=0, help="games of each start against 0.1; the best is taken")
    parser.add_argument("--check", type=int, default=160, help="games that measure each gain")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--commit", default="")
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--out", type=Path, default=Path("weights"))
    parser.add_argument("--together", type=Path, help="also one file with all of them")
    wanted = parser.parse_args()
    jobs = [job for job in JOBS if any(part in f"{job[0]}/{job[1]}-{job[3]}" for part in wanted.only.split(","))]
    whole = sum(job[4] for job in jobs)
    found: dict[str, WeightSet] = {}
    crew: Crew[Trial, list[Played]] = Crew(play_trial, wanted.processes)
    for game, mix, expansions, players, share, before in jobs:
        name = f"{game}/{mix}-{players}"
        options: dict[str, Any] = {"players": players}
        if expansions:
            options["expansions"] = expansions
        start = None if wanted.start else shipped(game, f"{mix}-{players}")
        start = start or found.get(f"{game}/{before}") or (None if not wanted.start else shipped(game, wanted.start))
        if wanted.choose:
            start = best_start(game, options, starts(game, mix, players, before, found), crew, wanted.choose)
        seconds = 60 * wanted.minutes * share / whole
        begun = time.monotonic()
        try:
            numbers = None if start is None else beginning(game, start)
            tuning = Tuning(game, options, bot=wanted.bot, start=numbers, games=10_000_000, seed=wanted.seed)
        except (TuningError, WeightsError) as error:
            print(name, error, flush=True)
            continue
        (wanted.out / game).mkdir(parents=True, exist_ok=True)
        kept = Keeper(wanted.out / f"{name}.part.json")
        tuning.run(crew, seconds=seconds, watch=kept.look)
        found[name] = finish(tuning, crew, games=wanted.check, commit=wanted.commit)
        found[name].save(wanted.out / f"{name}.json")
        kept.path.unlink(missing_ok=True)
        told = found[name].found
        print(name, round(time.monotonic() - begun), "s,", told["games"], "games", flush=True)
        print("   ", told["gain"], told["turns"], tuning.turns[:: max(1, len(tuning.turns) // 6)], flush=True)
        if wanted.together:
            everything = {key: one.data() for key, one in found.items()}
            wanted.together.write_text(json.dumps(everything, indent=1), encoding="utf-8")
    crew.leave()


if __name__ == "__main__":
    main()
