"""Hints for who is asked, and the analysis of a finished game."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import threading
from pathlib import Path
from typing import Any

import pytest

import guildhall
from guildhall.bots.advice import Effort, analyse_here
from guildhall.server import advising, models
from guildhall.server.bots import BotPool, Thinking, WorkerError
from server.tools import Player, Served, begin, error, moment, players, seated, wait_for

SECONDS = 0.2  # for an analysis


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advising, "HINT_BOT", "search:30")
    monkeypatch.setattr(advising, "ANALYSIS_SECONDS", SECONDS)
    monkeypatch.setattr(advising, "NOTE_SECONDS", 0.0)


@pytest.fixture(scope="module")
def finished() -> guildhall.Game:
    """A game that begins twenty answers before its end."""
    whole = moment(lambda game: game.view(None)["turn"]["turns_left"] >= 0)
    rng = random.Random(1)
    while not whole.is_over:
        whole.choose(rng.choice(whole.options))
    first = len(whole.answers) - 20
    game = guildhall.load_position(whole.at(first).position())
    for answer in whole.answers[first:]:
        game.choose(answer)
    return game


def analysed(player: Player) -> dict[str, Any]:
    """Ask until it is done."""

    def done() -> dict[str, Any] | None:
        response = player.post("/analysis")
        assert response.status_code == 200, response.text
        models.Analysed.model_validate(response.json(), strict=True)
        return response.json() if response.json()["state"] == "done" else None

    found: dict[str, Any] = wait_for(done)
    return found


# Levels.


def test_a_seat_plays_at_a_level(served: Served) -> None:
    rows = [{"kind": "open"}, {"kind": "bot", "bot": "mason"}]
    created = served.client.post("/api/games", json={"seats": rows, "seed": 1}).json()
    red = players(served.client, created)["red"]
    red.answer()
    assert wait_for(lambda: red.state(log=10**9)["number"] >= 2)
    assert red.state()["seats"][1]["bot"] == "mason"


@pytest.mark.parametrize("bot", ["search:600s", "bots.py:Bot", "oracle"])
def test_strangers_cannot_name_a_file_or_a_budget(served: Served, bot: str) -> None:
    rows = [{"kind": "open"}, {"kind": "bot", "bot": bot}]
    answer = error(served.client.post("/api/games", json={"seats": rows}), 422, "options")
    assert answer["error"]["valid"][:3] == ["labourer", "mason", "foreman"]


def test_a_host_offers_a_bot_of_their_own(serve: Any, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class Last:\n    def answer(self, sight):\n        return sight.tokens[-1]\n")
    served = serve(own_bots={"Last": f"{tmp_path / 'mine.py'}:Last"})
    about = served.client.get("/api/about")
    assert all(
        game["bots"][-1] == {"key": "Last", "own": True, "rating": None, "seconds": None}
        for game in about.json()["games"]
    )
    assert str(tmp_path) not in about.text
    rows = [{"kind": "bot", "bot": "Last"}, {"kind": "open"}]
    created = served.client.post("/api/games", json={"seats": rows, "seed": 1}).json()
    blue = players(served.client, created)["blue"]
    assert wait_for(lambda: blue.state(log=10**9)["number"] >= 1)
    first = guildhall.new_game("architects", players=2, seed=1)
    first.choose(first.options[-1])
    assert blue.state()["view"] == first.view("blue")


# Hints.


def test_who_plays_alone_may_ask_for_a_hint(served: Served) -> None:
    red = players(served.client, begin(served.client, "ob", seed=1))["red"]
    state = red.state()
    assert state["hints"]
    response = red.post("/hint", {"number": state["question"]["number"]})
    assert response.status_code == 200, response.text
    models.Hint.model_validate(response.json(), strict=True)
    hint = response.json()
    assert (hint["number"], hint["seat"]) == (state["question"]["number"], "red")
    legal = {option["token"] for option in state["question"]["options"]}
    assert {answer["token"] for answer in hint["answers"]} == legal
    assert all(0 <= answer["win"] <= 1 for answer in hint["answers"])
    assert hint["answers"][0]["share"] == max(answer["share"] for answer in hint["answers"])
    assert red.post("/hint", {}).json() == hint  # it is not thought out again


def test_a_hint_is_for_the_asked_seat_alone(served: Served) -> None:
    table = players(served.client, begin(served.client, "oo", hints=True, seed=1))
    assert table["red"].post("/hint", {}).status_code == 200
    error(table["blue"].post("/hint", {}), 403, "not-your-question")
    error(table["watch"].post("/hint", {}), 403, "not-yours")
    error(Player(served.client, table["red"].game, "wrong").post("/hint", {}), 403, "wrong-key")
    error(table["red"].post("/hint", {"number": 9}), 409, "stale")


def test_friends_are_not_helped_secretly(served: Served) -> None:
    table = players(served.client, begin(served.client, "oo", seed=1))
    assert not table["red"].state()["hints"]
    error(table["red"].post("/hint", {}), 403, "no-hints")
    alone = players(served.client, begin(served.client, "ob", hints=False, seed=1))["red"]
    error(alone.post("/hint", {}), 403, "no-hints")


def test_there_is_no_hint_when_the_game_is_over(served: Served, finished: guildhall.Game) -> None:
    rows = [{"kind": "open"}, {"kind": "open"}]
    created = served.client.post("/api/games", json={"seats": rows, "record": str(finished.record()), "hints": True})
    error(players(served.client, created.json())["red"].post("/hint", {}), 409, "over")


def test_a_hint_survives_a_dead_worker(serve: Any) -> None:
    served = serve()
    red = players(served.client, begin(served.client, "ob", seed=1))["red"]
    assert red.post("/hint", {}).status_code == 200
    for worker in served.app.state.hall.pool.workers:
        if worker.process is not None:
            os.kill(worker.process.pid, signal.SIGKILL)
    red.answer()
    wait_for(lambda: red.state(log=10**9)["question"]["seat"] == "red")
    assert red.post("/hint", {}).status_code == 200


def test_without_bots_there_is_no_advice(serve: Any, finished: guildhall.Game) -> None:
    served = serve(bots=False)
    red = players(served.client, begin(served.client, "ob", seed=1))["red"]
    error(red.post("/hint", {}), 503, "no-advice")
    error(seated(served.client, finished)[1]["red"].post("/analysis"), 503, "no-advice")


# Analyses.


def test_a_finished_game_is_analysed(served: Served, finished: guildhall.Game) -> None:
    _, table = seated(served.client, finished)
    assert table["watch"].get("/analysis").json() == {"state": "none", "done": 0, "total": 0, "analysis": None}
    found = analysed(table["red"])["analysis"]
    assert found["answers"] == len(found["moments"]) == len(finished.answers)
    given = finished.record().answers
    assert [(moment["seat"], moment["given"]) for moment in found["moments"]] == given
    for seat in found["seats"]:
        costs = [found["moments"][number]["cost"] for number in seat["costly"]]
        assert len(costs) <= 3 and costs == sorted(costs, reverse=True)
        assert all(found["moments"][number]["seat"] == seat["seat"] for number in seat["costly"])
        assert all(found["moments"][number]["why"]["args"]["parts"] for number in seat["costly"])
    assert sum(seat["result"]["win"] for seat in found["seats"]) == pytest.approx(1)
    named = {option["token"] for option in found["options"]}
    assert {moment["given"] for moment in found["moments"]} <= named
    assert table["watch"].get("/analysis").json()["analysis"] == found


def test_the_page_and_the_command_line_give_one_analysis(served: Served, finished: guildhall.Game) -> None:
    _, table = seated(served.client, finished)
    found = analysed(table["red"])["analysis"]
    here = analyse_here(finished, Effort.within(SECONDS, finished)).data()
    keys = ("number", "seat", "given", "win", "lead", "cost", "lead_cost", "why", "answers")
    assert [[one[key] for key in keys] for one in found["moments"]] == [
        [one[key] for key in keys] for one in here["moments"]
    ]


def test_a_running_game_is_not_analysed(served: Served) -> None:
    table = players(served.client, begin(served.client, "oo", seed=1))
    error(table["red"].post("/analysis"), 409, "not-over")
    error(table["red"].get("/analysis"), 409, "not-over")
    error(Player(served.client, table["red"].game, "wrong").post("/analysis"), 403, "wrong-key")


def test_an_analysis_is_still_there_after_a_restart(serve: Any, finished: guildhall.Game) -> None:
    first = serve()
    created, table = seated(first.client, finished)
    found = analysed(table["red"])
    first.server.should_exit = True
    first.thread.join()
    second = serve(bots=False)  # nothing is thought out anew
    assert players(second.client, created)["blue"].get("/analysis").json() == found


def test_an_analysis_that_was_cut_off_is_begun_again(
    serve: Any, finished: guildhall.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advising, "SILENT_SECONDS", 0.2)
    asked = threading.Event()

    async def stuck(self: BotPool, bot: str, thinking: Thinking, seed: int) -> Any:
        asked.set()
        await asyncio.sleep(60)

    first = serve()
    created, table = seated(first.client, finished)
    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "ponder", stuck)
        assert table["red"].post("/analysis").json()["state"] == "running"
        assert asked.wait(10)
        first.server.should_exit = True
        first.thread.join()
    second = serve()
    again = players(second.client, created)["red"]
    assert again.get("/analysis").json()["state"] == "running"
    assert analysed(again)["state"] == "done"


def test_an_analysis_survives_a_dead_worker(
    serve: Any, finished: guildhall.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed: list[int] = []
    ponder = BotPool.ponder

    async def deadly(self: BotPool, bot: str, thinking: Thinking, seed: int) -> Any:
        process = self.workers[-1].process
        if len(killed) < 2 and process is not None and process.pid not in killed:
            killed.append(process.pid)
            os.kill(process.pid, signal.SIGKILL)
        return await ponder(self, bot, thinking, seed)

    monkeypatch.setattr(BotPool, "ponder", deadly)
    served = serve()
    _, table = seated(served.client, finished)
    assert len(analysed(table["red"])["analysis"]["moments"]) == len(finished.answers)
    assert len(killed) == 2


def test_an_analysis_that_fails_says_so_and_can_be_tried_again(
    serve: Any, finished: guildhall.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(self: BotPool, bot: str, thinking: Thinking, seed: int) -> Any:
        raise WorkerError("it died")

    served = serve()
    _, table = seated(served.client, finished)
    with monkeypatch.context() as patch:
        patch.setattr(BotPool, "ponder", failing)
        wait_for(lambda: table["red"].post("/analysis").status_code == 503)
    assert analysed(table["red"])["state"] == "done"
