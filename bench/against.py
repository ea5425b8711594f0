"""This Guildhall beside the one of another commit, measured in turns: what got slower, and how sure that is.

Part of `run.py`, which reads the command line.
"""

import argparse
import json
import math
import platform
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import revision
from contestants import Contestant, in_columns, say, warn_when_busy

GAMES: dict[str, dict[str, str]] = {
    "Architects": {},
    "Architects, both expansions": {"GUILDHALL_BENCH_EXPANSIONS": "artisans wonders"},
    "Viscounts": {"GUILDHALL_BENCH_GAME": "viscounts"},
}
# What is compared: its name, how it is written, and whether more of it is better.
FIGURES = {
    "decisions_per_second": ("decisions/s", "{:,.0f}", True),
    "clone_us": ("clone (µs)", "{:,.3f}", False),
}
# Six figures are looked at: with 95 % every seventh comparison of a commit with itself would find something.
CONFIDENCE = 0.99
FEWEST_RUNS = 8  # with which such an interval exists


def lengths(quick: bool) -> tuple[float, int]:
    """Seconds of a run, and how many: rather many short ones, since the interval comes from how they differ."""
    return (0.3, FEWEST_RUNS) if quick else (1.0, 12)


@dataclass
class Comparison:
    """One figure of one game. Ratios are speeds: below 1 this commit is slower than the other."""

    game: str
    figure: str
    here: list[float]
    there: list[float]

    @property
    def ratios(self) -> list[float]:
        faster_is_more = FIGURES[self.figure][2]
        return [a / b if faster_is_more else b / a for a, b in zip(self.here, self.there)]

    @property
    def name(self) -> str:
        return f"{self.game}: {FIGURES[self.figure][0]}"

    def is_slower(self, percent: float = 0.0) -> bool:
        """The whole interval says so."""
        return interval(self.ratios)[2] < 1 - percent / 100

    def is_faster(self) -> bool:
        return interval(self.ratios)[1] > 1

    @property
    def verdict(self) -> str:
        return "slower" if self.is_slower() else "faster" if self.is_faster() else "no difference found"


def main(wanted: argparse.Namespace, core: int | None) -> int:
    try:
        other = revision.find(wanted.against)
        here = revision.installed()
        compiled = revision.is_compiled(here)
        if not compiled:
            say("The installed Guildhall is not compiled, so both are measured uncompiled.")
        there = revision.build(other, compiled)
    except revision.NoRevision as problem:
        say(str(problem))
        return 2
    comparisons = measure(here, there / "guildhall", other.name, compiled, wanted, core)
    facts = {
        "python": platform.python_version(),
        "core": core,
        "compiled": compiled,
        "runs": wanted.runs,
        "seconds": wanted.seconds,
        "here": revision.here(),
        "against": {"name": other.named, "commit": other.commit},
        "confidence": CONFIDENCE,
    }
    if wanted.json:
        print(json.dumps(report(comparisons, facts), indent=2))
    else:
        print(table(comparisons, facts, other.short))
    return int(wanted.fail_slower is not None and any(each.is_slower(wanted.fail_slower) for each in comparisons))


def measure(
    here: Path, there: Path, name: str, compiled: bool, wanted: argparse.Namespace, core: int | None
) -> list[Comparison]:
    warn_when_busy()
    pairs: dict[str, tuple[Contestant, Contestant]] = {}
    for game, settings in GAMES.items():
        paths = [settings | {"PYTHONPATH": str(package.parent)} for package in (here, there)]
        pairs[game] = (
            Contestant(f"{game}, here", sys.executable, "engine.py", paths[0], compiled),
            Contestant(f"{game}, {name}", sys.executable, "engine.py", paths[1], compiled),
        )
    for number in range(1, wanted.runs + 1):
        say(f"run {number} of {wanted.runs}")
        for pair in pairs.values():
            # Who comes first changes, so that a machine that grows slower does so for both. Both play the same deals.
            for contestant in pair if number % 2 else reversed(pair):
                contestant.run(wanted.seconds, 1000 * number, core)
                check(contestant)
    say("")
    return [
        Comparison(game, figure, *([float(run[figure]) for run in each.runs] for each in pair))
        for game, pair in pairs.items()
        for figure in FIGURES
    ]


