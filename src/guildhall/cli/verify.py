"""`guildhall verify`: was a game dealt as it was promised at its start?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import guildhall
from guildhall.cli.settings import plain_console, words
from guildhall.engine.commitment import DIGITS
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.record import UNKNOWN
from guildhall.engine.rng import SFC32
from guildhall.game import from_record


def verify(
    file: Annotated[
        Path, typer.Argument(metavar="RECORD", help="The record of a game from a server, when it is over.")
    ],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="DIGITS", help="What the page showed at the start of the game, to be compared, too."),
    ] = None,
) -> None:
    """Check that a game was dealt as promised: with the seed whose hash everybody saw at the start.

    A server shows the hash of seed and salt, the commitment, when a game begins, and both when it is over. Here they
    are hashed again, and all answers are played again by the rules: every card must have come as the seed says. Exit
    code 0 means that all is well.

    **Examples**

    - `guildhall verify guildhall-k3m8qx2w9abc.txt`

    - `guildhall verify guildhall-k3m8qx2w9abc.txt --commitment 77b2…` with what you noted at the start
    """
    wanted = None if commitment is None else commitment.strip().lower()
    if wanted is not None and not DIGITS.match(wanted):
        raise UnknownOptionError(words("verify-digits"), commitment)
    console = plain_console()
    record = guildhall.read_record(file)
    game = from_record(record, guildhall.definition(record.game))
    if record.chance == SFC32 or record.commitment is None:
        console.print(words("verify-nothing"))
        raise typer.Exit(1)
    console.print(words("verify-commitment", commitment=record.commitment), soft_wrap=True)
    console.print(words("verify-seed", seed=game.fair_seed), soft_wrap=True)
    console.print(words("verify-salt", salt=record.salt), soft_wrap=True)
    console.print(words("verify-hash"))
    console.print(words("verify-played", number=len(game.answers)))
    if record.end == UNKNOWN:
        console.print(words("verify-no-end"))
    if wanted is None:
        console.print(words("verify-compare"))
    elif wanted == record.commitment:
        console.print(words("verify-same"))
    else:
        console.print(words("verify-other", wanted=wanted), soft_wrap=True)
        raise typer.Exit(1)
