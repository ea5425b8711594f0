"""JSON in and out, and who is calling."""

from __future__ import annotations

import json
import math
from typing import Annotated, Any, Final

import orjson
from fastapi import Depends, Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from guildhall.server.models import MOST_SEATS, RefusalModel
from guildhall.server.refusals import Refusal

NO_STORE: Final = {"Cache-Control": "no-store"}
NO_KEY_NEEDED: Final[dict[str, Any]] = {"security": [{}]}  # beside the key that FastAPI documents
# Styles may be set on an element, since that is how drawings move; everything else comes from this server.
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
_HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
SAFE_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in _HEADERS.items()]
REPLIED: Final = "guildhall.replied"  # in a request's scope: to be called with status and size by who replies itself
bearer = HTTPBearer(
    auto_error=False,
    scheme_name="key",
    description="The secret key of a seat or of the spectators; several with commas from somebody who holds several.",
)


# These are coroutines only because FastAPI sends plain functions to a thread, which takes longer than they do.


async def keys_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> list[str]:
    """The keys that were sent: one or more."""
    return split_keys("" if given is None else given.credentials)


async def maybe_keys_of(given: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]) -> list[str]:
    return [] if given is None else split_keys(given.credentials)


def split_keys(credentials: str) -> list[str]:
    keys = [key.strip() for key in credentials.split(",")]
    if not all(keys) or len(keys) > MOST_SEATS + 1:
        raise Refusal("no-key", "Send the key of a seat, or the spectators': Authorization: Bearer KEY.")
    return keys


Keys = Annotated[list[str], Depends(keys_of)]
MaybeKeys = Annotated[list[str], Depends(maybe_keys_of)]


def dump(data: Any) -> bytes:
    try:
        return orjson.dumps(data)
    except orjson.JSONEncodeError:
        # Half of a surrogate pair can be sent as JSON, but it is no text: nothing that echoes it may fail.
        return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "replace")


def reply(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(dump(data), status, {**NO_STORE, **(headers or {})}, "application/json")


def refused(refusal: Refusal) -> Response:
    headers = {}
    if refusal.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if refusal.wait is not None:
        headers["Retry-After"] = str(math.ceil(refusal.wait))
    return reply(refusal.data(), refusal.status, headers)


SENTENCES: Final = {
    400: "Not JSON, or not HTTP as it should be.",
    401: "No key, or a ticket that is not good.",
    403: "Not with this key, or not from another site's page.",
    404: "There is no such thing here.",
    405: "Not with this method.",
    409: "The game has gone on, or does not allow it now. With `state` where that helps.",
    413: "Too large.",
    415: "Not said to be JSON.",
    422: "Understood, and refused.",
    429: "Too many requests. Try again after `Retry-After`.",
    503: "The database or its disk does not do its work now; nothing was changed. Try again.",
}


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """What a route's documentation says of its refusals. Every route may be sent nonsense or find no database."""
    return {
        status: {"model": RefusalModel, "description": SENTENCES[status]}
        for status in sorted({400, 403, 405, 413, 415, 422, 429, 503, *statuses})
    }
