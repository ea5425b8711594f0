"""How much a bystander notices of a visitor who asks for as much work as they can.

    python bench/bystander.py [--seconds 30] [--only NAME] [--rested] [--before FOLDER]

It takes about eight minutes. Everything runs on this machine, against a server of its own on 127.0.0.1 that believes
the made-up addresses of this script (`--proxy 127.0.0.1`). Six visitors are tried, one after the other:

states    asks 18 times a second for the table of a late game of six, as a program can within all limits of requests;
          the bystander clicks in a game of their own, twenty times a second. Times with the visitor and times
          without take turns, so that whatever else this machine does meanwhile harms both alike. Before each, the
          visitor asks without a pause, so that nothing is left of what they may take at once; not so with `--rested`,
          where the visitor comes anew each time, from an address that has asked for nothing yet;
moments   the same, for an earlier moment of that game, a new one each time;
reports   the same, for a report of it;
streams   the same, for a stream of all that has happened in that game, which is broken off at once;
bots      begins eleven games of bots alone; the bystander plays against one quick bot, before that and beside it;
analyses  asks for twenty analyses; the bystander asks for one after the other, alone and then beside them.

The visitor and the bystander are thin clients in one process, which use a few hundredths of a core: what is measured is
the server. A ratio of 1.2 is the fifth that nobody should be slowed by more than. The interval beside it is what chance
alone leaves open (bootstrap, 95 %): it should be narrow, else the machine was too busy to tell.

On a busy machine, `chrt -f 5` before the command (as root) lets server and clients go before everything else.

`--before` names a folder with other sources of Guildhall (such as `git worktree add ../before main`), which are
measured first, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from load import HERE, Line

ROOT = Path(__file__).parents[1]
sys.path[0] = str(ROOT / "tests")  # in place of this folder, which has a `server`, too
import guildhall
from server.tools import ServedProcess

VISITOR, BYSTANDER = "203.0.113.66", "203.0.113.5"
RATE = 18  # requests a second of the visitor
CLICKS = 20  # a second of the bystander
BLOCK_SECONDS = 15.0  # with the visitor, then without
DRAIN_SECONDS = 6.0  # in which the visitor uses up what they have saved
WARM_SECONDS = 3.0
BOT_GAMES, ANALYSES = 11, 20
ANSWERS = 4  # a second of the bystander against a bot: two requests each, and no more than their share of computing
SECONDS_AN_ANALYSIS = 15.0
PATIENCE = 60.0
OPEN = {"kind": "open"}


class Client:
    """Somebody at an address, with a connection of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.line = Line()

    async def ask(self, method: str, path: str, key: str = "-", body: Any = None) -> tuple[int, bytes]:
        data = b"" if body is None else json.dumps(body).encode()
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n"
            f"X-Forwarded-For: {self.address}\r\nContent-Length: {len(data)}\r\n"
        )
        if body is not None:
            head += "Content-Type: application/json\r\n"
        return await self.line.ask(self.port, head.encode() + b"\r\n" + data)

    async def begin_stream(self, path: str, key: str) -> int:
        """Read what a stream of events begins with, and go: a megabyte at most."""
        reader, writer = await asyncio.open_connection(HERE, self.port)
        head = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer {key}\r\n"
            f"X-Forwarded-For: {self.address}\r\n\r\n"
        )
        try:
            writer.write(head.encode())
            status = int((await reader.readline()).split()[1])
            with contextlib.suppress(TimeoutError, asyncio.IncompleteReadError):
                async with asyncio.timeout(0.2):
                    await reader.readexactly(1_000_000)
        finally:
            writer.close()
        return status

    async def get(self, method: str, path: str, key: str = "-", body: Any = None) -> Any:
        status, text = await self.ask(method, path, key, body)
        assert status in (200, 201), text[:300]
        return json.loads(text)

    async def begin(self, seats: Sequence[dict[str, str]], **more: Any) -> Any:
        return await self.get("POST", "/api/games", body={"seats": list(seats), **more})


# What came of it.


