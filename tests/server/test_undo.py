"""Taking back: at once, by consent, or not at all."""

from __future__ import annotations

from typing import Any

import guildhall
from server.tools import Player, Served, begin, can, error, moment, play_on, players, seated, wait_for


def at_a_turn(served: Served) -> tuple[dict[str, Any], dict[str, Player]]:
    """Red is to place a Worker."""
    return seated(served.client, moment(lambda game: can(game, "red", "place silversmith")))


def in_a_turn(served: Served) -> dict[str, Player]:
    """Red has placed a Worker at the Storehouse and is asked what to trade."""
    _, table = seated(served.client, moment(_can_trade))
    table["red"].answer("place storehouse")
    return table


def _can_trade(game: guildhall.Game) -> bool:
    if not can(game, "red", "place storehouse"):
        return False
    tried = game.clone()
    tried.choose("place storehouse")
    return not tried.is_over and tried.decision.name == "WhichTrade"


def test_own_answers_go_back_at_once(served: Served) -> None:
    table = in_a_turn(served)
    before = table["red"].state()
    number = before["number"] - 1
    assert before["undo"] == {"can": True, "to": number, "why": None, "request": None}
    undone = table["red"].post("/undo", {"to": number})
    assert undone.status_code == 200 and undone.json() == {"number": number, "move": before["move"] + 1}
    after = table["red"].state()
    assert after["number"] == number and after["question"]["number"] == before["move"] + 1
    assert "place storehouse" in after["view"]["question"]["answers"]


def test_a_late_answer_does_not_hit_the_question_that_is_open_again(served: Served) -> None:
    table = in_a_turn(served)
    before = table["red"].state()
    table["red"].post("/undo", {"to": before["number"] - 1})
    for late in (before["number"] - 1, before["number"], before["move"]):
        error(table["red"].post("/answers", {"number": late, "token": "place storehouse"}), 409, "stale")
    assert table["red"].answer("place storehouse").status_code == 201


def test_after_another_was_asked_the_other_has_to_agree(served: Served) -> None:
    _, table = at_a_turn(served)
    before = table["red"].state()
    table["red"].answer("place silversmith")
    assert table["red"].state()["question"]["seat"] == "blue"
    undo = table["red"].state()["undo"]
    assert not undo["can"] and undo["why"]["name"] == "undo-others" and undo["to"] == before["number"]
    asked = table["red"].post("/undo", {"to": before["number"]})
    assert asked.status_code == 202
    assert asked.json() == {"request": {"by": "red", "to": before["number"], "agreed": []}}
    assert table["blue"].state()["undo"]["request"] == asked.json()["request"]
    error(table["red"].post("/undo/agree"), 403, "not-yours")
    error(table["watch"].post("/undo/agree"), 403, "not-yours")
    agreed = table["blue"].post("/undo/agree")
    assert agreed.status_code == 200 and agreed.json()["number"] == before["number"]
    assert table["red"].state()["view"] == before["view"]
    error(table["blue"].post("/undo/agree"), 409, "no-request")


def test_what_showed_something_hidden_needs_consent(served: Served) -> None:
    _, table = seated(served.client, moment(lambda game: can(game, "red", "take plans")))
    state = table["red"].state()
    table["red"].answer("take plans", state)
    why = table["red"].state()["undo"]["why"]
    assert why == {"name": "undo-shown", "args": {}}
    assert table["red"].post("/undo", {"to": state["number"]}).status_code == 202


def test_everybody_has_to_agree_and_bots_do_not_count(served: Served) -> None:
    created = begin(served.client, "ooob", seed=1)
    table = players(served.client, created)
    for _ in range(8):
        wait_for(lambda: table["watch"].state(log=10**9)["question"]["seat"] in created["keys"])
        play_on(table, 1)
    number = table["red"].state()["undo"]["to"]
    wait_for(lambda: table["watch"].state(log=10**9)["question"]["seat"] in created["keys"])
    assert table["red"].post("/undo", {"to": number}).status_code == 202
    half = table["blue"].post("/undo/agree")
    assert half.status_code == 202 and half.json()["request"]["agreed"] == ["blue"]
    third = next(seat for seat in created["keys"] if seat not in ("red", "blue"))
    assert table[third].post("/undo/agree").status_code == 200
    assert table["red"].state()["undo"]["request"] is None


def test_a_request_is_refused_withdrawn_or_overtaken(served: Served) -> None:
    _, table = at_a_turn(served)
    table["red"].answer("place silversmith")
    number = table["red"].state()["undo"]["to"]
    for player in ("blue", "red"):
        assert table["red"].post("/undo", {"to": number}).status_code == 202
        assert table[player].post("/undo/refuse").status_code == 200
        assert table["red"].state()["undo"]["request"] is None
    table["red"].post("/undo", {"to": number})
    table["blue"].answer()
    assert table["red"].state()["undo"]["request"] is None
    error(table["blue"].post("/undo/agree"), 409, "no-request")
    error(table["blue"].post("/undo/refuse"), 409, "no-request")


def test_who_holds_all_seats_asks_nobody(served: Served) -> None:
    created, table = at_a_turn(served)
    before = table["red"].state()
    table["red"].answer("place silversmith")
    both = Player(served.client, created["id"], created["keys"]["red"], created["keys"]["blue"])
    assert both.state()["undo"]["can"]
    assert both.post("/undo", {"to": before["number"]}).status_code == 200


def test_against_bots_everything_may_be_taken_back(served: Served) -> None:
    created = begin(served.client, "ob", seed=1)
    red = players(served.client, created)["red"]
    for _ in range(6):
        wait_for(lambda: red.state(log=10**9)["question"]["seat"] == "red")
        red.answer()
    wait_for(lambda: red.state(log=10**9)["question"]["seat"] == "red")
    state = red.state()
    assert state["undo"]["can"]
    assert red.post("/undo", {"to": 0}).status_code == 200
    # A bot may have been asked first, and has answered again.
    assert red.state()["number"] < state["number"]


def test_what_cannot_be_taken_back_is_refused(served: Served) -> None:
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    assert table["red"].state()["undo"]["why"]["name"] == "undo-nothing"
    assert table["watch"].state()["undo"]["why"]["name"] == "undo-watching"
    error(table["red"].post("/undo", {"to": 0}), 422, "undo")
    error(table["red"].post("/undo", {"to": -1}), 422, "invalid")
    play_on(table, 3)
    error(table["red"].post("/undo", {"to": 3}), 422, "undo")
    error(table["watch"].post("/undo", {"to": 0}), 403, "not-yours")
    error(table["red"].post("/undo/agree"), 409, "no-request")
