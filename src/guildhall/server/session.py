"""One game in memory: a cache of its record, caught up with the moves that others have appended."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import guildhall
from guildhall.bots import Sight
from guildhall.engine.definition import with_rules
from guildhall.engine.errors import GuildhallError, RulesError, UnknownGameError
from guildhall.game import PART, Game
from guildhall.server.bots import Thinking
from guildhall.server.holding import why_gone
from guildhall.server.keys import hashed, same
from guildhall.server.meeting.clocks import Span, Step
from guildhall.server.notices import MOST_ALIKE, UNDONE, Notice, Proposal
from guildhall.server.refusals import Refusal
from guildhall.server.storage import (
    ANSWER,
    BOT,
    OPEN,
    UNDO,
    Changes,
    GameRow,
    Move,
    SeatRow,
    Storage,
    Stored,
    UndoRequest,
)
from guildhall.server.visits import let_clicks_go_first

if TYPE_CHECKING:
    from guildhall.server.differences import Told


MOST_CALLERS: Final = 64  # that are remembered: several keys can be sent in more orders than there is memory for


@dataclass(frozen=True)
class Caller:
    """Who asks: a seat, or a spectator (None). `held` are all seats whose keys were sent."""

    seat: str | None
    held: frozenset[str]
    keys: tuple[tuple[str, str], ...] = ()  # the hashes by which the seats were opened: a renewed link is another


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
    seats: tuple[list[SeatRow], list[Notice], list[Proposal]]
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
        self.game.between_parts = let_clicks_go_first
        self.moves = 0  # how many there are, answers and undos
        self.written: float | None = None  # when the last of them was
        # For each answer that stands, the number of its move; and the moves that took answers back.
        self.answer_moves: array[int] = array("I")
        self.undo_moves: array[int] = array("I")
        # At a table with a clock: when each move came and who was asked then; and when all clocks stood.
        self.steps: list[Step] = []
        self.paused: list[tuple[float, float | None]] = []
        self.undone: list[Notice] = []  # what each of them took back, the newest of every seat
        self.notices: list[Notice] = []
        self.proposals: list[Proposal] = []
        self.seats: list[SeatRow] = []
        self.request: UndoRequest | None = None
        self.watch_hashes = watch_hashes
        self.hints = row.hints
        self.epoch = -1  # of the database (see `DirectConnections`) when this was read
        self.is_behind = False  # another process has written something that was not read yet
        self.told: dict[Caller, Told] = {}  # what those who follow the table were told last
        self.settled: dict[str, bytes] = {}  # what was settled when it began, as it is told
        self.kept: dict[str, tuple[Any, bytes]] = {}  # parts of that which seldom change, and what they depend on
        self._callers: dict[tuple[str, ...], Caller] = {}  # by keys, as long as the seats are the same
        self._callers_of: list[SeatRow] = self.seats

    @staticmethod
    def load(storage: Storage, game: str) -> Session:
        stored = storage.stored(game)
        if stored is None:
            raise unknown_game(game, why_gone(storage, game))
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
        self.epoch, self.is_behind = self.storage.direct.epoch, False
        self.storage.touched.discard(self.id)
        self.catch_up(self.storage.changes(self.id, self.moves))

    def catch_up(self, changes: Changes) -> None:
        if not changes.seats:
            # It was begun after the backup that is there now, or it was deleted.
            raise unknown_game(self.id, why_gone(self.storage, self.id))
        if changes.before != self.written:
            changes = self._begin_again()
        if changes.damaged is not None:
            raise damaged(changes.damaged)
        if self.row.clock is not None and not self.steps:
            self.steps = [Step(self.row.created, self.game.asked)]
        if changes.moves and self.row.clock is None:
            self._replay(changes)
        elif changes.moves:
            self._replay_all(changes)
        self.written = changes.last
        self.paused = changes.pauses
        self.seats = changes.seats
        # A request falls when the game goes on.
        self.request = changes.request if changes.request and changes.request.move == self.moves else None
        self.notices = changes.notices
        self.proposals = [one for one in changes.proposals if one.move == self.moves]

    def _begin_again(self) -> Changes:
        """A backup has taken the place of what is known here."""
        self.game.undo(len(self.game.answers))
        self.moves = 0
        self.answer_moves, self.undo_moves, self.undone, self.steps = array("I"), array("I"), [], []
        return self.storage.changes(self.id, 0)

    def mark(self) -> Mark:
        return Mark(self.moves, (self.seats, self.notices, self.proposals), self.request)

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
                self._note_undone(move, keep + len(new) - stays)
                keep = min(keep, stays)
                del new[max(0, stays - keep) :]
        try:
            if keep < len(self.game.answers):
                self.game.undo(len(self.game.answers) - keep)
                del self.answer_moves[keep:]
            for number, move in enumerate(new):
                self.game.choose(move.token)
                self.answer_moves.append(move.number)
                if number % PART == 0:
                    let_clicks_go_first()
        except GuildhallError as error:
            raise damaged(None) from error
        self.moves = changes.moves[-1].number + 1

    def _replay_all(self, changes: Changes) -> None:
        """The same where it matters who was asked in between."""
        try:
            for move, at in zip(changes.moves, changes.times):
                if move.kind == ANSWER:
                    self.game.choose(move.token)
                    self.answer_moves.append(move.number)
                else:
                    stays = int(move.token)
                    self._note_undone(move, len(self.answer_moves) - stays)
                    self.game.undo(len(self.answer_moves) - stays)
                    del self.answer_moves[stays:]
                    self.undo_moves.append(move.number)
                self.steps.append(Step(at, self.game.asked))
        except GuildhallError as error:
            raise damaged(None) from error
        self.moves = changes.moves[-1].number + 1

    # The clocks.

    @property
    def pauses(self) -> list[Span]:
        """When all clocks stood. The next move ends a pause that nobody has ended."""
        found = []
        for began, ended in self.paused:
            moved = next((step.at for step in self.steps if step.at > began), float("inf"))
            found.append((began, min(moved, float("inf") if ended is None else ended)))
        return found

    @property
    def is_paused(self) -> bool:
        return any(ended == float("inf") for _, ended in self.pauses)

    @property
    def clock_since(self) -> float:
        """When something last happened that matters to the clocks."""
        moments = [step.at for step in self.steps[-1:]] + [notice.at for notice in self.notices]
        moments += [moment for pause in self.paused for moment in pause if moment is not None]
        return max(moments, default=0.0)

    # Who asks.

    def caller(self, keys: list[str]) -> Caller:
        """The seats that these keys open; the first one says who is meant."""
        hashes = tuple(hashed(key) for key in keys)
        if self._callers_of is not self.seats or len(self._callers) > MOST_CALLERS:
            self._callers, self._callers_of = {}, self.seats
        if (known := self._callers.get(hashes)) is None:
            known = self._callers[hashes] = self._caller(hashes)
        return known

    def _caller(self, hashes: tuple[str, ...]) -> Caller:
        seats = [self._seat_of(key_hash) for key_hash in hashes]
        held = {seat: key_hash for seat, key_hash in zip(seats, hashes) if seat is not None}
        return Caller(seats[0], frozenset(held), tuple(sorted(held.items())))

    def knows(self, caller: Caller) -> bool:
        """Are the keys that they came with still those of the seats?"""
        now = {row.seat: row.key_hash for row in self.seats}
        return all(now.get(seat) == key_hash for seat, key_hash in caller.keys)

    def saw(self, seat: str, at: float) -> None:
        """Somebody was here until then, which is being written down."""
        self.seats = [replace(row, seen=at) if row.seat == seat else row for row in self.seats]

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
        """Those at which a person plays now."""
        return [row.seat for row in self.seats if row.kind == OPEN]

    @property
    def people(self) -> list[str]:
        """The seats that are a person's, whoever sits there now: what all must agree to is asked of them."""
        return [row.seat for row in self.seats if row.is_persons]

    @property
    def holders(self) -> list[str]:
        """Those of them that somebody has taken."""
        return [row.seat for row in self.seats if row.key_hash is not None]

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
        asked = self.game.asked
        return asked is not None and self.seat(asked).kind == BOT

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
            raise damaged(None) from error
        move = Move(self.moves, UNDO, seat, str(stays))
        self._note_undone(move, len(self.answer_moves) - stays)
        written = self.storage.append(self.id, move)
        del self.answer_moves[stays:]
        self.undo_moves.append(self.moves)
        self._moved(written)

    def _note_undone(self, move: Move, number: int) -> None:
        self.undone.append(Notice(move.number, UNDONE, move.seat, number=number))
        alike = [place for place, notice in enumerate(self.undone) if notice.seat == move.seat]
        if len(alike) > MOST_ALIKE:
            del self.undone[alike[0]]

    def _moved(self, written: float) -> None:
        self.written = written
        self.moves += 1
        if self.row.clock is not None:
            self.steps.append(Step(written, self.game.asked))
        self.request = None
        self.proposals = []


def damaged(number: int | None) -> Refusal:
    """Rules that are not played here are refused before a move is: if one does not fit, it is not what was written."""
    which = "A stored move" if number is None else f"Stored move {number}"
    return Refusal(
        "damaged",
        f"{which} of this game is not what was once written: the server's database is damaged. Nothing was changed. "
        "The host can find out with guildhall doctor, and bring back a backup.",
    )


def renewed() -> Refusal:
    return Refusal("wrong-key", "This key was renewed just now.")


def unknown_game(game: str, why: str | None = None) -> Refusal:
    if why is not None:
        return Refusal("unknown-game", GONE.get(why, GONE["host"]))
    return Refusal("unknown-game", "There is no such game here. Is the link complete?")


GONE = {
    "holders": "This game was deleted: all who held a seat agreed to that.",
    "finished": "This game was deleted. It had been over for as long as this server keeps such games.",
    "abandoned": "This game was deleted. Nobody had played on for as long as this server keeps such games.",
    "unbegun": "This game was deleted. Nobody had begun it for as long as this server keeps such games.",
    "host": "This game was deleted by the host of this server.",
}
