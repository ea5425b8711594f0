"""The other processes on the same PostgreSQL: what they have done, and who is connected to them."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from guildhall.server.databases import CHANNEL, own_connection
from guildhall.server.storage import Storage

log = logging.getLogger("guildhall.server")

LISTEN_SECONDS: Final = 1.0  # after which the thread looks whether it should end
DEAF_SECONDS: Final = 4.0  # without any sign that the connection is good
AGAIN_SECONDS: Final = 1.0  # before a lost connection is tried again


class OtherProcesses:
    """A thread that listens, on a connection of its own, and hands what it hears to the event loop.

    `hear` is called with what another process said, `lost` whenever something may have been missed.
    """

    def __init__(self, storage: Storage, hear: Callable[[dict[str, Any]], None], lost: Callable[[], None]) -> None:
        self.process = storage.process
        self.engine = storage.engine
        self.hear = hear
        self.lost = lost
        self.loop = asyncio.get_running_loop()
        self.ending = threading.Event()
        self.heard_at = 0.0
        self.thread = threading.Thread(target=self._listen, name="guildhall-listen", daemon=True)
        self.thread.start()

    @property
    def hears(self) -> bool:
        """Is the connection good? If not, others may have written without a word that came here."""
        return time.monotonic() < self.heard_at + DEAF_SECONDS

    def close(self) -> None:
        self.ending.set()
        self.thread.join(timeout=5 * LISTEN_SECONDS)

    def _listen(self) -> None:
        while not self.ending.is_set():
            try:
                self._listen_once()
            except Exception as error:  # whatever it is, it is tried again
                self.heard_at = 0.0
                log.warning("the connection to the other processes is lost: %s", type(error).__name__)
                self.ending.wait(AGAIN_SECONDS)

    def _listen_once(self) -> None:
        with own_connection(self.engine) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self._later(self._begin)
            while not self.ending.is_set():
                for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    self._heard(notice.payload)
                connection.execute("SELECT 1")  # a connection that is dead says nothing either
                if self.heard_at:
                    self.heard_at = time.monotonic()

    def _begin(self) -> None:
        """In the event loop, so that nothing is taken for fresh before `lost` was called."""
        self.heard_at = time.monotonic()
        self.lost()

    def _heard(self, payload: str) -> None:
        try:
            said = json.loads(payload)
        except ValueError:
            return
        if isinstance(said, dict) and isinstance(said.get("process"), str) and said["process"] != self.process:
            self._later(lambda: self.hear(said))

    def _later(self, call: Callable[[], None]) -> None:
        try:
            self.loop.call_soon_threadsafe(call)
        except RuntimeError:  # the server is ending
            self.ending.set()
