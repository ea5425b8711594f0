"""The options that set up a game, the same in every command that has them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import guildhall
from guildhall.engine.message import Message, Value
from guildhall.words import say

TABLE = "The table"

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: architects.")]
Players = Annotated[
    int | None,
    typer.Option(
        help="How many play: 2 to 5, or 6 with artisans; against an opponent 1 or more.  [default: 2, or 1]",
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
        "illusionist, meddler, patron or peddler.  [default: none]",
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


def chosen_options(
    game: str,
    *,
    players: int | None,
    setup: str | None,
    boards: str | None,
    board_sets: str | None,
    promo_cards: bool,
    starting_apprentice: bool,
    apprentice_resets: bool,
    expansions: str | None,
    opponent: str | None,
    coop: bool,
    cards: Path | None,
) -> dict[str, Any]:
    """The set-up options that were given, complete and checked."""
    definition = guildhall.definition(game)
    options: dict[str, Any] = {}
    if players is not None:
        options["players"] = players
    if setup is not None:
        options["setup"] = setup
    if boards is not None:
        options["boards"] = names(boards)
    if board_sets is not None:
        options["board_sets"] = names(board_sets)
    options["promo_cards"] = promo_cards
    options["starting_apprentice"] = starting_apprentice
    options["apprentice_resets"] = apprentice_resets
    if expansions is not None:
        options["expansions"] = names(expansions)
    if opponent is not None:
        options["opponent"] = opponent
    if coop:  # an option of an expansion's own, not known where its folder is missing
        options["coop"] = True
    if cards is not None:
        options["corrections"] = definition.read_corrections(cards)
    return definition.read_options(options)


def names(text: str) -> list[str]:
    """The parts of a list with commas."""
    return [part.strip() for part in text.split(",")]


def plain_console(stderr: bool = False) -> Console:
    """A terminal that prints text as it is: a file's or a card's name must not turn into markup."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def words(name: str, **args: Value) -> str:
    """A sentence of the command line's own (`locales/en/cli.ftl`)."""
    return say(Message(f"cli-{name}", args))
