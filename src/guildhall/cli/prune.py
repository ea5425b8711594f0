"""`guildhall prune`: delete games that are older than a host wants to keep them."""

from __future__ import annotations

from typing import Annotated

import typer

from guildhall.cli.backup import Data, Database, open_storage
from guildhall.cli.settings import plain_console, words
from guildhall.engine.errors import GuildhallError

KEEPING = "How long games are kept"
KeepFinished = Annotated[
    float | None,
    typer.Option(min=0, metavar="DAYS", help="Delete games that have been over for longer.", rich_help_panel=KEEPING),
]
KeepAbandoned = Annotated[
    float | None,
    typer.Option(
        min=0, metavar="DAYS", help="Delete games in which nobody has played on for longer.", rich_help_panel=KEEPING
    ),
]
KeepUnbegun = Annotated[
    float | None,
    typer.Option(
        min=0, metavar="DAYS", help="Delete games in which no player has ever answered.", rich_help_panel=KEEPING
    ),
]


def prune(
    keep_finished: KeepFinished = None,
    keep_abandoned: KeepAbandoned = None,
    keep_unbegun: KeepUnbegun = None,
    game: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Delete this game, whatever it is; may be repeated.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    database: Database = None,
    data: Data = None,
) -> None:
    """Delete old games of a server, which may run. There is no way back but a backup.

    What is not named is kept. `guildhall serve` takes the same options, and then does this every hour.

    **Examples**

    - `guildhall prune --keep-finished 365 --keep-abandoned 90 --keep-unbegun 7 --dry-run`

    - `guildhall prune --game k3m8qx2w9abc` deletes one game, as its players may ask a host to
    """
    from guildhall.server.holding import delete_game
    from guildhall.server.retention import Old, Retention, old_games
    from guildhall.server.retention import prune as prune_games

    rule = Retention(keep_finished, keep_abandoned, keep_unbegun)
    if rule.is_for_ever and not game:
        raise GuildhallError(words("prune-nothing"))
    storage = open_storage(database, data, must_exist=True)
    for id in game or []:
        if storage.game(id) is None:
            raise GuildhallError(words("prune-unknown", game=id))
    found = list(old_games(storage, rule))
    gone = found if dry_run else list(prune_games(storage, found))
    console = plain_console()

    def tell(one: Old) -> None:
        console.print(words("prune-line", game=one.game, why=one.why, days=int(one.days)), soft_wrap=True)

    for one in gone:
        tell(one)
    for id in dict.fromkeys(game or []):
        if id not in {one.game for one in gone}:
            if not dry_run:
                delete_game(storage, id, "host")
            console.print(words("prune-line", game=id, why="host", days=0), soft_wrap=True)
            gone = [*gone, Old(id, "host", 0, 0)]
    console.print(words("prune-would" if dry_run else "pruned", games=len(gone)), soft_wrap=True)