def check(contestant: Contestant) -> None:
    expected, found = contestant.environment["PYTHONPATH"], contestant.runs[-1]["package"]
    if not contestant.is_what_it_claims() or not Path(found).is_relative_to(expected):
        sys.exit(f"{contestant.name}: expected the package in {expected}, and got another one, in {found}")


def report(comparisons: list[Comparison], facts: dict[str, Any]) -> dict[str, Any]:
    results = []
    for each in comparisons:
        ratio, low, high = interval(each.ratios)
        results.append(
            {
                "game": each.game,
                "figure": each.figure,
                "here": median(each.here),
                "there": median(each.there),
                "speed_ratio": ratio,
                "low": low,
                "high": high,
                "verdict": each.verdict,
                "single_runs": {"here": each.here, "there": each.there},
            }
        )
    return {**facts, "results": results, "slower": [each.name for each in comparisons if each.is_slower()]}


def table(comparisons: list[Comparison], facts: dict[str, Any], other: str) -> str:
    rows = [["", "here", other, "speed", f"{facts['confidence']:.0%} interval", ""]]
    for each in comparisons:
        written = FIGURES[each.figure][1]
        ratio, low, high = interval(each.ratios)
        rows.append(
            [
                each.name,
                written.format(median(each.here)),
                written.format(median(each.there)),
                change(ratio),
                f"{change(low)} to {change(high)}",
                "" if each.verdict == "no difference found" else each.verdict,
            ]
        )
    where = "one core" if facts["core"] is None else f"pinned to core {facts['core']}"
    how = "compiled" if facts["compiled"] else "UNCOMPILED"
    return "\n".join(
        [
            f"Guildhall here ({facts['here']}) against {facts['against']['name']} ({other}), both {how}",
            f"Random games of four players; Python {facts['python']}, {where},"
            f" {facts['runs']} runs of {facts['seconds']:g} s each, in turns",
            "",
            *in_columns(rows),
            "",
            summary(comparisons),
        ]
    )


def summary(comparisons: list[Comparison]) -> str:
    slower = [
        f"{each.name} by {loss(interval(each.ratios)[0])} (at least {loss(interval(each.ratios)[2])})"
        for each in comparisons
        if each.is_slower()
    ]
    return "Slower: " + "; ".join(slower) + "." if slower else "Nothing is slower beyond its interval."


def change(ratio: float) -> str:
    return f"{100 * (ratio - 1):+.1f} %"


def loss(ratio: float) -> str:
    return f"{100 * (1 - ratio):.1f} %"


def interval(ratios: list[float]) -> tuple[float, float, float]:
    """The middle of the ratios and the ends of its interval, from all averages of two of them (Hodges and Lehmann).

    Unlike a mean with its standard error it hardly minds the run in which something else kept the machine busy.
    """
    logs = [math.log(ratio) for ratio in ratios]
    averages = sorted((a + b) / 2 for number, a in enumerate(logs) for b in logs[number:])
    skipped = skippable(len(logs))
    if skipped is None:
        raise ValueError(f"{len(logs)} runs are too few for an interval, {FEWEST_RUNS} are enough")
    return math.exp(median(averages)), math.exp(averages[skipped]), math.exp(averages[-1 - skipped])


@cache
def skippable(runs: int) -> int | None:
    """How many averages may lie beyond either end. Wilcoxon's signed ranks: each rank counts or not, evenly likely."""
    ways = [1]  # in which the ranks so far have each sum
    for rank in range(1, runs + 1):
        without, with_it = ways + [0] * rank, [0] * rank + ways
        ways = [a + b for a, b in zip(without, with_it)]
    allowed = (1 - CONFIDENCE) / 2 * 2**runs
    below = 0
    for skipped, count in enumerate(ways):
        below += count
        if below > allowed:
            return skipped - 1 if skipped else None
    raise AssertionError("half of the ways lie below the middle")
