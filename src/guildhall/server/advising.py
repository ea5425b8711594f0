"""Hints and analyses, thought out in the bots' processes. An analysis is kept once it is done."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections import OrderedDict
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Final

from anyio import to_thread

from guildhall.bots import Thought, bot_seed
from guildhall.bots.advice import ANALYSIS_SECONDS, HINT_BOT, Analysis, Effort, Task, analyse
from guildhall.game import Game
from guildhall.server.bots import BotPool, Thinking, WorkerError
from guildhall.server.limits import ANALYSES
from guildhall.server.refusals import Refusal
from guildhall.server.storage import AnalysisRow, Storage, StorageError
from guildhall.server.turns import Turns
from guildhall.server.visits import in_thread, visitor

log = logging.getLogger("guildhall.server")

MOST_HINTS: Final = 64  # that are remembered
MOST_WAITING: Final = 100  # analyses: each holds a game in memory, and takes some fifteen seconds
NOTE_SECONDS: Final = 1.0  # between two notes on how far an analysis is
SILENT_SECONDS: Final = 5.0  # after which whoever was at it is taken for dead

Running = Generator[Task, list[Thought], Analysis]


@dataclass(frozen=True)
class Finished:
    """A game that is over, as it stood after that many moves."""

    id: str
    move: int
    game: Game


class Adviser:
    """One analysis at a time for each address, and each game only once. Those of several addresses go on side by side:
    the bots' workers take their questions in turns, and whatever people wait for comes in between."""

    def __init__(self, storage: Storage, pool: BotPool | None) -> None:
        self.storage = storage
        self.pool = pool
        self.hints: OrderedDict[tuple[str, int], asyncio.Task[list[Thought]]] = OrderedDict()
        self.analyses: dict[str, asyncio.Task[None]] = {}
        self.failed: set[str] = set()
        self.turns: weakref.WeakValueDictionary[str, Turns] = weakref.WeakValueDictionary()  # by address
        self.most_each = ANALYSES  # that one address may wait for
        self.asked_by: dict[str, str] = {}  # for each analysis, whose it is

    async def close(self) -> None:
        tasks = [*self.hints.values(), *self.analyses.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def drop(self, game: str) -> None:
        """It was deleted: what was thought about it goes, too."""
        if (task := self.analyses.get(game)) is not None:
            task.cancel()
        for known in [known for known in self.hints if known[0] == game]:
            self.hints.pop(known).cancel()

    # Hints.

    async def hint(self, game: str, move: int, thinking: Thinking) -> list[Thought]:
        """What the answers are worth. Who asks twice is told the same, and nothing is thought twice."""
        task = self.hints.get((game, move))
        if task is None:
            task = asyncio.get_running_loop().create_task(self._pool().ponder(HINT_BOT, thinking, bot_seed(move, 0)))
            self.hints[game, move] = task
            if len(self.hints) > MOST_HINTS:
                self.hints.popitem(last=False)
        try:
            return await asyncio.shield(task)  # who asked may leave; another may be waiting
        except WorkerError as error:
            self.hints.pop((game, move), None)
            raise _no_advice() from error

    def _pool(self) -> BotPool:
        if self.pool is None:
            raise _no_advice()
        return self.pool

    # Analyses.

    async def look(self, finished: Finished) -> AnalysisRow | None:
        """How far it is, whoever does it."""
        row = await to_thread.run_sync(self.storage.analysis, finished.id, finished.move)
        if row is None and finished.id in self.analyses:
            return AnalysisRow(0, 0, None)  # it waits for its turn
        return row

    async def begin(self, finished: Finished) -> AnalysisRow | None:
        """See that it is being done, unless it has been; how far it is."""
        if finished.id in self.failed:
            self.failed.discard(finished.id)
            raise _no_advice()
        row = await self.look(finished)
        if (row is None or row.data is None) and finished.id not in self.analyses:
            pool = self._pool()
            if len(self.analyses) >= MOST_WAITING:
                raise _no_advice()
            who = visitor()
            if who and 0 < self.most_each <= list(self.asked_by.values()).count(who):
                text = f"{self.most_each} analyses are being done for you: wait for one of them."
                raise Refusal("too-many", text, wait=ANALYSIS_SECONDS)
            self.asked_by[finished.id] = who
            task = asyncio.get_running_loop().create_task(self._analyse(pool, finished))
            self.analyses[finished.id] = task
        return row or AnalysisRow(0, 0, None)

    async def _analyse(self, pool: BotPool, finished: Finished) -> None:
        try:
            turns = self.turns.setdefault(visitor(), Turns(1))
            async with turns.of(finished.id):
                mine = await to_thread.run_sync(self.storage.claim_analysis, finished.id, finished.move, SILENT_SECONDS)
                if mine:
                    await self._do(pool, finished)
        except (WorkerError, StorageError) as error:
            log.warning("an analysis was given up: %s", error)
            self.failed.add(finished.id)
        except Exception:  # whatever it is, whoever waits is told that there will be nothing
            log.exception("an analysis has failed")
            self.failed.add(finished.id)
        finally:
            del self.analyses[finished.id]
            self.asked_by.pop(finished.id, None)

    async def _do(self, pool: BotPool, finished: Finished) -> None:
        running = analyse(finished.game, Effort.within(ANALYSIS_SECONDS, finished.game))
        thoughts: list[Thought] | None = None
        noted = 0.0
        while True:
            step = await in_thread(_next, running, thoughts, finished.game.definition.key)
            if isinstance(step, Analysis):
                break
            task, thinking = step
            if time.monotonic() > noted + NOTE_SECONDS:
                noted = time.monotonic()
                await to_thread.run_sync(self.storage.note_analysis, finished.id, finished.move, task.done, task.total)
            thoughts = await pool.ponder(task.bot, thinking, task.seed)
        total = len(step.moments)
        await to_thread.run_sync(self.storage.note_analysis, finished.id, finished.move, total, total, step.data())


def _next(running: Running, thoughts: list[Thought] | None, game: str) -> tuple[Task, Thinking] | Analysis:
    """The next thing to think about, or what has come out."""
    try:
        task = next(running) if thoughts is None else running.send(thoughts)
    except StopIteration as end:
        done: Analysis = end.value
        return done
    return task, replace(Thinking.about(game, task.sight), patient=True)


def _no_advice() -> Refusal:
    return Refusal("no-advice", "The bots give no advice just now. Try again in a moment.")
