"""Bots on the server: in processes of their own, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.bots import Sight
from guildhall.server import beginning, bots
from guildhall.server.bots import BotPool, Thinking
from guildhall.server.hall import Hall
from guildhall.server.models import NewGame, NewSeat
from guildhall.server.storage import Storage
from server.tools import BOTH, begin, moment, players, wait_for


def test_bots_play_a_game_to_its_end(serve: Any) -> None:
    served = serve()
    created = begin(served.client, "bb", seed=4, options={"expansions": BOTH})
    assert created["keys"] == {}
    watch = players(served.client, created)["watch"]
    state = wait_for(lambda: (state := watch.state(log=10**9))["over"] and state, 60)
    assert sorted(state["ranks"]) in ([1, 2], [1, 1])
    record = watch.get("/record").text
    assert f"answers: {state['number']}" in record


def test_a_bot_in_turn_is_asked_again_after_a_restart(serve: Any, tmp_path: Path) -> None:
    first = serve(bots=False)
    created = begin(first.client, "ob", seed=1)
    red = players(first.client, created)["red"]
    for _ in range(20):
        state = red.state(log=10**9)
        if state["question"]["seat"] != "red":
            break
        red.answer()
    assert state["question"]["seat"] == "blue"
    first.server.should_exit = True
    first.thread.join()
    second = serve()
    again = players(second.client, created)["red"]
    assert wait_for(lambda: again.state(log=10**9)["move"] > state["move"])


def test_a_dead_worker_is_replaced_and_the_game_goes_on(serve: Any) -> None:
    served = serve()
    created = begin(served.client, "ob", seed=1)
    red = players(served.client, created)["red"]

    def until_red() -> dict[str, Any]:
        found: dict[str, Any] = wait_for(lambda: (state := red.state(log=10**9))["question"]["seat"] == "red" and state)
        return found

    killed: set[int] = set()
    for _ in range(25):
        red.answer(state=until_red())
        for worker in served.app.state.hall.pool.workers:
            if worker.process is not None and len(killed) < 3 and worker.process.pid not in killed:
                os.kill(worker.process.pid, signal.SIGKILL)
                killed.add(worker.process.pid)
    assert len(killed) == 3
    assert until_red()["number"] > 25


def question() -> Thinking:
    """The first question of a game."""
    return Thinking.about("architects", Sight(guildhall.new_game("architects", players=2, seed=1).state))


def ask(pool: BotPool, times: int = 1, bot: str = "random", table: str = "game red") -> list[str]:
    async def several() -> list[str]:
        try:
            return [await pool.answer(bot, table, question()) for _ in range(times)]
        finally:
            await pool.close()

    return asyncio.run(several())


def test_a_worker_is_asked_many_times() -> None:
    assert set(ask(BotPool(1), 30)) == set(question().tokens)


OWN_BOTS = """
class Counting:
    def __init__(self, seed=0):
        self.asked = -1

    def answer(self, sight):
        self.asked += 1
        return sight.tokens[self.asked % 2]
"""


def test_a_bot_stays_at_its_table_and_remembers(tmp_path: Path) -> None:
    (tmp_path / "bots.py").write_text(OWN_BOTS)
    own = {"Counting": f"{tmp_path / 'bots.py'}:Counting"}
    first, second = question().tokens[:2]
    assert ask(BotPool(3, own=own), 4, "Counting") == [first, second, first, second]

    async def two_tables() -> list[str]:
        pool = BotPool(3, own=own)
        try:
            return [await pool.answer("Counting", table, question()) for table in ("a", "b", "a", "c", "b")]
        finally:
            await pool.close()

    assert asyncio.run(two_tables()) == [first, first, second, first, second]


def test_a_bot_that_the_host_no_longer_offers_leaves_its_seat_to_chance(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, "guildhall.server"):
        assert ask(BotPool(1), bot="Counting")[0] in question().tokens
    assert "there is no bot Counting here" in caplog.text


@pytest.mark.parametrize(
    ("program", "complaint", "tries"),
    [
        ("import time; time.sleep(60)", "TimeoutError", 1),
        ("print('nonsense', flush=True); input()", "JSONDecodeError", bots.TRIES),
        ('input(); print(\'{"token": "fly"}\', flush=True); input(); input()', "illegal token", 2),
        ("input(); print('{\"token\": 3}', flush=True)", "illegal token", 2),
        ("input(); print('3', flush=True)", "no object", bots.TRIES),
        ("raise SystemExit(1)", "", bots.TRIES),
    ],
)
def test_whatever_a_worker_does_the_game_goes_on(
    program: str,
    complaint: str,
    tries: int,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    tmp_path: Path,
) -> None:
    """After some tries chance answers; one that is too slow is not even asked again."""
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{_quoted(program)}'\n")
    script.chmod(0o755)
    monkeypatch.setattr(bots.sys, "executable", str(script))  # type: ignore[attr-defined]
    with caplog.at_level(logging.WARNING, "guildhall.server"):
        assert ask(BotPool(1, seconds=0.5))[0] in question().tokens
    assert len([record for record in caplog.records if record.name == "guildhall.server"]) >= tries
    assert complaint in caplog.text


def _quoted(program: str) -> str:
    return program.replace("'", "'\\''")


def test_a_worker_is_told_nothing_but_a_table_dealt_again(tmp_path: Path) -> None:
    """Fair by construction: what is sent has no seed of the game, no other hand, and not the real piles."""
    game = moment(lambda game: len(game.answers) == 30)
    sent: list[Thinking] = []

    class Listening(BotPool):
        async def answer(self, bot: str, table: str, thinking: Thinking) -> str:
            sent.append(thinking)
            return thinking.tokens[0]

    async def drive() -> None:
        hall = Hall(Storage(f"sqlite:///{tmp_path / 'games.db'}"), bots=False)
        hall.pool = Listening(1)
        seats = [NewSeat(kind="bot", bot="random"), NewSeat(kind="bot", bot="random")]
        begun = beginning.begin(hall.storage, game, NewGame(seats=seats), "record")
        await hall.work(begun.id, lambda session: None)
        while len(sent) < 5:
            await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(drive())
    seat = game.decision.seat
    dealt, real = guildhall.load_position(sent[0].position), game.position()
    assert dealt.view(seat) == game.view(seat)
    assert sent[0].tokens == game.view(seat)["question"]["answers"]
    assert sent[0].position["chance"] != real["chance"]
    assert sent[0].position["piles"]["apprentices"] != real["piles"]["apprentices"]
    assert sent[0].position["seats"][1 - seat]["hand"] != real["seats"][1 - seat]["hand"]
