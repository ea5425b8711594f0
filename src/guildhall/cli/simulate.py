"""`guildhall simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.progress import TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from guildhall.bots import bot_names
from guildhall.cli.scoring import seat_name
from guildhall.cli.settings import (
    GameName,
    bar,
    chosen_options,
    framed,
    plain_console,
    sets_up,
    words,
)
from guildhall.engine.message import Message
from guildhall.lab.extra import need_lab
from guildhall.lab.simulate import Report, Simulation
from guildhall.lab.simulate import simulate as run_simulation
from guildhall.words import say

if TYPE_CHECKING:
    from guildhall.lab.tables import TableWriter


@sets_up
def simulate(
    ctx: typer.Context,
    game: GameName = "architects",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The first game's seed; each next game has the next one.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays: one name for all seats, or one for each.")] = "random",
    processes: Annotated[int, typer.Option(min=1, help="How many processes share the games.")] = 1,
    coverage: Annotated[bool, typer.Option("--coverage", help="Count also which cards were used.")] = False,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write tables of the games into this folder, to study them.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, for programs.")] = False,
) -> None:
    """Let bots play many games, and count.

    The counts depend on the seed only, not on the number of processes. A game that goes wrong is counted as an error,
    with its seed; the others go on, and the exit code is 1. If a bot gives no legal answer, that is reported, and
    chance answers for it.

    **Examples**

    - `guildhall simulate architects --players 4 --games 1000 --seed 1`

    - `guildhall simulate --expansions artisans,wonders --players 4 --coverage` and which cards were never used

    - `guildhall simulate --players 1 --opponent meddler --expansions wonders` against an official solo opponent

    - `guildhall simulate viscounts --players 1 --board builder --difficulty hard-2` the same in the other game

    - `guildhall simulate --players 3 --setup variable --board-sets base,promo --json > games.json`

    - `guildhall simulate --players 4 --games 2000 --out games` and then `guildhall report games`
    """
    options = chosen_options(game, ctx.params)
    simulation = Simulation(game, options, bot_names(bots, options["players"]), seed, coverage, tables=out is not None)
    tables = None if out is None else _tables(out, simulation, games)
    errors = plain_console(stderr=True)
    with bar(errors, TimeRemainingColumn()) as progress:
        task = progress.add_task(words("simulating"), total=games)
        try:
            report = run_simulation(simulation, games, processes, lambda played: progress.advance(task, played), tables)
        except KeyboardInterrupt:
            if tables is None:
                raise
            errors.print(Text(words("sim-interrupted", played=tables.played, folder=str(out))), soft_wrap=True)
            raise typer.Exit(130) from None
    if as_json:
        print(json.dumps(report.data(), indent=2))
    else:
        _print(report, plain_console())
        if out is not None:
            plain_console().print(Text(words("sim-tables", folder=str(out))), soft_wrap=True)
    if report.tally.mishaps:
        _tell_mishaps(report, errors)
    if report.tally.errors:
        for failed, message in report.tally.failures:
            errors.print(Text(words("failed-game", seed=str(failed), message=message)), soft_wrap=True)
        raise typer.Exit(1)


def _tables(folder: Path, simulation: Simulation, games: int) -> TableWriter:
    need_lab()
    from guildhall.lab.tables import TableWriter

    return TableWriter(folder, simulation, games)


def _tell_mishaps(report: Report, console: Console) -> None:
    """How many, and the first of each kind of each bot."""
    console.print(Text(words("sim-mishaps", number=report.tally.mishaps)), soft_wrap=True)
    seats = list(report.data()["wins_by_seat"])
    told: set[tuple[str, str]] = set()
    for seed, mishap in report.tally.mishaps_told:
        if (mishap["bot"], mishap["kind"]) not in told:
            told.add((mishap["bot"], mishap["kind"]))
            line = words("sim-mishap", **{**mishap, "seed": str(seed), "seat": seat_name(seats[mishap["seat"]])})
            console.print(Text(line), soft_wrap=True)


def _print(report: Report, console: Console) -> None:
    tally = report.tally
    data = report.data()
    finished = tally.games - tally.errors
    console.print(Text(words("simulation", game=words(f"game-{report.simulation.game}")), style="bold"))
    facts = framed()
    facts.add_column()
    facts.add_column(justify="right")
    facts.show_header = False
    facts.add_row(words("sim-games"), f"{tally.games:,}")
    facts.add_row(words("sim-decisions"), f"{tally.decisions:,}")
    facts.add_row(words("sim-speed"), f"{report.decisions_per_second:,.0f}")
    facts.add_row(words("sim-turns"), f"{tally.turns.mean:.1f} ± {tally.turns.sd:.1f}")
    facts.add_row(words("sim-shared"), f"{tally.shared_victories:,}")
    facts.add_row(words("sim-errors"), Text(f"{tally.errors:,}", style="bold red" if tally.errors else ""))
    console.print(facts)
    if not finished:
        return

    scores = framed(words("sim-scores"))
    scores.add_column(words("sim-category"))
    scores.add_column(words("sim-mean"), justify="right")
    scores.add_column(words("sim-sd"), justify="right")
    for category, spread in tally.scores.items():
        if category == "total":
            scores.add_section()
        scores.add_row(say(Message(f"score-{category}")), f"{spread.mean:.2f}", f"{spread.sd:.2f}")
    console.print(scores)

    wins = framed(words("sim-wins"))
    wins.add_column(words("sim-seat"))
    wins.add_column(words("sim-bot"))
    wins.add_column(words("sim-total"), justify="right")
    wins.add_column(words("sim-won"), justify="right")
    wins.add_column("%", justify="right")
    for seat, bot, spread, won in zip(
        data["wins_by_seat"], report.simulation.sitters(), tally.seat_totals, tally.wins_by_seat
    ):
        wins.add_row(seat_name(seat), bot, f"{spread.mean:.2f}", f"{won:,}", f"{100 * won / finished:.1f}")
    wins.add_section()
    for place, won in enumerate(tally.wins_by_turn_order, 1):
        wins.add_row(words("sim-turn-order", place=place), "", "", f"{won:,}", f"{100 * won / finished:.1f}")
    console.print(wins)
    if tally.endings:
        console.print(_endings(report))
    if report.simulation.coverage:
        _print_coverage(report, console)


def _endings(report: Report) -> Table:
    table = framed(words("sim-ended-by"))
    table.add_column(words("sim-ending"))
    table.add_column(words("sim-games"), justify="right")
    for ending, games in report.tally.endings.items():
        table.add_row(say(Message(f"ending-{ending}")), f"{games:,}")
    return table


def _print_coverage(report: Report, console: Console) -> None:
    """How often each card was used, those used least first; and those that never were."""
    never = report.tally.never_used()
    for use, counts in report.tally.coverage.items():
        title = words(f"sim-{use.replace('_', '-')}")
        used = sorted((count, card) for card, count in counts.items() if count)
        cells = [Text.assemble((f"{count:,}", "bold"), f" {card}") for count, card in used]
        console.print(Text(words("sim-coverage", use=title, used=len(used), cards=len(counts)), style="bold"))
        console.print(Padding(Columns(cells, column_first=True, padding=(0, 2)), (0, 0, 0, 2)))
        if never[use]:
            console.print(Text(words("sim-never", cards=", ".join(never[use])), style="bold red"))
        console.print()
