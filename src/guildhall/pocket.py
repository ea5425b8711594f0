"""What needs no server: the companion, the score pad and the check of cards, for a page that runs this package itself.

The page asks with the addresses and bodies of the API, and gets what a server would say. The words are its own, so that
no catalogue is needed here.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from guildhall import cardpages, companion, scorepad
from guildhall.companion.answering import refused
from guildhall.engine.errors import GuildhallError


def answer(path: str, body: str) -> str:
    """The reply as JSON: `{"data": …}`, or `{"error": {"kind": …, "text": …, "message": …}}`."""
    try:
        return json.dumps({"data": ROUTES[path](json.loads(body))})
    except GuildhallError as error:
        return json.dumps({"error": {"kind": "rules", **refused(error)}})


def _count(asked: dict[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if asked.get("expansions"):
        options["expansions"] = asked["expansions"]
    if asked.get("corrections"):
        options["corrections"] = asked["corrections"]
    return scorepad.sheet(asked.get("game", "architects"), options, asked["seats"], asked.get("table"))


def _check(asked: dict[str, Any]) -> dict[str, Any]:
    return cardpages.checked(
        asked.get("game", "architects"),
        asked.get("corrections", {}),
        asked.get("right", ()),
        asked.get("by", ""),
        asked.get("toml"),
    )


ROUTES: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "/companion": companion.respond,
    "/scorepad": _count,
    "/cards/check": _check,
}
