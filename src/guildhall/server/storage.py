"""Games on disk: SQLite or PostgreSQL, one schema. Every method is one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from guildhall.engine.errors import GuildhallError
from guildhall.server import schema
from guildhall.server.absence import USUAL, Absence
from guildhall.server.appending import Appender, Row
from guildhall.server.appending import MoveTakenError as MoveTakenError
from guildhall.server.databases import CHANNEL, connect, for_writing, meaning
from guildhall.server.databases import StorageError as StorageError
from guildhall.server.databases import StorageFullError as StorageFullError
from guildhall.server.databases import StorageReadOnlyError as StorageReadOnlyError
from guildhall.server.direct_connections import DirectConnections
from guildhall.server.folders import keep_private
from guildhall.server.meeting.clocks import Agreed, Span
from guildhall.server.notices import Notice, Proposal, notices, proposals
from guildhall.server.sums import move_sum

ANSWER: Final = "answer"
UNDO: Final = "undo"
OPEN: Final = "open"
BOT: Final = "bot"
SOLO: Final = "solo"  # follows cards, and is never asked
CHANCE: Final = "chance"
ANSWER_SECONDS: Final = 4.0  # which the database has to confirm something


class Move(NamedTuple):
    number: int
    kind: str
    seat: str
    token: str


@dataclass(frozen=True)
class SeatRow:
    seat: str
    kind: str
    bot: str | None
    name: str | None
    key_hash: str | None
    invitation: str | None = None  # its hash; it opens the seat once
    kept: bool = False  # did whoever began the game keep the key?
    seen: float = field(default=0.0, compare=False)  # when its holder was last known to be here

    @property
    def is_persons(self) -> bool:
        """Does a person hold it, or is one invited, whoever sits there now?"""
        return self.key_hash is not None or self.invitation is not None


@dataclass(frozen=True)
class GameRow:
    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: int
    position: dict[str, Any] | None
    hints: bool = False  # may somebody at the table ask for advice?
    salt: str = ""  # what was hashed with the seed for the players to see
    absence: Absence = USUAL
    origin: str = CHANCE  # who knows the seed: nobody, or whoever chose it or had the record
    clock: Agreed | None = None
    created: float = field(default=0.0, compare=False)


@dataclass(frozen=True)
class AnalysisRow:
    """How far an analysis is; its data when it is done."""

    done: int
    total: int
    data: dict[str, Any] | None


@dataclass(frozen=True)
class UndoRequest:
    move: int
    seat: str
    target: int
    agreed: tuple[str, ...]


@dataclass(frozen=True)
class Changes:
    """What may have changed since somebody last looked. `before` and `last` are when the last move that they knew was
    written, and the last one there is: by them it shows when a backup has taken the place of what they know."""

    moves: list[Move]
    seats: list[SeatRow]
    request: UndoRequest | None
    before: float | None = None
    last: float | None = None
    notices: list[Notice] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    damaged: int | None = None  # the first move that is not what was written
    times: list[float] = field(default_factory=list)  # when each of the moves came
    pauses: list[tuple[float, float | None]] = field(default_factory=list)


@dataclass(frozen=True)
class Stored:
    """A game as it is on disk, and the epoch (see `DirectConnections`) in which it was read."""

    row: GameRow
    watch_hashes: list[str]
    changes: Changes
    epoch: int


class Storage:
    """One database. Safe to use from several threads, and several processes may share one."""

    def __init__(self, url: str | sa.URL) -> None:
        self.process = secrets.token_hex(8)  # how the others call whoever writes through this
        # SQLite lets one write at a time and the others try again by the clock: in one process they rather queue.
        self.turn = threading.Lock()
        self.engine = connect(url)
        keep_private(self.engine.url)
        self.notifies = self.engine.dialect.name == "postgresql"
        self.writer = for_writing(self.engine)
        self.direct = DirectConnections(self)
        self.appender = Appender(self.direct.insert)
        self.downs: list[Span] = []  # when no server was there, and no clock ran
        self.touched: set[str] = set()  # games of which this process has written something else than a move
        try:
            with self.transaction() as connection:
                schema.migrate(connection)
        except StorageError as error:
            self.close()
            raise GuildhallError(f"The database cannot be opened: {error}") from error

    def close(self) -> None:
        self.appender.close()
        self.direct.close()
        with self.turn:  # whoever is in the middle of writing comes to an end first
            self.writer.dispose()
        self.engine.dispose()

    @contextlib.contextmanager
    def transaction(self, write: bool = True) -> Iterator[sa.Connection]:
        queue = self.turn if write and not self.notifies else contextlib.nullcontext()
        try:
            with queue, (self.writer if write else self.engine).begin() as connection:
                if write:
                    self.direct.look_now()
                touched = connection.info["guildhall_touched"] = []
                yield connection
            self.touched.update(touched)
        except sa.exc.IntegrityError:
            raise
        except sa.exc.DBAPIError as error:
            raise meaning(error) from error
        except sa.exc.TimeoutError as error:
            raise StorageError("all connections to the database are in use") from error

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[sa.Connection]:
        """To read everything as it is at one moment, while others write."""
        with self.transaction(write=False) as connection:
            if self.notifies:
                connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            yield connection

    def damage(self) -> str | None:
        """What is wrong with the file, as far as SQLite can tell; PostgreSQL looks after its own."""
        if self.notifies:
            return None
        try:
            with self.transaction(write=False) as connection:
                found = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        except StorageError as error:
            return str(error)
        return None if found == "ok" else str(found)

    def tell_of(self, connection: sa.Connection, game: str, what: str) -> None:
        """Wake the other processes when this transaction is done; and what this one has in memory is read again."""
        connection.info["guildhall_touched"].append(game)
        if self.notifies:
            payload = json.dumps({"process": self.process, "kind": what, "game": game})
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    def tell(self, said: dict[str, Any]) -> None:
        """Say something to the other processes that is not kept."""
        if self.notifies:
            with self.transaction() as connection:
                self.say_with(connection, said)

    def say_with(self, connection: sa.Connection, said: dict[str, Any]) -> None:
        """Say something to the other processes when this transaction is done."""
        if self.notifies:
            payload = json.dumps({"process": self.process, **said})
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))

    # Games.

    def create(self, game: GameRow, seats: Sequence[SeatRow], watch_hash: str, answers: Sequence[Move]) -> None:
        with self.transaction() as connection:
            create_in(connection, game, seats, watch_hash, answers)

    def game(self, game: str) -> GameRow | None:
        with self.transaction(write=False) as connection:
            agreed = schema.settings.c
            both = schema.games.join(schema.settings, schema.games.c.id == agreed.game)
            row = connection.execute(
                sa.select(
                    schema.games, agreed.hints, agreed.pace, agreed.absent_seconds, agreed.absent_by, agreed.origin
                )
                .select_from(both)
                .where(schema.games.c.id == game)
            ).first()
            clock = connection.execute(sa.select(schema.clocks).where(schema.clocks.c.game == game)).first()
        if row is None:
            return None
        position = None if row.position is None else json.loads(row.position)
        seed, _, salt = row.seed.partition(" ")
        absence = Absence(row.pace, row.absent_seconds, row.absent_by)
        return GameRow(
            row.id,
            row.game,
            row.rules,
            json.loads(row.options),
            int(seed),
            position,
            row.hints,
            salt,
            absence,
            row.origin,
            None if clock is None else Agreed(*clock[1:6]),
            row.created,
        )

    def stored(self, game: str) -> Stored | None:
        """All of a game, for somebody who has nothing of it."""
        epoch = self.direct.epoch  # first: what is written from now on will be noticed
        self.touched.discard(game)
        row = self.game(game)
        return None if row is None else Stored(row, self.watch_hashes(game), self.changes(game, 0), epoch)

    def watch_hashes(self, game: str) -> list[str]:
        with self.transaction(write=False) as connection:
            rows = connection.execute(sa.select(schema.watchers.c.key_hash).where(schema.watchers.c.game == game))
            return [row.key_hash for row in rows]

    def changes(self, game: str, known: int) -> Changes:
        """The moves from number `known` on, the seats, and the open request."""
        moves, seats = schema.moves, schema.seats
        with self.transaction(write=False) as connection:
            found = connection.execute(
                sa.select(moves.c.number, moves.c.kind, moves.c.seat, moves.c.token, moves.c.at, moves.c.sum)
                .where(moves.c.game == game, moves.c.number >= known - 1)
                .order_by(moves.c.number)
            ).all()
            rows = connection.execute(sa.select(seats).where(seats.c.game == game).order_by(seats.c.place)).all()
            request = _request(connection, game)
            told = notices(connection, game)
            proposed = proposals(connection, game)
            paused = sa.select(schema.pauses.c.began, schema.pauses.c.ended).where(schema.pauses.c.game == game)
            stood = [(began, ended) for began, ended in connection.execute(paused.order_by(schema.pauses.c.began))]
        new = [row for row in found if row.number >= known]
        wrong = (row.number for row in new if row.sum is not None and row.sum != move_sum(game, *row[:4]))
        return Changes(
            [Move(*row[:4]) for row in new],
            [SeatRow(*row[2:]) for row in rows],
            request,
            before=found[0].at if len(found) > len(new) else None,
            last=found[-1].at if found else None,
            notices=told,
            proposals=proposed,
            damaged=next(wrong, None),
            times=[row.at for row in new],
            pauses=stood,
        )

    # Moves.

    def append(self, game: str, move: Move) -> float:
        """Accept a move, and say when that was; raises MoveTakenError if its number is taken."""
        row = _row(game, move)
        done = self.appender.append(row)
        try:
            done.result(timeout=ANSWER_SECONDS)
        except TimeoutError as error:
            done.cancel()
            raise hangs() from error
        return row.at

    def append_soon(self, game: str, move: Move) -> tuple[float, asyncio.Future[None]]:
        """The same for the event loop: when it will have been, and what to wait for."""
        row = _row(game, move)
        return row.at, self.appender.append_soon(row)

    # Seats.

    def set_seat(self, game: str, seat: str, **values: str | None) -> None:
        rows = schema.seats
        with self.transaction() as connection:
            connection.execute(rows.update().where(rows.c.game == game, rows.c.seat == seat).values(**values))
            self.tell_of(connection, game, "seats")

    # Tickets.

    def claim_ticket(self, ticket_hash: str, game: str, seat: str | None, until: float) -> bool:
        """May it be used? Of several processes only the first one hears yes."""
        rows = schema.tickets
        values = {"ticket_hash": ticket_hash, "game": game, "seat": seat, "expires": until}
        with self.transaction() as connection:
            connection.execute(rows.delete().where(rows.c.expires < time.time()))
            insert = (postgresql if self.notifies else sqlite).insert(rows).values(**values)
            claimed = insert.on_conflict_do_nothing().returning(rows.c.ticket_hash)
            return connection.execute(claimed).first() is not None

    # Requests to take answers back.

    def set_request(self, game: str, request: UndoRequest | None) -> None:
        rows = schema.requests
        with self.transaction() as connection:
            if request is None:
                connection.execute(rows.delete().where(rows.c.game == game))
            else:
                values = {
                    "move": request.move,
                    "seat": request.seat,
                    "target": request.target,
                    "agreed": ",".join(request.agreed),
                }
                # In one statement: of two who ask at once, at two processes, the second one's request stands.
                insert = (postgresql if self.notifies else sqlite).insert(rows).values(game=game, **values)
                connection.execute(insert.on_conflict_do_update(index_elements=[rows.c.game], set_=values))
            self.tell_of(connection, game, "undo")

    def agree(self, game: str, move: int, target: int, seat: str) -> UndoRequest | None:
        """Note that a seat agrees to the request made at that move; gives the request, if it is still there and wants
        the same."""
        rows = schema.requests
        with self.transaction() as connection:
            # Locked, so that of two who agree at once the second sees the first.
            found = _request(connection, game, lock=True)
            if found is None or (found.move, found.target) != (move, target):
                return None
            agreed = (*found.agreed, *((seat,) if seat not in found.agreed else ()))
            connection.execute(rows.update().where(rows.c.game == game).values(agreed=",".join(agreed)))
            self.tell_of(connection, game, "undo")
        return UndoRequest(found.move, found.seat, found.target, agreed)

    # Analyses.

    def analysis(self, game: str, move: int) -> AnalysisRow | None:
        rows = schema.analyses
        with self.transaction(write=False) as connection:
            row = connection.execute(sa.select(rows).where(rows.c.game == game, rows.c.move == move)).first()
        return None if row is None else AnalysisRow(row.done, row.total, row.data and json.loads(row.data))

    def claim_analysis(self, game: str, move: int, silent_seconds: float) -> bool:
        """May this process do it? Not if it is done, nor if another one is at it and was heard of lately."""
        rows = schema.analyses
        now = time.time()
        claim = {"process": self.process, "heard": now, "done": 0, "total": 0}
        try:
            with self.transaction() as connection:
                # Of a game that was deleted meanwhile nothing may come back.
                there = sa.select(schema.games.c.id).where(schema.games.c.id == game).with_for_update()
                if connection.execute(there).first() is None:
                    return False
                # One of an earlier end, which was taken back, is no longer wanted.
                connection.execute(rows.delete().where(rows.c.game == game, rows.c.move != move))
                taken = connection.execute(
                    rows.update()
                    .where(rows.c.game == game, rows.c.move == move, rows.c.data.is_(None))
                    .where(sa.or_(rows.c.heard < now - silent_seconds, rows.c.process == self.process))
                    .values(**claim)
                )
                if not taken.rowcount:
                    connection.execute(rows.insert().values(game=game, move=move, **claim))
        except sa.exc.IntegrityError:
            return False
        return True

    def note_analysis(self, game: str, move: int, done: int, total: int, data: dict[str, Any] | None = None) -> None:
        rows = schema.analyses
        with self.transaction() as connection:
            connection.execute(
                rows.update()
                .where(rows.c.game == game, rows.c.move == move, rows.c.process == self.process)
                .values(heard=time.time(), done=done, total=total, data=data and json.dumps(data))
            )


def create_in(
    connection: sa.Connection, game: GameRow, seats: Sequence[SeatRow], watch_hash: str, answers: Sequence[Move]
) -> None:
    """Write a new game down, in a transaction that is open."""
    now = time.time()
    connection.execute(
        schema.games.insert().values(
            id=game.id,
            game=game.game,
            rules=game.rules,
            options=json.dumps(game.options),
            seed=f"{game.seed} {game.salt}".rstrip(),
            position=None if game.position is None else json.dumps(game.position),
            created=now,
        )
    )
    connection.execute(
        schema.seats.insert(),
        [
            {
                "game": game.id,
                "place": place,
                "seat": row.seat,
                "kind": row.kind,
                "bot": row.bot,
                "name": row.name,
                "key_hash": row.key_hash,
                "invitation": row.invitation,
                "kept": row.kept,
                "seen": now,
            }
            for place, row in enumerate(seats)
        ],
    )
    connection.execute(schema.watchers.insert().values(game=game.id, key_hash=watch_hash))
    connection.execute(
        schema.settings.insert().values(
            game=game.id,
            hints=game.hints,
            pace=game.absence.pace,
            absent_seconds=game.absence.seconds,
            absent_by=game.absence.by,
            origin=game.origin,
        )
    )
    if game.clock is not None:
        connection.execute(schema.clocks.insert().values(game=game.id, **game.clock.__dict__))
    if answers:
        connection.execute(
            schema.moves.insert(),
            [{"game": game.id, **move._asdict(), "at": now, "sum": move_sum(game.id, *move)} for move in answers],
        )


def hangs() -> StorageError:
    return StorageError("the database does not answer in time")


def _row(game: str, move: Move) -> Row:
    return Row(game, *move, time.time(), move_sum(game, *move))


def _request(connection: sa.Connection, game: str, lock: bool = False) -> UndoRequest | None:
    query = sa.select(schema.requests).where(schema.requests.c.game == game)
    row = connection.execute(query.with_for_update() if lock else query).first()
    if row is None:
        return None
    return UndoRequest(row.move, row.seat, row.target, tuple(row.agreed.split(",")) if row.agreed else ())
