"""What a hostile player would try, step by step: each step is allowed, and what they come to together is not."""

from __future__ import annotations

from typing import Any

import pytest

import guildhall
from guildhall.server import absence
from server.tools import Player, Served, auth, begin, can, error, moment, play_on, players, seated, wait_for

BOT = {"kind": "bot", "bot": "random"}


def later(patch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let that much time pass for whoever is away."""
    now = absence.clock()
    patch.setattr(absence, "clock", lambda: now + seconds)


def asked(table: dict[str, Player]) -> str:
    found: str = table["watch"].state(log=10**9)["question"]["seat"]
    return found


def until_asked(table: dict[str, Player], seat: str) -> None:
    while asked(table) != seat:
        table[asked(table)].answer()


def lines(player: Player) -> list[tuple[str, str | None]]:
    return [(line["kind"], line["seat"]) for line in player.state()["notices"]]


# The seed of a game that goes on.


def test_nobody_plays_the_game_to_its_end_with_bots_reads_the_record_and_goes_back(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one seat's key: a bot for the other, whose tab is closed, to the end; the record with the seed; back to
    where it was; the other's seat given back."""
    served: Served = serve()
    nearly = moment(lambda game: game.is_over or len(game.answers) > 150)
    _, table = seated(served.client, nearly, "oi", absence={"minutes": 10})
    red = table["red"]
    before = red.state()["number"]
    until_asked(table, "blue")
    error(red.post("/seats/blue", BOT), 409, "absence")
    # They wait as the table has agreed, and play on with bots in both seats.
    later(monkeypatch, 601)
    assert red.post("/seats/blue", BOT).status_code == 200
    assert red.post("/seats/red", BOT).status_code == 200
    wait_for(lambda: red.state(log=10**9)["over"], 120)
    assert "seed: " in red.get("/record").text  # it is over, and everybody may know
    # So it stays over, and Blue is asked, whoever sits there.
    undo = red.state()["undo"]
    assert not undo["can"] and undo["why"]["name"] == "undo-over"
    response = red.post("/undo", {"to": before})
    assert response.status_code == 202 and response.json()["request"]["agreed"] == []
    assert red.state()["over"]
    # Red cannot agree in Blue's place, nor sit down there.
    error(red.post("/undo/agree"), 403, "not-yours")
    error(red.post("/seats/blue", {"kind": "open"}), 403, "not-yours")
    assert [kind for kind, seat in lines(table["blue"]) if seat == "blue"] == ["joined", "bot-by-one"]
    assert table["blue"].post("/undo/agree").status_code == 200
    assert not red.state()["over"]


def test_a_bot_in_somebodys_place_does_not_agree_for_them(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = seated(served.client, moment(lambda game: can(game, "red", "take plans")), "oi")
    number = table["red"].state()["number"]
    table["red"].answer("take plans")
    until_asked(table, "blue")
    later(monkeypatch, 601)
    assert table["red"].post("/seats/blue", BOT).status_code == 200
    response = table["red"].post("/undo", {"to": number})
    assert response.status_code == 202, "the plans that were drawn would be known"
    assert table["blue"].post("/undo/refuse").status_code == 200


def test_nobody_takes_back_what_was_shown_before_the_others_have_come(served: Served) -> None:
    game = moment(lambda game: can(game, "red", "take plans"))
    created = begin(served.client, "oi", record=str(game.record()))
    red = Player(served.client, created["id"], created["keys"]["red"])
    number = red.state()["number"]
    red.answer("take plans")
    assert red.post("/undo", {"to": number}).status_code == 202


def test_who_agrees_agrees_to_what_they_have_seen(served: Served) -> None:
    """Not to what the wish was changed into while they looked at it."""
    _, table = seated(served.client, moment(lambda game: can(game, "red", "place silversmith")), "oi")
    number = table["red"].state()["number"]
    table["red"].answer("place silversmith")
    table["red"].post("/undo", {"to": number})
    table["red"].post("/undo", {"to": 0})
    error(table["blue"].post("/undo/agree", {"to": number}), 409, "no-request")
    assert table["blue"].state()["number"] == number + 1
    assert table["blue"].post("/undo/agree", {"to": 0}).status_code == 200


# What whoever begins a game can do.


def test_whoever_begins_a_game_has_no_key_of_their_guests(served: Served) -> None:
    created = begin(served.client, "oi", seed=1)
    assert list(created["keys"]) == ["red"] and list(created["invitations"]) == ["blue"]
    invitation = created["invitations"]["blue"]
    guest = Player(served.client, created["id"], invitation)
    # An invitation opens nothing by itself.
    for path in ("", "/record", "/report"):
        error(guest.get(path), 403, "wrong-key")
    key = guest.post("/join", {"name": "Berta"}).json()["key"]
    assert key not in (invitation, created["keys"]["red"], created["watch"])
    assert Player(served.client, created["id"], key).state()["seat"] == "blue"
    # Once used it is good for nothing.
    error(guest.post("/join"), 409, "used")
    error(guest.post("/invitation"), 409, "used")
    error(guest.get(), 403, "wrong-key")


def test_the_seed_is_not_for_who_has_gathered_all_keys_on_the_way(served: Served) -> None:
    created = begin(served.client, "oi")
    table = players(served.client, created)
    both = Player(served.client, created["id"], *table["red"].keys, *table["blue"].keys)
    error(both.get("/record"), 403, "hidden")
    assert '"seed"' not in both.get("/report").text and "position" in both.get("/report").text
    # At one screen somebody holds all seats from the start.
    alone = begin(served.client, "oo")
    everybody = Player(served.client, alone["id"], *alone["keys"].values())
    assert guildhall.load(everybody.get("/record").text).answers == []
    # The others would be told: here that all seats are one person's.
    assert ("one-person", "red,blue") in lines(everybody)


def test_a_key_that_was_kept_and_given_away_is_the_new_holders_once_they_renew_it(served: Served) -> None:
    created = begin(served.client, "oo")
    red, blue = created["keys"].values()
    both = Player(served.client, created["id"], red, blue)
    assert both.get("/record").status_code == 200
    new = Player(served.client, created["id"], blue).post("/key").json()["key"]
    error(both.get(), 403, "wrong-key")
    error(Player(served.client, created["id"], red, new).get("/record"), 403, "hidden")


def test_a_seed_that_somebody_chose_is_shown_to_all(served: Served) -> None:
    chosen = players(served.client, begin(served.client, "oi", seed=2**63 + 1))
    for player in chosen.values():
        assert player.state()["seed"] == str(2**63 + 1)
        assert ("seed", None) in lines(player)
    by_chance = players(served.client, begin(served.client, "oi"))
    assert by_chance["blue"].state()["seed"] is None and by_chance["blue"].state()["notices"][0]["kind"] == "joined"
    # Nor can one hide it in a record.
    created = begin(served.client, "oi", record=str(guildhall.new_game("architects", players=2, seed=7).record()))
    guest = served.client.get(f"/api/games/{created['id']}/join", headers=auth(created["invitations"]["blue"])).json()
    assert guest["seed"] == "7" and [line["kind"] for line in guest["notices"]] == ["record"]


# Playing somebody away.


def test_nobody_is_replaced_before_the_time_that_the_table_has_agreed_on(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1, absence={"minutes": 30}))
    until_asked(table, "blue")
    refused = table["red"].post("/seats/blue", BOT)
    error(refused, 409, "absence")
    assert 1700 < int(refused.headers["Retry-After"]) <= 1800
    assert 1700 < table["red"].state()["seats"][1]["bot_at"] - absence.clock() <= 1801
    later(monkeypatch, 1790)
    error(table["red"].post("/seats/blue", BOT), 409, "absence")
    later(monkeypatch, 20)
    assert table["red"].state()["seats"][1]["bot_at"] <= absence.clock()
    assert table["red"].post("/seats/blue", BOT).status_code == 200


def test_one_does_not_let_the_time_of_another_run_out_while_thinking_oneself(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1))
    until_asked(table, "red")
    later(monkeypatch, 10_000)
    error(table["red"].post("/seats/blue", BOT), 409, "absence")
    assert table["red"].state()["seats"][1]["bot_at"] is None


