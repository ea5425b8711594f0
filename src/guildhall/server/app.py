"""The application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import models_json_schema
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match

import guildhall
from guildhall.engine.errors import GuildhallError
from guildhall.server import about, advice, cards, companion, games, health, models, pocket, scorepad, seats, streams
from guildhall.server.api_page import api_page
from guildhall.server.clicks import Clicks
from guildhall.server.every_request import EveryRequest
from guildhall.server.guard import Guard, too_large
from guildhall.server.hall import IDLE_SECONDS, MOST_GAMES, Hall
from guildhall.server.limits import Limits
from guildhall.server.meeting import models as meeting_models
from guildhall.server.meeting import pausing
from guildhall.server.meeting import routes as meeting
from guildhall.server.meeting.lobby import Lobby
from guildhall.server.meeting.timekeeper import Timekeeper
from guildhall.server.metrics import Metrics
from guildhall.server.pages import STATIC, pages
from guildhall.server.refusals import Kind, Refusal, of_rules, of_storage
from guildhall.server.retention import Retention, kept_to
from guildhall.server.storage import Storage, StorageError
from guildhall.server.wire import refused

DESCRIPTION = (
    "Play by program or by page. A seat is opened by its secret key, sent as `Authorization: Bearer KEY`. A question "
    "has a number and options with tokens; answer with both. Every refusal is `{error: {kind, text, valid?}, state?}`."
)

ROOMS = (about, cards, games, seats, advice, streams, companion, scorepad, pocket, health, meeting, pausing)


def make_app(
    storage: Storage,
    static: Path = STATIC,
    most_games: int = MOST_GAMES,
    idle_seconds: float = IDLE_SECONDS,
    bots: bool = True,
    own_bots: Mapping[str, str] | None = None,
    limits: Limits | None = None,
    open_metrics: bool = False,
    hosts: Collection[str] | None = None,
    retention: Retention | None = None,
    corrections: Mapping[str, Mapping[str, Any]] | None = None,
) -> FastAPI:
    """The server's application on this storage, which it closes at its end; `own_bots` are the host's, by name; `hosts`
    are the names that it answers to besides the machine's own, None any; `retention` says how long games are kept;
    `corrections` are those of the host's box, for each game."""
    guard = Guard(limits or Limits(), hosts)
    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, Any]]:
        app.state.hall = Hall(storage, most_games, idle_seconds, bots, own_bots, metrics, guard.precedence)
        app.state.hall.adviser.most_each = guard.limits.analyses
        app.state.hall.on_over = guard.ledger.over
        timekeeper = Timekeeper(app.state.hall)
        with suppress(StorageError):  # it is tried again
            await timekeeper.note_down()  # before anybody looks at a clock
        app.state.lobby = Lobby(app.state.hall, app.state.corrections)
        async with kept_to(app.state.hall, retention or Retention()):
            yield {"metrics": metrics, "guard": guard}
        await app.state.lobby.close()
        await timekeeper.close()
        await app.state.hall.close()

    app = FastAPI(
        title="Guildhall",
        description=DESCRIPTION,
        version=guildhall.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.own_bots = dict(own_bots or {})
    app.state.corrections = dict(corrections or {})
    app.state.guard = guard
    app.state.metrics = metrics
    app.state.open_metrics = open_metrics
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=1)
    app.add_middleware(Clicks, inner=app)
    app.add_middleware(EveryRequest, guard=guard, metrics=metrics)
    _add_refusals(app)
    for room in ROOMS:
        app.include_router(room.router)

    page = lru_cache(maxsize=1)(lambda: api_page(app.openapi()))

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return Response(page(), media_type="text/html")

    app.include_router(pages(static))
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]
    return app


def _openapi(app: FastAPI) -> dict[str, Any]:
    """With the data of the streams' events, which no route returns as JSON."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        events = (models.MoveEvent, models.UndoEvent, models.SeatsEvent, models.Change, meeting_models.TableGone)
        _, found = models_json_schema(
            [(event, "serialization") for event in events], ref_template="#/components/schemas/{model}"
        )
        schema["components"]["schemas"].update(found["$defs"])
        app.openapi_schema = schema
    return app.openapi_schema


STATUS_KINDS: dict[int, tuple[Kind, str]] = {
    400: ("malformed", "The request cannot be read."),
    404: ("unknown-page", "There is no such address in the API; see /api/docs."),
    405: ("no-method", "This address does not take this method."),
}


def _add_refusals(app: FastAPI) -> None:
    def refuse(request: Request, refusal: Refusal) -> Response:
        request.app.state.metrics.refused(refusal.kind)
        return refused(refusal)

    @app.exception_handler(Refusal)
    async def on_refusal(request: Request, refusal: Refusal) -> Response:
        return refuse(request, refusal)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, error: RequestValidationError) -> Response:
        problems = error.errors()
        if any(problem["type"] == "json_invalid" for problem in problems):
            return refuse(request, Refusal("malformed", "The body is not JSON."))
        first = problems[0]
        where = ".".join(str(part) for part in first["loc"])
        return refuse(request, Refusal("invalid", f"{where}: {first['msg']}."))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 413:
            return refuse(request, too_large())
        kind, text = STATUS_KINDS.get(error.status_code, STATUS_KINDS[400])
        response = refuse(request, Refusal(kind, text))
        response.headers.update(error.headers or {})
        if error.status_code == 405:
            response.headers["Allow"] = ", ".join(_allowed(request))
        return response

    @app.exception_handler(StorageError)
    async def on_storage(request: Request, error: StorageError) -> Response:
        return refuse(request, of_storage(error))

    @app.exception_handler(GuildhallError)
    async def on_rules(request: Request, error: GuildhallError) -> Response:
        return refuse(request, of_rules(error))


def _allowed(request: Request) -> list[str]:
    """The methods of all routes with this address; the router itself names only those of the first."""
    found: set[str] = set()
    for route in [*request.app.routes, *(route for room in ROOMS for route in room.router.routes)]:
        match, _ = route.matches(request.scope)
        if match is not Match.NONE:
            found |= getattr(route, "methods", None) or set()
    return sorted(found)
