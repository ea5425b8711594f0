"""Who may come in: not too often, not from another site, and with nothing but JSON."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Collection
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from fastapi import Depends, Request
from starlette.datastructures import Headers
from starlette.types import Scope

from guildhall.server.keys import hashed
from guildhall.server.ledger import Ledger
from guildhall.server.limits import (
    MEGABYTE,
    MOST_BUCKETS,
    SHARE_SECONDS,
    TRAFFIC_SECONDS,
    WORK_SECONDS,
    Buckets,
    Limits,
)
from guildhall.server.models import MOST_SEATS
from guildhall.server.precedence import Precedence
from guildhall.server.refusals import Refusal
from guildhall.server.visits import Visit

log = logging.getLogger("guildhall.server")

LARGEST_BODY: Final = 1_000_000  # bytes; the record of a long game has some fifty thousand
LARGEST_HEAD: Final = 16_384
READING: Final = ("GET", "HEAD", "OPTIONS")
FORWARDED: Final = frozenset((b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via"))
MOST_ADDRESSES: Final = 10_000  # of which it is remembered what they mean
WARN_SECONDS: Final = 10.0
STREAM: Final = "guildhall.stream"  # in a request's scope: the address that has the place of a stream
LATELY: Final = 5.0  # seconds in which somebody who asked is still there
LONGEST_WAIT: Final = 5.0
MOST_WAITING: Final = 16
WAIT_STEP: Final = 0.02
EXPECTED: Final = 0.02  # seconds of computing
STREAM_PAUSE: Final = 10.0  # after which a stream that found no room may try again


class Guard:
    """Looks at a request's head, before anything is done for it."""

    def __init__(self, limits: Limits, hosts: Collection[str] | None = None) -> None:
        """`hosts` are the names that this server answers to besides those of the machine itself; None is any."""
        self.limits = limits
        self.hosts = None if hosts is None else frozenset(_plain(name) for name in hosts)
        self.addresses = Buckets(limits.rate)
        self.seats = Buckets(limits.seat_rate)
        self.work = Buckets(limits.work, seconds=WORK_SECONDS)  # computing, charged when it has been done
        self.seat_work = Buckets(limits.work / 2, seconds=WORK_SECONDS)
        self.shares = Buckets(limits.share, seconds=SHARE_SECONDS)
        self.sent = Buckets(limits.traffic * MEGABYTE, seconds=TRAFFIC_SECONDS)
        self.ledger = Ledger(limits)
        self.seen: OrderedDict[str, float] = OrderedDict()  # who asked when, the latest at the end
        self.waiting: Counter[str] = Counter()  # requests that let others go first, by address
        self.connections: Counter[str] = Counter()  # open connections by address
        self.streams: Counter[str] = Counter()  # open or about to be, by address
        self.precedence = Precedence()
        self.warned = 0.0

    def check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        self.charge(scope, 1)
        self._check_host(headers.get("host"))
        if _head_size(scope) > LARGEST_HEAD:
            raise Refusal("too-large", f"The address and the headers may have {LARGEST_HEAD} bytes.")
        if int(headers.get("content-length", "0")) > LARGEST_BODY:
            raise too_large()
        if scope["method"] not in READING:
            _check_site(headers)
            _check_type(headers)

    # Computing, and what is sent.

    def visit(self, scope: Scope) -> Visit:
        """Whose account this request is on. Programs on this machine are its owner's, and have none."""
        address = address_of(scope)
        if is_local(scope):
            return Visit(address, lambda seconds: None, is_local=True, precedence=self.precedence)
        seats = _seats(scope)

        def spend(seconds: float) -> None:
            self.work.charge(address, seconds)
            self.shares.charge(address, seconds)
            for seat in seats:
                self.seat_work.charge(seat, seconds)

        wait = max(
            self.work.owing(address),
            self.sent.owing(address),
            *(self.seat_work.owing(seat) for seat in seats),
        )
        if wait:
            self._warn(scope)
            raise Refusal("too-many", "This has used up its computing time or traffic. Wait a moment.", wait=wait)
        return Visit(address, spend, self.ledger, precedence=self.precedence)

    async def pace(self, visit: Visit, is_click: bool = False) -> None:
        """Who has taken more than their share waits as long as others are there, so that those do not. Alone, one may
        have the whole server, up to the limit. And clicks go first."""
        address = visit.address
        self.seen[address] = time.monotonic()
        self.seen.move_to_end(address)
        if len(self.seen) > MOST_BUCKETS:
            self.seen.popitem(last=False)
        if not visit.is_local:
            await self._let_others_go_first(address)
        if not is_click:
            await self.precedence.let_go_first()
        if not visit.is_local:
            # Until it is known how long it took, so that not all who waited go on at once.
            self.shares.charge(address, EXPECTED)

    async def _let_others_go_first(self, address: str) -> None:
        until = time.monotonic() + LONGEST_WAIT
        self.waiting[address] += 1
        try:
            while self.shares.owing(address) and self._others_than(address):
                if self.waiting[address] > MOST_WAITING or time.monotonic() > until:
                    wait = max(1.0, self.shares.owing(address))
                    raise Refusal("too-many", "Others are waiting: let them go first, then go on.", wait=wait)
                await asyncio.sleep(WAIT_STEP)
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]

    def last_asked(self) -> float:
        """When anybody last asked for something, by the monotonic clock."""
        return next(reversed(self.seen.values()), 0.0)

    def settle(self, visit: Visit) -> None:
        """The request is over."""
        if not visit.is_local:
            self.shares.charge(visit.address, -EXPECTED)

    def send(self, visit: Visit, size: int) -> None:
        if not visit.is_local:
            self.sent.charge(visit.address, size)

    def _others_than(self, address: str) -> bool:
        """Has anybody else asked for something lately?"""
        latest = list(islice(reversed(self.seen.items()), 2))
        return any(other != address and when > time.monotonic() - LATELY for other, when in latest)

    def _check_host(self, host: str | None) -> None:
        """A page elsewhere can have its own name lead to this machine (DNS rebinding), and would then pass for ours: so
        it matters by which name we are asked. Programs may ask without one; browsers never do."""
        if self.hosts is None or not host:
            return
        name = _plain(_without_port(host))
        if not is_own_name(name) and name not in self.hosts:
            raise Refusal(
                "wrong-host",
                "This server does not answer to that name. Whoever runs it can add it: "
                "guildhall serve --allow-host NAME",
            )

    def charge(self, scope: Scope, cost: float) -> None:
        """Take from what this address and this seat have left. Programs on this machine are its owner's."""
        if is_local(scope):
            return
        wait = self.addresses.take(address_of(scope), cost)
        for seat in _seats(scope):
            wait = wait or self.seats.take(seat, cost)
        if wait:
            self._warn(scope)
            raise Refusal("too-many", "Too many requests. Wait a moment, then go on.", wait=wait)

    def take_stream(self, scope: Scope) -> None:
        """Take the place of one more stream at once, before anything is done for it: of many that come together only
        those find one that there is room for. `leave_stream` gives it back, however the request ends."""
        address = address_of(scope)
        if self.streams.total() >= self.limits.streams:
            raise Refusal("busy", "The server has no room for another stream just now.", wait=STREAM_PAUSE)
        if self.streams[address] >= self.limits.address_streams and not is_local(scope):
            raise Refusal("too-many", "Too many open streams: close another window first.", wait=STREAM_PAUSE)
        self.streams[address] += 1
        scope[STREAM] = address

    def leave_stream(self, scope: Scope) -> None:
        """The request is over: if it had a place for a stream, that is free."""
        address = scope.pop(STREAM, None)
        if address is not None:
            self.streams -= Counter([address])  # which forgets who has none left

    def enter(self, scope: Scope) -> bool:
        """Count a connection that has been made; False, and not counted, if its address has too many."""
        address = address_of(scope)
        if self.connections[address] >= self.limits.address_connections and not is_local(scope):
            self._warn(scope)
            return False
        self.connections[address] += 1
        return True

    def leave(self, scope: Scope) -> None:
        """A connection that was counted is over."""
        address = address_of(scope)
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def _warn(self, scope: Scope) -> None:
        """The host may want to know who; not a line for each, which would be one more way to fill a disk."""
        now = time.monotonic()
        if now > self.warned + WARN_SECONDS:
            self.warned = now
            log.warning("too many requests or connections, such as those from %s", address_of(scope))


