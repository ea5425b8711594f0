"""What has changed for a seat, as a difference between what it was told and what it is told now.

Both are what the seat may know, so a difference can tell nothing more. It is a JSON Patch (RFC 6902), of `add`,
`remove` and `replace` only.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias

import orjson

from guildhall.server.hub import Listener
from guildhall.server.notices import notices_data
from guildhall.server.session import Caller, Session
from guildhall.server.telling import (
    Parts,
    chance_data,
    escaped,
    log_data,
    mark_of,
    own_data,
    packed,
    parts_of,
    settled_data,
    shared_data,
    whole,
)
from guildhall.server.wire import dump

WHOLE: Final = ("/question",)
SMALL: Final = 48  # bytes of a part that is replaced as a whole: to name what differs would take as many


class Told(NamedTuple):
    """The table as somebody may know it, without the log, and the name of exactly this. It is kept as bytes, which take
    a tenth of the memory of what they are made from."""

    parts: Parts
    mark: str
    number: int
    move: int


Seen: TypeAlias = dict[Caller, Told]


def told_to(session: Session, callers: Iterable[Caller], connected: frozenset[str]) -> Seen:
    """The table as each of them may know it. What is the same for all is put into bytes once."""
    game = session.game
    shared = _shared_parts(session, connected)
    found: Seen = {}
    for caller in callers:
        if caller not in found:
            parts = {**shared, **parts_of(own_data(session, caller, game, caller.seat))}
            found[caller] = Told(parts, mark_of(parts), len(game.answers), session.moves)
    return found


def _shared_parts(session: Session, connected: frozenset[str]) -> Parts:
    """In the order of `table_data`."""
    if not session.settled:
        session.settled = parts_of(settled_data(session))
    return {
        **session.settled,
        "/chance": _kept(session, "chance", session.game.is_over, lambda: chance_data(session.game)),
        "/notices": _kept(
            session,
            "notices",
            (session.notices, session.seats, len(session.undo_moves)),
            lambda: notices_data(session),
        ),
        **parts_of(shared_data(session, connected, session.game)),
    }


def _kept(session: Session, key: str, depends_on: Any, make: Callable[[], Any]) -> bytes:
    """A part that seldom changes, made anew only if what it depends on has changed."""
    found = session.kept.get(key)
    if found is None or found[0] != depends_on:
        found = session.kept[key] = depends_on, packed(make())
    return found[1]


class Telling:
    """One change of a table, for all who follow it: what they knew, and what they are told. It is put into bytes once
    for all who know the same."""

    def __init__(self, session: Session, before: Seen, now: Seen) -> None:
        self.session = session
        self.before = before
        self.now = now
        self.made: dict[tuple[Caller, bool, int], bytes] = {}

    def push(self, listeners: Iterable[Listener]) -> None:
        for listener in listeners:
            now = self.now[listener.caller]
            if not self.session.knows(listener.caller):
                listener.wake("seats")  # its link is dead: it will end by itself, and is told nothing more
            elif listener.mark != now.mark:
                data = self.change(listener.caller, listener.mark, listener.moves)
                frame = b"id: %d\nevent: change\ndata: %s\n\n" % (now.move, data)
                listener.push(frame, now.mark, now.move)

    def change(self, caller: Caller, mark: str | None, moves: int) -> bytes:
        """For somebody who has the table with that mark and the log of so many moves; the whole table if it is not
        known what they have."""
        old = self.before.get(caller)
        base = old if old is not None and old.mark == mark else None
        key = caller, base is None, moves
        if key not in self.made:
            self.made[key] = self._change(caller.seat, base, self.now[caller], moves)
        return self.made[key]

    def _change(self, seat: str | None, base: Told | None, now: Told, moves: int) -> bytes:
        cut = min(bisect_left(self.session.answer_moves, moves) + 1, now.number)
        return dump(
            {
                "number": now.number,
                "move": now.move,
                "from": None if base is None else base.mark,
                "mark": now.mark,
                "patch": None if base is None else patch(base.parts, now.parts),
                "state": orjson.Fragment(whole(now.parts)) if base is None else None,
                "cut": cut,
                **log_data(self.session, seat, cut),
            }
        )


def patch(old: Parts, new: Parts) -> list[dict[str, Any]]:
    """How one table becomes the other. A question is replaced as a whole: it has little in common with the last one."""
    found: list[dict[str, Any]] = [{"op": "remove", "path": path} for path in old if path not in new]
    for path, value in new.items():
        before = old.get(path)
        if before == value:
            continue
        if before is None:
            found.append({"op": "add", "path": path, "value": orjson.Fragment(value)})
        elif path in WHOLE or len(value) <= SMALL:
            found.append({"op": "replace", "path": path, "value": orjson.Fragment(value)})
        else:
            _compare(path, orjson.loads(before), orjson.loads(value), found)
    return found


def _compare(path: str, old: Any, new: Any, found: list[dict[str, Any]]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in old:
            if key not in new:
                found.append({"op": "remove", "path": f"{path}/{escaped(key)}"})
        for key, value in new.items():
            if key not in old:
                found.append({"op": "add", "path": f"{path}/{escaped(key)}", "value": value})
            elif old[key] != value:
                _compare(f"{path}/{escaped(key)}", old[key], value, found)
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
