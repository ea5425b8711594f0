"""The server's numbers: opening a long game, memory per idle game, and from a click to everybody's update.

    python bench/server.py [--seconds 10] [--json]

The clicks go to a real `guildhall serve` on this machine, with 200 running games of two players, a stream open for each
seat, and no bots. `opening_ms_cpu` is what a machine that does nothing else would need.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import guildhall
from guildhall.server import beginning
from guildhall.server.hall import Hall
from guildhall.server.models import NewGame, NewSeat
from guildhall.server.session import Caller, Session
from guildhall.server.storage import Storage
from guildhall.server.telling import state_data
from guildhall.server.wire import dump

BOTH = ["artisans", "wonders"]
GAMES = 200
CLICKS_PER_SECOND = 50


def played(players: int, seed: int, most: int = 10**9) -> guildhall.Game:
    rng = random.Random(seed)
    game = guildhall.new_game("architects", players=players, seed=seed, expansions=BOTH)
    while not game.is_over and len(game.answers) < most:
        game.choose(rng.choice(game.options))
    return game


def write(storage: Storage, game: guildhall.Game) -> str:
    wanted = NewGame(game=game.definition.key, seats=[NewSeat(kind="open", bot=None) for _ in game.seats])
    return beginning.begin(storage, game, wanted, "record").id


def opening(storage: Storage) -> dict[str, float]:
    """From nothing in memory to the bytes of the answer: read the record, play it, tell it."""
    game = played(4, 1)
    id = write(storage, game)
    gc.collect()
    gc.freeze()  # as the server does
    times, computing = [], []
    for _ in range(15):
        start, start_cpu = time.perf_counter(), time.process_time()
        session = Session.load(storage, id)
        data = dump(state_data(session, Caller("red", frozenset({"red"})), frozenset()))
        times.append(1000 * (time.perf_counter() - start))
        computing.append(1000 * (time.process_time() - start_cpu))
    return {
        "opening_answers": len(game.answers),
        "opening_bytes": len(data),
        "opening_ms_cpu": statistics.median(computing),
        "opening_ms_median": statistics.median(times),
        "opening_ms_worst": max(times),
    }


def memory(storage: Storage) -> dict[str, float]:
    """Games in the middle, four players, both expansions: those being played, and those that have left the memory since
    nobody asked for them."""
    ids = [write(storage, played(4, seed, 500)) for seed in range(150)]

    async def measure() -> tuple[float, float]:
        hall = Hall(storage, most_games=50, bots=False)
        await hall.work(ids[0], lambda session: None)
        before = _resident()
        for id in ids[1:50]:
            await hall.work(id, lambda session: None)
        playing = _resident()
        for id in ids[50:]:
            await hall.work(id, lambda session: None)
        idle = _resident()
        await hall.close()
        return (playing - before) / 49 / 1000, (idle - playing) / 100 / 1000

    playing, idle = asyncio.run(measure())
    return {"memory_kb_playing": playing, "memory_kb_idle": idle}


def _resident() -> int:
    gc.collect()
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return 1024 * int(line.split()[1])
    raise AssertionError("no VmRSS")


class Line:
    """One HTTP connection, as thin as can be: the one who measures must not be what is measured."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def open(self) -> Line:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def ask(self, method: str, path: str, key: str, body: Any = None) -> tuple[int, bytes]:
        await self.send(method, path, key, body)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        return int(head.split()[1]), await self.reader.readexactly(length)

    async def send(self, method: str, path: str, key: str, body: Any = None) -> None:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        self.writer.write(head.encode() + data)
        await self.writer.drain()


class Running:
    """A running game, played along here so that the legal answers are known without asking."""

    def __init__(self, game: guildhall.Game, created: dict[str, Any]) -> None:
        self.game = game
        self.created = created
        self.heard = {seat: asyncio.Event() for seat in game.seats}
        self.connected = {seat: asyncio.Event() for seat in game.seats}

    async def listen(self, port: int, seat: str) -> None:
        line = await Line(port).open()
        await line.send("GET", f"/api/games/{self.created['id']}/events", self.created["keys"][seat])
        while text := await line.reader.readline():
            if text.startswith(b": guildhall"):
                self.connected[seat].set()
            elif text.startswith(b"event: move"):
                self.heard[seat].set()

    async def click(self, line: Line, rng: random.Random) -> float:
        option = rng.choice(self.game.options)
        key = self.created["keys"][self.game.decision.seat_key]
        body = {"number": len(self.game.answers), "token": option.token}
        for event in self.heard.values():
            event.clear()
        start = time.perf_counter()
        status, text = await line.ask("POST", f"/api/games/{self.created['id']}/answers", key, body)
        assert status == 201, text
        for event in self.heard.values():
            await event.wait()
        taken = time.perf_counter() - start
        self.game.choose(option)
        return 1000 * taken


async def latency(port: int, seconds: float) -> dict[str, float]:
    rng = random.Random(1)
    line = await Line(port).open()
    games = []
    for seed in range(GAMES):
        options: dict[str, Any] = {"expansions": BOTH}
        body = {"seats": [{"kind": "open"}] * 2, "options": options, "seed": seed}
        _, text = await line.ask("POST", "/api/games", "-", body)
        games.append(Running(guildhall.new_game("architects", players=2, seed=seed, **options), json.loads(text)))
    listeners = [asyncio.create_task(game.listen(port, seat)) for game in games for seat in game.heard]
    for game in games:
        for event in game.connected.values():
            await asyncio.wait_for(event.wait(), 60)
    await asyncio.sleep(2)  # what the server tells everybody about who has come
    lines = [await Line(port).open() for _ in range(GAMES)]
    busy: set[int] = set()
    times: list[float] = []

    async def click(number: int) -> None:
        times.append(await games[number].click(lines[number], rng))
        busy.discard(number)

    clicks: list[asyncio.Task[None]] = []
    end = time.perf_counter() + seconds
    next_click = time.perf_counter()
    while time.perf_counter() < end:
        number = rng.randrange(GAMES)
        if number not in busy and not games[number].game.is_over:
            busy.add(number)
            clicks.append(asyncio.create_task(click(number)))
        next_click += 1 / CLICKS_PER_SECOND
        await asyncio.sleep(max(0, next_click - time.perf_counter()))
    await asyncio.wait_for(asyncio.gather(*clicks), 30)
    for listener in listeners:
        listener.cancel()
    ordered = sorted(times)
    return {
        "clicks": len(ordered),
        "click_ms_median": statistics.median(ordered),
        "click_ms_p95": ordered[int(0.95 * len(ordered))],
        "click_ms_worst": ordered[-1],
    }


def serve(folder: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "guildhall", "serve", "--port", "0", "--data", folder]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "COLUMNS": "200"})
    assert process.stdout is not None
    address = process.stdout.readline().split()[3]
    return process, int(address.rstrip("/").rpartition(":")[2])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to click")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        storage = Storage(f"sqlite:///{folder}/bench.db")
        figures: dict[str, Any] = {**opening(storage), **memory(storage)}
        process, port = serve(f"{folder}/served")
        try:
            figures |= asyncio.run(latency(port, wanted.seconds))
        finally:
            process.terminate()
            process.wait()
    if wanted.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:22} {value:10.1f}")


if __name__ == "__main__":
    main()
