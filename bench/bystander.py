"""How much a bystander notices of a visitor who asks for as much work as they can.

    python bench/bystander.py [--seconds 20] [--before FOLDER]

Everything runs on this machine, against a server of its own on 127.0.0.1 that believes the made-up addresses of this
script (`--proxy 127.0.0.1`), and ends after so many seconds. Three visitors are tried, one after the other:

states    asks 18 times a second for the table of a late game of six, as a program can within all limits of requests;
          the bystander answers questions in a game of their own, and looks at the table after each;
bots      begins eleven games of bots alone; the bystander plays against one bot, and waits for its answers;
analyses  asks for twenty analyses; the bystander asks for one.

`--before` names a folder with other sources of Guildhall (such as `git worktree add ../before main`), which are
measured first, in the same run.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

sys.path[0] = str(Path(__file__).parents[1] / "tests")  # in place of this folder, which has a `server`, too
import guildhall
from server.tools import ServedProcess, auth, new_client

ROOT = Path(__file__).parents[1]
ATTACKER, BYSTANDER = "203.0.113.66", "203.0.113.5"
RATE = 18  # requests a second
WARM_SECONDS = 5.0
BOT_GAMES, ANALYSES = 11, 20
PATIENCE = 60.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    parser.add_argument("--before", type=Path, help="a folder with other sources, measured first")
    parser.add_argument("--only", choices=("states", "bots", "analyses"))
    wanted = parser.parse_args()
    sources = {"before": wanted.before, "now": ROOT} if wanted.before else {"now": ROOT}
    tests = {"states": states, "bots": bots, "analyses": analyses}
    for name, test in tests.items():
        if wanted.only in (None, name):
            for which, folder in sources.items():
                with served(folder.resolve()) as address:
                    print(f"{name:9} {which:7} {test(address, wanted.seconds)}", flush=True)


@contextmanager
def served(sources: Path) -> Any:
    with tempfile.TemporaryDirectory() as folder:
        server = ServedProcess(
            "--data",
            f"{folder}/data",
            "--proxy",
            "127.0.0.1",
            log=Path(folder) / "log",
            env={"PYTHONPATH": str(sources / "src")},
        )
        try:
            yield server.address
        finally:
            server.close()


class Visitor:
    """Somebody at an address."""

    def __init__(self, server: str, address: str) -> None:
        self.client = new_client(server)
        self.client.headers["X-Forwarded-For"] = address

    def begin(self, seats: list[dict[str, str]], **more: Any) -> dict[str, Any]:
        reply = self.client.post("/api/games", json={"seats": seats, **more})
        return reply.raise_for_status().json()  # type: ignore[no-any-return]

    def state(self, game: dict[str, Any], key: str) -> dict[str, Any]:
        reply = self.client.get(f"/api/games/{game['id']}", params={"log": 10**9}, headers=auth(key))
        return reply.raise_for_status().json()  # type: ignore[no-any-return]


def percentiles(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=20)
    return f"p50 {1000 * statistics.median(times):6.1f} ms  p95 {1000 * cuts[18]:6.1f} ms  ({len(times)} times)"


def two_ways(alone: list[float], beside: list[float]) -> str:
    slower = statistics.quantiles(beside, n=20)[18] / statistics.quantiles(alone, n=20)[18]
    return f"alone {percentiles(alone)}   beside the visitor {percentiles(beside)}   p95 x {slower:.2f}"


# States.


def states(server: str, seconds: float) -> str:
    rng = random.Random(1)
    late = guildhall.new_game("architects", players=6, seed=1, expansions=["artisans"])
    while not late.is_over and len(late.answers) < 1200:
        late.choose(rng.choice(late.options))
    attacker = Visitor(server, ATTACKER)
    game = attacker.begin([{"kind": "open"}] * 6, record=str(late.record()))
    alone = click(server, seconds)
    statuses: list[int] = []
    with attack(server, game, statuses):
        time.sleep(WARM_SECONDS)
        beside = click(server, seconds)
    answered = sum(status == 200 for status in statuses)
    return two_ways(alone, beside) + f"   of {len(statuses)} requests {answered} were answered"


@contextmanager
def attack(server: str, game: dict[str, Any], statuses: list[int]) -> Any:
    ended = threading.Event()

    def ask() -> None:
        client = Visitor(server, ATTACKER).client
        while not ended.is_set():
            began = time.monotonic()
            try:
                statuses.append(client.get(f"/api/games/{game['id']}", headers=auth(game["watch"])).status_code)
            except httpx.TransportError:
                statuses.append(0)
            ended.wait(max(0.0, 1 - (time.monotonic() - began)))

    threads = [threading.Thread(target=ask) for _ in range(RATE)]
    for thread in threads:
        thread.start()
        time.sleep(1 / RATE)
    try:
        yield
    finally:
        ended.set()
        for thread in threads:
            thread.join()


def click(server: str, seconds: float) -> list[float]:
    """Answer and look, four times a second; how long each took."""
    me = Visitor(server, BYSTANDER)
    rng = random.Random(2)
    times: list[float] = []
    until = time.monotonic() + seconds
    game, table = None, None
    while time.monotonic() < until:
        if table is None or table["over"]:
            game = me.begin([{"kind": "open"}] * 2, seed=rng.randrange(1000))
            table = me.state(game, game["watch"])
        assert game is not None
        seat = table["question"]["seat"]
        table = me.state(game, game["keys"][seat])
        body = {"number": table["question"]["number"], "token": rng.choice(table["question"]["options"])["token"]}
        url = f"/api/games/{game['id']}/answers"
        began = time.perf_counter()
        me.client.post(url, json=body, headers=auth(game["keys"][seat])).raise_for_status()
        table = me.state(game, game["keys"][seat])
        times.append(time.perf_counter() - began)
        time.sleep(0.25)
    return times


# Bots.


def bots(server: str, seconds: float) -> str:
    alone = against_a_bot(server, seconds)
    attacker = Visitor(server, ATTACKER)
    begun = 0
    for _ in range(BOT_GAMES):
        reply = attacker.client.post("/api/games", json={"seats": [{"kind": "bot", "bot": "architect"}] * 4})
        begun += reply.status_code == 201
    time.sleep(WARM_SECONDS)
    beside = against_a_bot(server, seconds)
    return two_ways(alone, beside) + f"   of {BOT_GAMES} games {begun} began"


def against_a_bot(server: str, seconds: float) -> list[float]:
    """From an answer until the bot has given all of its own and one is asked again."""
    me = Visitor(server, BYSTANDER)
    rng = random.Random(3)
    game = me.begin([{"kind": "open"}, {"kind": "bot", "bot": "architect"}], seed=3)
    key = game["keys"]["red"]
    times: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.perf_counter()
        waited = False
        while not (table := me.state(game, key))["over"] and table["question"]["seat"] != "red":
            waited = True
            time.sleep(0.02)
            if time.perf_counter() - began > PATIENCE:
                return [*times, PATIENCE]
        if waited:
            times.append(time.perf_counter() - began)
        if table["over"]:
            break
        body = {"number": table["question"]["number"], "token": rng.choice(table["question"]["options"])["token"]}
        me.client.post(f"/api/games/{game['id']}/answers", json=body, headers=auth(key)).raise_for_status()
    return times if len(times) > 1 else [*times, PATIENCE, PATIENCE]


# Analyses.


def analyses(server: str, seconds: float) -> str:
    """How long until the bystander's analysis has begun, and done some of it."""
    rng = random.Random(4)
    over = guildhall.new_game("viscounts", players=2, seed=4)
    while not over.is_over:
        over.choose(rng.choice(over.options))
    seats, record = [{"kind": "open"}] * 2, str(over.record())
    attacker, me = Visitor(server, ATTACKER), Visitor(server, BYSTANDER)
    taken = 0
    for _ in range(ANALYSES):
        game = attacker.begin(seats, record=record)
        reply = attacker.client.post(f"/api/games/{game['id']}/analysis", headers=auth(game["watch"]))
        taken += reply.status_code == 200
    game = me.begin(seats, record=record)
    began = time.perf_counter()
    while True:
        reply = me.client.post(f"/api/games/{game['id']}/analysis", headers=auth(game["watch"]))
        waited = time.perf_counter() - began
        if reply.status_code == 200 and reply.json()["done"] > 0:
            return f"of {ANALYSES} analyses {taken} were taken; the bystander's was under way after {waited:.1f} s"
        if waited > max(seconds, PATIENCE):
            last = reply.json().get("error", {}).get("kind", "waits")
            return f"of {ANALYSES} analyses {taken} were taken; the bystander's after {waited:.0f} s: {last}"
        time.sleep(0.2)


if __name__ == "__main__":
    main()
