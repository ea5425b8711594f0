"""Real server processes: two on one PostgreSQL, one killed in the middle of everything, one that loses its database."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from guildhall.cli import app
from server.postgres import Postgres
from server.test_storage import fill
from server.tools import Player, Served, ServedProcess, begin, error, free_port, new_client, play_on, players, wait_for

GAMES = 50


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


def test_a_killed_server_has_lost_and_doubled_nothing(tmp_path: Path) -> None:
    """`kill -9` in the middle of 50 games: every answer that was accepted is there, once, and the games go on."""
    data = tmp_path / "data"
    port = free_port()
    server = ServedProcess("--data", str(data), log=tmp_path / "log", port=port)
    tables: list[dict[str, Player]] = []
    accepted: list[list[tuple[int, str, str]]] = [[] for _ in range(GAMES)]
    unsure: list[tuple[int, str, str] | None] = [None] * GAMES
    stop = threading.Event()
    started = threading.Semaphore(0)

    for number in range(GAMES):
        created = begin(server.client, seed=number)
        tables.append(players(new_client(server.address), created))

    def play(mine: range) -> None:
        rng = random.Random(mine.start)
        try:
            while not stop.is_set():
                for number in mine:
                    table = tables[number]
                    state = table["watch"].state(log=10**9)
                    asked = state["question"]["seat"]
                    options = table[asked].state(log=10**9)["question"]["options"]
                    token = rng.choice(options)["token"]
                    unsure[number] = (state["move"], asked, token)
                    response = table[asked].post("/answers", {"number": state["move"], "token": token})
                    assert response.status_code == 201, response.text
                    accepted[number].append((state["move"], asked, token))
                    unsure[number] = None
                    started.release()
        except httpx.TransportError:
            pass  # the server is gone

    threads = [threading.Thread(target=play, args=(range(start, GAMES, 10),)) for start in range(10)]
    for thread in threads:
        thread.start()
    for _ in range(2 * GAMES):
        assert started.acquire(timeout=30)
    server.kill()
    stop.set()
    for thread in threads:
        thread.join(timeout=30)

    again = ServedProcess("--data", str(data), log=tmp_path / "log", port=port)
    try:
        for number, table in enumerate(tables):
            record = _moves(data, table["watch"].game)
            known = accepted[number]
            # The one that was on its way may have been written, and its sender was not told.
            assert record in (known, [*known, unsure[number]])
            assert table["watch"].state(log=10**9)["move"] == len(record)
            assert play_on(table, 1) == 1
    finally:
        again.close()


def _moves(data: Path, game: str) -> list[tuple[int, str, str]]:
    with sqlite3.connect(data / "games.db") as connection:
        rows = connection.execute("SELECT number, seat, token FROM moves WHERE game = ? ORDER BY number", (game,))
        return [(number, seat, token) for number, seat, token in rows]


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


def test_a_full_disk_is_told_and_the_game_is_untouched(serve: Any) -> None:
    served: Served = serve()
    table = players(served.client, begin(served.client, seed=1))
    fill(served.storage)
    for _ in range(300):
        state = table["watch"].state(log=10**9)
        asked = table[state["question"]["seat"]]
        mine = asked.state()
        response = asked.answer(state=mine)
        if response.status_code != 201:
            break
    error(response, 503, "full")
    assert asked.state() == mine
    for _ in range(100):
        response = served.client.post("/api/games", json={"seats": [{"kind": "open"}] * 2})
        if response.status_code != 201:
            break
    error(response, 503, "full")


# The command.


def test_serve_says_where_it_is_and_ends_when_asked(tmp_path: Path) -> None:
    server = ServedProcess("--data", str(tmp_path / "new" / "folder"), log=tmp_path / "log")
    begun = begin(server.client)
    table = players(server.client, begun)
    with table["red"].stream():
        began = time.monotonic()
        server.close()
        assert time.monotonic() - began < 5
    text = server.log.read_text()
    assert f"Guildhall is at {server.address}/" in text
    assert "Traceback" not in text and "ERROR" not in text
    assert (tmp_path / "new" / "folder" / "games.db").exists()
    assert (tmp_path / "new" / "folder").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("kind", ["taken port", "no folder", "both"])
def test_serve_refuses_in_a_sentence(tmp_path: Path, kind: str, served: Served) -> None:
    (tmp_path / "file").write_text("")
    arguments = {
        "taken port": ["--port", served.address.rpartition(":")[2], "--data", str(tmp_path)],
        "no folder": ["--port", "0", "--data", str(tmp_path / "file" / "x")],
        "both": ["--data", str(tmp_path), "--database", "sqlite:///x"],
    }
    result = CliRunner().invoke(app, ["serve", *arguments[kind]])
    assert result.exit_code in (1, 2)
    assert "Traceback" not in result.output and result.output.strip()
