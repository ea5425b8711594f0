"""The options that set up a game, and what is shown in the same way: alike in every command that has them."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, cast

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn
from rich.table import Table

import guildhall
from guildhall.engine.message import Message
from guildhall.engine.offer import NUMBER, Setting
from guildhall.screens.pieces import words as words
from guildhall.words import catalogue, say

TABLE = "The table"

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {' or '.join(guildhall.games())}.")]
CardsFile = Annotated[
    Path | None,
    typer.Option("--cards", metavar="FILE", help="Corrections to cards, a TOML file.", rich_help_panel=TABLE),
]
Expansions = Annotated[
    str | None, typer.Option(help="Which expansions are played with, with commas between.  [default: none]")
]
CARDS: Final = "cards"  # the name of a file, where games have corrections


def offered() -> dict[str, list[tuple[str, Setting]]]:
    """Every setting that some game offers, by name, with the games that do."""
    found: dict[str, list[tuple[str, Setting]]] = {}
    for game in guildhall.games():
        for setting in guildhall.definition(game).offer().settings():
            found.setdefault(setting.key, []).append((game, setting))
    return found


def set_up_names() -> list[str]:
    """What sets up a table, as the command line calls it."""
    return [*offered(), CARDS]


Command = TypeVar("Command", bound=Callable[..., None])


def sets_up(command: Command) -> Command:
    """Give a command the options of all games. It finds them in its context; a game refuses what it does not know."""
    return _with_options(command, list(offered()))


def sets_up_players(command: Command) -> Command:
    """The same for a command in which nobody follows cards."""
    return _with_options(command, [key for key, games in offered().items() if not games[0][1].of_opponent])


def _with_options(command: Command, keys: list[str]) -> Command:
    own = inspect.signature(command, eval_str=True)
    more = [_parameter(key, offered()[key]) for key in keys]
    more.append(inspect.Parameter(CARDS, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=CardsFile))
    plain = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own.parameters.values()]

    @functools.wraps(command)
    def run(**given: Any) -> None:
        command(**{name: given[name] for name in own.parameters})

    wrapper: Any = run
    wrapper.__signature__ = own.replace(parameters=[*plain, *more])
    wrapper.__annotations__ = {one.name: one.annotation for one in (*plain, *more)}
    del wrapper.__wrapped__
    return cast("Command", wrapper)


def _parameter(key: str, games: list[tuple[str, Setting]]) -> inspect.Parameter:
    help_text = _help(key, games)
    default: Any = None
    kind: Any = str | None
    option = typer.Option(help=help_text, rich_help_panel=TABLE)
    if games[0][1].kind == NUMBER:
        kind = int | None
    elif games[0][1].is_flag:
        kind, default = bool, False
        option = typer.Option(flag(key), help=help_text, rich_help_panel=TABLE)
    return inspect.Parameter(key, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=Annotated[kind, option])


def _help(key: str, games: list[tuple[str, Setting]]) -> str:
    """What the catalogues say of an option, or its name; then its values, game by game where they differ."""
    told = Message(f"cli-option-{key.replace('_', '-')}")
    text = say(told if catalogue().has(told.name) else Message(f"option-{key}")).rstrip(".") + "."
    values = [(game, setting.valid()) for game, setting in games if setting.valid()]
    said = [valid if len(guildhall.games()) == len(games) == 1 else f"{game}: {valid}" for game, valid in values]
    defaults = {setting.default for _, setting in games if setting.default}
    default = f"  [default: {next(iter(defaults))}]" if len(defaults) == 1 else ""
    return text + "".join(f" {one}." for one in said) + default


def chosen_options(game: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The set-up options among those given to a command, complete and checked: a game refuses what it does not know."""
    definition = guildhall.definition(game)
    options: dict[str, Any] = {}
    for name, games in offered().items():
        value = given.get(name)
        if value is not None and value is not False:
            options[name] = names(value) if games[0][1].is_list else value
    if given.get(CARDS) is not None:
        options["corrections"] = definition.read_corrections(given[CARDS])
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
