"""Connections that come or go too slowly, or say too much: they end, and nobody else notices."""

from __future__ import annotations

import contextlib
import socket
from typing import Any

import pytest

import guildhall
from guildhall.server import connections, guard
from guildhall.server.guard import LARGEST_HEAD
from guildhall.server.limits import Limits
from server.tools import Served, begin, play_on, players, seated, wait_for


def dial(served: Served) -> socket.socket:
    host, _, port = served.address.removeprefix("http://").partition(":")
    return socket.create_connection((host, int(port)), timeout=20)


def dropped(served: Served, why: str) -> int:
    count: int = served.app.state.metrics.counts[why]
    return count


@pytest.mark.parametrize(
    "part",
    [
        b"",
        b"GET /api/about HTT",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ab",
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "half a second request"],
)
def test_a_request_that_does_not_come_to_its_end_is_given_up(serve: Any, monkeypatch: Any, part: bytes) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.2)
    served: Served = serve()
    with dial(served) as line:
        line.sendall(part)
        while line.recv(65536):
            pass  # until it is closed
    wait_for(lambda: dropped(served, "slow-sender") == 1)
    assert served.client.get("/api/about").status_code == 200


def test_nobody_is_timed_between_two_requests(serve: Any) -> None:
    """Then the time of an open connection counts, which is longer."""
    served: Served = serve()
    assert served.client.get("/api/about").status_code == 200
    line: Any
    (line,) = served.server.server_state.connections
    wait_for(lambda: line.asking.timer is None and line.timeout_keep_alive_task is not None)
    assert served.client.get("/api/about").status_code == 200
    assert served.server.server_state.connections == {line}


def test_one_address_has_only_so_many_connections(serve: Any, monkeypatch: Any) -> None:
    """Whatever they are for; the machine's own programs are its owner's, and are not counted."""
    served: Served = serve(limits=Limits(streams=20))
    with contextlib.ExitStack() as open_lines:
        for _ in range(5):
            open_lines.enter_context(dial(served))
        assert served.client.get("/api/about").status_code == 200
        assert dropped(served, "too-many") == 0
    served.client.close()
    wait_for(lambda: not served.app.state.guard.connections)
    monkeypatch.setattr(guard, "is_local", lambda scope: False)
    with dial(served), dial(served) as second:
        with dial(served) as third:
            assert third.recv(65536).startswith(b"HTTP/1.1 429")
            assert not third.recv(65536)
        assert dropped(served, "too-many") == 1
        second.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert second.recv(65536).startswith(b"HTTP/1.1 200")
    wait_for(lambda: not served.app.state.guard.connections)
    with dial(served) as again:
        again.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert again.recv(65536).startswith(b"HTTP/1.1 200")


def test_a_proxy_has_as_many_connections_as_it_likes(serve: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(guard, "is_local", lambda scope: False)
    served: Served = serve(proxy="127.0.0.1", limits=Limits(streams=20))
    with contextlib.ExitStack() as open_lines:
        for _ in range(5):
            open_lines.enter_context(dial(served))
        assert served.client.get("/api/about").status_code == 200


@pytest.mark.parametrize("head", ["line", "header"])
def test_a_head_that_is_too_large_is_refused(served: Served, head: str) -> None:
    much = b"a" * (2 * LARGEST_HEAD)
    start = b"GET /%s HTTP/1.1\r\n" % much if head == "line" else b"GET / HTTP/1.1\r\nCookie: %s\r\n" % much
    with dial(served) as line:
        line.sendall(start + b"Host: x\r\n\r\n")
        assert line.recv(65536).startswith(b"HTTP/1.1 413")


def test_a_head_without_end_is_not_kept(served: Served) -> None:
    """Nor for as long as somebody goes on sending it."""
    with dial(served) as line:
        line.sendall(b"GET / HTTP/1.1\r\nCookie: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(1000):
                line.sendall(b"a" * 1000)
        assert served.client.get("/api/about").status_code == 200
        with contextlib.suppress(ConnectionError):
            assert line.recv(65536).startswith(b"HTTP/1.1 400")


def test_somebody_who_never_reads_is_dropped_and_harms_nobody(serve: Any, monkeypatch: Any) -> None:
    monkeypatch.setattr(connections, "READING_SECONDS", 0.2)
    monkeypatch.setattr(connections, "MOST_UNREAD", 4096)
    served: Served = serve()
    long = guildhall.new_game("architects", players=4, seed=1)
    while not long.is_over:
        long.choose(long.options[len(long.answers) % len(long.options)])
    created, _ = seated(served.client, long)
    other = players(served.client, begin(served.client, seed=1))
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", int(served.address.rpartition(":")[2])))
        request = f"GET /api/games/{created['id']}/events?after=0 HTTP/1.1\r\nHost: x\r\n"
        line.sendall(f"{request}Authorization: Bearer {created['watch']}\r\n\r\n".encode())
        wait_for(lambda: served.app.state.hall.hub.open == 1)
        with other["watch"].stream() as watch:
            assert play_on(other, 5) == 5
            assert [watch.next("move")[0] for _ in range(5)] == [1, 2, 3, 4, 5]
            wait_for(lambda: dropped(served, "slow-reader") == 1)
            wait_for(lambda: served.app.state.hall.hub.open == 1)  # only the one that reads
            assert play_on(other, 1) == 1
            assert watch.next("move")[0] == 6
