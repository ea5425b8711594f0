"""Games as texts: their records, also of those that cannot be played here, and reports of problems."""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Any, Final

import guildhall
from guildhall.engine.commitment import commitment
from guildhall.engine.record import UNKNOWN, Record, Report
from guildhall.engine.rng import BLAKE2B, SEED_LIMIT
from guildhall.game import Game
from guildhall.server.keys import hashed, same
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session, unknown_game
from guildhall.server.storage import ANSWER, SOLO, GameRow, Storage
from guildhall.server.wire import dump

MOST_REPORTS: Final = 10_000  # that are remembered


def record_of(session: Session, caller: Caller) -> Record:
    """It holds the seed, and with it everything hidden: before the end only for somebody who has held every seat from
    the start, alone or at one screen."""
    if not may_know_all(session, caller):
        raise Refusal("hidden", "The record holds the others' cards, too: it is there when the game is over.")
    return session.game.record()


def may_know_all(session: Session, caller: Caller) -> bool:
    """Keys that were gathered later do not count: their holders may not know what is done with them."""
    return session.game.is_over or all(
        row.kind == SOLO or (row.kept and row.seat in caller.held) for row in session.seats
    )


def report_of(session: Session, caller: Caller, at: int | None) -> tuple[Record, str]:
    """The record with a note after how many answers to look. Who may not know all gets no record of a running game, but
    the table as they see it, with everything hidden from them dealt again: what they could not see they cannot read in
    it, and whoever opens it can still play on. The host finds the true record by the game's id. Beside it a name for
    that table, if it is one of a running game."""
    answers = len(session.game.answers)
    number = answers if at is None else at
    if number > answers:
        raise Refusal("record", f"There are only {answers} answers.")
    table = ""
    if may_know_all(session, caller):
        record = session.game.record()
    else:
        game = session.game if number == answers else session.game.at(number)
        dealt = game.deal_to_play_on(caller.seat, secrets.randbits(64))
        shown = guildhall.load_position(dealt.position())
        record, table = shown.record(), _table_name(shown)
        number = 0
    record.report = Report(number, guildhall.__version__, session.id)
    return record, table


class Reported:
    """The tables that reports have shown, by what all at the table see, and the games that they are of."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, str] = OrderedDict()

    def add(self, table: str, game: str) -> None:
        self.games[table] = game
        self.games.move_to_end(table)
        if len(self.games) > MOST_REPORTS:
            self.games.popitem(last=False)


def public_table(position: dict[str, Any]) -> str:
    """A name for what a spectator sees of a position. What was dealt again to make a report changes nothing of it."""
    return _table_name(guildhall.load_position(position))


def _table_name(game: Game) -> str:
    return hashlib.blake2b(dump(game.view(None)), digest_size=16).hexdigest()


def stored_record(storage: Storage, game: str) -> Record:
    """The record of any game as it is stored, without playing it: also by rules that are not played here."""
    row = storage.game(game)
    if row is None:
        raise unknown_game(game)
    answers: list[tuple[str, str]] = []
    for move in storage.changes(game, 0).moves:
        if move.kind == ANSWER:
            answers.append((move.seat, move.token))
        else:
            del answers[int(move.token) :]
    return _unplayed(row, answers)


def _unplayed(row: GameRow, answers: list[tuple[str, str]]) -> Record:
    record = Record(row.game, row.rules, row.seed, row.options, answers, UNKNOWN, row.position, salt=row.salt)
    given = row.position["chance"] if row.position is not None else None
    if row.seed >= SEED_LIMIT or isinstance(given, dict):
        record.chance = BLAKE2B
        seed = given["seed"] if isinstance(given, dict) else f"{row.seed:064x}"
        record.commitment = commitment(row.salt, seed) if row.salt else None
    return record


def record_unplayed(storage: Storage, game: str, keys: list[str]) -> Record:
    """A game that cannot be opened here. Nobody knows whether it is over: so it is for who held all of its seats from
    the start."""
    hashes = [hashed(key) for key in keys]
    seats = [row for row in storage.changes(game, 0).seats if row.is_persons]
    held = [row for row in seats if row.key_hash and any(same(row.key_hash, key_hash) for key_hash in hashes)]
    if not held:
        raise Refusal("wrong-key", "This key opens no seat of this game.")
    if any(row not in held or not row.kept for row in seats):
        raise Refusal("hidden", "This game cannot be opened here. The host can give out its record: guildhall export.")
    return stored_record(storage, game)
