"""The hall: all games that are being played here, each under its lock, its listeners told and its bots asked."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from anyio import to_thread

from guildhall.engine.errors import GuildhallError
from guildhall.server.advising import Adviser
from guildhall.server.bots import BotPool
from guildhall.server.holding import saw
from guildhall.server.hub import Hub, Listener
from guildhall.server.keys import is_id
from guildhall.server.metrics import Metrics
from guildhall.server.others import Others
from guildhall.server.refusals import Refusal
from guildhall.server.session import BotJob, Mark, Session, unknown_game
from guildhall.server.storage import MoveTakenError, Storage, StorageError
from guildhall.server.telling import news

log = logging.getLogger("guildhall.server")
T = TypeVar("T")

MOST_GAMES: Final = 1024  # in memory; the others are on disk and come back when somebody asks
IDLE_SECONDS: Final = 300.0  # after which a game leaves the memory
BEAT_SECONDS: Final = 15.0
PATIENCE: Final = 1.0  # how long another process has to ask a bot before this one does
SHORTEST_PAUSE: Final = 0.1  # between two tries to write a bot's answer while the database is away
LONGEST_PAUSE: Final = 10.0


class Hall:
    """Made in a running event loop. `close` ends everything it started."""

    def __init__(
        self,
        storage: Storage,
        most_games: int = MOST_GAMES,
        idle_seconds: float = IDLE_SECONDS,
        bots: bool = True,
        own_bots: Mapping[str, str] | None = None,
        metrics: Metrics | None = None,
    ) -> None:
        self.storage = storage
        self.metrics = metrics or Metrics()
        self.most_games = most_games
        self.idle_seconds = idle_seconds
        self.sessions: OrderedDict[str, Session] = OrderedDict()
        self.used: dict[str, float] = {}
        self.locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.hub = Hub()
        self.own_bots = dict(own_bots or {})
        self.pool = BotPool(own=self.own_bots) if bots else None
        self.adviser = Adviser(storage, self.pool)
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.others = Others(storage, self._hear, self._lost) if storage.notifies else None
        self._spawn(self._keep_house())

    async def close(self) -> None:
        for task in [*self.tasks, *self.drivers.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.drivers.values(), return_exceptions=True)
        await self.adviser.close()
        if self.pool is not None:
            await self.pool.close()
        if self.others is not None:
            await to_thread.run_sync(self.others.close)
        await to_thread.run_sync(self.storage.close)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # Working on a game.

    async def work(self, game: str, job: Callable[[Session], T], drive_after: float | None = None) -> T:
        """Do something with a game that is up to date, in a thread, while nobody else touches it."""
        if not is_id(game):
            raise unknown_game(game)
        async with self._lock(game):
            cached = self.sessions.get(game)
            before = None if cached is None else cached.mark()
            there = [] if cached is None else [cached]
            try:
                return await to_thread.run_sync(self._work, game, there, job)
            except (Refusal, GuildhallError) as refusal:
                if isinstance(refusal, Refusal) and refusal.kind in ("rules", "damaged"):
                    there.clear()  # it stopped in the middle of playing the record
                    self._forget(game)
                raise
            except BaseException as error:
                # Whatever it was, the game in memory may be ahead of the one on disk.
                there.clear()
                self._forget(game)
                if isinstance(error, MoveTakenError):
                    raise Refusal("stale", "Somebody else was faster.") from error
                raise
            finally:
                # Also after a refusal: the game may have been caught up before it.
                if there:
                    self._keep(there[0])
                    self._tell_listeners(there[0], before)
                    if there[0].awaits_bot:
                        self._drive(game, (PATIENCE if self.others else 0.0) if drive_after is None else drive_after)

    def _work(self, game: str, there: list[Session], job: Callable[[Session], T]) -> T:
        if there:
            there[0].refresh()
        else:
            there.append(Session.load(self.storage, game))
        before = there[0].moves
        done = job(there[0])
        self.metrics.count("moves", there[0].moves - before)
        return done

    def _tell_listeners(self, session: Session, before: Mark | None) -> None:
        after = session.mark()
        if before is None:  # it comes back from the disk: perhaps there is news, and the listeners look for themselves
            self.hub.wake(session.id, "move")
            return
        for what in ("move", "seats", "undo"):
            if getattr(before, what) != getattr(after, what):
                self.hub.wake(session.id, what)

    def _lock(self, game: str) -> asyncio.Lock:
        lock = self.locks.get(game)
        if lock is None:
            lock = self.locks[game] = asyncio.Lock()
        return lock

    def _keep(self, session: Session) -> None:
        self.sessions[session.id] = session
        self.sessions.move_to_end(session.id)
        self.used[session.id] = time.monotonic()
        while len(self.sessions) > self.most_games:
            self._forget(next(iter(self.sessions)))

    def _forget(self, game: str) -> None:
        """Whoever works on it still has it; the next one reads it anew."""
        self.sessions.pop(game, None)
        self.used.pop(game, None)

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(min(BEAT_SECONDS, self.idle_seconds))
            too_old = time.monotonic() - self.idle_seconds
            for game in [game for game, used in self.used.items() if used < too_old]:
                self._forget(game)
            if self.others is not None:
                self._say({"kind": "beat"})
                for game in self.hub.forget_silent():
                    self.hub.wake(game, "seats")

    # Streams.

    async def news(self, game: str, seat: str | None, after: int) -> tuple[int, int, list[tuple[int, str, Any]]]:
        """Counts and news for a listener. What is in memory is up to date: whoever woke the listener saw to it."""
        async with self._lock(game):
            session = self.sessions.get(game)
            if session is not None:
                return len(session.game.answers), session.moves, news(session, seat, after)
        return await self.work(game, lambda loaded: (len(loaded.game.answers), loaded.moves, news(loaded, seat, after)))

    def join(self, listener: Listener) -> None:
        here = self.hub.seats_here(listener.game)
        self.hub.add(listener)
        if listener.seat is not None and listener.seat not in here:
            self._seats_changed(listener.game)

    def leave(self, listener: Listener) -> None:
        self.hub.remove(listener)
        if listener.seat is not None and listener.seat not in self.hub.seats_here(listener.game):
            self._spawn(self._saw(listener.game, listener.seat))
            self._seats_changed(listener.game)

    async def _saw(self, game: str, seat: str) -> None:
        """From now on somebody is away. If it cannot be written down, that counts from an earlier moment."""
        with contextlib.suppress(StorageError):
            await to_thread.run_sync(saw, self.storage, game, seat)

    def is_renewed(self, listener: Listener) -> bool:
        """Has the seat another key than the one that opened the stream?"""
        session = self.sessions.get(listener.game)
        if session is None or listener.seat is None:
            return False
        return session.key_hashes().get(listener.seat) != listener.key_hash

    def drop(self, game: str) -> None:
        """It was deleted: whoever listens finds out."""
        self._forget(game)
        self.hub.wake(game, "move")

    def _seats_changed(self, game: str) -> None:
        self.hub.wake(game, "seats")
        self._say({"kind": "here", "game": game, "seats": sorted(self.hub.seats_here(game))})

    async def poke(self, game: str) -> None:
        """Look whether there is something new."""
        with contextlib.suppress(Refusal, StorageError):
            await self.work(game, lambda session: None)

    async def beat(self, game: str) -> None:
        """Now and then, while somebody listens: perhaps the process that asks this game's bots has died."""
        session = self.sessions.get(game)
        if session is not None and session.awaits_bot:
            await self.poke(game)

    # The other processes.

    def _say(self, said: dict[str, Any]) -> None:
        if self.others is None:
            return

        async def say() -> None:
            try:
                await to_thread.run_sync(self.storage.tell, said)
            except StorageError:
                log.warning("the other processes cannot be told anything")

        self._spawn(say())

    def _hear(self, said: dict[str, Any]) -> None:
        kind, game, process = said.get("kind"), said.get("game"), said["process"]
        if process not in self.hub.heard:  # a new one: it does not know who is here
            for mine in self.hub.listeners:
                self._say({"kind": "here", "game": mine, "seats": sorted(self.hub.seats_here(mine))})
        self.hub.hear(process)
        if not isinstance(game, str):
            return
        if kind == "here":
            self.hub.seats_elsewhere(process, game, said["seats"])
            self.hub.wake(game, "seats")
        elif game in self.sessions or game in self.hub.listeners:
            self._spawn(self._look(game, str(kind)))

    async def _look(self, game: str, kind: str) -> None:
        await self.poke(game)
        self.hub.wake(game, kind)

    def _lost(self) -> None:
        """The line is new: what was said before it was not heard."""
        self._say({"kind": "beat"})
        for game in list(self.hub.listeners):
            self._spawn(self.poke(game))

    # The bots.

    def _drive(self, game: str, patience: float) -> None:
        if self.pool is None:
            return
        if game in self.drivers:
            self.again.add(game)  # it may just have found that there was nothing to do
            return
        task = asyncio.get_running_loop().create_task(self._ask_bots(game, patience))
        self.drivers[game] = task
        task.add_done_callback(_complain)

    async def _ask_bots(self, game: str, patience: float) -> None:
        """Ask bots as long as it is a bot's turn."""
        assert self.pool is not None
        pause = SHORTEST_PAUSE
        seen = -1
        job: BotJob | None = None
        token = ""
        try:
            while True:
                try:
                    # One visit both answers and fetches the next question.
                    job = await self.work(game, partial(_answer_for_bot, job if token else None, token))
                    token = ""
                    pause = SHORTEST_PAUSE
                    if job is None:
                        if game not in self.again:
                            return
                        self.again.discard(game)
                    elif patience and job.move != seen:
                        seen = job.move
                        await asyncio.sleep(patience)
                    else:
                        patience = 0.0
                        token = await self.pool.answer(job.bot, job.table, job.thinking)
                except StorageError:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
                except Refusal as refusal:
                    if refusal.kind != "stale":
                        return  # it cannot be opened; whoever opens it is told
                    token = ""
                    patience = PATIENCE if self.others else 0.0
        finally:
            del self.drivers[game]
            self.again.discard(game)


def _answer_for_bot(job: BotJob | None, token: str, session: Session) -> BotJob | None:
    """Give a bot's answer, if the question is still open; gives the next question to a bot."""
    if job is not None and session.moves == job.move and session.awaits_bot:
        session.answer(job.seat, token)
    return session.bot_job()


def _complain(done: asyncio.Task[None]) -> None:
    if not done.cancelled() and done.exception() is not None:
        log.error("the bots of a game have stopped", exc_info=done.exception())
