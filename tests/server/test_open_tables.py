"""Open tables: people who do not know each other find a table, sit down, and it begins."""

from __future__ import annotations

import contextlib
import json
import re
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import guildhall
from guildhall.server.backup import backup, restore
from guildhall.server.keys import hashed, new_key
from guildhall.server.meeting import lobby, models, waiting
from guildhall.server.storage import Storage
from server.postgres import Postgres
from server.tools import (
    BOTH,
    EVENTS,
    Player,
    Served,
    ServedProcess,
    Stream,
    auth,
    begin,
    error,
    new_client,
    play_on,
    wait_for,
)

EVENTS |= {"tables": models.OpenTables, "table": models.OpenTable, "gone": models.TableGone}


def opened(client: httpx.Client, **wanted: Any) -> tuple[str, str]:
    """A new open table: its id, and the host's key."""
    response = client.post("/api/tables", json=wanted)
    assert response.status_code == 201, response.text
    found = models.OwnTable.model_validate(response.json(), strict=True)
    assert found.table is not None and found.key is not None
    return found.table.id, found.key


def sit(client: httpx.Client, id: str, name: str | None = None) -> str:
    key = new_key()
    response = client.post(f"/api/tables/{id}/seats", json={"key": key, **({"name": name} if name else {})})
    assert response.status_code == 200, response.text
    models.OwnTable.model_validate(response.json(), strict=True)
    return key


def listed(client: httpx.Client) -> dict[str, dict[str, Any]]:
    response = client.get("/api/tables")
    models.OpenTables.model_validate(response.json(), strict=True)
    return {table["id"]: table for table in response.json()["tables"]}


@contextmanager
def looking(client: httpx.Client) -> Iterator[Stream]:
    with client.stream("GET", "/api/tables/events") as response:
        assert response.status_code == 200, response.read()
        yield Stream(response)


def seats_of(player: Player) -> dict[str, dict[str, Any]]:
    return {seat["key"]: seat for seat in player.state()["seats"]}


def test_two_strangers_meet_and_play(served: Served) -> None:
    id, host = opened(served.client, name="Ada", language="en")
    table = listed(served.client)[id]
    assert (table["game"], table["players"], table["free"], table["language"]) == ("architects", 2, 1, "en")
    assert table["people"] == [{"number": 1, "name": "Ada"}]
    guest = sit(served.client, id, "Berta")
    assert id not in listed(served.client)
    people = {}
    for key in (host, guest):
        player = Player(served.client, id, key)
        seat = player.state()["seat"]
        people[seat] = player
    assert sorted(people) == ["blue", "red"]
    names = {row["name"] for row in seats_of(people["red"]).values()}
    assert names == {"Ada", "Berta"}
    assert play_on(people, 12) == 12


def test_nothing_is_dealt_before_all_have_come(served: Served) -> None:
    """Who could look at their hand and leave would sit down elsewhere with what they saw."""
    id, host = opened(served.client, players=3)
    error(served.client.get(f"/api/games/{id}", headers=auth(host)), 404, "unknown-game")
    sit(served.client, id)
    error(served.client.get(f"/api/games/{id}", headers=auth(host)), 404, "unknown-game")
    assert served.storage.game(id) is None


def test_nobody_has_begun_it_and_nobody_has_others_keys(served: Served) -> None:
    id, host = opened(served.client)
    guest = sit(served.client, id)
    state = Player(served.client, id, host).state()
    assert state["seed"] is None and state["chance"]["commitment"]
    assert [seat["kept"] for seat in state["seats"]] == [False, False]
    assert not any(seat["invited"] for seat in state["seats"])
    assert state["notices"] == [] and state["hints"] is False
    for key in (host, guest):
        error(Player(served.client, id, key).get("/record"), 403, "hidden")


def test_chance_says_who_sits_where(served: Served) -> None:
    found = set()
    for _ in range(40):
        id, host = opened(served.client)
        sit(served.client, id)
        found.add(Player(served.client, id, host).state()["seat"])
    assert found == {"red", "blue"}


def test_who_leaves_frees_the_seat_and_another_is_host(served: Served) -> None:
    id, host = opened(served.client, name="Ada", players=3)
    guest = sit(served.client, id, "Berta")
    error(served.client.post(f"/api/tables/{id}/begin", json={"bot": "mason"}, headers=auth(guest)), 403, "not-host")
    left = served.client.post(f"/api/tables/{id}/leave", headers=auth(host))
    assert [table["people"] for table in left.json()["tables"] if table["id"] == id] == [
        [{"number": 2, "name": "Berta"}]
    ]
    error(served.client.post(f"/api/tables/{id}/here", headers=auth(host)), 403, "wrong-key")
    served.client.post(f"/api/tables/{id}/leave", headers=auth(guest))
    assert id not in listed(served.client)
    error(served.client.get(f"/api/tables/{id}"), 404, "unknown-table")
    error(served.client.post(f"/api/tables/{id}/seats"), 404, "unknown-table")


