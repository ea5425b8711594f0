"""Many games at once, played by scripted clients over HTTP and event streams, and what that costs the server.

    python bench/load.py [--games 100] [--seconds 30] [--pace 0.05] [--database sqlite|postgresql|both]
                         [--processes 1|2|both] [--silent 1] [--json]

It starts `guildhall serve` itself, on 127.0.0.1 and nowhere else, and ends after so many games and seconds. Each game
has two seats, each with a stream of its own; whoever is asked looks at the table and answers with one of the options
there, and the move counts as told when both streams have it. `--pace` is how many moves a second each game makes (0:
as many as it can); `--silent` clients open the stream of a game whose whole record is sent to them, and never read
it. With two processes on PostgreSQL the two seats of a game sit at different ones; SQLite tells no other process, so
there a game stays at one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import guildhall

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder, which has a `server`, too
from server.postgres import Postgres  # noqa: E402

HERE = "127.0.0.1"
MOST_GAMES = 5000
MOST_SECONDS = 600
STARTING = 20  # games begun, or streams opened, at the same time
PATIENCE = 60.0  # seconds for any one answer
KEPT = 30.0  # seconds that a line is used again; the server keeps it for sixty


# Talking to a server.


class Line:
    """One HTTP connection, as thin as can be: the one who measures must not be what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader | None = None
        self.used = 0.0

    async def ask(self, method: str, path: str, key: str = "-", body: Any = None) -> tuple[int, bytes]:
        if self.reader is None or time.monotonic() > self.used + KEPT:
            self.close()
            self.reader, self.writer = await asyncio.open_connection(HERE, self.port)
        self.used = time.monotonic()
        self.writer.write(request(method, path, key, body))
        async with asyncio.timeout(PATIENCE):
            head = await self.reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
            return int(head.split()[1]), await self.reader.readexactly(length)

    def close(self) -> None:
        if self.reader is not None:
            self.writer.close()


def request(method: str, path: str, key: str, body: Any = None) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {HERE}\r\nAuthorization: Bearer {key}\r\n"
    if body is not None:
        head += "Content-Type: application/json\r\n"
    return f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data


