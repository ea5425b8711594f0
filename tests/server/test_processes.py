"""Real server processes: two on one PostgreSQL, one that loses its database."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from guildhall.cli import app
from guildhall.server.hall import Hall
from server.postgres import Postgres
from server.tools import Player, Served, ServedProcess, begin, error, play_on, players, wait_for


def test_two_processes_on_one_postgresql_play_one_game(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    one = ServedProcess("--database", url, log=tmp_path / "one.log")
    two = ServedProcess("--database", url, log=tmp_path / "two.log")
    try:
        created = begin(one.client, seed=1)
        here = players(one.client, created)
        there = players(two.client, created)
        with here["red"].stream() as red, there["blue"].stream() as blue:
            wait_for(lambda: there["watch"].state()["seats"][0]["connected"])
            wait_for(lambda: here["watch"].state()["seats"][1]["connected"])
            table = {"red": here["red"], "blue": there["blue"]}
            assert play_on(table, 40) == 40
            for stream in (red, blue):
                assert [stream.next("move")[0] for _ in range(40)] == list(range(1, 41))
        wait_for(lambda: not there["watch"].state()["seats"][0]["connected"])
        wait_for(lambda: not here["watch"].state()["seats"][1]["connected"])
        assert here["red"].state() == there["red"].state()
        _race(here, there)
        _undo_across(here, there)
        _bot_across(one, two)
    finally:
        one.close()
        two.close()


def _race(here: dict[str, Player], there: dict[str, Player]) -> None:
    """Two clicks at once, at two processes: one wins, every time."""
    for _ in range(10):
        state = here["watch"].state(log=10**9)
        asked = state["question"]["seat"]
        option = here[asked].state(log=10**9)["question"]["options"][0]["token"]
        body = {"number": state["move"], "token": option}
        with ThreadPoolExecutor(2) as at_once:
            answers = list(
                at_once.map(lambda player, body=body: player.post("/answers", body), (here[asked], there[asked]))
            )
        assert sorted(answer.status_code for answer in answers) == [201, 409]
        late = next(answer for answer in answers if answer.status_code == 409)
        assert late.json()["state"]["move"] == state["move"] + 1
        assert there["watch"].state(log=10**9)["move"] == state["move"] + 1


def _undo_across(here: dict[str, Player], there: dict[str, Player]) -> None:
    """Asked for at one process, agreed to at the other."""
    before = here["watch"].state()
    asked = before["question"]["seat"]
    other = "blue" if asked == "red" else "red"
    with here[asked].stream() as stream:
        if here[asked].post("/undo", {"to": 0}).status_code == 202:
            assert there[other].post("/undo/agree").status_code == 200
        id, _, data = stream.next("undo")
        while id is None:
            id, _, data = stream.next("undo")
        assert data["number"] == 0
    assert here["watch"].state()["number"] == there["watch"].state()["number"] == 0


def _bot_across(one: ServedProcess, two: ServedProcess) -> None:
    """A bot's game that one process has begun goes on at the other when the first one is gone."""
    created = begin(one.client, "ob", seed=1)
    red = players(one.client, created)["red"]
    wait_for(lambda: red.state(log=10**9)["question"]["seat"] == "red")
    red.answer()
    one.kill()
    again = players(two.client, created)["red"]
    for _ in range(4):
        wait_for(lambda: again.state(log=10**9)["question"]["seat"] == "red")
        assert again.answer().status_code == 201


def test_a_lost_database_is_told_and_the_game_goes_on(postgres: Postgres, serve: Any) -> None:
    served: Served = serve(postgres.new_database())
    table = players(served.client, begin(served.client, seed=1))
    play_on(table, 5)
    state = table["watch"].state()
    asked = table[state["question"]["seat"]]
    token = asked.state()["question"]["options"][0]["token"]
    postgres.stop()
    try:
        refused = asked.post("/answers", {"number": 5, "token": token})
        error(refused, 503, "database")
        assert refused.headers["Retry-After"] == "2"
        error(asked.get(), 503, "database")
        error(asked.post("/ticket"), 503, "database")
    finally:
        postgres.start()
    assert table["watch"].state()["move"] == 5
    with asked.stream() as stream:
        assert asked.post("/answers", {"number": 5, "token": token}).status_code == 201
        assert stream.next("move")[0] == 6


