"""What every request passes: a guard, safe headers, a line in the log, a calm word when all else fails."""

from __future__ import annotations

import logging
import time
import traceback

from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.server.guard import LARGEST_BODY, Guard
from guildhall.server.metrics import Metrics
from guildhall.server.refusals import Refusal
from guildhall.server.visits import Visit, timed
from guildhall.server.wire import REPLIED, SAFE_HEADERS, refused

log = logging.getLogger("guildhall.server")


class EveryRequest:
    def __init__(self, app: ASGIApp, guard: Guard, metrics: Metrics) -> None:
        self.app = app
        self.guard = guard
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        read = 0
        visit: Visit | None = None

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST_BODY:
                raise HTTPException(413)
            return message

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.metrics.answered(status, time.perf_counter() - began)
                there = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(header for header in SAFE_HEADERS if header[0] not in there),
                ]
            elif visit is not None:
                self.guard.send(visit, len(message.get("body", b"")))
            await send(message)

        def replied(code: int, size: int) -> None:
            nonlocal status
            status = code
            self.metrics.answered(code, time.perf_counter() - began)
            if visit is not None:
                self.guard.send(visit, size)

        async def refuse(refusal: Refusal) -> None:
            self.metrics.refused(refusal.kind)
            await refused(refusal)(scope, receive, send_safely)

        try:
            self.guard.check(scope)
            coming = self.guard.visit(scope)
            is_click = scope["method"] == "POST" and scope["path"].endswith("/answers")
            await self.guard.pace(coming, is_click)
            visit = coming
            scope[REPLIED] = replied
            await timed(visit, self.app(scope, receive_some, send_safely))
        except Refusal as refusal:
            await refuse(refusal)
        except Exception as error:
            # Only where it happened: an error's text may name a card that is hidden.
            where = "".join(traceback.format_tb(error.__traceback__))
            log.error("a defect: %s\n%s", type(error).__name__, where)
            if status == 0:
                await refuse(Refusal("defect", "Something went wrong in the server. Nothing was changed."))
        finally:
            if visit is not None:
                self.guard.settle(visit)
            self.guard.leave_stream(scope)
            _note(scope, status, 1000 * (time.perf_counter() - began))


def _note(scope: Scope, status: int, milliseconds: float) -> None:
    if not log.isEnabledFor(logging.INFO):
        return
    # Never the query, which may hold a ticket, nor any header; and what a path holds cannot begin a new line.
    method, path = scope["method"], ascii(scope["path"])[1:-1]
    fields = {"method": method, "path": path, "status": status, "ms": round(milliseconds, 1)}
    log.info("%s %s %d %.1f ms", method, path, status, milliseconds, extra={"fields": fields})
