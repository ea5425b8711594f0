"""The garbage collector does not make everybody wait, and loses nothing for ever."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Iterator

import pytest

from guildhall.server import collecting
from guildhall.server.collecting import Collector


class Ring:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


class Clock:
    asked = 0.0
    used: int | None = 100


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def collector(clock: Clock) -> Iterator[Collector]:
    """Running, as in a server, until the test is over."""
    made = Collector(lambda: clock.asked, lambda: clock.used)
    loop = asyncio.new_event_loop()
    before = gc.get_threshold(), list(gc.callbacks)

    async def start() -> None:
        made.start()

    loop.run_until_complete(start())
    yield made
    made.stop()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()
    assert (gc.get_threshold(), list(gc.callbacks)) == before
    assert gc.get_freeze_count() == 0


def test_what_lives_long_is_not_looked_through_again(collector: Collector) -> None:
    long_lived = [Ring() for _ in range(1000)]
    gc.collect(1)
    assert all(ring not in gc.get_objects() for ring in long_lived[:3])  # set aside
    ring = weakref.ref(long_lived[0])
    del long_lived
    gc.collect()  # what Python does by itself now and then
    assert ring() is not None


def test_new_garbage_goes_at_once(collector: Collector) -> None:
    ring = weakref.ref(Ring())
    gc.collect(0)
    assert ring() is None


def test_a_thorough_look_finds_what_was_set_aside(collector: Collector) -> None:
    held = Ring()
    ring = weakref.ref(held)
    gc.collect(1)
    del held
    collector.look_through()
    assert ring() is None


def test_it_waits_until_nobody_asks(collector: Collector, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "LEAST_SECONDS", 0.0)
    clock.asked = time.monotonic()
    assert not collector.is_due
    clock.asked -= collecting.QUIET_SECONDS + 1
    assert collector.is_due


def test_a_quiet_server_is_not_looked_through_all_the_time(collector: Collector, clock: Clock) -> None:
    clock.asked = time.monotonic() - 10 * collecting.QUIET_SECONDS
    assert not collector.is_due
    collector.looked -= collecting.LEAST_SECONDS + 1
    assert collector.is_due
    collector.look_through()
    assert not collector.is_due


def test_memory_that_grows_does_not_wait_for_quiet(collector: Collector, clock: Clock) -> None:
    clock.asked = time.monotonic() + 60
    clock.used = 149
    assert not collector.is_due
    clock.used = 151
    assert collector.is_due
    collector.look_through()
    assert not collector.is_due


def test_where_the_memory_is_not_known_it_is_done_by_the_hour(collector: Collector, clock: Clock) -> None:
    clock.asked, clock.used = time.monotonic() + 60, None
    assert not collector.is_due
    collector.looked -= collecting.MOST_SECONDS + 1
    assert collector.is_due


def test_it_looks_by_itself_when_it_is_due(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collecting, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(collecting, "LEAST_SECONDS", 0.0)

    async def run() -> bool:
        collector = Collector(lambda: clock.asked, lambda: clock.used)
        collector.start()
        held = Ring()
        ring = weakref.ref(held)
        gc.collect(1)
        del held
        try:
            async with asyncio.timeout(10):
                while ring() is not None:
                    await asyncio.sleep(0.01)
        finally:
            collector.stop()
        return ring() is None

    assert asyncio.run(run())
