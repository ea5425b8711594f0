"""Live updates: server-sent events, whose id is the number of moves, so that nobody misses one."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from typing import Annotated, Any

from anyio import to_thread
from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse

from guildhall.server.games import GameId, TheHall
from guildhall.server.guard import address_of
from guildhall.server.hall import BEAT_SECONDS, Hall
from guildhall.server.hub import Listener
from guildhall.server.keys import hashed
from guildhall.server.refusals import Refusal
from guildhall.server.storage import StorageError
from guildhall.server.telling import seats_data
from guildhall.server.undoing import request_data
from guildhall.server.wire import NO_KEY_NEEDED, MaybeKeys, dump, refusals

router = APIRouter(prefix="/api/games", tags=["games"])
AGAIN_MILLISECONDS = 2000
COME_BACK = (500, 3000)  # milliseconds: not all at once, when a server has started anew


@router.get(
    "/{id}/events",
    response_class=StreamingResponse,
    responses={
        **refusals(401, 403, 404, 409),
        200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}, "description": "Until you leave."},
    },
    openapi_extra=NO_KEY_NEEDED,
    summary="What happens, as it happens",
)
async def events(
    request: Request,
    id: GameId,
    hall: TheHall,
    keys: MaybeKeys,
    ticket: Annotated[str | None, Query(max_length=100, description="From /ticket; or send a key.")] = None,
    after: Annotated[
        int | None, Query(ge=0, le=10**9, description="Begin after that many moves; with what is new if not given.")
    ] = None,
    last_event_id: Annotated[str | None, Header(description="Sent by a browser that comes back.")] = None,
) -> StreamingResponse:
    """Events `move`, `undo` and `seats` (their data: MoveEvent, UndoEvent, SeatsEvent), and a comment now and then. The
    last one, `reconnect`, says that the server ends or starts anew: come back in a moment."""
    request.app.state.guard.check_stream(request.scope, hall.hub)
    seat, moves, held = await hall.work(
        id, lambda session: (session.caller(keys).seat if keys else None, session.moves, session.key_hashes())
    )
    if not keys:
        seat = await _holder(hall, id, ticket)
    if after is None and last_event_id is not None and last_event_id.isdecimal() and len(last_event_id) < 10:
        after = int(last_event_id)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    listener = Listener(id, seat, address_of(request.scope))
    listener.key_hash = held.get(seat)
    stream = _stream(hall, listener, moves if after is None else min(after, moves))
    return StreamingResponse(stream, headers=headers, media_type="text/event-stream")


async def _holder(hall: Hall, id: str, ticket: str | None) -> str | None:
    if ticket is None:
        raise Refusal("no-key", "Send a key, or a ticket from /ticket.")
    good, seat = await to_thread.run_sync(hall.storage.use_ticket, hashed(ticket), id)
    if not good:
        raise Refusal("bad-ticket", "The ticket was used, is too old, or is for another game. Get a new one.")
    return seat


async def _stream(hall: Hall, listener: Listener, after: int) -> AsyncIterator[bytes]:
    hall.join(listener)
    try:
        yield f": guildhall\nretry: {AGAIN_MILLISECONDS}\n\n".encode()
        listener.wake("move")  # what happened before it was joined
        while True:
            what = await listener.wait(BEAT_SECONDS)
            if hall.hub.is_ending:
                break  # at once: thousands of others want to end, too
            if hall.is_renewed(listener):
                return  # whoever opened it has a link that is dead
            if not what:
                yield b": still here\n\n"
                await hall.beat(listener.game)
                continue
            try:
                number, moves, new = await hall.news(listener.game, listener.seat, after)
                for id, kind, data in new:
                    yield _event(kind, data, id)
                after = moves
                counts = {"number": number, "move": moves}
                if "undo" in what and not any(kind == "undo" for _, kind, _ in new):
                    request = await hall.work(listener.game, lambda session: request_data(session.request))
                    yield _event("undo", {**counts, "request": request})
                if "seats" in what:
                    connected = hall.hub.connected(listener.game)
                    seats = await hall.work(listener.game, lambda session: seats_data(session, connected))  # noqa: B023
                    yield _event("seats", {**counts, "seats": seats})
            except (StorageError, Refusal):
                return  # the client comes back, and is told what is wrong
        yield b"retry: %d\nevent: reconnect\ndata: {}\n\n" % random.randint(*COME_BACK)
    finally:
        hall.leave(listener)


def _event(kind: str, data: dict[str, Any], id: int | None = None) -> bytes:
    first = b"" if id is None else b"id: %d\n" % id
    return first + b"event: %s\ndata: %s\n\n" % (kind.encode(), dump(data))
