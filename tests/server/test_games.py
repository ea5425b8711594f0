"""Games over HTTP: begin, look, answer, go back, take over, read the record; and everything that is refused."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

import guildhall
from guildhall.server import models
from guildhall.server.guard import LARGEST_BODY
from server.tools import BOTH, Player, Served, auth, begin, can, error, moment, play_on, players, seated, wait_for

# What does not depend on a game.


def test_about_tells_what_can_be_played(served: Served) -> None:
    about = served.client.get("/api/about").json()
    models.About.model_validate(about, strict=True)
    architects = about["games"][0]
    assert architects["players"] == {"least": 2, "most": 5}
    artisans = {"players_most": 6, "flags": [], "brings": ["starting_apprentice", "apprentice_resets"]}
    assert {"key": "artisans", **artisans} in architects["expansions"]
    assert {"key": "ada", "box": "base"} in architects["boards"]
    levels = ["labourer", "mason", "foreman", "builder", "architect", "archbishop"]
    assert [bot["key"] for bot in architects["bots"]] == levels and not any(bot["own"] for bot in architects["bots"])
    measured = [bot for bot in architects["bots"] if bot["rating"] is not None]
    assert [bot["rating"] for bot in measured] == sorted({bot["rating"] for bot in measured})
    assert len(measured) >= 4 and all(bot["seconds"] < 5 for bot in measured)
    assert about["version"] == guildhall.__version__


def test_the_cards_are_there_with_their_words(served: Served) -> None:
    cards = served.client.get("/api/cards").json()
    models.Cards.model_validate(cards, strict=True)
    chapel = next(card for card in cards["entries"] if card["key"] == "chapel")
    assert chapel["kind"] == "buildings" and chapel["name"] == {"name": "building-chapel", "args": {}}
    error(served.client.get("/api/cards?game=chess"), 404, "unknown-game")


def test_the_words_are_one_catalogue(served: Served) -> None:
    text = served.client.get("/api/words/en").text
    assert "\nundo-shown = " in text and "\ncli-board = " in text
    refused = error(served.client.get("/api/words/tlh"), 404, "unknown-language")
    assert "en" in refused["error"]["valid"]


def test_the_documentation_names_every_route(served: Served) -> None:
    schema = served.client.get("/api/openapi.json").json()
    page = served.client.get("/api/docs").text
    assert len(schema["paths"]) == 38
    for path in schema["paths"]:
        assert path in page
    assert "MoveEvent" in schema["components"]["schemas"]


# Beginning.


def test_a_new_game_gives_keys_to_people_only(served: Served) -> None:
    created = begin(served.client, "ob")
    assert list(created["keys"]) == ["red"]
    keys = [*created["keys"].values(), created["watch"]]
    assert len(set(keys)) == 2 and all(len(key) >= 32 for key in keys)


def test_the_same_seed_sets_the_same_table(served: Served) -> None:
    views = [players(served.client, begin(served.client, seed=7))["red"].state()["view"] for _ in range(2)]
    assert views[0] == views[1]
    other = players(served.client, begin(served.client))["red"].state()["view"]
    assert other != views[0]


def test_options_and_names_are_kept(served: Served) -> None:
    seats = [{"kind": "open", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Tin"}]
    body = {"seats": seats, "options": {"setup": "variable", "boards": ["ada", "random", "random"], "expansions": BOTH}}
    created = served.client.post("/api/games", json=body).json()
    state = players(served.client, created)["watch"].state()
    assert [(seat["name"], seat["kind"]) for seat in state["seats"]] == [
        ("Ada", "open"),
        (None, "open"),
        ("Tin", "bot"),
    ]
    assert state["options"]["boards"] == ["ada", "random", "random"] and state["options"]["expansions"] == BOTH


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"seats": [{"kind": "open"}]}, "options"),
        ({"seats": [{"kind": "open"}] * 6}, "options"),
        ({"seats": [{"kind": "open"}] * 2, "options": {"players": 3}}, "options"),
        ({"seats": [{"kind": "open"}] * 2, "options": {"colour": "red"}}, "options"),
        ({"seats": [{"kind": "open"}] * 2, "game": "chess"}, "options"),
        ({"seats": [{"kind": "open"}, {"kind": "bot", "bot": "deep"}]}, "options"),
        ({"seats": [{"kind": "open"}, {"kind": "bot"}]}, "options"),
        ({"seats": [{"kind": "open"}, {"kind": "open", "bot": "random"}]}, "options"),
        ({"seats": [{"kind": "open"}, {"kind": "ghost"}]}, "invalid"),
        ({"seats": [{"kind": "open"}] * 2, "seed": -1}, "invalid"),
        ({"seats": [{"kind": "open"}] * 2, "seed": 2**64}, "invalid"),
        ({"seats": [{"kind": "open"}] * 2, "more": 1}, "invalid"),
        ({"seats": [{"kind": "open", "name": "x" * 41}] * 2}, "invalid"),
        ({"seats": [{"kind": "open", "name": "a\x00b"}] * 2}, "invalid"),
        ({"seats": [{"kind": "open"}] * 2, "at": 3}, "options"),
        ({"seats": [{"kind": "open"}] * 2, "record": "x", "fork": {"id": "y"}}, "options"),
        ({"seats": [{"kind": "open"}] * 2, "record": "x", "seed": 3}, "options"),
        ({}, "invalid"),
        ([], "invalid"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(served: Served, body: Any, kind: str) -> None:
    error(served.client.post("/api/games", json=body), 422, kind)


def test_half_a_letter_is_no_name(served: Served) -> None:
    body = b'{"seats": [{"kind": "open", "name": "\\ud800"}, {"kind": "open"}]}'
    error(served.client.post("/api/games", content=body, headers={"Content-Type": "application/json"}), 422, "invalid")


@pytest.mark.parametrize("body", [b"{", b'{"seats": [', b"\xff\xfe", b'"a" "b"'])
def test_malformed_json_is_told(served: Served, body: bytes) -> None:
    response = served.client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    error(response, 400, "malformed")


def test_a_body_may_be_nested_only_so_deep(served: Served) -> None:
    body = b'{"options": ' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    response = served.client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    error(response, 400, "malformed")


def test_an_oversized_body_is_refused(served: Served) -> None:
    body = json.dumps({"record": "x" * LARGEST_BODY}).encode()
    error(served.client.post("/api/games", content=body), 413, "too-large")

    def pieces() -> Any:
        """Without saying beforehand how much it will be."""
        for start in range(0, len(body), 50_000):
            yield body[start : start + 50_000]

    headers = {"Content-Type": "application/json"}
    error(served.client.post("/api/games", content=pieces(), headers=headers), 413, "too-large")


# Records and forks.


def finished(players_count: int = 2) -> guildhall.Game:
    game = guildhall.new_game("architects", players=players_count, seed=3)
    while not game.is_over:
        game.choose(game.options[len(game.answers) % len(game.options)])
    return game


def test_a_record_is_opened_whole_or_cut(served: Served) -> None:
    game = finished()
    two = [{"kind": "open"}, {"kind": "open"}]
    whole = served.client.post("/api/games", json={"seats": two, "record": str(game.record())}).json()
    watch = Player(served.client, whole["id"], whole["watch"])
    state = watch.state()
    assert state["over"] and state["number"] == len(game.answers) and state["scores"] == game.scores()
    assert watch.get("/record").text == str(game.record())
    cut = served.client.post("/api/games", json={"seats": two, "record": str(game.record()), "at": 9}).json()
    red = Player(served.client, cut["id"], cut["keys"]["red"])
    assert red.state()["number"] == 9
    assert red.state()["view"] == game.at(9).view("red")


@pytest.mark.parametrize(
    ("change", "at"),
    [
        (lambda text: "nonsense", None),
        (lambda text: "/etc/passwd", None),
        (lambda text: text[:-40], None),
        (lambda text: text.replace("red: ", "blue: ", 1), None),
        (lambda text: text.replace("rules: 2", "rules: 99"), None),
        (lambda text: text.replace("architects", "chess"), None),
        (lambda text: text.replace("seed: 3", "seed: 4"), None),
        (lambda text: text, 10**6),
        (lambda text: text.replace("end:", "red: pass\n" * 20_001 + "end:"), None),
    ],
)
def test_a_broken_record_is_refused(served: Served, change: Any, at: int | None) -> None:
    record = change(str(finished().record()))
    body = {"seats": [{"kind": "open"}] * 2, "record": record, "at": at}
    error(served.client.post("/api/games", json=body), 422, "record")


def test_a_record_needs_its_number_of_seats(served: Served) -> None:
    body = {"seats": [{"kind": "open"}] * 3, "record": str(finished().record())}
    error(served.client.post("/api/games", json=body), 422, "options")


def test_the_record_is_hidden_until_the_end_but_from_who_holds_every_seat(served: Served) -> None:
    created = begin(served.client)
    red, blue = created["keys"].values()
    for keys in ((red,), (created["watch"],), (red, created["watch"])):
        error(Player(served.client, created["id"], *keys).get("/record"), 403, "hidden")
    assert guildhall.load(Player(served.client, created["id"], red, blue).get("/record").text).answers == []
    solo = begin(served.client, "ob")
    error(players(served.client, solo)["red"].get("/record"), 403, "hidden")


def test_playing_on_from_a_finished_game_is_a_cut(served: Served) -> None:
    game = finished()
    whole = served.client.post(
        "/api/games", json={"seats": [{"kind": "open"}] * 2, "record": str(game.record())}
    ).json()
    body = {"seats": [{"kind": "open"}] * 2, "fork": {"id": whole["id"], "at": 20}}
    forked = served.client.post("/api/games", json=body, headers=auth(whole["watch"])).json()
    assert players(served.client, forked)["blue"].state()["view"] == game.at(20).view("blue")


def test_playing_on_from_a_running_game_deals_again_what_is_hidden(served: Served) -> None:
    created = begin(served.client, seed=5, options={"expansions": BOTH}, hints=True)
    table = players(served.client, created)
    play_on(table, 30)
    body = {"seats": [{"kind": "open"}] * 2, "fork": {"id": created["id"], "at": 25}}
    then = table["red"].state(at=25)
    blue_then = table["blue"].state(at=25)["view"]["seats"][1]["hand"]
    hands = []
    for _ in range(3):
        response = served.client.post("/api/games", json=body, headers=auth(created["keys"]["red"]))
        forked = players(served.client, response.json())
        now = forked["red"].state()["view"]
        now["question"].pop("answers", None)
        assert now == then["view"]
        hands.append(forked["blue"].state()["view"]["seats"][1]["hand"])
    assert len(blue_then) == len(hands[0])
    assert any(hand != blue_then for hand in hands)
    error(served.client.post("/api/games", json=body, headers=auth(created["watch"])), 403, "hidden")
    error(served.client.post("/api/games", json=body), 401, "no-key")
    body["fork"]["at"] = 1000  # type: ignore[index]
    error(served.client.post("/api/games", json=body, headers=auth(created["keys"]["red"])), 422, "record")


# Looking.


def test_only_the_asked_seat_sees_the_options(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    states = {name: player.state() for name, player in table.items()}
    asked = states["watch"]["question"]["seat"]
    assert states["watch"]["seat"] is None
    for name, state in states.items():
        assert bool(state["question"]["options"]) == (name == asked)
        assert state["question"]["number"] == state["move"] == state["number"] == 0


def test_an_earlier_moment_is_shown_without_options(served: Served) -> None:
    created = begin(served.client, seed=2)
    table = players(served.client, created)
    first = table["red"].state()
    play_on(table, 12)
    then = table["red"].state(at=0)
    assert then["number"] == 0 and then["move"] == 12 and then["question"]["options"] == []
    assert "answers" not in then["view"]["question"] and then["view"]["display"] == first["view"]["display"]
    assert {entry["number"] for entry in then["log"]} == {0}
    error(table["red"].get(at=13), 422, "undo")
    error(table["red"].get(at=-1), 422, "invalid")
    error(table["red"].get(at="x"), 422, "invalid")
    blue = {"as": "blue"}
    error(table["red"].get(at=3, **blue), 403, "hidden")
    error(table["watch"].get(**blue), 403, "hidden")
    error(table["red"].get(**{"as": "mauve"}), 404, "unknown-seat")
    both = Player(served.client, created["id"], *created["keys"].values())
    assert both.state(at=3, **blue)["seat"] == "blue"


def test_the_log_can_be_asked_for_from_an_answer_on(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=2))
    play_on(table, 12)
    whole = table["red"].state()["log"]
    assert table["red"].state(log=10)["log"] == [entry for entry in whole if entry["number"] >= 10] != []
    assert table["red"].state(log=13)["log"] == []


def test_when_it_is_over_everything_may_be_seen(served: Served) -> None:
    game = finished()
    body = {"seats": [{"kind": "open"}] * 2, "record": str(game.record())}
    created = served.client.post("/api/games", json=body).json()
    table = players(served.client, created)
    state = table["watch"].state(at=10, **{"as": "blue"})
    assert state["view"]["seats"][1]["hand"] == game.at(10).view("blue")["seats"][1]["hand"] is not None
    assert table["red"].state()["ranks"] == game.ranks()
    error(table["red"].post("/answers", {"number": table["red"].state()["move"], "token": "pass"}), 409, "over")
    error(table["red"].post("/preview", {"token": "pass"}), 409, "over")


@pytest.mark.parametrize("path", ["", "/answers", "/preview", "/undo", "/undo/agree", "/undo/refuse", "/seats/red",
                                  "/record", "/ticket", "/events"])  # fmt: skip
def test_every_route_of_a_game_wants_the_game_and_a_key(served: Served, path: str) -> None:
    created = begin(served.client)
    other = begin(served.client)
    bodies = {
        "/answers": {"number": 0, "token": "x"},
        "/preview": {"token": "x"},
        "/undo": {"to": 0},
        "/seats/red": {"name": "x"},
    }

    def ask(game: str, headers: dict[str, str]) -> Any:
        if path in ("", "/record", "/events"):
            return served.client.get(f"/api/games/{game}{path}", headers=headers)
        return served.client.post(f"/api/games/{game}{path}", json=bodies.get(path), headers=headers)

    key = created["keys"]["red"]
    for unknown in ("nosuchgamexx", "x", "%00", "a" * 40):
        error(ask(unknown, auth(key)), 404, "unknown-game")
    error(ask(created["id"], {}), 401, "no-key")
    error(ask(created["id"], {"Authorization": "Basic abc"}), 401, "no-key")
    error(ask(created["id"], {"Authorization": "Bearer a,,b"}), 401, "no-key")
    error(ask(created["id"], auth("x" * 43)), 403, "wrong-key")
    error(ask(created["id"], auth(other["keys"]["red"])), 403, "wrong-key")
    error(ask(created["id"], auth(key, "nonsense")), 403, "wrong-key")


# Answering.


def test_an_answer_is_accepted_once(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    state = table["red"].state()
    asked = table[state["question"]["seat"]]
    token = asked.state()["question"]["options"][0]["token"]
    body = {"number": 0, "token": token}
    accepted = asked.post("/answers", body)
    assert accepted.status_code == 201
    assert (accepted.json()["number"], accepted.json()["move"]) == (1, 1)
    doubled = error(asked.post("/answers", body), 409, "stale")
    assert doubled["state"] == asked.state()


def test_of_many_clicks_at_once_one_wins(served: Served) -> None:
    table = players(served.client, begin(served.client, seed=1))
    asked = table[table["watch"].state()["question"]["seat"]]
    options = asked.state()["question"]["options"]
    bodies = [{"number": 0, "token": options[number % len(options)]["token"]} for number in range(12)]
    with ThreadPoolExecutor(12) as at_once:
        answers = list(at_once.map(lambda body: asked.post("/answers", body), bodies))
    assert sorted(answer.status_code for answer in answers) == [201] + [409] * 11
    assert table["watch"].state()["move"] == 1


def test_what_does_not_fit_is_refused_and_changes_nothing(served: Served) -> None:
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    before = table["watch"].state()
    asked = before["question"]["seat"]
    other = next(seat for seat in created["keys"] if seat != asked)
    legal = [option["token"] for option in table[asked].state()["question"]["options"]]
    refused = error(table[asked].post("/answers", {"number": 0, "token": "place quarry"}), 422, "illegal")
    assert refused["error"]["valid"] == legal
    error(table[asked].post("/answers", {"number": 0, "token": "fly away"}), 422, "illegal")
    error(table[asked].post("/answers", {"number": "0", "token": legal[0]}), 422, "invalid")
    error(table[asked].post("/answers", {"number": 0}), 422, "invalid")
    error(table[asked].post("/answers", {"number": 5, "token": legal[0]}), 409, "stale")
    error(table[other].post("/answers", {"number": 0, "token": legal[0]}), 403, "not-your-question")
    error(table["watch"].post("/answers", {"number": 0, "token": legal[0]}), 403, "not-yours")
    error(table[other].post("/preview", {"token": legal[0]}), 403, "not-your-question")
    error(table[asked].post("/preview", {"token": "place quarry"}), 422, "illegal")
    assert table["watch"].state() == before


def test_a_foreign_seat_is_told_nothing_of_the_options(served: Served) -> None:
    """The legal answers name cards in hand."""
    table = players(served.client, begin(served.client, seed=1))
    asked = table["watch"].state()["question"]["seat"]
    other = "blue" if asked == "red" else "red"
    refused = table[other].post("/answers", {"number": 0, "token": "fly away"}).json()
    assert "valid" not in refused["error"] and "state" not in refused


# Previews.


def test_a_preview_tells_what_is_certain(served: Served) -> None:
    _, table = seated(served.client, moment(lambda game: can(game, "red", "place quarry")))
    state = table["red"].state()
    previewed = table["red"].post("/preview", {"token": "place quarry"})
    models.Previewed.model_validate(previewed.json(), strict=True)
    names = [message["name"] for message in previewed.json()["messages"]]
    assert names[:2] == ["event-worker-placed", "event-gained"]
    assert table["red"].state() == state
    table["red"].answer("place quarry")
    told = [entry["message"] for entry in table["red"].state(log=state["number"] + 1)["log"]]
    assert told[: len(names)] == previewed.json()["messages"]


def test_a_preview_that_names_its_question_tells_nothing_once_that_is_past(served: Served) -> None:
    _, table = seated(served.client, moment(lambda game: can(game, "red", "place quarry")))
    asked = table["red"].state()["question"]["number"]
    body = {"token": "place quarry", "number": asked}
    assert table["red"].post("/preview", body).json()["messages"]
    table["red"].answer("place quarry")
    late = table["red"].post("/preview", body)
    assert (late.status_code, late.json()) == (200, {"messages": []})
    # Without a number it is a fault, and a key is needed either way.
    assert table["red"].post("/preview", {"token": "place quarry"}).status_code in (403, 422)
    assert served.client.post(f"/api/games/{table['red'].game}/preview", json=body).status_code == 401


def test_a_preview_ends_with_the_question_that_follows_at_once(served: Served) -> None:
    def offers_a_choice(game: guildhall.Game) -> bool:
        if not can(game, "red", "place mines"):
            return False
        after = game.clone()
        after.choose("place mines")
        return not after.is_over and after.decision.name == "ClayOrGold"

    _, table = seated(served.client, moment(offers_a_choice))
    messages = table["red"].post("/preview", {"token": "place mines"}).json()["messages"]
    assert [message["name"] for message in messages] == ["event-worker-placed", "then-asked"]
    table["red"].answer("place mines")
    assert table["red"].state()["question"]["message"] == messages[1]["args"]["question"]


def test_a_preview_stops_before_something_hidden(served: Served) -> None:
    """Whoever takes plans at the Workshop draws cards that nobody knows."""
    _, table = seated(served.client, moment(lambda game: can(game, "red", "take plans")))
    state = table["red"].state()
    messages = table["red"].post("/preview", {"token": "take plans"}).json()["messages"]
    assert "event-card-drawn" not in [message["name"] for message in messages]
    table["red"].answer("take plans", state)
    told = [entry["message"] for entry in table["red"].state(log=state["number"] + 1)["log"]]
    assert told[: len(messages)] == messages
    assert "event-card-drawn" in [message["name"] for message in told]


# Seats.


def test_a_bot_takes_over_an_absent_seat_and_the_player_comes_back(served: Served) -> None:
    created = begin(served.client, seed=1, absence={"minutes": 0})
    table = players(served.client, created)
    play_on(table, 8)
    while table["red"].state()["question"]["seat"] != "blue":
        table["red"].answer()
    changed = table["red"].post("/seats/blue", {"kind": "bot", "bot": "random"})
    models.Seats.model_validate(changed.json(), strict=True)
    assert changed.json()["seats"][1]["kind"] == "bot"
    wait_for(lambda: table["red"].state(log=10**9)["question"]["seat"] == "red")
    for _ in range(30):
        table["red"].answer()
        wait_for(lambda: table["red"].state(log=10**9)["question"]["seat"] == "red")
    assert table["blue"].post("/seats/blue", {"kind": "open"}).json()["seats"][1]["kind"] == "open"
    while (state := table["red"].state(log=10**9))["question"]["seat"] == "red":
        table["red"].answer()
    assert table["blue"].answer().status_code == 201
    assert table["blue"].state()["move"] == state["move"] + 1


def test_a_taken_over_seat_does_not_answer_by_hand(serve: Any) -> None:
    served = serve(bots=False)
    created = begin(served.client, seed=1)
    table = players(served.client, created)
    asked = table["watch"].state()["question"]["seat"]
    token = table[asked].state()["question"]["options"][0]["token"]
    table[asked].post(f"/seats/{asked}", {"kind": "bot", "bot": "random"})
    error(table[asked].post("/answers", {"number": 0, "token": token}), 403, "bot-plays")


def test_nobody_puts_a_bot_on_somebody_who_is_there(served: Served) -> None:
    table = players(served.client, begin(served.client))
    with table["blue"].stream():
        wait_for(lambda: table["red"].state()["seats"][1]["connected"])
        error(table["red"].post("/seats/blue", {"kind": "bot", "bot": "random"}), 409, "here")
        assert table["blue"].post("/seats/blue", {"kind": "bot", "bot": "random"}).status_code == 200
    wait_for(lambda: not table["red"].state()["seats"][1]["connected"])


def test_seats_refuse_what_is_not_theirs(served: Served) -> None:
    created = begin(served.client, "oob")
    table = players(served.client, created)
    error(table["red"].post("/seats/blue", {"name": "Bo"}), 403, "not-yours")
    error(table["watch"].post("/seats/blue", {"kind": "open"}), 403, "not-yours")
    error(table["red"].post("/seats/green", {"kind": "open"}), 403, "not-yours")
    error(table["red"].post("/seats/mauve", {"kind": "open"}), 404, "unknown-seat")
    error(table["red"].post("/seats/red", {}), 422, "options")
    error(table["red"].post("/seats/red", {"name": "A", "kind": "open"}), 422, "options")
    error(table["red"].post("/seats/red", {"kind": "open", "bot": "random"}), 422, "options")
    error(table["red"].post("/seats/red", {"kind": "bot", "bot": "deep"}), 422, "options")
    error(table["red"].post("/seats/red", {"kind": "bot"}), 422, "options")
    named = table["red"].post("/seats/red", {"name": "Ada"})
    assert named.json()["seats"][0]["name"] == "Ada"


# What no route knows.


def test_there_is_nothing_else(served: Served) -> None:
    error(served.client.get("/api/nothing"), 404, "unknown-page")
    error(served.client.get("/api"), 404, "unknown-page")
    error(served.client.get("/api/games"), 405, "no-method")
    refused = served.client.put("/api/about")
    error(refused, 405, "no-method")
    assert refused.headers["Allow"] == "GET"


def test_a_refused_method_is_told_all_that_the_address_takes(served: Served) -> None:
    """Also where several routes share it."""
    created = begin(served.client)
    for path in ("analysis", "join"):
        refused = served.client.put(f"/api/games/{created['id']}/{path}")
        error(refused, 405, "no-method")
        assert refused.headers["Allow"] == "GET, POST"


# Why not.


def test_the_asked_seat_is_told_why_other_things_cannot_be_chosen(served: Served) -> None:
    people = players(served.client, begin(served.client, "oo", seed=1))
    state = people["red"].state()
    while state["question"]["name"] != "WhereToPlace":
        people[state["question"]["seat"]].answer()
        state = people["red"].state()
    asked = state["question"]["seat"]
    reasons = people[asked].state()["question"]["reasons"]
    targets = {option["target"] for option in people[asked].state()["question"]["options"]}
    assert {"place:guildhall", "cathedral"} <= {reason["target"] for reason in reasons}
    assert all(reason["target"] not in targets and reason["message"]["name"] for reason in reasons)
    for other, player in people.items():
        if other != asked:
            assert player.state()["question"]["reasons"] == []


def test_a_tables_cards_have_its_corrections(served: Served) -> None:
    created = begin(served.client, "oo", options={"corrections": {"buildings.chapel.vp": 9}})
    address = f"/api/games/{created['id']}/cards"
    response = served.client.get(address, headers=auth(created["keys"]["red"]))
    assert response.headers["Cache-Control"] == "private, max-age=3600"  # they never change, and a browser keeps them
    cards = response.json()
    models.Cards.model_validate(cards, strict=True)
    vp = {card["key"]: card["fields"].get("vp") for card in cards["entries"]}
    assert vp["chapel"] == 9
    printed = served.client.get("/api/cards").json()["entries"]
    assert next(card["fields"]["vp"] for card in printed if card["key"] == "chapel") != 9
    error(served.client.get(address), 401, "no-key")
    error(served.client.get(address, headers=auth("nobody")), 403, "wrong-key")
