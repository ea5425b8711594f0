"""The end of a server: nothing is cut off, and everybody knows that they should come back."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.tools import Served, ServedProcess, begin, players, wait_for


def test_a_server_that_is_told_to_end_does_so_without_a_failure(tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder"
    server = ServedProcess("--data", str(data), log=tmp_path / "log")
    table = players(server.client, begin(server.client, seed=1))
    with table["red"].stream() as red:
        asked = table["watch"].state()["question"]["seat"]
        assert table[asked].answer().status_code == 201
        red.next("move")
        server.process.terminate()
        assert red.next("reconnect")[2] == {}
        with pytest.raises(AssertionError, match="the stream has ended"):
            red.next()
    assert server.process.wait(timeout=10) == 0
    text = server.log.read_text()
    assert f"Guildhall is at {server.address}/" in text
    assert "Traceback" not in text and "ERROR" not in text
    assert (data / "games.db").exists() and data.stat().st_mode & 0o077 == 0


def test_what_is_being_answered_is_answered(serve: Any) -> None:
    served: Served = serve()
    table = players(served.client, begin(served.client, seed=1))
    state = table["watch"].state()
    asked = table[state["question"]["seat"]]
    mine = asked.state()
    at_it, go_on = threading.Event(), threading.Event()
    write = served.storage.appender.write

    def slowly(rows: Any) -> Any:
        at_it.set()
        assert go_on.wait(20)
        return write(rows)

    served.storage.appender.write = slowly
    with ThreadPoolExecutor(1) as meanwhile:
        answer = meanwhile.submit(asked.answer, state=mine)
        assert at_it.wait(20)
        served.server.should_exit = True
        wait_for(lambda: served.app.state.hall.hub.is_ending)
        go_on.set()
        assert answer.result(20).status_code == 201
