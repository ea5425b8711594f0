"""What the server says no to, each with its status. The page finds its own words by `kind`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

from guildhall.engine.errors import GuildhallError
from guildhall.server.databases import StorageError, StorageFullError, StorageReadOnlyError

Kind = Literal[
    "malformed", "no-key", "bad-ticket", "wrong-key", "not-your-question", "bot-plays", "not-yours", "hidden",
    "unknown-game", "unknown-seat", "unknown-language", "unknown-page", "no-method", "stale", "over", "no-request",
    "here", "rules", "too-large", "invalid", "illegal", "options", "record", "undo", "defect", "full", "database",
    "read-only", "no-hints", "not-over", "no-advice", "too-many", "busy", "cross-site", "not-json", "local-only",
    "wrong-host",
    "used", "absence", "damaged", "unknown-table", "no-seat", "not-host", "out-of-time",
]  # fmt: skip

STATUS: Final[dict[str, int]] = {
    "malformed": 400,
    "no-key": 401,
    "bad-ticket": 401,
    "wrong-key": 403,
    "not-your-question": 403,
    "bot-plays": 403,
    "not-yours": 403,
    "not-host": 403,
    "hidden": 403,
    "no-hints": 403,
    "cross-site": 403,
    "local-only": 403,
    "wrong-host": 403,
    "unknown-game": 404,
    "unknown-seat": 404,
    "unknown-table": 404,
    "unknown-language": 404,
    "unknown-page": 404,
    "no-method": 405,
    "stale": 409,
    "over": 409,
    "not-over": 409,
    "no-request": 409,
    "here": 409,
    "used": 409,
    "no-seat": 409,
    "out-of-time": 409,
    "absence": 409,
    "damaged": 409,
    "rules": 409,
    "too-large": 413,
    "not-json": 415,
    "invalid": 422,
    "illegal": 422,
    "options": 422,
    "record": 422,
    "undo": 422,
    "too-many": 429,
    "defect": 500,
    "full": 503,
    "read-only": 503,
    "database": 503,
    "no-advice": 503,
    "busy": 503,
}
PAUSE: Final = 2.0  # seconds, before what the server cannot do now is tried again


class Refusal(Exception):
    """Nothing was changed. `state` is the table as it stands, where that helps the caller to go on; `wait` says after
    how many seconds it may go better."""

    def __init__(
        self,
        kind: Kind,
        text: str,
        valid: Iterable[object] = (),
        state: dict[str, Any] | None = None,
        wait: float | None = None,
    ) -> None:
        super().__init__(text)
        self.kind: Kind = kind
        self.status = STATUS[kind]
        self.text = text
        self.valid = [value if isinstance(value, (int, str)) else str(value) for value in valid]
        self.state = state
        self.wait = PAUSE if wait is None and self.status == 503 else wait

    def data(self) -> dict[str, Any]:
        error: dict[str, Any] = {"kind": self.kind, "text": self.text}
        if self.valid:
            error["valid"] = self.valid
        return {"error": error} if self.state is None else {"error": error, "state": self.state}


def of_storage(error: StorageError) -> Refusal:
    """What somebody is told whom the database fails."""
    if isinstance(error, StorageFullError):
        return Refusal("full", "There is no room left on the server's disk. Nothing was changed.")
    if isinstance(error, StorageReadOnlyError):
        text = "The server's disk can only be read now: games can be looked at. Nothing was changed."
        return Refusal("read-only", text)
    return Refusal("database", "The server cannot reach its database. Try again in a moment.")


def of_rules(error: GuildhallError) -> Refusal:
    """What somebody is told who wants what the rules do not allow."""
    return Refusal("options", str(error), getattr(error, "valid", ()))
