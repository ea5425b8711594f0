"""A history checker: people play at several servers on one database while others look on, by streams of events and by
asking for the table. At the end every accepted answer must be there exactly once, and whatever anybody saw must be the
beginning of what is there. For the short test and for `bench/crash.py`."""

from __future__ import annotations

import contextlib
import json
import random
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg

from guildhall.engine.message import message_data
from guildhall.game import Game
from server.crash import Hall, Outcome, Table
from server.tools import auth, new_client

LISTEN_SECONDS = 3.0  # to one stream, before the reader goes elsewhere
Event = tuple[int, list[dict[str, Any]]]  # its number, and what it told


def told(game: Game, number: int) -> list[dict[str, Any]]:
    """What a spectator is told of an answer."""
    return [message_data(message) for message in game.told(number, None)]


def wrong_events(events: list[Event], after: int, game: Game) -> list[str]:
    """What of a stream that began after so many moves is not as the game went. There is no undo in these games."""
    found = []
    for place, (number, messages) in enumerate(events):
        if number != after + place + 1:
            found.append(f"event {number} where {after + place + 1} was due")
        elif number > len(game.answers):
            found.append(f"event {number} of a game with {len(game.answers)} answers")
        elif messages != told(game, number):
            found.append(f"event {number} tells something else")
    return found


class Reader:
    """Looks at one game after the other, at one server after the other, and remembers."""

    def __init__(self, hall: WatchedHall, seed: int) -> None:
        self.hall = hall
        self.random = random.Random(seed)
        self.streams: list[tuple[Table, int, list[Event]]] = []
        self.states: list[tuple[Table, int, list[tuple[int, dict[str, Any]]]]] = []
        self.behind = 0  # tables that did not show an answer which had been accepted before somebody asked
        self.backwards = 0  # tables with fewer answers than the same reader had seen at the same server
        self.most: dict[tuple[int, int], int] = {}
        self.failures: list[str] = []
        self.thread = threading.Thread(target=self._look)
        self.thread.start()

    def _look(self) -> None:
        clients = [new_client(server.address) for server in self.hall.servers]
        try:
            while not self.hall.ending.is_set():
                which, place = self.random.randrange(len(clients)), self.random.randrange(len(self.hall.tables))
                with contextlib.suppress(httpx.TransportError):
                    if self.random.random() < 0.5:
                        self._listen(clients[which], self.hall.tables[place])
                    else:
                        self._ask(clients[which], which, place)
                time.sleep(self.random.uniform(0, 0.1))
        except Exception as error:
            self.failures.append(f"{type(error).__name__}: {error}")
        finally:
            for client in clients:
                client.close()

    def _listen(self, client: httpx.Client, table: Table) -> None:
        after = self.random.choice([0, max(0, len(table.answered) - self.random.randrange(10))])
        seen: list[Event] = []
        self.streams.append((table, after, seen))
        until = time.monotonic() + LISTEN_SECONDS
        url = f"/api/games/{table.created['id']}/events"
        with client.stream("GET", url, params={"after": after}, headers=auth(table.created["watch"])) as response:
            if response.status_code != 200:
                assert response.status_code in (429, 503), response.status_code
                return
            kind = ""
            for line in response.iter_lines():
                if line.startswith("event: "):
                    kind = line[7:]
                elif line.startswith("data: ") and kind == "move":
                    data = json.loads(line[6:])
                    assert data["move"] == data["number"], data
                    seen.append((data["number"], data["messages"]))
                if time.monotonic() > until or self.hall.ending.is_set():
                    return

    def _ask(self, client: httpx.Client, which: int, place: int) -> None:
        table = self.hall.tables[place]
        known = len(table.answered)
        params = {"log": max(0, known - 2)}
        response = client.get(f"/api/games/{table.created['id']}", params=params, headers=auth(table.created["watch"]))
        if response.status_code != 200:
            assert response.status_code in (429, 503), response.text
            return
        state = response.json()
        self.behind += state["number"] < known
        self.backwards += state["number"] < self.most.get((which, place), 0)
        self.most[which, place] = max(state["number"], self.most.get((which, place), 0))
        self.states.append((table, state["number"], [(row["number"], row["message"]) for row in state["log"]]))

    def wrong(self) -> list[str]:
        """What was seen and never was."""
        found = list(self.failures)
        for table, after, seen in self.streams:
            found += wrong_events(seen, after, table.game)
        for table, number, log in self.states:
            if number > len(table.game.answers):
                found.append(f"{number} answers where {len(table.game.answers)} were given")
                continue
            first = min((entry for entry, _ in log), default=0)
            due = [(n, message) for n in range(first, number + 1) for message in told(table.game, n)]
            if log != due:
                found.append(f"after {number} answers another log")
        if self.backwards:
            found.append(f"{self.backwards} times a table had gone back")
        return found


class WatchedHall(Hall):
    """Two servers on one PostgreSQL."""

    def __init__(self, database: str, folder: Path, readers: int, seed: int, **settings: Any) -> None:
        super().__init__(database, folder, servers=2, seed=seed, **settings)
        self.readers = [Reader(self, seed + number) for number in range(readers)]

    def cut_lines(self, url: str) -> None:
        """All lines of all servers to the database."""
        with psycopg.connect(url, autocommit=True) as line:
            line.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        self.outcome.crashes["lines to the database cut"] += 1

    @property
    def answers_given(self) -> int:
        return sum(len(table.answered) for table in self.tables)

    @property
    def seen_events(self) -> int:
        return sum(len(seen) for reader in self.readers for _, _, seen in reader.streams)

    @property
    def seen_states(self) -> int:
        return sum(len(reader.states) for reader in self.readers)

    @property
    def behind(self) -> int:
        return sum(reader.behind for reader in self.readers)

    def finish(self) -> Outcome:
        self.stop_playing()
        for reader in self.readers:
            reader.thread.join(timeout=60)
            assert not reader.thread.is_alive()
        outcome = super().finish()
        for reader in self.readers:
            outcome.failures += reader.wrong()
        return outcome


@contextlib.contextmanager
def watched(database: str, folder: Path, **settings: Any) -> Iterator[WatchedHall]:
    hall = WatchedHall(database, folder, **settings)
    try:
        yield hall
    finally:
        hall.ending.set()
        for server in hall.servers:
            if server.process.poll() is None:
                server.process.kill()
