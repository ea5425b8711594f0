"""Turns at something that only a few can have at once, given out in fairness: of those who wait, whoever it is that has
waited longest since their last turn goes next, however many turns somebody else is waiting for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """`async with turns.of("ada"):` waits for a turn. Each name has a queue, and the queues take turns."""

    def __init__(self, count: int) -> None:
        self.free = count
        self.queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who goes next is first

    @asynccontextmanager
    async def of(self, name: str) -> AsyncIterator[None]:
        await self._take(name)
        try:
            yield
        finally:
            self._give_back()

    def waiting(self, name: str) -> int:
        """How many of its turns that name waits for."""
        return sum(not turn.done() for turn in self.queues.get(name, ()))

    async def _take(self, name: str) -> None:
        if self.free and not self.queues:
            self.free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(name, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give_back()  # it came in the same moment
            raise

    def _give_back(self) -> None:
        self.free += 1
        while self.free and self.queues:
            name, queue = self.queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.queues[name] = queue  # at the end: the others go first
            if not turn.done():
                self.free -= 1
                turn.set_result(None)
