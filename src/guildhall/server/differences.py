"""What has changed for a seat, as a difference between what it was told and what it is told now.

Both are what the seat may know, so a difference can tell nothing more. It is a JSON Patch (RFC 6902), of `add`,
`remove` and `replace` only.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, NamedTuple

from guildhall.server.session import Caller, Session
from guildhall.server.telling import log_since, mark_of, table_data
from guildhall.server.wire import dump


class Told(NamedTuple):
    """The table as somebody may know it, without the log, and the name of exactly this."""

    data: dict[str, Any]
    mark: str
    number: int
    move: int


def told(session: Session, caller: Caller, connected: frozenset[str]) -> Told:
    data = table_data(session, caller, connected)
    return Told(data, mark_of(data), len(session.game.answers), session.moves)


def change(session: Session, seat: str | None, before: Told | None, now: Told, moves: int) -> bytes:
    """What somebody is sent who has the table as it was `before` and the log of the first so many moves; the whole
    table if it is not known what they have."""
    cut = min(bisect_left(session.answer_moves, moves) + 1, now.number)
    data = {
        "number": now.number,
        "move": now.move,
        "from": None if before is None else before.mark,
        "mark": now.mark,
        "patch": None if before is None else patch(before.data, now.data),
        "state": now.data if before is None else None,
        "cut": cut,
        "log": log_since(session, seat, cut),
    }
    return dump(data)


def patch(old: Any, new: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    _compare("", old, new, found)
    return found


def _compare(path: str, old: Any, new: Any, found: list[dict[str, Any]]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append({"op": "remove", "path": f"{path}/{_escaped(key)}"})
        for key, value in new.items():
            if key not in old:
                found.append({"op": "add", "path": f"{path}/{_escaped(key)}", "value": value})
            elif old[key] != value:
                _compare(f"{path}/{_escaped(key)}", old[key], value, found)
    elif isinstance(old, list) and isinstance(new, list):
        _compare_lists(path, old, new, found)
    else:
        found.append({"op": "replace", "path": path, "value": new})


def _compare_lists(path: str, old: list[Any], new: list[Any], found: list[dict[str, Any]]) -> None:
    """What both begin with and what both end with stays; between, one by one as far as both go, then the rest."""
    least = min(len(old), len(new))
    begin = 0
    while begin < least and old[begin] == new[begin]:
        begin += 1
    end = 0
    while end < least - begin and old[-1 - end] == new[-1 - end]:
        end += 1
    both = least - begin - end
    for place in range(begin, begin + both):
        if old[place] != new[place]:
            _compare(f"{path}/{place}", old[place], new[place], found)
    begin += both
    for place in range(len(old) - end - 1, begin - 1, -1):
        found.append({"op": "remove", "path": f"{path}/{place}"})
    for place in range(begin, len(new) - end):
        found.append({"op": "add", "path": f"{path}/{place}", "value": new[place]})


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")
