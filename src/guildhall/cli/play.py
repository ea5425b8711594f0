"""`guildhall play`: on the page, or in the terminal against bots or with friends at one keyboard."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import guildhall
from guildhall.bots import bot_names
from guildhall.cli.serve import PORT, listen, run
from guildhall.cli.settings import (
    GameName,
    chosen_options,
    flag,
    plain_console,
    set_up_names,
    sets_up,
    words,
)
from guildhall.cli.table import TableForPeople
from guildhall.engine.errors import UnknownOptionError
from guildhall.lab.playing import check_bots

HERE: Final = "127.0.0.1"
LEVEL: Final = 1  # the second weakest: who plays if nobody is named


@sets_up
def play(
    ctx: typer.Context,
    game: GameName = "architects",
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in the terminal; the other options are for this.")
    ] = False,
    humans: Annotated[int, typer.Option(min=0, help="How many people play: the first seats are theirs.")] = 1,
    bots: Annotated[
        str | None,
        typer.Option(help="Who plays the other seats: one name for all, or one each.  [default: mason, or knight]"),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same table.  [default: any]")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game's record in this file, after every answer.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="RECORD", help="Continue a saved game.")] = None,
) -> None:
    """Play a game: on the page, which opens in your browser, or in the terminal.

    In the terminal, answer with an option's number or its token; `h` lists what else you can say, such as `u` to take
    an answer back.

    **Examples**

    - `guildhall play` the page, for this machine

    - `guildhall play --terminal` against one random opponent

    - `guildhall play --terminal --players 4 --humans 2 --setup variable` two people and two bots

    - `guildhall play --terminal --expansions artisans --players 6` with Age of Artisans

    - `guildhall play --terminal --expansions artisans,wonders --setup variable` with Works of Wonder too

    - `guildhall play --terminal --opponent helena` alone, against one of the official solo opponents

    - `guildhall play viscounts --terminal --players 3` Viscounts, against two bots

    - `guildhall play viscounts --terminal --board noble` and alone, against its official opponent

    - `guildhall play --terminal --save game.txt`, and another day `guildhall play --terminal --load game.txt`
    """
    if not terminal:
        _only_on_the_page(ctx)
        on_the_page()
        return
    console = plain_console()
    if load is None:
        if save is not None and save.exists():
            raise UnknownOptionError(words("save-exists", file=str(save)), str(save))
        people = humans if humans > 1 else None  # for fewer, the game says how many play
        given = {**ctx.params, "players": people if ctx.params["players"] is None else ctx.params["players"]}
        started = guildhall.new_game(game, seed=seed, **chosen_options(game, given))
    else:
        _only_what_fits_a_record(ctx)
        started = guildhall.load(load)
        if save is not None and save.exists() and not save.samefile(load):
            raise UnknownOptionError(words("save-exists", file=str(save)), str(save))
    seats: int = started.setup["players"]
    if humans > seats:
        raise UnknownOptionError(words("too-many-humans", humans=humans, seats=seats), humans, range(seats + 1))
    others = started.definition.levels[LEVEL] if bots is None else bots
    names = bot_names(others, seats - humans) if humans < seats else []
    check_bots(names)
    TableForPeople(started, [*[None] * humans, *names], console, save, _again(ctx, started)).run()


def on_the_page() -> None:
    """Serve this machine, and open the browser if there is one."""
    try:
        # A browser keeps its games by address: the same one every time, if it can be had.
        line = listen(HERE, PORT)
    except UnknownOptionError:
        line = listen(HERE, 0)
    run(line, HERE, show=_open_browser)


def _open_browser(address: str) -> None:
    # Without a screen, what Python finds is a browser for the terminal, which would take this one over.
    if sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        # Beside the server: some browsers only come back when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _only_on_the_page(ctx: typer.Context) -> None:
    given = [
        parameter.opts[-1] if parameter.param_type_name == "option" else str(ctx.params["game"])
        for parameter in ctx.command.params
        if (source := ctx.get_parameter_source(str(parameter.name))) is not None and source.name == "COMMANDLINE"
    ]
    if given:
        raise typer.BadParameter(words("only-in-terminal", options=", ".join(given)))


def _only_what_fits_a_record(ctx: typer.Context) -> None:
    given = [flag(name) for name in ("seed", *set_up_names()) if ctx.params[name] not in (None, False)]
    if given:
        raise typer.BadParameter(words("record-has-set-up", options=", ".join(given)))


def _again(ctx: typer.Context, game: guildhall.Game) -> tuple[list[str], list[str]]:
    """The commands that continue this game (without its file's name) and that set up the same table."""
    go_on = ["guildhall", "play", "--terminal"]
    if ctx.params["humans"] != 1:
        go_on += ["--humans", str(ctx.params["humans"])]
    if ctx.params["bots"] is not None:
        go_on += ["--bots", ctx.params["bots"]]
    if ctx.params["load"] is not None:
        return go_on, [*go_on, "--load", str(ctx.params["load"])]
    fresh = [*go_on, game.definition.key]
    given: dict[str, Any] = {**ctx.params, "seed": game.seed, "players": game.setup["players"]}
    for name in ("seed", *set_up_names()):
        value = given[name]
        if value is True:
            fresh.append(flag(name))
        elif value is not None and value is not False:
            fresh += [flag(name), str(value)]
    return go_on, fresh
