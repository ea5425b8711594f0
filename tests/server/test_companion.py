"""The companion over HTTP: nothing stays on the server, so whoever asks sends the session along."""

from __future__ import annotations

from typing import Any

import pytest

from guildhall.companion.answering import MOST_LINES
from guildhall.server.companion import CompanionState
from server.tools import Served, error


def ask(served: Served, **body: Any) -> dict[str, Any]:
    response = served.client.post("/api/companion", json=body)
    assert response.status_code == 200, response.text
    CompanionState.model_validate(response.json(), strict=True)
    found: dict[str, Any] = response.json()
    return found


def test_a_session_goes_on_with_every_line(served: Served) -> None:
    first = ask(served, options={"opponent": "meddler", "expansions": ["wonders"]}, language="de")
    assert first["question"] is None and first["opponent"] == "meddler"
    told: list[str] = []
    state = ask(served, session=first["session"], line="turn")
    for _ in range(20):
        told += [message["name"] for message in state["told"]]
        if state["question"] is None:
            break
        question = state["question"]
        choices = [choice["key"] for choice in question["choices"]]
        line = "" if question["last"] else choices[0] if choices else str(question["least"])
        state = ask(served, session=state["session"], line=line)
    assert state["question"] is None and told[0] == "event-scheme-drawn"
    back = ask(served, session=state["session"], undo=True)
    assert back["session"] == first["session"] and back["status"] == first["status"]


def test_what_cannot_be_is_refused(served: Served) -> None:
    session = ask(served, options={"opponent": "helena"})["session"]
    refusals: list[tuple[dict[str, Any], int, str]] = [
        ({}, 422, "options"),
        ({"options": {"opponent": "helena"}, "session": session}, 422, "options"),
        ({"options": {"players": 2}}, 422, "options"),
        ({"options": {"opponent": "meddler"}}, 422, "options"),
        ({"session": {"format": "chess"}}, 422, "record"),
        ({"session": {**session, "said": [["turn", []]] * (MOST_LINES + 1)}}, 422, "record"),
        ({"session": session, "line": "dance"}, 422, "options"),
        ({"session": session, "undo": True}, 422, "options"),
        ({"session": session, "line": "turn", "undo": True}, 422, "options"),
        ({"session": session, "language": "tlh"}, 404, "unknown-language"),
        ({"session": session, "word": "turn"}, 422, "invalid"),
    ]
    for body, status, kind in refusals:
        error(served.client.post("/api/companion", json=body), status, kind)


@pytest.mark.parametrize("said", [[1], [["turn", [[10**9]]]], [["turn", [["a"]]]], [["fly", []]], {"turn": 1}, None])
def test_a_session_that_does_not_replay_is_refused(served: Served, said: Any) -> None:
    session = ask(served, options={"opponent": "helena"})["session"]
    error(served.client.post("/api/companion", json={"session": {**session, "said": said}}), 422, "record")
