"""Several allowed steps, put together by somebody who wants to know or to hide something: renewed links, bots, undo,
forks, reports, previews, hints, analyses, deletion, watching, streams that are taken up again, error texts."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from itertools import product
from typing import Any

import pytest
import sqlalchemy as sa

import guildhall
from guildhall import cardpages
from guildhall.server import (
    about,
    absence,
    advising,
    beginning,
    companion,
    holding,
    models,
    preview,
    records,
    schema,
)
from guildhall.server.guard import Guard
from guildhall.server.limits import Limits
from guildhall.server.notices import MOST_ALIKE
from guildhall.server.session import MOST_CALLERS, Session
from guildhall.server.storage import ANSWER, Move
from server.tools import Player, Served, auth, begin, can, error, moment, play_on, players, seated, wait_for

BOT = {"kind": "bot", "bot": "random"}
OPEN, INVITED = {"kind": "open"}, {"kind": "invited"}
HERE = "127.0.0.1"


def lines(player: Player) -> list[tuple[str, str | None]]:
    return [(line["kind"], line["seat"]) for line in player.state()["notices"]]


def later(patch: pytest.MonkeyPatch, seconds: float) -> None:
    now = absence.clock()
    patch.setattr(absence, "clock", lambda: now + seconds)


def asked(table: dict[str, Player]) -> str:
    found: str = table["watch"].state(log=10**9)["question"]["seat"]
    return found


def until_asked(table: dict[str, Player], seat: str) -> None:
    while asked(table) != seat:
        table[asked(table)].answer()


def over() -> guildhall.Game:
    """A game that is over."""
    rng = random.Random(1)
    game = guildhall.new_game("architects", players=2, seed=1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    return game


# The log of the table.


def _trades_after(game: guildhall.Game) -> str | None:
    """An answer of Blue after which Red can place a Worker, is asked what to trade, and can take that back."""
    for option in game.options if game.asked == "blue" else []:
        tried = game.clone()
        tried.choose(option)
        if not tried.is_over and can(tried, "red", "place storehouse"):
            tried.choose("place storehouse")
            if not tried.is_over and tried.decision.name == "WhichTrade" and not tried.reveals(1):
                return option.token
    return None


def test_what_a_bot_did_for_somebody_is_not_drowned_in_undo(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer and take back, again and again, until nobody sees any more who seated the bot, and how often it played."""
    served: Served = serve(bots=False)
    game = moment(lambda game: _trades_after(game) is not None)
    created, table = seated(served.client, game, "oi")
    later(monkeypatch, 601)
    assert table["red"].post("/seats/blue", BOT).status_code == 200
    token = _trades_after(game)
    assert token is not None
    served.storage.append(created["id"], Move(len(game.answers), ANSWER, "blue", token))
    served.app.state.hall.sessions.clear()
    number = len(game.answers) + 1
    for _ in range(110):
        assert table["red"].answer("place storehouse").status_code == 201
        assert table["red"].post("/undo", {"to": number}).status_code == 200
    for _ in range(2):
        told = lines(table["blue"])
        assert ("bot-by-one", "blue") in told and ("joined", "blue") in told
        assert told.count(("undone", "red")) == MOST_ALIKE
        served.app.state.hall.sessions.clear()  # the same, read from the disk
    assert table["blue"].post("/seats/blue", {"kind": "open"}).status_code == 200
    back = table["blue"].state()["notices"][-1]
    assert back["kind"] == "back" and back["message"]["args"]["number"] == 1
    # What was told last is told, too, in the differences.
    with table["blue"].stream(mark=table["blue"].state()["mark"]) as stream:
        table["red"].answer("place storehouse")
        table["red"].post("/undo", {"to": number})
        while not any(change["path"].startswith("/notices") for change in stream.next("change")[2]["patch"]):
            pass


