"""Differences: whoever follows a table by them has exactly what they would see if they looked."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import guildhall
from guildhall.server import beginning, models
from guildhall.server.differences import patch, told_to
from guildhall.server.hub import MOST_FRAMES
from guildhall.server.session import Caller, Session
from guildhall.server.storage import GameRow, SeatRow, Storage
from guildhall.server.telling import mark_of, parts_of, table_data, whole
from guildhall.server.wire import dump
from server.tools import (
    BOTH,
    Player,
    Served,
    Stream,
    auth,
    begin,
    can,
    moment,
    play_on,
    players,
    seated,
    wait_for,
    wish,
)


def patched(old: Any, steps: list[dict[str, Any]]) -> Any:
    """What RFC 6902 says that the steps make of it."""
    new = json.loads(json.dumps(old))
    for step in steps:
        *way, last = [key.replace("~1", "/").replace("~0", "~") for key in step["path"].split("/")[1:]]
        place = new
        for key in way:
            place = place[int(key)] if isinstance(place, list) else place[key]
        if isinstance(place, list):
            if step["op"] == "remove":
                del place[int(last)]
            elif step["op"] == "add":
                place.insert(int(last), step["value"])
            else:
                place[int(last)] = step["value"]
        elif step["op"] == "remove":
            del place[last]
        else:
            assert (last in place) == (step["op"] == "replace")
            place[last] = step["value"]
    return new


json_values = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab/~", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=4),
    max_leaves=20,
)


def steps(old: dict[str, Any], new: dict[str, Any]) -> Any:
    """The difference between two tables, as it is sent."""
    return json.loads(dump(patch(parts_of(old), parts_of(new))))


LONG = "so long that it is not simply sent again as a whole"


@given(json_values, json_values)
def test_a_difference_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    before = {"x": old, "y": [LONG, old], "view": {"x": [old, LONG], "old/~": old}}
    after = {"x": new, "y": [LONG, new], "view": {"x": [new, LONG], "new/~": new}}
    assert patched(before, steps(before, after)) == after


@given(json_values)
def test_a_table_in_parts_is_the_whole_table(value: Any) -> None:
    table = {"x": value, "view": {"a/b~c": value, "d": [value]}}
    assert json.loads(whole(parts_of(table))) == table


@pytest.mark.parametrize(("name", "count"), [("architects", 3), ("viscounts", 3)])
def test_in_a_whole_game_every_seat_follows_every_move(name: str, count: int) -> None:
    expansions: dict[str, Any] = {"expansions": BOTH} if name == "architects" else {}
    game = guildhall.new_game(name, players=count, seed=3, **expansions)
    storage = Storage.__new__(Storage)
    row = GameRow("abcdefghjkmn", name, game.definition.version, game.setup, game.seed, None)
    session = Session(storage, row, [])
    session.game = game
    session.seats = [SeatRow(seat, "open", None, None, None) for seat in game.seats]
    rng = random.Random(1)
    callers = [Caller(seat, frozenset({seat})) for seat in game.seats] + [Caller(None, frozenset())]
    known = {caller: table_data(session, caller, frozenset()) for caller in callers}
    while not game.is_over:
        game.choose(rng.choice(game.options))
        session.accept(0.0)
        for caller in callers:
            now = table_data(session, caller, frozenset())
            # As text: 1 and true are the same to Python, but not to others.
            made = patched(known[caller], steps(known[caller], now))
            assert json.dumps(made, sort_keys=True) == json.dumps(now, sort_keys=True)
            told = told_to(session, [caller], frozenset())[caller]
            assert (told.parts, told.mark) == (parts_of(now), mark_of(parts_of(now)))
            known[caller] = now


class Follower:
    """Somebody who has looked once, and since then only listens."""

    def __init__(self, player: Player, stream: Stream, state: dict[str, Any]) -> None:
        self.player = player
        self.stream = stream
        self.log = state.pop("log")
        self.mark = state.pop("mark")
        self.log_from = state.pop("log_from")
        self.table = state

    def follow(self) -> dict[str, Any]:
        """The next change."""
        change = self.stream.next("change")[2]
        self.take(change)
        return change

    def take(self, change: dict[str, Any]) -> None:
        gap = change["log_from"] > change["cut"]
        if change["state"] is None:
            assert change["from"] == self.mark
            self.table = patched(self.table, change["patch"])
        else:
            self.table = change["state"]
        self.log = ([] if gap else [line for line in self.log if line["number"] < change["cut"]]) + change["log"]
        self.log_from = change["log_from"] if gap else min(self.log_from, change["cut"])
        self.mark = change["mark"]

    def check(self) -> None:
        """Is that what somebody sees who looks?"""
        state = self.player.state()
        first = max(state.pop("log_from"), self.log_from)
        assert state.pop("mark") == self.mark
        lines = [[line for line in log if line["number"] >= first] for log in (state.pop("log"), self.log)]
        assert lines[0] == lines[1]
        assert state == self.table


def follow_until(follower: Follower, move: int) -> None:
    while follower.table["move"] < move:
        follower.follow()


def test_who_follows_sees_what_others_see_who_look(served: Served) -> None:
    created, table = seated(served.client, moment(lambda game: len(game.answers) == 20, expansions=BOTH))
    everybody = Player(served.client, created["id"], *created["keys"].values())
    looked = {seat: player.state() for seat, player in table.items()}
    with (
        table["red"].stream(mark=looked["red"]["mark"]) as red,
        table["blue"].stream(mark=looked["blue"]["mark"]) as blue,
        table["watch"].stream(mark=looked["watch"]["mark"]) as watch,
    ):
        streams = {"red": red, "blue": blue, "watch": watch}
        followers = [Follower(table[seat], streams[seat], looked[seat]) for seat in streams]
        play_on(table, 12)
        assert everybody.post("/undo", {"to": 25}).status_code == 200
        play_on(table, 3, seed=2)
        table["red"].post("/seats/red", {"name": "Ada"})
        move = table["watch"].state()["move"]
        for follower in followers:
            follow_until(follower, move)
            while follower.table["seats"][0]["name"] != "Ada":
                follower.follow()
            while not all(seat["connected"] for seat in follower.table["seats"]):
                follower.follow()
            follower.check()
            assert follower.table["number"] == 28


def test_a_click_is_answered_with_the_difference(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    asked = table["watch"].state()["question"]["seat"]
    state = table[asked].state()
    token = state["question"]["options"][0]["token"]
    reply = table[asked].post("/answers", {"number": 0, "token": token, "mark": state["mark"]}).json()
    assert reply["from"] == state["mark"] and reply["state"] is None
    me = Follower(table[asked], None, state)  # type: ignore[arg-type]
    me.take(reply)
    me.check()


def test_a_click_of_somebody_who_has_another_table_is_answered_with_the_whole_one(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    for more in ({}, {"mark": "0" * 18}, {"mark": ""}):
        asked = table["watch"].state()["question"]["seat"]
        state = table[asked].state()
        body = {"number": state["move"], "token": state["question"]["options"][0]["token"], **more}
        reply = table[asked].post("/answers", body).json()
        assert reply["patch"] is None and reply["from"] is None
        now = table[asked].state()
        assert reply["mark"] == now["mark"] and reply["state"]["view"] == now["view"]


def test_a_lost_line_is_taken_up_with_one_change(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    state = table["red"].state()
    play_on(table, 5)
    with table["red"].stream(mark=state["mark"], after=state["move"]) as red:
        follower = Follower(table["red"], red, state)
        change = follower.follow()
        assert change["state"] is not None and change["cut"] == 1
        follower.check()
        play_on(table, 1)
        assert follower.follow()["state"] is None
        follower.check()
    wait_for(lambda: not table["watch"].state()["seats"][0]["connected"])
    now = table["red"].state()
    with table["red"].stream(mark=now["mark"], after=now["move"]) as red:
        follower = Follower(table["red"], red, now)
        # Who is here cannot be replaced by a bot, if they could before.
        here = [{"op": "replace", "path": "/seats/0/connected", "value": True}]
        away = now["seats"][0]["bot_at"]
        stays = [] if away is None else [{"op": "replace", "path": "/seats/0/bot_at", "value": None}]
        assert follower.follow()["patch"] == here + stays


def test_who_takes_up_a_long_game_is_told_the_last_page_of_its_log(served: Served) -> None:
    """And not all of it at once, which is a lot of work and half a megabyte."""
    _, table = seated(served.client, moment(lambda game: len(game.answers) == 600, players=4, expansions=BOTH))
    state = table["watch"].state()
    with table["watch"].stream(mark="", after=0) as stream:
        follower = Follower(table["watch"], stream, state)
        page = follower.log_from
        follower.log = follower.log[:3]  # what they had long ago
        change = follower.follow()
        assert change["cut"] == 1 < change["log_from"] == page and len(change["log"]) <= 200
        follower.check()
        play_on(table, 1)
        assert follower.follow()["log_from"] == 601
        follower.check()


def test_who_holds_several_seats_follows_with_what_that_allows(served: Served) -> None:
    """At one screen nobody else has to agree: the stream has to know it as the page does."""
    created, _ = seated(served.client, moment(lambda game: can(game, "red", "place silversmith")))
    both = Player(served.client, created["id"], *created["keys"].values())
    state = both.state()
    with both.stream(mark=state["mark"], after=state["move"]) as stream:
        follower = Follower(both, stream, state)
        follow_until(follower, state["move"])
        while not follower.table["seats"][0]["connected"]:
            follower.follow()
        assert both.answer("place silversmith").status_code == 201
        follow_until(follower, state["move"] + 1)
        assert follower.table["undo"]["can"]
        follower.check()


def test_who_reads_too_slowly_gets_the_whole_table_instead(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    state = table["watch"].state()
    with table["watch"].stream(mark=state["mark"], after=0) as watch:
        play_on(table, 3)
        follower = Follower(table["watch"], watch, state)
        follow_until(follower, 3)
        hall = served.app.state.hall
        (listener,) = hall.hub.listeners[state["id"]]

        def too_much() -> None:
            listener.write = lambda frame: False  # the connection has no room
            for number in range(2 * MOST_FRAMES):
                listener.push(b"event: change\ndata: never sent\n\n", f"mark {number}", 3)
            assert listener.is_behind and not listener.frames

        hall.loop.call_soon_threadsafe(too_much)
        change = follower.follow()
        assert change["state"] is not None
        follower.check()
        play_on(table, 1)
        assert follower.follow()["state"] is None
        follower.check()


# The log, in pages.


def test_the_log_comes_in_pages(served: Served) -> None:
    game = moment(lambda game: len(game.answers) == 400, players=4, expansions=BOTH)
    _, table = seated(served.client, game)
    state = table["red"].state()
    assert len(state["log"]) <= 200 and state["log_from"] == state["log"][0]["number"] > 0
    lines, before = state["log"], state["log_from"]
    pages = 1
    while before:
        page = table["red"].get("/log", before=before).json()
        models.Log.model_validate(page, strict=True)
        assert len(page["log"]) <= 200 and page["log_from"] < before
        lines, before = page["log"] + lines, page["log_from"]
        pages += 1
    assert pages > 3
    assert [line["message"]["name"] for line in lines] == [message.name for message in game.messages("red")]
    assert table["red"].get("/log").json()["log"] == state["log"]
    assert table["red"].state(log=399)["log_from"] == 399


def test_a_late_game_of_six_is_small(served: Served) -> None:
    game = guildhall.new_game("architects", players=6, seed=1, expansions=BOTH)
    rng = random.Random(1)
    while len(game.answers) < 1300:
        game.choose(rng.choice(game.options))
    created, table = seated(served.client, game)
    asked = table[game.decision.seat_key]
    response = asked.get()
    assert len(response.content) < 60_000
    state = response.json()
    body = {"number": state["move"], "token": state["question"]["options"][0]["token"], "mark": state["mark"]}
    assert len(asked.post("/answers", body).content) < 10_000
    headers = auth(created["watch"])
    assert served.client.get(f"/api/games/{created['id']}/log", headers=headers).status_code == 200


MANY_ANSWERS = 1464  # answers, as many as the game had that docs/hosting.md tells of


def test_a_long_game_takes_little_memory(tmp_path: Any) -> None:
    import gc
    import tracemalloc

    game = guildhall.new_game("architects", players=6, seed=1, expansions=BOTH)
    rng = random.Random(1)
    while len(game.answers) < MANY_ANSWERS and not game.is_over:
        game.choose(rng.choice(game.options))
    assert len(game.answers) == MANY_ANSWERS
    storage = Storage(f"sqlite:///{tmp_path / 'games.db'}")
    id = beginning.begin(storage, game, wish(*[{"kind": "open"}] * 6), "chance").id
    Session.load(storage, id)
    gc.collect()
    tracemalloc.start()
    try:
        session = Session.load(storage, id)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert session.game.hash == game.hash
    assert taken < 200_000
