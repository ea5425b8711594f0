"""A crash test: people play many games over HTTP while servers are killed and lines to the database are cut; at the end
what they were told is compared with what is stored. For the short test beside this file and for `bench/crash.py`."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

import guildhall
from guildhall.server.storage import Move, Storage
from server.tools import ServedProcess, auth, free_port, new_client

PATIENCE = 60  # seconds for one answer, through any number of crashes


@dataclass
class Answered:
    """One question: the answer that was accepted, or those of which one was stored though nobody was told so."""

    seat: str
    accepted: str | None
    lost: list[str] = field(default_factory=list)

    def fits(self, number: int, stored: Move) -> bool:
        tokens = self.lost if self.accepted is None else [self.accepted]
        return stored.number == number and stored.seat == self.seat and stored.token in tokens


class Table:
    """A game on the server, played along here, so that the legal answers are known without asking."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        self.clients = [new_client(address) for address in addresses]
        self.random = random.Random(seed)
        name = "viscounts" if seed % 4 == 3 else "architects"
        self.game = guildhall.new_game(name, players=2, seed=seed)
        self.answered: list[Answered] = []
        self.unasked = 0  # refusals that nothing explains
        body = {"game": name, "seed": seed, "seats": [{"kind": "open"}] * 2}
        self.created = self.clients[0].post("/api/games", json=body).raise_for_status().json()

    def step(self) -> bool:
        """Answer one question, whatever it takes: again after a lost reply, half of the time with another answer, as
        somebody would who clicks elsewhere. Gives whether anybody was asked."""
        if self.game.is_over:
            return False
        seat = self.game.decision.seat_key
        tokens = [option.token for option in self.game.options]
        token = self.random.choice(tokens)
        lost: list[str] = []
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                reply = self._send(seat, token)
            except httpx.ConnectError:  # not even sent
                time.sleep(0.05)
                continue
            except httpx.TransportError:
                reply = None
            if reply is None or reply.status_code == 503:
                lost.append(token)  # it is not known what became of it
                token = self.random.choice([token, self.random.choice(tokens)])
            elif reply.status_code == 429:
                time.sleep(0.05)
            elif reply.status_code == 201:
                self._note(Answered(seat, token, lost), token)
                return True
            else:
                self._note_refused(reply, seat, lost)
                return True
        raise AssertionError("the server did not come back")

    def _send(self, seat: str, token: str) -> httpx.Response:
        path = f"/api/games/{self.created['id']}/answers"
        body = {"number": len(self.game.answers), "token": token}
        return self.random.choice(self.clients).post(path, json=body, headers=auth(self.created["keys"][seat]))

    def _note_refused(self, reply: httpx.Response, seat: str, lost: list[str]) -> None:
        """Too late: then one of the answers without a reply was stored, and the record says which."""
        assert reply.status_code == 409 and reply.json()["error"]["kind"] == "stale", reply.text
        assert reply.json()["state"]["move"] == len(self.game.answers) + 1, "more than one answer to a question"
        self.unasked += not lost
        record = self.record().splitlines()
        token = record[-2].partition(": ")[2]
        self._note(Answered(seat, None, lost), token)

    def _note(self, answered: Answered, token: str) -> None:
        self.answered.append(answered)
        self.game.choose(token)

    def record(self) -> str:
        """From the server: whoever holds all keys may have it at any time."""
        keys = self.created["keys"].values()
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                reply = self.random.choice(self.clients).get(
                    f"/api/games/{self.created['id']}/record", headers=auth(*keys)
                )
                if reply.status_code == 200:
                    return reply.text
            time.sleep(0.05)
        raise AssertionError("the server did not come back")


@dataclass
class Outcome:
    """What came of it. `doubled` are stored moves beyond those that were answered."""

    accepted: int = 0
    lost_replies: int = 0
    stored_unseen: int = 0  # answers whose reply was lost, and that were stored
    missing: int = 0
    doubled: int = 0
    different: int = 0
    unexplained: int = 0  # an answer refused as late though none was lost before
    broken: int = 0  # games whose record does not lead where the players are
    failures: list[str] = field(default_factory=list)
    crashes: Counter[str] = field(default_factory=Counter)

    @property
    def good(self) -> bool:
        wrong = self.missing + self.doubled + self.different + self.unexplained + self.broken
        return not wrong and not self.failures and self.accepted > 0


class Hall:
    """Servers on one database, and people who play there without pause."""

    def __init__(self, database: str, folder: Path, games: int, people: int, servers: int, seed: int) -> None:
        self.database = database
        self.folder = folder
        self.random = random.Random(seed)
        self.ports = [free_port() for _ in range(servers)]
        self.servers = [self._serve(number) for number in range(servers)]
        addresses = [server.address for server in self.servers]
        self.tables = [Table(addresses, seed + number) for number in range(games)]
        self.outcome = Outcome()
        self.answers = threading.Semaphore(0)
        self.ending = threading.Event()
        self.threads = [threading.Thread(target=self._play, args=(self.tables[n::people],)) for n in range(people)]
        for thread in self.threads:
            thread.start()

    def _serve(self, number: int) -> ServedProcess:
        log = self.folder / f"server-{number}.log"
        return ServedProcess("--database", self.database, log=log, port=self.ports[number])

    def _play(self, tables: list[Table]) -> None:
        try:
            while not self.ending.is_set():
                asked = [table.step() for table in tables]
                if not any(asked):
                    return
                self.answers.release()
        except Exception as error:
            self.outcome.failures.append(f"{type(error).__name__}: {error}")

    def play_for(self, rounds: int) -> None:
        """Until people have gone round their tables that often, all together; less if the games are over."""
        for _ in range(rounds):
            if not self.answers.acquire(timeout=PATIENCE):
                return

    def kill(self) -> None:
        """A server, as a power cut would, and start it again."""
        number = self.random.randrange(len(self.servers))
        self.servers[number].kill()
        self.servers[number] = self._serve(number)
        self.outcome.crashes["server killed"] += 1

    def stop_playing(self) -> None:
        """Everybody stops after the answer they are at."""
        self.ending.set()
        for thread in self.threads:
            thread.join(timeout=2 * PATIENCE)
            assert not thread.is_alive()

    def finish(self) -> Outcome:
        """Everybody stops; then the books are compared."""
        self.stop_playing()
        try:
            storage = Storage(self.database)
            for table in self.tables:
                self._compare(table, storage.changes(table.created["id"], 0).moves)
                self.outcome.broken += table.record() != str(table.game.record())
            storage.close()
        finally:
            for server in self.servers:
                server.close()
        return self.outcome

    def _compare(self, table: Table, stored: list[Move]) -> None:
        found = self.outcome
        found.accepted += sum(answer.accepted is not None for answer in table.answered)
        found.stored_unseen += sum(answer.accepted is None for answer in table.answered)
        found.lost_replies += sum(len(answer.lost) for answer in table.answered)
        found.unexplained += table.unasked
        found.missing += max(0, len(table.answered) - len(stored))
        found.doubled += max(0, len(stored) - len(table.answered))
        found.different += sum(
            not answer.fits(number, move) for number, (answer, move) in enumerate(zip(table.answered, stored))
        )


@contextlib.contextmanager
def under_load(database: str, folder: Path, **settings: Any) -> Iterator[Hall]:
    hall = Hall(database, folder, **settings)
    try:
        yield hall
    finally:
        hall.ending.set()
        for server in hall.servers:
            if server.process.poll() is None:
                server.process.kill()
