"""Open tables as they are stored. Each function is one transaction, and no table changes in two of them at once."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from guildhall.server import schema
from guildhall.server.absence import LIVE, Absence
from guildhall.server.names import look_alike
from guildhall.server.refusals import Refusal
from guildhall.server.storage import Storage

SAID: Final = "waiting"  # the kind of what the other processes are told
LIVE_SECONDS: Final = 75.0  # without a sign of life, after which a seat at a table that begins at once is free again
DAYS_SECONDS: Final = 14 * 24 * 3600.0  # the same at a table for a game over days

waiting, sitters = schema.waiting, schema.sitters


@dataclass(frozen=True)
class Sitter:
    number: int
    key_hash: str
    name: str | None
    seen: float


@dataclass(frozen=True)
class Waiting:
    """An open table. `wish` is what was asked for, checked."""

    id: str
    wish: Mapping[str, Any]
    opened: float
    people: tuple[Sitter, ...]

    @property
    def free(self) -> int:
        return int(self.wish["players"]) - len(self.wish["bots"]) - len(self.people)

    @property
    def host(self) -> int:
        return self.people[0].number

    @property
    def absence(self) -> Absence:
        return Absence(**self.wish["absence"])

    @property
    def patience(self) -> float:
        """After how many seconds without a sign of life somebody has left."""
        return LIVE_SECONDS if self.absence.pace == LIVE else DAYS_SECONDS

    def number(self, key_hash: str) -> int | None:
        """Which of the people has that key."""
        return next((one.number for one in self.people if one.key_hash == key_hash), None)

    def data(self) -> dict[str, Any]:
        """As everybody may know it: nothing of keys, and of nobody when they were seen."""
        rule = self.absence
        return {
            "id": self.id,
            "game": self.wish["game"],
            "options": self.wish["options"],
            "players": self.wish["players"],
            "bots": self.wish["bots"],
            "people": [{"number": one.number, "name": one.name} for one in self.people],
            "free": self.free,
            "hints": self.wish["hints"],
            "absence": {"pace": rule.pace, "seconds": rule.seconds, "by": rule.by},
            "clock": self.wish.get("clock"),
            "language": self.wish["language"],
            "opened": self.opened,
        }


Begin = Callable[[sa.Connection, Waiting], None]  # turns a table into a game, in the transaction in which it is taken


def all_waiting(storage: Storage) -> dict[str, Waiting]:
    """All open tables, the oldest first."""
    with storage.transaction(write=False) as connection:
        return {found.id: found for found in _read(connection)}


def one_waiting(storage: Storage, id: str) -> Waiting | None:
    with storage.transaction(write=False) as connection:
        return next(_read(connection, id), None)


def _read(connection: sa.Connection, id: str | None = None) -> Iterator[Waiting]:
    tables, people = sa.select(waiting).order_by(waiting.c.opened, waiting.c.id), sa.select(sitters)
    if id is not None:
        tables, people = tables.where(waiting.c.id == id), people.where(sitters.c.waiting == id)
    sitting: dict[str, list[Sitter]] = {}
    for row in connection.execute(people.order_by(sitters.c.number)):
        sitting.setdefault(row.waiting, []).append(Sitter(row.number, row.key_hash, row.name, row.seen))
    for row in connection.execute(tables):
        if row.id in sitting:
            yield Waiting(row.id, json.loads(row.wish), row.opened, tuple(sitting[row.id]))


@contextlib.contextmanager
def _at(storage: Storage, id: str) -> Iterator[tuple[sa.Connection, Waiting]]:
    """A transaction in which nobody else, in whatever process, changes this table."""
    with storage.transaction() as connection:
        connection.execute(sa.select(waiting.c.id).where(waiting.c.id == id).with_for_update())
        found = next(_read(connection, id), None)
        if found is None:
            raise no_table()
        yield connection, found
        storage.say_with(connection, {"kind": SAID, "game": id})


def open_table(storage: Storage, id: str, wish: Mapping[str, Any], key_hash: str, name: str | None) -> Waiting:
    now = time.time()
    with storage.transaction() as connection:
        connection.execute(waiting.insert().values(id=id, wish=json.dumps(wish), opened=now))
        connection.execute(sitters.insert().values(waiting=id, number=1, key_hash=key_hash, name=name, seen=now))
        storage.say_with(connection, {"kind": SAID, "game": id})
    return Waiting(id, wish, now, (Sitter(1, key_hash, name, now),))


def sit_down(storage: Storage, id: str, key_hash: str, name: str | None, begin: Begin) -> Waiting | None:
    """Take a free seat. The last one to come begins the game; then there is no open table any more."""
    with _at(storage, id) as (connection, found):
        if found.number(key_hash) is not None:
            return found  # the reply was lost
        if found.free < 1:
            raise Refusal("no-seat", "Somebody else was faster: this table has no free seat.")
        if name is not None and any(one.name is not None and look_alike(one.name, name) for one in found.people):
            raise Refusal("options", "Somebody at this table has this name already.")
        new = Sitter(found.people[-1].number + 1, key_hash, name, time.time())
        connection.execute(sitters.insert().values(waiting=id, **new.__dict__))
        after = Waiting(id, found.wish, found.opened, (*found.people, new))
        if after.free:
            return after
        begin(connection, after)
        _take_away(connection, id)
    return None


def begin_now(storage: Storage, id: str, key_hash: str, bot: str | None, begin: Begin) -> None:
    """The host fills the free seats with bots."""
    with _at(storage, id) as (connection, found):
        _own(found, key_hash)
        if found.number(key_hash) != found.host:
            raise Refusal("not-host", "Only the host begins before the table is full: whoever has sat there longest.")
        if bot is None:
            raise Refusal("options", f"{found.free} seats are free: say which bot sits down there.")
        bots = [*found.wish["bots"], *[bot] * found.free]
        begin(connection, Waiting(id, {**found.wish, "bots": bots}, found.opened, found.people))
        _take_away(connection, id)


def leave(storage: Storage, id: str, key_hash: str) -> Waiting | None:
    """Give the seat back; who has sat there longest of the others is the host. Nobody leaves no table behind."""
    with _at(storage, id) as (connection, found):
        return _without(connection, found, {_own(found, key_hash)})


def _own(found: Waiting, key_hash: str) -> int:
    number = found.number(key_hash)
    if number is None:
        raise Refusal("wrong-key", "This key opens no seat at this table: perhaps you were away for too long.")
    return number


def note_seen(storage: Storage, seen: Mapping[tuple[str, str], float]) -> None:
    """Those who sit there, each by table and hash of the key, were heard of then."""
    with storage.transaction() as connection:
        # Always in the same order, so that two processes never wait for each other.
        for (id, key_hash), at in sorted(seen.items()):
            where = (sitters.c.waiting == id, sitters.c.key_hash == key_hash, sitters.c.seen < at)
            connection.execute(sitters.update().where(*where).values(seen=at))


def let_go(storage: Storage, ids: Iterable[str], since: float, now: float) -> dict[str, Waiting | None]:
    """Those leave who were not heard of for too long; gives the tables that this has changed. Time in which this
    process was not there, before `since`, counts for nobody."""
    changed: dict[str, Waiting | None] = {}
    for id in ids:
        with contextlib.suppress(Refusal), _at(storage, id) as (connection, found):
            late = {one.number for one in found.people if now - max(one.seen, since) > found.patience}
            if late:
                changed[id] = _without(connection, found, late)
    return changed


def _without(connection: sa.Connection, found: Waiting, numbers: set[int]) -> Waiting | None:
    stay = tuple(one for one in found.people if one.number not in numbers)
    if not stay:
        _take_away(connection, found.id)
        return None
    connection.execute(sitters.delete().where(sitters.c.waiting == found.id, sitters.c.number.in_(numbers)))
    return Waiting(found.id, found.wish, found.opened, stay)


def _take_away(connection: sa.Connection, id: str) -> None:
    connection.execute(sitters.delete().where(sitters.c.waiting == id))
    connection.execute(waiting.delete().where(waiting.c.id == id))


def no_table() -> Refusal:
    return Refusal("unknown-table", "There is no such open table: it has begun, or nobody sat there any more.")
