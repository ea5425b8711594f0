"""`guildhall arena`: bots play a balanced schedule, and are rated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from guildhall.cli.settings import (
    GameName,
    bar,
    chosen_options,
    framed,
    names,
    plain_console,
    sets_up_players,
    words,
)
from guildhall.engine.message import Message
from guildhall.lab.arena import Arena
from guildhall.lab.keeping import Folder
from guildhall.lab.playing import ANSWER_SECONDS
from guildhall.lab.pools import cores
from guildhall.lab.standings import Report


@sets_up_players
def arena(
    ctx: typer.Context,
    game: GameName = "architects",
    bots: Annotated[
        str, typer.Option(help="Who plays, separated by commas: `greedy,search:200ms,mybots.py:MyBot`.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games, at least: whole deals are played.")] = 100,
    lineup: Annotated[
        str,
        typer.Option(
            help="Who sits together: mixed (as many bots at a table as there are), alone (each against some of each "
            "other one) or first (the same, for the first bot only)."
        ),
    ] = "mixed",
    seed: Annotated[int, typer.Option(help="The first deal's seed; each next deal has the next one.")] = 1,
    processes: Annotated[
        int | None, typer.Option(min=1, help="How many processes share the games.  [default: one per core]")
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Play on a Ray cluster: HOST:PORT, ray://HOST:PORT, auto, or local to start one."
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Keep records, games and results in this folder, and continue from it."),
    ] = None,
    limit: Annotated[
        float, typer.Option(min=0.01, help="Seconds your own bot may take for an answer.")
    ] = ANSWER_SECONDS,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for programs.")] = False,
) -> None:
    """Let bots play against each other, and rate them.

    All line-ups play every deal, each turned round the table until every bot has sat at every seat. The results depend
    on the seed only, not on where the games are played, unless a bot thinks by the clock (as `search:200ms` does;
    `search:500` does not). If a bot raises, hangs or answers illegally, that is reported, and chance answers in its
    place.

    **Examples**

    - `guildhall arena --bots greedy,random --games 400`

    - `guildhall arena --bots greedy,random --players 4 --lineup first` one greedy against three random

    - `guildhall arena --bots greedy,search:200ms,random --players 4 --expansions artisans,wonders --out results`

    - `guildhall arena viscounts --bots search:200ms,greedy --players 3`
    """
    options = chosen_options(game, ctx.params)
    contest = Arena(game, options, names(bots), games=games, lineup=lineup, seed=seed, seconds=limit)
    errors = plain_console(stderr=True)
    folder = None if out is None else Folder(out)
    with bar(errors, TimeRemainingColumn()) as progress:
        task = progress.add_task(words("arena-playing"), total=len(contest.matches))
        try:
            report = contest.run(
                processes=processes or cores(),
                ray=ray,
                folder=folder,
                progress=lambda played: progress.advance(task, played),
            )
        except KeyboardInterrupt:
            if folder is None:
                raise
            errors.print(words("arena-interrupted", kept=folder.kept, folder=str(out)), soft_wrap=True)
            raise typer.Exit(130) from None
    if as_json:
        print(json.dumps(report.data(), indent=2))
    else:
        _print(report, plain_console())
        if out is not None:
            plain_console().print(words("arena-kept", folder=str(out)), soft_wrap=True)
    _tell_mishaps(report, errors)
    if report.errors:
        for failed in report.data()["failures"]:
            errors.print(
                words("arena-failed-game", seed=str(failed["seed"]), message=str(failed["message"])), soft_wrap=True
            )
        raise typer.Exit(1)


def _print(report: Report, console: Console) -> None:
    title = words(f"game-{report.arena.game}")
    console.print(Text(words("arena-title", game=title), style="bold"))
    console.print(
        words(
            "arena-facts",
            games=len(report.results),
            deals=report.deals,
            players=report.arena.players,
            shared=report.shared_victories,
            unfinished=report.unfinished,
        )
    )
    console.print(_standings(report))
    console.print(Text(words("arena-even", percent=_percent(1 / report.arena.players)), style="dim"))
    tables = report.tables()
    if len(tables) > 1:
        console.print(_tables(tables))


def _standings(report: Report) -> Table:
    table = framed(None, box.SIMPLE)
    # Your own bot may have a long path for a name: it is folded, and no number is cut off.
    table.add_column(words("arena-bot"), min_width=12, overflow="fold")
    for heading in ("rating", "interval", "won", "interval", "wins", "points", "thinking"):
        table.add_column(words(f"arena-{heading}"), justify="right", no_wrap=True)
    for standing in sorted(report.standings, key=lambda one: -one.rating):
        table.add_row(
            standing.name,
            f"{standing.rating:+.0f}",
            "{:+.0f}…{:+.0f}".format(*standing.rating_95),
            f"{100 * standing.win_rate:.1f}",
            "{:.1f}–{:.1f}".format(*(100 * end for end in standing.win_rate_95)),
            f"{round(standing.wins, 1):g}/{standing.seats}",
            f"{standing.mean_points:.1f}",
            f"{standing.thinking_ms:,.1f}",
        )
    return table


def _tables(tables: list[dict[str, Any]]) -> Table:
    """Who won at which table, where there were several."""
    table = framed(words("arena-tables"), box.SIMPLE)
    table.add_column(words("arena-at-table"))
    table.add_column(words("arena-games"), justify="right")
    table.add_column(words("arena-winners"))
    for row in tables:
        wins = (f"{bot} {_percent(won / row['games'])}" for bot, won in row["wins"].items())
        table.add_row(_company(row["bots"]), f"{row['games']:,}", ", ".join(wins))
    return table


def _company(bots: list[str]) -> str:
    counts = {bot: bots.count(bot) for bot in bots}
    return ", ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in counts.items())


def _tell_mishaps(report: Report, console: Console) -> None:
    for standing in report.standings:
        first = standing.first_mishap
        if first is None:
            continue
        counts = sorted(standing.mishaps.items())
        kinds = [Message(f"cli-arena-{kind}", {"number": number}) for kind, number in counts]
        sentence = words("arena-mishaps", bot=standing.name, kinds=kinds)
        example = words(
            "arena-first-mishap",
            seed=str(first["seed"]),
            question=str(first["question"]),
            message=str(first["message"]),
        )
        console.print(Text(f"{sentence} {example}", style="bold red"), soft_wrap=True)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
