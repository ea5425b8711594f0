"""`guildhall hint`: what the answers to a question of a recorded game are worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import guildhall
from guildhall.bots import Sight, Thought, bot_seed
from guildhall.bots.advice import HINT_BOT, SHOWN, thoughts_of
from guildhall.cli.scoring import seat_name
from guildhall.cli.settings import framed, plain_console, words
from guildhall.game import Game
from guildhall.words import say


def hint(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After how many answers.  [default: all of them]")] = None,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who is asked: greedy, or search with its budget.")
    ] = HINT_BOT,
    all_answers: Annotated[bool, typer.Option("--all", help="Every answer, not only the best three.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Ask a bot what the answers to a question are worth, and why it would give one.

    The bot knows what the asked seat knows, and nothing else of the record.

    **Examples**

    - `guildhall hint game.txt --at 12`

    - `guildhall hint game.txt --bot search:2000 --all` for the open question, the same every time
    """
    whole = guildhall.load(file)
    game = whole if at is None else whole.at(at)
    question = game.decision
    thoughts = thoughts_of(bot, bot_seed(question.number, 0), Sight(game.state))
    shown = thoughts if all_answers else thoughts[:SHOWN]
    if as_json:
        answers = [thought.data() for thought in shown]
        print(json.dumps({"number": question.number, "seat": question.seat_key, "answers": answers}, indent=2))
        return
    title = words("hint-title", seat=seat_name(question.seat_key), prompt=question.prompt)
    plain_console().print(_table(game, title, shown))


def _table(game: Game, title: str, thoughts: list[Thought]) -> Table:
    table = framed(title)
    table.add_column(words("hint-answer"))
    for name in ("hint-win", "hint-lead", "hint-share"):
        table.add_column(words(name), justify="right")
    for row, thought in enumerate(thoughts):
        table.add_row(
            answer_text(game, thought.token),
            percent(thought.win),
            f"{thought.lead:+.1f}",
            percent(thought.share),
            style="bold" if row == 0 else "",
        )
    return table


def answer_text(game: Game, token: str) -> str:
    vocabulary = game.state.vocabulary()
    return say(vocabulary.messages[vocabulary.numbers[token]])


def percent(share: float) -> str:
    return words("percent", number=str(round(100 * share)))
