"""Live updates: server-sent events, whose id is the number of moves, so that nobody misses one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response
from starlette.types import Receive, Scope, Send

from guildhall.server.connections import SHORT_WAY, ShortWay
from guildhall.server.games import GameId, TheHall
from guildhall.server.guard import Guard, address_of
from guildhall.server.hall import BEAT_SECONDS, Hall
from guildhall.server.hub import Listener
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller
from guildhall.server.storage import StorageError
from guildhall.server.telling import seats_data
from guildhall.server.undoing import request_data
from guildhall.server.visits import current
from guildhall.server.wire import NO_KEY_NEEDED, MaybeKeys, dump, refusals

router = APIRouter(prefix="/api/games", tags=["games"])
AGAIN_MILLISECONDS = 2000
COME_BACK = (500, 3000)  # milliseconds: not all at once, when a server has started anew


@router.get(
    "/{id}/events",
    response_class=Response,
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
    mark: Annotated[
        str | None,
        Query(max_length=40, description="The `mark` of the table that you have, or empty: follow it by `change`."),
    ] = None,
    last_event_id: Annotated[str | None, Header(description="Sent by a browser that comes back.")] = None,
) -> Response:
    """With `mark`, events `change` (their data: Change), each of them the difference to the table before, or the whole
    table where that is not known. Without it, events `move`, `undo` and `seats` (their data: MoveEvent, UndoEvent,
    SeatsEvent). A comment comes now and then. The last event, `reconnect`, says that the server ends or starts anew:
    come back in a moment."""
    request.app.state.guard.take_stream(request.scope)
    if after is None and last_event_id is not None and last_event_id.isdecimal() and len(last_event_id) < 10:
        after = int(last_event_id)
    caller, moves = await hall.work(id, lambda s: (s.caller(keys) if keys else None, s.moves), quick=True)
    if caller is None:
        caller = holder = await _holder(hall, id, ticket)
        if not await hall.work(id, lambda s: s.knows(holder), quick=True):
            raise _bad_ticket()
    known = moves if after is None else min(after, moves)
    return Events(hall, request.app.state.guard, Listener(id, caller, address_of(request.scope), known, mark))


async def _holder(hall: Hall, id: str, ticket: str | None) -> Caller:
    if ticket is None:
        raise Refusal("no-key", "Send a key, or a ticket from /ticket.")
    caller = await hall.use_ticket(id, ticket)
    if caller is None:
        raise _bad_ticket()
    return caller


def _bad_ticket() -> Refusal:
    return Refusal("bad-ticket", "The ticket was used, is too old, or is for another game. Get a new one.")


class Stream(Response):
    """An open stream of events to somebody who listens."""

    media_type = "text/event-stream"

    def __init__(self, hall: Hall, guard: Guard, listener: Listener) -> None:
        super().__init__(headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})
        del self.headers["content-length"]
        self.hall = hall
        self.guard = guard
        self.listener = listener

    def join(self) -> asyncio.Task[None] | None:
        """Begin to listen, at once; what has to be waited for besides, before anything is sent."""
        raise NotImplementedError

    def leave(self) -> None:
        raise NotImplementedError

    def frames(self) -> AsyncIterator[bytes]:
        """What is sent, as long as the stream lasts."""
        raise NotImplementedError

    @staticmethod
    def come_back() -> bytes:
        """The last event of a server that ends."""
        return b"retry: %d\nevent: reconnect\ndata: {}\n\n" % random.randint(*COME_BACK)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        joined = self.join()
        hearing = asyncio.create_task(self._until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            first = b": guildhall\nretry: %d\n\n" % AGAIN_MILLISECONDS
            await send({"type": "http.response.body", "body": first, "more_body": True})
            if joined is not None:
                await joined
            self.listener.write = self._writer(scope)
            async for frames in self.frames():
                await send({"type": "http.response.body", "body": frames, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            self.leave()
            if joined is not None:
                joined.cancel()
            hearing.cancel()

    def _writer(self, scope: Scope) -> Callable[[bytes], bool] | None:
        """What sends a frame without waking this task, where the connection can do that."""
        short_way: ShortWay | None = scope.get("extensions", {}).get(SHORT_WAY)
        visit = current()
        if short_way is None or visit is None or not self.listener.follows:
            return None

        def write(frame: bytes) -> bool:
            if self.hall.hub.is_ending or not short_way.send(frame):
                return False
            self.guard.send(visit, len(frame))
            return True

        return write

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.listener.leave()


class Events(Stream):
    """What happens at a table."""

    def join(self) -> asyncio.Task[None]:
        return self.hall.join(self.listener)

    def leave(self) -> None:
        self.hall.leave(self.listener)

    async def frames(self) -> AsyncIterator[bytes]:
        hall, listener = self.hall, self.listener
        if not listener.follows:
            listener.wake("move")  # what happened before it was joined
        while True:
            frames, what = await listener.wait(BEAT_SECONDS)
            if listener.is_gone:
                return
            if hall.hub.is_ending:
                break  # at once: thousands of others want to end, too
            if hall.is_renewed(listener.caller, listener.game):
                return  # whoever opened it has a link that is dead
            try:
                if listener.is_behind:
                    await hall.catch_up(listener)
                elif what and not listener.follows:
                    async for events in self._events(what):
                        yield events
                elif not frames:
                    frames = b": still here\n\n"
                    await hall.beat(listener.game)
            except (StorageError, Refusal):
                return  # the client comes back, and is told what is wrong
            if frames:
                yield frames
        yield self.come_back()

    async def _events(self, what: set[str]) -> AsyncIterator[bytes]:
        """For somebody who does not follow the table. Of a long story each part is sent before the next is told."""
        hall, listener = self.hall, self.listener
        is_all = has_undo = False
        while not is_all:
            new, is_all, counts = await hall.news(listener)
            has_undo |= any(one.kind == "undo" for one in new)
            if new:
                yield b"".join(_event(one.kind, one.data, one.id) for one in new)
            if not is_all:
                await asyncio.sleep(0)
                await hall.precedence.let_go_first()
        found = []
        if "undo" in what and not has_undo:
            request = await hall.work(listener.game, lambda session: request_data(session.request), quick=True)
            found.append(_event("undo", dump({**counts, "request": request})))
        if "seats" in what:
            connected = hall.hub.connected(listener.game)
            seats = await hall.work(listener.game, lambda session: seats_data(session, connected), quick=True)
            found.append(_event("seats", dump({**counts, "seats": seats})))
        if found:
            yield b"".join(found)


def _event(kind: str, data: bytes, id: int | None = None) -> bytes:
    first = b"" if id is None else b"id: %d\n" % id
    return first + b"event: %s\ndata: %s\n\n" % (kind.encode(), data)
