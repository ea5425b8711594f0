"""Turns at something that only a few can have at once, given out in fairness: of those who wait, whoever it is that has
waited longest since their last turn goes next, however many turns somebody else is waiting for."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """`async with turns.of("ada"):` waits for a turn. Each name has a queue, and the queues take turns. No name has
    more than `each` of them at once: so there is one left for whoever comes next."""

    def __init__(self, count: int, each: int | None = None) -> None:
        self.free = count
        self.each = count if each is None else each
        self.taken: Counter[str] = Counter()
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who goes next is first

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        await self._take(name)
        try:
            yield
        finally:
            self._give_back(name)

    def waiting(self, name: str) -> int:
        """How many of its turns that name waits for."""
        return sum(not turn.done() for turn in self.queues.get(name, ()))

    async def _take(self, name: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(name, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back(name)  # it came in the same moment
            raise

    def _give_back(self, name: str) -> None:
        self.free += 1
        self.taken -= Counter([name])  # which forgets who has none left
        self._hand_out()

    def _hand_out(self) -> None:
        while self.free and (name := self._next()) is not None:
            queue = self.queues.pop(name)
            turn = queue.popleft()
            if queue:
                self.queues[name] = queue  # at the end: the others go first
            if not turn.done():
                self.free -= 1
                self.taken[name] += 1
                turn.set_result(None)

    def _next(self) -> str | None:
        return next((name for name in self.queues if self.taken[name] < self.each), None)
