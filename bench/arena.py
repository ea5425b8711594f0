"""How strong the bots are: the lines of docs/strength.md, at any size, with the bars they have to clear.

    python bench/arena.py                       a look: some games a line
    python bench/arena.py --games 100           more of them
    python bench/arena.py --full --markdown     hundreds a line, as a table for a page; takes days

Each line is a run of `guildhall arena`, whose command it names. A bar is met when the win rate reaches it; the interval
says how sure that is. Thinking times are those of one core: use no more processes than there are idle cores.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from guildhall.lab.arena import Arena
from guildhall.lab.pools import cores
from guildhall.lab.standings import Report

# What is played: the game, and the expansions with it.
MIXES: dict[str, tuple[str, list[str]]] = {
    "base game": ("architects", []),
    "both expansions": ("architects", ["artisans", "wonders"]),
    "Viscounts": ("viscounts", []),
}


class Line:
    """Two bots, the first of which is to win that share of its games; and how many games are played in full."""

    def __init__(self, first: str, second: str, players: int, bar: float, full: int, quick: int) -> None:
        self.first = first
        self.second = second
        self.players = players
        self.bar = bar
        self.full = full
        self.quick = quick

    def run(self, mix: str, games: int, seed: int, processes: int) -> Report:
        game, expansions = MIXES[mix]
        options: dict[str, Any] = {"players": self.players}
        if expansions:
            options["expansions"] = expansions
        arena = Arena(game, options, [self.first, self.second], games=games, lineup="first", seed=seed)
        return arena.run(processes=processes, progress=lambda played: None)

    def command(self, mix: str, games: int, seed: int) -> str:
        game, expansions = MIXES[mix]
        words = [f"guildhall arena {game}", f"--bots {self.first},{self.second}", f"--players {self.players}"]
        if self.players > 2:
            words.append("--lineup first")
        if expansions:
            words.append("--expansions " + ",".join(expansions))
        return " ".join([*words, f"--games {games}", f"--seed {seed}"])


LINES = [
    Line("greedy", "random", 2, 0.97, 1000, 40),
    Line("greedy", "random", 4, 0.85, 1000, 20),
    Line("search:200ms", "greedy", 2, 0.75, 400, 2),
    Line("search:200ms", "greedy", 4, 0.45, 400, 4),
    Line("search:1s", "search:200ms", 2, 0.50, 400, 2),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, help="games a line")
    parser.add_argument("--full", action="store_true", help="hundreds of games a line")
    parser.add_argument("--only", default="", help="lines whose bots or mix contain this, such as 200ms or base")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    rows = [
        measured(line, mix, wanted)
        for mix in MIXES
        for line in LINES
        if wanted.only in f"{mix} {line.first} {line.second}"
    ]
    if wanted.json:
        print(json.dumps(rows, indent=2))
    else:
        print(table(rows, wanted.markdown))


def measured(line: Line, mix: str, wanted: argparse.Namespace) -> dict[str, Any]:
    games = wanted.games or (line.full if wanted.full else line.quick)
    command = line.command(mix, games, wanted.seed)
    print(command, end=" … ", file=sys.stderr, flush=True)
    start = time.perf_counter()
    report = line.run(mix, games, wanted.seed, wanted.processes)
    print(f"{time.perf_counter() - start:.0f} s", file=sys.stderr)
    first = report.standings[0]
    return {
        "mix": mix,
        "match": f"{line.first} against {line.second if line.players == 2 else f'three {line.second}'}",
        "games": first.games,
        "won": round(first.win_rate, 4),
        "won_95": [round(end, 4) for end in first.win_rate_95],
        "bar": line.bar,
        # The last line is to show that more time helps: even is not enough.
        "met": first.win_rate > line.bar if line.bar == 0.5 else first.win_rate >= line.bar,
        "elo_ahead": round(first.rating - report.standings[1].rating),
        "points": [round(standing.mean_points, 1) for standing in report.standings],
        "ms_an_answer": [round(standing.thinking_ms, 2) for standing in report.standings],
        "errors": len(report.errors) + report.unfinished,
        "command": command,
    }


def table(rows: list[dict[str, Any]], markdown: bool) -> str:
    cells = [["", "", "games", "won", "95 % interval", "bar", "met", "Elo ahead", "points", "ms an answer"]]
    for row in rows:
        low, high = row["won_95"]
        cells.append(
            [
                row["mix"],
                row["match"],
                f"{row['games']:,}",
                f"{100 * row['won']:.1f} %",
                f"{100 * low:.1f} – {100 * high:.1f} %",
                f"{'>' if row['bar'] == 0.5 else '≥'} {100 * row['bar']:.0f} %",
                "yes" if row["met"] else "NO",
                f"{row['elo_ahead']:+}",
                " : ".join(f"{points:.1f}" for points in row["points"]),
                " : ".join(f"{ms:,.1f}" for ms in row["ms_an_answer"]),
            ]
        )
    if markdown:
        lines = ["| " + " | ".join(row) + " |" for row in cells]
        lines.insert(1, "| --- | --- |" + " ---: |" * (len(cells[0]) - 2))
        return "\n".join([*lines, "", "```", *(row["command"] for row in rows), "```"])
    widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in cells)


if __name__ == "__main__":
    main()
