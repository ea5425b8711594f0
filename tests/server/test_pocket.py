"""The engine that a browser keeps for days without a network: the same answers, and no library besides Python."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from server.tools import Served

ASK = """
import json, sys
sys.path[:] = [path for path in sys.path if "site-packages" not in path and "src" not in path]
sys.path.insert(0, sys.argv[1])
from guildhall.pocket import answer
for path, body in json.load(sys.stdin):
    print(answer(path, json.dumps(body)))
"""


def asked(session: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [
        ("/companion", {"session": session, "line": "turn"}),
        ("/companion", {"session": session, "line": "gain virtue 2"}),
        ("/scorepad", {"seats": [{"virtue": 13, "cathedral": 2}, {"virtue": 3, "goods": {"gold": 2}}]}),
        ("/scorepad", {"game": "viscounts", "seats": [{"paid": 3}, {"flipped": 2}], "table": {"poverty": 1}}),
        ("/cards/check", {"game": "architects", "corrections": {"crafts.craft-5.vp": 99}}),
    ]


@pytest.fixture
def engine(served: Served, tmp_path: Path) -> Path:
    response = served.client.get("/api/engine.zip")
    assert response.status_code == 200 and response.headers["content-type"] == "application/zip"
    file = tmp_path / "engine.zip"
    file.write_bytes(response.content)
    return file


def test_it_answers_as_the_server_does_with_nothing_but_python(served: Served, engine: Path) -> None:
    body = {"game": "viscounts", "options": {"opponent": "viscount", "board": "noble"}}
    architects = served.client.post("/api/companion", json={"options": {"opponent": "helena", "players": 1}}).json()
    questions = [*asked(architects["session"]), ("/companion", body)]
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ASK, str(engine)],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    replies = [json.loads(line) for line in found.stdout.splitlines()]
    for (path, sent), reply in zip(questions[:-1], replies):
        assert reply["data"] == served.client.post(f"/api{path}", json=sent).json()
    assert replies[-1]["data"]["opponent"] == "noble"  # a new session has its own seed


def test_what_cannot_be_is_said_as_a_message_that_the_page_can_say(engine: Path) -> None:
    session = {"format": "guildhall companion 1", "setup": {}, "seed": 1, "tells_cards": False, "said": []}
    questions = [
        ("/companion", {"session": {**session, "setup": {"opponent": "helena", "players": 1}}, "answer": [1]}),
        ("/companion", {"session": session}),
    ]
    found = subprocess.run(
        [sys.executable, "-I", "-S", "-c", ASK, str(engine)],
        input=json.dumps(questions),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    first, second = [json.loads(line)["error"] for line in found.stdout.splitlines()]
    assert first["message"] == {"name": "companion-no-question", "args": {}}
    assert "needs an opponent" in second["text"]


def test_it_holds_no_server_and_is_fetched_once(served: Served, engine: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(engine.read_bytes())) as archive:
        names = archive.namelist()
    assert "guildhall/pocket.py" in names
    assert not [name for name in names if name.split("/")[1] in ("server", "cli", "bots", "lab", "envs")]
    tag = served.client.get("/api/engine.zip").headers["etag"]
    again = served.client.get("/api/engine.zip", headers={"if-none-match": tag})
    assert again.status_code == 304 and not again.content


def test_only_the_engines_worker_may_compile(served: Served) -> None:
    page = served.client.get("/")
    assert "wasm" not in page.headers["content-security-policy"]
