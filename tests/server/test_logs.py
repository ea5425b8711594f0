"""The log: what happened, and nobody's secrets."""

from __future__ import annotations

import json
import logging
import random
import socket
import struct
from pathlib import Path

import pytest

import guildhall
from guildhall.server.logs import ALIKE_SECONDS, MOST_ALIKE, Sparing, _Discreet, _JsonLines
from server.tools import ServedProcess, begin, error, players, wait_for


def test_the_log_is_json_without_secrets(tmp_path: Path) -> None:
    server = ServedProcess("--data", str(tmp_path / "data"), "--log", "json", log=tmp_path / "log")
    try:
        created = begin(server.client, seed=1, options={"expansions": ["artisans"]})
        table = players(server.client, created)
        with table["red"].stream() as red:
            table[table["watch"].state()["question"]["seat"]].answer()
            red.next("move")
        error(
            server.client.get(f"/api/games/{created['id']}", headers={"Authorization": "Bearer wrong"}),
            403,
            "wrong-key",
        )
        error(server.client.get("/api/nothing%0A?secret=query"), 404, "unknown-page")
    finally:
        server.close()
    first, *lines = server.log.read_text().splitlines()
    assert server.address in first
    entries = [json.loads(line) for line in lines]
    assert {"method": "POST", "path": f"/api/games/{created['id']}/answers", "status": 201}.items() <= max(
        entries, key=lambda entry: entry.get("path", "").endswith("/answers")
    ).items()
    assert all(set(entry) == {"time", "level", "method", "path", "status", "ms"} for entry in entries)
    text = "".join(lines)
    for secret in (*created["keys"].values(), created["watch"], "ticket=", "Bearer", "secret", "artisans"):
        assert secret not in text


@pytest.mark.parametrize("form", [_Discreet("%(levelname)s %(message)s"), _JsonLines()])
def test_of_an_error_only_its_place_is_told(form: logging.Formatter) -> None:
    said = "-".join(("the", "next", "card"))
    try:
        raise ValueError(said)
    except ValueError as error:
        raised = (type(error), error, error.__traceback__)
    text = form.format(logging.LogRecord("x", logging.ERROR, "file", 1, "it has failed", (), raised))
    assert "it has failed" in text and "ValueError" in text and Path(__file__).name in text
    assert said not in text
    assert "\n" not in text or not isinstance(form, _JsonLines)


def test_a_stream_that_is_broken_off_leaves_one_line(tmp_path: Path) -> None:
    """Of a long game, whose news are many events: it used to be a line for each of them, 160 kB a request."""
    rng = random.Random(1)
    game = guildhall.new_game("architects", players=4, seed=1)
    while not game.is_over:
        game.choose(rng.choice(game.options))
    server = ServedProcess("--data", str(tmp_path / "data"), log=tmp_path / "log")
    try:
        created = begin(server.client, "oooo", record=str(game.record()))
        before = server.log.stat().st_size
        for _ in range(5):
            with socket.create_connection(("127.0.0.1", server.port)) as line:
                # Closed with a reset, as by a client that dies.
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.sendall(
                    f"GET /api/games/{created['id']}/events?after=0 HTTP/1.1\r\nHost: localhost\r\n"
                    f"Authorization: Bearer {created['watch']}\r\n\r\n".encode()
                )
                assert line.recv(12) == b"HTTP/1.1 200"
        wait_for(lambda: server.log.read_text().count("/events 200") == 5)
    finally:
        server.close()
    assert server.log.stat().st_size - before < 5 * 200


def test_the_same_complaint_is_written_a_few_times_and_then_counted() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)

    def said(level: int = logging.WARNING, text: str = "it fails with %s") -> str | None:
        record = logging.LogRecord("x", level, "file", 1, text, ("a reason",), None)
        return record.getMessage() if sparing.filter(record) else None

    assert [said() for _ in range(100)] == ["it fails with a reason"] * MOST_ALIKE + [None] * (100 - MOST_ALIKE)
    assert said(text="another %s") == "another a reason"
    assert all(said(logging.INFO) for _ in range(100))  # requests, where the host wants to see them
    now = ALIKE_SECONDS
    assert said() == f"it fails with a reason (and {100 - MOST_ALIKE} more like this before)"
    assert said() == "it fails with a reason"