def test_who_was_here_a_moment_ago_is_not_away_long(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1))
    until_asked(table, "blue")
    # Asked for long, but here until now.
    now = absence.clock()
    with monkeypatch.context() as patch:
        patch.setattr("time.time", lambda: now + 5000)
        with table["blue"].stream():
            wait_for(lambda: table["red"].state()["seats"][1]["connected"])
            error(table["red"].post("/seats/blue", BOT), 409, "here")
        wait_for(lambda: (table["red"].state()["seats"][1]["bot_at"] or 0) > now + 5500)
    later(monkeypatch, 5590)
    error(table["red"].post("/seats/blue", BOT), 409, "absence")
    later(monkeypatch, 20)
    assert table["red"].post("/seats/blue", BOT).status_code == 200


def test_in_a_game_over_days_nobody_is_replaced_unless_that_was_agreed(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1, absence={"pace": "days"}))
    until_asked(table, "blue")
    later(monkeypatch, 100 * 24 * 3600)
    error(table["red"].post("/seats/blue", BOT), 409, "absence")
    assert table["blue"].state()["absence"] == {"pace": "days", "seconds": 3 * 24 * 3600, "by": "nobody"}


def test_where_all_others_have_to_want_it_one_is_not_enough(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table = players(served.client, begin(served.client, "oii", seed=1, absence={"pace": "days", "by": "all"}))
    until_asked(table, "green")
    later(monkeypatch, 3 * 24 * 3600 + 1)
    asked = table["red"].post("/seats/green", BOT)
    assert asked.status_code == 202
    wish = {"kind": "bot", "seat": "green", "by": "red", "agreed": ["red"]}
    assert asked.json() == {"proposal": wish} and table["blue"].state()["proposals"] == [wish]
    assert table["red"].post("/seats/green", BOT).status_code == 202  # again, and still only one
    assert table["blue"].state()["seats"][2]["kind"] == "open"
    assert table["blue"].post("/seats/green", BOT).json()["seats"][2]["kind"] == "bot"
    assert table["blue"].state()["proposals"] == []
    assert lines(table["green"])[-2:] == [("wished-bot", "green"), ("bot-by-all", "green")]


def test_the_owner_takes_the_seat_back_at_any_time_and_what_the_bot_did_is_told(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: Served = serve()
    table = players(served.client, begin(served.client, "oi", seed=1))
    until_asked(table, "blue")
    later(monkeypatch, 601)
    table["red"].post("/seats/blue", BOT)
    for _ in range(5):
        wait_for(lambda: asked(table) == "red")
        table["red"].answer()
    wait_for(lambda: asked(table) == "red")
    state = table["red"].state()
    given = sum("blue" in str(line["message"]) for line in state["log"])
    assert given
    back = table["blue"].post("/seats/blue", {"kind": "open"})
    assert back.status_code == 200 and back.json()["seats"][1]["kind"] == "open"
    line = table["watch"].state()["notices"][-1]
    assert (line["kind"], line["seat"], line["number"]) == ("back", "blue", state["number"])
    answered = guildhall.load(_record(served, table)).answered_by[_first(table) :].count(1)
    assert line["message"]["args"]["number"] == answered > 0
    # Once is enough.
    table["blue"].post("/seats/blue", {"kind": "open"})
    assert lines(table["blue"])[-1] == ("back", "blue") and len(lines(table["blue"])) == 4


def _record(served: Served, table: dict[str, Player]) -> str:
    from guildhall.server.records import stored_record
    from guildhall.server.session import Session

    assert stored_record(served.storage, table["red"].game).answers
    return str(Session.load(served.storage, table["red"].game).game.record())


def _first(table: dict[str, Player]) -> int:
    """How many answers stood when the bot sat down."""
    number: int = next(line["number"] for line in table["red"].state()["notices"] if line["kind"] == "bot-by-one")
    return number


def test_the_log_cannot_be_drowned_in_notices(serve: Any) -> None:
    served: Served = serve(bots=False)  # with no move in between
    table = players(served.client, begin(served.client, "oi"))
    for _ in range(20):
        table["red"].post("/seats/red", BOT)
        table["red"].post("/seats/red", {"kind": "open"})
    assert len(lines(table["blue"])) <= 4


# Links.


def test_a_renewed_link_shuts_out_whoever_had_the_old_one(served: Served) -> None:
    created = begin(served.client, "oi")
    table = players(served.client, created)
    old = table["blue"]
    ticket = old.post("/ticket").json()["ticket"]
    with old.stream() as stream:
        wait_for(lambda: table["red"].state()["seats"][1]["connected"])
        key = "k" * 43
        assert old.post("/key", {"key": key}).json() == {"seat": "blue", "key": key}
        # Also what was opened with it ends.
        with pytest.raises(AssertionError, match="the stream has ended"):
            while True:
                stream.next()
    error(old.get(), 403, "wrong-key")
    error(served.client.get(f"/api/games/{created['id']}/events?ticket={ticket}"), 401, "bad-ticket")
    assert Player(served.client, created["id"], key).state()["seat"] == "blue"
    assert lines(table["red"])[-1] == ("link-renewed", "blue")
    error(table["watch"].post("/key"), 403, "not-yours")
    error(table["red"].post("/key", {"key": table["red"].keys[0]}), 422, "options")
    error(table["red"].post("/key", {"key": "short"}), 422, "invalid")


def test_an_invitation_that_nobody_has_used_can_be_renewed(served: Served) -> None:
    created = begin(served.client, "oi")
    old = created["invitations"]["blue"]
    new = served.client.post(f"/api/games/{created['id']}/invitation", headers=auth(old)).json()["invitation"]
    assert new != old
    for path in ("join", "invitation"):
        error(served.client.post(f"/api/games/{created['id']}/{path}", headers=auth(old)), 403, "wrong-key")
    # Nobody else's key renews it.
    for key in (created["keys"]["red"], created["watch"], "x" * 43):
        error(served.client.post(f"/api/games/{created['id']}/invitation", headers=auth(key)), 403, "wrong-key")
    joined = served.client.post(f"/api/games/{created['id']}/join", headers=auth(new)).json()
    guest = Player(served.client, created["id"], joined["key"])
    assert lines(guest) == [("invited-anew", "blue"), ("joined", "blue")]


def test_a_guest_whose_line_broke_while_sitting_down_sends_the_same_again(served: Served) -> None:
    created = begin(served.client, "oi")
    guest = Player(served.client, created["id"], created["invitations"]["blue"])
    for _ in range(2):
        assert guest.post("/join", {"key": "g" * 43, "name": "Berta"}).json() == {"seat": "blue", "key": "g" * 43}
    error(guest.post("/join", {"key": "h" * 43}), 409, "used")
    assert len(lines(Player(served.client, created["id"], "g" * 43))) == 1


def test_a_guest_finds_a_bot_in_their_seat_and_plays_themselves(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served: Served = serve(bots=False)
    created = begin(served.client, "oi", seed=1)
    red = Player(served.client, created["id"], created["keys"]["red"])
    while red.state()["question"]["seat"] == "red":
        red.answer()
    later(monkeypatch, 601)
    assert red.post("/seats/blue", BOT).status_code == 200
    blue = players(served.client, created)["blue"]
    assert blue.state()["seats"][1]["kind"] == "open" and blue.answer().status_code == 201


# Help.


def test_only_whoever_holds_the_invitation_lets_a_bot_play_until_the_guest_comes(served: Served) -> None:
    created = begin(served.client, "oii", seed=1, absence={"by": "nobody"})
    red = Player(served.client, created["id"], created["keys"]["red"])
    blue, green = (created["invitations"][seat] for seat in ("blue", "green"))
    error(red.post("/seats/blue", BOT), 409, "absence")
    error(red.post("/seats/blue", {**BOT, "invitation": green}), 403, "wrong-key")
    error(red.post("/seats/blue", {**BOT, "invitation": "n" * 43}), 403, "wrong-key")
    error(red.post("/seats/red", {**BOT, "invitation": blue}), 422, "options")
    error(red.post("/seats/blue", {"name": "Berta", "invitation": blue}), 422, "options")
    watch = Player(served.client, created["id"], created["watch"])
    error(watch.post("/seats/blue", {**BOT, "invitation": blue}), 403, "not-yours")
    assert red.post("/seats/blue", {**BOT, "invitation": blue}).status_code == 200
    error(red.post("/seats/blue", {**BOT, "invitation": blue}), 409, "here")
    # Everybody is told, the guest before they sit down; then it is theirs, and the invitation moves nothing more.
    guest = Player(served.client, created["id"], blue)
    assert [line["kind"] for line in guest.get("/join").json()["notices"]] == ["seed", "bot-meanwhile"]
    key = guest.post("/join").json()["key"]
    assert red.state()["seats"][1]["kind"] == "open"
    error(red.post("/seats/blue", {**BOT, "invitation": blue}), 409, "used")
    assert Player(served.client, created["id"], key).state()["seat"] == "blue"
    # A new invitation takes the place of the old one here, too.
    new = Player(served.client, created["id"], green).post("/invitation").json()["invitation"]
    error(red.post("/seats/green", {**BOT, "invitation": green}), 403, "wrong-key")
    assert red.post("/seats/green", {**BOT, "invitation": new}).status_code == 200


def test_a_table_without_hints_is_not_tried_out_elsewhere(served: Served) -> None:
    """In a fork one could ask for hints, seat a bot in one's own place, or have it analysed at its end."""
    created = begin(served.client, "oi", seed=1)
    table = players(served.client, created)
    play_on(table, 20)
    seats: list[dict[str, str]] = [{"kind": "open"}, BOT]
    for hints in (True, False, None):
        body = {"seats": seats, "fork": {"id": created["id"]}, "hints": hints}
        response = served.client.post("/api/games", json=body, headers=auth(*table["red"].keys))
        error(response, 403, "no-hints")
    # Nor by way of a report, which shows the same.
    report = table["red"].get("/report").text
    error(served.client.post("/api/games", json={"seats": seats, "record": report, "hints": True}), 403, "no-hints")
    # Also without the line that says what it is, and with an answer more.
    bare = "".join(line for line in report.splitlines(keepends=True) if not line.startswith("report: "))
    assert bare != report
    error(served.client.post("/api/games", json={"seats": seats, "record": bare, "hints": True}), 403, "no-hints")
    opened = guildhall.load(bare)
    opened.choose(opened.options[0])
    further = {"seats": seats, "record": str(opened.record()), "hints": True}
    error(served.client.post("/api/games", json=further), 403, "no-hints")
    # With hints, or with nobody to deceive, it may be.
    for options in ({"hints": True}, {}):
        mine = begin(served.client, "oi" if options else "oo", seed=1, **options)
        own = players(served.client, mine)
        keys = own["red"].keys if options else (*own["red"].keys, *own["blue"].keys)
        body = {"seats": seats, "fork": {"id": mine["id"]}}
        assert served.client.post("/api/games", json=body, headers=auth(*keys)).status_code == 201
        report = own["red"].get("/report").text
        if options:
            assert served.client.post("/api/games", json={"seats": seats, "record": report}).status_code == 201


# Names.


@pytest.mark.parametrize(
    "name",
    [
        "\u202eadA",  # right to left from here on
        "Ada\u2066",
        "\u200b",  # no width
        "A\u200dda",
        "\ufeffAda",
        "\u00ad",
        "\u2028Ada",  # a new line
        "A\u00a0da",
        "a" + "\u0301" * 39,
        "\u0301Ada",
        "\u3164",  # a letter that is not seen
        "\u2800\u2800",
        "\u034f",
        " ",
        "\ue000",  # nobody knows what it looks like
        "\U000e0041",
    ],
    ids=ascii,
)
def test_a_name_is_something_to_see(served: Served, name: str) -> None:
    table = players(served.client, begin(served.client))
    error(table["red"].post("/seats/red", {"name": name}), 422, "invalid")
    error(served.client.post("/api/games", json={"seats": [{"kind": "open", "name": name}] * 2}), 422, "invalid")
    created = begin(served.client, "oi")
    guest = Player(served.client, created["id"], created["invitations"]["blue"])
    error(guest.post("/join", {"name": name}), 422, "invalid")


@pytest.mark.parametrize(
    "name", ["Ada", "Ève-Marie O’Neill", "Nguyễn Thị", "שָׁלוֹם", "ไก่", "王小明", "J.R.R. 2nd", "🦊", "❤️"]
)
def test_names_of_all_languages_are_names(served: Served, name: str) -> None:
    table = players(served.client, begin(served.client))
    named = table["red"].post("/seats/red", {"name": f" {name} "})
    assert named.status_code == 200, named.text
    assert named.json()["seats"][0]["name"] == name


def test_nobody_takes_the_name_of_another_at_the_table(served: Served) -> None:
    table = players(served.client, begin(served.client, "oi"))
    table["blue"].post("/seats/blue", {"name": "Berta"})
    for name in ("Berta", "bErTa", "Ｂｅｒｔａ", "Ber ta"):
        error(table["red"].post("/seats/red", {"name": name}), 422, "options")
    assert table["blue"].post("/seats/blue", {"name": "berta"}).status_code == 200
    body = {"seats": [{"kind": "open", "name": "Ada"}] * 2}
    error(served.client.post("/api/games", json=body), 422, "options")
