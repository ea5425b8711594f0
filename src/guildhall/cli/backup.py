"""`guildhall backup`, `restore` and `export`: the games of a server as files, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from guildhall.cli.settings import plain_console, words
from guildhall.engine.errors import GuildhallError
from guildhall.files import write_whole

if TYPE_CHECKING:
    from guildhall.server.storage import Storage

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="postgresql://… instead of a file in the data folder.")
]
Data = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Where games are kept.  [default: the user's data folder]")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    database: Database = None,
    data: Data = None,
    replace: Annotated[bool, typer.Option("--replace", help="Overwrite the file if it exists.")] = False,
) -> None:
    """Copy all games of a server into one file. The server may run, and games go on.

    **Examples**

    - `guildhall backup games-monday.backup`

    - `guildhall backup games.backup --replace --database postgresql://guildhall@localhost/guildhall`
    """
    from guildhall.server import backup as copying

    copied = copying.backup(open_storage(database, data, must_exist=True), file, replace)
    plain_console().print(words("backed-up", games=copied.games, moves=copied.moves, file=str(file)), soft_wrap=True)
    if copied.damaged:
        games = ", ".join(copied.damaged)
        plain_console(stderr=True).print(
            words("backed-up-damaged", number=len(copied.damaged), games=games), soft_wrap=True
        )
        raise typer.Exit(1)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `guildhall backup` has made.")],
    database: Database = None,
    data: Data = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace the games in the database with those in the file.")
    ] = False,
) -> None:
    """Bring the games of a backup into an empty database, of either kind. The server may run.

    **Examples**

    - `guildhall restore games-monday.backup --data new-folder`

    - `guildhall restore games.backup --database postgresql://guildhall@localhost/guildhall` moves to PostgreSQL
    """
    from guildhall.server import backup as copying

    copied = copying.restore(open_storage(database, data), file, replace)
    plain_console().print(words("restored", games=copied.games, moves=copied.moves), soft_wrap=True)
    if copied.gone:
        plain_console().print(words("restored-not", games=copied.gone), soft_wrap=True)


def export(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game's id, as in its links and reports.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where its record goes.")],
    database: Database = None,
    data: Data = None,
) -> None:
    """Write the record of one game of a server, with everything hidden in it: for the host, to look into a problem.

    **Example**

    - `guildhall export k3m8qx2w9abc game.txt`, and then `guildhall replay game.txt`
    """
    from guildhall.server import records
    from guildhall.server.refusals import Refusal
    from guildhall.server.session import Session

    storage = open_storage(database, data, must_exist=True)
    try:
        record = Session.load(storage, game).game.record()
    except Refusal as refusal:
        if refusal.kind not in ("rules", "damaged"):
            raise GuildhallError(refusal.text) from refusal
        plain_console(stderr=True).print(refusal.text, soft_wrap=True)
        record = records.stored_record(storage, game)
    write_whole(file, str(record))
    plain_console().print(words("exported", file=str(file), answers=len(record.answers)), soft_wrap=True)


def open_storage(database: str | None, data: Path | None, must_exist: bool = False) -> Storage:
    from guildhall.server.folders import data_folder, database_in
    from guildhall.server.storage import Storage

    if database is not None and data is not None:
        raise typer.BadParameter(words("database-or-data"))
    folder = data or data_folder()
    if database is None and must_exist and not (folder / "games.db").exists():
        raise GuildhallError(words("no-games-there", folder=str(folder)))
    return Storage(database_in(folder) if database is None else database)
