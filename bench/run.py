"""Guildhall, compiled and not, beside Catanatron: one core, one run, one table. `make bench` calls it."""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
FIGURES = ("decisions_per_second", "games_per_second", "decisions_per_game", "clone_us")


@dataclass
class Contestant:
    name: str
    python: str
    script: str
    environment: dict[str, str] = field(default_factory=dict)
    compiled: bool | None = None
    runs: list[dict[str, Any]] = field(default_factory=list)

    def run(self, seconds: float, seed: int, core: int | None) -> None:
        command = [self.python, str(HERE / self.script), f"--seconds={seconds}", f"--seed={seed}"]
        if core is not None:
            command.append(f"--core={core}")
        clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        result = subprocess.run(command, env=clean | self.environment, stdout=subprocess.PIPE, text=True)
        if result.returncode:
            sys.exit(f"{self.name} could not be measured: {self.script} ended with {result.returncode}")
        self.runs.append(json.loads(result.stdout))

    def is_what_it_claims(self) -> bool:
        return self.compiled is None or bool(self.runs[-1]["compiled"]) == self.compiled

    def figure(self, name: str) -> float:
        return median(run[name] for run in self.runs)


def main() -> None:
    wanted = arguments()
    core = free_core()
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


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peer", required=True, metavar="PYTHON", help="the interpreter that has Catanatron")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of one timed run (default: 5)")
    parser.add_argument("--runs", type=int, default=3, help="runs of which the median counts (default: 3)")
    parser.add_argument("--quick", action="store_true", help="a look in half a minute: runs of one second")
    parser.add_argument("--json", action="store_true", help="print JSON instead of the table")
    wanted = parser.parse_args()
    if wanted.quick:
        wanted.seconds = 1.0
    return wanted


def free_core() -> int | None:
    """The core to stay on, where the system lets us choose. The first ones are the busiest."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None


def warn_when_busy() -> None:
    if hasattr(os, "getloadavg") and os.getloadavg()[0] > 0.5 * (os.cpu_count() or 1):
        say(f"Other processes keep this machine busy (load {os.getloadavg()[0]:.1f}): expect figures that are too low.")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


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
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]).rstrip()
        for row in rows
    ]
    lines.insert(1, "-" * max(map(len, lines)))
    where = "one core" if core is None else f"pinned to core {core}"
    return "\n".join(
        [
            f"Random games of four players; Python {platform.python_version()}, {where},"
            f" medians of {wanted.runs} runs of {wanted.seconds:g} s",
            "Decisions are questions with two or more answers; ratio: how many times faster than Catanatron",
            "",
            *lines,
        ]
    )


def decisions_ratio(contestant: Contestant, peer: Contestant) -> float:
    return contestant.figure("decisions_per_second") / peer.figure("decisions_per_second")


def clone_ratio(contestant: Contestant, peer: Contestant) -> float:
    return peer.figure("clone_us") / contestant.figure("clone_us")


if __name__ == "__main__":
    main()
