"""What a browser is told about our answers, and what it tells us about its questions."""

from __future__ import annotations

from typing import Any

import pytest

from server.tools import Served, auth, begin, error

NEW = {"seats": [{"kind": "open"}, {"kind": "open"}]}


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site", "Origin": "https://other.example.org"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site", "Origin": "{own}"},
    ],
)
def test_another_sites_page_cannot_change_anything(served: Served, headers: dict[str, str]) -> None:
    created = begin(served.client)
    sent = {name: value.format(own=served.address) for name, value in headers.items()}
    error(served.client.post("/api/games", json=NEW, headers=sent), 403, "cross-site")
    url = f"/api/games/{created['id']}/seats/red"
    keyed = {**sent, **auth(created["keys"]["red"])}
    error(served.client.post(url, json={"name": "Eve"}, headers=keyed), 403, "cross-site")
    state = served.client.get(f"/api/games/{created['id']}", headers=auth(created["watch"])).json()
    assert state["seats"][0]["name"] is None


@pytest.mark.parametrize("headers", [{}, {"Sec-Fetch-Site": "same-origin"}, {"Origin": "{own}"}])
def test_our_own_page_and_programs_can(served: Served, headers: dict[str, str]) -> None:
    sent = {name: value.format(own=served.address) for name, value in headers.items()}
    assert served.client.post("/api/games", json=NEW, headers=sent).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_only_json_is_read(served: Served, kind: str | None) -> None:
    """Anything else a form of another site could send without asking."""
    headers: Any = {} if kind is None else {"Content-Type": kind}
    sent = served.client.post("/api/games", content=b'{"seats": [{"kind": "open"}, {"kind": "open"}]}', headers=headers)
    error(sent, 415, "not-json")


def test_json_may_say_its_letters(served: Served) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    body = b'{"seats": [{"kind": "open"}, {"kind": "open"}]}'
    assert served.client.post("/api/games", content=body, headers=headers).status_code == 201


def test_no_other_site_is_invited(served: Served) -> None:
    """Without these words a browser lets no other page read an answer, nor send a key along."""
    asked = served.client.request(
        "OPTIONS",
        "/api/games",
        headers={"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"},
    )
    assert asked.status_code == 405
    answer = served.client.get("/api/about", headers={"Origin": "https://evil.example"})
    for response in (asked, answer):
        assert not [name for name in response.headers if name.lower().startswith("access-control-")]
        assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"


def test_refusals_at_the_door_are_as_safe_as_answers(served: Served) -> None:
    refused = served.client.post("/api/games", json=NEW, headers={"Origin": "https://evil.example"})
    assert "default-src 'none'" in refused.headers["Content-Security-Policy"]
    assert refused.headers["X-Content-Type-Options"] == "nosniff"
    assert refused.headers["Cache-Control"] == "no-store"