class Server:
    """`guildhall serve`, as people run it."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "guildhall", "serve", "--host", HERE, "--port", "0", *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"}
        )
        assert self.process.stdout is not None
        address = self.process.stdout.readline().split()[3]
        self.port = int(address.rstrip("/").rpartition(":")[2])

    async def counts(self) -> dict[str, float]:
        line = Line(self.port)
        status, text = await line.ask("GET", "/metrics")
        line.close()
        assert status == 200, text
        rows = [row for row in text.decode().splitlines() if not row.startswith("#")]
        return {name: float(value) for name, _, value in (row.rpartition(" ") for row in rows)}

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=30)


# Playing.


@dataclass
class Tally:
    """What happened, while it counts."""

    answered: list[float] = field(default_factory=list)  # seconds from a click to its answer
    told: list[float] = field(default_factory=list)  # seconds from a click until both seats have heard of it
    errors: Counter[str] = field(default_factory=Counter)
    counts: bool = False
    ends: bool = False


class Table:
    """One game and its two players, each with a line and a stream, perhaps at different servers."""

    def __init__(self, created: dict[str, Any], ports: dict[str, int], tally: Tally, rng: random.Random) -> None:
        self.url = f"/api/games/{created['id']}"
        self.keys: dict[str, str] = created["keys"]
        self.lines = {seat: Line(ports[seat]) for seat in self.keys}
        self.heard = dict.fromkeys(self.keys, 0)
        self.news = asyncio.Event()
        self.ports = ports
        self.tally = tally
        self.rng = rng
        self.ears: list[asyncio.Task[None]] = []

    async def sit_down(self) -> None:
        for seat in self.keys:
            reader, writer = await asyncio.open_connection(HERE, self.ports[seat])
            writer.write(request("GET", f"{self.url}/events", self.keys[seat]))
            async with asyncio.timeout(PATIENCE):
                while not (await reader.readline()).startswith(b": guildhall"):
                    pass
            self.ears.append(asyncio.create_task(self._listen(seat, reader, writer)))

    async def _listen(self, seat: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while line := await reader.readline():
                if line.startswith(b"id: "):
                    self.heard[seat] = int(line[4:])
                    self.news.set()
            if not self.tally.ends:
                self.tally.errors["a stream ended"] += 1
        finally:
            writer.close()

    async def play(self, pause: float) -> None:
        await asyncio.sleep(self.rng.random() * pause)
        asked = next(iter(self.keys))
        while not self.tally.ends:
            began = time.perf_counter()
            try:
                state = await self._look(asked)
                if state["over"]:
                    return
                if state["question"]["seat"] == asked:
                    await self._answer(asked, state["question"])
                    await asyncio.sleep(max(0.0, pause * (0.5 + self.rng.random()) - (time.perf_counter() - began)))
                asked = state["question"]["seat"]
            except (OSError, EOFError, TimeoutError, ValueError) as error:
                if not self.tally.ends:
                    self.tally.errors[type(error).__name__] += 1
                return

    async def _look(self, seat: str) -> dict[str, Any]:
        status, text = await self.lines[seat].ask("GET", f"{self.url}?log=1000000000", self.keys[seat])
        if status != 200:
            raise ValueError(text)
        state: dict[str, Any] = json.loads(text)
        return state

    async def _answer(self, seat: str, question: dict[str, Any]) -> None:
        body = {"number": question["number"], "token": self.rng.choice(question["options"])["token"]}
        began = time.perf_counter()
        status, text = await self.lines[seat].ask("POST", f"{self.url}/answers", self.keys[seat], body)
        answered = time.perf_counter() - began
        if status != 201:
            raise ValueError(text)
        async with asyncio.timeout(PATIENCE):
            while min(self.heard.values()) <= question["number"]:
                self.news.clear()
                await self.news.wait()
        if self.tally.counts:
            self.tally.answered.append(answered)
            self.tally.told.append(time.perf_counter() - began)

    def leave(self) -> None:
        for ear in self.ears:
            ear.cancel()
        for line in self.lines.values():
            line.close()


async def begin(server: Server, body: dict[str, Any]) -> dict[str, Any]:
    line = Line(server.port)
    status, text = await line.ask("POST", "/api/games", body=body)
    line.close()
    assert status == 201, text
    created: dict[str, Any] = json.loads(text)
    return created


async def never_read(server: Server) -> socket.socket:
    """A stream that is sent a whole game, which nobody ever reads."""
    game = guildhall.new_game("architects", players=4, seed=1, expansions=["artisans", "wonders"])
    rng = random.Random(1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    created = await begin(server, {"seats": [{"kind": "open"}] * 4, "record": str(game.record())})
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HERE, server.port))
    line.sendall(request("GET", f"/api/games/{created['id']}/events?after=0", created["watch"]))
    return line


# Measuring.


async def measure(servers: list[Server], spread: bool, wanted: argparse.Namespace) -> dict[str, Any]:
    tally = Tally()
    rng = random.Random(1)
    fewer = asyncio.Semaphore(STARTING)
    empty = [await server.counts() for server in servers]

    async def start(number: int) -> Table:
        async with fewer:
            home = servers[number % len(servers)]
            created = await begin(home, {"seats": [{"kind": "open"}] * 2, "seed": number})
            ports = {
                seat: (servers[place % len(servers)] if spread else home).port
                for place, seat in enumerate(created["keys"])
            }
            table = Table(created, ports, tally, rng)
            await table.sit_down()
            if number % 100 == 99:
                say(f"  {number + 1} games have begun")
            return table

    tables = await asyncio.gather(*(start(number) for number in range(wanted.games)))
    silent = [await never_read(servers[0]) for _ in range(wanted.silent)]
    pause = 1 / wanted.pace if wanted.pace else 0.0
    players = [asyncio.create_task(table.play(pause)) for table in tables]
    await asyncio.sleep(min(pause, 10.0))  # until all of them have begun
    before = [await server.counts() for server in servers]
    tally.counts = True
    began = time.perf_counter()
    most_memory = [0.0] * len(servers)
    while (passed := time.perf_counter() - began) < wanted.seconds:
        await asyncio.sleep(min(5.0, wanted.seconds - passed))
        now = [await server.counts() for server in servers]
        most_memory = [max(most, memory(counts)) for most, counts in zip(most_memory, now)]
        say(f"  {len(tally.answered)} moves after {time.perf_counter() - began:.0f} s, errors: {dict(tally.errors)}")
    seconds = time.perf_counter() - began
    tally.counts = False
    after = [await server.counts() for server in servers]
    tally.ends = True
    for player in players:
        player.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for table in tables:
        table.leave()
    for line in silent:
        line.close()
    moves = len(tally.answered)
    cpu = sum(
        late["process_cpu_seconds_total"] - early["process_cpu_seconds_total"] for late, early in zip(after, before)
    )
    return {
        "games": wanted.games,
        "seconds": round(seconds, 1),
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
        "answered_ms": percentiles(tally.answered),
        "told_ms": percentiles(tally.told),
        "errors": dict(tally.errors),
        "streams": int(sum(counts["guildhall_streams_open"] for counts in after)),
        "slow_readers_dropped": int(
            sum(counts['guildhall_lines_dropped_total{why="slow-reader"}'] for counts in after)
        ),
        "memory_mb_empty": [round(memory(counts), 1) for counts in empty],
        "memory_mb_begun": [round(memory(counts), 1) for counts in before],
        "memory_mb_most": [round(most, 1) for most in most_memory],
        "cpu_ms_per_move": round(1000 * cpu / max(1, moves), 2),
        "cpu_share": round(cpu / seconds / len(servers), 2),
    }


def flush_ms(folder: str) -> float:
    """How long the disk takes to confirm that a page was written: every accepted move waits for that."""
    times = []
    with tempfile.TemporaryFile(dir=folder) as file:
        for _ in range(30):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return round(1000 * statistics.median(times), 1)


def memory(counts: dict[str, float]) -> float:
    return counts["process_resident_memory_bytes"] / 1e6


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    if not ordered:
        return {}
    return {f"p{share}": round(1000 * ordered[len(ordered) * share // 100], 1) for share in (50, 95, 99)}


@contextmanager
def database(kind: str, folder: str) -> Iterator[tuple[list[str], Any]]:
    """The arguments for `guildhall serve`, and how many bytes are on disk."""
    if kind == "sqlite":
        yield ["--data", folder], lambda: sum(file.stat().st_size for file in Path(folder).glob("games.db*"))
        return
    postgres = Postgres(durable=True)
    try:
        yield ["--database", postgres.new_database()], lambda: None
    finally:
        postgres.remove()


def run(kind: str, processes: int, wanted: argparse.Namespace) -> dict[str, Any]:
    say(f"{kind}, {processes} process{'es' if processes > 1 else ''}")
    with ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory())
        flush = flush_ms(folder)
        arguments, size = ending.enter_context(database(kind, folder))
        servers: list[Server] = []
        for _ in range(processes):
            servers.append(Server(*arguments))
            ending.callback(servers[-1].stop)
        figures = asyncio.run(measure(servers, kind == "postgresql", wanted))
        return {"database": kind, "processes": processes, **figures, "disk_bytes": size(), "flush_ms": flush}


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def show(figures: dict[str, Any]) -> None:
    print(f"{figures.pop('database')}, processes: {figures.pop('processes')}")
    for name, value in figures.items():
        print(f"  {name:22} {value}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help=f"how many, up to {MOST_GAMES}")
    parser.add_argument("--seconds", type=float, default=30.0, help=f"how long to play, up to {MOST_SECONDS}")
    parser.add_argument("--pace", type=float, default=0.05, help="moves a second in each game; 0: as many as it can")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="sqlite")
    parser.add_argument("--processes", choices=("1", "2", "both"), default="1")
    parser.add_argument("--silent", type=int, default=1, help="clients that never read their stream")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    if not 0 < wanted.games <= MOST_GAMES or not 0 < wanted.seconds <= MOST_SECONDS or wanted.pace < 0:
        parser.error(f"1 to {MOST_GAMES} games, up to {MOST_SECONDS} seconds, and a pace of 0 or more")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds = ("sqlite", "postgresql") if wanted.database == "both" else (wanted.database,)
    counts = (1, 2) if wanted.processes == "both" else (int(wanted.processes),)
    found = [run(kind, count, wanted) for kind in kinds for count in counts]
    if wanted.json:
        print(json.dumps(found))
    else:
        for figures in found:
            show(figures)
    sys.exit(1 if any(figures["errors"] for figures in found) else 0)


if __name__ == "__main__":
    main()
