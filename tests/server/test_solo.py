"""An opponent that follows cards, over HTTP: it sits down by itself, nobody is asked for it, and all else goes on."""

from __future__ import annotations

import random
from typing import Any

import pytest

import guildhall
from guildhall.server import models
from guildhall.words import catalogue
from server.tools import Player, Served, begin, error, play_on, players, wait_for

MEDDLER = {"opponent": "meddler", "expansions": ["wonders"]}
HELENA = {"opponent": "helena"}


def alone(served: Served, options: dict[str, Any] = MEDDLER, **more: Any) -> Player:
    """One person against an opponent."""
    return players(served.client, begin(served.client, "o", options=options, **more))["red"]


def played(options: dict[str, Any] = HELENA, answers: int = 10**9, players: int = 1, seed: int = 1) -> guildhall.Game:
    game = guildhall.new_game("architects", players=players, seed=seed, **options)
    chance = random.Random(seed)
    while not game.is_over and len(game.answers) < answers:
        game.choose(chance.choice(game.options))
    return game


def of_seat(state: dict[str, Any], seat: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in state["seats"] if one["key"] == seat)
    return found


# What there is.


def test_about_tells_who_plays_with_what_and_against_how_many(served: Served) -> None:
    about = served.client.get("/api/about").json()
    models.About.model_validate(about, strict=True)
    found = {one["key"]: one for one in about["games"][0]["opponents"]}
    assert list(found)[:2] == ["constantine", "helena"] and len(found) == 8
    assert found["helena"]["refuses"] == ["wonders"] and found["helena"]["players"] == {"least": 1, "most": 2}
    assert found["meddler"]["needs"] == ["wonders"] and found["meddler"]["players"]["least"] == 1
    for one in found.values():
        assert one["name"]["name"] == f"opponent-{one['key']}"
        assert all(catalogue(lang).has(one[part]["name"]) for lang in about["languages"] for part in ("name", "text"))


def test_its_boards_and_schemes_are_among_the_cards(served: Served) -> None:
    cards = served.client.get("/api/cards").json()["entries"]
    kinds = [card["kind"] for card in cards]
    assert kinds.count("opponents") == 8 and kinds.count("schemes") == 54


# Beginning.


def test_it_takes_the_last_seat_which_nobody_can_claim(served: Served) -> None:
    created = begin(served.client, "oo", options=MEDDLER)
    assert list(created["keys"]) == ["red", "blue"]
    state = players(served.client, created)["blue"].state()
    assert [seat["kind"] for seat in state["seats"]] == ["open", "open", "solo"]
    assert of_seat(state, "green") == {
        "key": "green", "kind": "solo", "bot": None, "opponent": "meddler", "name": None, "connected": False,
        "person": False, "invited": False, "kept": False, "bot_at": None,
    }  # fmt: skip
    assert of_seat(state, "red")["opponent"] is None


def test_who_plays_alone_may_ask_for_hints(served: Served) -> None:
    assert alone(served).state()["hints"]
    assert not players(served.client, begin(served.client, "oo", options=HELENA))["red"].state()["hints"]


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        ("o", {}, "without an opponent"),
        ("o", {"opponent": "meddler"}, "with the expansion 'wonders' only"),
        ("o", {"opponent": "helena", "expansions": ["wonders"]}, "does not play with the expansion 'wonders'"),
        ("o", {"opponent": "napoleon"}, "There is no opponent 'napoleon'"),
        ("ooo", {"opponent": "helena"}, "cannot be played by 3 players against 'helena'"),
        ("ooooo", MEDDLER, "cannot be played by 5 players against 'meddler'"),
        ("oo", {"opponent": "helena", "players": 1}, "2 seats are described, and 1 play"),
    ],
)
def test_a_table_that_cannot_be_is_refused(served: Served, seats: str, options: Any, says: str) -> None:
    body = {"seats": [{"kind": "open"} for _ in seats], "options": options}
    refused = error(served.client.post("/api/games", json=body), 422, "options")
    assert says in refused["error"]["text"]


def test_nobody_takes_its_seat(served: Served) -> None:
    player = alone(served)
    for change in ({"kind": "open"}, {"kind": "bot", "bot": "mason"}):
        refused = error(player.post("/seats/blue", change), 403, "not-yours")
        assert "follows cards" in refused["error"]["text"]
    error(player.post("/seats/blue", {"name": "Ada"}), 403, "not-yours")


# At the table.


def test_its_part_of_the_table_is_seen_but_not_what_it_will_draw(served: Served) -> None:
    player = alone(served)
    play_on({"red": player}, 12)
    for seen in (player, players(served.client, begin(served.client, "o", options=MEDDLER))["watch"]):
        solo = seen.state()["view"]["solo"]
        assert (solo["opponent"], solo["seat"]) == ("meddler", "blue")
        assert isinstance(solo["pile"], int) and isinstance(solo["future"], int)


