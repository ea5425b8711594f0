"""A served hall for tests, and people who play at it over HTTP."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

import guildhall
from guildhall.server import models
from guildhall.server.app import make_app
from guildhall.server.running import Running
from guildhall.server.storage import Storage

BOTH = ["artisans", "wonders"]
EVENTS: dict[str, Any] = {
    "move": models.MoveEvent,
    "undo": models.UndoEvent,
    "seats": models.SeatsEvent,
    "change": models.Change,
}


class Served:
    """The application on a real port, in a thread of this process."""

    def __init__(self, url: str, proxy: str | None = None, **settings: Any) -> None:
        self.storage = Storage(url)
        self.app = make_app(self.storage, **settings)
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        line.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{line.getsockname()[1]}"
        self.server = Running(self.app, proxy)
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [line]})
        self.thread.start()
        self.client = new_client(self.address)
        wait_for(lambda: self.server.started)

    def close(self) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(timeout=20)
        assert not self.thread.is_alive()


class ServedProcess:
    """`guildhall serve` as people run it."""

    def __init__(self, *arguments: str, log: Path, port: int = 0, env: dict[str, str] | None = None) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = log
        command = [sys.executable, "-m", "guildhall", "serve", "--port", str(self.port), "--verbose", *arguments]
        with open(log, "ab") as file:
            self.process = subprocess.Popen(command, stdout=file, stderr=file, env={**os.environ, **(env or {})})
        self.client = new_client(self.address)
        wait_for(self._is_up, 60)

    def _is_up(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return self.client.get("/api/about").status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait(timeout=10)
        self.client.close()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            assert self.process.wait(timeout=10) == 0, self.log.read_text()
        self.client.close()


def new_client(address: str) -> httpx.Client:
    # Reading the world's certificates takes longer than most tests, and nothing here is encrypted.
    return httpx.Client(base_url=address, timeout=30, verify=False)


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port: int = line.getsockname()[1]
        return port


def wait_for(condition: Any, seconds: float = 30) -> Any:
    until = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        assert time.monotonic() < until, "it did not happen"
        time.sleep(0.01)


def wish(*seats: dict[str, str]) -> models.NewGame:
    """What somebody asks for who begins a game with these seats."""
    return models.NewGame.model_validate({"seats": list(seats)})


def auth(*keys: str) -> dict[str, str]:
    return {"Authorization": "Bearer " + ",".join(keys)}


class Player:
    """Somebody with a key, at one address. All that they are told is kept in `heard`."""

    def __init__(self, client: httpx.Client, game: str, *keys: str) -> None:
        self.client = client
        self.game = game
        self.keys = keys
        self.heard: list[str] = []

    def get(self, path: str = "", **params: Any) -> httpx.Response:
        return self._heard(self.client.get(f"/api/games/{self.game}{path}", params=params, headers=auth(*self.keys)))

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self._heard(self.client.post(f"/api/games/{self.game}{path}", json=body, headers=auth(*self.keys)))

    def _heard(self, response: httpx.Response) -> httpx.Response:
        self.heard.append(response.text)
        return response

    def state(self, **params: Any) -> dict[str, Any]:
        response = self.get(**params)
        assert response.status_code == 200, response.text
        models.State.model_validate(response.json(), strict=True)
        found: dict[str, Any] = response.json()
        return found

    def answer(self, token: str | None = None, state: dict[str, Any] | None = None) -> httpx.Response:
        """Answer the open question: with the first option, if none is given."""
        question = (state or self.state(log=10**9))["question"]
        if token is None:
            token = question["options"][0]["token"]
        response = self.post("/answers", {"number": question["number"], "token": token})
        if response.status_code == 201:
            models.Change.model_validate(response.json(), strict=True)
        return response

    @contextmanager
    def stream(self, **params: Any) -> Iterator[Stream]:
        ticket = self.post("/ticket").json()["ticket"]
        url = f"/api/games/{self.game}/events"
        with self.client.stream("GET", url, params={"ticket": ticket, **params}) as response:
            assert response.status_code == 200, response.read()
            yield Stream(response)


class Stream:
    """Server-sent events, read one by one."""

    def __init__(self, response: httpx.Response) -> None:
        self.lines = response.iter_lines()
        self.response = response

    def next(self, *kinds: str) -> tuple[int | None, str, dict[str, Any]]:
        """The next event, of one of these kinds: its id, its kind and its data."""
        event: dict[str, str] = {}
        for line in self.lines:
            if line.startswith(":"):
                continue
            if line:
                name, _, value = line.partition(": ")
                event[name] = value
            elif "event" in event:
                if not kinds or event["event"] in kinds:
                    data = json.loads(event["data"])
                    if event["event"] in EVENTS:
                        EVENTS[event["event"]].model_validate(data, strict=True)
                    return (int(event["id"]) if "id" in event else None), event["event"], data
                event = {}
            else:
                event = {}
        raise AssertionError("the stream has ended")


def begin(client: httpx.Client, seats: str = "oo", **more: Any) -> dict[str, Any]:
    """A new game: "o" is an open seat, "i" one to which somebody is invited, "b" a bot's."""
    kinds: dict[str, dict[str, str]] = {
        "o": {"kind": "open"},
        "i": {"kind": "invited"},
        "b": {"kind": "bot", "bot": "random"},
    }
    response = client.post("/api/games", json={"seats": [kinds[seat] for seat in seats], **more})
    assert response.status_code == 201, response.text
    models.Created.model_validate(response.json(), strict=True)
    created: dict[str, Any] = response.json()
    return created


