"""How long games are kept. The host says it in days; what is older is deleted, and only its id stays."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import sqlalchemy as sa
from anyio import to_thread

from guildhall.server import schema
from guildhall.server.holding import OF_A_GAME, delete_game
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.storage import Storage, StorageError

if TYPE_CHECKING:
    from guildhall.server.hall import Hall

log = logging.getLogger("guildhall.server")

DAY: Final = 24 * 3600.0
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"
UNBEGUN: Final = "unbegun"
EVERY_SECONDS: Final = 3600.0
PAUSE: Final = 0.05  # between two deletions of a server at work, which has people to answer
REMEMBERED: Final = 800 * DAY  # after which the id of a deleted game is forgotten: no backup is that old


@dataclass(frozen=True)
class Retention:
    """For how many days each kind of game is kept after anybody last did something in it; None is for ever."""

    finished: float | None = None
    abandoned: float | None = None
    unbegun: float | None = None

    @property
    def is_for_ever(self) -> bool:
        return self.finished is None and self.abandoned is None and self.unbegun is None

    def days(self, kind: str) -> float | None:
        return {FINISHED: self.finished, ABANDONED: self.abandoned, UNBEGUN: self.unbegun}[kind]


@dataclass(frozen=True)
class Old:
    """A game whose time is over: why, how long nobody did anything in it, and how many moves it has."""

    game: str
    why: str
    days: float
    moves: int


def old_games(storage: Storage, rule: Retention, now: float | None = None) -> Iterator[Old]:
    """The games that the rule does not keep. Those that cannot be opened here are kept: nobody knows what they are."""
    now = time.time() if now is None else now
    shortest = min((days for days in (rule.finished, rule.abandoned, rule.unbegun) if days is not None), default=None)
    if shortest is None:
        return
    for game, last, moves, begun in _quiet(storage, now - shortest * DAY):
        why = UNBEGUN if not begun else _end(storage, game, moves)
        days = None if why is None else rule.days(why)
        if why is not None and days is not None and last < now - days * DAY:
            yield Old(game, why, (now - last) / DAY, moves)


def _quiet(storage: Storage, before: float) -> list[tuple[str, float, int, bool]]:
    """The games in which nobody did anything since: when that was, how many moves, whether a person ever answered."""
    games, moves, seats = schema.games, schema.moves, schema.seats
    played = (
        sa.select(moves.c.game, sa.func.max(moves.c.at).label("last"), sa.func.count().label("number"))
        .group_by(moves.c.game)
        .subquery()
    )
    seen = sa.select(seats.c.game, sa.func.max(seats.c.seen).label("last")).group_by(seats.c.game).subquery()
    persons = sa.exists().where(
        moves.c.game == games.c.id,
        seats.c.game == games.c.id,
        seats.c.seat == moves.c.seat,
        sa.or_(seats.c.key_hash.is_not(None), seats.c.invitation.is_not(None)),
    )
    bots_only = ~sa.exists().where(
        seats.c.game == games.c.id, sa.or_(seats.c.key_hash.is_not(None), seats.c.invitation.is_not(None))
    )
    query = (
        sa.select(games.c.id, games.c.created, played.c.last, seen.c.last, played.c.number, persons, bots_only)
        .select_from(games)
        .outerjoin(played, played.c.game == games.c.id)
        .outerjoin(seen, seen.c.game == games.c.id)
        .where(games.c.created < before)
        .where(sa.func.coalesce(played.c.last, 0) < before, sa.func.coalesce(seen.c.last, 0) < before)
        .order_by(games.c.id)
    )
    with storage.transaction(write=False) as connection:
        rows = connection.execute(query).all()
    return [
        (row[0], max(row[1], row[2] or 0.0, row[3] or 0.0), row[4] or 0, bool(row[5] or (row[6] and row[4])))
        for row in rows
    ]


def _end(storage: Storage, game: str, moves: int) -> str | None:
    """Finished, or abandoned? What was found is kept, so that no game is played again every hour."""
    rows = schema.ends
    with storage.transaction(write=False) as connection:
        known = connection.execute(
            sa.select(rows.c.over).where(rows.c.game == game, rows.c.moves == moves)
        ).scalar_one_or_none()
    if known is None:
        try:
            known = Session.load(storage, game).game.is_over
        except Refusal:
            return None
        with storage.transaction() as connection:
            connection.execute(rows.delete().where(rows.c.game == game))
            connection.execute(rows.insert().values(game=game, moves=moves, over=known))
    return FINISHED if known else ABANDONED


def prune(storage: Storage, old: Iterable[Old]) -> Iterator[Old]:
    """Delete these games, one after the other; gives each that is gone. Where somebody has just gone on, it stays."""
    for one in old:
        if delete_game(storage, one.game, one.why, one.moves):
            yield one


def forget_graves(storage: Storage) -> None:
    """Forget the oldest deleted games; and see that nothing came to one of them in the very moment it went."""
    rows = schema.deleted
    with storage.transaction() as connection:
        for table in OF_A_GAME:
            connection.execute(table.delete().where(table.c.game.in_(sa.select(rows.c.game))))
        connection.execute(rows.delete().where(rows.c.at < time.time() - REMEMBERED))


async def keep_to(hall: Hall, rule: Retention) -> None:
    """Now and every hour, while the server runs."""
    while not rule.is_for_ever:
        try:
            old = await to_thread.run_sync(lambda: list(old_games(hall.storage, rule)))
            for one in old:
                if await to_thread.run_sync(delete_game, hall.storage, one.game, one.why, one.moves):
                    hall.drop(one.game)
                await asyncio.sleep(PAUSE)
            await to_thread.run_sync(forget_graves, hall.storage)
            if old:
                log.info("%d old games were deleted", len(old))
        except StorageError as error:
            log.warning("old games could not be deleted: %s", error)
        await asyncio.sleep(EVERY_SECONDS)


@contextlib.asynccontextmanager
async def kept_to(hall: Hall, rule: Retention) -> AsyncIterator[None]:
    task = asyncio.get_running_loop().create_task(keep_to(hall, rule))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
