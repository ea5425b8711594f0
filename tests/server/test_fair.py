"""What a server promises about its deals, and what it shows of them."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

import guildhall
from guildhall.game import Game
from guildhall.server.records import stored_record
from guildhall.server.storage import ANSWER, Move
from server.tools import Served, auth, begin, error, moment, play_on, players, seated


def over(served: Served, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A game that is over, and what was said of its chance at the start."""
    created = begin(served.client, game="viscounts", **more)
    table = players(served.client, created)
    chance = table["red"].state()["chance"]
    finish(served, created["id"])
    return {"created": created, "table": table}, chance


def finish(served: Served, id: str) -> None:
    """Play on to the end at random, straight into the database: over HTTP it takes a minute."""
    row = served.storage.game(id)
    assert row is not None
    game = Game(guildhall.definition(row.game), row.options, row.seed, row.position)
    for move in served.storage.changes(id, 0).moves:
        game.choose(move.token)
    rng = random.Random(1)
    while not game.is_over:
        option = rng.choice(game.options)
        move = Move(len(game.answers), ANSWER, game.decision.seat_key, option.token)
        game.choose(option)
        served.storage.append(id, move)
    served.app.state.hall.sessions.clear()


def test_the_commitment_is_shown_at_the_start_and_seed_and_salt_at_the_end(served: Served) -> None:
    game, at_start = over(served)
    assert at_start["kind"] == "blake2b" and len(at_start["commitment"]) == 64
    assert at_start["seed"] is None and at_start["salt"] is None
    for player in game["table"].values():
        told = player.state()["chance"]
        assert told["commitment"] == at_start["commitment"]
        assert hashlib.sha256(f"guildhall {told['salt']} {told['seed']}".encode()).hexdigest() == told["commitment"]
        assert player.state(at=0)["chance"] == told
    record = guildhall.load(game["table"]["red"].get("/record").text)
    assert record.commitment == at_start["commitment"] and record.is_over
    stored = stored_record(served.storage, game["created"]["id"])
    assert str(stored).splitlines()[:-1] == str(record.record()).splitlines()[:-1]


def test_no_seat_learns_seed_or_salt_before_the_end(served: Served) -> None:
    created = begin(served.client)
    row = served.storage.game(created["id"])
    assert row is not None and row.salt
    table = players(served.client, created)
    play_on(table, 10)
    for player in table.values():
        player.state()
        player.get("/report")
        player.get("/record")
        for secret in (row.salt, str(row.seed), f"{row.seed:064x}"):
            assert all(secret not in heard for heard in player.heard)


def test_every_game_has_a_seed_and_a_salt_of_its_own(served: Served) -> None:
    rows = [served.storage.game(begin(served.client)["id"]) for _ in range(5)]
    assert len({row.seed for row in rows if row}) == len({row.salt for row in rows if row}) == 5
    assert all(row and row.seed >= 2**64 for row in rows)


def test_about_a_seed_that_somebody_chose_nothing_is_promised(served: Served) -> None:
    game, at_start = over(served, seed=5)
    assert at_start == {"kind": "sfc32", "commitment": None, "salt": None, "seed": None}
    assert game["table"]["red"].state()["chance"] == at_start


def test_who_plays_on_from_a_record_is_promised_nothing(served: Served) -> None:
    """Its seed is known to whoever has it."""
    game, _ = over(served)
    text = game["table"]["red"].get("/record").text
    created = begin(served.client, record=text, at=10)
    chance = players(served.client, created)["red"].state()["chance"]
    assert chance == {"kind": "blake2b", "commitment": None, "salt": None, "seed": None}
    table = game["table"]
    forked = served.client.post(
        "/api/games",
        json={"seats": [{"kind": "open"}] * 2, "fork": {"id": game["created"]["id"], "at": 10}},
        headers={"Authorization": f"Bearer {table['red'].keys[0]}"},
    ).json()
    assert players(served.client, forked)["red"].state()["chance"]["commitment"] is None


def test_a_fork_of_a_running_game_has_fair_chance_of_its_own(served: Served) -> None:
    created = begin(served.client, hints=True)  # without hints nobody may try a running game out
    table = players(served.client, created)
    play_on(table, 10)
    forked = served.client.post(
        "/api/games",
        json={"seats": [{"kind": "open"}] * 2, "fork": {"id": created["id"]}},
        headers={"Authorization": f"Bearer {table['red'].keys[0]}"},
    ).json()
    mine = players(served.client, forked)
    chance = mine["red"].state()["chance"]
    assert chance["kind"] == "blake2b"
    assert chance["commitment"] not in (None, table["red"].state()["chance"]["commitment"])
    finish(served, forked["id"])
    told = mine["red"].state()["chance"]
    assert hashlib.sha256(f"guildhall {told['salt']} {told['seed']}".encode()).hexdigest() == chance["commitment"]
    assert guildhall.load(mine["red"].get("/record").text).commitment == chance["commitment"]


def test_a_fork_and_a_report_leave_the_one_who_is_asked_a_choice(served: Served) -> None:
    """What to build depends on the cards in hand. Dealt again, they must not leave a question with a single answer."""

    def hard_to_deal(game: guildhall.Game) -> bool:
        asked = game.decision.seat_key
        return (
            asked == "blue"
            and game.decision.name == "WhatToBuild"
            and any(len(game.determinize("red", seed).answers) < 2 for seed in range(20))
        )

    game = moment(hard_to_deal)
    created = begin(served.client, record=str(game.record()), hints=True)
    red = players(served.client, created)["red"]
    body = {"seats": [{"kind": "open"}] * 2, "fork": {"id": created["id"]}}
    for _ in range(20):
        forked = served.client.post("/api/games", json=body, headers=auth(*red.keys))
        assert forked.status_code == 201, forked.text
        assert guildhall.load(red.get("/report").text).decision.name == game.decision.name


def test_a_report_does_not_hold_the_chance_of_the_game(served: Served) -> None:
    created = begin(served.client)
    table = players(served.client, created)
    play_on(table, 10)
    text = table["blue"].get("/report").text
    assert "blake2b" not in text
    error(table["blue"].get("/record"), 403, "hidden")


def test_games_from_before_go_on_as_they_were_dealt(served: Served) -> None:
    """A record without a kind of chance is one of sfc32, stored as ever."""
    old = guildhall.new_game("architects", players=2, seed=2**63)
    created, table = seated(served.client, old)
    row = served.storage.game(created["id"])
    assert row is not None and row.seed == 2**63 and row.salt == ""
    assert table["red"].state()["chance"]["kind"] == "sfc32"


@pytest.mark.parametrize("opponent", [None, "constantine"])
def test_the_state_on_disk_leads_to_the_same_game(serve: Any, opponent: str | None) -> None:
    """After it has left the memory, chance goes on where it was."""
    served: Served = serve()
    options = {} if opponent is None else {"opponent": opponent}
    created = begin(served.client, "oo", options=options)
    table = players(served.client, created)
    for part in range(4):
        play_on(table, 15, part)
        before = table["red"].state()
        served.app.state.hall.sessions.clear()
        after = table["red"].state()
        assert before == after