def players(client: httpx.Client, created: dict[str, Any]) -> dict[str, Player]:
    """Everybody with a key of this game, also those who are invited and come now; the spectator is "watch"."""
    found = {seat: Player(client, created["id"], key) for seat, key in created["keys"].items()}
    for seat, invitation in created["invitations"].items():
        joined = Player(client, created["id"], invitation).post("/join")
        assert joined.status_code == 200, joined.text
        found[seat] = Player(client, created["id"], joined.json()["key"])
    return {**found, "watch": Player(client, created["id"], created["watch"])}


def moment(wanted: Callable[[guildhall.Game], bool], players: int = 2, **options: Any) -> guildhall.Game:
    """A game, played here at random until it is as wanted."""
    for seed in range(20):
        rng = random.Random(seed)
        game = guildhall.new_game("architects", players=players, seed=seed, **options)
        while not game.is_over:
            if wanted(game):
                return game
            game.choose(rng.choice(game.options))
    raise AssertionError("no game came to that")


def can(game: guildhall.Game, seat: str, token: str) -> bool:
    return game.decision.seat_key == seat and token in [option.token for option in game.options]


def seated(
    client: httpx.Client, game: guildhall.Game, seats: str = "", **more: Any
) -> tuple[dict[str, Any], dict[str, Player]]:
    """That game on the server, with people on all its seats."""
    created = begin(client, seats or "o" * len(game.seats), record=str(game.record()), **more)
    return created, players(client, created)


def play_on(table: dict[str, Player], answers: int, seed: int = 1) -> int:
    """Answer that many questions at random, or until the end; gives how many were answered."""
    rng = random.Random(seed)
    one = next(iter(table.values()))
    state = one.state(log=10**9)
    for given in range(answers):
        if state["over"]:
            return given
        asked = state["question"]["seat"]
        if state["seat"] != asked:
            state = table[asked].state(log=10**9)
        token = rng.choice(state["question"]["options"])["token"]
        response = table[asked].answer(token, state)
        assert response.status_code == 201, response.text
        state = table[asked].state(log=10**9)
    return answers


def error(response: Any, status: int, kind: str) -> dict[str, Any]:
    """What a refusal says; it must be this one."""
    assert response.status_code == status, response.text
    models.RefusalModel.model_validate(response.json(), strict=True)
    assert response.json()["error"]["kind"] == kind
    found: dict[str, Any] = response.json()
    return found