def charged(cost: float) -> Any:
    """For routes that make more work than others."""

    async def charge(request: Request) -> None:
        guard: Guard = request.app.state.guard
        guard.charge(request.scope, cost - 1)  # every request has paid for one

    return Depends(charge)


def address_of(scope: Scope) -> str:
    """Whom a limit is for: an address, or the IPv6 network that one household has to itself."""
    return _known_address(_client(scope))[0]


def _client(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


@lru_cache(MOST_ADDRESSES)
def _known_address(client: str) -> tuple[str, bool]:
    """Whom a limit is for, and whether that is this machine."""
    try:
        address = ipaddress.ip_address(client)
    except ValueError:  # no address, or a proxy's word that is none
        return str(None), False
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((address, 64), strict=False)), address.is_loopback
        address = address.ipv4_mapped
    return str(address), address.is_loopback


def _seats(scope: Scope) -> list[str]:
    """Which keys were sent, as hashes: each has its own account, however often and beside which others it is named."""
    sent = next((value for name, value in scope["headers"] if name == b"authorization"), b"")
    _, _, keys = sent.decode("latin-1").strip().partition(" ")
    named = {key.strip() for key in keys.split(",", MOST_SEATS + 1)} - {""}
    return [hashed(key) for key in sorted(named)]


def is_own_name(host: str) -> bool:
    """Does it always mean the machine itself?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _plain(host: str) -> str:
    return host.strip().lower().rstrip(".")


def _without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and (port.isdecimal() or not port) and not (":" in name and not name.endswith("]")) else host


def is_local(scope: Scope) -> bool:
    """From this machine itself, and not handed on by a proxy that stands on it."""
    return _known_address(_client(scope))[1] and not any(name in FORWARDED for name, _ in scope["headers"])


def _head_size(scope: Scope) -> int:
    # The server's own limit holds only for a head that comes in pieces.
    return (
        len(scope["path"])
        + len(scope["query_string"])
        + sum(len(name) + len(value) for name, value in scope["headers"])
    )


def _check_site(headers: Headers) -> None:
    """Whatever changes something comes from our own page, or from a program."""
    site = headers.get("sec-fetch-site")
    origin = headers.get("origin")
    if site is not None:
        is_ours = site in ("same-origin", "none")
    else:
        is_ours = origin is None or origin.partition("://")[2] == headers.get("host")
    if not is_ours:
        raise Refusal("cross-site", "Another site's page sent this, and nothing was changed.")


def _check_type(headers: Headers) -> None:
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json":
        raise Refusal("not-json", "Send JSON, and say so: Content-Type: application/json.")


def too_large() -> Refusal:
    return Refusal("too-large", f"At most {LARGEST_BODY} bytes can be sent.")
