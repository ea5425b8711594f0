"""The two kinds of database: how a connection to each is opened, how moves go through it, and what its errors mean."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa
from sqlalchemy import event

if TYPE_CHECKING:
    import psycopg

from guildhall.engine.errors import GuildhallError
from guildhall.server.appending import COLUMNS, Row, flat

# How long SQLite waits for another process, and PostgreSQL for a connection or for somebody's lock.
BUSY_SECONDS: Final = 4
CHANNEL: Final = "guildhall"


class StorageError(Exception):
    """The database cannot be reached, or does not answer. Nothing was changed, or it is not known: read again."""


class StorageFullError(StorageError):
    """There is no room left on the disk. Nothing was changed."""


class StorageReadOnlyError(StorageError):
    """The disk or the database can only be read. Nothing was changed."""


def connect(url: str | sa.URL) -> sa.Engine:
    """Connections to the database at that address; raises GuildhallError if there can be none."""
    try:
        address = sa.make_url(url)
        if address.get_backend_name() == "sqlite":
            if address.database in (None, "", ":memory:"):
                raise GuildhallError("A database that is only in memory would lose every game: name a file.")
            return _sqlite(address)
        if address.get_backend_name() == "postgresql":
            return _postgres(address)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError) as error:
        raise GuildhallError("A database is sqlite:///FILE or postgresql://HOST/NAME.") from error
    except ModuleNotFoundError as error:
        raise GuildhallError("PostgreSQL needs a driver: pip install 'guildhall[postgres]'.") from error
    raise GuildhallError("A database is sqlite:///FILE or postgresql://HOST/NAME.")


def for_writing(engine: sa.Engine) -> sa.Engine:
    """The connections through which this process writes: for SQLite a single one, so that it can tell its own writes
    from those of others."""
    if engine.dialect.name == "sqlite":
        engine = _sqlite(engine.url, poolclass=sa.StaticPool)
    return engine.execution_options(guildhall_writes=True)


def _sqlite(address: sa.URL, **settings: Any) -> sa.Engine:
    connect_args = {"timeout": BUSY_SECONDS, "check_same_thread": False}
    engine = sa.create_engine(address, connect_args=connect_args, **settings)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        # The driver must not begin transactions by itself: `begin` below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        _write_ahead(cursor)
        # An accepted move survives a power cut.
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that reads before it writes could otherwise find, too late, that it must not write.
        immediate = connection.get_execution_options().get("guildhall_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")

    return engine


def _write_ahead(cursor: sqlite3.Cursor) -> None:
    """Put the file into its journal mode. While another does the same to a new file, SQLite refuses at once, without
    the wait that it grants everybody else: so that wait is here."""
    deadline = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if _code(error) not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            if time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _postgres(address: sa.URL) -> sa.Engine:
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    # A connection is tried before it is used, so that a restarted database is found again by itself.
    return sa.create_engine(
        address, pool_pre_ping=True, pool_size=10, pool_timeout=BUSY_SECONDS, connect_args=_patience(address)
    )


def _patience(address: sa.URL) -> dict[str, Any]:
    """Nothing waits for ever, neither for a machine that has gone nor for somebody's lock."""
    milliseconds = 1000 * BUSY_SECONDS
    given = address.query.get("options", "")
    options = " ".join([given] if isinstance(given, str) else given)
    return {
        "connect_timeout": BUSY_SECONDS,
        "tcp_user_timeout": milliseconds,
        "keepalives_idle": BUSY_SECONDS,
        "keepalives_interval": 1,
        "keepalives_count": 3,
        "options": f"-c lock_timeout={milliseconds} -c idle_in_transaction_session_timeout=60000 {options}".rstrip(),
    }


def own_connection(engine: sa.Engine) -> psycopg.Connection[Any]:
    """A connection to PostgreSQL beside the pool, on which each statement is a transaction."""
    import psycopg

    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return psycopg.connect(address, autocommit=True, **_patience(engine.url))


# Moves of several games in one statement. Those whose number is taken, or whose game was deleted, are left out, and
# missing in what it gives.

_NAMES: Final = ", ".join(COLUMNS)
_PLACES: Final = f"({', '.join('?' * len(COLUMNS))})"
_TYPES: Final = {"number": "int", "at": "float8", "sum": "int8"}
_ARRAYS: Final = ", ".join(f"%s::{_TYPES.get(column, 'text')}[]" for column in COLUMNS)
# Whoever deletes a game locks its row: so either the move comes first, and is deleted with it, or it is refused. The
# other processes are told the whole move, and need not read it.
_POSTGRES: Final = f"""
WITH there AS (
  SELECT id FROM games WHERE id = ANY(%s::text[]) ORDER BY id FOR KEY SHARE
), new AS (
  INSERT INTO moves ({_NAMES})
  SELECT sent.* FROM unnest({_ARRAYS}) AS sent ({_NAMES}) JOIN there ON sent.game = there.id
  ON CONFLICT DO NOTHING RETURNING {_NAMES}
)
SELECT game, number, pg_notify('{CHANNEL}', json_build_object(
  'process', %s::text, 'kind', 'move', 'game', game, 'move', json_build_array(number, kind, seat, token), 'at', at
)::text) FROM new
"""


def insert_sqlite(connection: sqlite3.Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
    """In a transaction that is open."""
    places = ", ".join([_PLACES] * len(rows))
    statement = (
        f"WITH sent ({_NAMES}) AS (VALUES {places}) INSERT INTO moves ({_NAMES}) SELECT * FROM sent "
        "WHERE EXISTS (SELECT 1 FROM games WHERE id = sent.game) ON CONFLICT DO NOTHING RETURNING game, number"
    )
    return set(connection.execute(statement, flat(rows)).fetchall())


def insert_postgres(connection: psycopg.Connection[Any], process: str, rows: Sequence[Row]) -> set[tuple[str, int]]:
    found = connection.execute(_POSTGRES, [[row.game for row in rows], *map(list, zip(*rows)), process])
    return {(game, number) for game, number, _ in found}


def there_already(connection: psycopg.Connection[Any], rows: Sequence[Row]) -> set[tuple[str, int]]:
    """Which of these very rows are stored: what was sent over a connection that broke may have arrived."""
    found = connection.execute(
        f"SELECT moves.* FROM moves JOIN unnest({_ARRAYS}) AS sent ({_NAMES}) USING ({_NAMES})",
        list(map(list, zip(*rows))),
    )
    return {(row[0], row[1]) for row in found}


def meaning(error: sa.exc.DBAPIError) -> StorageError:
    """What went wrong. The driver's own text may hold an address with a password, or values: it goes nowhere."""
    return meaning_of(error.orig)


def meaning_of(cause: BaseException | None) -> StorageError:
    """The same for a driver's own error."""
    code = _code(cause) if isinstance(cause, sqlite3.Error) else getattr(cause, "sqlstate", None)
    if code in (sqlite3.SQLITE_FULL, "53100"):
        return StorageFullError("there is no room left on the disk")
    if code in (sqlite3.SQLITE_READONLY, "25006"):
        return StorageReadOnlyError("the disk can only be read")
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StorageError("its file is damaged")
    return StorageError("the database does not answer")


def _code(error: sqlite3.Error) -> int:
    """What kind of error it is, without its further details."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
