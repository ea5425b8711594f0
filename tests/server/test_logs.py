"""The log: what happened, and nobody's secrets."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest

from guildhall.server.logs import _Discreet, _JsonLines
from server.tools import ServedProcess, begin, error, players


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
