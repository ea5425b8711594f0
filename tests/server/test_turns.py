"""Turns that are given out in fairness."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from guildhall.server.turns import Turns


async def took_turns(turns: Turns, names: str, cancel: str = "") -> str:
    """Who had a turn, in order, when these people asked for theirs while all were taken."""
    order: list[str] = []

    async def go(name: str) -> None:
        async with turns.of(name):
            order.append(name)
            await asyncio.sleep(0)

    async with turns.of("first"):
        tasks = [asyncio.create_task(go(name)) for name in names]
        await asyncio.sleep(0)
        for task, name in zip(tasks, names):
            if name in cancel:
                task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return "".join(order)


def run(work: Callable[[], Awaitable[str]]) -> str:
    async def inside() -> str:
        return await work()

    return asyncio.run(inside())


def test_who_asks_for_many_waits_for_these_and_the_others_do_not() -> None:
    assert run(lambda: took_turns(Turns(1), "aaaaabc")) == "abcaaaa"
    assert run(lambda: took_turns(Turns(1), "aaabbbccc")) == "abcabcabc"


def test_who_no_longer_waits_is_passed_over() -> None:
    assert run(lambda: took_turns(Turns(1), "abacab", cancel="a")) == "bcb"


def test_several_have_a_turn_at_once_and_no_more() -> None:
    async def most() -> str:
        turns, now, found = Turns(3), 0, 0

        async def go(name: str) -> None:
            nonlocal now, found
            async with turns.of(name):
                now += 1
                found = max(found, now)
                await asyncio.sleep(0.001)
                now -= 1

        await asyncio.gather(*(go(str(number % 4)) for number in range(20)))
        assert turns.free == 3 and not turns.queues
        return str(found)

    assert run(most) == "3"


def test_a_turn_that_came_as_it_was_given_up_goes_to_the_next() -> None:
    async def given_up() -> str:
        turns = Turns(1)
        async with turns.of("a"):
            waiting = asyncio.create_task(turns._take("b"))
            await asyncio.sleep(0)
        waiting.cancel()  # its turn has come, and it has not noticed yet
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(1), turns.of("c"):
            return "c"

    assert run(given_up) == "c"


def test_nobody_has_all_turns_at_once_and_whoever_comes_finds_one() -> None:
    async def second() -> str:
        turns, order = Turns(2, each=1), []

        async def go(name: str) -> None:
            async with turns.of(name):
                order.append(name)
                await asyncio.sleep(0.001)

        mine = [asyncio.create_task(go("a")) for _ in range(3)]
        await asyncio.sleep(0)
        assert order == ["a"] and turns.waiting("a") == 2  # one is free, and not for them
        await asyncio.gather(go("b"), *mine)
        assert turns.free == 2 and not turns.queues and not turns.taken
        return "".join(order)

    assert run(second) == "abaa"
