"""A new game: from a set-up, from a record, or from a moment of another game."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import guildhall
from guildhall.bots import BOTS, LEVELS
from guildhall.bots.levels import levels_of
from guildhall.engine.commitment import new_salt, new_seed
from guildhall.engine.errors import GuildhallError, RecordError, UnknownGameError
from guildhall.engine.record import Record
from guildhall.engine.rng import Rng
from guildhall.game import Game, from_record
from guildhall.server import models
from guildhall.server.absence import USUAL, Absence
from guildhall.server.keys import hashed, new_id, new_key
from guildhall.server.meeting.clocks import Agreed
from guildhall.server.names import look_alike
from guildhall.server.notices import RECORD, SEED
from guildhall.server.records import public_table
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session
from guildhall.server.storage import ANSWER, BOT, CHANCE, OPEN, SOLO, GameRow, Move, SeatRow, Storage
from guildhall.server.undoing import must_agree
from guildhall.server.visits import let_clicks_go_first


def from_setup(wanted: models.NewGame, usual: Mapping[str, Mapping[str, Any]]) -> tuple[Game, str]:
    """The game, and who knows its seed. `usual` are the corrections with which each game is played here, unless it says
    otherwise."""
    try:
        definition = guildhall.definition(wanted.game)
    except UnknownGameError as error:
        raise Refusal("options", "There is no game of this name.", guildhall.games()) from error
    # A seed that somebody chose is no secret: then there is nothing to commit to.
    seed, salt = (new_seed(), new_salt()) if wanted.seed is None else (wanted.seed, "")
    try:
        given: dict[str, Any] = {"players": len(wanted.seats)}
        if wanted.game in usual:
            given["corrections"] = usual[wanted.game]
        options = definition.read_options(given | wanted.options)
        return Game(definition, options, seed, salt=salt), CHANCE if wanted.seed is None else SEED
    except GuildhallError as error:
        raise Refusal("options", str(error), getattr(error, "valid", ())) from error


def from_text(text: str, at: int | None) -> tuple[Game, str]:
    try:
        record = Record.parse(text)
        if len(record.answers) > models.MOST_ANSWERS:
            raise RecordError(f"A record has at most {models.MOST_ANSWERS} answers, this one {len(record.answers)}.")
        game = from_record(record, guildhall.definition(record.game), let_clicks_go_first)
    except GuildhallError as error:
        raise Refusal("record", str(error)) from error
    game.salt = ""  # whoever has the record knows the seed: nothing is promised
    return game if at is None else _cut(game, at), RECORD


def from_game(session: Session, caller: Caller, at: int | None) -> tuple[Game, str]:
    """Over, it is cut at that moment, and whoever saw it knows what is in it. Still running, what the caller cannot see
    is dealt again, so that trying out how it goes on tells nothing about how it does. A table without hints allows
    no trying out: a bot that sat there in one's place, or an analysis, would be a hint."""
    game = session.game
    if not game.is_over and not session.hints and caller.seat is not None and must_agree(session, caller):
        raise Refusal("no-hints", "This table plays without hints: it can be played on elsewhere when it is over.")
    earlier = game if at is None else _cut(game, at)
    if game.is_over:
        if earlier is game:
            earlier = game.clone()
        earlier.salt = ""  # it has been shown
        return earlier, RECORD
    if caller.seat is None:
        raise Refusal("hidden", "Spectators can play on from a game when it is over.")
    dealt = earlier.deal_to_play_on(caller.seat, secrets.randbits(64))
    # What comes is nobody's to know, neither from this game nor from that one.
    dealt.rng = Rng.of(new_seed())
    fork = guildhall.load_position(dealt.position())
    fork.salt = new_salt()
    return fork, CHANCE


def check_seats(session: Session, caller: Caller, seats: list[models.NewSeat]) -> None:
    """Whoever plays on from a running game knows the cards of their seat there. Nobody else should get that seat, nor a
    bot that plays against guests, without knowing so."""
    if session.game.is_over or caller.seat is None or not any(seat.kind == "invited" for seat in seats):
        return
    place = session.game.seat_number(caller.seat)
    if place < len(seats) and seats[place].kind != OPEN:
        raise Refusal("options", f"You know the cards of {caller.seat}: keep this seat yourself, or invite nobody.")


