"""Many games at once, played by scripted clients over HTTP and event streams, and what that costs the server.

    python bench/load.py [--games 1000] [--rates 50,500] [--seconds 30] [--database sqlite|postgresql|both]
                         [--processes 1|2|both] [--against CHECKOUT] [--silent 1] [--json]

    python bench/load.py --goals

`--goals` is the whole comparison in one command, of about four minutes: 1,000 games with 2,000 streams, first one
process with SQLite, then two with PostgreSQL, each at 50 and at 500 moves a second, and whether the goals are met: p95
from a click to everybody's update below 20 and 50 milliseconds, and no error. Run it on a machine that does nothing
else.

It starts `guildhall serve` itself, on 127.0.0.1 and nowhere else, and ends after so many games and seconds. Each game
has two seats, each with a stream of its own. `--rates` are moves a second, of all games together: they are clicked by
the clock, each in a game that is not just waiting for another one, and a move counts as told when both streams have it.
The games are played along here, so that the answers are known without reading what the server sends; whoever is asked
still sends what a page sends. A page of a server without differences has to look at the table before it can answer, so
there that request comes before each click and is not a part of its time.

`--against` is the folder of another commit, with its own compiled engine: both are measured in turn, in one run.
`--silent` clients open the stream of a game whose whole record is sent to them, and never read it. With two processes
on PostgreSQL the two seats of a game sit at different ones; SQLite tells no other process, so there a game stays at
one.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
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
from functools import partial
from pathlib import Path
from typing import Any

import guildhall

HERE = "127.0.0.1"
ROOT = Path(__file__).parents[1]
MOST_GAMES = 5000
MOST_SECONDS = 600
MOST_RATE = 5000.0
GOALS = {50.0: 20.0, 500.0: 50.0}  # moves a second: p95 in milliseconds
GOAL_SECONDS = 20.0
STARTING = 20  # games begun, or streams opened, at the same time
PATIENCE = 60.0  # seconds for any one answer
KEPT = 30.0  # seconds that a line is used again; the server keeps it for sixty
WARM_SECONDS = 5.0  # of each rate that do not count

sys.path[0] = str(ROOT / "tests")  # in place of this folder, which has a `server`, too
from server.postgres import Postgres  # noqa: E402

# Talking to a server. As thin as can be: the one who measures must not be what is measured.


class Line(asyncio.Protocol):
    """One HTTP connection, for one request at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.used = 0.0
        self.heard = bytearray()
        self.end = 0
        self.reply: asyncio.Future[tuple[int, bytes]] | None = None

    async def ask(self, port: int, data: bytes) -> tuple[int, bytes]:
        loop = asyncio.get_running_loop()
        if self.transport is None or self.transport.is_closing() or time.monotonic() > self.used + KEPT:
            self.close()
            await loop.create_connection(lambda: self, HERE, port)
        self.used = time.monotonic()
        self.heard.clear()
        self.end = 0
        self.reply = loop.create_future()
        assert self.transport is not None
        self.transport.write(data)
        return await self.reply

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if not self.end:
            head = self.heard.find(b"\r\n\r\n")
            if head < 0:
                return
            length = bytes(self.heard[:head]).lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
            self.end = head + 4 + int(length)
            self.body = head + 4
        if len(self.heard) >= self.end and self.reply is not None and not self.reply.done():
            self.reply.set_result((int(self.heard[9:12]), bytes(self.heard[self.body : self.end])))

    def connection_lost(self, error: Exception | None) -> None:
        if self.reply is not None and not self.reply.done():
            self.reply.set_exception(ConnectionResetError("the line was lost"))

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Ear(asyncio.Protocol):
    """A stream of events, of which only the numbers and marks are read."""

    def __init__(self, table: Table, asked: bytes) -> None:
        self.table = table
        self.asked = asked
        self.tail = b""
        self.moves = 0
        self.mark = ""
        self.opened = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.asked)

    def data_received(self, data: bytes) -> None:
        data = self.tail + data
        self.tail = data[-40:]
        if not self.opened.done() and b": guildhall" in data:
            self.opened.set_result(None)
        place = data.rfind(b"\nid: ")
        if place >= 0 and (end := data.find(b"\n", place + 1)) > 0:
            self.moves = int(data[place + 5 : end])
        place = data.rfind(b'"mark":"')
        if place >= 0 and len(data) >= place + 26:
            self.mark = data[place + 8 : place + 26].decode()
        self.table.hear()

    def connection_lost(self, error: Exception | None) -> None:
        if not self.table.tally.ends:
            self.table.tally.errors["a stream ended"] += 1


