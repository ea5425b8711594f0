"""What a seat is told: the state of a table, and the news since a move, as plain data for JSON."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from guildhall.engine.message import Message
from guildhall.game import Game, Option, Reason
from guildhall.server.absence import bot_at
from guildhall.server.notices import notices_data
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session
from guildhall.server.storage import CHANCE, SOLO
from guildhall.server.undoing import own_last, request_data, why_not_at_once
from guildhall.server.wire import dump

PAGE_LINES: Final = 200  # of the log, some 27 kB


def message_data(message: Message) -> dict[str, Any]:
    args: dict[str, Any] = {}
    for name, value in message.args.items():
        if isinstance(value, Message):
            args[name] = message_data(value)
        elif isinstance(value, list):
            args[name] = [message_data(part) for part in value]
        else:
            args[name] = value
    return {"name": message.name, "args": args}


def seats_data(session: Session, connected: frozenset[str]) -> list[dict[str, Any]]:
    return [
        {
            "key": row.seat,
            "kind": row.kind,
            "bot": row.bot,
            "opponent": session.game.setup["opponent"] if row.kind == SOLO else None,
            "name": row.name,
            "connected": row.seat in connected,
            "person": row.is_persons,
            "invited": row.is_persons and row.key_hash is None,
            "kept": row.kept,
            "bot_at": bot_at(session, row, connected),
        }
        for row in session.seats
    ]


def chance_data(game: Game) -> dict[str, Any]:
    """How the deals come about. The hash of salt and seed is for everybody from the start on, both when it is over."""
    told = game.is_over and game.commitment is not None
    return {
        "kind": game.chance,
        "commitment": game.commitment,
        "salt": game.salt if told else None,
        "seed": game.fair_seed if told else None,
    }


def table_data(
    session: Session, caller: Caller, connected: frozenset[str], at: int | None = None, seen_as: str | None = None
) -> dict[str, Any]:
    """The table as the caller may know it, without the log; `at` an earlier moment, `seen_as` with another seat's
    eyes."""
    seat = caller.seat if seen_as is None else _allowed(session, caller, seen_as)
    game = session.game if at is None else _earlier(session.game, at)
    live = at is None
    to = own_last(session, caller.seat)
    why = why_not_at_once(session, caller, to)
    return {
        "id": session.id,
        "game": session.row.game,
        "options": game.setup,
        "number": len(game.answers),
        "move": session.moves,
        "over": game.is_over,
        "hints": session.hints,
        "chance": chance_data(session.game),
        "seat": seat,
        "seats": seats_data(session, connected),
        "question": _question(session, game, seat, live),
        "view": _view(game, seat, live),
        "scores": game.scores(),
        "ranks": game.ranks() if game.is_over else None,
        "undo": {
            "can": live and why is None,
            "to": to,
            "why": None if why is None else message_data(why),
            "request": request_data(session.request),
        },
        "proposals": [proposal.data() for proposal in session.proposals],
        "notices": notices_data(session, at),
        **settled_data(session),
    }


def state_data(
    session: Session,
    caller: Caller,
    connected: frozenset[str],
    log: int = 0,
    at: int | None = None,
    seen_as: str | None = None,
) -> dict[str, Any]:
    """The table with its mark and the last page of the log, from answer `log` on."""
    table = table_data(session, caller, connected, at, seen_as)
    return {**table, "mark": mark_of(table), **log_data(session, table["seat"], log, table["number"] + 1)}


def mark_of(table: dict[str, Any]) -> str:
    """A name for exactly this table, the same in every process."""
    return hashlib.blake2b(dump(table), digest_size=9).hexdigest()


def log_data(session: Session, seat: str | None, first: int = 0, before: int = 10**9) -> dict[str, Any]:
    """The last page of the log of the answers from `first` on and below `before`. It has all lines from answer
    `log_from` on: the lines of an answer stay together."""
    lines: list[dict[str, Any]] = []
    number = min(before, len(session.game.answers) + 1)
    while number > first:
        more = _lines(session, seat, number - 1)
        if lines and len(lines) + len(more) > PAGE_LINES:
            break
        lines += reversed(more)
        number -= 1
    lines.reverse()
    return {"log_from": number, "log": lines}


def log_since(session: Session, seat: str | None, first: int) -> list[dict[str, Any]]:
    """All of the log from that answer on."""
    return [line for number in range(first, len(session.game.answers) + 1) for line in _lines(session, seat, number)]


def _lines(session: Session, seat: str | None, number: int) -> list[dict[str, Any]]:
    return [{"number": number, "message": message_data(message)} for message in session.game.told(number, seat)]


def settled_data(session: Session) -> dict[str, Any]:
    """What was settled when the table began, for all to know."""
    row = session.row
    return {
        "absence": {"pace": row.absence.pace, "seconds": row.absence.seconds, "by": row.absence.by},
        "seed": None if row.origin == CHANCE else str(row.seed),
    }


def _allowed(session: Session, caller: Caller, seen_as: str) -> str:
    seat = session.seat(seen_as).seat
    if seat != caller.seat and seat not in caller.held and not session.game.is_over:
        raise Refusal("hidden", "What the others see is shown when the game is over.")
    return seat


def _earlier(game: Game, at: int) -> Game:
    if at > len(game.answers):
        raise Refusal("undo", f"{len(game.answers)} answers have been given.")
    return game.at(at)


def _view(game: Game, seat: str | None, live: bool) -> dict[str, Any]:
    view = game.view(seat)
    if not live and view.get("question"):
        view["question"].pop("answers", None)
    return view


def _question(session: Session, game: Game, seat: str | None, live: bool) -> dict[str, Any] | None:
    if game.is_over:
        return None
    question = game.decision
    asked = live and question.seat_key == seat
    options = game.options if asked else []
    return {
        "number": session.moves if live else len(game.answers),
        "seat": question.seat_key,
        "name": question.name,
        "message": message_data(question.message),
        "options": [option_data(option) for option in options],
        "reasons": [reason_data(reason) for reason in game.reasons()] if asked else [],
    }


def option_data(option: Option) -> dict[str, Any]:
    return {"token": option.token, "message": message_data(option.message), "target": option.target}


def reason_data(reason: Reason) -> dict[str, Any]:
    return {"token": reason.token, "message": message_data(reason.message), "target": reason.target}


def news(session: Session, seat: str | None, after: int) -> list[tuple[int, str, dict[str, Any]]]:
    """The moves after the first `after`, each with its id and kind. What was taken back again is left out."""
    found: list[tuple[int, str, dict[str, Any]]] = []
    game = session.game
    asked = None if game.is_over else game.decision.seat_key
    last = len(game.answers)
    for number in range(last, 0, -1):
        move = session.answer_moves[number - 1]
        if move < after:
            break
        question_seat = asked if number == last else game.seats[game.answered_by[number]]
        data = {
            "number": number,
            "move": move + 1,
            "question_seat": question_seat,
            "messages": [message_data(message) for message in game.told(number, seat)],
        }
        found.append((move + 1, "move", data))
    for move in reversed(session.undo_moves):
        if move < after:
            break
        # How many answers stood then: those that still do, from before it.
        stood = sum(1 for answered in session.answer_moves if answered < move)
        found.append((move + 1, "undo", {"number": stood, "move": move + 1, "request": None}))
    found.sort(key=lambda entry: entry[0])
    return found
