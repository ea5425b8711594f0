"""Clicks go first. While one is carried out and written down, nothing else is begun that its reply would have to wait
for, and long work in threads rests: only one thread computes at a time, and each that wants to takes half a millisecond
from the others, again and again."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from typing import Final

CLICK_SECONDS: Final = 0.01  # that others wait at most for the clicks that are being carried out


class Precedence:
    def __init__(self) -> None:
        self.clicks = 0  # that are being carried out
        self.thread = 0  # in which they are
        self._none = asyncio.Event()
        self._none_for_threads = threading.Event()
        self._note()

    @contextlib.contextmanager
    def click(self) -> Iterator[None]:
        """While a click is being carried out: not yet while it arrives, which can take as long as its sender likes, nor
        while it waits for the table."""
        self.clicks += 1
        self.thread = threading.get_ident()
        self._note()
        try:
            yield
        finally:
            self.clicks -= 1
            self._note()

    def _note(self) -> None:
        for event in (self._none, self._none_for_threads):
            if self.clicks:
                event.clear()
            else:
                event.set()

    async def let_go_first(self) -> None:
        if self.clicks:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLICK_SECONDS):
                    await self._none.wait()

    def let_go_first_in_thread(self) -> None:
        if self.clicks and self.thread != threading.get_ident():
            self._none_for_threads.wait(CLICK_SECONDS)
