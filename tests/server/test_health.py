"""What whoever keeps a server running can ask it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from guildhall.server.storage import StorageError
from server.tools import Served, begin, error, play_on, players, wait_for

ELSEWHERE = {"X-Forwarded-For": "203.0.113.5"}
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"\})? [0-9.e+-]+')


def counts(served: Served) -> dict[str, float]:
    response = served.client.get("/metrics")
    assert response.status_code == 200
    assert response.headers["Content-Type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in response.text.splitlines() if not line.startswith("#")]
    assert all(LINE.fullmatch(line) for line in lines)
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_healthy_means_that_the_database_answers(serve: Any, monkeypatch: Any) -> None:
    served: Served = serve()
    assert served.client.get("/healthz").json() == {"status": "ok"}

    def gone(game: str) -> None:
        raise StorageError("gone")

    monkeypatch.setattr(served.storage, "game", gone)
    error(served.client.get("/healthz"), 503, "database")
    monkeypatch.undo()
    assert served.client.get("/healthz").status_code == 200


def test_a_database_that_hangs_is_not_waited_for(serve: Any, monkeypatch: Any) -> None:
    import threading

    end = threading.Event()
    served: Served = serve()
    monkeypatch.setattr("guildhall.server.health.PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr(served.storage, "game", lambda game: end.wait(60))
    try:
        error(served.client.get("/healthz"), 503, "database")
    finally:
        end.set()


def test_everything_that_happens_is_counted(serve: Any) -> None:
    served: Served = serve()
    before = counts(served)
    assert before["guildhall_moves_total"] == before["guildhall_games_begun_total"] == 0
    table = players(served.client, begin(served.client, seed=1))
    play_on(table, 3)
    asked = table["watch"].state()["question"]["seat"]
    error(table["watch"].post("/answers", {"number": 3, "token": "x"}), 403, "not-yours")
    error(table[asked].post("/answers", {"number": 2, "token": "x"}), 409, "stale")
    served.client.post("/api/games", content=b"x")
    with table["red"].stream() as red:
        red.next("seats")
        after = counts(served)
    assert after["guildhall_games_begun_total"] == 1
    assert after["guildhall_moves_total"] == 3
    assert after["guildhall_streams_open"] == 1
    assert after["guildhall_games_in_memory"] == 1
    for kind in ("not-yours", "stale", "not-json"):
        assert after[f'guildhall_refusals_total{{kind="{kind}"}}'] == 1
    assert after["process_resident_memory_bytes"] > 10**7
    wait_for(lambda: counts(served)["guildhall_streams_open"] == 0)


def test_times_add_up(serve: Any) -> None:
    served: Served = serve()
    for _ in range(5):
        served.client.get("/api/about")
    found = counts(served)
    slots = [value for name, value in found.items() if name.startswith("guildhall_request_seconds_bucket")]
    assert slots == sorted(slots) and len(slots) == 12
    assert slots[-1] == found["guildhall_request_seconds_count"] == 5
    assert found["guildhall_request_seconds_sum"] > 0
    assert found['guildhall_responses_total{status="200"}'] == 5


@pytest.mark.parametrize("proxy", [None, "127.0.0.1"])
def test_strangers_do_not_read_the_counts(serve: Any, proxy: str | None) -> None:
    """Nor through a proxy on the same machine, whether it is trusted or not."""
    served: Served = serve(proxy=proxy)
    error(served.client.get("/metrics", headers=ELSEWHERE), 403, "local-only")
    assert served.client.get("/metrics").status_code == 200


def test_the_host_may_open_the_counts(serve: Any) -> None:
    served: Served = serve(open_metrics=True)
    assert served.client.get("/metrics", headers=ELSEWHERE).status_code == 200