def test_a_renewal_is_not_drowned_in_bots_that_come_and_go(serve: Any) -> None:
    served: Served = serve(bots=False)
    table = players(served.client, begin(served.client, "oi", seed=1))
    assert table["blue"].post("/key", {"key": "b" * 43}).status_code == 200
    table["blue"] = Player(served.client, table["blue"].game, "b" * 43)
    for _ in range(60):
        for body in (BOT, {"kind": "open"}):
            assert table["red"].post("/seats/red", body).status_code == 200
        play_on(table, 1)
    told = lines(table["blue"])
    assert ("link-renewed", "blue") in told
    assert told.count(("back", "red")) == told.count(("bot-by-owner", "red")) == MOST_ALIKE
    assert len(json.dumps(table["blue"].state())) < 60_000


def test_who_kept_two_seats_does_not_hide_it_by_renewing_a_link(served: Served) -> None:
    created = begin(served.client, "ooi")
    red = Player(served.client, created["id"], created["keys"]["red"])
    assert ("one-person", "red,blue") in lines(red)
    Player(served.client, created["id"], created["keys"]["blue"]).post("/key")
    guest = served.client.get(f"/api/games/{created['id']}/join", headers=auth(created["invitations"]["green"])).json()
    told = {line["kind"]: line for line in guest["notices"]}
    assert "one-person" not in told and told["one-began"]["seat"] == "red,blue"
    assert [seat["name"] for seat in told["one-began"]["message"]["args"]["seats"]] == ["seat-red", "seat-blue"]
    # A guest who renews their own link has had no other holder.
    table = players(served.client, begin(served.client, "oi"))
    table["blue"].post("/key")
    assert "one-began" not in [kind for kind, _ in lines(table["red"])]


