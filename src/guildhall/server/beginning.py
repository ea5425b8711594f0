"""A new game: from a set-up, from a record, or from a moment of another game."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import guildhall
from guildhall.bots import BOTS, LEVELS
from guildhall.engine.commitment import new_salt, new_seed
from guildhall.engine.errors import GuildhallError, RecordError, UnknownGameError
from guildhall.engine.record import Record
from guildhall.engine.rng import Rng
from guildhall.game import Game, from_record
from guildhall.server import models
from guildhall.server.keys import hashed, new_id, new_key
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session
from guildhall.server.storage import ANSWER, BOT, OPEN, SOLO, GameRow, Move, SeatRow, Storage


def from_setup(wanted: models.NewGame) -> Game:
    try:
        definition = guildhall.definition(wanted.game)
    except UnknownGameError as error:
        raise Refusal("options", "There is no game of this name.", guildhall.games()) from error
    # A seed that somebody chose is no secret: then there is nothing to commit to.
    seed, salt = (new_seed(), new_salt()) if wanted.seed is None else (wanted.seed, "")
    try:
        options = definition.read_options({"players": len(wanted.seats), **wanted.options})
        return Game(definition, options, seed, salt=salt)
    except GuildhallError as error:
        raise Refusal("options", str(error), getattr(error, "valid", ())) from error


def from_text(text: str, at: int | None) -> Game:
    try:
        record = Record.parse(text)
        if len(record.answers) > models.MOST_ANSWERS:
            raise RecordError(f"A record has at most {models.MOST_ANSWERS} answers, this one {len(record.answers)}.")
        game = from_record(record, guildhall.definition(record.game))
    except GuildhallError as error:
        raise Refusal("record", str(error)) from error
    game.salt = ""  # whoever has the record knows the seed: nothing is promised
    return game if at is None else _cut(game, at)


def from_game(session: Session, caller: Caller, at: int | None) -> Game:
    """Over, it is cut at that moment. Still running, what the caller cannot see is dealt again, so that trying out how
    it goes on tells nothing about how it does."""
    game = session.game
    earlier = game if at is None else _cut(game, at)
    if game.is_over:
        if earlier is game:
            earlier = game.clone()
        earlier.salt = ""  # it has been shown
        return earlier
    if caller.seat is None:
        raise Refusal("hidden", "Spectators can play on from a game when it is over.")
    dealt = (
        game.determinize(caller.seat, secrets.randbits(64))
        if at is None
        else earlier.determinize(caller.seat, secrets.randbits(64))
    )
    # What comes is nobody's to know, neither from this game nor from that one.
    dealt.rng = Rng.of(new_seed())
    fork = guildhall.load_position(dealt.position())
    fork.salt = new_salt()
    return fork


def _cut(game: Game, at: int) -> Game:
    if at > len(game.answers):
        raise Refusal("record", f"There are only {len(game.answers)} answers.")
    return game.at(at)


@dataclass(frozen=True)
class Begun:
    id: str
    keys: dict[str, str]
    watch: str

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "keys": self.keys, "watch": self.watch}


def begin(
    storage: Storage,
    game: Game,
    wanted: list[models.NewSeat],
    hints: bool | None = None,
    own_bots: Collection[str] = (),
) -> Begun:
    """Write a new game down. Nobody else at the table should be helped secretly: hints are for who plays alone, unless
    it is said otherwise."""
    players = game.seats[: game.setup["players"]]
    if len(wanted) != len(players):
        raise Refusal("options", f"{len(wanted)} seats are described, and {len(players)} play.", players)
    keys: dict[str, str] = {}
    rows: list[SeatRow] = []
    for seat, given in zip(players, wanted):
        if given.kind == BOT:
            rows.append(SeatRow(seat, BOT, known_bot(given.bot, own_bots), given.name, None))
        elif given.bot is not None:
            raise Refusal("options", "An open seat has no bot.")
        else:
            keys[seat] = new_key()
            rows.append(SeatRow(seat, OPEN, None, given.name, hashed(keys[seat])))
    rows += [SeatRow(seat, SOLO, None, None, None) for seat in game.seats[len(players) :]]
    begun = Begun(new_id(), keys, new_key())
    row = GameRow(
        begun.id,
        game.definition.key,
        game.definition.version,
        game.setup,
        game.seed,
        game.start_position,
        len(keys) <= 1 if hints is None else hints,
        game.salt,
    )
    record = game.record().answers
    answers = [Move(number, ANSWER, seat, token) for number, (seat, token) in enumerate(record)]
    storage.create(row, rows, hashed(begun.watch), answers)
    return begun


def known_bot(bot: str | None, own_bots: Collection[str]) -> str:
    """A level, the host's own, or one by its plain name: how long it thinks is not for strangers to say."""
    if bot is None or bot not in {*LEVELS, *own_bots, *BOTS}:
        raise Refusal("options", "There is no such bot.", [*LEVELS, *own_bots, *BOTS])
    return bot
