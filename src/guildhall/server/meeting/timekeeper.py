"""Who looks at the clocks: when somebody's time has run out, a bot sits down for them; and what time nobody had to pay
for, since no server was there.

A process that runs says so every few seconds, as long as any game with a clock does. A process that starts sees when
the last of them was heard of: until now no clock has run.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from guildhall.server import holding, schema
from guildhall.server.meeting import clocks
from guildhall.server.notices import BOT_BY_CLOCK, Notice
from guildhall.server.refusals import Refusal
from guildhall.server.storage import OPEN, Storage, StorageError

if TYPE_CHECKING:
    from guildhall.server.hall import Hall
    from guildhall.server.session import Session

log = logging.getLogger("guildhall.server")

BEAT_SECONDS: Final = 3.0
LOOK_SECONDS: Final = 0.25
GRACE_SECONDS: Final = 10.0  # after the start, in which nobody's time runs out: people have to find back
AGAIN_SECONDS: Final = 30.0  # after which games are looked for that another process has begun
SPREAD_SECONDS: Final = 20.0  # over which the games of before are opened after a start
ASLEEP_SECONDS: Final = 10 * BEAT_SECONDS  # without a word of any process, as when the machine sleeps
NEVER: Final = float("inf")
SAID: Final = "down"

rows, beats, downs = schema.clocks, schema.beats, schema.downs


class Timekeeper:
    """Made in a running event loop, beside the hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.due: dict[str, float] = {}
        self.busy: set[str] = set()
        self.began = time.time()
        self.beaten = 0.0
        hall.on_change.append(self.look_at)
        hall.hearers[SAID] = lambda said: self._spawn(self._read_downs())
        self.tasks: set[asyncio.Task[Any]] = set()
        self._spawn(self._keep_time())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def look_at(self, session: Session) -> None:
        """Something has happened at a table."""
        if session.row.clock is None:
            return
        if session.game.is_over:
            if self.due.pop(session.id, None) is not None:
                self._spawn(self._over(session.id, True))
            return
        found = clocks.reading(session, time.time())
        due = None if found is None else found.due()
        # Where nobody's clock runs, it is looked at again when something happens.
        self.due[session.id] = NEVER if due is None else max(due, self.began + GRACE_SECONDS)

    async def _over(self, game: str, over: bool) -> None:
        with contextlib.suppress(StorageError):
            await self.hall.in_time(partial(note_over, self.storage, game, over))

    async def _keep_time(self) -> None:
        while True:
            try:
                await self.note_down()
                await self._find_games(SPREAD_SECONDS)
                break
            except StorageError:
                await asyncio.sleep(BEAT_SECONDS)
        looked = time.monotonic()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = time.time()
            try:
                # Where no clock runs, nothing has to be written down again and again.
                if now > self.beaten + BEAT_SECONDS and min(self.due.values(), default=NEVER) < NEVER:
                    await self._beat(now)
                if time.monotonic() > looked + AGAIN_SECONDS:
                    looked = time.monotonic()
                    await self._find_games(0.0)
            except StorageError as error:
                log.warning("the clocks could not be looked after: %s", error)
                continue
            for game in [game for game, due in self.due.items() if due <= now and game not in self.busy]:
                self.busy.add(game)
                self._spawn(self._run_out(game))

    async def _beat(self, now: float) -> None:
        """Say that this process is there; if it was not for a while, as when a machine sleeps, no clock has run."""
        if now > self.beaten + ASLEEP_SECONDS:
            others = await self.hall.in_time(partial(heard, self.storage))
            last = max(others.values(), default=now)
            if now > last + ASLEEP_SECONDS:
                await self.hall.in_time(partial(note_down, self.storage, last, now))
                await self._read_downs()
        await self.hall.in_time(partial(beat, self.storage, now))
        self.beaten = now

    async def note_down(self) -> None:
        """From when any process was last heard of until this one started. If another is at work, that was a moment."""
        before = await self.hall.in_time(partial(heard, self.storage))
        if before:
            await self.hall.in_time(partial(note_down, self.storage, max(before.values()), self.began))
        await self._read_downs()

    async def _read_downs(self) -> None:
        self.storage.downs = await self.hall.in_time(partial(all_downs, self.storage))
        for game in list(self.due):
            if (session := self.hall.sessions.get(game)) is not None:
                self.look_at(session)

    async def _find_games(self, spread: float) -> None:
        now = time.time()
        for game in await self.hall.in_time(partial(running, self.storage)):
            self.due.setdefault(game, now + GRACE_SECONDS + random.random() * spread)

    async def _run_out(self, game: str) -> None:
        """The time of whoever is asked has run out, as far as is known here: look, and seat a bot."""
        try:
            await self.hall.work(game, run_out, drive_after=0.0)
            session = self.hall.sessions.get(game)
            if session is None:
                self.due[game] = time.time() + AGAIN_SECONDS
            else:
                self.look_at(session)
        except Refusal as refusal:
            if refusal.kind == "unknown-game":
                self.due.pop(game, None)
            else:
                self.due[game] = time.time() + AGAIN_SECONDS
        except StorageError:
            self.due[game] = time.time() + 2.0
        finally:
            self.busy.discard(game)


def run_out(session: Session) -> None:
    now = time.time()
    found = clocks.reading(session, now)
    due = None if found is None else found.due()
    if found is None or due is None or due > now or session.row.clock is None:
        return
    seat = found.running
    assert seat is not None
    if session.seat(seat).kind != OPEN:
        return
    notice = Notice(session.moves, BOT_BY_CLOCK, seat, at=now)
    holding.seat_bot(session.storage, session.id, notice, session.row.clock.bot)
    session.refresh()


# As it is stored.


def running(storage: Storage) -> list[str]:
    """The games with a clock that are not known to be over."""
    with storage.transaction(write=False) as connection:
        return list(connection.execute(sa.select(rows.c.game).where(~rows.c.over)).scalars())


def note_over(storage: Storage, game: str, over: bool) -> None:
    with storage.transaction() as connection:
        connection.execute(rows.update().where(rows.c.game == game).values(over=over))


def heard(storage: Storage) -> dict[str, float]:
    """When each process was last heard of."""
    with storage.transaction(write=False) as connection:
        return {row.process: row.at for row in connection.execute(sa.select(beats))}


def beat(storage: Storage, at: float) -> None:
    with storage.transaction() as connection:
        known = connection.execute(beats.update().where(beats.c.process == storage.process).values(at=at))
        if not known.rowcount:
            connection.execute(beats.delete().where(beats.c.at < at - 24 * 3600))
            connection.execute(beats.insert().values(process=storage.process, at=at))


def note_down(storage: Storage, began: float, ended: float) -> None:
    """No clock has run from then to then."""
    if ended <= began:
        return
    with storage.transaction() as connection:
        connection.execute(downs.delete().where(downs.c.began == began))
        connection.execute(downs.insert().values(began=began, ended=ended))
        storage.say_with(connection, {"kind": SAID, "game": ""})


def all_downs(storage: Storage) -> list[tuple[float, float]]:
    with storage.transaction(write=False) as connection:
        return [(row.began, row.ended) for row in connection.execute(sa.select(downs).order_by(downs.c.began))]