def reported(text: str) -> tuple[str, str]:
    """The game that a report is of, if the text is one; and a name for the table at which a record begins."""
    try:
        record = Record.parse(text)
        table = "" if record.position is None else public_table(record.position)
    except GuildhallError:
        return "", ""  # whoever reads it in earnest says what is wrong
    return "" if record.report is None else record.report.game, table


def check_report(session: Session) -> None:
    """A report shows a running game as a seat sees it: to open it here would be to try that game out."""
    if not session.game.is_over and not session.hints and len(session.people) > 1:
        raise Refusal("no-hints", "This is a report of a game that goes on, at a table without hints.")


def _cut(game: Game, at: int) -> Game:
    if at > len(game.answers):
        raise Refusal("record", f"There are only {len(game.answers)} answers.")
    return game.at(at)


@dataclass(frozen=True)
class Begun:
    id: str
    keys: dict[str, str]
    invitations: dict[str, str]
    watch: str

    def data(self) -> dict[str, Any]:
        return {"id": self.id, "keys": self.keys, "invitations": self.invitations, "watch": self.watch}


def begin(storage: Storage, game: Game, wanted: models.NewGame, origin: str, own_bots: Collection[str] = ()) -> Begun:
    """Write a new game down. Nobody else at the table should be helped secretly: hints are for who plays alone, unless
    it is said otherwise."""
    players = game.seats[: game.setup["players"]]
    if len(wanted.seats) != len(players):
        raise Refusal("options", f"{len(wanted.seats)} seats are described, and {len(players)} play.", players)
    begun = Begun(new_id(), {}, {}, new_key())
    rows = [_seat(begun, seat, given, own_bots) for seat, given in zip(players, wanted.seats)]
    _check_names(rows)
    rows += [SeatRow(seat, SOLO, None, None, None) for seat in game.seats[len(players) :]]
    people = len(begun.keys) + len(begun.invitations)
    row = GameRow(
        begun.id,
        game.definition.key,
        game.definition.version,
        game.setup,
        game.seed,
        game.start_position,
        people <= 1 if wanted.hints is None else wanted.hints,
        game.salt,
        USUAL if wanted.absence is None else Absence.agreed(**wanted.absence.model_dump()),
        origin,
        agreed_clock(wanted.clock, game.definition.key, own_bots),
    )
    record = game.record().answers
    answers = [Move(number, ANSWER, seat, token) for number, (seat, token) in enumerate(record)]
    storage.create(row, rows, hashed(begun.watch), answers)
    return begun


def _seat(begun: Begun, seat: str, given: models.NewSeat, own_bots: Collection[str]) -> SeatRow:
    if given.kind == BOT:
        return SeatRow(seat, BOT, known_bot(given.bot, own_bots), given.name, None)
    if given.bot is not None:
        raise Refusal("options", f"A seat of kind {given.kind} has no bot.")
    if given.kind == "invited":
        begun.invitations[seat] = new_key()
        return SeatRow(seat, OPEN, None, given.name, None, invitation=hashed(begun.invitations[seat]))
    begun.keys[seat] = new_key()
    return SeatRow(seat, OPEN, None, given.name, hashed(begun.keys[seat]), kept=True)


def _check_names(rows: list[SeatRow]) -> None:
    for place, row in enumerate(rows):
        check_name(row.name, rows[:place])


def check_name(name: str | None, others: list[SeatRow]) -> None:
    """Nobody at a table is called as another is: the log would not say who did what."""
    if name is not None and any(row.name is not None and look_alike(row.name, name) for row in others):
        raise Refusal("options", "Somebody at this table has this name already.")


def agreed_clock(wanted: models.NewClock | None, game: str, own_bots: Collection[str]) -> Agreed | None:
    if wanted is None:
        return None
    usual = levels_of(game)
    bot = known_bot(wanted.bot or usual[min(1, len(usual) - 1)].key, own_bots)
    return Agreed(wanted.per, wanted.seconds, wanted.increment, wanted.out, bot)


def known_bot(bot: str | None, own_bots: Collection[str]) -> str:
    """A level, the host's own, or one by its plain name: how long it thinks is not for strangers to say."""
    if bot is None or bot not in {*LEVELS, *own_bots, *BOTS}:
        raise Refusal("options", "There is no such bot.", [*LEVELS, *own_bots, *BOTS])
    return bot
