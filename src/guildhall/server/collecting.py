"""The garbage collector, kept from making everybody wait.

Now and then Python looks through all objects for those that hold nothing but each other. With a thousand tables and two
thousand streams that takes a third of a second, in which nobody is answered; and of what lives long, hardly anything
ever is such garbage. So whatever has outlived the quick looks at new objects is set aside here. All of it is looked
through when nobody asks for anything, or when the memory has grown much, so that nothing is lost for ever.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any, Final

from guildhall.server.metrics import memory

YOUNG: Final = 700  # new objects more than old ones gone, after which those are looked at: as Python does
OFTEN: Final = 3  # looks at the newest after which those that outlived them are looked at, too; each takes a few ms
LOOK_SECONDS: Final = 5.0
QUIET_SECONDS: Final = 5.0  # in which nobody has asked for anything
LEAST_SECONDS: Final = 600.0  # between two thorough looks while nobody asks
GROWTH: Final = 1.5  # of the memory since the last thorough look, after which nobody's quiet is waited for
MOST_SECONDS: Final = 3600.0  # between two thorough looks where the system does not tell how much memory is used


class Collector:
    """`last_asked` says when somebody last asked for something, by the monotonic clock."""

    def __init__(self, last_asked: Callable[[], float], used: Callable[[], int | None] = memory) -> None:
        self.last_asked = last_asked
        self.used = used
        self.thresholds = gc.get_threshold()
        self.looked = 0.0
        self.after: int | None = None  # the memory, after the last thorough look
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """In a running event loop."""
        gc.set_threshold(YOUNG, OFTEN, *self.thresholds[2:])
        gc.callbacks.append(self._looked)
        self.look_through()
        self.task = asyncio.get_running_loop().create_task(self._watch())

    def stop(self) -> None:
        """Everything is as it was before."""
        if self.task is not None:
            self.task.cancel()
            gc.callbacks.remove(self._looked)
            gc.set_threshold(*self.thresholds)
            gc.unfreeze()

    def look_through(self) -> None:
        gc.unfreeze()
        gc.collect()  # after which `_looked` sets aside what is left
        self.looked, self.after = time.monotonic(), self.used()

    @property
    def is_due(self) -> bool:
        now = time.monotonic()
        if now - self.last_asked() > QUIET_SECONDS and now - self.looked > LEAST_SECONDS:
            return True
        used = self.used()
        if used is None or self.after is None:
            return now - self.looked > MOST_SECONDS
        return used > GROWTH * self.after

    def _looked(self, phase: str, info: dict[str, Any]) -> None:
        if phase == "stop" and info["generation"] > 0:
            gc.freeze()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.is_due:
                self.look_through()
