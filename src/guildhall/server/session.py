"""One game in memory: a cache of its record, caught up with the moves that others have appended."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from typing import NamedTuple

import guildhall
from guildhall.bots import Sight
from guildhall.engine.definition import with_rules
from guildhall.engine.errors import GuildhallError, RulesError, UnknownGameError
from guildhall.game import Game
from guildhall.server.bots import Thinking
from guildhall.server.keys import hashed, same
from guildhall.server.refusals import Refusal
from guildhall.server.storage import ANSWER, BOT, OPEN, Changes, GameRow, Move, SeatRow, Storage, Stored, UndoRequest


@dataclass(frozen=True)
class Caller:
    """Who asks: a seat, or a spectator (None). `held` are all seats whose keys were sent."""

    seat: str | None
    held: frozenset[str]


@dataclass(frozen=True)
class BotJob:
    """A question to a bot. `table` changes when answers are taken back: what a bot remembers no longer holds."""

    move: int
    seat: str
    bot: str
    table: str
    thinking: Thinking


class Mark(NamedTuple):
    """By this a change is noticed."""

    move: int
    seats: list[SeatRow]
    undo: UndoRequest | None


class Session:
    """Use it under its lock only (see `Hall`)."""

    def __init__(self, storage: Storage, row: GameRow, watch_hashes: list[str]) -> None:
        self.storage = storage
        self.row = row
        self.id = row.id
        try:
            definition = with_rules(guildhall.definition(row.game), row.rules)
        except (RulesError, UnknownGameError) as error:
            raise Refusal("rules", f"{error} It is kept, and nothing of it is lost.") from error
        self.game = Game(definition, row.options, row.seed, row.position, row.salt)
        self.moves = 0  # how many there are, answers and undos
        self.written: float | None = None  # when the last of them was
        # For each answer that stands, the number of its move; and the moves that took answers back.
        self.answer_moves: array[int] = array("I")
        self.undo_moves: array[int] = array("I")
        self.seats: list[SeatRow] = []
        self.request: UndoRequest | None = None
        self.watch_hashes = watch_hashes
        self.hints = row.hints
        self.epoch = -1  # of the database (see `Lines`) when this was read
        self.is_behind = False  # another process has written something that was not read yet

    @staticmethod
    def load(storage: Storage, game: str) -> Session:
        stored = storage.stored(game)
        if stored is None:
            raise unknown_game(game)
        return Session.of(storage, stored)

    @staticmethod
    def of(storage: Storage, stored: Stored) -> Session:
        session = Session(storage, stored.row, stored.watch_hashes)
        session.epoch = stored.epoch
        session.catch_up(stored.changes)
        return session

    # Keeping up.

    def refresh(self) -> None:
        """Read what others have written."""
        # In this order: what is written from now on will be noticed.
        self.epoch, self.is_behind = self.storage.lines.epoch, False
        self.storage.touched.discard(self.id)
        self.catch_up(self.storage.changes(self.id, self.moves))

    def catch_up(self, changes: Changes) -> None:
        if not changes.seats:
            raise unknown_game(self.id)  # it was begun after the backup that is there now
        if changes.before != self.written:
            changes = self._begin_again()
        if changes.moves:
            self._replay(changes)
        self.written = changes.last
        self.seats = changes.seats
        # A request falls when the game goes on.
        self.request = changes.request if changes.request and changes.request.move == self.moves else None

    def _begin_again(self) -> Changes:
        """A backup has taken the place of what is known here."""
        self.game.undo(len(self.game.answers))
        self.moves = 0
        self.answer_moves, self.undo_moves = array("I"), array("I")
        return self.storage.changes(self.id, 0)

    def mark(self) -> Mark:
        return Mark(self.moves, self.seats, self.request)

    def _replay(self, changes: Changes) -> None:
        """Carry out new moves. Answers that a later one of them takes back are not even played."""
        keep = len(self.game.answers)
        new: list[Move] = []
        for move in changes.moves:
            if move.kind == ANSWER:
                new.append(move)
            else:
                self.undo_moves.append(move.number)
                stays = int(move.token)
                keep = min(keep, stays)
                del new[max(0, stays - keep) :]
        try:
            if keep < len(self.game.answers):
                self.game.undo(len(self.game.answers) - keep)
                del self.answer_moves[keep:]
            for move in new:
                self.game.choose(move.token)
                self.answer_moves.append(move.number)
        except GuildhallError as error:
            raise cannot_open() from error
        self.moves = changes.moves[-1].number + 1

    # Who asks.

    def caller(self, keys: list[str]) -> Caller:
        """The seats that these keys open; the first one says who is meant."""
        seats = [self._seat_of(hashed(key)) for key in keys]
        return Caller(seats[0], frozenset(seat for seat in seats if seat is not None))

    def _seat_of(self, key_hash: str) -> str | None:
        # All are compared, so that the time tells nothing.
        found = [row.seat for row in self.seats if row.key_hash is not None and same(row.key_hash, key_hash)]
        watching = [known for known in self.watch_hashes if same(known, key_hash)]
        if found:
            return found[0]
        if watching:
            return None
        raise Refusal("wrong-key", "This key opens no seat of this game.")

    def seat(self, key: str) -> SeatRow:
        for row in self.seats:
            if row.seat == key:
                return row
        raise Refusal("unknown-seat", "There is no such seat at this table.", [row.seat for row in self.seats])

    @property
    def open_seats(self) -> list[str]:
        return [row.seat for row in self.seats if row.kind == OPEN]

    @property
    def tokens(self) -> list[str]:
        """The legal answers."""
        return [option.token for option in self.game.options]

    # The bots.

    def bot_job(self) -> BotJob | None:
        """What a bot is asked now, if one is."""
        if self.game.is_over:
            return None
        question = self.game.decision
        row = self.seats[question.seat]
        if row.kind != BOT or row.bot is None:
            return None
        table = f"{self.id} {row.seat} {len(self.undo_moves)}"
        thinking = replace(self.thinking(), patient=not self.open_seats)
        return BotJob(self.moves, row.seat, row.bot, table, thinking)

    def thinking(self) -> Thinking:
        """The open question, as the asked seat may think about it."""
        return Thinking.about(self.row.game, Sight(self.game.state))

    @property
    def awaits_bot(self) -> bool:
        return not self.game.is_over and self.seats[self.game.decision.seat].kind == BOT

    # Moves.

    def answer(self, seat: str, token: str) -> None:
        """Append a checked answer. Whatever fails after the first line, this session must be thrown away."""
        self.game.choose(token)
        self.accept(self.storage.append(self.id, Move(self.moves, ANSWER, seat, token)))

    def accept(self, written: float) -> None:
        """The game's last answer was written then."""
        self.answer_moves.append(self.moves)
        self._moved(written)

    def hear(self, move: Move, written: float) -> bool:
        """Take over an answer that another process has written; not if it is another one than what comes next here."""
        if move.kind != ANSWER or move.number != self.moves:
            return False
        try:
            self.game.choose(move.token)
        except GuildhallError:
            return False
        self.accept(written)
        return True

    def undo(self, seat: str, stays: int) -> None:
        """Append an undo. Whatever fails, this session must be thrown away."""
        try:
            self.game.undo(len(self.game.answers) - stays)
        except GuildhallError as error:
            raise cannot_open() from error
        written = self.storage.append(self.id, Move(self.moves, "undo", seat, str(stays)))
        del self.answer_moves[stays:]
        self.undo_moves.append(self.moves)
        self._moved(written)

    def _moved(self, written: float) -> None:
        self.written = written
        self.moves += 1
        self.request = None


def cannot_open() -> Refusal:
    return Refusal("rules", "The rules have changed since this game was played: it cannot be opened.")


def unknown_game(game: str) -> Refusal:
    return Refusal("unknown-game", "There is no such game here. Is the link complete?")