def test_the_host_fills_the_rest_with_bots(serve: Any) -> None:
    served = serve()
    id, host = opened(served.client, players=4, bots=["random"], options={"expansions": ["artisans"]})
    guest = sit(served.client, id)
    error(served.client.post(f"/api/tables/{id}/begin", json={}, headers=auth(host)), 422, "options")
    error(served.client.post(f"/api/tables/{id}/begin", json={"bot": "nobody"}, headers=auth(host)), 422, "options")
    done = served.client.post(f"/api/tables/{id}/begin", json={"bot": "labourer"}, headers=auth(host))
    assert done.json() == {"table": None, "begun": True, "number": None, "key": None}
    people = {player.state()["seat"]: player for player in (Player(served.client, id, key) for key in (host, guest))}
    seats = seats_of(next(iter(people.values())))
    assert sorted(seat["bot"] or "" for seat in seats.values()) == ["", "", "labourer", "random"]
    assert {seat for seat, row in seats.items() if row["person"]} == set(people)
    # Bots that are asked first answer by themselves.
    wait_for(lambda: next(iter(people.values())).state()["question"]["seat"] in people)


def test_a_solo_opponent_sits_down_as_well(served: Served) -> None:
    id, host = opened(served.client, options={"opponent": "helena"})
    sit(served.client, id)
    seats = seats_of(Player(served.client, id, host))
    assert [row["kind"] for row in seats.values()] == ["open", "open", "solo"]


def test_one_seat_has_one_who_takes_it(served: Served) -> None:
    for _ in range(10):
        id, _host = opened(served.client)
        keys = [new_key() for _ in range(4)]
        with ThreadPoolExecutor(4) as at_once:
            replies = list(
                at_once.map(lambda key, id=id: served.client.post(f"/api/tables/{id}/seats", json={"key": key}), keys)
            )
        assert sorted(reply.status_code for reply in replies) == [200, 404, 404, 404]
        opens = [served.client.get(f"/api/games/{id}", headers=auth(key)).status_code for key in keys]
        assert opens == [reply.status_code if reply.status_code == 200 else 403 for reply in replies]


def test_a_lost_reply_loses_no_seat(served: Served) -> None:
    id, _ = opened(served.client, players=3)
    key = new_key()
    for _ in range(2):
        found = served.client.post(f"/api/tables/{id}/seats", json={"key": key}).json()
        assert (found["number"], len(found["table"]["people"])) == (2, 2)
    sit(served.client, id)
    assert served.client.get(f"/api/tables/{id}", headers=auth(key)).json()["begun"]
    assert Player(served.client, id, key).state()["seat"]


def test_a_name_may_not_be_taken_for_anothers_at_the_table(served: Served) -> None:
    id, _ = opened(served.client, name="Ada", players=3)
    error(served.client.post(f"/api/tables/{id}/seats", json={"name": "A D A"}), 422, "options")
    error(served.client.post(f"/api/tables/{id}/seats", json={"name": "\u200bEve"}), 422, "invalid")
    assert listed(served.client)[id]["free"] == 2


@pytest.mark.parametrize(
    ("wanted", "says"),
    [
        ({"game": "chess"}, "no game of this name"),
        ({"options": {"setup": "huge"}}, "setup"),
        ({"options": {"players": 3}}, "different things"),
        ({"options": {"corrections": {}}}, "corrections"),
        ({"options": {"boards": ["random", "random"]}}, "boards"),
        ({"players": 6}, "players"),
        ({"bots": ["mason"]}, "two seats"),
        ({"players": 3, "bots": ["nobody"]}, "no such bot"),
    ],
)
def test_what_cannot_be_played_is_refused_when_it_is_opened(served: Served, wanted: dict[str, Any], says: str) -> None:
    assert says in error(served.client.post("/api/tables", json=wanted), 422, "options")["error"]["text"]


def test_seeds_and_records_have_no_place_here(served: Served) -> None:
    for more in ({"seed": 1}, {"record": "guildhall"}, {"fork": {"id": "x"}}):
        error(served.client.post("/api/tables", json=more), 422, "invalid")


def test_private_games_are_on_no_list(served: Served) -> None:
    created = begin(served.client, "oi")
    with looking(served.client) as stream:
        _, _, whole = stream.next("tables")
    assert created["id"] not in str(whole) + str(listed(served.client))


