"""`guildhall play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer

import guildhall
from guildhall.bots import bot_names
from guildhall.cli.settings import (
    ApprenticeResets,
    Boards,
    BoardSets,
    CardsFile,
    Coop,
    Expansions,
    GameName,
    Players,
    PromoCards,
    Setup,
    StartingApprentice,
    chosen_options,
    plain_console,
    words,
)
from guildhall.cli.table import TableForPeople
from guildhall.engine.errors import UnknownOptionError

FEWEST_SEATS: Final = 2


def play(
    ctx: typer.Context,
    game: GameName = "architects",
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, not on the page.")] = False,
    humans: Annotated[int, typer.Option(min=0, help="How many people play: the first seats are theirs.")] = 1,
    bots: Annotated[str, typer.Option(help="Who plays the other seats: one name for all, or one each.")] = "random",
    seed: Annotated[int | None, typer.Option(help="The same seed sets the same table.  [default: any]")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game's record in this file, after every answer.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="RECORD", help="Go on with a saved game.")] = None,
    players: Players = None,
    setup: Setup = None,
    boards: Boards = None,
    board_sets: BoardSets = None,
    promo_cards: PromoCards = False,
    starting_apprentice: StartingApprentice = False,
    apprentice_resets: ApprenticeResets = False,
    expansions: Expansions = None,
    coop: Coop = False,
    cards: CardsFile = None,
) -> None:
    """Play a game.

    Answer with an option's number or its token; `h` lists what else can be said, such as `u` to take an answer back.

    **Examples**

    - `guildhall play` against one random opponent

    - `guildhall play --players 4 --humans 2 --setup variable` two people and two bots

    - `guildhall play --expansions artisans --players 6` with Age of Artisans

    - `guildhall play --expansions artisans,wonders --setup variable` with Works of Wonder too

    - `guildhall play --save game.txt`, and another day `guildhall play --load game.txt --save game.txt`
    """
    console = plain_console()
    if load is None:
        if save is not None and save.exists():
            raise UnknownOptionError(words("save-exists", file=str(save)), str(save))
        started = guildhall.new_game(
            game,
            seed=seed,
            **chosen_options(
                game,
                players=max(humans, FEWEST_SEATS) if players is None else players,
                setup=setup,
                boards=boards,
                board_sets=board_sets,
                promo_cards=promo_cards,
                starting_apprentice=starting_apprentice,
                apprentice_resets=apprentice_resets,
                expansions=expansions,
                coop=coop,
                cards=cards,
            ),
        )
    else:
        _only_what_fits_a_record(ctx)
        started = guildhall.load(load)
        if save is not None and save.exists() and not save.samefile(load):
            raise UnknownOptionError(words("save-exists", file=str(save)), str(save))
    seats = len(started.seats)
    if humans > seats:
        raise UnknownOptionError(words("too-many-humans", humans=humans, seats=seats), humans, range(seats + 1))
    names = [None] * humans + list(bot_names(bots, seats - humans) if humans < seats else [])
    if not terminal:
        console.print(words("no-page-yet"))
    TableForPeople(started, names, console, save, _again(ctx, started)).run()


# What a record already says.
SET_UP: Final = {
    "seed": "--seed",
    "players": "--players",
    "setup": "--setup",
    "boards": "--boards",
    "board_sets": "--board-sets",
    "promo_cards": "--promo-cards",
    "starting_apprentice": "--starting-apprentice",
    "apprentice_resets": "--apprentice-resets",
    "expansions": "--expansions",
    "coop": "--coop",
    "cards": "--cards",
}


def _only_what_fits_a_record(ctx: typer.Context) -> None:
    given = [option for name, option in SET_UP.items() if ctx.params[name] not in (None, False)]
    if given:
        raise typer.BadParameter(words("record-has-set-up", options=", ".join(given)))


def _again(ctx: typer.Context, game: guildhall.Game) -> tuple[list[str], list[str]]:
    """The commands that go on with this game, but for its file's name, and that set up the same table."""
    go_on = ["guildhall", "play", "--terminal"]
    if ctx.params["humans"] != 1:
        go_on += ["--humans", str(ctx.params["humans"])]
    if ctx.params["bots"] != "random":
        go_on += ["--bots", ctx.params["bots"]]
    if ctx.params["load"] is not None:
        return go_on, [*go_on, "--load", str(ctx.params["load"])]
    fresh = [*go_on, game.definition.key]
    given: dict[str, Any] = {**ctx.params, "seed": game.seed, "players": len(game.seats)}
    for name, option in SET_UP.items():
        value = given[name]
        if value is True:
            fresh.append(option)
        elif value is not None and value is not False:
            fresh += [option, str(value)]
    return go_on, fresh
