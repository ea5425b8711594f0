"""What a browser is told about our answers, and what it tells us about its questions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from server.tools import Served, ServedProcess, auth, begin, error

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


# By which name we are asked.


@pytest.fixture
def at_home(serve: Any) -> Served:
    """As `guildhall serve` is, on this machine alone, with one more name."""
    served: Served = serve(hosts=["Games.Example.org"])
    return served


@pytest.mark.parametrize("path", ["/", "/api/about", "/healthz", "/metrics", "/api/games/aaaaaaaaaaaa"])
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8375", "127.0.0.1.evil.example", "192.168.1.5", "[::2]:80"]
)
def test_a_name_of_somebody_elses_does_not_lead_in(at_home: Served, host: str, path: str) -> None:
    """DNS rebinding: a page elsewhere has its own name lead to this machine, and would pass for ours."""
    refused = error(at_home.client.get(path, headers={"Host": host}), 403, "wrong-host")
    assert "--allow-host" in refused["error"]["text"]
    sent = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
    error(at_home.client.post("/api/games", json=NEW, headers=sent), 403, "wrong-host")


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:1234", "127.0.0.1:80", "127.0.0.2", "[::1]", "[::1]:8375", "games.example.org",
     "GAMES.example.org.:443"],
)  # fmt: skip
def test_our_own_names_do(at_home: Served, host: str) -> None:
    assert at_home.client.get("/api/about", headers={"Host": host}).status_code == 200


def test_a_server_for_all_answers_to_any_name_unless_names_are_given(serve: Any) -> None:
    served: Served = serve(hosts=None)
    assert served.client.get("/api/about", headers={"Host": "hall.lan"}).status_code == 200


@pytest.mark.parametrize(
    ("arguments", "name", "status"),
    [
        ([], "evil.example", 403),
        ([], "localhost", 200),
        (["--allow-host", "hall.lan"], "hall.lan:80", 200),
        (["--host", "0.0.0.0"], "hall.lan", 200),
        (["--host", "0.0.0.0", "--allow-host", "hall.lan"], "evil.example", 403),
        (["--host", "0.0.0.0", "--allow-host", "hall.lan"], "hall.lan", 200),
    ],
)
def test_the_command_sets_the_names(tmp_path: Path, arguments: list[str], name: str, status: int) -> None:
    server = ServedProcess("--data", str(tmp_path / "data"), *arguments, log=tmp_path / "log")
    try:
        assert server.client.get("/api/about", headers={"Host": name}).status_code == status
    finally:
        server.close()
