"""Schemathesis sends whatever the documentation allows, and whatever it forbids: nothing may fall over, and every
answer must be as documented."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from guildhall.server.app import make_app
from server.tools import Served, auth, begin, play_on, players

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    unsupported_method,
]
EXAMPLES = 12
ONCE = ("/key", "/delete", "/join", "/invitation")  # what is done there leaves no table for the next


@pytest.fixture(scope="module")
def table(served: Served) -> dict[str, Any]:
    created = begin(served.client, seed=1)
    play_on(players(served.client, created), 30)
    return created


@pytest.fixture(scope="module")
def documented(served: Served) -> Any:
    return schemathesis.openapi.from_url(f"{served.address}/api/openapi.json")


def routes() -> list[tuple[str, str]]:
    """Every method of every path; an application needs no database to document itself."""
    paths = make_app(None).openapi()["paths"]  # type: ignore[arg-type]
    return [
        (method.upper(), path) for path, methods in paths.items() for method in methods if path != "/api/tables/events"
    ]  # that stream is for everybody, and has no end; test_open_tables.py holds each of its events against its model


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["allowed", "forbidden"])
@pytest.mark.parametrize(("method", "path"), routes())
def test_the_server_keeps_to_its_documentation(
    method: str, path: str, mode: GenerationMode, documented: Any, table: dict[str, Any], served: Served
) -> None:
    operation = documented[path][method]
    if mode is GenerationMode.NEGATIVE and not list(operation.iter_parameters()) and not operation.body:
        return  # nothing can be wrong with it
    sent = 0

    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        deadline=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        nonlocal sent
        sent += 1
        here, key = table, table["keys"]["red"]
        if path.endswith(ONCE):
            here = begin(served.client, "oi")
            key = here["keys"]["red"] if path.endswith(("/key", "/delete")) else here["invitations"]["blue"]
        if sent % 2:
            help_along(case, here)
        # A stream that opens never ends: its key is a ticket that is not good.
        headers = {} if path.endswith("/events") else auth(key)
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=20)

    send()
    assert sent > 0


def help_along(case: Any, table: dict[str, Any]) -> None:
    """Most of what chance makes up is no game, no seat and no table to sit at: with a real one it gets further."""
    real = {"id": table["id"], "seat": "blue", "lang": "en"}
    for name in case.path_parameters or {}:
        case.path_parameters[name] = real[name]
    if case.path == "/api/games" and isinstance(case.body, dict):
        case.body = {**case.body, "game": "architects", "seats": [{"kind": "open"}] * 2, "options": {}}
