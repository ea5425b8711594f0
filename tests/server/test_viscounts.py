"""The second game over HTTP: the same routes, with its own options, seats, bots and opponent."""

from __future__ import annotations

import random
from typing import Any

import pytest

import guildhall
from guildhall.game import Game
from guildhall.server import models
from guildhall.words import catalogue
from server.tools import Player, Served, begin, error, play_on, players, wait_for

VISCOUNTS = {"game": "viscounts"}


def game_after(answers: int, seed: int = 4, **options: Any) -> Game:
    game = guildhall.new_game("viscounts", seed=seed, **options)
    chance = random.Random(seed)
    while not game.is_over and len(game.answers) < answers:
        game.choose(chance.choice(game.options))
    return game


def alone(served: Served, **options: Any) -> Player:
    created = begin(served.client, "o", **VISCOUNTS, options=options)
    return players(served.client, created)["red"]


# What there is.


def test_about_tells_what_this_game_offers(served: Served) -> None:
    about = served.client.get("/api/about").json()
    models.About.model_validate(about, strict=True)
    assert [game["key"] for game in about["games"]] == guildhall.games()
    offered = about["games"][1]
    assert offered["players"] == {"least": 2, "most": 4}
    assert offered["seats"] == ["red", "blue", "green", "yellow"]
    assert offered["setups"] == offered["expansions"] == offered["boards"] == offered["options"] == []
    assert [bot["key"] for bot in offered["bots"]] == ["squire", "knight", "baron", "viscount", "count", "duke"]
    (opponent,) = offered["opponents"]
    assert opponent["players"] == {"least": 1, "most": 1}
    assert {choice["key"]: choice["default"] for choice in opponent["choices"]} == {
        "board": "random",
        "difficulty": "normal",
    }


def names_in(data: object) -> set[str]:
    """The names of all messages in some JSON."""
    if isinstance(data, list):
        return {name for part in data for name in names_in(part)}
    if not isinstance(data, dict):
        return set()
    found = {name for part in data.values() for name in names_in(part)}
    return found | {data["name"]} if set(data) == {"name", "args"} else found


def test_all_that_is_offered_has_words(served: Served) -> None:
    about = served.client.get("/api/about").json()
    names = names_in(about["games"])
    assert {"opponent-viscount", "viscounts-board-noble", "viscounts-difficulty-hard-3", "option-board"} <= names
    levels = [bot["key"] for game in about["games"] for bot in game["bots"]]
    names |= {f"page-bot-{level}" for level in levels} | {f"page-bot-{level}-text" for level in levels}
    names |= {f"cli-game-{game['key']}" for game in about["games"]}
    names |= {f"seat-{seat}" for game in about["games"] for seat in game["seats"]}
    for lang in about["languages"]:
        assert [name for name in sorted(names) if not catalogue(lang).has(name)] == []


def test_every_choice_that_is_offered_can_be_made(served: Served) -> None:
    about = served.client.get("/api/about").json()
    (opponent,) = about["games"][1]["opponents"]
    for choice in opponent["choices"]:
        for value in choice["values"]:
            state = alone(served, opponent=opponent["key"], **{choice["key"]: value["key"]}).state()
            assert state["options"][choice["key"]] == value["key"]


def test_its_cards_are_there(served: Served) -> None:
    cards = served.client.get("/api/cards?game=viscounts").json()
    models.Cards.model_validate(cards, strict=True)
    assert sum(card["kind"] == "townsfolk" for card in cards["entries"]) == 8 + 10 + 68 + 5, (
        "and those printed under the piles"
    )


# At the table.


def test_a_game_with_bots_is_played_to_its_end_and_its_record_read(served: Served) -> None:
    whole = game_after(10**9, players=3)
    late = str(whole.at(len(whole.answers) - 25).record())
    created = begin(served.client, "obb", record=late)
    red = players(served.client, created)["red"]
    chance = random.Random(1)
    while True:
        state = wait_for(lambda: _mine_or_over(red))
        if state["over"]:
            break
        assert red.answer(chance.choice(state["question"]["options"])["token"], state).status_code == 201
    assert sorted(state["ranks"])[0] == 1 and len(state["scores"]) == 3
    game = guildhall.load(red.get("/record").text)
    assert game.is_over and game.definition.key == "viscounts" and game.scores() == state["scores"]
    assert red.state(at=10)["number"] == 10


def _mine_or_over(player: Player) -> dict[str, Any] | None:
    state = player.state(log=10**9)
    return state if state["over"] or state["question"]["options"] else None


def test_a_level_of_this_world_takes_its_seat(served: Served) -> None:
    rows = [{"kind": "open"}, {"kind": "bot", "bot": "squire"}]
    created = served.client.post("/api/games", json={**VISCOUNTS, "seats": rows, "seed": 1}).json()
    red = players(served.client, created)["red"]
    assert wait_for(lambda: _mine_or_over(red))["seats"][1]["bot"] == "squire"


def test_the_opponent_of_one_player_sits_down_by_itself(served: Served) -> None:
    red = alone(served, board="builder", difficulty="hard-2")
    state = red.state()
    assert [(seat["kind"], seat["opponent"]) for seat in state["seats"]] == [("open", None), ("solo", "viscount")]
    assert state["hints"]
    play_on({"red": red}, 12)
    state = red.state()
    assert state["view"]["solo"]["board"] == "builder"
    assert "viscounts-event-scheme-revealed" in [line["message"]["name"] for line in state["log"]]


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        ("ooooo", {}, "viscounts cannot be played by 5 players"),
        ("oo", {"board": "noble"}, "There is no option 'board' with 2 players"),
        ("oo", {"setup": "standard"}, "There is no option 'setup' for viscounts"),
        ("o", {"board": "bishop"}, "board cannot be 'bishop'"),
        ("oo", {"players": 3}, "2 seats are described, and 3 play"),
    ],
)
def test_a_table_that_cannot_be_is_refused(served: Served, seats: str, options: Any, says: str) -> None:
    body = {**VISCOUNTS, "seats": [{"kind": "open"} for _ in seats], "options": options}
    refused = error(served.client.post("/api/games", json=body), 422, "options")
    assert says in refused["error"]["text"]


def test_answers_are_previewed_taken_back_and_hinted_at(served: Served) -> None:
    game = game_after(30, players=2)
    created = begin(served.client, "oo", record=str(game.record()), hints=True)
    asked = players(served.client, created)[game.decision.seat_key]
    token = game.options[0].token
    assert asked.post("/preview", {"token": token}).status_code == 200
    hint = asked.post("/hint", {}).json()
    models.Hint.model_validate(hint, strict=True)
    assert {answer["token"] for answer in hint["answers"]} <= {option.token for option in game.options}
    assert asked.answer(token).status_code == 201
    assert asked.post("/undo", {"to": 30}).status_code in (200, 202)


@pytest.mark.parametrize("answers", [25, 60])
def test_what_a_seat_is_told_does_not_depend_on_what_is_hidden(served: Served, answers: int) -> None:
    game = game_after(answers, players=3)
    asked = game.decision.seat_key
    other = guildhall.load_position(game.determinize(asked, 7).position())
    assert other.hash != game.hash
    told = []
    for one in (guildhall.load_position(game.position()), other):
        created = begin(served.client, "ooo", record=str(one.record()))
        state = players(served.client, created)[asked].state()
        del state["id"], state["mark"]  # which is a hash of all of it
        told.append(state)
    assert told[0] == told[1]
