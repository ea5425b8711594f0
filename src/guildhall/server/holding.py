"""Who holds a seat, as it is stored: keys, invitations, bots in place of people, and what others have to agree to.
Every function is one transaction, and writes the line of the log with it."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Mapping
from typing import Final

import sqlalchemy as sa

from guildhall.server import notices, schema
from guildhall.server.notices import Notice, Proposal, note
from guildhall.server.storage import BOT, OPEN, Storage

DELETION: Final = "deletion"
SEATING: Final = "bot"

seats = schema.seats


@contextlib.contextmanager
def at_table(storage: Storage, game: str) -> Iterator[sa.Connection]:
    """A transaction in which no other process changes who sits at this table."""
    with storage.transaction() as connection:
        connection.execute(sa.select(schema.games.c.id).where(schema.games.c.id == game).with_for_update())
        yield connection


def take_seat(
    storage: Storage, game: str, move: int, seat: str, invitation: str, key_hash: str, name: str | None, number: int
) -> bool:
    """Exchange an invitation for a key; False if somebody else was faster. Whoever sat there for its owner leaves."""
    values = {"key_hash": key_hash, "kind": OPEN, "bot": None, "seen": time.time()}
    if name is not None:
        values["name"] = name
    with at_table(storage, game) as connection:
        taken = connection.execute(
            seats.update()
            .where(seats.c.game == game, seats.c.seat == seat)
            .where(seats.c.invitation == invitation, seats.c.key_hash.is_(None))
            .values(**values)
        )
        if not taken.rowcount:
            return False
        note(connection, game, Notice(move, notices.JOINED, seat, at=time.time(), number=number))
        storage.tell_of(connection, game, "seats")
    return True


def renew_invitation(storage: Storage, game: str, move: int, seat: str, old: str, new: str) -> bool:
    """Put a new invitation in the place of one that nobody has used; False if somebody has."""
    with at_table(storage, game) as connection:
        renewed = connection.execute(
            seats.update()
            .where(seats.c.game == game, seats.c.seat == seat)
            .where(seats.c.invitation == old, seats.c.key_hash.is_(None))
            .values(invitation=new)
        )
        if not renewed.rowcount:
            return False
        note(connection, game, Notice(move, notices.INVITED_ANEW, seat, at=time.time()))
        storage.tell_of(connection, game, "seats")
    return True


def renew_key(storage: Storage, game: str, move: int, seat: str, old: str, new: str) -> bool:
    """The old link dies, and what was opened with it; False if it was dead already."""
    with at_table(storage, game) as connection:
        # Whoever renews a link may have got it from somebody who kept it.
        renewed = connection.execute(
            seats.update()
            .where(seats.c.game == game, seats.c.seat == seat, seats.c.key_hash == old)
            .values(key_hash=new, kept=False)
        )
        if not renewed.rowcount:
            return False
        note(connection, game, Notice(move, notices.LINK_RENEWED, seat, at=time.time()))
        storage.tell_of(connection, game, "seats")
    return True


def seat_bot(storage: Storage, game: str, notice: Notice, bot: str) -> None:
    """A bot sits down on the notice's seat."""
    with at_table(storage, game) as connection:
        connection.execute(
            seats.update().where(seats.c.game == game, seats.c.seat == notice.seat).values(kind=BOT, bot=bot)
        )
        _drop(connection, game, SEATING, notice.seat)
        note(connection, game, notice)
        storage.tell_of(connection, game, "seats")


def take_back(storage: Storage, game: str, move: int, seat: str, number: int) -> None:
    """The owner plays again, after that many answers of a bot."""
    with at_table(storage, game) as connection:
        connection.execute(
            seats.update()
            .where(seats.c.game == game, seats.c.seat == seat)
            .values(kind=OPEN, bot=None, seen=time.time())
        )
        note(connection, game, Notice(move, notices.BACK, seat, at=time.time(), number=number))
        storage.tell_of(connection, game, "seats")


def saw(storage: Storage, left: Mapping[tuple[str, str], float]) -> None:
    """The holders of these seats, each of a game, were here until then."""
    with storage.transaction() as connection:
        # Always in the same order, so that two processes never wait for each other.
        for (game, seat), at in sorted(left.items()):
            connection.execute(seats.update().where(seats.c.game == game, seats.c.seat == seat).values(seen=at))


# What others must agree to.


def propose(
    storage: Storage, game: str, kind: str, seat: str, bot: str | None, move: int, by: tuple[str, ...], notice: Notice
) -> Proposal:
    """Note that these seats want it, whoever proposed it first; gives it with all who do."""
    rows = schema.proposals
    with at_table(storage, game) as connection:
        query = sa.select(rows).where(rows.c.game == game, rows.c.kind == kind, rows.c.seat == seat)
        found = connection.execute(query).first()
        if found is not None and found.move == move:
            agreed = tuple(dict.fromkeys((*found.agreed.split(","), *by)))
            bot = found.bot
            values = {"agreed": ",".join(agreed)}
            connection.execute(
                rows.update().where(rows.c.game == game, rows.c.kind == kind, rows.c.seat == seat).values(**values)
            )
        else:
            agreed = by
            _drop(connection, game, kind, seat)
            connection.execute(
                rows.insert().values(game=game, kind=kind, seat=seat, bot=bot, move=move, agreed=",".join(by))
            )
            note(connection, game, notice)
        storage.tell_of(connection, game, "seats")
    return Proposal(kind, seat, bot, move, agreed)


def refuse(storage: Storage, game: str, kind: str, seat: str, notice: Notice) -> None:
    with at_table(storage, game) as connection:
        _drop(connection, game, kind, seat)
        note(connection, game, notice)
        storage.tell_of(connection, game, "seats")


def _drop(connection: sa.Connection, game: str, kind: str, seat: str) -> None:
    rows = schema.proposals
    connection.execute(rows.delete().where(rows.c.game == game, rows.c.kind == kind, rows.c.seat == seat))


# The end of a game.

OF_A_GAME: Final = tuple(
    table
    for table in schema.metadata.sorted_tables
    if "game" in table.c and table not in (schema.games, schema.deleted)
)


def delete_game(storage: Storage, game: str, why: str, moves: int | None = None) -> bool:
    """Delete a game and everything about it, but for its id, which says that it is gone. If `moves` is given, only if
    it still has that many; gives whether it was there to be deleted."""
    with at_table(storage, game) as connection:
        rows = schema.moves
        count = connection.execute(sa.select(sa.func.count()).where(rows.c.game == game)).scalar_one()
        if moves is not None and count != moves:
            return False
        was_there = bury(connection, game, why, time.time())
        storage.tell_of(connection, game, "move")
    return was_there


def bury(connection: sa.Connection, game: str, why: str, at: float) -> bool:
    """Delete whatever there is of a game, and remember that it is gone; gives whether there was one."""
    for table in OF_A_GAME:
        connection.execute(table.delete().where(table.c.game == game))
    found = connection.execute(schema.games.delete().where(schema.games.c.id == game)).rowcount
    rows = schema.deleted
    if found:
        connection.execute(rows.delete().where(rows.c.game == game))
    elif connection.execute(sa.select(rows.c.game).where(rows.c.game == game)).first() is not None:
        return False
    connection.execute(rows.insert().values(game=game, why=why, at=at))
    return bool(found)


def why_gone(storage: Storage, game: str) -> str | None:
    """Why a game was deleted; None if it never was."""
    rows = schema.deleted
    with storage.transaction(write=False) as connection:
        return connection.execute(sa.select(rows.c.why).where(rows.c.game == game)).scalar()
