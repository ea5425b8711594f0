"""Guildhall's environments beside PettingZoo's chess: one core, one run, one table.

python bench/envs.py --peer PYTHON    # an interpreter that has bench/requirements.txt, such as .venv-bench/bin/python
"""

import argparse
import json
import platform
import sys
from typing import Any

from contestants import Contestant, free_core, say, warn_when_busy

OBSERVATION_US = 20  # at most
TIMES_CHESS = 40  # at least
TIMES_AEC = 5


def main() -> None:
    wanted = arguments()
    core = free_core()
    chess = Contestant("chess", wanted.peer, "chess_peer.py")
    games = [
        Contestant("Architects", sys.executable, "envs_guildhall.py"),
        Contestant(
            "… with both expansions",
            sys.executable,
            "envs_guildhall.py",
            {"GUILDHALL_BENCH_EXPANSIONS": "artisans wonders"},
        ),
        Contestant("Viscounts", sys.executable, "envs_guildhall.py", {"GUILDHALL_BENCH_GAME": "viscounts"}),
    ]
    warn_when_busy()
    # In turns, so that a machine that grows slower meanwhile does so for everybody.
    for number in range(1, wanted.runs + 1):
        for each in [*games, chess]:
            say(f"run {number} of {wanted.runs}: {each.name}")
            each.run(wanted.seconds, 1000 * number, core)
    if not all(run["compiled"] for game in games for run in game.runs):
        say("The installed Guildhall is not compiled: these are not the figures that count.")
    rows = [row(game, chess) for game in games]
    if wanted.json:
        facts = {"python": platform.python_version(), "core": core, "runs": wanted.runs, "seconds": wanted.seconds}
        print(json.dumps({**facts, "chess": chess.figure("aec"), "results": rows}, indent=2))
    else:
        print(table(rows, chess, wanted))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", required=True, metavar="PYTHON", help="the interpreter that has PettingZoo's chess")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one timed run (default: 5)")
    parser.add_argument("--runs", type=int, default=3, help="runs of which the median counts (default: 3)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    return parser.parse_args()


def row(game: Contestant, chess: Contestant) -> dict[str, Any]:
    observation, aec, batched = (game.figure(name) for name in ("observation_us", "aec", "batched"))
    return {
        "name": game.name,
        "numbers": game.runs[0]["numbers"],
        "observation_us": observation,
        "aec": aec,
        "times_chess": aec / chess.figure("aec"),
        "batched": batched,
        "times_aec": batched / aec,
        "met": observation < OBSERVATION_US and aec >= TIMES_CHESS * chess.figure("aec") and batched >= TIMES_AEC * aec,
    }


def table(rows: list[dict[str, Any]], chess: Contestant, wanted: argparse.Namespace) -> str:
    lines = [
        f"Random games of two players; Python {platform.python_version()}, one core, medians of {wanted.runs} runs of "
        f"{wanted.seconds:g} s.",
        f"PettingZoo {chess.runs[0]['version']}'s chess: {chess.figure('aec'):,.0f} steps/s.",
        "",
        "|  | numbers | observation | AEC steps/s | × chess | batched steps/s | × AEC |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for each in rows:
        lines.append(
            f"| {each['name']} | {each['numbers']:,} | {each['observation_us']:.1f} µs | {each['aec']:,.0f} "
            f"| {each['times_chess']:.0f} | {each['batched']:,.0f} | {each['times_aec']:.1f} |"
        )
    return "\n".join(lines)


if __name__ == "__main__":
    main()
