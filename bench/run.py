"""Guildhall, compiled and not, beside Catanatron: one core, one run, one table. `make bench` calls it.

With --against REV: this Guildhall beside the one of another commit, and what got slower.
"""

import argparse
import json
import platform
import sys
from typing import Any

import against
from contestants import HERE, Contestant, free_core, in_columns, say, warn_when_busy

SOURCES = HERE.parent / "src"
FIGURES = ("decisions_per_second", "games_per_second", "decisions_per_game", "clone_us")


def main() -> None:
    wanted = arguments(sys.argv[1:])
    core = free_core()
    if wanted.against is not None:
        sys.exit(against.main(wanted, core))
    peer = Contestant("Catanatron", wanted.peer, "catanatron_peer.py")
    contestants = [
        Contestant("Architects, compiled", sys.executable, "engine.py", compiled=True),
        Contestant(
            "… with both expansions",
            sys.executable,
            "engine.py",
            {"GUILDHALL_BENCH_EXPANSIONS": "artisans wonders"},
            compiled=True,
        ),
        Contestant(
            "Viscounts, compiled",
            sys.executable,
            "engine.py",
            {"GUILDHALL_BENCH_GAME": "viscounts"},
            compiled=True,
        ),
        Contestant(
            "Architects, uncompiled",
            sys.executable,
            "engine.py",
            {"PYTHONPATH": str(SOURCES), "PYTHONDONTWRITEBYTECODE": "1"},
            compiled=False,
        ),
        peer,
    ]
    warn_when_busy()
    # In turns, so that a machine that grows slower meanwhile does so for everybody.
    for number in range(1, wanted.runs + 1):
        for contestant in list(contestants):
            say(f"run {number} of {wanted.runs}: {contestant.name}")
            contestant.run(wanted.seconds, 1000 * number, core)
            if contestant.is_what_it_claims():
                continue
            if not contestant.compiled:
                sys.exit(f"{SOURCES} holds compiled modules (*.so): remove them, they hide the sources")
            say("The installed Guildhall is not compiled, so there is nothing to compare: leaving it out.")
            contestants.remove(contestant)
    say("")
    peer.name += " " + peer.runs[0]["version"]
    if wanted.json:
        print(json.dumps(report(contestants, peer, wanted, core), indent=2))
    else:
        print(table(contestants, peer, wanted, core))


def arguments(line: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peer", metavar="PYTHON", help="the interpreter that has Catanatron")
    parser.add_argument("--seconds", type=float, help="length of one timed run (default: 5; with --against 1)")
    parser.add_argument("--runs", type=int, help="runs of which the median counts (default: 3; with --against 12)")
    parser.add_argument("--quick", action="store_true", help="a look: shorter runs, or fewer of them")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    parser.add_argument("--against", metavar="REV", help="compare with this commit, tag or branch")
    parser.add_argument(
        "--fail-slower",
        type=float,
        metavar="PERCENT",
        help="with --against: exit with 1 when something is surely slower by more than this",
    )
    wanted = parser.parse_args(line)
    if wanted.against is None:
        if wanted.peer is None:
            parser.error("name the interpreter that has Catanatron with --peer PYTHON, or a commit with --against REV")
        if wanted.fail_slower is not None:
            parser.error("--fail-slower PERCENT says how much slower than --against REV is too much: name a REV, too")
    if wanted.fail_slower is not None and not 0 <= wanted.fail_slower < 100:
        parser.error(f"--fail-slower takes a percentage from 0 to 100, not {wanted.fail_slower:g}")
    seconds, runs = against.lengths(wanted.quick) if wanted.against is not None else (1.0 if wanted.quick else 5.0, 3)
    wanted.seconds = seconds if wanted.seconds is None else wanted.seconds
    wanted.runs = runs if wanted.runs is None else wanted.runs
    if not wanted.seconds > 0:
        parser.error(f"--seconds takes a number above 0, not {wanted.seconds:g}")
    fewest = 1 if wanted.against is None else against.FEWEST_RUNS
    if wanted.runs < fewest:
        parser.error(f"--runs takes {fewest} or more" + ("" if fewest == 1 else ": fewer give no interval"))
    return wanted


def report(
    contestants: list[Contestant], peer: Contestant, wanted: argparse.Namespace, core: int | None
) -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "core": core,
        "runs": wanted.runs,
        "seconds": wanted.seconds,
        "results": [
            {
                "name": each.name,
                **{name: each.figure(name) for name in FIGURES},
                "decisions_ratio": decisions_ratio(each, peer),
                "clone_ratio": clone_ratio(each, peer),
                "single_runs": each.runs,
            }
            for each in contestants
        ],
    }


def table(contestants: list[Contestant], peer: Contestant, wanted: argparse.Namespace, core: int | None) -> str:
    rows = [["", "decisions/s", "ratio", "games/s", "decisions/game", "clone (µs)", "ratio"]]
    for each in contestants:
        rows.append(
            [
                each.name,
                f"{each.figure('decisions_per_second'):,.0f}",
                f"{decisions_ratio(each, peer):,.1f}×",
                f"{each.figure('games_per_second'):,.1f}",
                f"{each.figure('decisions_per_game'):,.0f}",
                f"{each.figure('clone_us'):,.2f}",
                f"{clone_ratio(each, peer):,.1f}×",
            ]
        )
    where = "one core" if core is None else f"pinned to core {core}"
    return "\n".join(
        [
            f"Random games of four players; Python {platform.python_version()}, {where},"
            f" medians of {wanted.runs} runs of {wanted.seconds:g} s",
            "Decisions are questions with two or more answers; ratio: how many times faster than Catanatron",
            "",
            *in_columns(rows),
        ]
    )


def decisions_ratio(contestant: Contestant, peer: Contestant) -> float:
    return contestant.figure("decisions_per_second") / peer.figure("decisions_per_second")


def clone_ratio(contestant: Contestant, peer: Contestant) -> float:
    return peer.figure("clone_us") / contestant.figure("clone_us")


if __name__ == "__main__":
    main()