def request(method: str, path: str, key: str, body: Any = None) -> bytes:
    data = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {HERE}\r\nAuthorization: Bearer {key}\r\n"
    if body is not None:
        head += "Content-Type: application/json\r\n"
    return f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data


class Server:
    """`guildhall serve`, as people run it, from the sources in a folder."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "guildhall", "serve", "--host", HERE, "--port", "0", *arguments]
        found = {**os.environ, "COLUMNS": "200"}
        if (folder / "src").is_dir() and folder != ROOT:
            found["PYTHONPATH"] = str(folder / "src")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=found)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().split()[3]
        self.port = int(address.rstrip("/").rpartition(":")[2])

    async def ask(self, method: str, path: str, key: str = "-", body: Any = None) -> Any:
        line = Line()
        status, text = await line.ask(self.port, request(method, path, key, body))
        line.close()
        assert status in (200, 201), text
        return json.loads(text)

    @property
    def cpu(self) -> float:
        """Seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> float:
        """Megabytes."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

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
    unasked: int = 0  # clicks that came too late, since every game was busy
    bytes_sent: int = 0  # in replies to clicks
    counts: bool = False
    ends: bool = False


class Table:
    """One game and its two players, each with a line and a stream, perhaps at different servers."""

    def __init__(self, created: dict[str, Any], seed: int, ports: dict[str, int], tally: Tally, follows: bool) -> None:
        self.url = f"/api/games/{created['id']}"
        self.keys: dict[str, str] = created["keys"]
        self.game = guildhall.new_game("architects", players=2, seed=seed)
        self.lines = {seat: Line() for seat in self.keys}
        self.ears: dict[str, Ear] = {}
        self.ports = ports
        self.tally = tally
        self.follows = follows
        self.awaited = -1
        self.told: asyncio.Future[None] | None = None

    async def sit_down(self) -> None:
        for seat, key in self.keys.items():
            asked = request("GET", f"{self.url}/events{'?mark=' if self.follows else ''}", key)
            loop = asyncio.get_running_loop()
            _, ear = await loop.create_connection(partial(Ear, self, asked), HERE, self.ports[seat])
            self.ears[seat] = ear
            async with asyncio.timeout(PATIENCE):
                await ear.opened

    def hear(self) -> None:
        if self.told is not None and not self.told.done():
            if all(ear.moves > self.awaited for ear in self.ears.values()):
                self.told.set_result(None)

    async def click(self, rng: random.Random) -> None:
        """Answer the open question, and see that everybody hears of it."""
        game, tally = self.game, self.tally
        seat, number = game.decision.seat_key, len(game.answers)
        body: dict[str, Any] = {"number": number, "token": rng.choice(game.options).token}
        if self.follows:
            body["mark"] = self.ears[seat].mark
        else:
            await self._ask(seat, request("GET", f"{self.url}?log=1000000000", self.keys[seat]), 200)
        self.awaited = number
        self.told = asyncio.get_running_loop().create_future()
        sent = request("POST", f"{self.url}/answers", self.keys[seat], body)
        began = time.perf_counter()
        text = await self._ask(seat, sent, 201)
        answered = time.perf_counter() - began
        await self.told
        if tally.counts:
            tally.answered.append(answered)
            tally.told.append(time.perf_counter() - began)
            tally.bytes_sent += len(text)
        game.choose(body["token"])

    async def _ask(self, seat: str, data: bytes, wanted: int) -> bytes:
        status, text = await self.lines[seat].ask(self.ports[seat], data)
        if status != wanted:
            raise ValueError(f"{status} {text[:200]!r}")
        return text

    def leave(self) -> None:
        for ear in self.ears.values():
            ear.transport.abort()
        for line in self.lines.values():
            line.close()


async def never_read(server: Server) -> socket.socket:
    """A stream that is sent a whole game, which nobody ever reads."""
    game = guildhall.new_game("architects", players=4, seed=1, expansions=["artisans", "wonders"])
    rng = random.Random(1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    body = {"seats": [{"kind": "open"}] * 4, "record": str(game.record())}
    created = await server.ask("POST", "/api/games", body=body)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((HERE, server.port))
    line.sendall(request("GET", f"/api/games/{created['id']}/events?after=0", created["watch"]))
    return line


# Measuring.


async def measure(servers: list[Server], spread: bool, wanted: argparse.Namespace) -> Iterator[dict[str, Any]]:
    tally = Tally()
    rng = random.Random(1)
    fewer = asyncio.Semaphore(STARTING)
    empty = [round(server.memory, 1) for server in servers]
    probe = await servers[0].ask("POST", "/api/games", body={"seats": [{"kind": "open"}] * 2})
    state = await servers[0].ask("GET", f"/api/games/{probe['id']}", probe["watch"])
    follows = "mark" in state

    async def start(number: int) -> Table:
        async with fewer:
            home = servers[number % len(servers)]
            body = {"seats": [{"kind": "open"}] * 2, "seed": number}
            created = await home.ask("POST", "/api/games", body=body)
            ports = {
                seat: (servers[place % len(servers)] if spread else home).port
                for place, seat in enumerate(created["keys"])
            }
            table = Table(created, number, ports, tally, follows)
            await table.sit_down()
            if number % 250 == 249:
                say(f"  {number + 1} games have begun")
            return table

    tables = await asyncio.gather(*(start(number) for number in range(wanted.games)))
    silent = [await never_read(servers[0]) for _ in range(wanted.silent)]
    await asyncio.sleep(2)  # what everybody is told about who has come
    found = []
    for rate in wanted.rates:
        figures = await at_rate(rate, tables, servers, tally, rng, wanted.seconds)
        found.append({"games": wanted.games, "streams": 2 * wanted.games, "memory_mb_empty": empty, **figures})
    tally.ends = True
    for table in tables:
        table.leave()
    for line in silent:
        line.close()
    return iter(found)


async def at_rate(
    rate: float, tables: list[Table], servers: list[Server], tally: Tally, rng: random.Random, seconds: float
) -> dict[str, Any]:
    """Click by the clock, each time in a game that is free, and do not wait for what came before."""
    tally.answered, tally.told, tally.errors, tally.bytes_sent, tally.unasked = [], [], Counter(), 0, 0
    free = [table for table in tables if not table.game.is_over]
    running: set[asyncio.Task[None]] = set()

    async def click(table: Table) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await table.click(rng)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            if not tally.ends:
                tally.errors[f"{type(error).__name__}: {str(error)[:60]}"] += 1
            return  # this game is not clicked again
        if not table.game.is_over:
            free.append(table)

    async def click_for(length: float) -> None:
        due = time.perf_counter()
        until = due + length
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += 1 / rate
            if not free:
                tally.unasked += tally.counts
                continue
            place = rng.randrange(len(free))
            free[place], free[-1] = free[-1], free[place]
            task = asyncio.create_task(click(free.pop()))
            running.add(task)
            task.add_done_callback(running.discard)

    await click_for(WARM_SECONDS)
    tally.counts = True
    began, own, cpu = time.perf_counter(), time.process_time(), [server.cpu for server in servers]
    await click_for(seconds)
    length = time.perf_counter() - began
    own, cpu = time.process_time() - own, [server.cpu - before for server, before in zip(servers, cpu)]
    late = len(running)
    if running:
        await asyncio.wait(running, timeout=PATIENCE)
    tally.counts = False
    moves = len(tally.told)
    say(f"  {rate:g} moves a second: {moves} moves in {length:.0f} s, errors: {dict(tally.errors)}")
    return {
        "rate_asked": rate,
        "seconds": round(length, 1),
        "moves": moves,
        "moves_per_second": round((moves - late) / length, 1),
        "clicks_without_a_free_game": tally.unasked,
        "answered_ms": percentiles(tally.answered),
        "told_ms": percentiles(tally.told),
        "errors": dict(tally.errors),
        "reply_bytes": round(tally.bytes_sent / max(1, moves)),
        "cpu_ms_per_move": round(1000 * sum(cpu) / max(1, moves), 2),
        "cpu_share": [round(used / length, 2) for used in cpu],
        "cpu_share_of_the_clients": round(own / length, 2),
        "memory_mb": [round(server.memory, 1) for server in servers],
        "load_average": round(os.getloadavg()[0], 1),
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
    return round(1000 * statistics.median(times), 2)


def percentiles(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    if not ordered:
        return {}
    return {f"p{share}": round(1000 * ordered[len(ordered) * share // 100], 1) for share in (50, 95, 99)}


@contextmanager
def database(kind: str, folder: str) -> Iterator[list[str]]:
    """The arguments for `guildhall serve`."""
    if kind == "sqlite":
        yield ["--data", folder]
        return
    postgres = Postgres(durable=True)
    try:
        yield ["--database", postgres.new_database()]
    finally:
        postgres.remove()


def run(code: Path, kind: str, processes: int, wanted: argparse.Namespace) -> list[dict[str, Any]]:
    what = {"code": "this" if code == ROOT else code.name, "database": kind, "processes": processes}
    say(", ".join(f"{name}: {value}" for name, value in what.items()))
    with ExitStack() as ending:
        folder = ending.enter_context(tempfile.TemporaryDirectory())
        what["flush_ms"] = flush_ms(folder)
        arguments = ending.enter_context(database(kind, folder))
        servers: list[Server] = []
        for _ in range(processes):
            servers.append(Server(code, *arguments))
            ending.callback(servers[-1].stop)
        return [{**what, **figures} for figures in asyncio.run(measure(servers, kind == "postgresql", wanted))]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def show(figures: dict[str, Any], as_json: bool) -> None:
    """At once: what has been measured is not lost if the rest is."""
    if as_json:
        print(json.dumps(figures), flush=True)
        return
    for name, value in figures.items():
        print(f"  {name:26} {value}")
    print(flush=True)


def reached(kind: str, processes: int, wanted: argparse.Namespace) -> bool:
    """Measure one setting, and say in a line for each rate whether its goal was met."""
    met = True
    for figures in run(ROOT, kind, processes, wanted):
        limit = GOALS[figures["rate_asked"]]
        late, errors = figures["told_ms"].get("p95"), figures["errors"]
        good = late is not None and late < limit and not errors and not figures["clicks_without_a_free_game"]
        met &= good
        print(
            f"{kind}, {processes} process(es), {figures['rate_asked']:g} moves a second: p50 "
            f"{figures['told_ms'].get('p50')} ms, p95 {late} ms (goal {limit:g}): {'met' if good else 'MISSED'}; "
            f"{figures['moves']} moves, errors {errors}, {figures['cpu_ms_per_move']} ms of CPU a move, "
            f"servers' share of a core {figures['cpu_share']}, clients' {figures['cpu_share_of_the_clients']}, "
            f"memory {figures['memory_mb']} MB, disk confirms in {figures['flush_ms']} ms, "
            f"load average {figures['load_average']}",
            flush=True,
        )
    return met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help=f"how many, up to {MOST_GAMES}")
    parser.add_argument("--rates", default="50,500", help="moves a second, of all games together, one after the other")
    parser.add_argument("--seconds", type=float, default=30.0, help=f"how long at each rate, up to {MOST_SECONDS}")
    parser.add_argument("--database", choices=("sqlite", "postgresql", "both"), default="sqlite")
    parser.add_argument("--processes", choices=("1", "2", "both"), default="1")
    parser.add_argument("--against", type=Path, help="a checkout of another commit, measured after this one")
    parser.add_argument("--silent", type=int, default=1, help="clients that never read their stream")
    parser.add_argument("--goals", action="store_true", help="measure what is promised, and say whether it holds")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    try:
        wanted.rates = [float(rate) for rate in wanted.rates.split(",")]
    except ValueError:
        parser.error("--rates are numbers with commas between them")
    if not 0 < wanted.games <= MOST_GAMES or not 0 < wanted.seconds <= MOST_SECONDS:
        parser.error(f"1 to {MOST_GAMES} games, and up to {MOST_SECONDS} seconds")
    if not all(0 < rate <= MOST_RATE for rate in wanted.rates):
        parser.error(f"rates above 0 and up to {MOST_RATE:g}")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    kinds = ("sqlite", "postgresql") if wanted.database == "both" else (wanted.database,)
    counts = (1, 2) if wanted.processes == "both" else (int(wanted.processes),)
    if wanted.goals:
        wanted.games, wanted.seconds, wanted.rates = 1000, GOAL_SECONDS, list(GOALS)
        met = [reached(kind, count, wanted) for kind, count in (("sqlite", 1), ("postgresql", 2))]
        sys.exit(0 if all(met) else 1)
    codes = [ROOT] if wanted.against is None else [ROOT, wanted.against.resolve()]
    failed = False
    for kind, count, code in itertools.product(kinds, counts, codes):
        for figures in run(code, kind, count, wanted):
            failed |= code == ROOT and bool(figures["errors"])
            show(figures, wanted.json)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
