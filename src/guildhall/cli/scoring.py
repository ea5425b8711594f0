"""The score as a table, the same for every game."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from guildhall.cli.settings import framed, words
from guildhall.engine.message import Message
from guildhall.game import Game
from guildhall.words import say


def seat_name(seat: str) -> str:
    return say(Message(f"seat-{seat}"))


def score_table(game: Game) -> Table:
    """Points by category, a column for each seat; once the game is over the winners stand out."""
    table = framed(words("final-score") if game.is_over else words("score-so-far"))
    table.add_column("")
    sheet = game.scores()
    winners = game.winners
    for number, seat in enumerate(game.seats):
        style = "bold" if number in winners else ""
        table.add_column(seat_name(seat), justify="right", header_style="bold", style=style)
    categories = [category for category in sheet[0] if category != "total"]
    for category in categories:
        table.add_row(say(Message(f"score-{category}")), *(str(rows[category]) for rows in sheet))
    table.add_section()
    table.add_row(Text(say(Message("score-total")), style="bold"), *(str(rows["total"]) for rows in sheet))
    return table


def who_won(game: Game) -> str:
    names = [Message(f"seat-{game.seats[seat]}") for seat in game.winners]
    if len(names) == 1:
        return words("winner", seat=names[0])
    return words("winners", seats=Message("list", {"parts": names}))
