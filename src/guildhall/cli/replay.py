"""`guildhall replay`: look at a recorded game, at its end or at any point."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import guildhall
from guildhall.cli.scoring import score_table, seat_name, who_won
from guildhall.cli.settings import plain_console, words
from guildhall.cli.table import LOG_LINES, heading, log_lines, screen
from guildhall.engine.message import Message
from guildhall.engine.record import Record
from guildhall.game import Game, from_record
from guildhall.words import say


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game, or the report of a problem.")],
    at: Annotated[
        int | None,
        typer.Option(metavar="N", help="After how many answers.  [default: all of them, or where a report says]"),
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Who looks, such as red.  [default: a spectator]")] = None,
    log: Annotated[bool, typer.Option("--log", help="The whole log, not only its last lines.")] = False,
) -> None:
    """Show a recorded game: how it was set up, the position, the log and the score.

    **Examples**

    - `guildhall replay game.txt`

    - `guildhall replay game.txt --at 12 --seat red --log`

    - `guildhall replay guildhall-report-k3m8qx2w9abc.txt` at the move where somebody saw a problem
    """
    console = plain_console()
    record = guildhall.read_record(file)
    whole = from_record(record, guildhall.definition(record.game))
    if at is None and record.report is not None:
        at = record.report.number
    game = whole if at is None else whole.at(at)
    number = None if seat is None else game.seat_number(seat)
    view = game.view(number)

    console.print(Rule(Text(heading(game, view), style="bold"), style="bright_black"))
    console.print(_header(record, whole, game))
    console.print(screen(game, view).table(console.width))
    lines = log_lines(game, number)
    if not log:
        if len(lines) > LOG_LINES:
            console.print(Text("  " + words("replay-earlier", number=len(lines) - LOG_LINES), style="dim"))
        lines = lines[-LOG_LINES:]
    for line in lines:
        console.print(line)
    console.print(score_table(game))
    if game.is_over:
        console.print(Text(who_won(game), style="bold"))
    else:
        question = game.decision
        asked = words("question", seat=seat_name(question.seat_key), prompt=question.prompt)
        console.print(Text(asked, style="bold"))


def _header(record: Record, whole: Game, game: Game) -> Table:
    """What the record says before its answers, and where in it we are."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="dim")
    rows.add_column()
    rows.add_row(words("replay-rules"), Text(str(record.rules)))
    if record.report is not None:
        seen = words("replay-report-of", software=record.report.software, game=record.report.game)
        rows.add_row(words("replay-report"), seen)
        if record.report.words:
            rows.add_row("", Text(record.report.words))
    for name, value in whole.setup.items():
        written = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
        rows.add_row(say(Message(f"option-{name}")), Text(written))
    if record.position is not None:
        rows.add_row(words("replay-start"), words("replay-from-position"))
    given, all_of_them = str(len(game.answers)), str(len(whole.answers))
    rows.add_row(words("replay-answers"), words("replay-at", number=given, all=all_of_them))
    return rows
