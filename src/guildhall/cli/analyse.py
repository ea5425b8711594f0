"""`guildhall analyse`: the chance to win over a recorded game, and the moves that cost most of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table
from rich.text import Text

import guildhall
from guildhall.bots.advice import ANALYSIS_SECONDS, Analysis, Effort, Moment, Task, analyse_here
from guildhall.cli.hint import answer_text, percent
from guildhall.cli.scoring import seat_name, who_won
from guildhall.cli.settings import bar, framed, plain_console, words
from guildhall.engine.errors import GuildhallError
from guildhall.game import Game

BLOCKS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 48


def analyse(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    seconds: Annotated[
        float, typer.Option(min=0.1, max=3600, help="Roughly how long to think in total.")
    ] = ANALYSIS_SECONDS,
    bot: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="One bot for every question, such as search:500, however long it takes."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: every question with all its answers.")] = False,
) -> None:
    """Look at every question of a recorded game: what its answers were worth, and which moves cost most.

    Each question is judged with what its seat knew then. The chance to win is a bot's estimate.

    **Examples**

    - `guildhall analyse game.txt`

    - `guildhall analyse game.txt --bot search:500 --json` the same every time
    """
    game = guildhall.load(file)
    if not game.answers:
        raise GuildhallError(words("analyse-no-answers"))
    effort = Effort.within(seconds, game) if bot is None else Effort(bot, bot)
    analysis = _watched(game, effort)
    if as_json:
        print(json.dumps(analysis.data(), indent=2))
        return
    console = plain_console()
    console.print(Text(words("analyse-graph"), style="bold"))
    console.print(_graphs(analysis))
    if game.is_over:
        console.print(Text(who_won(game), style="bold"))
    costly = [moment for seat in analysis.seats for moment in analysis.costly(seat)]
    if not costly:
        console.print(words("analyse-nothing"))
        return
    console.print(_costly_table(game, costly))
    for moment in costly:
        if moment.why is not None:
            seat, number = seat_name(moment.seat), str(moment.number)
            console.print(words("analyse-why", seat=seat, number=number, why=moment.why), soft_wrap=True)
    worst = max(costly, key=lambda moment: moment.cost)
    console.print(words("analyse-see", file=str(file), number=str(worst.number)), soft_wrap=True, style="dim")


def _watched(game: Game, effort: Effort) -> Analysis:
    """The analysis, with a bar on the error output while somebody looks."""
    console = plain_console(stderr=True)
    with bar(console) as progress:
        shown = progress.add_task(words("analyse-progress"), total=len(game.answers))

        def watch(task: Task) -> None:
            progress.update(shown, completed=task.done, total=task.total)

        return analyse_here(game, effort, watch)


def _graphs(analysis: Analysis) -> Table:
    rows = Table.grid(padding=(0, 1))
    for index, seat in enumerate(analysis.seats):
        moments = analysis.of(seat)
        if moments:
            last = moments[-1].win if analysis.results is None else analysis.results[index]["win"]
            line = graph([(moment.number, moment.win) for moment in moments], analysis.answers)
            rows.add_row(seat_name(seat), percent(moments[0].win), line, percent(last))
    return rows


def graph(points: list[tuple[int, float]], answers: int) -> str:
    """A line of blocks over the whole game; each shows the last value known until then."""
    width = min(WIDTH, answers)
    blocks = ""
    for column in range(width):
        until = (column + 1) * answers / width
        known = [value for number, value in points if number < until]
        blocks += BLOCKS[min(len(BLOCKS) - 1, int(known[-1] * len(BLOCKS)))] if known else " "
    return blocks


def _costly_table(game: Game, costly: list[Moment]) -> Table:
    table = framed(words("analyse-costly"))
    table.add_column(words("analyse-seat"))
    table.add_column(words("analyse-number"), justify="right")
    table.add_column(words("analyse-given"))
    table.add_column(words("analyse-better"))
    table.add_column(words("analyse-cost"), justify="right")
    for moment in costly:
        table.add_row(
            seat_name(moment.seat),
            str(moment.number),
            answer_text(game, moment.given),
            answer_text(game, moment.thoughts[0].token),
            percent(moment.cost),
        )
    return table
