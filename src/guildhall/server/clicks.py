"""The way of an ordinary click, past everything that other requests need.

An answer as a page sends it is read and carried out here. Whatever is unusual about a request goes on to the
application as if nobody had looked at it, and is answered or refused there.
"""

from __future__ import annotations

import re
from typing import Any, Final

from pydantic import ValidationError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from guildhall.engine.errors import GuildhallError
from guildhall.server.connections import SHORT_WAY, ShortWay
from guildhall.server.games import give_answer
from guildhall.server.models import Answer
from guildhall.server.refusals import Refusal, of_rules, of_storage
from guildhall.server.storage import StorageError
from guildhall.server.wire import REPLIED, SAFE_HEADERS, split_keys

CLICK: Final = re.compile(r"/api/games/([a-z0-9]{12})/answers")
LARGEST_CLICK: Final = 1000
HEAD: Final = b"".join(
    (
        b"HTTP/1.1 201 Created\r\n",
        b"content-type: application/json\r\n",
        b"content-length: %d\r\n",
        b"cache-control: no-store\r\n",
        *(name + b": " + value.replace(b"%", b"%%") + b"\r\n" for name, value in SAFE_HEADERS),
    )
)


class Clicks:
    def __init__(self, app: ASGIApp, inner: Any) -> None:
        self.app = app
        self.inner = inner  # the application, which has the hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            return await self.app(scope, receive, send)
        match = CLICK.fullmatch(scope["path"])
        keys = match and _keys(scope)
        if not match or not keys:
            return await self.app(scope, receive, send)
        message = await receive()
        given = _given(message)
        if given is None:
            return await self.app(scope, _again(message, receive), send)
        try:
            body = await give_answer(self.inner.state.hall, match[1], given, keys)
        except StorageError as error:
            raise of_storage(error) from error
        except GuildhallError as error:
            raise of_rules(error) from error
        short_way: ShortWay | None = scope.get("extensions", {}).get(SHORT_WAY)
        if short_way is not None and short_way.reply(HEAD % len(body), body):
            scope[REPLIED](201, len(body))
            return None
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"cache-control", b"no-store"),
        ]
        await send({"type": "http.response.start", "status": 201, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _keys(scope: Scope) -> list[str] | None:
    found = [value for name, value in scope["headers"] if name == b"authorization"]
    if len(found) != 1 or not found[0].startswith(b"Bearer "):
        return None
    try:
        return split_keys(found[0][7:].decode("latin-1"))
    except Refusal:
        return None


def _given(message: Message) -> Answer | None:
    body = message.get("body", b"")
    if message["type"] != "http.request" or message.get("more_body") or len(body) > LARGEST_CLICK:
        return None
    try:
        return Answer.model_validate_json(body)
    except ValidationError:
        return None


def _again(first: Message, receive: Receive) -> Receive:
    """As if the first message had not been taken."""
    waiting = [first]

    async def receive_again() -> Message:
        return waiting.pop() if waiting else await receive()

    return receive_again
