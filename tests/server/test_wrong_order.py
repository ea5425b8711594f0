"""Clients that do everything in the wrong order, with the wrong key, at the wrong time: nothing falls over, nothing is
changed that they may not change, and nobody learns what they may not know."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import guildhall
from guildhall.server.session import Session
from server.tools import Player, Served, begin, moment, players, seated

SEATS = ("red", "blue", "watch", "stranger", "other table")
who = st.sampled_from(SEATS)
number = st.one_of(st.integers(-2, 3), st.integers(0, 400), st.just(10**9), st.just(None))


class Crowd(RuleBasedStateMachine):
    """Two tables, the keys of both, and somebody with a key of nothing. After each thing that anybody does, the game on
    the server must be one that they were allowed to make of it."""

    served: Served

    @initialize(start=st.sampled_from(["new", "middle", "end"]))
    def sit_down(self, start: str) -> None:
        client = self.served.client
        if start == "new":
            self.created = begin(client, seed=1)
        else:
            game = moment(lambda game: len(game.answers) == 40) if start == "middle" else finished()
            self.created, _ = seated(client, game)
        other = begin(client, seed=2)
        id = self.created["id"]
        self.people = {
            **players(client, self.created),
            "stranger": Player(client, id, "x" * 43),
            "other table": Player(client, id, *other["keys"].values()),
        }
        self.responses: list[tuple[str, httpx.Response]] = []
        self.before = self._stored()
        self.allowed: set[str] = set()

    def _stored(self) -> tuple[list[Any], list[Any]]:
        changes = self.served.storage.changes(self.created["id"], 0)
        return [tuple(move) for move in changes.moves], changes.seats

    def _say(self, name: str, path: str, body: Any = None, may: bool = False) -> httpx.Response:
        """`may` says whether this person is one who could do such a thing at all."""
        response = self.people[name].post(path, body)
        self.responses.append((name, response))
        if may:
            self.allowed.add(name)
        return response

    # What people do.

    @rule(who=who, number=number, token=st.sampled_from(["place quarry", "pass", "fly away", "0", ""]))
    def answer_anything(self, who: str, number: int | None, token: str) -> None:
        self._say(who, "/answers", {"number": number, "token": token}, may=self._asked() == who)

    @rule(pick=st.integers(0, 50))
    def answer_for_the_other(self, pick: int) -> None:
        asked = self._asked()
        if asked is None:
            return
        state = self.people[asked].state(log=10**9)
        options = state["question"]["options"]
        body = {"number": state["move"], "token": options[pick % len(options)]["token"]}
        assert self._say("blue" if asked == "red" else "red", "/answers", body).status_code == 403

    @rule(who=who, late=st.sampled_from([0, 0, 0, -1, 1]), pick=st.integers(0, 50))
    def answer_legally_but_perhaps_not_in_turn(self, who: str, late: int, pick: int) -> None:
        asked = self._asked()
        if asked is None:
            return
        state = self.people[asked].state(log=10**9)
        options = state["question"]["options"]
        body = {"number": state["move"] + late, "token": options[pick % len(options)]["token"]}
        kinds = {row["key"]: row["kind"] for row in state["seats"]}
        may = asked == who and late == 0 and kinds[asked] == "open"
        assert (self._say(who, "/answers", body, may=may).status_code == 201) == may

    @rule(who=who, to=number)
    def take_back(self, who: str, to: int | None) -> None:
        self._say(who, "/undo", {"to": to}, may=who in ("red", "blue"))

    @rule(who=who, yes=st.booleans())
    def agree_or_refuse(self, who: str, yes: bool) -> None:
        self._say(who, "/undo/agree" if yes else "/undo/refuse", may=who in ("red", "blue"))

    @rule(who=who, seat=st.sampled_from(["red", "blue", "green", "watch"]), change=st.sampled_from([
        {"name": "Eve"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}, {"kind": "king"}, {},
    ]))  # fmt: skip
    def change_a_seat(self, who: str, seat: str, change: dict[str, str]) -> None:
        self._say(who, f"/seats/{seat}", change, may=who in ("red", "blue"))

    @rule(who=who, what=st.sampled_from(["/hint", "/analysis", "/preview", "/ticket"]), number=number)
    def ask_for_what_there_is_not(self, who: str, what: str, number: int | None) -> None:
        body = {"/preview": {"token": "place quarry", "number": number}, "/hint": {"number": number}}.get(what)
        self._say(who, what, body)

    @rule(who=who, what=st.sampled_from(["", "", "/record", "/analysis"]), at=number)
    def look(self, who: str, what: str, at: int | None) -> None:
        self.responses.append((who, self.people[who].get(what, **({} if at is None else {"at": at}))))

    @rule(who=who, at=number)
    def report(self, who: str, at: int | None) -> None:
        """It names every card, on a table dealt again, which tests of its own look at."""
        self.responses.append((who, self.people[who].get("/report", **({} if at is None else {"at": at}))))
        self.people[who].heard.pop()

    @rule(who=who)
    def listen_with_another_ticket(self, who: str) -> None:
        ticket = self.people["other table"].keys[0]
        url = f"/api/games/{self.created['id']}/events"
        self.responses.append((who, self.served.client.get(url, params={"ticket": ticket})))

    @rule(who=who, at=number)
    def play_on_elsewhere(self, who: str, at: int | None) -> None:
        person = self.people[who]
        body = {"seats": [{"kind": "open"}] * 2, "fork": {"id": person.game, "at": at}}
        response = person.client.post("/api/games", json=body, headers={"Authorization": f"Bearer {person.keys[0]}"})
        self.responses.append((who, response))

    def _asked(self) -> str | None:
        session = Session.load(self.served.storage, self.created["id"])
        return None if session.game.is_over else session.game.decision.seat_key

    # What must hold.

    @invariant()
    def nothing_falls_over_and_only_who_may_changes_anything(self) -> None:
        if not hasattr(self, "created"):
            return
        for who, response in self.responses:
            assert response.status_code < 500 or response.json()["error"]["kind"] == "no-advice", response.text
            if who in ("stranger", "other table"):
                assert response.status_code in (401, 403, 404, 415, 422), (who, response.text)
        moves, seats = self._stored()
        if not self.allowed:
            assert (moves, seats) == self.before
        assert moves[: len(self.before[0])] == self.before[0], "a move is never lost or changed"
        assert len(moves) <= len(self.before[0]) + 1
        self._hides_what_is_hidden()
        self.before = moves, seats
        self.responses.clear()
        self.allowed.clear()

    def _hides_what_is_hidden(self) -> None:
        session = Session.load(self.served.storage, self.created["id"])
        if session.game.is_over:
            return
        for who, person in self.people.items():
            unknown = in_foreign_hands(session.game, who if who in ("red", "blue") else None)
            for text in person.heard:
                found = unknown & set(re.findall(r"[a-z][a-z0-9-]*", text))
                assert not found, (who, found, text[:300])
            person.heard.clear()


def in_foreign_hands(game: guildhall.Game, seat: str | None) -> set[str]:
    """Cards in others' hands that the seat's own view does not name."""
    known = set(re.findall(r"[a-z][a-z0-9-]*", json.dumps(game.view(seat)))) | {
        word
        for number in range(len(game.answers) + 1)
        for message in game.told(number, seat)
        for word in re.findall(r"[a-z][a-z0-9-]*", str(message))
    }
    hands: set[str] = set()
    for other in game.seats:
        if other != seat:
            view = game.view(other)
            hands |= {str(card) for one in view["seats"] if one["seat"] == other for card in one["hand"]}
    return hands - known


def finished() -> guildhall.Game:
    rng = random.Random(5)
    game = guildhall.new_game("architects", players=2, seed=5)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    return game


def test_clients_that_do_everything_in_the_wrong_order() -> None:
    with TemporaryDirectory() as folder:
        served = Served(f"sqlite:///{Path(folder) / 'games.db'}", bots=False)

        class Here(Crowd):
            pass

        Here.served = served
        try:
            run_state_machine_as_test(
                Here,
                settings=settings(
                    max_examples=8,
                    stateful_step_count=15,
                    derandomize=True,
                    database=None,
                    deadline=None,
                    phases=(Phase.generate,),
                    suppress_health_check=list(HealthCheck),
                ),
            )
        finally:
            served.close()
