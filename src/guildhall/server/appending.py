"""Moves on their way to the disk. Those of several games that wait at the same moment are written together, in one
transaction, and each is confirmed when that is on disk."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import Any, Final, NamedTuple, TypeAlias

MOST_AT_ONCE: Final = 500


class MoveTakenError(Exception):
    """Another move has this number."""


class Row(NamedTuple):
    """A row of the table of moves."""

    game: str
    number: int
    kind: str
    seat: str
    token: str
    at: float
    sum: int  # see `sums`


COLUMNS: Final = Row._fields
# Writes these rows in one transaction; gives the game and number of those whose number was not taken.
Write: TypeAlias = Callable[[Sequence[Row]], set[tuple[str, int]]]
Waiting: TypeAlias = "Future[None] | asyncio.Future[None]"
Outcome: TypeAlias = tuple[Waiting, Exception | None]


class Appender:
    """A thread that writes. It starts with the first move, and ends when it is closed."""

    def __init__(self, write: Write) -> None:
        self.write = write
        self.waiting: list[tuple[Row, Waiting]] = []
        self.changed = threading.Condition()
        self.ending = False
        self.thread: threading.Thread | None = None
        self.late: Callable[[str], None] = lambda game: None  # a move whose sender no longer waits was written

    def close(self) -> None:
        with self.changed:
            self.ending = True
            self.changed.notify()
        if self.thread is not None:
            self.thread.join(timeout=5)

    def append(self, row: Row) -> Future[None]:
        """For a thread, which may wait for it."""
        done: Future[None] = Future()
        self._put(row, done)
        return done

    def append_soon(self, row: Row) -> asyncio.Future[None]:
        """For the event loop."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(row, done)
        return done

    def _put(self, row: Row, done: Waiting) -> None:
        with self.changed:
            self.waiting.append((row, done))
            if self.thread is None:
                self.thread = threading.Thread(target=self._run, name="guildhall-append", daemon=True)
                self.thread.start()
            self.changed.notify()

    def _run(self) -> None:
        while True:
            with self.changed:
                while not self.waiting and not self.ending:
                    self.changed.wait()
                if not self.waiting:
                    return
                batch = self._take()
            self._settle(batch, self._write(batch))

    def _take(self) -> list[tuple[Row, Waiting]]:
        """Those that come next. Of several with the same number one is written, and then the others are refused."""
        batch: dict[tuple[str, int], tuple[Row, Waiting]] = {}
        later = []
        for row, done in self.waiting:
            if len(batch) < MOST_AT_ONCE and (row.game, row.number) not in batch:
                batch[row.game, row.number] = row, done
            else:
                later.append((row, done))
        self.waiting = later
        return list(batch.values())

    def _write(self, batch: list[tuple[Row, Waiting]]) -> list[Exception | None]:
        try:
            accepted = self.write([row for row, _ in batch])
        except Exception as error:  # whatever it is, whoever waits must be told
            return [error] * len(batch)
        return [None if (row.game, row.number) in accepted else MoveTakenError() for row, _ in batch]

    def _settle(self, batch: list[tuple[Row, Waiting]], errors: list[Exception | None]) -> None:
        loops: dict[asyncio.AbstractEventLoop, list[tuple[str, Outcome]]] = {}
        for (row, done), error in zip(batch, errors):
            if isinstance(done, asyncio.Future):
                loops.setdefault(done.get_loop(), []).append((row.game, (done, error)))
            elif not done.set_running_or_notify_cancel():
                self._tell_late(row.game, error)
            elif error is None:
                done.set_result(None)
            else:
                done.set_exception(error)
        for loop, outcomes in loops.items():
            try:
                loop.call_soon_threadsafe(self._settle_here, outcomes)
            except RuntimeError:  # the loop has ended, and nobody waits any longer
                continue

    def _settle_here(self, outcomes: list[tuple[str, Outcome]]) -> None:
        for game, (done, error) in outcomes:
            if done.done():
                self._tell_late(game, error)
            elif error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def _tell_late(self, game: str, error: Exception | None) -> None:
        if error is None:
            self.late(game)


def flat(rows: Sequence[Row]) -> list[Any]:
    """All values, one after the other."""
    return [value for row in rows for value in row]
