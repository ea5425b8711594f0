"""Clocks: whose time runs, what does not count, and what happens when it has run out."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from guildhall.server import beginning, schema
from guildhall.server.hall import Hall
from guildhall.server.keys import new_key
from guildhall.server.meeting import timekeeper
from guildhall.server.meeting.clocks import GAME, LAG, RETURN, TURN, Agreed, Step, read
from guildhall.server.session import Session
from guildhall.server.storage import Storage
from server.postgres import Postgres
from server.tools import Player, Served, ServedProcess, auth, begin, error, play_on, players, wait_for

TEN = Agreed(GAME, 600, 15, "bot", "mason")
SEATS = ("red", "blue")


def steps(*moves: tuple[float, str | None]) -> list[Step]:
    return [Step(at, asked) for at, asked in moves]


def test_only_whoever_is_asked_pays_and_the_server_forgives_a_little_lag() -> None:
    found = read(TEN, SEATS, steps((0, "red"), (20, "red"), (40, "blue"), (100, "red")), 130)
    assert found.left == {"red": 600 - 40 + 2 * LAG + 15 - 30, "blue": 600 - 60 + LAG + 15}
    assert (found.running, found.at) == ("red", 130)
    assert found.due() == 130 + found.left["red"] + LAG


def test_a_click_that_takes_no_time_wins_none() -> None:
    found = read(Agreed(GAME, 600, 0, "bot", "mason"), SEATS, steps((0, "red"), (0.1, "red"), (0.2, "red")), 0.2)
    assert found.left["red"] == 600


def test_a_time_for_each_turn_begins_anew() -> None:
    days = Agreed(TURN, 1000, 0, "bot", "mason")
    found = read(days, SEATS, steps((0, "red"), (300, "red"), (700, "blue"), (900, "red")), 1000)
    assert found.left == {"red": 900, "blue": 1000}


def test_no_clock_runs_while_it_stands() -> None:
    """A pause and a server that was not there, and where these overlap it counts once."""
    still = [(100.0, 200.0), (150.0, 300.0), (50.0, 60.0)]
    found = read(TEN, SEATS, steps((0, "red"), (400, "blue")), 400, still)
    assert found.left["red"] == 600 - (400 - 210) + LAG + 15
    assert read(TEN, SEATS, steps((0, "red")), 180, still).running is None
    assert read(TEN, SEATS, steps((0, "red")), 300, still).left["red"] == 600 - 90


def test_a_bot_in_somebodys_place_takes_none_of_their_time() -> None:
    away = {"red": [(100.0, 500.0)]}
    assert read(TEN, SEATS, steps((0, "red")), 600, (), away).left["red"] == 400
    assert read(TEN, SEATS, steps((0, "red")), 400, (), away).running is None


def test_who_comes_back_after_their_time_has_a_minute() -> None:
    away = {"red": [(600.0, 700.0)]}
    found = read(TEN, SEATS, steps((0, "red")), 710, (), away)
    assert found.left["red"] == RETURN - 10
    assert found.running == "red"


def test_an_opponent_that_follows_cards_has_no_clock() -> None:
    assert read(TEN, ("red",), steps((0, "green")), 100).running is None


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Tables whose time runs out in a moment."""
    monkeypatch.setattr(timekeeper, "GRACE_SECONDS", 0.0)
    monkeypatch.setattr(timekeeper, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(timekeeper, "BEAT_SECONDS", 0.1)
    agreed_clock = beginning.agreed_clock

    def shorter(wanted: Any, game: str, own: Any) -> Agreed | None:
        found = agreed_clock(wanted, game, own)
        return None if found is None else Agreed(found.per, found.seconds // 30, found.increment, found.out, found.bot)

    monkeypatch.setattr(beginning, "agreed_clock", shorter)


def notices(player: Player) -> list[str]:
    return [line["kind"] for line in player.state()["notices"]]


def asked_and_other(table: dict[str, Player]) -> tuple[str, str]:
    asked: str = table["red"].state()["question"]["seat"]
    return asked, "blue" if asked == "red" else "red"


CLOCK = {"per": "game", "seconds": 600, "increment": 10}


def test_all_see_the_clocks(served: Served) -> None:
    created = begin(served.client, "oo", clock=CLOCK)
    table = players(served.client, created)
    asked, other = asked_and_other(table)
    for player in table.values():
        clock = player.state()["clock"]
        assert (clock["per"], clock["seconds"], clock["increment"], clock["out"]) == ("game", 600, 10, "bot")
        assert clock["running"] == asked and not clock["paused"]
        assert abs(clock["at"] - time.time()) < 60
        assert clock["left"][other] == 600 and 590 < clock["left"][asked] <= 600
    play_on(table, 30)
    left = table["red"].state()["clock"]["left"]
    assert all(600 < time_left < 1200 for time_left in left.values()), "turns brought more than they took"
    assert begin(served.client, "oo") and players(served.client, begin(served.client))["red"].state()["clock"] is None


def test_the_table_is_the_same_as_long_as_nothing_happens(served: Served) -> None:
    """Else every look at it would be a change."""
    table = players(served.client, begin(served.client, "oo", clock=CLOCK))
    marks = []
    for _ in range(3):
        marks.append(table["red"].state()["mark"])
        time.sleep(0.3)
    assert len(set(marks)) == 1


def test_no_clock_runs_before_all_have_come(served: Served) -> None:
    """Also if who was there has played on meanwhile: nobody pays later for that."""
    created = begin(served.client, "oi", clock=CLOCK, seed=1)
    red = Player(served.client, created["id"], created["keys"]["red"])
    assert red.state()["clock"]["running"] is None
    time.sleep(1.2)
    while red.state()["question"]["seat"] == "red":
        assert red.answer().status_code == 201
    assert red.state()["move"] > 0
    time.sleep(1.2)
    joined = Player(served.client, created["id"], created["invitations"]["blue"]).post("/join")
    assert joined.status_code == 200
    clock = red.state()["clock"]
    assert clock["running"] == "blue"
    assert min(clock["left"].values()) > 599


def test_a_bot_meanwhile_lets_the_clocks_run(served: Served) -> None:
    created = begin(served.client, "oi", clock=CLOCK)
    red = Player(served.client, created["id"], created["keys"]["red"])
    body = {"kind": "bot", "bot": "random", "invitation": created["invitations"]["blue"]}
    assert red.post("/seats/blue", body).status_code == 200
    wait_for(lambda: red.state()["question"]["seat"] == "red")
    time.sleep(1.5)
    red.answer()
    before = red.state()["clock"]["left"]["red"]
    assert Player(served.client, created["id"], created["invitations"]["blue"]).post("/join").status_code == 200
    left = red.state()["clock"]["left"]
    assert left["blue"] > 599 and left["red"] == pytest.approx(before, abs=1), (
        "what was thought before counts as before"
    )


def test_who_runs_out_of_time_is_played_for_and_may_come_back(serve: Any, quick: None) -> None:
    served = serve()
    created = begin(served.client, "oo", clock={"per": "game", "seconds": 60})
    table = players(served.client, created)
    asked, other = asked_and_other(table)
    state = wait_for(lambda: (s := table[other].state())["seats"] and "bot-by-clock" in notices(table[other]) and s)
    row = next(seat for seat in state["seats"] if seat["key"] == asked)
    assert row["kind"] == "bot" and row["bot"] == "mason"
    wait_for(lambda: table[other].state()["question"]["seat"] == other)
    back = table[asked].post(f"/seats/{asked}", {"kind": "open"})
    assert back.status_code == 200, back.text
    assert table[asked].state()["clock"]["left"][asked] <= RETURN


def test_where_it_was_settled_a_seat_whose_time_is_over_is_lost(serve: Any, quick: None) -> None:
    served = serve()
    created = begin(served.client, "oo", clock={"per": "turn", "seconds": 30, "out": "lost"})
    table = players(served.client, created)
    asked, other = asked_and_other(table)
    wait_for(lambda: "bot-by-clock" in notices(table[other]))
    error(table[asked].post(f"/seats/{asked}", {"kind": "open"}), 409, "out-of-time")


def test_a_pause_needs_all_and_the_next_move_ends_it(served: Served) -> None:
    created = begin(served.client, "oo", clock=CLOCK)
    table = players(served.client, created)
    asked, other = asked_and_other(table)
    error(table["watch"].post("/pause"), 403, "not-yours")
    assert table[asked].post("/pause").status_code == 202
    assert [one["kind"] for one in table[other].state()["proposals"]] == ["pause"]
    assert not table[other].state()["clock"]["paused"]
    assert table[other].post("/pause").status_code == 200
    clock = table[other].state()["clock"]
    assert clock["paused"] and clock["running"] is None
    time.sleep(1.2)
    assert table[other].post("/pause/end").status_code == 200
    clock = table[other].state()["clock"]
    assert clock["running"] == asked and clock["left"][asked] > 599
    error(table[other].post("/pause/end"), 409, "no-request")
    for player in (table[asked], table[other]):
        player.post("/pause")
    assert table[asked].state()["clock"]["paused"]
    assert table[asked].answer().status_code == 201
    assert not table[asked].state()["clock"]["paused"]
    assert {"wished-pause", "paused", "resumed"} <= set(notices(table[asked]))
    free = players(served.client, begin(served.client))
    error(free["red"].post("/pause"), 422, "options")


def test_taking_back_gives_no_time_back(served: Served) -> None:
    created = begin(served.client, "ob", clock=CLOCK, seed=1)
    red = players(served.client, created)["red"]
    wait_for(lambda: red.state()["question"]["seat"] == "red")
    time.sleep(1.6)
    before = red.state()["number"]
    red.answer()
    wait_for(lambda: red.state()["question"]["seat"] == "red")
    assert red.post("/undo", {"to": before}).status_code == 200
    storage = served.storage
    found = Session.load(storage, created["id"])
    again = red.state()["clock"]["left"]["red"]
    assert again < 600 + 10 - 1.0
    # What another process reads from the disk is the same.
    assert [step.asked for step in found.steps] == [
        step.asked for step in served.app.state.hall.sessions[created["id"]].steps
    ]
    assert [step.at for step in found.steps] == pytest.approx(
        [step.at for step in served.app.state.hall.sessions[created["id"]].steps]
    )


def test_a_server_that_was_down_costs_nobody_time(tmp_path: Path, quick: None) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    first = Served(url)
    created = begin(first.client, "oo", clock={"per": "game", "seconds": 90})  # three seconds
    table = players(first.client, created)
    asked, _ = asked_and_other(table)
    first.close()
    time.sleep(4)
    second = Served(url)
    try:
        red = Player(second.client, created["id"], created["keys"]["red"])
        left = wait_for(lambda: (found := red.state()["clock"])["running"] == asked and found["left"])
        assert left[asked] > 1.5
        assert "bot-by-clock" not in notices(red)
        wait_for(lambda: "bot-by-clock" in notices(red))
    finally:
        second.close()


def test_after_kills_clocks_are_as_they_were_and_no_move_is_lost(tmp_path: Path) -> None:
    """As a power cut would: each time everybody has what they had, but for what they used."""
    data = tmp_path / "data"
    rng = random.Random(4)
    server = ServedProcess("--data", str(data), log=tmp_path / "log")
    created = begin(server.client, "oo", clock={"per": "game", "seconds": 600, "increment": 0})
    began = time.time()
    away = 0.0
    number = 0
    for _ in range(3):
        table = {seat: Player(server.client, created["id"], key) for seat, key in created["keys"].items()}
        assert table["red"].state()["number"] == number, "every accepted move is there, once"
        play_on(table, 4, seed=rng.randrange(100))
        number += 4
        time.sleep(3.5)  # it has said that it is there
        server.kill()
        killed = time.time()
        time.sleep(3)
        server = ServedProcess("--data", str(data), log=tmp_path / "log")
        away += time.time() - killed
    red = Player(server.client, created["id"], created["keys"]["red"])
    try:
        table = {seat: Player(server.client, created["id"], key) for seat, key in created["keys"].items()}
        play_on(table, 1)
        used = sum(600 - one for one in red.state()["clock"]["left"].values())
        assert used <= time.time() - began - away + 1, "time that no server was there was counted"
        assert used > 5, "and what they thought was"
    finally:
        server.close()


def test_a_machine_that_slept_takes_nobodys_time_and_another_process_at_work_does_not_give_any(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    now = time.time()

    async def wake(others: dict[str, float]) -> list[tuple[float, float]]:
        with storage.transaction() as connection:
            connection.execute(timekeeper.downs.delete())
            connection.execute(timekeeper.beats.delete())
            for process, at in others.items():
                connection.execute(timekeeper.beats.insert().values(process=process, at=at))
        hall = Hall(storage, bots=False)
        keeper = timekeeper.Timekeeper(hall)
        for task in keeper.tasks:
            task.cancel()
        keeper.beaten = now - 3600
        await keeper._beat(now)
        await keeper.close()
        return timekeeper.all_downs(storage)

    async def both() -> None:
        assert await wake({storage.process: now - 3600}) == [(now - 3600, now)]
        assert await wake({storage.process: now - 3600, "other": now - 2}) == []

    asyncio.run(both())
    storage.close()


def test_a_clock_at_an_open_table(served: Served) -> None:
    wanted = {"clock": {"per": "game", "seconds": 900, "increment": 15, "out": "lost"}}
    found = served.client.post("/api/tables", json=wanted).json()
    assert found["table"]["clock"] == {
        "per": "game", "seconds": 900, "increment": 15, "out": "lost", "bot": "mason"
    }  # fmt: skip
    key = new_key()
    served.client.post(f"/api/tables/{found['table']['id']}/seats", json={"key": key})
    clock = Player(served.client, found["table"]["id"], key).state()["clock"]
    assert clock["seconds"] == 900 and clock["running"]


@pytest.mark.parametrize("clock", [{"seconds": 5}, {"seconds": 10**9}, {"per": "year", "seconds": 60}, {}])
def test_a_clock_that_cannot_be_is_refused(served: Served, clock: dict[str, Any]) -> None:
    wanted = {"seats": [{"kind": "open"}] * 2, "clock": clock}
    error(served.client.post("/api/games", json=wanted), 422, "invalid")


def test_two_processes_read_the_same_clock(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    one = ServedProcess("--database", url, log=tmp_path / "one.log")
    two = ServedProcess("--database", url, log=tmp_path / "two.log")
    try:
        created = begin(one.client, "oo", clock=CLOCK)
        here, there = players(one.client, created), players(two.client, created)
        assert play_on({"red": here["red"], "blue": there["blue"]}, 10) == 10
        wait_for(lambda: here["red"].state()["clock"] == there["red"].state()["clock"])
        for player in (here["red"], there["blue"]):
            player.post("/pause")
        wait_for(lambda: here["red"].state()["clock"]["paused"] and there["red"].state()["clock"]["paused"])
        two.kill()
        assert here["red"].state()["clock"]["paused"]
    finally:
        one.close()
        if two.process.poll() is None:
            two.close()


def test_a_deleted_game_leaves_no_clock(served: Served) -> None:
    created = begin(served.client, "o", clock=CLOCK, options={"opponent": "helena"})
    red = players(served.client, created)["red"]
    assert red.post("/pause").status_code == 200
    assert red.post("/delete").json() == {"deleted": True}
    storage = Storage(str(served.storage.engine.url))
    with storage.transaction(write=False) as connection:
        for table in (timekeeper.rows, schema.pauses):
            assert connection.execute(table.select().where(table.c.game == created["id"])).first() is None
    storage.close()
    assert served.client.get(f"/api/games/{created['id']}", headers=auth("x")).status_code == 404