def test_the_list_holds_no_secret(served: Served) -> None:
    id, host = opened(served.client, players=3, name="Ada")
    guest = sit(served.client, id)
    told = served.client.get("/api/tables").text + served.client.get(f"/api/tables/{id}").text
    with looking(served.client) as stream:
        told += str(stream.next("tables"))
    for key in (host, guest):
        assert key not in told and hashed(key) not in told
    error(served.client.get(f"/api/tables/{id}", headers=auth(new_key())), 403, "wrong-key")
    for path in ("here", "leave", "begin"):
        error(served.client.post(f"/api/tables/{id}/{path}"), 401, "no-key")
        error(
            served.client.post(f"/api/tables/{id}/{path}", json=None, headers=auth(new_key())),
            403,
            "wrong-key",
        )


def test_who_looks_is_told_of_every_change(serve: Any) -> None:
    served = serve()
    with looking(served.client) as stream:
        assert stream.next()[1:] == ("tables", {"tables": []})
        other = new_client(served.address)
        id, host = opened(other, players=3)
        _, kind, table = stream.next()
        assert (kind, table["id"], table["free"]) == ("table", id, 2)
        sit(other, id)
        assert stream.next()[2]["free"] == 1
        other.post(f"/api/tables/{id}/begin", json={"bot": "labourer"}, headers=auth(host))
        assert stream.next()[1:] == ("gone", {"id": id, "why": "begun"})
        id, host = opened(other)
        stream.next("table")
        other.post(f"/api/tables/{id}/leave", headers=auth(host))
        assert stream.next()[1:] == ("gone", {"id": id, "why": "closed"})


def test_who_is_away_for_long_has_left(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "BEAT_SECONDS", 0.2)
    monkeypatch.setattr(waiting, "LIVE_SECONDS", 1.5)
    served = serve()
    id, host = opened(served.client, players=3)
    guest = sit(served.client, id)
    days, _ = opened(served.client, absence={"pace": "days"})
    until = time.monotonic() + 3
    while time.monotonic() < until:
        assert served.client.post(f"/api/tables/{id}/here", headers=auth(guest)).status_code == 200
        time.sleep(0.1)
    table = listed(served.client)[id]
    assert [one["number"] for one in table["people"]] == [2], "the host is gone, who said nothing"
    error(served.client.post(f"/api/tables/{id}/here", headers=auth(host)), 403, "wrong-key")
    wait_for(lambda: id not in listed(served.client))
    assert days in listed(served.client), "over days a seat waits for days"


def test_a_server_that_was_away_frees_no_seat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "BEAT_SECONDS", 0.1)
    url = f"sqlite:///{tmp_path / 'games.db'}"
    first = Served(url)
    id, host = opened(first.client)
    first.close()
    storage = Storage(url)
    waiting.note_seen(storage, {})
    with storage.transaction() as connection:
        connection.execute(waiting.sitters.update().values(seen=time.time() - 3600))
    storage.close()
    second = Served(url)
    try:
        time.sleep(0.5)
        assert id in listed(second.client)
        assert second.client.post(f"/api/tables/{id}/here", headers=auth(host)).json()["number"] == 1
    finally:
        second.close()


def test_one_address_opens_only_so_many(serve: Any) -> None:
    served = serve(proxy="127.0.0.1")
    far = {"X-Forwarded-For": "203.0.113.7"}
    for _ in range(lobby.MOST_OPENED):
        assert served.client.post("/api/tables", json={}, headers=far).status_code == 201
    error(served.client.post("/api/tables", json={}, headers=far), 429, "too-many")
    other = {"X-Forwarded-For": "203.0.113.8"}
    found = served.client.post("/api/tables", json={}, headers=other).json()
    served.client.post(f"/api/tables/{found['table']['id']}/leave", headers=auth(found["key"]) | other)
    assert served.client.post("/api/tables", json={}, headers=other).status_code == 201


