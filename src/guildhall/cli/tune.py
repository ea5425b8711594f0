"""`guildhall tune`: finds better weights for the bots' evaluation by play."""

from __future__ import annotations

import json
import math
import subprocess
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import TimeRemainingColumn

import guildhall
from guildhall.bots.table import judge_named
from guildhall.cli.settings import GameName, bar, chosen_options, framed, plain_console, sets_up_players, words
from guildhall.engine.weights import WeightSet
from guildhall.files import write_whole
from guildhall.lab.pools import Crew, cores
from guildhall.lab.tune import Played, Trial, Tuning, finish, play_trial


@sets_up_players
def tune(
    ctx: typer.Context,
    game: GameName = "architects",
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where the weights go.")] = Path("weights.json"),
    games: Annotated[int, typer.Option(min=1, help="How many games, at least: whole rounds are played.")] = 20_000,
    minutes: Annotated[
        float | None, typer.Option(min=0.01, help="Stop after so many minutes, if the games are not over by then.")
    ] = None,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays: greedy, or search with iterations.")] = "greedy",
    start: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Weights to start from: a file, or 0.1.  [default: the shipped ones]"),
    ] = None,
    check: Annotated[int, typer.Option(min=0, help="Games that measure the gain in the end.")] = 400,
    seed: Annotated[int, typer.Option(help="Decides the deals and what is tried.")] = 1,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many processes share the games.  [default: one per core]")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster, as `guildhall arena` does."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print what was found as JSON.")] = False,
) -> None:
    """Find better weights for the bots' evaluation, by play.

    Two bots whose weights differ a little play the same deals; the weights move towards those of the winner, again and
    again. The file with the weights says how they were found and how much better they are. Bots take it:
    `greedy@weights.json`, `search:200ms@weights.json`.

    Ctrl-C stops it, and the weights so far are in the file; the same command goes on from there, and with more games it
    goes further.

    **Examples**

    - `guildhall tune --players 2 --games 40000 --out two.json`

    - `guildhall tune viscounts --players 4 --minutes 10 --start 0.1 --out viscounts-4.json`

    - `guildhall arena --bots greedy@two.json,greedy --games 1000`
    """
    options = chosen_options(game, ctx.params)
    numbers = None if start is None else judge_named(start).weights_for(game).numbers
    tuning = Tuning(game, options, bot=bot, start=numbers, games=games, seed=seed)
    progress_file = out.with_name(out.name + ".progress")
    if progress_file.exists():
        tuning.go_on_from(progress_file)
    errors = plain_console(stderr=True)
    crew: Crew[Trial, list[Played]] = Crew(play_trial, processes or cores(), ray)
    try:
        _run(tuning, crew, progress_file, math.inf if minutes is None else 60 * minutes, errors)
        found = finish(tuning, crew, games=check, commit=commit())
    except KeyboardInterrupt:
        WeightSet(game, tuning.mean, {"by": "guildhall tune", "games": tuning.played, "unfinished": True}).save(out)
        errors.print(words("tune-interrupted", games=tuning.played, file=str(out)), soft_wrap=True)
        raise typer.Exit(130) from None
    finally:
        crew.leave()
    found.save(out)
    if as_json:
        print(json.dumps(found.data(), indent=2))
    else:
        _print(tuning, found, out, plain_console())


def _run(tuning: Tuning, crew: Crew[Trial, list[Played]], file: Path, seconds: float, errors: Console) -> None:
    with bar(errors, TimeRemainingColumn()) as progress:
        task = progress.add_task(words("tune-playing"), total=tuning.games, completed=tuning.played)

        def watch(now: Tuning) -> None:
            write_whole(file, json.dumps(now.data()) + "\n")
            progress.update(task, completed=min(now.games, now.played))

        tuning.run(crew, seconds=seconds, watch=watch)


def _print(tuning: Tuning, found: WeightSet, out: Path, console: Console) -> None:
    table = framed(words("tune-title", games=tuning.played))
    table.add_column(words("tune-against"))
    for name in ("games", "won", "interval", "turns"):
        table.add_column(words(f"tune-{name}"), justify="right")
    for gain in found.found["gain"]:
        table.add_row(
            words("tune-start") if gain["against"] == "start" else gain["against"],
            f"{gain['games']:,}",
            f"{100 * gain['won']:.1f}",
            "{:.1f}–{:.1f}".format(*(100 * end for end in gain["won_95"])),
            f"{gain['turns']:.0f}",
        )
    console.print(table)
    console.print(words("tune-even", percent=f"{100 / tuning.players:.0f} %"), style="dim", soft_wrap=True)
    console.print(words("tune-kept", file=str(out), bot=f"{tuning.bot}@{out}"), soft_wrap=True)


def commit() -> str:
    """That of the sources the package runs from, if they are a checkout; else nothing."""
    try:
        folder = Path(guildhall.__file__).parent
        asked = subprocess.run(
            ["git", "-C", str(folder), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, timeout=5
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return asked.stdout.strip() if asked.returncode == 0 else ""
