"""All games in one file, made while they are played, for the same database or for one of the other kind.

The file is gzipped text, a JSON value a line: what it is, then for each table its columns and its rows, and at the end
how many rows there were and the hash of everything before. So a file that is damaged or cut off is noticed before
anything is changed. Links are not in it, only the hashes of their keys, as in the database. Of deleted games it has the
ids, so that an older backup does not bring them back.
"""

from __future__ import annotations

import dataclasses
import gzip
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa

import guildhall
from guildhall.engine.errors import GuildhallError
from guildhall.server import schema
from guildhall.server.holding import bury
from guildhall.server.storage import Storage, StorageError
from guildhall.server.sums import damaged_games

FORMAT: Final = "guildhall backup 1"
# Tickets are good for a minute, and the schema's own table says what is true of one database.
TABLES: Final = tuple(table for table in schema.metadata.sorted_tables if table not in (schema.schema, schema.tickets))
ROWS_AT_ONCE: Final = 500


@dataclass(frozen=True)
class Copied:
    """What a backup holds."""

    games: int
    moves: int
    damaged: tuple[str, ...] = ()  # games with a move that is not what was once written
    gone: int = 0  # games that were deleted since, and stay so


# Writing.


def backup(storage: Storage, path: Path, replace: bool = False) -> Copied:
    """Copy all games as they are at one moment into a file that is there whole or not at all."""
    if path.exists() and not replace:
        raise GuildhallError(f"{path} exists already: name another file, or say --replace.")
    damage = storage.damage()
    if damage is not None:
        raise GuildhallError(f"The database is damaged, and a copy of it would be, too: {damage}.")
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        # Whoever has it could go through all games: only its owner may read it.
        with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0, compresslevel=6) as packed:
                _write(storage, packed)
            file.flush()
            os.fsync(file.fileno())
        copied = check(temporary)
        os.replace(temporary, path)
        # One game that is damaged is no reason to have no copy of all others.
        with storage.transaction(write=False) as connection:
            return dataclasses.replace(copied, damaged=tuple(damaged_games(connection)))
    except OSError as error:
        raise GuildhallError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        temporary.unlink(missing_ok=True)


def _write(storage: Storage, file: gzip.GzipFile) -> None:
    digest = hashlib.sha256()

    def write(value: object) -> None:
        line = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        digest.update(line)
        file.write(line)

    rows = 0
    with storage.snapshot() as connection:
        write({"format": FORMAT, "schema": len(schema.MIGRATIONS), "software": guildhall.__version__})
        for table in TABLES:
            write({"table": table.name, "columns": table.columns.keys()})
            query = sa.select(table).order_by(*table.primary_key.columns)
            for row in connection.execute(query).yield_per(ROWS_AT_ONCE):
                write(list(row))
                rows += 1
    file.write(json.dumps({"rows": rows, "hash": digest.hexdigest()}).encode() + b"\n")


# Reading.


def check(path: Path) -> Copied:
    """Read a backup from beginning to end; raises GuildhallError if it is not whole."""
    counts = {"games": 0, "moves": 0}
    for table, _, _ in _rows(path):
        if table in counts:
            counts[table] += 1
    return Copied(counts["games"], counts["moves"])


def restore(storage: Storage, path: Path, replace: bool = False) -> Copied:
    """Fill a database with the games of a backup, all of them or none. Those in it stay, unless they are to be
    replaced. What was deleted there since the backup was made stays deleted. Servers may run on: they notice."""
    copied = check(path)
    try:
        with storage.transaction() as connection:
            there: int = connection.execute(sa.select(sa.func.count()).select_from(schema.games)).scalar_one()
            if there and not replace:
                raise GuildhallError(
                    f"The database has games already, {there} of them. Restore into another one, or say --replace to "
                    "lose them."
                )
            graves = connection.execute(sa.select(schema.deleted)).all()
            schema.drop(connection)
            version = _version(path)
            schema.migrate(connection, schema.MIGRATIONS[:version])
            for table, columns, rows in _bundles(path):
                connection.execute(sa.table(table, *map(sa.column, columns)).insert(), rows)
            schema.migrate(connection)
            gone = sum(bury(connection, grave.game, grave.why, grave.at) for grave in graves)
            storage.tell_of(connection, "", "restored")
    except StorageError as error:
        raise GuildhallError(f"Nothing was restored: {error}.") from error
    return dataclasses.replace(copied, games=copied.games - gone, gone=gone)


def _version(path: Path) -> int:
    version: int = next(_lines(path))["schema"]
    return version


def _bundles(path: Path) -> Iterator[tuple[str, list[str], list[dict[str, Any]]]]:
    """Rows of one table, many at once."""
    bundle: list[dict[str, Any]] = []
    last: tuple[str, list[str]] | None = None
    for table, columns, row in _rows(path):
        if last is not None and (last[0] != table or len(bundle) == ROWS_AT_ONCE):
            yield *last, bundle
            bundle = []
        last = table, columns
        bundle.append(dict(zip(columns, row)))
    if last is not None:
        yield *last, bundle


def _rows(path: Path) -> Iterator[tuple[str, list[str], list[Any]]]:
    """Each row with its table and columns; raises GuildhallError at the latest at the end if something is wrong."""
    lines = _lines(path)
    head = next(lines, None)
    if not isinstance(head, dict) or head.get("format") != FORMAT or not isinstance(head.get("schema"), int):
        raise _no_backup(path)
    if head["schema"] > len(schema.MIGRATIONS):
        raise GuildhallError(
            f"{path} was made by a newer Guildhall, {head.get('software')}: this one is too old for it."
        )
    table, rows = "", 0
    columns: list[str] = []
    for line in lines:
        if isinstance(line, list):
            rows += 1
            yield table, columns, line
        elif isinstance(line, dict) and line.keys() == {"table", "columns"}:
            table, columns = line["table"], line["columns"]
        elif isinstance(line, dict) and line.get("rows") == rows:
            return
        else:
            break
    raise _no_backup(path)


def _lines(path: Path) -> Iterator[Any]:
    """The lines of a backup; the last one only if it confirms all before."""
    digest = hashlib.sha256()
    try:
        with gzip.open(path, "rb") as file:
            for line in file:
                value = json.loads(line)
                if isinstance(value, dict) and "hash" in value:
                    if value["hash"] != digest.hexdigest() or file.read(1):
                        raise _no_backup(path)
                yield value
                digest.update(line)
    except (EOFError, ValueError, zlib.error, gzip.BadGzipFile) as error:
        raise _no_backup(path) from error
    except OSError as error:
        raise GuildhallError(f"{path} cannot be read: {error.strerror}.") from error


def _no_backup(path: Path) -> GuildhallError:
    return GuildhallError(f"{path} is no backup of Guildhall, or it is damaged or incomplete. Nothing was changed.")