def test_one_address_sits_at_only_so_many(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_SEATED", 2)
    served = serve(proxy="127.0.0.1")
    ids = [opened(served.client, players=3)[0] for _ in range(3)]
    far = {"X-Forwarded-For": "203.0.113.7"}
    for id in ids[:2]:
        assert served.client.post(f"/api/tables/{id}/seats", headers=far).status_code == 200
    error(served.client.post(f"/api/tables/{ids[2]}/seats", headers=far), 429, "too-many")


def test_there_is_room_for_only_so_many_tables(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served = serve()
    served.app.state.lobby.most = 2
    for _ in range(2):
        opened(served.client)
    error(served.client.post("/api/tables", json={}), 503, "busy")


def test_the_lobby_tells_nothing_of_what_is_dealt(served: Served) -> None:
    """Whoever looks on while tables become games, and these are played, sees no card of any of them."""
    definition = guildhall.definition("architects")
    cards = {entry.key for entry in definition.cards({}) if entry.kind == "buildings"}
    assert len(cards) > 30
    told = ""
    with looking(served.client) as stream:
        stream.next("tables")
        other = new_client(served.address)
        for _ in range(3):
            id, host = opened(other, options={"expansions": BOTH}, clock={"seconds": 600, "increment": 10})
            told += json.dumps(stream.next())
            guest = sit(other, id)
            told += json.dumps(stream.next())
            people = {one.state()["seat"]: one for one in (Player(other, id, host), Player(other, id, guest))}
            play_on(people, 12)
            told += other.get("/api/tables").text + other.get(f"/api/tables/{id}").text
            seen = json.dumps([one.state()["clock"] for one in people.values()])
            assert not cards & set(re.findall(r"[a-z][a-z0-9-]*", seen))
    assert definition.key in told
    assert not cards & set(re.findall(r"[a-z][a-z0-9-]*", told))


def test_after_kills_no_seat_is_lost_and_none_is_doubled(tmp_path: Path) -> None:
    """What somebody was told they have, they have; and no table has more people than seats."""
    server = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log")
    kept: list[tuple[str, str]] = []
    try:
        for _ in range(3):
            ids = [opened(server.client, players=3, absence={"pace": "days"}) for _ in range(4)]
            kept += ids
            stop = threading.Event()

            def come(table: str, address: str = server.address, stop: threading.Event = stop) -> list[tuple[str, str]]:
                found: list[tuple[str, str]] = []
                client = new_client(address)
                with contextlib.suppress(httpx.TransportError):
                    while not stop.is_set():
                        key = new_key()
                        reply = client.post(f"/api/tables/{table}/seats", json={"key": key})
                        if reply.status_code == 200:
                            found.append((table, key))
                        elif reply.status_code == 404:
                            break
                return found

            with ThreadPoolExecutor(8) as at_once:
                coming = [at_once.submit(come, id) for id, _ in ids for _ in range(2)]
                time.sleep(0.15)
                server.kill()
                stop.set()
                for one in coming:
                    kept += one.result()
            server = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log")
            waits = listed(server.client)
            by_table: dict[str, list[str]] = {}
            for id, key in kept:
                by_table.setdefault(id, []).append(key)
            for id, keys in by_table.items():
                assert len(keys) <= 3
                if id in waits:
                    for key in keys:
                        assert server.client.get(f"/api/tables/{id}", headers=auth(key)).json()["number"]
                else:
                    seats = {Player(server.client, id, key).state()["seat"] for key in keys}
                    assert len(seats) == len(keys)
    finally:
        server.close()


def test_open_tables_are_in_a_backup(tmp_path: Path) -> None:
    first = Served(f"sqlite:///{tmp_path / 'one.db'}")
    id, host = opened(first.client, name="Ada")
    first.close()
    storage = Storage(f"sqlite:///{tmp_path / 'one.db'}")
    backup(storage, tmp_path / "copy")
    storage.close()
    other = Storage(f"sqlite:///{tmp_path / 'two.db'}")
    restore(other, tmp_path / "copy")
    other.close()
    second = Served(f"sqlite:///{tmp_path / 'two.db'}")
    try:
        assert second.client.get(f"/api/tables/{id}", headers=auth(host)).json()["table"]["people"][0]["name"] == "Ada"
    finally:
        second.close()


def test_two_processes_have_one_list(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.new_database()
    one = ServedProcess("--database", url, log=tmp_path / "one.log")
    two = ServedProcess("--database", url, log=tmp_path / "two.log")
    try:
        with looking(two.client) as stream:
            assert stream.next()[1] == "tables"
            id, host = opened(one.client)
            assert stream.next()[2]["id"] == id
            there = new_client(two.address)
            guest = sit(there, id)
            assert stream.next()[1:] == ("gone", {"id": id, "why": "begun"})
        wait_for(lambda: id not in listed(one.client))
        assert one.client.get(f"/api/tables/{id}", headers=auth(host)).json()["begun"]
        players = {p.state()["seat"]: p for p in (Player(one.client, id, host), Player(two.client, id, guest))}
        assert play_on(players, 6) == 6
        for _ in range(5):  # two take the last seat at once, at two processes
            id, _host = opened(one.client)
            wait_for(lambda id=id: id in listed(two.client))
            with ThreadPoolExecutor(2) as at_once:
                replies = list(
                    at_once.map(lambda server, id=id: server.client.post(f"/api/tables/{id}/seats"), (one, two))
                )
            assert sorted(reply.status_code for reply in replies) == [200, 404]
    finally:
        one.close()
        two.close()