def test_renewed_joined_and_replaced_stand_in_the_log_one_after_the_other(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever invites cannot make it look as if the guest had played."""
    served: Served = serve(bots=False)
    created = begin(served.client, "oi", seed=1)
    red = Player(served.client, created["id"], created["keys"]["red"])
    while red.state()["question"]["seat"] == "red":
        red.answer()
    later(monkeypatch, 601)
    assert red.post("/seats/blue", BOT).status_code == 200
    old = Player(served.client, created["id"], created["invitations"]["blue"])
    new = old.post("/invitation").json()["invitation"]
    error(old.post("/join"), 403, "wrong-key")
    assert Player(served.client, created["id"], new).post("/join").status_code == 200
    assert [kind for kind, seat in lines(red) if seat == "blue"] == ["bot-by-one", "invited-anew", "joined"]


# Forks.


def test_nobody_invites_a_guest_to_a_seat_whose_cards_they_know(served: Served) -> None:
    """In a game of one's own, against a bot, one sees Red's cards; then somebody else is to play them on."""
    mine = players(served.client, begin(served.client, "oo", hints=True))
    play_on(mine, 20)
    body: dict[str, Any] = {"fork": {"id": mine["red"].game}}

    def fork(*seats: dict[str, str], by: str = "red") -> Any:
        return served.client.post("/api/games", json={**body, "seats": list(seats)}, headers=auth(*mine[by].keys))

    error(fork(INVITED, OPEN), 422, "options")
    error(fork(INVITED, INVITED), 422, "options")
    error(fork(BOT, INVITED), 422, "options")  # the guest would not know that the bot's cards are known
    error(fork(OPEN, INVITED, by="blue"), 422, "options")
    for seats in ((OPEN, INVITED), (OPEN, OPEN), (BOT, OPEN), (OPEN, BOT)):
        assert fork(*seats).status_code == 201
    # What the guest sees of their own cards is dealt again: it is not what Blue has in the first game.
    hand = mine["blue"].state()["view"]["seats"][1]
    hands = []
    for _ in range(8):
        created = fork(OPEN, INVITED).json()
        hands.append(players(served.client, created)["blue"].state()["view"]["seats"][1])
    assert any(one != hand for one in hands)


def test_a_fork_of_a_finished_game_says_to_its_guests_that_its_cards_are_known(served: Served) -> None:
    _, table = seated(served.client, over(), "oi")
    body = {"seats": [INVITED, OPEN], "fork": {"id": table["red"].game, "at": 10}}
    forked = served.client.post("/api/games", json=body, headers=auth(*table["red"].keys)).json()
    told = served.client.get(f"/api/games/{forked['id']}/join", headers=auth(forked["invitations"]["red"])).json()
    assert [line["kind"] for line in told["notices"]] == ["record"] and told["seed"] is not None


@pytest.mark.parametrize("order", [("watch", "red"), ("red", "watch"), ("red",), ("watch",)])
def test_no_order_of_keys_opens_a_fork_at_a_table_without_hints(served: Served, order: tuple[str, ...]) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1))
    play_on(table, 5)
    keys = [key for who in order for key in table[who].keys]
    body = {"seats": [OPEN, BOT], "fork": {"id": table["red"].game, "at": 3}}
    kind = "hidden" if order[0] == "watch" else "no-hints"
    error(served.client.post("/api/games", json=body, headers=auth(*keys)), 403, kind)


def test_an_earlier_moment_of_a_table_without_hints_is_not_tried_out_by_its_report(served: Served) -> None:
    table = players(served.client, begin(served.client, "oi", seed=1))
    play_on(table, 25)
    for player in (table["red"], table["watch"]):
        report = player.get("/report", at=11).text
        bare = "".join(line for line in report.splitlines(keepends=True) if not line.startswith("report: "))
        for text in (report, bare):
            error(served.client.post("/api/games", json={"seats": [OPEN, BOT], "record": text}), 403, "no-hints")


# Oracles: two tables that look the same to Red get the same replies to everything, whatever lies hidden.


def _battery(red: Player, watch: Player, hidden: list[str]) -> list[tuple[int, str]]:
    """Everything that Red can ask and provoke, in a fixed order."""
    found: list[tuple[int, str]] = []

    def note(response: Any) -> None:
        found.append((response.status_code, _plain(response.text, red, watch)))

    state = red.state()
    number, move = state["number"], state["move"]
    for player in (red, watch):
        for params in ({}, {"log": 5}, {"as": "red"}, {"as": "blue"}, {"as": "nobody"}):
            note(player.get(**params))
        note(player.get("/log", before=10**6))
        note(player.get("/record"))
        note(player.get("/report"))
        note(player.get("/analysis"))
        note(player.post("/hint", {}))
        for token in (*hidden, "place nowhere"):
            note(player.post("/answers", {"number": move, "token": token}))
            note(player.post("/answers", {"number": move + 1, "token": token}))
            note(player.post("/preview", {"token": token}))
        note(player.post("/undo/agree"))
        note(player.post("/seats/blue", BOT))
        note(player.post("/seats/blue", {"kind": "open"}))
    for option in state["question"]["options"]:
        note(red.post("/preview", {"token": option["token"]}))
    for to in (0, max(0, number - 1), number):
        note(red.post("/undo", {"to": to}))
    note(red.post("/delete"))
    body = {"seats": [OPEN, OPEN], "fork": {"id": red.game}}
    fork = red.client.post("/api/games", json=body, headers=auth(*red.keys))
    found.append((fork.status_code, ""))
    if fork.status_code == 201:
        both = fork.json()
        mine = Player(red.client, both["id"], both["keys"]["red"])
        other = Player(red.client, both["id"], both["keys"]["blue"])
        for player in (mine, other):
            found.append((200, _plain(player.get().text, mine, other)))
    with red.stream(mark="", after=0) as stream:
        found.append((200, _plain(json.dumps(stream.next("change")[2]), red, watch)))
    return found


def _plain(text: str, *players: Player) -> str:
    """Without what is new for every table, and without times."""
    for player in players:
        text = text.replace(player.game, "GAME")
    text = re.sub(r'"(mark|commitment|from)": ?"[0-9a-f]+"', '"mark":""', text)
    return re.sub(r'"bot_at": ?\d+|in \d+ seconds', '"bot_at":0', text)


@pytest.mark.parametrize("name", ["architects", "viscounts"])
@pytest.mark.parametrize("answers", [9, 40, 90])
def test_whatever_is_asked_or_provoked_tells_nothing_about_what_is_hidden(
    served: Served, monkeypatch: pytest.MonkeyPatch, name: str, answers: int
) -> None:
    for module in (preview, records, beginning):
        monkeypatch.setattr(module.secrets, "randbits", lambda bits: 7)
    monkeypatch.setattr(advising, "HINT_BOT", "search:60")  # uncompiled, a whole hint takes longer than anybody waits
    rng = random.Random(answers)
    game = guildhall.new_game(name, players=2, seed=answers)
    while len(game.answers) < answers or game.asked != "red":
        game.choose(rng.choice(game.options))
    words = [token for token in game.state.vocabulary().tokens if not game.accepts(token)]
    heard, positions = [], []
    for seed in (1, 2):
        dealt = guildhall.load_position(game.determinize("red", seed).position())
        positions.append(json.dumps(dealt.position(), sort_keys=True))
        wanted = models.NewGame.model_validate({"seats": [OPEN, INVITED], "hints": True})
        begun = beginning.begin(served.storage, dealt, wanted, "chance")
        red = Player(served.client, begun.id, begun.keys["red"])
        assert Player(served.client, begun.id, begun.invitations["blue"]).post("/join").status_code == 200
        heard.append(_battery(red, Player(served.client, begun.id, begun.watch), words[:: max(1, len(words) // 25)]))
    assert positions[0] != positions[1]  # else nothing was tried
    for one, other in zip(*heard, strict=True):
        assert one == other


# Links and streams.


def test_a_dead_link_stays_dead_whatever_was_opened_with_it_before(serve: Any) -> None:
    """A ticket, a stream, a mark and the number of the last event: also when the game has left the memory."""
    served: Served = serve()
    table = players(served.client, begin(served.client, "oi", seed=1))
    play_on(table, 6)
    thief = table["blue"]
    mark = thief.state()["mark"]
    tickets = [thief.post("/ticket").json()["ticket"] for _ in range(3)]
    hall = served.app.state.hall
    with thief.stream(after=0) as plain, thief.stream(after=0, mark=mark) as follows:
        wait_for(lambda: len(hall.hub.listeners[thief.game]) == 2)
        assert thief.post("/key", {"key": "n" * 43}).status_code == 200
        hall.sessions.clear()
        table["blue"] = Player(served.client, thief.game, "n" * 43)
        before = table["red"].state()["move"]
        play_on(table, 3)
        for stream in (plain, follows):
            with pytest.raises(AssertionError, match="the stream has ended"):
                while True:
                    id, _, _ = stream.next()
                    assert id is None or id <= before
    url = f"/api/games/{thief.game}/events"
    wanted: list[dict[str, Any]] = [{"after": 0}, {"mark": mark}, {"mark": ""}]
    for ticket, params in zip(tickets, wanted):
        hall.sessions.clear()
        error(served.client.get(url, params={"ticket": ticket, **params}), 401, "bad-ticket")
    error(served.client.get(url, headers={**auth(*thief.keys), "Last-Event-ID": "1"}), 403, "wrong-key")
    for path in ("", "/record", "/report", "/log"):
        error(thief.get(path), 403, "wrong-key")
    error(Player(served.client, thief.game, *table["red"].keys, *thief.keys).get(**{"as": "blue"}), 403, "wrong-key")


def test_a_stream_that_looks_for_itself_is_told_nothing_once_its_link_is_dead(serve: Any) -> None:
    """Even if the renewal itself never reached it."""
    served: Served = serve()
    table = players(served.client, begin(served.client, "oi", seed=1))
    hall = served.app.state.hall
    with table["blue"].stream(after=0) as stream:
        stream.next("seats")
        (listener,) = hall.hub.listeners[table["blue"].game]
        caller = listener.caller
        seat, key_hash = caller.keys[0]
        holding.renew_key(served.storage, table["blue"].game, 0, seat, key_hash, "0" * 64)
        hall.sessions.clear()
        found = asyncio.run_coroutine_threadsafe(_refused(hall, listener), hall.loop).result(10)
    assert found == "wrong-key"


async def _refused(hall: Any, listener: Any) -> str:
    try:
        await hall.news(listener)
    except Exception as refusal:
        return str(getattr(refusal, "kind", refusal))
    return "told"


# What all must agree to.


def test_consent_is_to_one_thing_at_one_moment(served: Served) -> None:
    """Agreed once is not agreed for ever: not after the game went on, nor to another wish."""
    game = moment(lambda game: can(game, "red", "place silversmith"), players=3)
    _, table = seated(served.client, game, "oii")
    number = table["red"].state()["number"]
    table["red"].answer("place silversmith")
    table["red"].post("/undo", {"to": number})
    assert table["blue"].post("/undo/agree", {"to": number}).json()["request"]["agreed"] == ["blue"]
    assert table["red"].post("/undo", {"to": 0}).json()["request"]["agreed"] == []  # another wish
    table["red"].post("/undo", {"to": number})
    assert table["red"].state()["undo"]["request"]["agreed"] == []  # and the first one again
    assert table["blue"].post("/undo/agree", {"to": number}).status_code == 202
    for player in ("red", "blue"):
        assert table[player].post("/delete").status_code == 202
    play_on(table, 1)  # the game goes on: both wishes have lapsed
    assert table["green"].post("/delete").json()["proposal"]["agreed"] == ["green"]
    error(table["green"].post("/undo/agree"), 409, "no-request")
    assert table["red"].post("/undo", {"to": number}).json()["request"]["agreed"] == []


def test_who_agrees_while_the_wish_changes_at_another_process_agrees_to_nothing(served: Served) -> None:
    table = players(served.client, begin(served.client, "oii", seed=1))
    play_on(table, 4)
    table["red"].post("/undo", {"to": 3})
    session = Session.load(served.storage, table["red"].game)
    assert session.request is not None
    # Blue has seen this one, and in the same moment it becomes another.
    table["red"].post("/undo", {"to": 0})
    assert served.storage.agree(session.id, session.request.move, session.request.target, "blue") is None
    assert Session.load(served.storage, session.id).request.agreed == ()  # type: ignore[union-attr]


def test_a_game_that_all_have_opened_again_hides_its_cards_again(serve: Any) -> None:
    served: Served = serve(bots=False)
    late = over()
    before = len(late.answers) - 1
    _, table = seated(served.client, late, "oi")
    assert table["red"].get("/record").status_code == 200
    table["red"].post("/undo", {"to": before})
    assert table["blue"].post("/undo/agree", {"to": before}).status_code == 200
    for player in table.values():
        error(player.get("/record"), 403, "hidden")
        error(player.post("/analysis"), 409, "not-over")
        error(player.get("/analysis"), 409, "not-over")
        assert player.state()["chance"]["seed"] is None
    error(table["red"].get(**{"as": "blue"}), 403, "hidden")
    assert ("undone", "red") in lines(table["blue"])


def test_a_hint_is_not_to_be_had_for_a_seat_in_which_one_has_put_a_bot(
    serve: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: Served = serve(bots=False)
    table = players(served.client, begin(served.client, "oi", seed=1, hints=True))
    until_asked(table, "blue")
    later(monkeypatch, 601)
    table["red"].post("/seats/blue", BOT)
    for path, body in (("/hint", {}), ("/preview", {"token": "pass"})):
        error(table["red"].post(path, body), 403, "not-your-question")
    error(
        Player(served.client, table["red"].game, *table["watch"].keys, *table["red"].keys).post("/hint", {}),
        403,
        "not-yours",
    )


# Deletion.


def test_of_a_deleted_game_no_analysis_comes_back(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was asked for, waited for its turn, and would have been written down afterwards."""
    served: Served = serve()
    late = over()
    created, table = seated(served.client, late, "oi")
    assert table["red"].post("/analysis").json()["state"] == "running"
    for player in ("red", "blue"):
        assert table[player].post("/delete").status_code in (200, 202)
    error(table["red"].get(), 404, "unknown-game")
    adviser: advising.Adviser = served.app.state.hall.adviser
    wait_for(lambda: created["id"] not in adviser.analyses)
    assert not served.storage.claim_analysis(created["id"], len(late.answers), 5.0)
    with served.storage.transaction(write=False) as connection:
        for rows in holding.OF_A_GAME:
            assert connection.execute(sa.select(rows).where(rows.c.game == created["id"])).first() is None, rows.name
        gone = connection.execute(sa.select(schema.deleted).where(schema.deleted.c.game == created["id"])).first()
    assert gone is not None


# Limits.


def test_a_key_has_one_account_however_it_is_written(serve: Any) -> None:
    """Twice, in another order, with other spaces, beside the spectators': and each time from elsewhere."""
    served: Served = serve(proxy=HERE, limits=Limits(rate=2))
    served.app.state.guard.seats.clock = lambda: 0.0
    created = begin(served.client)
    red, watch = created["keys"]["red"], created["watch"]
    ways = [
        red,
        f"{red},{red}",
        f" {red}",
        f"{red} , {watch}",
        f"{watch},{red}",
        f"{red},{red},{red}",
        f"{red},{watch},{red}",
    ]
    statuses = []
    for number in range(14):
        headers = {"Authorization": f"Bearer {ways[number % len(ways)]}", "X-Forwarded-For": f"203.0.113.{number}"}
        statuses.append(served.client.get(f"/api/games/{created['id']}", headers=headers).status_code)
    assert statuses == [200] * 10 + [429] * 4


def test_keys_in_ever_new_orders_take_no_memory(served: Served) -> None:
    created = begin(served.client)
    session = Session.load(served.storage, created["id"])
    keys = [*created["keys"].values(), created["watch"]]
    for order in product(keys, repeat=6):
        session.caller(list(order))
    assert len(session._callers) <= MOST_CALLERS + 1


@pytest.mark.parametrize(
    ("module", "part", "path", "body"),
    [
        (companion, "_said", "/api/companion", {"options": {"opponent": "helena"}}),
        (about, "_game", "/api/about", None),
        (about, "_catalogue", "/api/words/en", None),
        (cardpages, "entries", "/api/cards", None),
    ],
    ids=["companion", "about", "words", "cards"],
)
def test_what_is_computed_beside_the_games_is_paid_for(
    serve: Any, monkeypatch: pytest.MonkeyPatch, module: Any, part: str, path: str, body: Any
) -> None:
    """In whatever thread it is done."""
    served: Served = serve(proxy=HERE)
    guard: Guard = served.app.state.guard
    guard.work.clock = lambda: 0.0
    whole = getattr(module, part)

    def slowly(*given: Any) -> Any:
        until = time.thread_time() + 0.05
        while time.thread_time() < until:
            pass
        return whole(*given)

    monkeypatch.setattr(module, part, slowly)
    headers = {"X-Forwarded-For": "203.0.113.5"}
    assert served.client.request("POST" if body else "GET", path, json=body, headers=headers).status_code == 200
    wait_for(lambda: guard.work.brim - guard.work.level("203.0.113.5") >= 0.05, 5)


def test_a_stranger_without_a_key_is_on_nobodys_account(serve: Any) -> None:
    """Whoever knows no more than the id of a game cannot have it counted as one of theirs, or of anybody's."""
    served: Served = serve(proxy=HERE, bots=False)
    created = begin(served.client, "ob")
    headers = {"X-Forwarded-For": "203.0.113.5", **auth("x" * 43)}
    error(served.client.post(f"/api/games/{created['id']}/seats/red", json=BOT, headers=headers), 403, "wrong-key")
    account = served.app.state.guard.ledger.accounts.get("203.0.113.5")
    assert account is None or created["id"] not in account.alone
