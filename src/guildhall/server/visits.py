"""What a request costs: whose it is, how long it computes, and how much is sent for it.

Whoever works for a visitor, in whatever thread or task, finds the visit in the context, which both inherit: a bot that
thinks after somebody's click does so on their account.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from anyio import to_thread

T = TypeVar("T")


class Visit:
    """One request. `spend` is told of seconds of computing as they are used, also after the answer has been sent."""

    def __init__(self, address: str, spend: Callable[[float], None], is_local: bool = False) -> None:
        self.address = address
        self.spend = spend
        self.is_local = is_local  # from this machine, whose owner has no limits
        self.thread = 0  # the one that `timed` watches


_now: ContextVar[Visit | None] = ContextVar("visit", default=None)


def visitor() -> str:
    """Whose work this is: an address; nothing if it is the server's own, or its owner's."""
    visit = _now.get()
    return "" if visit is None or visit.is_local else visit.address


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


@contextmanager
def computing() -> Iterator[None]:
    """What is done in here, in one thread, counts as computing for the visit that it is done for."""
    visit = _now.get()
    if visit is None or visit.thread == threading.get_ident():  # nobody's, or it is counted already
        yield
        return
    began = time.thread_time()
    try:
        yield
    finally:
        visit.spend(time.thread_time() - began)


async def in_thread(job: Callable[..., T], *arguments: Any) -> T:
    """Do it in a thread, on the account of whoever it is done for."""

    def measured() -> T:
        with computing():
            return job(*arguments)

    return await to_thread.run_sync(measured)