def test_simultaneous_undo_requests_at_two_processes_all_get_an_answer(postgres: Postgres, serve: Any) -> None:
    url = postgres.new_database()
    one: Served = serve(url)
    two: Served = serve(url)
    created = begin(one.client, seed=1)
    here, there = players(one.client, created), players(two.client, created)
    play_on(here, 20)
    sides: list[tuple[Player, str, Any]] = [
        (here["red"], "/undo", {"to": 0}),
        (there["blue"], "/undo", {"to": 0}),
        (there["red"], "/undo", {"to": 1}),
    ]
    sides.append((here["blue"], "/undo/refuse", None))
    with ThreadPoolExecutor(8) as at_once:
        asked = [at_once.submit(player.post, path, body) for _ in range(30) for player, path, body in sides]
        statuses = {answer.result(60).status_code for answer in asked}
    assert 202 in statuses and statuses <= {200, 202, 409}
    assert here["watch"].state()["undo"] == there["watch"].state()["undo"]


def test_a_database_that_hangs_holds_nobody_for_long(postgres: Postgres, serve: Any) -> None:
    served: Served = serve(postgres.new_database())
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    play_on(table, 4)
    state = table["watch"].state()
    asked = table[state["question"]["seat"]]
    token = asked.state()["question"]["options"][0]["token"]
    body = {"number": 4, "token": token}
    with postgres.hanging(), ThreadPoolExecutor(4) as at_once:
        began = time.monotonic()
        waiting = [at_once.submit(asked.post, "/answers", body) for _ in range(3)]
        waiting.append(at_once.submit(served.client.post, "/api/games", json={"seats": [{"kind": "open"}] * 2}))
        replies = [one.result(60) for one in waiting]
        taken = time.monotonic() - began
        assert served.client.get("/api/about").status_code == 200
    for reply in replies:
        error(reply, 503, "database")
    assert taken < 10
    # It goes on by itself; the answer is there once, or not at all.
    moves = wait_for(lambda: (reply := table["watch"].get()).status_code == 200 and reply.json()["move"])
    assert moves in (4, 5)
    assert wait_for(lambda: asked.post("/answers", body).status_code in (201, 409))
    assert wait_for(lambda: table["watch"].state()["move"] == 5)


def test_a_ticket_opens_one_stream_at_two_processes(
    postgres: Postgres, serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the moment before one has heard that it was used at the other."""
    say = Hall._say
    monkeypatch.setattr(Hall, "_say", lambda hall, said: None if said["kind"] == "ticket-used" else say(hall, said))
    url = postgres.new_database()
    sides: list[Served] = [serve(url), serve(url)]
    wait_for(lambda: all(side.app.state.hall.hub.has_company for side in sides))
    created = begin(sides[0].client, seed=1)
    red = players(sides[0].client, created)["red"]

    def status(side: Served, ticket: str) -> int:
        with side.client.stream("GET", f"/api/games/{created['id']}/events", params={"ticket": ticket}) as response:
            return response.status_code

    for first in (0, 1):
        ticket = red.post("/ticket").json()["ticket"]
        assert status(sides[first], ticket) == 200
        assert status(sides[1 - first], ticket) == 401


# The command.


@pytest.mark.parametrize("kind", ["taken port", "no folder", "both", "no address"])
def test_serve_refuses_in_a_sentence(tmp_path: Path, kind: str, served: Served) -> None:
    (tmp_path / "file").write_text("")
    arguments = {
        "taken port": ["--port", served.address.rpartition(":")[2], "--data", str(tmp_path)],
        "no folder": ["--port", "0", "--data", str(tmp_path / "file" / "x")],
        "no address": ["--port", "0", "--data", str(tmp_path), "--proxy", "127.0.0.1,nginx"],
        "both": ["--data", str(tmp_path), "--database", "sqlite:///x"],
    }
    result = CliRunner().invoke(app, ["serve", *arguments[kind]])
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output and result.output.strip()
