"""The tables, and the steps that lead from an older database to them.

A game is its row in `games` and its rows in `moves`, which are only ever appended; they go when the whole game does.
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
    sa.Column("sum", sa.BigInteger),  # of the row, see `sums`; none for moves from before there were any
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
    sa.Column("key_hash", sa.Text),  # none for a seat that began as a bot's, or that nobody has taken yet
    sa.Column("invitation", sa.Text),  # the hash of the invitation that opens the seat, or has opened it
    # Did whoever began the game keep the key of this seat? Not in games from before there were invitations.
    sa.Column("kept", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("seen", sa.Float, nullable=False, server_default="0"),  # when its holder was last known to be here
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

# Tickets for streams that have been used, where several processes share the database; the others are kept in memory.
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
    sa.Column("pace", sa.Text, nullable=False, server_default="live"),
    sa.Column("absent_seconds", sa.Integer, nullable=False, server_default="600"),
    sa.Column("absent_by", sa.Text, nullable=False, server_default="one"),
    # How the seed came about, and with that who knows it: "chance" (nobody), "seed" or "record".
    sa.Column("origin", sa.Text, nullable=False, server_default="chance"),
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

# What happened at a table besides the game: lines of its log. The same thing twice between two moves is one line, and
# of one kind by one seat only the newest are told: so nobody can drown the others.
notices = sa.Table(
    "notices",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("move", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("seat", sa.Text, primary_key=True),
    sa.Column("author", sa.Text, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # whatever the kind counts
)

# What others must agree to, besides an undo: that a bot sits down on `seat`, or (seat "") that the game is deleted.
proposals = sa.Table(
    "proposals",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("seat", sa.Text, primary_key=True),
    sa.Column("bot", sa.Text),
    sa.Column("move", sa.Integer, nullable=False),
    sa.Column("agreed", sa.Text, nullable=False),  # seats, with commas; the first one proposed it
)

# Games that are gone, and why: a backup from before must not bring them back.
deleted = sa.Table(
    "deleted",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# Whether a game was over after that many moves, so that it need not be played again to know.
ends = sa.Table(
    "ends",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
)

# Open tables, which wait for people: there is no game yet, and so nothing is dealt that somebody could look at and
# leave. Their id becomes that of the game. `wish` is what whoever opened it wants, as JSON.
waiting = sa.Table(
    "waiting",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("wish", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
)

# Who sits at an open table, in the order in which they came; the first is its host.
sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("waiting", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key_hash", sa.Text, nullable=False),
    sa.Column("name", sa.Text),
    sa.Column("seen", sa.Float, nullable=False),
)

# What a table has settled about time, if anything; `over` once the game is known to be.
clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("per", sa.Text, nullable=False),
    sa.Column("seconds", sa.Integer, nullable=False),
    sa.Column("increment", sa.Integer, nullable=False),
    sa.Column("out", sa.Text, nullable=False),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False, server_default=sa.false()),
)

# When a table's clocks stood, since all wanted it; an end that is missing is now, or the next move.
pauses = sa.Table(
    "pauses",
    metadata,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("began", sa.Float, primary_key=True),
    sa.Column("ended", sa.Float),
)

# When each process was last heard of, as long as clocks run; and when no process was there, and no clock ran.
beats = sa.Table(
    "beats", metadata, sa.Column("process", sa.Text, primary_key=True), sa.Column("at", sa.Float, nullable=False)
)
downs = sa.Table(
    "downs", metadata, sa.Column("began", sa.Float, primary_key=True), sa.Column("ended", sa.Float, nullable=False)
)

# Games from before there were hints: they are for who plays alone.
ALONE = """
INSERT INTO settings (game, hints)
SELECT id, (SELECT count(*) FROM seats WHERE seats.game = games.id AND key_hash IS NOT NULL) <= 1 FROM games
"""

# Tables as they were when they were released: a step is what it was, however much they have grown since.
_old = sa.MetaData()
_old_moves = sa.Table("moves", _old, *(column._copy() for column in moves.columns if column.name != "sum"))
_old_seats = sa.Table(
    "seats", _old, *(column._copy() for column in seats.columns if column.name not in ("invitation", "kept", "seen"))
)
_old_settings = sa.Table("settings", _old, *(settings.c[name]._copy() for name in ("game", "hints")))

# Somebody who sat alone at a table held its only key from the start. Of all others nobody knows who else has theirs.
KEPT_ALONE = """
UPDATE seats SET kept = TRUE WHERE key_hash IS NOT NULL
AND (SELECT count(*) FROM seats AS all_seats WHERE all_seats.game = seats.game AND key_hash IS NOT NULL) = 1
"""

# What each version adds. A released step never changes; a change to a table is a new step, in SQL of both databases.
Step = tuple[sa.Table | str, ...]
MIGRATIONS: Final[tuple[Step, ...]] = (
    (games, _old_moves, _old_seats, watchers),
    (requests, tickets),
    (_old_settings, analyses, ALONE),
    (
        "ALTER TABLE moves ADD COLUMN sum BIGINT",
        "ALTER TABLE seats ADD COLUMN invitation TEXT",
        "ALTER TABLE seats ADD COLUMN kept BOOLEAN NOT NULL DEFAULT FALSE",
        "ALTER TABLE seats ADD COLUMN seen FLOAT NOT NULL DEFAULT 0",
        "ALTER TABLE settings ADD COLUMN pace TEXT NOT NULL DEFAULT 'live'",
        "ALTER TABLE settings ADD COLUMN absent_seconds INTEGER NOT NULL DEFAULT 600",
        "ALTER TABLE settings ADD COLUMN absent_by TEXT NOT NULL DEFAULT 'one'",
        "ALTER TABLE settings ADD COLUMN origin TEXT NOT NULL DEFAULT 'chance'",
        notices,
        proposals,
        deleted,
        ends,
        KEPT_ALONE,
    ),
    (waiting, sitters),
    (clocks, pauses, beats, downs),
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
