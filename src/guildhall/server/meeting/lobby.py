"""The lobby: all open tables in memory, and whoever looks at them told of each change.

The database has the truth; what is here is a copy for those who look. Every process has one, and the processes tell
each other which table to read again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeVar

import sqlalchemy as sa

import guildhall
from guildhall.engine.errors import GuildhallError, UnknownGameError
from guildhall.server import absence, beginning, models
from guildhall.server.hall import BEAT_SECONDS, Hall
from guildhall.server.hub import Listener
from guildhall.server.keys import hashed, is_id, new_id, new_key
from guildhall.server.meeting import waiting
from guildhall.server.meeting.clocks import Agreed
from guildhall.server.meeting.models import NewTable
from guildhall.server.meeting.waiting import Waiting, no_table
from guildhall.server.refusals import Refusal
from guildhall.server.storage import BOT, OPEN, SOLO, GameRow, SeatRow, StorageError, create_in
from guildhall.server.visits import Visit
from guildhall.server.wire import dump

log = logging.getLogger("guildhall.server")
T = TypeVar("T")

LOBBY: Final = "lobby"  # under this those are in the hub who look at the list
MOST_TABLES: Final = 1000  # that wait at a time
MOST_OPENED: Final = 5  # of these by one address
MOST_SEATED: Final = 20  # at which people of one address sit
OWN_OPTIONS: Final = ("corrections", "boards")  # which nobody has to themselves at an open table


class Lobby:
    """Made in a running event loop, beside the hall."""

    def __init__(self, hall: Hall, usual: Mapping[str, Mapping[str, Any]], most: int = MOST_TABLES) -> None:
        self.hall = hall
        self.storage = hall.storage
        self.usual = usual
        self.most = most
        self.tables: dict[str, Waiting] = {}
        self.told: dict[str, bytes] = {}  # each table as it was told last
        self.heard: dict[tuple[str, str], float] = {}  # who was heard of since it was last written down
        self.addresses: dict[tuple[str, str], str] = {}  # from where somebody sat down: table and key
        self.began = time.time()
        self.serial = 0
        hall.hearers[waiting.SAID] = lambda said: self._later(self._look(said["game"]))
        hall.on_lost.append(lambda: self._later(self.look_again()))
        self.tasks: set[asyncio.Task[Any]] = set()
        self._later(self._keep_house())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def _later(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # What people do.

    async def open(self, wanted: NewTable, key: str, visit: Visit | None) -> Waiting:
        wish = checked(wanted, self.hall.own_bots)
        self._check_room(visit)
        if visit is not None and visit.ledger is not None:
            visit.ledger.check_new(visit.address, False, self.hall.drivers)
        found = await self.hall.in_time(
            partial(waiting.open_table, self.storage, new_id(), wish, hashed(key), wanted.name)
        )
        self._note_address(found.id, key, visit)
        self._set(found.id, found)
        return found

    async def sit(self, id: str, key: str, name: str | None, visit: Visit | None) -> Waiting | None:
        """Sit down; nothing if with that the table has begun."""
        self._check_seats(visit)
        found = await self._change(id, partial(waiting.sit_down, self.storage, id, hashed(key), name, self._begin))
        if found is not None:
            self._note_address(id, key, visit)
        else:
            await self._begun(id, visit)
        return found

    async def begin(self, id: str, key: str, bot: str | None, visit: Visit | None) -> None:
        """Bots on all free seats, and off we go."""
        known = None if bot is None else beginning.known_bot(bot, self.hall.own_bots)
        await self._change(id, partial(waiting.begin_now, self.storage, id, hashed(key), known, self._begin))
        await self._begun(id, visit)

    async def leave(self, id: str, key: str) -> None:
        await self._change(id, partial(waiting.leave, self.storage, id, hashed(key)), "closed")
        self.addresses.pop((id, hashed(key)), None)

    async def look(self, id: str, key: str | None) -> tuple[Waiting | None, bool, int | None]:
        """The table, whether it is a game by now, and which of its people has the key. Who has one is here."""
        found = await self._look(id) if is_id(id) else None
        if found is not None:
            number = None if key is None else found.number(hashed(key))
            if key is not None and number is None:
                raise Refusal("wrong-key", "This key opens no seat at this table: perhaps you were away for too long.")
            if key is not None:
                self.heard[id, hashed(key)] = time.time()
            return found, False, number
        if not is_id(id) or await self.hall.in_time(partial(self.storage.game, id)) is None:
            raise no_table()
        return None, True, None

    async def _change(self, id: str, act: Callable[[], T], gone: str = "begun") -> T:
        if not is_id(id):
            raise no_table()
        try:
            found = await self.hall.in_time(act)
        except Refusal as refusal:
            if refusal.kind == "unknown-table":
                await self._look(id)
            raise
        self._set(id, found if isinstance(found, Waiting) else None, gone)
        return found

    async def _begun(self, id: str, visit: Visit | None) -> None:
        if visit is not None and visit.ledger is not None:
            visit.ledger.begun(visit.address, id, False, 0)
        self.hall.metrics.count("games")
        await self.hall.work(id, lambda session: None, drive_after=0.0)

    def _begin(self, connection: sa.Connection, table: Waiting) -> None:
        """Deal, and write the game down. Chance says who sits where; everybody keeps the key that they came with."""
        wish = table.wish
        seats = [{"kind": "open"}] * wish["players"]
        wanted = models.NewGame.model_validate({"game": wish["game"], "options": wish["options"], "seats": seats})
        game, origin = beginning.from_setup(wanted, self.usual)
        rows = [
            # As if each had used an invitation of their own: nobody has begun this table, and has others' keys.
            SeatRow("", OPEN, None, one.name, one.key_hash, invitation=hashed(new_key()))
            for one in table.people
        ] + [SeatRow("", BOT, bot, None, None) for bot in wish["bots"]]
        secrets.SystemRandom().shuffle(rows)
        seated = [
            SeatRow(seat, row.kind, row.bot, row.name, row.key_hash, row.invitation)
            for seat, row in zip(game.seats, rows)
        ]
        seated += [SeatRow(seat, SOLO, None, None, None) for seat in game.seats[len(rows) :]]
        row = GameRow(
            table.id,
            game.definition.key,
            game.definition.version,
            game.setup,
            game.seed,
            game.start_position,
            wish["hints"],
            game.salt,
            table.absence,
            origin,
            None if wish.get("clock") is None else Agreed(**wish["clock"]),
        )
        create_in(connection, row, seated, hashed(new_key()), [])

    # How much one address may do. In memory only: nobody's address is written down.

    def _check_room(self, visit: Visit | None) -> None:
        if len(self.tables) >= self.most:
            raise Refusal("busy", "There is no room for another open table just now: sit down at one that waits.")
        self._check_seats(visit)
        if visit is not None and not visit.is_local:
            hosts = [(table.id, table.people[0].key_hash) for table in self.tables.values()]
            if sum(self.addresses.get(host) == visit.address for host in hosts) >= MOST_OPENED:
                text = f"{MOST_OPENED} tables from here are waiting: begin or leave one of them first."
                raise Refusal("too-many", text, wait=60)

    def _check_seats(self, visit: Visit | None) -> None:
        if visit is not None and not visit.is_local:
            if Counter(self.addresses.values())[visit.address] >= MOST_SEATED:
                text = f"People from here sit at {MOST_SEATED} open tables: leave one of them first."
                raise Refusal("too-many", text, wait=60)

    def _note_address(self, id: str, key: str, visit: Visit | None) -> None:
        if visit is not None and not visit.is_local:
            self.addresses[id, hashed(key)] = visit.address

    # Keeping up, and telling.

    async def look_again(self) -> None:
        """Read all tables."""
        try:
            found = await self.hall.in_time(partial(waiting.all_waiting, self.storage))
        except StorageError:
            return
        for id in [*found, *(self.tables.keys() - found.keys())]:
            await self._tell(id, found.get(id))

    async def _look(self, id: str) -> Waiting | None:
        found = await self.hall.in_time(partial(waiting.one_waiting, self.storage, id))
        await self._tell(id, found)
        return found

    async def _tell(self, id: str, found: Waiting | None) -> None:
        gone = "closed"
        if found is None and id in self.tables:
            if await self.hall.in_time(partial(self.storage.game, id)) is not None:
                gone = "begun"
        self._set(id, found, gone)

    def _set(self, id: str, found: Waiting | None, gone: str = "closed") -> None:
        """This is how the table is now: whoever looks is told, if that is new to them."""
        if found is None:
            if self.tables.pop(id, None) is None:
                return
            self.told.pop(id, None)
            self.addresses = {seat: address for seat, address in self.addresses.items() if seat[0] != id}
            self._push("gone", dump({"id": id, "why": gone}))
            return
        self.tables[id] = found
        there = {one.key_hash for one in found.people}
        for seat in [seat for seat in self.addresses if seat[0] == id and seat[1] not in there]:
            del self.addresses[seat]
        data = dump(found.data())
        if self.told.get(id) != data:
            self.told[id] = data
            self._push("table", data)

    def _push(self, kind: str, data: bytes) -> None:
        self.serial += 1
        frame = b"event: %s\ndata: %s\n\n" % (kind.encode(), data)
        for listener in self.hall.hub.followers(LOBBY):
            listener.push(frame, LOBBY, self.serial)

    def whole(self) -> bytes:
        """The whole list, as one event."""
        return b'event: tables\ndata: {"tables":[%s]}\n\n' % b",".join(self.told.values())

    def catch_up(self, listener: Listener) -> None:
        listener.is_behind = False
        listener.push(self.whole(), LOBBY, self.serial)

    async def _keep_house(self) -> None:
        """Write down who is here, and free the seats of those who are not."""
        await self.look_again()
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                heard, self.heard = self.heard, {}
                if heard:
                    await self.hall.in_time(partial(waiting.note_seen, self.storage, heard))
                await self.look_again()
                now = time.time()
                late = [
                    id
                    for id, table in self.tables.items()
                    if any(now - max(one.seen, self.began) > table.patience for one in table.people)
                ]
                if late:
                    act = partial(waiting.let_go, self.storage, late, self.began, now)
                    for id, found in (await self.hall.in_time(act)).items():
                        self._set(id, found)
            except StorageError as error:
                log.warning("the open tables could not be looked after: %s", error)


def checked(wanted: NewTable, own_bots: Mapping[str, str]) -> dict[str, Any]:
    """What an open table is to be, as it is kept. What does not fit is refused now, and not when all have come."""
    try:
        definition = guildhall.definition(wanted.game)
    except UnknownGameError as error:
        raise Refusal("options", "There is no game of this name.", guildhall.games()) from error
    for name in OWN_OPTIONS:
        if wanted.options.get(name) is not None:
            raise Refusal("options", f"At open tables everybody plays with the same: leave out `{name}`.")
    if wanted.options.get("players", wanted.players) != wanted.players:
        raise Refusal("options", "`players` and the option of that name say different things.")
    if len(wanted.bots) > wanted.players - 2:
        raise Refusal("options", "At an open table two seats at least are for people.")
    for bot in wanted.bots:
        beginning.known_bot(bot, own_bots)
    options = {**wanted.options, "players": wanted.players}
    try:
        definition.read_options(options)
    except GuildhallError as error:
        raise Refusal("options", str(error), getattr(error, "valid", ())) from error
    rule = absence.USUAL if wanted.absence is None else absence.Absence.agreed(**wanted.absence.model_dump())
    clock = beginning.agreed_clock(wanted.clock, wanted.game, own_bots)
    return {
        "game": wanted.game,
        "options": options,
        "players": wanted.players,
        "bots": list(wanted.bots),
        "hints": wanted.hints,
        "absence": {"pace": rule.pace, "seconds": rule.seconds, "by": rule.by},
        "clock": None if clock is None else clock.__dict__,
        "language": wanted.language,
    }
