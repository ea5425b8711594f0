"""The options that set up a game, and what is shown in the same way: alike in every command that has them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn
from rich.table import Table

import guildhall
from guildhall.engine.message import Message, Value
from guildhall.words import say

TABLE = "The table"

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {' or '.join(guildhall.games())}.")]
Players = Annotated[
    int | None,
    typer.Option(
        help="How many play: 2 to 5, or 6 with artisans; viscounts 2 to 4; against an opponent 1 or more.  "
        "[default: 2, or 1]",
        rich_help_panel=TABLE,
    ),
]
Setup = Annotated[
    str | None,
    typer.Option(
        help="standard (all boards alike) or variable (each its own).  [default: standard]", rich_help_panel=TABLE
    ),
]
Boards = Annotated[
    str | None,
    typer.Option(
        help="Variable set-up: a player board for each seat, such as `ada,random`.  [default: all random]",
        rich_help_panel=TABLE,
    ),
]
BoardSets = Annotated[
    str | None,
    typer.Option(
        help="Which boards are dealt from: one or more of base, promo, unknown.  [default: base]", rich_help_panel=TABLE
    ),
]
PromoCards = Annotated[bool, typer.Option("--promo-cards", help="Shuffle the promo cards in.", rich_help_panel=TABLE)]
StartingApprentice = Annotated[
    bool,
    typer.Option("--starting-apprentice", help="Everybody starts with a free Apprentice.", rich_help_panel=TABLE),
]
ApprenticeResets = Annotated[
    bool,
    typer.Option(
        "--apprentice-resets", help="Some Guildhall spaces renew the Apprentices on display.", rich_help_panel=TABLE
    ),
]
Expansions = Annotated[
    str | None,
    typer.Option(
        help="Which expansions are played with: artisans, wonders or both (`artisans,wonders`).  [default: none]",
        rich_help_panel=TABLE,
    ),
]
Opponent = Annotated[
    str | None,
    typer.Option(
        help="An official solo opponent besides the players: constantine or helena; with wonders aristocrat, enforcer, "
        "illusionist, meddler, patron or peddler. In viscounts there is one, for who plays alone.  [default: none]",
        rich_help_panel=TABLE,
    ),
]
Focus = Annotated[
    str | None,
    typer.Option(
        help="Viscounts, alone: what the opponent is best at: merchant, builder, cleric, noble or random.  "
        "[default: random]",
        rich_help_panel=TABLE,
    ),
]
Difficulty = Annotated[
    str | None,
    typer.Option(
        help="Viscounts, alone: how strong the opponent is: easy, normal or hard.  [default: easy]",
        rich_help_panel=TABLE,
    ),
]
Coop = Annotated[
    bool,
    typer.Option(
        "--coop", help="With wonders: the award for Influence as in a co-operative game.", rich_help_panel=TABLE
    ),
]
CardsFile = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Corrections to cards, a TOML file.", rich_help_panel=TABLE),
]


# What sets up a table, as games call it; of the cards there is the name of a file.
SET_UP: Final = (
    "players", "setup", "boards", "board_sets", "promo_cards", "starting_apprentice", "apprentice_resets", "expansions",
    "opponent", "focus", "difficulty", "coop", "cards",
)  # fmt: skip
LISTS: Final = ("boards", "board_sets", "expansions")


def chosen_options(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up options among those given to a command, complete and checked: a game refuses what it does not know."""
    definition = guildhall.definition(game)
    options: dict[str, Any] = {}
    for name in SET_UP:
        value = given.get(name)
        if value is not None and value is not False:
            options[name] = names(value) if name in LISTS else value
    if "cards" in options:
        options["corrections"] = definition.read_corrections(options.pop("cards"))
    return definition.read_options(options)


def flag(name: str) -> str:
    """What an option is called on the command line."""
    return "--" + name.replace("_", "-")


def names(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",")]


def plain_console(stderr: bool = False) -> Console:
    """A terminal that prints text as it is: a file's or a card's name must not turn into markup."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def framed(title: str | None = None, frame: box.Box = box.ROUNDED) -> Table:
    return Table(title=title, title_justify="left", title_style="bold", box=frame, border_style="bright_black")


def bar(console: Console, *more: ProgressColumn) -> Progress:
    """How far something is, while somebody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), *more)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def words(name: str, **args: Value) -> str:
    """A sentence of the command line's own (`locales/en/cli.ftl`)."""
    return say(Message(f"cli-{name}", args))
