"""Tickets for streams: good once, for a minute, and only in memory. A full disk keeps nobody from listening."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any, Final

from guildhall.server.keys import hashed, new_key
from guildhall.server.session import Caller

TICKET_SECONDS: Final = 60.0
MOST_TICKETS: Final = 20_000  # those that are unused; the oldest give way
ARRIVAL_SECONDS: Final = 2.0  # in which a ticket from another process has to be heard of


class Tickets:
    """Those of this process, and of others that told of theirs. They are known by their hashes."""

    def __init__(self) -> None:
        self.open: OrderedDict[str, tuple[str, Caller, float]] = OrderedDict()
        self.arrived = asyncio.Event()

    def new(self, game: str, caller: Caller) -> tuple[str, dict[str, Any]]:
        """A ticket, and what the other processes have to know of it."""
        ticket = new_key()
        said = {
            "ticket": hashed(ticket),
            "game": game,
            "seat": caller.seat,
            "held": sorted(caller.held),
            "keys": caller.keys,
        }
        self.hear(said)
        return ticket, said

    def hear(self, said: dict[str, Any]) -> None:
        keys = tuple((seat, key_hash) for seat, key_hash in said["keys"])
        caller = Caller(said["seat"], frozenset(said["held"]), keys)
        self.open[said["ticket"]] = said["game"], caller, time.monotonic() + TICKET_SECONDS
        while len(self.open) > MOST_TICKETS or next(iter(self.open.values()))[2] < time.monotonic():
            self.open.popitem(last=False)
        self.arrived.set()
        self.arrived = asyncio.Event()

    def use(self, ticket_hash: str, game: str) -> Caller | None:
        """For whom it was good. It is not good a second time."""
        found = self.open.get(ticket_hash)
        if found is None or found[0] != game:
            return None
        del self.open[ticket_hash]
        return found[1] if found[2] >= time.monotonic() else None

    async def use_soon(self, ticket_hash: str, game: str) -> Caller | None:
        """The same where another process may have given it, of which this one hears in a moment."""
        until = time.monotonic() + ARRIVAL_SECONDS
        while (caller := self.use(ticket_hash, game)) is None and time.monotonic() < until:
            try:
                async with asyncio.timeout(until - time.monotonic()):
                    await self.arrived.wait()
            except TimeoutError:
                break
        return caller
