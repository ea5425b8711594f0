"""Work is what is limited: computing, what is sent and what is stored, for each address and each seat."""

from __future__ import annotations

import asyncio
import random
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

import guildhall
from guildhall.game import STOP_EVERY
from guildhall.server import beginning
from guildhall.server.bots import BotPool, Thinking
from guildhall.server.guard import Guard
from guildhall.server.ledger import DAY, Ledger
from guildhall.server.limits import Buckets, Limits
from guildhall.server.precedence import CLICK_SECONDS
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.visits import Visit, in_thread, on_account, timed, visitor
from server.tools import Served, auth, begin, error, new_client, wait_for

HERE = "127.0.0.1"


def from_(address: str, *keys: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, **(auth(*keys) if keys else {})}


def burn(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


# Buckets that are charged after the fact.


def test_what_was_used_is_charged_and_has_to_come_back() -> None:
    now = 0.0
    buckets = Buckets(0.5, clock=lambda: now, seconds=10)
    buckets.charge("ada", 4.9)
    assert buckets.owing("ada") == 0.0 == buckets.owing("bo")
    buckets.charge("ada", 1.1)
    assert buckets.owing("ada") == pytest.approx(2.0)
    now = 2.1
    assert buckets.owing("ada") == 0.0


def test_nobody_owes_more_than_a_bucket() -> None:
    buckets = Buckets(0.5, clock=lambda: 0.0, seconds=10)
    buckets.charge("ada", 1000)
    assert buckets.owing("ada") == 10.0


def test_what_was_charged_too_much_comes_back_up_to_the_brim() -> None:
    buckets = Buckets(1.0, clock=lambda: 0.0, seconds=10)
    buckets.charge("ada", -50)
    assert buckets.level("ada") == 10.0


# Measuring.


def test_only_ones_own_computing_counts_also_in_threads_and_tasks() -> None:
    async def main() -> dict[str, float]:
        spent = {"ada": 0.0, "bo": 0.0}

        def visit(name: str) -> Visit:
            def spend(seconds: float) -> None:
                spent[name] += seconds

            return Visit(name, spend)

        async def ada() -> None:
            burn(0.05)
            await asyncio.sleep(0.2)  # waiting is no work
            await in_thread(burn, 0.05)
            on_account(lambda: burn(0.02))()  # is counted already
            await asyncio.create_task(later())

        async def later() -> None:
            assert visitor() == "ada"
            await in_thread(burn, 0.03)

        async def bo() -> None:
            await asyncio.sleep(0.01)

        await asyncio.gather(timed(visit("ada"), ada()), timed(visit("bo"), bo()))
        assert visitor() == ""
        return spent

    spent = asyncio.run(main())
    assert 0.14 < spent["ada"] < 0.2 and spent["bo"] < 0.02


def test_an_error_passes_through_and_is_paid_for() -> None:
    async def main() -> list[float]:
        spent: list[float] = []

        async def fail() -> None:
            burn(0.02)
            try:
                await asyncio.wait_for(asyncio.sleep(10), 0.01)
            except TimeoutError:
                burn(0.02)
            raise KeyError("gone")

        with pytest.raises(KeyError):
            await timed(Visit("ada", spent.append), fail())
        return spent

    assert sum(asyncio.run(main())) > 0.035


# Budgets.


@pytest.fixture
def late(serve: Any) -> Iterator[tuple[Served, dict[str, Any]]]:
    """A server behind a proxy, with a late game of six, whose state is a lot of work."""
    served: Served = serve(proxy=HERE, limits=Limits(rate=0))
    rng = random.Random(1)
    game = guildhall.new_game("architects", players=6, seed=1, expansions=["artisans"])
    while not game.is_over and len(game.answers) < 500:
        game.choose(rng.choice(game.options))
    yield served, begin(served.client, "oooooo", record=str(game.record()))


def test_computing_time_is_bounded_for_each_address(late: tuple[Served, dict[str, Any]]) -> None:
    served, created = late
    guard: Guard = served.app.state.guard
    guard.work.clock = lambda: 0.0
    url = f"/api/games/{created['id']}"
    one = served.client.get(url, headers=from_("203.0.113.5", created["watch"]))
    assert one.status_code == 200
    wait_for(lambda: guard.work.brim - guard.work.level("203.0.113.5") > 0.0003)  # it is known what that was
    guard.work.charge("203.0.113.5", guard.work.brim)
    refused = error(served.client.get(url, headers=from_("203.0.113.5", created["watch"])), 429, "too-many")
    assert "computing time" in refused["error"]["text"]
    assert served.client.get(url, headers=from_("203.0.113.6", created["watch"])).status_code in (200, 429)


def test_computing_time_is_bounded_for_each_seat_wherever_it_asks_from(late: tuple[Served, dict[str, Any]]) -> None:
    served, created = late
    guard: Guard = served.app.state.guard
    url = f"/api/games/{created['id']}"
    key = created["keys"]["red"]
    assert served.client.get(url, headers=from_("203.0.113.5", key)).status_code == 200
    (seat,) = guard.seat_work.filled
    guard.seat_work.charge(seat, 2 * guard.seat_work.brim)
    error(served.client.get(url, headers=from_("203.0.113.6", key)), 429, "too-many")
    assert served.client.get(url, headers=from_("203.0.113.6", created["keys"]["blue"])).status_code == 200


def test_what_is_sent_is_bounded_for_each_address(late: tuple[Served, dict[str, Any]]) -> None:
    served, created = late
    guard: Guard = served.app.state.guard
    guard.sent.clock = lambda: 0.0
    url = f"/api/games/{created['id']}"
    response = served.client.get(url, headers={**from_("203.0.113.5", created["watch"]), "Accept-Encoding": "identity"})
    assert guard.sent.brim - guard.sent.level("203.0.113.5") == pytest.approx(len(response.content), rel=0.1)
    guard.sent.charge("203.0.113.5", 2 * guard.sent.brim)
    error(served.client.get("/api/about", headers=from_("203.0.113.5")), 429, "too-many")
    assert served.client.get("/api/about", headers=from_("203.0.113.6")).status_code == 200
    assert served.client.get("/api/about").status_code == 200  # this machine itself has no limit


def test_what_a_stream_tells_is_paid_for(late: tuple[Served, dict[str, Any]]) -> None:
    """It is put together in a task of its own, after the request has been let in."""
    served, created = late
    guard: Guard = served.app.state.guard
    guard.work.clock = lambda: 0.0
    url = f"/api/games/{created['id']}/events?after=0"
    with served.client.stream("GET", url, headers=from_("203.0.113.5", created["watch"])) as response:
        lines = response.iter_lines()
        while "id: 500" not in next(lines):
            pass
        assert guard.work.brim - guard.work.level("203.0.113.5") > 0.003


def test_who_takes_more_than_their_share_lets_others_go_first(late: tuple[Served, dict[str, Any]]) -> None:
    """As a hostile visitor does: many requests at once for what is a lot of work. They wait, or are refused, and
    somebody else does not notice."""
    served, created = late
    guard: Guard = served.app.state.guard
    url = f"/api/games/{created['id']}"
    guard.shares.charge("203.0.113.5", 2 * guard.shares.brim)
    ended = threading.Event()
    statuses: list[int] = []

    def attack() -> None:
        client = new_client(served.address)
        while not ended.is_set():
            statuses.append(client.get(url, headers=from_("203.0.113.5", created["watch"])).status_code)
            time.sleep(0.05)

    def alone() -> list[float]:
        times = []
        for _ in range(20):
            began = time.perf_counter()
            assert served.client.get("/api/about", headers=from_("203.0.113.6")).status_code == 200
            times.append(time.perf_counter() - began)
        return times

    alone()
    threads = [threading.Thread(target=attack) for _ in range(30)]
    for thread in threads:
        thread.start()
    try:
        wait_for(lambda: guard.waiting["203.0.113.5"] >= 10)
        beside = alone()
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    assert 429 in statuses  # not all of them can wait
    assert statistics.median(beside) < 0.25


def test_a_click_goes_before_whatever_else_is_asked_for(late: tuple[Served, dict[str, Any]]) -> None:
    """While it is written down nothing else is begun that its reply would have to wait for; but not for ever."""
    served, created = late
    guard: Guard = served.app.state.guard

    async def ask(is_click: bool) -> float:
        began = time.monotonic()
        with guard.precedence.click():
            await guard.pace(guard.visit(scope), is_click)
        return time.monotonic() - began

    scope = {"client": ("203.0.113.5", 1), "headers": [], "type": "http"}
    loop = served.app.state.hall.loop
    assert asyncio.run_coroutine_threadsafe(ask(False), loop).result(10) >= CLICK_SECONDS
    assert asyncio.run_coroutine_threadsafe(ask(True), loop).result(10) < CLICK_SECONDS
    assert guard.precedence.clicks == 0
    assert served.client.get(f"/api/games/{created['id']}", headers=auth(created["watch"])).status_code == 200


def test_a_click_that_comes_byte_by_byte_has_no_precedence(late: tuple[Served, dict[str, Any]]) -> None:
    """Else everybody would wait for whoever says that a click is coming, and takes half a minute to send it."""
    served, created = late
    guard: Guard = served.app.state.guard
    before = guard.last_asked()
    host, _, port = served.address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port))) as line:
        head = f"POST /api/games/{created['id']}/answers HTTP/1.1\r\nHost: localhost\r\n"
        line.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 40\r\n\r\n{{".encode())
        wait_for(lambda: guard.last_asked() > before)
        assert guard.precedence.clicks == 0


def test_long_work_in_a_thread_rests_while_somebody_clicks(late: tuple[Served, dict[str, Any]]) -> None:
    """An earlier moment, an undo, a game that is read from the disk, and a record: all are games played again. They
    wait between two parts, and not for ever."""
    served, created = late
    hall = served.app.state.hall
    precedence = served.app.state.guard.precedence
    session = Session.load(served.storage, created["id"])
    record = str(session.game.record())
    work: list[Callable[[], object]] = [
        lambda: Session.load(served.storage, created["id"]),
        lambda: beginning.from_text(record, None),
        lambda: session.game.at(400),
        lambda: session.game.clone().undo(100),
    ]

    async def beside_a_click(job: Callable[[], object], patience: float) -> float:
        visit = Visit("203.0.113.5", lambda seconds: None, precedence=precedence)
        visit.patience = patience
        session.game._stops.clear()

        async def ask() -> None:
            await in_thread(job)

        with precedence.click():
            await timed(visit, ask())
        return patience - visit.patience

    for job in work:
        waited = asyncio.run_coroutine_threadsafe(beside_a_click(job, 5.0), hall.loop).result(30)
        assert waited > 10 * CLICK_SECONDS
        waited = asyncio.run_coroutine_threadsafe(beside_a_click(job, 0.03), hall.loop).result(30)
        assert waited < 0.03 + 5 * CLICK_SECONDS


def test_moments_of_a_long_game_are_not_played_from_its_beginning_each_time(
    late: tuple[Served, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    served, created = late
    played: list[object] = []
    choose = guildhall.Game.choose

    def counted(game: guildhall.Game, answer: Any) -> None:
        played.append(answer)
        choose(game, answer)

    url = f"/api/games/{created['id']}"
    headers = auth(created["watch"])
    first = served.client.get(f"{url}?at=450", headers=headers).json()
    monkeypatch.setattr(guildhall.Game, "choose", counted)
    for number in range(300, 460, 10):
        played.clear()
        assert served.client.get(f"{url}?at={number}", headers=headers).json()["number"] == number
        assert len(played) < STOP_EVERY
    assert served.client.get(f"{url}?at=450", headers=headers).json() == first


def test_alone_one_may_have_the_whole_server(late: tuple[Served, dict[str, Any]]) -> None:
    served, created = late
    guard: Guard = served.app.state.guard
    guard.shares.charge("203.0.113.5", 2 * guard.shares.brim)
    guard.seen.clear()
    asked = served.client.get(f"/api/games/{created['id']}", headers=from_("203.0.113.5", created["watch"]))
    assert asked.status_code == 200 and guard.shares.owing("203.0.113.5") > 5


# Games, and what they take on the disk.


def test_an_address_has_only_so_many_running_games(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0, games=2))
    seats = [{"kind": "open"}] * 2

    def start(address: str) -> httpx.Response:
        return served.client.post("/api/games", json={"seats": seats}, headers=from_(address))

    first = start("203.0.113.5").json()
    assert start("203.0.113.5").status_code == 201
    assert "running" in error(start("203.0.113.5"), 429, "too-many")["error"]["text"]
    assert start("203.0.113.6").status_code == 201
    assert served.client.post("/api/games", json={"seats": seats}).status_code == 201
    served.app.state.guard.ledger.over(first["id"])
    assert start("203.0.113.5").status_code == 201


def test_a_game_that_is_over_counts_no_more(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0, games=1))
    game = guildhall.new_game("viscounts", players=2, seed=1)
    rng = random.Random(1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    body = {"seats": [{"kind": "open"}] * 2, "record": str(game.record())}
    created = served.client.post("/api/games", json=body, headers=from_("203.0.113.5")).json()
    error(served.client.post("/api/games", json=body, headers=from_("203.0.113.5")), 429, "too-many")
    served.client.get(f"/api/games/{created['id']}", headers=from_("203.0.113.7", created["watch"]))
    assert served.client.post("/api/games", json=body, headers=from_("203.0.113.5")).status_code == 201


def test_bots_alone_play_only_so_many_games_of_an_address(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0, bot_games=2))
    bots = {"seats": [{"kind": "bot", "bot": "random"}] * 2}
    created = [served.client.post("/api/games", json=bots, headers=from_("203.0.113.5")) for _ in range(3)]
    assert [one.status_code for one in created] == [201, 201, 429]
    # Nor by giving one's seats to bots.
    two = {"seats": [{"kind": "open"}] * 2}
    own = served.client.post("/api/games", json=two, headers=from_("203.0.113.5")).json()
    url = f"/api/games/{own['id']}/seats"
    change = {"kind": "bot", "bot": "random"}
    keys = own["keys"]
    first = served.client.post(f"{url}/red", json=change, headers=from_("203.0.113.5", keys["red"]))
    assert first.status_code == 200
    second = served.client.post(f"{url}/blue", json=change, headers=from_("203.0.113.5", keys["blue"]))
    error(second, 429, "too-many")
    assert served.client.post("/api/games", json=bots, headers=from_("203.0.113.6")).status_code == 201


def test_an_address_stores_only_so_much() -> None:
    now = 0.0
    ledger = Ledger(Limits(stored=1), clock=lambda: now)
    for number in range(17):
        ledger.check_new("203.0.113.5", False, ())
        ledger.begun("203.0.113.5", f"game {number}", False, 0)
    with pytest.raises(Refusal, match="stored"):
        ledger.check_new("203.0.113.5", False, ())
    with pytest.raises(Refusal, match="stored"):
        ledger.check_room("203.0.113.5")
    ledger.check_new("203.0.113.6", False, ())
    now = 3600.0
    ledger.check_new("203.0.113.5", False, ())


def test_undo_and_answer_again_and_again_fill_no_disk(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0))
    created = served.client.post(
        "/api/games", json={"seats": [{"kind": "open"}] * 2, "seed": 1}, headers=from_("203.0.113.5")
    ).json()
    stored = served.app.state.guard.ledger.stored
    now = stored.clock()  # it stands still from here on, so that nothing comes back meanwhile
    stored.clock = lambda: now
    before = stored.level("203.0.113.5")
    url = f"/api/games/{created['id']}"
    keys = created["keys"]
    seat = served.client.get(url, headers=auth(created["watch"])).json()["question"]["seat"]
    question = served.client.get(url, headers=auth(keys[seat])).json()["question"]
    body = {"number": question["number"], "token": question["options"][0]["token"]}
    served.client.post(f"{url}/answers", json=body, headers=from_("203.0.113.5", keys[seat])).raise_for_status()
    assert stored.level("203.0.113.5") < before
    stored.charge("203.0.113.5", 2 * stored.brim)
    undo = served.client.post(f"{url}/undo", json={"to": 0}, headers=from_("203.0.113.5", keys[seat]))
    error(undo, 429, "too-many")


def test_a_game_that_nobody_ended_counts_for_a_day() -> None:
    now = 0.0
    ledger = Ledger(Limits(games=1), clock=lambda: now)
    ledger.begun("203.0.113.5", "game", False, 0)
    with pytest.raises(Refusal, match="running"):
        ledger.check_new("203.0.113.5", False, ())
    now = DAY + 1.0
    ledger.check_new("203.0.113.5", False, ())
    assert not ledger.owners


# The bots' thinking.


class Slow(BotPool):
    """Who was asked, by whom and on whose account, in order."""

    def __init__(self) -> None:
        super().__init__(1)
        self.order: list[tuple[str, str]] = []
        for name, crew in (("crew", self.crew), ("patient", self.patient)):
            for worker in crew.workers:
                worker.ask = self._noting(name)  # type: ignore[method-assign]

    def _noting(self, name: str) -> Any:
        async def ask(job: dict[str, Any], seconds: float) -> dict[str, Any]:
            self.order.append((name, job["table"]))
            await asyncio.sleep(0.01)
            return {"token": "yes"}

        return ask


def thinking(patient: bool = False) -> Thinking:
    return Thinking("architects", {}, ["yes"], patient)


async def asked(pool: Slow, who: str, table: str, patient: bool = False) -> None:
    async def ask() -> None:
        await pool.answer("random", table, thinking(patient))

    await timed(Visit(who, lambda seconds: None), ask())


def test_bots_of_many_tables_do_not_keep_anothers_bot_waiting() -> None:
    async def main() -> list[str]:
        pool = Slow()
        many = [asyncio.create_task(asked(pool, "203.0.113.5", f"many {n}")) for n in range(10)]
        await asyncio.sleep(0)
        one = asyncio.create_task(asked(pool, "203.0.113.6", "one"))
        await asyncio.gather(*many, one)
        return [table for _, table in pool.order]

    order = asyncio.run(main())
    assert order.index("one") <= 2 and len(order) == 11


def test_where_nobody_waits_another_worker_thinks() -> None:
    async def main() -> list[tuple[str, str]]:
        pool = Slow()
        await asked(pool, "203.0.113.5", "bots alone", patient=True)
        await asked(pool, "203.0.113.5", "with people")
        return pool.order

    assert asyncio.run(main()) == [("patient", "bots alone"), ("crew", "with people")]


def test_an_address_whose_bots_think_without_end_has_to_be_patient() -> None:
    async def main() -> list[str]:
        pool = Slow()
        pool.thought.charge("203.0.113.5", 2 * pool.thought.brim)
        await asked(pool, "203.0.113.5", "much")
        await asked(pool, "203.0.113.6", "little")
        return [crew for crew, _ in pool.order]

    assert asyncio.run(main()) == ["patient", "crew"]


def test_thinking_is_on_the_account_of_who_made_the_bot_think(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0))
    served.app.state.guard.work.clock = lambda: 0.0
    body = {"seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "open"}], "seed": 1}
    served.client.post("/api/games", json=body, headers=from_("203.0.113.5"))
    pool = served.app.state.hall.pool
    wait_for(lambda: "203.0.113.5" in pool.thought.filled)
    assert served.app.state.guard.work.level("203.0.113.5") < served.app.state.guard.work.brim


# Analyses.


def test_one_address_cannot_fill_the_queue_of_analyses(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0, analyses=2))
    game = guildhall.new_game("viscounts", players=2, seed=1)
    rng = random.Random(1)
    while not game.is_over:
        game.choose(rng.choice(game.options))

    async def stuck(self: BotPool, bot: str, thinking: Thinking, seed: int) -> Any:
        await asyncio.sleep(60)

    monkeypatch.setattr(BotPool, "ponder", stuck)
    body = {"seats": [{"kind": "open"}] * 2, "record": str(game.record())}
    created = [served.client.post("/api/games", json=body).json() for _ in range(4)]

    def analyse(one: dict[str, Any], address: str) -> httpx.Response:
        return served.client.post(f"/api/games/{one['id']}/analysis", headers=from_(address, one["watch"]))

    assert [analyse(one, "203.0.113.5").status_code for one in created[:3]] == [200, 200, 429]
    assert analyse(created[0], "203.0.113.5").status_code == 200  # how far it is
    assert analyse(created[3], "203.0.113.6").status_code == 200


def test_an_analysis_does_not_wait_for_a_strangers(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even for the one that is being done: their questions are taken in turns."""
    served: Served = serve(proxy=HERE, limits=Limits(rate=0))
    game = guildhall.new_game("viscounts", players=2, seed=1)
    rng = random.Random(1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    asked: list[str] = []

    async def stuck(self: BotPool, bot: str, thinking: Thinking, seed: int) -> Any:
        assert thinking.patient
        asked.append(visitor())
        await asyncio.sleep(60)

    monkeypatch.setattr(BotPool, "ponder", stuck)
    body = {"seats": [{"kind": "open"}] * 2, "record": str(game.record())}
    for address in ("203.0.113.5", "203.0.113.5", "203.0.113.6"):
        one = served.client.post("/api/games", json=body).json()
        reply = served.client.post(f"/api/games/{one['id']}/analysis", headers=from_(address, one["watch"]))
        assert reply.status_code == 200
    wait_for(lambda: len(asked) == 2)
    assert sorted(asked) == ["203.0.113.5", "203.0.113.6"]  # the second of the first address waits for its own
