"""Do games between bots end? Greedy players of Architects, 2 to 6, with every mix of expansions: how long games take,
which one takes longest, and which one does not end, if any.

    .venv/bin/python bench/endings.py [--games 2000] [--seed 1] [--bots greedy] [--processes 2] [--json]

It exits with 1 if a game does not end. `guildhall simulate` plays the same games, by the same seeds.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

import guildhall
from guildhall.lab.playing import play_out
from guildhall.lab.pools import locally

MIXES: dict[str, tuple[list[str], int]] = {
    "base game": ([], 5),
    "artisans": (["artisans"], 6),
    "wonders": (["wonders"], 5),
    "artisans, wonders": (["artisans", "wonders"], 6),
}


def play(task: tuple[list[str], int, str, int]) -> tuple[int, float, bool]:
    """One game: its seed, how many turns each player had, and whether it ended."""
    expansions, players, bots, seed = task
    definition = guildhall.definition("architects")
    state = definition.start(definition.read_options({"players": players, "expansions": expansions}), seed, False)
    play_out(state, [bots] * players, seed)
    return seed, state.turns_taken() / players, state.is_over


def row(mix: str, players: int, bots: str, seeds: range, processes: int) -> dict[str, Any]:
    expansions = MIXES[mix][0]
    tasks = [(expansions, players, bots, seed) for seed in seeds]
    played = list(locally(play, tasks, processes))
    ended = [(turns, seed) for seed, turns, is_over in played if is_over]
    longest, of_seed = max(ended, default=(0.0, -1))
    return {
        "mix": mix,
        "players": players,
        "games": len(played),
        "turns of a player, on average": round(sum(turns for turns, _ in ended) / max(1, len(ended)), 1),
        "in the longest game": round(longest, 2),
        "its seed": of_seed,
        "not ended": sorted(seed for seed, _, is_over in played if not is_over),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="with each number of players and each mix")
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each next game has the next one")
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    rows: list[dict[str, Any]] = []
    for mix, (_, most) in MIXES.items():
        for players in range(2, most + 1):
            found = row(mix, players, arguments.bots, seeds, arguments.processes)
            rows.append(found)
            if not arguments.json:
                print(", ".join(f"{name}: {value}" for name, value in found.items()), flush=True)
    open_games = sum(len(found["not ended"]) for found in rows)
    longest = max(rows, key=lambda found: float(found["in the longest game"]))
    if arguments.json:
        print(json.dumps(rows, indent=2))
    else:
        print(
            f"{sum(found['games'] for found in rows)} games, {open_games} not ended. The longest: {longest['mix']}, "
            f"{longest['players']} players, seed {longest['its seed']}, {longest['in the longest game']} turns each."
        )
    sys.exit(1 if open_games else 0)


if __name__ == "__main__":
    main()
