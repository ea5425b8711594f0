"""What a request costs: whose it is, how long it computes, and how much is sent for it.

Whoever works for a visitor, in whatever thread or task, finds the visit in the context, which both inherit: a bot that
thinks after somebody's click does so on their account.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from anyio import to_thread

if TYPE_CHECKING:
    from guildhall.server.ledger import Ledger
    from guildhall.server.precedence import Precedence

T = TypeVar("T")

PATIENCE: Final = 0.1  # seconds that one visit waits for others' clicks, all its parts together: its table waits, too


class Visit:
    """One request. `spend` is told of seconds of computing as they are used, also after the answer has been sent."""

    def __init__(
        self,
        address: str,
        spend: Callable[[float], None],
        ledger: Ledger | None = None,
        is_local: bool = False,
        precedence: Precedence | None = None,
    ) -> None:
        self.address = address
        self.spend = spend
        self.ledger = ledger  # what its address has begun and stored; none for who has no limits
        self.is_local = is_local  # from this machine, whose owner has none
        self.precedence = precedence
        self.patience = PATIENCE
        self.thread = 0  # the one that `timed` watches


_now: ContextVar[Visit | None] = ContextVar("visit", default=None)


def current() -> Visit | None:
    return _now.get()


def visitor() -> str:
    """Whose work this is: an address; nothing if it is the server's own, or its owner's."""
    visit = _now.get()
    return "" if visit is None or visit.is_local else visit.address


def let_clicks_go_first() -> None:
    """For long work in a thread, between two parts of it."""
    visit = _now.get()
    if visit is not None and visit.precedence is not None and visit.patience > 0:
        began = time.monotonic()
        visit.precedence.let_go_first_in_thread()
        visit.patience -= time.monotonic() - began


def count_move() -> None:
    """A move takes room on the disk, and an undo does, too: is there any left?"""
    visit = _now.get()
    if visit is not None and visit.ledger is not None:
        visit.ledger.check_room(visit.address)
        visit.ledger.moved(visit.address)


async def timed(visit: Visit, work: Awaitable[None]) -> None:
    """Do the work on this visit's account. Only the time counts in which it is its turn in the event loop."""
    token = _now.set(visit)
    try:
        await _Timed(visit, work)
    finally:
        _now.reset(token)


class _Timed:
    def __init__(self, visit: Visit, work: Awaitable[None]) -> None:
        self.visit = visit
        self.work = work

    def __await__(self) -> Generator[Any, Any, Any]:
        visit, work = self.visit, self.work.__await__()
        seconds = 0.0
        sent: Any = None
        raised: BaseException | None = None
        try:
            while True:
                began = time.thread_time()
                visit.thread = threading.get_ident()
                try:
                    waits_for = work.send(sent) if raised is None else work.throw(raised)
                except StopIteration as end:
                    return end.value
                finally:
                    visit.thread = 0
                    seconds += time.thread_time() - began
                try:
                    sent, raised = (yield waits_for), None
                except BaseException as error:
                    sent, raised = None, error
        finally:
            visit.spend(seconds)


def on_account(job: Callable[[], T]) -> Callable[[], T]:
    """The same job, to be done elsewhere on the account of this visit: whoever does it need not know the context."""
    visit = _now.get()
    if visit is None:
        return job

    def measured() -> T:
        if visit.thread == threading.get_ident():  # it is counted already
            return job()
        began = time.thread_time()
        try:
            return job()
        finally:
            visit.spend(time.thread_time() - began)

    return measured


async def in_thread(job: Callable[..., T], *arguments: Any) -> T:
    """Do it in a thread, on the account of whoever it is done for."""
    return await to_thread.run_sync(on_account(partial(job, *arguments)))
