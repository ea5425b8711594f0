"""The hall: all games that are being played here, each under its lock, its listeners told and its bots asked."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

from anyio import CapacityLimiter, to_thread

from guildhall.engine.errors import GuildhallError
from guildhall.server.advising import Adviser
from guildhall.server.bots import BotPool
from guildhall.server.differences import Seen, Telling, told_to
from guildhall.server.holding import saw, why_gone
from guildhall.server.hub import Hub, Listener
from guildhall.server.keys import hashed, is_id
from guildhall.server.metrics import Metrics
from guildhall.server.other_processes import OtherProcesses
from guildhall.server.precedence import Precedence
from guildhall.server.records import Reported
from guildhall.server.refusals import Refusal
from guildhall.server.session import BotJob, Caller, Mark, Session, renewed, unknown_game
from guildhall.server.storage import ANSWER, ANSWER_SECONDS, Move, MoveTakenError, Storage, StorageError, hangs
from guildhall.server.telling import News, news
from guildhall.server.tickets import TICKET_SECONDS, Tickets
from guildhall.server.visits import on_account

log = logging.getLogger("guildhall.server")
T = TypeVar("T")

MOST_GAMES: Final = 1024  # in memory; the others are on disk and come back when somebody asks
IDLE_SECONDS: Final = 300.0  # after which a game leaves the memory
BEAT_SECONDS: Final = 15.0
PATIENCE: Final = 1.0  # how long another process has to ask a bot before this one does
SHORTEST_PAUSE: Final = 0.1  # between two tries to write a bot's answer while the database is away
LONGEST_PAUSE: Final = 10.0
MOST_THREADS: Final = 16


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
        precedence: Precedence | None = None,
    ) -> None:
        self.storage = storage
        self.metrics = metrics or Metrics()
        self.precedence = precedence or Precedence()
        self.most_games = most_games
        self.idle_seconds = idle_seconds
        self.sessions: OrderedDict[str, Session] = OrderedDict()
        self.used: dict[str, float] = {}
        self.locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.hub = Hub()
        self.tickets = Tickets()
        self.reported = Reported()
        self.threads = CapacityLimiter(MOST_THREADS)
        self.loop = asyncio.get_running_loop()
        storage.appender.late = lambda game: self.loop.call_soon_threadsafe(self._written_late, game)  # type: ignore[assignment]
        self.own_bots = dict(own_bots or {})
        self.pool = BotPool(own=self.own_bots) if bots else None
        self.adviser = Adviser(storage, self.pool)
        self.on_change: list[Callable[[Session], None]] = []  # told of a table of which something is new
        self.on_over: Callable[[str], None] = lambda game: None  # told of every game that is found to be over
        self.drivers: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.left: dict[tuple[str, str], float] = {}  # whoever has left which seat when, as far as it is not on disk
        self.noting: asyncio.Task[None] | None = None
        # Other rooms of the server: what they are told by other processes, and what is read anew if a word was missed.
        self.hearers: dict[str, Callable[[dict[str, Any]], None]] = {}
        self.on_lost: list[Callable[[], None]] = []
        self.other_processes = OtherProcesses(storage, self._hear, self._lost) if storage.notifies else None
        self._spawn(self._keep_house())

    async def close(self) -> None:
        if self.noting is not None:
            await self.noting  # a thread that writes cannot be stopped
        for task in [*self.tasks, *self.drivers.values()]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.drivers.values(), return_exceptions=True)
        await self.adviser.close()
        if self.pool is not None:
            await self.pool.close()
        if self.other_processes is not None:
            await to_thread.run_sync(self.other_processes.close)
        await to_thread.run_sync(self.storage.close)

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Working on a game.

    async def work(
        self,
        game: str,
        job: Callable[[Session], T],
        drive_after: float | None = None,
        writes: bool | None = None,
        quick: bool = False,
    ) -> T:
        """Do something with a game that is up to date, while nobody else touches it: in a thread, unless it is quick
        and reads no more than the memory. Whoever says when to drive the bots writes."""
        writes = drive_after is not None if writes is None else writes
        async with self._alone(game):
            session = await self._open(game)
            before = self._known(session) if writes else {}
            mark, moves, is_whole = session.mark(), session.moves, True
            try:
                return job(session) if quick else await self._thread(partial(job, session), writes)
            except (Refusal, GuildhallError) as refusal:
                if isinstance(refusal, Refusal) and refusal.kind in ("rules", "damaged"):
                    is_whole = False  # it stopped in the middle of playing the record
                raise
            except BaseException as error:
                is_whole = False  # whatever it was, the game in memory may be ahead of the one on disk
                if isinstance(error, MoveTakenError):
                    raise Refusal("stale", "Somebody else was faster.") from error
                raise
            finally:
                if not is_whole:
                    self._forget(game)
                else:
                    self.metrics.count("moves", session.moves - moves)
                    self._tell_listeners(session, mark, before)
                    self._drive_if_asked(session, drive_after)

    async def play(self, game: str, check: Callable[[Session], Caller], token: str, mark: str | None) -> bytes:
        """Give a seat's answer, on disk when this returns. `check` says whose it is, or refuses. Gives what that has
        changed for whoever knows the table by that mark."""
        async with self._alone(game):
            session = await self._open(game, certain=False)
            try:
                caller = check(session)
            except Refusal:
                if not self._may_be_behind:
                    raise
                session = await self._open(game, again=True)
                caller = check(session)
            assert caller.seat is not None
            before = self._known(session, caller=caller, mark=mark)
            known, move = session.mark(), Move(session.moves, ANSWER, caller.seat, token)
            with self.precedence.click():
                session.game.choose(token)
                try:
                    written, done = self.storage.append_soon(game, move)
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await done
                except BaseException as error:
                    self._forget(game)
                    if isinstance(error, MoveTakenError):
                        raise Refusal("stale", "Somebody else was faster.") from error
                    if isinstance(error, TimeoutError):
                        raise hangs() from error
                    raise
                session.accept(written)
                self.metrics.count("moves")
                told = self._tell_listeners(session, known, before, caller)
                self._drive_if_asked(session, 0.0)
                return told.change(caller, mark, known.move)

    async def _open(self, game: str, certain: bool = True, again: bool = False) -> Session:
        """The game, up to date, and whoever listens is told of what was new; under its lock. Not certain, another
        process may have written just now."""
        if not is_id(game):
            raise unknown_game(game)
        session = self.sessions.get(game)
        if session is not None and not again and self._is_fresh(session, certain):
            self._keep(session)
            return session
        before, mark = ({}, None) if session is None else (self._known(session), session.mark())
        try:
            if session is None:
                stored = await self._thread(partial(self.storage.stored, game), True)
                if stored is None:
                    raise unknown_game(game, await self._thread(partial(why_gone, self.storage, game), True))
                session = await self._thread(partial(Session.of, self.storage, stored))
            else:
                await self._thread(session.refresh, True)
        except BaseException:
            self._forget(game)
            raise
        self._keep(session)
        self._tell_listeners(session, mark, before)
        self._drive_if_asked(session, None)
        return session

    def _is_fresh(self, session: Session, certain: bool) -> bool:
        if session.is_behind or session.id in self.storage.touched or session.epoch != self.storage.direct.look():
            return False
        return self.other_processes is None or (self.other_processes.hears and not (certain and self.hub.has_company))

    @property
    def _may_be_behind(self) -> bool:
        return self.other_processes is not None and self.hub.has_company

    async def _thread(self, job: Callable[[], T], in_time: bool = False) -> T:
        """Do it in a thread. What asks the database is given up after some seconds; whatever comes of it later, the
        game is read anew."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS if in_time else None):
                return await to_thread.run_sync(on_account(job), abandon_on_cancel=in_time, limiter=self.threads)
        except TimeoutError as error:
            raise hangs() from error

    async def in_time(self, job: Callable[[], T]) -> T:
        """Ask the database for something, and give up if it hangs."""
        return await self._thread(job, True)

    def _known(
        self,
        session: Session,
        connected: frozenset[str] | None = None,
        caller: Caller | None = None,
        mark: str | None = None,
    ) -> Seen:
        """The table as those have it who follow it, and a caller who has it with that mark: as it was told to them, or
        as it stands."""
        told = session.told
        wanted = [(listener.caller, listener.mark) for listener in self.hub.followers(session.id)]
        if caller is not None:
            wanted.append((caller, mark))
        missing = [who for who, has in wanted if has and (who not in told or told[who].mark != has)]
        if not missing:
            return told
        here = self.hub.connected(session.id) if connected is None else connected
        return {**told, **told_to(session, missing, here)}

    def _now(self, session: Session, *more: Caller) -> Seen:
        """The table as it stands, for all who follow it and some more."""
        callers = {*more, *(listener.caller for listener in self.hub.followers(session.id))}
        session.told = told_to(session, callers, self.hub.connected(session.id)) if callers else {}
        return session.told

    def _tell_listeners(self, session: Session, known: Mark | None, before: Seen, *more: Caller) -> Telling:
        """Of what has changed since they knew `known`, and the table as it was `before`."""
        if session.game.is_over:
            self.on_over(session.id)
        for look_at in self.on_change:
            look_at(session)
        after = session.mark()
        telling = Telling(session, before, {} if known == after else self._now(session, *more))
        if known != after:
            for what in ("move", "seats", "undo"):
                # If it comes back from the disk, perhaps there is news: the listeners look for themselves.
                if known is None or getattr(known, what) != getattr(after, what):
                    self.hub.wake(session.id, what)
            telling.push(self.hub.followers(session.id))
        return telling

    @contextlib.asynccontextmanager
    async def _alone(self, game: str) -> AsyncIterator[None]:
        """While nobody else touches this game. Whoever waits for somebody who waits for the database waits not much
        longer than they."""
        lock = self.locks.get(game)
        if lock is None:
            lock = self.locks[game] = asyncio.Lock()
        if lock.locked():
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    await lock.acquire()
            except TimeoutError as error:
                raise hangs() from error
        else:
            await lock.acquire()
        try:
            yield
        finally:
            lock.release()

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
        self.storage.touched.discard(game)

    def _written_late(self, game: str) -> None:
        """A move of which nobody waited to hear is on disk after all."""
        self._forget(game)
        if game in self.hub.listeners:
            self._spawn(self.poke(game))

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(min(BEAT_SECONDS, self.idle_seconds))
            too_old = time.monotonic() - self.idle_seconds
            for game in [game for game, used in self.used.items() if used < too_old]:
                self._forget(game)
            if self.other_processes is not None:
                self._say({"kind": "beat"})
                for game in self.hub.forget_silent():
                    self._seats_changed(game)

    # Streams.

    async def news(self, listener: Listener) -> tuple[list[News], bool, dict[str, int]]:
        """What a listener who does not follow the table has not heard of, whether that is all, and how many answers and
        moves there are."""
        async with self._alone(listener.game):
            # What is in memory is up to date: whoever woke the listener saw to it.
            session = self.sessions.get(listener.game) or await self._open(listener.game)
            if not session.knows(listener.caller):
                raise renewed()
            listener.moves, found = on_account(partial(news, session, listener.seat, listener.moves))()
            counts = {"number": len(session.game.answers), "move": session.moves}
            return found, listener.moves == session.moves, counts

    async def catch_up(self, listener: Listener) -> None:
        """Push the table to somebody who follows it and may have missed something."""
        async with self._alone(listener.game):
            session = await self._open(listener.game)
            listener.is_behind = False
            Telling(session, {}, self._now(session)).push([listener])

    def join(self, listener: Listener) -> asyncio.Task[None]:
        """At once; what is given pushes to them what they do not have yet, and tells the others that somebody came."""
        before, here = self.hub.connected(listener.game), self.hub.seats_here(listener.game)
        self.hub.add(listener)
        if listener.seat is not None and listener.seat not in here:
            self._say_who_is_here(listener.game)
        return self._spawn(self._seats_told(listener.game, before))

    def leave(self, listener: Listener) -> None:
        here = self.hub.connected(listener.game)
        self.hub.remove(listener)
        if listener.seat is not None and listener.seat not in self.hub.seats_here(listener.game):
            if (session := self.sessions.get(listener.game)) is not None:
                session.saw(listener.seat, time.time())
            self.left[listener.game, listener.seat] = time.time()
            if self.noting is None or self.noting.done():
                self.noting = self._spawn(self._note_who_left())
            self._say_who_is_here(listener.game)
            if listener.game in self.hub.listeners:
                self._spawn(self._seats_told(listener.game, here))

    async def _note_who_left(self) -> None:
        """From now on they are away. Those who leave meanwhile are written down together. If it cannot be done, it
        counts from an earlier moment."""
        while self.left:
            left, self.left = self.left, {}
            with contextlib.suppress(StorageError):
                await to_thread.run_sync(saw, self.storage, left)

    def is_renewed(self, caller: Caller, game: str) -> bool:
        """Has a seat another key by now than the one that this caller came with?"""
        session = self.sessions.get(game)
        return session is not None and not session.knows(caller)

    def drop(self, game: str) -> None:
        """It was deleted: whoever listens finds out."""
        self._forget(game)
        self.adviser.drop(game)
        for listener in self.hub.listeners.get(game, ()):
            listener.leave()

    def _say_who_is_here(self, game: str) -> None:
        self._say({"kind": "here", "game": game, "seats": sorted(self.hub.seats_here(game))})

    def _seats_changed(self, game: str, before: frozenset[str] = frozenset()) -> None:
        if game in self.hub.listeners:
            self._spawn(self._seats_told(game, before))

    async def _seats_told(self, game: str, before: frozenset[str]) -> None:
        """Tell everybody who is connected; `before` were others."""
        with contextlib.suppress(Refusal, StorageError):
            async with self._alone(game):
                session = self.sessions.get(game) or await self._open(game)
                if before != self.hub.connected(game):
                    self.hub.wake(game, "seats")
                telling = Telling(session, self._known(session, before), self._now(session))
                telling.push(self.hub.followers(game))

    async def poke(self, game: str) -> None:
        """Look whether there is something new."""
        with contextlib.suppress(Refusal, StorageError):
            await self.work(game, lambda session: None, quick=True)

    async def beat(self, game: str) -> None:
        """Now and then, while somebody listens: perhaps the process that asks this game's bots has died."""
        session = self.sessions.get(game)
        if session is not None and session.awaits_bot:
            await self.poke(game)

    # The other processes.

    def _say(self, said: dict[str, Any]) -> None:
        if self.other_processes is None:
            return

        async def say() -> None:
            try:
                await self._thread(partial(self.storage.tell, said), True)
            except StorageError:
                log.warning("the other processes cannot be told anything")

        self._spawn(say())

    def _hear(self, said: dict[str, Any]) -> None:
        kind, game, process = said.get("kind"), said.get("game"), said["process"]
        if process not in self.hub.heard:  # a new one: it does not know who is here
            for mine in self.hub.listeners:
                self._say_who_is_here(mine)
        self.hub.hear(process)
        if kind in self.hearers:
            self.hearers[kind](said)
        if kind in self.hearers or not isinstance(game, str):
            return
        if kind == "here":
            before = self.hub.connected(game)
            self.hub.seats_elsewhere(process, game, said["seats"])
            self._seats_changed(game, before)
        elif kind == "restored":
            self._lost()
        elif kind == "reported":
            self.reported.add(said["table"], game)
        elif kind == "ticket":
            self.tickets.hear(said)
        elif kind == "ticket-used":
            self.tickets.use(said["ticket"], game)
        elif game in self.sessions or game in self.hub.listeners:
            self._spawn(self._look(said))

    async def _look(self, said: dict[str, Any]) -> None:
        """Take over what another process has written: a move as it was told, anything else from the database."""
        game = said["game"]
        with contextlib.suppress(StorageError):
            async with self._alone(game):
                session = self.sessions.get(game)
                if session is not None and "move" in said and self._take_over(session, said):
                    return
        if game in self.sessions:
            self.sessions[game].is_behind = True
        if game in self.hub.listeners:
            await self.poke(game)

    def _take_over(self, session: Session, said: dict[str, Any]) -> bool:
        if session.is_behind:
            return False
        if session.moves > said["move"][0]:
            return True  # it was read before it was heard of
        before, known = self._known(session), session.mark()
        if not session.hear(Move(*said["move"]), said["at"]):
            return False
        self._tell_listeners(session, known, before)
        self._drive_if_asked(session, None)
        return True

    def _lost(self) -> None:
        """The line is new, and what was said before it was not heard; or everything is new."""
        self.storage.direct.epoch += 1
        self._say({"kind": "beat"})
        for read_anew in self.on_lost:
            read_anew()
        for game in list(self.hub.listeners):
            self._spawn(self.poke(game))

    def new_ticket(self, game: str, caller: Caller) -> str:
        ticket, said = self.tickets.new(game, caller)
        if self._may_be_behind:
            self._say({"kind": "ticket", **said})
        return ticket

    def note_report(self, game: str, table: str) -> None:
        """A report has shown the table as somebody sees it."""
        self.reported.add(table, game)
        self._say({"kind": "reported", "game": game, "table": table})

    async def use_ticket(self, game: str, ticket: str) -> Caller | None:
        known = hashed(ticket)
        if not self._may_be_behind:
            return self.tickets.use(known, game)
        caller = await self.tickets.use_soon(known, game)
        if caller is None:
            return None
        self._say({"kind": "ticket-used", "game": game, "ticket": known})
        until = time.time() + 2 * TICKET_SECONDS
        try:
            claimed = await self._thread(partial(self.storage.claim_ticket, known, game, caller.seat, until), True)
        except StorageError:
            return caller  # nobody is kept from listening because nothing can be written
        return caller if claimed else None

    # The bots.

    def _drive_if_asked(self, session: Session, after: float | None) -> None:
        if session.awaits_bot:
            self._drive(session.id, (PATIENCE if self.other_processes else 0.0) if after is None else after)

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
                    job = await self.work(game, partial(_answer_for_bot, job if token else None, token), writes=True)
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
                    patience = PATIENCE if self.other_processes else 0.0
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
