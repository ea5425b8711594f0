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

from guildhall.server import beginning, bots
from guildhall.server.bots import BotPool
from guildhall.server.hall import Hall
from guildhall.server.models import NewSeat
from guildhall.server.storage import Storage
from server.tools import BOTH, begin, moment, players, wait_for

VIEW: dict[str, Any] = {"game": "architects"}


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

    killed = set()
    for _ in range(25):
        red.answer(state=until_red())
        for worker in served.app.state.hall.pool.workers:
            if worker.process is not None and len(killed) < 3 and worker.process.pid not in killed:
                os.kill(worker.process.pid, signal.SIGKILL)
                killed.add(worker.process.pid)
    assert len(killed) == 3
    assert until_red()["number"] > 25


def ask(pool: BotPool, tokens: list[str], times: int = 1) -> list[str]:
    async def several() -> list[str]:
        try:
            return [await pool.answer("random", VIEW, tokens) for _ in range(times)]
        finally:
            await pool.close()

    return asyncio.run(several())


def test_a_worker_is_asked_many_times() -> None:
    assert set(ask(BotPool(1), ["a", "b"], 30)) == {"a", "b"}


@pytest.mark.parametrize(
    ("program", "complaint"),
    [
        ("import time; time.sleep(60)", "TimeoutError"),
        ("print('nonsense', flush=True); input()", "JSONDecodeError"),
        ('input(); print(\'{"token": "fly"}\', flush=True); input()', "illegal token"),
        ("input(); print('{\"token\": 3}', flush=True)", "no token"),
        ("raise SystemExit(1)", ""),
    ],
)
def test_whatever_a_worker_does_the_game_goes_on(
    program: str, complaint: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """After some tries chance answers."""
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\nexec {sys.executable} -c '{_quoted(program)}'\n")
    script.chmod(0o755)
    monkeypatch.setattr(bots.sys, "executable", str(script))  # type: ignore[attr-defined]
    with caplog.at_level(logging.WARNING, "guildhall.server"):
        assert ask(BotPool(1, seconds=0.5), ["a", "b"])[0] in ("a", "b")
    assert len([record for record in caplog.records if record.name == "guildhall.server"]) == bots.TRIES
    assert complaint in caplog.text


def _quoted(program: str) -> str:
    return program.replace("'", "'\\''")


def test_a_worker_is_told_nothing_but_a_view(tmp_path: Path) -> None:
    """Fair by construction: what is sent has no game, no seed of the game, no other hand."""
    game = moment(lambda game: len(game.answers) == 30)
    sent: list[dict[str, Any]] = []

    class Listening(BotPool):
        async def answer(self, bot: str, view: dict[str, Any], tokens: list[str]) -> str:
            sent.append({"bot": bot, "view": view, "tokens": tokens})
            return tokens[0]

    async def drive() -> None:
        hall = Hall(Storage(f"sqlite:///{tmp_path / 'games.db'}"), bots=False)
        hall.pool = Listening(1)
        seats = [NewSeat(kind="bot", bot="random"), NewSeat(kind="bot", bot="random")]
        begun = beginning.begin(hall.storage, game, seats)
        await hall.work(begun.id, lambda session: None)
        while len(sent) < 5:
            await asyncio.sleep(0.01)
        await hall.close()

    asyncio.run(drive())
    view = game.view(game.decision.seat)
    assert sent[0] == {"bot": "random", "view": view, "tokens": view["question"]["answers"]}
