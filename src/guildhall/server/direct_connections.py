"""The database connections that moves are written through."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from guildhall.server import databases
from guildhall.server.appending import Row
from guildhall.server.databases import meaning, meaning_of

if TYPE_CHECKING:
    from guildhall.server.storage import Storage


class DirectConnections:
    """Moves go through them without SQLAlchemy between. By the one to SQLite it shows whether another process has
    written."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.epoch = 0  # changes whenever another process may have written anything
        self.version = -1
        self.sqlite: sqlite3.Connection | None = None
        self.postgres: Any = None
        self.insert = self._insert_postgres if storage.notifies else self._insert_sqlite
        if not storage.notifies:
            sa.event.listen(storage.writer, "connect", self._connected)
        sa.event.listen(storage.engine, "engine_disposed", self._disposed)

    def close(self) -> None:
        if self.postgres is not None:
            self.postgres.close()
            self.postgres = None

    def _connected(self, connection: sqlite3.Connection, _: object) -> None:
        self.sqlite, self.version = connection, -1

    def _disposed(self, _: object) -> None:
        """Whoever wants the connections of the pool anew wants these anew, too."""
        self.close()
        if not self.storage.notifies:
            with self.storage.turn:
                self.storage.writer.dispose()
                self.sqlite = None

    # SQLite.

    def look(self) -> int:
        """The epoch. While a transaction of this process is open, no other process writes, and it has looked itself."""
        if not self.storage.notifies and self.storage.turn.acquire(blocking=False):
            try:
                self.look_now()
            finally:
                self.storage.turn.release()
        return self.epoch

    def look_now(self) -> None:
        """When it is this thread's turn."""
        if self.storage.notifies:
            return
        try:
            version = -1 if self.sqlite is None else self.sqlite.execute("PRAGMA data_version").fetchone()[0]
        except sqlite3.Error:
            version = -1
        if version == -1 or version != self.version:
            self.epoch += 1
            self.version = version

    def _insert_sqlite(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        with self.storage.turn:
            if self.sqlite is None:
                self._open()
            connection = self.sqlite
            assert connection is not None
            try:
                connection.execute("BEGIN IMMEDIATE")
                self.look_now()
                accepted = databases.insert_sqlite(connection, rows)
                connection.execute("COMMIT")
            except sqlite3.Error as error:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                raise meaning_of(error) from error
            return accepted

    def _open(self) -> None:
        try:
            self.storage.writer.connect().close()
        except sa.exc.DBAPIError as error:
            raise meaning(error) from error

    # PostgreSQL.

    def _insert_postgres(self, rows: Sequence[Row]) -> set[tuple[str, int]]:
        import psycopg

        try:
            if self.postgres is not None:
                try:
                    return databases.insert_postgres(self.postgres, self.storage.process, rows)
                except psycopg.OperationalError:
                    if not self.postgres.closed:
                        raise
            # The connection is new, or was lost: perhaps what was sent through it had arrived.
            self.postgres = databases.own_connection(self.storage.engine)
            accepted = databases.insert_postgres(self.postgres, self.storage.process, rows)
            return accepted if len(accepted) == len(rows) else databases.there_already(self.postgres, rows)
        except psycopg.Error as error:
            self.close()
            raise meaning_of(error) from error
