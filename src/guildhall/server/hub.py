"""Who listens to which game, in this process and in the others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

SILENT_SECONDS: Final = 45  # after which another process is taken for gone


class Listener:
    """One open stream. `wake` notes what happened, and the stream looks for itself."""

    def __init__(self, game: str, seat: str | None, address: str = "") -> None:
        self.game = game
        self.seat = seat
        self.address = address
        self.key_hash: str | None = None  # of the seat's key when it was opened
        self.waiting: set[str] = set()
        self.event = asyncio.Event()

    def wake(self, what: str) -> None:
        self.waiting.add(what)
        self.event.set()

    async def wait(self, seconds: float) -> set[str]:
        """What has happened; nothing, if that many seconds passed without anything."""
        try:
            async with asyncio.timeout(seconds):
                await self.event.wait()
        except TimeoutError:
            return set()
        self.event.clear()
        what, self.waiting = self.waiting, set()
        return what


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
        self.wake_all()

    def add(self, listener: Listener) -> None:
        self.listeners.setdefault(listener.game, set()).add(listener)
        self.addresses[listener.address] += 1

    def remove(self, listener: Listener) -> None:
        there = self.listeners.get(listener.game, set())
        there.discard(listener)
        self.addresses -= Counter([listener.address])  # which forgets who has none left
        if not there:
            self.listeners.pop(listener.game, None)

    def wake(self, game: str, what: str) -> None:
        for listener in self.listeners.get(game, ()):
            listener.wake(what)

    def wake_all(self) -> None:
        for game in self.listeners:
            self.wake(game, "move")

    # Who is there.

    def seats_here(self, game: str) -> set[str]:
        return {listener.seat for listener in self.listeners.get(game, ()) if listener.seat is not None}

    def connected(self, game: str) -> frozenset[str]:
        """The seats with an open stream, here or elsewhere. A copy, which may go to another thread."""
        soon = time.monotonic() - SILENT_SECONDS
        there = [games.get(game, set()) for process, games in self.elsewhere.items() if self.heard[process] > soon]
        return frozenset(self.seats_here(game).union(*there))

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
