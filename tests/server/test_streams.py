"""Live updates: everybody is told of everything they may know, and a lost line costs nothing."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.server import telling
from server.tools import Served, Stream, auth, begin, can, error, moment, play_on, players, seated


def test_everybody_hears_of_a_move(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    asked = table["watch"].state()["question"]["seat"]
    with table["red"].stream() as red, table["blue"].stream() as blue, table["watch"].stream() as watch:
        table[asked].answer()
        for stream in (red, blue, watch):
            id, _, data = stream.next("move")
            assert id == data["move"] == data["number"] == 1
            assert data["messages"] and data["question_seat"] == table["watch"].state()["question"]["seat"]


def test_a_private_event_is_told_in_full_to_its_seat_only(served: Served) -> None:
    _, table = seated(served.client, moment(lambda game: can(game, "red", "take plans")))
    with table["red"].stream() as red, table["blue"].stream() as blue, table["watch"].stream() as watch:
        table["red"].answer("take plans")
        names = [[message["name"] for message in stream.next("move")[2]["messages"]] for stream in (red, blue, watch)]
    assert "event-card-drawn" in names[0] and "event-card-drawn-hidden" not in names[0]
    assert "event-card-drawn-hidden" in names[1] and "event-card-drawn" not in names[1]
    assert names[1] == names[2]


def test_a_lost_line_is_taken_up_where_it_broke(served: Served) -> None:
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    with table["red"].stream() as red:
        play_on(table, 3)
        assert [red.next("move")[0] for _ in range(3)] == [1, 2, 3]
    play_on(table, 4)
    whole = [entry["message"] for entry in table["red"].state(log=4)["log"]]
    with table["red"].stream(after=3) as red:
        events = [red.next("move") for _ in range(4)]
    assert [id for id, _, _ in events] == [4, 5, 6, 7]
    assert [message for _, _, data in events for message in data["messages"]] == whole
    # A browser says by itself where it stopped; a program may send its key.
    headers = {**auth(created["keys"]["red"]), "Last-Event-ID": "5"}
    with served.client.stream("GET", f"/api/games/{created['id']}/events", headers=headers) as response:
        assert [Stream(response).next("move")[0]] == [6]
    with table["red"].stream() as red:  # nothing is told twice
        play_on(table, 1)
        assert red.next("move")[0] == 8


def test_what_was_taken_back_meanwhile_is_told_as_such(served: Served) -> None:
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    play_on(table, 5)
    both = served.client.post(
        f"/api/games/{created['id']}/undo", json={"to": 2}, headers=auth(*created["keys"].values())
    )
    assert both.status_code == 200 and both.json() == {"number": 2, "move": 6}
    play_on(table, 1, seed=2)
    with table["blue"].stream(after=1) as blue:
        events = [blue.next("move", "undo") for _ in range(3)]
    assert [(id, kind, data["number"]) for id, kind, data in events] == [
        (2, "move", 2),
        (6, "undo", 2),
        (7, "move", 3),
    ]


def test_a_long_story_is_told_in_parts_and_whole(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that nobody's click waits for it; and others' moves come in between."""
    monkeypatch.setattr(telling, "MOST_NEWS", 7)
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    everybody = auth(*created["keys"].values())
    for seed in range(1, 4):
        play_on(table, 20, seed=seed)
        back = served.client.post(f"/api/games/{created['id']}/undo", json={"to": 9 * seed}, headers=everybody)
        assert back.status_code == 200
    play_on(table, 30, seed=4)
    told: list[tuple[int | None, str]] = []
    with table["blue"].stream(after=0) as blue:
        while not told or told[-1][0] != table["watch"].state(log=10**9)["move"]:
            id, kind, data = blue.next("move", "undo")
            told.append((id, kind))
            assert id == data["move"]
    assert len(told) == 27 + 30 + 3 and told == sorted(told)
    assert [kind for _, kind in told].count("undo") == 3


def test_requests_and_seats_are_told(served: Served) -> None:
    _, table = seated(served.client, moment(lambda game: can(game, "red", "place silversmith")))
    with table["watch"].stream() as watch:
        table["red"].answer("place silversmith")
        number = table["red"].state()["undo"]["to"]
        table["red"].post("/undo", {"to": number})
        id, _, data = watch.next("undo")
        assert id is None and data["request"] == {"by": "red", "to": number, "agreed": []}
        table["blue"].post("/undo/refuse")
        assert watch.next("undo")[2]["request"] is None
        table["red"].post("/undo", {"to": number})
        watch.next("undo")
        table["blue"].post("/undo/agree")
        id, _, data = watch.next("undo")
        while id is None:  # that blue agreed comes first, perhaps
            id, _, data = watch.next("undo")
        assert id == data["move"] and data["number"] == number
        table["red"].post("/seats/red", {"name": "Ada"})
        while watch.next("seats")[2]["seats"][0]["name"] != "Ada":
            pass
        with table["blue"].stream():
            while not watch.next("seats")[2]["seats"][1]["connected"]:
                pass
        while watch.next("seats")[2]["seats"][1]["connected"]:
            pass


def test_a_ticket_opens_one_stream(served: Served) -> None:
    created = begin(served.client)
    other = begin(served.client)
    table = players(served.client, created)
    url = f"/api/games/{created['id']}/events"
    ticket = table["red"].post("/ticket").json()["ticket"]
    error(served.client.get(f"/api/games/{other['id']}/events", params={"ticket": ticket}), 401, "bad-ticket")
    with served.client.stream("GET", url, params={"ticket": ticket}) as response:
        assert response.status_code == 200 and response.headers["content-type"].startswith("text/event-stream")
    error(served.client.get(url, params={"ticket": ticket}), 401, "bad-ticket")
    error(served.client.get(url, params={"ticket": "x"}), 401, "bad-ticket")
    error(served.client.get(url, params={"ticket": "x", "after": -1}), 422, "invalid")


def test_a_stream_hears_of_a_game_that_has_left_the_memory(serve: Any) -> None:
    served = serve(most_games=1)
    table = players(served.client, begin(served.client, seed=1))
    with table["red"].stream() as red:
        for number in range(1, 4):
            begin_other = players(served.client, begin(served.client))
            begin_other["red"].state()
            assert len(served.app.state.hall.sessions) == 1
            play_on(table, 1)
            assert red.next("move")[0] == number