def test_its_turns_are_told_with_their_reasons(served: Served) -> None:
    player = alone(served)
    play_on({"red": player}, 20)
    names = [line["message"]["name"] for line in player.state()["log"]]
    assert "event-scheme-drawn" in names
    assert "event-clause-true" in names or "event-clause-false" in names
    assert "blue" not in [one["question"]["seat"] for one in (player.state(),)]


def test_a_whole_game_over_http(served: Served) -> None:
    player = alone(served, seed=5)
    play_on({"red": player}, 1000)
    state = player.state()
    assert state["over"] and len(state["scores"]) == len(state["ranks"]) == 2
    game = guildhall.load(player.get("/record").text)
    assert game.is_over and game.scores() == state["scores"]
    error(player.answer("place quarry", {"question": {"number": state["move"]}}), 409, "over")


def test_answers_are_taken_back_with_the_opponents_turn(served: Served) -> None:
    player = alone(served)
    play_on({"red": player}, 14)
    before = player.state()
    play_on({"red": player}, 1, seed=3)
    assert player.state()["undo"]["can"]
    assert player.post("/undo", {"to": 14}).status_code == 200
    assert player.state()["view"] == before["view"]


def test_a_preview_stops_before_the_card_is_turned_over(served: Served) -> None:
    player = alone(served)
    while (question := player.state()["question"])["name"] != "WhereToPlace":
        player.answer()
    shown = player.post("/preview", {"token": "place silversmith"}).json()["messages"]
    names = [message["name"] for message in shown]
    assert "event-worker-placed" in names and "event-scheme-drawn" not in names
    assert question["seat"] == "red"


def test_the_moves_come_with_what_the_opponent_does(served: Served) -> None:
    player = alone(served)
    while player.state()["question"]["name"] != "WhereToPlace":
        player.answer()
    with player.stream() as stream:
        player.answer("place silversmith")
        _, _, moved = stream.next("move")
    assert moved["question_seat"] == "red"
    assert "event-scheme-drawn" in [message["name"] for message in moved["messages"]]


def test_bots_play_against_it_too(served: Served) -> None:
    watch = players(served.client, begin(served.client, "bb", options=HELENA))["watch"]
    state = wait_for(lambda: (state := watch.state(log=10**9))["number"] > 20 and state)
    assert state["view"]["solo"]["discards"]


# Advice.


def test_hints_and_analyses_leave_out_who_is_never_asked(served: Served) -> None:
    whole = played(HELENA)
    game = guildhall.load_position(whole.at(len(whole.answers) - 8).position())
    player = players(served.client, begin(served.client, "o", record=str(game.record())))["red"]
    hint = player.post("/hint", {}).json()
    assert hint["seat"] == "red" and hint["answers"]
    play_on({"red": player}, 1000)

    def done() -> Any:
        found = player.post("/analysis").json()
        models.Analysed.model_validate(found, strict=True)
        return found["state"] == "done" and found["analysis"]

    analysis = wait_for(done, 60)
    assert {moment["seat"] for moment in analysis["moments"]} == {"red"}
    assert [one["costly"] for one in analysis["seats"] if one["seat"] == "blue"] == [[]]


# Records, and other moments.


def test_a_record_goes_on_with_its_opponent(served: Served) -> None:
    game = played(MEDDLER, answers=30)
    player = players(served.client, begin(served.client, "o", record=str(game.record())))["red"]
    state = player.state()
    assert of_seat(state, "blue")["opponent"] == "meddler" and state["view"] == game.view("red")
    assert "opponent: meddler" in player.get("/record").text
    body = {"seats": [{"kind": "open"}] * 2, "record": str(game.record())}
    error(served.client.post("/api/games", json=body), 422, "options")


@pytest.mark.parametrize("answers", [30, 10**9], ids=["running", "over"])
def test_one_plays_on_from_any_moment(served: Served, answers: int) -> None:
    game = played(MEDDLER, answers)
    player = players(served.client, begin(served.client, "o", record=str(game.record())))["red"]
    body = {"seats": [{"kind": "open"}], "fork": {"id": player.game, "at": 20}}
    headers = {"Authorization": f"Bearer {player.keys[0]}"}
    created = served.client.post("/api/games", json=body, headers=headers).json()
    fork = players(served.client, created)["red"]
    assert of_seat(fork.state(), "blue")["kind"] == "solo"
    play_on({"red": fork}, 20)
    assert fork.state()["view"]["solo"]["opponent"] == "meddler"


def test_the_replay_shows_its_turns(served: Served) -> None:
    game = played(HELENA, answers=20)
    player = players(served.client, begin(served.client, "o", record=str(game.record())))["red"]
    piles = [player.state(at=at)["view"]["solo"]["pile"] for at in range(21)]
    assert piles == [game.at(at).view("red")["solo"]["pile"] for at in range(21)]
    assert len(set(piles)) > 3
