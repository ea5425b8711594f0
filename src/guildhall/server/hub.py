"""Who listens to which game, in this process and in the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from guildhall.server.session import Caller

SILENT_SECONDS: Final = 45  # after which another process is taken for gone
MOST_FRAMES: Final = 32  # that wait for somebody who reads slowly


class Listener:
    """One open stream. Who follows the table with differences (`mark` names what they have) is pushed frames; the
    others are told by `wake` that something happened, and look for themselves."""

    def __init__(self, game: str, caller: Caller, address: str = "", moves: int = 0, mark: str | None = None) -> None:
        self.game = game
        self.caller = caller
        self.seat = caller.seat
        self.address = address
        self.moves = moves  # so many have been told, or wait in a frame
        self.sent = moves  # so many have been told
        self.mark = mark
        self.follows = mark is not None
        self.is_gone = False
        self.is_behind = False  # too much was waiting: the whole table takes its place
        self.is_sending = False  # frames have been taken to be sent, and perhaps are not yet
        self.write: Callable[[bytes], bool] | None = None  # sends a frame at once, if there is room for it
        self.frames: list[bytes] = []
        self.waiting: set[str] = set()
        self.ready: asyncio.Future[None] | None = None

    def wake(self, what: str) -> None:
        self.waiting.add(what)
        self._ring()

    def push(self, frame: bytes, mark: str, moves: int) -> None:
        idle = not (self.frames or self.waiting or self.is_sending or self.is_behind or self.is_gone)
        if idle and self.write is not None and self.write(frame):
            self.mark, self.moves, self.sent = mark, moves, moves
            return
        if len(self.frames) < MOST_FRAMES and not self.is_behind:
            self.mark, self.moves = mark, moves
            self.frames.append(frame)
        else:
            self.is_behind = True
            self.mark, self.moves = "", self.sent
            self.frames.clear()
        self._ring()

    def leave(self) -> None:
        self.is_gone = True
        self._ring()

    def _ring(self) -> None:
        if self.ready is not None and not self.ready.done():
            self.ready.set_result(None)

    async def wait(self, seconds: float) -> tuple[bytes, set[str]]:
        """The frames that were pushed and what else has happened; nothing, if that many seconds passed quietly."""
        self.is_sending = False
        if not self.frames and not self.waiting and not self.is_behind and not self.is_gone:
            loop = asyncio.get_running_loop()
            self.ready = loop.create_future()
            timer = loop.call_later(seconds, self._ring)
            try:
                await self.ready
            finally:
                timer.cancel()
                self.ready = None
        frames = b"".join(self.frames)
        self.frames.clear()
        self.is_sending = bool(frames)
        self.sent = self.moves
        what, self.waiting = self.waiting, set()
        return frames, what


class Hub:
    """The listeners of this process by game, and the seats that other processes say are there."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[Listener]] = {}
        self.elsewhere: dict[str, dict[str, set[str]]] = {}  # process -> game -> seats
        self.heard: dict[str, float] = {}
        self.addresses: Counter[str] = Counter()  # how many streams each has open
        self.is_ending = False

    @property
    def open(self) -> int:
        return self.addresses.total()

    def open_from(self, address: str) -> int:
        return self.addresses[address]

    def end(self) -> None:
        """Let all streams end."""
        self.is_ending = True
        for there in self.listeners.values():
            for listener in there:
                listener.wake("move")

    def add(self, listener: Listener) -> None:
        self.listeners.setdefault(listener.game, set()).add(listener)
        self.addresses[listener.address] += 1

    def remove(self, listener: Listener) -> None:
        there = self.listeners.get(listener.game, set())
        there.discard(listener)
        self.addresses -= Counter([listener.address])  # which forgets who has none left
        if not there:
            self.listeners.pop(listener.game, None)

    def followers(self, game: str) -> list[Listener]:
        return [listener for listener in self.listeners.get(game, ()) if listener.follows]

    def wake(self, game: str, what: str) -> None:
        for listener in self.listeners.get(game, ()):
            if not listener.follows:
                listener.wake(what)

    # Who is there.

    def seats_here(self, game: str) -> set[str]:
        return {listener.seat for listener in self.listeners.get(game, ()) if listener.seat is not None}

    def connected(self, game: str) -> frozenset[str]:
        """The seats with an open stream, here or elsewhere. A copy, which may go to another thread."""
        soon = time.monotonic() - SILENT_SECONDS
        there = [games.get(game, set()) for process, games in self.elsewhere.items() if self.heard[process] > soon]
        return frozenset(self.seats_here(game).union(*there))

    @property
    def has_company(self) -> bool:
        """Is another process there?"""
        soon = time.monotonic() - SILENT_SECONDS
        return any(heard > soon for heard in self.heard.values())

    def hear(self, process: str) -> None:
        self.heard[process] = time.monotonic()
        self.elsewhere.setdefault(process, {})

    def seats_elsewhere(self, process: str, game: str, seats: list[str]) -> None:
        self.hear(process)
        if seats:
            self.elsewhere[process][game] = set(seats)
        else:
            self.elsewhere[process].pop(game, None)

    def forget_silent(self) -> list[str]:
        """Drop the processes that are gone; gives the games whose seats have changed by that."""
        soon = time.monotonic() - SILENT_SECONDS
        gone = [process for process, heard in self.heard.items() if heard <= soon]
        games = [game for process in gone for game in self.elsewhere[process]]
        for process in gone:
            del self.heard[process], self.elsewhere[process]
        return games
