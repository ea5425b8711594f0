"""The two kinds of database: how a line to each is opened, and what its errors mean."""

from __future__ import annotations

import sqlite3
import time
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event

from guildhall.engine.errors import GuildhallError

BUSY_SECONDS: Final = 10  # how long SQLite waits for another process


class StorageError(Exception):
    """The database cannot be reached, or does not answer. Nothing was changed, or it is not known: read again."""


class StorageFullError(StorageError):
    """There is no room left on the disk. Nothing was changed."""


class StorageReadOnlyError(StorageError):
    """The disk or the database can only be read. Nothing was changed."""


def connect(url: str | sa.URL) -> sa.Engine:
    """Lines to the database at that address; raises GuildhallError if there can be none."""
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


def _sqlite(address: sa.URL) -> sa.Engine:
    engine = sa.create_engine(address, connect_args={"timeout": BUSY_SECONDS, "check_same_thread": False})

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
        address, pool_pre_ping=True, pool_size=10, pool_timeout=5, connect_args={"connect_timeout": 5}
    )


def meaning(error: sa.exc.DBAPIError) -> StorageError:
    """What went wrong. The driver's own text may hold an address with a password, or values: it goes nowhere."""
    cause = error.orig
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
