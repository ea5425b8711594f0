"""The tables, and the steps that lead from an older database to them.

A game is its row in `games` and its rows in `moves`, which are only ever appended.
"""

from __future__ import annotations

import time
from typing import Final

import sqlalchemy as sa

from guildhall.engine.errors import GuildhallError

metadata = sa.MetaData()

schema = sa.Table(
    "schema",
    metadata,
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),  # a number too long for a database; perhaps a space, and its salt
    sa.Column("position", sa.Text),
    sa.Column("created", sa.Float, nullable=False),
)

# `token` is the answer, or for an undo the number of answers that stay.
moves = sa.Table(
    "moves",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Text, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("name", sa.Text),
    sa.Column("key_hash", sa.Text),  # none for a seat that began as a bot's
)

watchers = sa.Table(
    "watchers",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("key_hash", sa.Text, primary_key=True),
)

# A wish to take answers back that others must agree to. It holds only while `move` is the number of moves.
requests = sa.Table(
    "requests",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("seat", sa.Text, nullable=False),
    sa.Column("target", sa.Integer, nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),  # seats, with commas
)

# No longer used: tickets are kept in memory. A released step never changes.
tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("ticket_hash", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("seat", sa.Text),
    sa.Column("expires", sa.Float, nullable=False),
)

# What a table has agreed on.
settings = sa.Table(
    "settings",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("hints", sa.Boolean, nullable=False),
)

# The analysis of a finished game. It holds only while `move` is the number of moves. Until `data` is there, `process`
# is at work on it and says so again and again; one that has been silent for long is gone.
analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("move", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("process", sa.Text, nullable=False),
    sa.Column("heard", sa.Float, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("data", sa.Text),
)

# Games from before there were hints: they are for who plays alone.
ALONE = """
INSERT INTO settings (game, hints)
SELECT id, (SELECT count(*) FROM seats WHERE seats.game = games.id AND key_hash IS NOT NULL) <= 1 FROM games
"""

# What each version adds. A released step never changes; a change to a table is a new step, in SQL of both databases.
Step = tuple[sa.Table | str, ...]
MIGRATIONS: Final[tuple[Step, ...]] = (
    (games, moves, seats, watchers),
    (requests, tickets),
    (settings, analyses, ALONE),
)

LOCK: Final = 0x6775696C64  # any number, as long as it is ours


def migrate(connection: sa.Connection, steps: tuple[Step, ...] | None = None) -> int:
    """Bring the database up to date; gives the version it had. Call it in a transaction that may write."""
    steps = MIGRATIONS if steps is None else steps
    if connection.dialect.name == "postgresql":
        # Two processes that start at once must not both do it.
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    schema.create(connection, checkfirst=True)
    found: int = connection.execute(sa.select(sa.func.coalesce(sa.func.max(schema.c.version), 0))).scalar_one()
    if found > len(steps):
        raise GuildhallError(
            f"The database has version {found}, and this Guildhall knows versions up to {len(steps)}: it is too old."
        )
    for version, step in enumerate(steps[found:], found + 1):
        for change in step:
            if isinstance(change, sa.Table):
                change.create(connection)
            else:
                connection.execute(sa.text(change))
        connection.execute(schema.insert().values(version=version, at=time.time()))
    return found


def drop(connection: sa.Connection) -> None:
    """Take everything away, in a transaction that puts something in its place."""
    metadata.drop_all(connection)