def p95(times: list[float]) -> float:
    return sorted(times)[len(times) * 95 // 100]


def compared(alone: list[float], beside: list[float]) -> str:
    """Both, and how they compare."""
    if min(len(alone), len(beside)) < 20:
        return f"only {len(alone)} and {len(beside)} times: the machine was too busy"
    parts = []
    for name, of in (("mean", statistics.fmean), ("p50", statistics.median), ("p95", p95)):
        low, high = interval(alone, beside, of)
        parts.append(
            f"{name} {1000 * of(alone):.1f} -> {1000 * of(beside):.1f} ms, "
            f"x {of(beside) / of(alone):.2f} ({low:.2f} to {high:.2f})"
        )
    return f"{len(alone)} times alone, {len(beside)} beside the visitor: " + "; ".join(parts)


def interval(alone: list[float], beside: list[float], of: Any) -> tuple[float, float]:
    rng = random.Random(1)
    ratios = sorted(of(rng.choices(beside, k=len(beside))) / of(rng.choices(alone, k=len(alone))) for _ in range(500))
    return ratios[12], ratios[487]


# States.


async def states(port: int, seconds: float, rested: bool) -> str:
    return await beside_one_who_asks(port, seconds, rested, lambda number: "")


async def moments(port: int, seconds: float, rested: bool) -> str:
    return await beside_one_who_asks(port, seconds, rested, lambda number: f"?at={900 + number % 300}")


async def reports(port: int, seconds: float, rested: bool) -> str:
    return await beside_one_who_asks(port, seconds, rested, lambda number: f"/report?at={900 + number % 300}")


async def streams(port: int, seconds: float, rested: bool) -> str:
    return await beside_one_who_asks(port, seconds, rested, lambda number: f"/events?after=0{'&mark=' * (number % 2)}")


async def beside_one_who_asks(port: int, seconds: float, rested: bool, query: Callable[[int], str]) -> str:
    """For a late game of six, with what belongs to the number of a request after its address."""
    rng = random.Random(1)
    late = guildhall.new_game("architects", players=6, seed=1, expansions=["artisans"])
    while not late.is_over and len(late.answers) < 1200:
        late.choose(rng.choice(late.options))
    game = await Client(port, VISITOR).begin([OPEN] * 6, record=str(late.record()))
    bystander = Clicking(port)
    await bystander.click_for(WARM_SECONDS)
    alone: list[float] = []
    beside: list[float] = []
    statuses: list[int] = []
    for block in range(max(1, round(seconds / BLOCK_SECONDS))):
        alone += await bystander.click_for(BLOCK_SECONDS)
        address = f"203.0.113.{100 + block}" if rested else VISITOR
        if not rested:
            async with visitor(port, game, address, [], query, pause=0.0):  # what they may take at once
                await bystander.click_for(DRAIN_SECONDS)
        async with visitor(port, game, address, statuses, query):
            await bystander.click_for(0.0 if rested else WARM_SECONDS / 3)
            beside += await bystander.click_for(BLOCK_SECONDS)
        await bystander.click_for(WARM_SECONDS / 3)
    answered = sum(status == 200 for status in statuses)
    return compared(alone, beside) + f"; of {len(statuses)} requests of the visitor {answered} were answered"


@asynccontextmanager
async def visitor(
    port: int, game: Any, address: str, statuses: list[int], query: Callable[[int], str], pause: float = 1.0
) -> AsyncIterator[None]:
    async def ask(number: int) -> None:
        client = Client(port, address)
        await asyncio.sleep(number / RATE)
        while True:
            began = time.monotonic()
            with contextlib.suppress(OSError):
                url = f"/api/games/{game['id']}{query(len(statuses))}"
                if "/events" in url:
                    statuses.append(await client.begin_stream(url, game["watch"]))
                else:
                    statuses.append((await client.ask("GET", url, game["watch"]))[0])
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

    tasks = [asyncio.create_task(ask(number)) for number in range(RATE)]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Clicking:
    """The bystander: two seats at one screen, played along here so that the answers are known."""

    def __init__(self, port: int) -> None:
        self.me = Client(port, BYSTANDER)
        self.rng = random.Random(2)
        self.game: guildhall.Game | None = None
        self.created: Any = None
        self.mark = ""

    async def click_for(self, seconds: float) -> list[float]:
        """How long each click took, from being sent to the reply, which is on disk and has the new table."""
        times = []
        due = time.perf_counter()
        until = due + seconds
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due = max(due + 1 / CLICKS, time.perf_counter())
            times.append(await self._click())
        return times

    async def _click(self) -> float:
        if self.game is None or self.game.is_over:
            seed = self.rng.randrange(1000)
            self.game = guildhall.new_game("architects", players=2, seed=seed)
            self.created = await self.me.begin([OPEN] * 2, seed=seed)
        token = self.rng.choice(self.game.options).token
        body = {"number": len(self.game.answers), "token": token}
        keys = self.created["keys"]
        seat = self.game.decision.seat_key
        began = time.perf_counter()
        status, text = await self.me.ask(
            "POST", f"/api/games/{self.created['id']}/answers", keys[seat], {**body, "mark": self.mark}
        )
        taken = time.perf_counter() - began
        assert status == 201, text[:300]
        self.mark = json.loads(text)["mark"]
        self.game.choose(token)
        return taken


# Bots.


async def bots(port: int, seconds: float, rested: bool) -> str:
    await against_a_bot(port, WARM_SECONDS)
    alone = await against_a_bot(port, seconds)
    attacker = Client(port, VISITOR)
    begun = 0
    for _ in range(BOT_GAMES):
        status, _ = await attacker.ask("POST", "/api/games", body={"seats": [{"kind": "bot", "bot": "architect"}] * 4})
        begun += status == 201
    await asyncio.sleep(WARM_SECONDS)
    beside = await against_a_bot(port, seconds)
    return compared(alone, beside) + f"; of {BOT_GAMES} games of the visitor {begun} began"


async def against_a_bot(port: int, seconds: float) -> list[float]:
    """From an answer until the bot has given all of its own and one is asked again, as a stream of events tells it. The
    table is read only after that, which is two requests an answer, and the answers come by the clock: a machine that
    is twice as quick is not asked twice as often."""
    me = Client(port, BYSTANDER)
    rng = random.Random(3)
    times: list[float] = []
    due = time.monotonic()
    until = due + seconds
    game, ear, over = None, None, True
    while due < until:
        if over:
            if ear is not None:
                ear.transport.abort()
            game = await me.begin([OPEN, {"kind": "bot", "bot": "labourer"}], seed=rng.randrange(1000))
            ear = await listening(me, game)
        assert game is not None and ear is not None
        url, key = f"/api/games/{game['id']}", game["keys"]["red"]
        await ear.until_red()
        table = await me.get("GET", f"{url}?log=1000000000", key)
        if over := table["over"]:
            continue
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due = max(due + 1 / ANSWERS, time.monotonic())
        number = table["question"]["number"]
        token = rng.choice(table["question"]["options"])["token"]
        began = time.perf_counter()
        reply = await me.get("POST", f"{url}/answers", key, {"number": number, "token": token, "mark": table["mark"]})
        ear.expect(reply["move"])
        waited = await ear.until_red()
        if waited:
            times.append(time.perf_counter() - began)
    if ear is not None:
        ear.transport.abort()
    return times


class Listening(asyncio.Protocol):
    """The bystander's stream: who is asked, after how many moves."""

    def __init__(self, asked: bytes) -> None:
        self.asked = asked
        self.heard = b""
        self.moves = 0
        self.seat: str | None = "red"
        self.awaited = 0
        self.bots = False
        self.told = asyncio.Event()
        self.opened = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.asked)

    def data_received(self, data: bytes) -> None:
        self.opened.set()
        *lines, self.heard = (self.heard + data).split(b"\n")
        for line in lines:
            if line.startswith(b"data: ") and b'"question_seat"' in line:
                said = json.loads(line[6:])
                self.moves, self.seat = said["move"], said["question_seat"]
                self.bots |= self.seat not in ("red", None)
                self.told.set()

    def expect(self, moves: int) -> None:
        """An answer was accepted as that many moves."""
        self.awaited = moves

    async def until_red(self) -> bool:
        """Until red is asked, or nobody since the game is over; whether somebody else was asked meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while self.moves < self.awaited or self.seat not in ("red", None):
                self.told.clear()
                await self.told.wait()
        waited, self.bots = self.bots, False
        return waited


async def listening(me: Client, game: Any) -> Listening:
    asked = (
        f"GET /api/games/{game['id']}/events?after=0 HTTP/1.1\r\nHost: localhost\r\n"
        f"Authorization: Bearer {game['keys']['red']}\r\nX-Forwarded-For: {me.address}\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, ear = await loop.create_connection(lambda: Listening(asked.encode()), HERE, me.port)
    await ear.opened.wait()
    table = await me.get("GET", f"/api/games/{game['id']}?log=1000000000", game["keys"]["red"])
    ear.awaited = table["move"]
    ear.seat = table["question"]["seat"]
    ear.moves = max(ear.moves, table["move"])
    return ear


# Analyses.


async def analyses(port: int, seconds: float, rested: bool) -> str:
    """How long the bystander waits for a whole analysis, each time from a new address."""
    rng = random.Random(4)
    over = guildhall.new_game("viscounts", players=2, seed=4)
    while not over.is_over:
        over.choose(rng.choice(over.options))
    record = str(over.record())
    rounds = max(1, round(seconds / SECONDS_AN_ANALYSIS))
    await whole(Client(port, "203.0.113.10"), record)  # the first one starts a process
    alone = [await whole(Client(port, f"203.0.113.{20 + place}"), record) for place in range(rounds)]
    attacker = Client(port, VISITOR)
    games: list[Any] = []
    while len(games) < ANALYSES:
        status, text = await attacker.ask("POST", "/api/games", body={"seats": [OPEN] * 2, "record": record})
        if status == 201:
            games.append(json.loads(text))
        await asyncio.sleep(0.2)  # what is too much for one address is refused: as patient as it has to be

    async def keep_asking() -> None:
        while True:
            for game in games:
                statuses.append((await attacker.ask("POST", f"/api/games/{game['id']}/analysis", game["watch"]))[0])
                await asyncio.sleep(0.2)

    statuses: list[int] = []
    asking = asyncio.create_task(keep_asking())
    await asyncio.sleep(ANALYSES * 0.2 + WARM_SECONDS)
    beside = [await whole(Client(port, f"203.0.113.{40 + place}"), record) for place in range(rounds)]
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    refused = sum(status == 429 for status in statuses)
    return (
        f"alone {' '.join(f'{taken:.1f}' for taken in alone)} s, beside twenty of the visitor "
        f"{' '.join(f'{taken:.1f}' for taken in beside)} s: mean {statistics.fmean(alone):.1f} -> "
        f"{statistics.fmean(beside):.1f} s, x {statistics.fmean(beside) / statistics.fmean(alone):.2f}; "
        f"{refused} of the visitor's {len(statuses)} requests were refused"
    )


async def whole(me: Client, record: str) -> float:
    game = await me.begin([OPEN] * 2, record=record)
    began = time.perf_counter()
    while (waited := time.perf_counter() - began) < PATIENCE:
        status, text = await me.ask("POST", f"/api/games/{game['id']}/analysis", game["watch"])
        if status == 200 and json.loads(text)["state"] == "done":
            break
        await asyncio.sleep(0.2)
    return waited


@contextmanager
def served(sources: Path) -> Iterator[int]:
    with tempfile.TemporaryDirectory() as folder:
        environment = {} if sources == ROOT else {"PYTHONPATH": str(sources / "src")}
        server = ServedProcess(
            "--data", f"{folder}/data", "--proxy", "127.0.0.1", log=Path(folder) / "log", env=environment
        )
        try:
            yield int(server.address.rpartition(":")[2])
        finally:
            server.close()


TESTS = {
    "states": states,
    "moments": moments,
    "reports": reports,
    "streams": streams,
    "bots": bots,
    "analyses": analyses,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30, help="of each measurement, up to 120")
    parser.add_argument("--before", type=Path, help="a folder with other sources, measured first")
    parser.add_argument("--only", choices=TESTS)
    parser.add_argument("--rested", action="store_true", help="the visitor has all that one may take at once")
    wanted = parser.parse_args()
    if not 0 < wanted.seconds <= 120:
        parser.error("up to 120 seconds")
    sources = {"before": wanted.before, "now": ROOT} if wanted.before else {"now": ROOT}
    for name, test in TESTS.items():
        if wanted.only in (None, name):
            for which, folder in sources.items():
                with served(folder.resolve()) as port:
                    print(f"{name}, {which}: {asyncio.run(test(port, wanted.seconds, wanted.rested))}", flush=True)


if __name__ == "__main__":
    main()
