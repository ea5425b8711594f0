"""How much one address, one seat and everybody together may ask."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from guildhall.server.guard import address_of
from guildhall.server.limits import Buckets, Limits
from server.tools import Served, auth, begin, error, wait_for

FEW = Limits(rate=2)  # twenty at once from one address, ten for one seat
HERE = "127.0.0.1"


def from_(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


@pytest.fixture
def strict(serve: Any) -> Iterator[Served]:
    """A server behind a proxy that it trusts, with low limits, at a moment that lasts."""
    served: Served = serve(proxy=HERE, limits=FEW)
    for buckets in (served.app.state.guard.addresses, served.app.state.guard.seats):
        buckets.clock = lambda: 0.0
    yield served


# Buckets.


def test_a_bucket_lets_a_burst_through_and_then_a_steady_stream() -> None:
    now = 0.0
    buckets = Buckets(2.0, clock=lambda: now)
    assert [buckets.take("ada") for _ in range(20)] == [0.0] * 20
    assert buckets.take("ada") == 0.5
    assert buckets.take("bo") == 0.0
    now = 0.5
    assert buckets.take("ada") == 0.0
    assert buckets.take("ada") == 0.5
    now = 1000.0
    assert [buckets.take("ada") for _ in range(21)] == [0.0] * 20 + [0.5]


def test_what_costs_more_than_a_bucket_holds_is_to_be_had_for_a_full_one() -> None:
    now = 0.0
    buckets = Buckets(1.0, clock=lambda: now)
    assert buckets.take("ada", 50) == 0.0
    assert buckets.take("ada", 50) == 10.0
    now = 10.0
    assert buckets.take("ada", 50) == 0.0


def test_only_so_many_buckets_are_remembered() -> None:
    buckets = Buckets(1.0, most_keys=100, clock=lambda: 0.0)
    for number in range(1000):
        buckets.take(f"address {number}")
    assert len(buckets.filled) == 100


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("nonsense", "None"),
    ],
)
def test_a_household_counts_as_one(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted


# Requests.


def test_an_address_that_asks_too_often_is_told_when_to_come_back(strict: Served) -> None:
    ask = strict.client.get
    assert [ask("/api/about", headers=from_("203.0.113.5")).status_code for _ in range(20)] == [200] * 20
    refused = ask("/api/about", headers=from_("203.0.113.5"))
    assert "Too many" in error(refused, 429, "too-many")["error"]["text"]
    assert refused.headers["Retry-After"] == "1"
    assert ask("/api/about", headers=from_("203.0.113.6")).status_code == 200
    strict.app.state.guard.addresses.clock = lambda: 0.5
    assert ask("/api/about", headers=from_("203.0.113.5")).status_code == 200


def test_a_seat_that_asks_too_often_is_stopped_wherever_it_asks_from(strict: Served) -> None:
    created = begin(strict.client)
    url = f"/api/games/{created['id']}"
    red, blue = (auth(key) for key in created["keys"].values())
    asked = [strict.client.get(url, headers={**from_(f"203.0.113.{n}"), **red}).status_code for n in range(11)]
    assert asked == [200] * 10 + [429]
    assert strict.client.get(url, headers={**from_("203.0.113.99"), **blue}).status_code == 200


def test_a_new_game_costs_as_much_as_many_requests(strict: Served) -> None:
    def start(seats: list[dict[str, str]], address: str) -> httpx.Response:
        return strict.client.post("/api/games", json={"seats": seats}, headers=from_(address))

    assert start([{"kind": "open"}] * 2, "203.0.113.5").status_code == 201
    error(start([{"kind": "open"}] * 2, "203.0.113.5"), 429, "too-many")
    bot = {"kind": "bot", "bot": "random"}
    error(start([{"kind": "open"}, bot], "203.0.113.6"), 429, "too-many")


def test_this_machine_itself_has_no_limit(strict: Served) -> None:
    assert {strict.client.get("/api/about").status_code for _ in range(30)} == {200}


def test_a_proxy_is_believed_only_if_the_host_says_so(serve: Any) -> None:
    """Else everybody could name a new address with each request; so they all count as the proxy."""
    served: Served = serve(limits=FEW)
    served.app.state.guard.addresses.clock = lambda: 0.0
    asked = [served.client.get("/api/about", headers=from_(f"203.0.113.{n}")).status_code for n in range(21)]
    assert asked == [200] * 20 + [429]


def test_an_address_cannot_hide_behind_one_that_it_makes_up(strict: Served) -> None:
    """A proxy adds the address it sees at the end."""
    made_up = [from_(f"{HERE}, 198.51.100.{n}, 203.0.113.5") for n in range(21)]
    assert [strict.client.get("/api/about", headers=one).status_code for one in made_up] == [200] * 20 + [429]


# Streams.


@contextmanager
def listening(served: Served, created: dict[str, Any], address: str) -> Iterator[httpx.Response]:
    headers = {"X-Forwarded-For": address, **auth(created["watch"])}
    with served.client.stream("GET", f"/api/games/{created['id']}/events", headers=headers) as response:
        if response.status_code != 200:
            response.read()
        yield response


def test_one_address_has_only_so_many_streams(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(rate=0, streams=40))
    created = begin(served.client)
    hub = served.app.state.hall.hub
    with listening(served, created, "203.0.113.5"), listening(served, created, "203.0.113.5"):
        wait_for(lambda: hub.open == 2)
        with listening(served, created, "203.0.113.5") as third:
            error(third, 429, "too-many")
        with listening(served, created, "203.0.113.6") as elsewhere:
            assert elsewhere.status_code == 200
    wait_for(lambda: hub.open == 0)
    with listening(served, created, "203.0.113.5") as again:
        assert again.status_code == 200


def test_all_together_have_only_so_many_streams(serve: Any) -> None:
    served: Served = serve(proxy=HERE, limits=Limits(streams=2))
    created = begin(served.client)
    with listening(served, created, "203.0.113.5"), listening(served, created, "203.0.113.6"):
        wait_for(lambda: served.app.state.hall.hub.open == 2)
        with listening(served, created, "203.0.113.7") as third:
            error(third, 503, "busy")
            assert int(third.headers["Retry-After"]) > 0
        assert served.client.get("/api/about").status_code == 200


def test_of_many_streams_at_once_only_those_open_that_there_is_room_for(serve: Any) -> None:
    """Each takes its place before anything is done for it, not when its first byte is sent."""
    served: Served = serve(proxy=HERE, limits=Limits(rate=0, streams=200))
    created = begin(served.client)
    guard = served.app.state.guard
    head = (
        f"GET /api/games/{created['id']}/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.5\r\n"
        f"Authorization: Bearer {created['watch']}\r\n\r\n"
    ).encode()
    lines = [socket.create_connection(("127.0.0.1", int(served.address.rpartition(":")[2]))) for _ in range(40)]
    try:
        for line in lines:
            line.sendall(head)
        statuses = [int(line.recv(4096).split()[1]) for line in lines]
        assert sorted(statuses) == [200] * 10 + [429] * 30
        assert guard.streams.total() == 10
    finally:
        for line in lines:
            line.close()
    wait_for(lambda: guard.streams.total() == 0)


def test_a_stream_that_is_refused_gives_its_place_back(serve: Any) -> None:
    served: Served = serve(limits=Limits(streams=1))
    created = begin(served.client)
    for _ in range(3):
        error(served.client.get(f"/api/games/{created['id']}/events", headers=auth("wrong")), 403, "wrong-key")
        wait_for(lambda: served.app.state.guard.streams.total() == 0)  # just after the reply
        error(served.client.get(f"/api/games/{created['id']}/events?ticket=x"), 401, "bad-ticket")
        wait_for(lambda: served.app.state.guard.streams.total() == 0)
