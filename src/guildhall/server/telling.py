"""What a seat is told: the state of a table, and the news since a move, as plain data for JSON."""

from __future__ import annotations

import hashlib
import time
from bisect import bisect_left
from typing import Any, Final, NamedTuple, TypeAlias

from guildhall.engine.message import message_data
from guildhall.game import Game, Reason
from guildhall.server.absence import bot_at
from guildhall.server.meeting.clocks import clock_data
from guildhall.server.notices import notices_data
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session
from guildhall.server.storage import CHANCE, SOLO
from guildhall.server.undoing import own_last, request_data, why_not_at_once
from guildhall.server.wire import dump

PAGE_LINES: Final = 200  # of the log, some 27 kB
MOST_NEWS: Final = 64  # answers that are told at a stretch, half a millisecond


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
    return {
        **settled_data(session),
        "chance": chance_data(session.game),
        "notices": notices_data(session, at),
        **shared_data(session, connected, game),
        **own_data(session, caller, game, seat, at is None),
    }


def shared_data(session: Session, connected: frozenset[str], game: Game) -> dict[str, Any]:
    """What changes with the game, and is the same for everybody at the table."""
    return {
        "number": len(game.answers),
        "move": session.moves,
        "over": game.is_over,
        "seats": seats_data(session, connected),
        "scores": game.scores(),
        "ranks": game.ranks() if game.is_over else None,
        "proposals": [proposal.data() for proposal in session.proposals],
        "clock": clock_data(session, time.time()),
    }


def own_data(session: Session, caller: Caller, game: Game, seat: str | None, live: bool = True) -> dict[str, Any]:
    """What only the caller may know, or what is about them. `seat` is with whose eyes they look."""
    to = own_last(session, caller.seat)
    why = why_not_at_once(session, caller, to)
    return {
        "seat": seat,
        "question": _question(session, game, seat, live),
        "undo": {
            "can": live and why is None,
            "to": to,
            "why": None if why is None else message_data(why),
            "request": request_data(session.request),
        },
        "view": _view(game, seat, live),
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
    return {**table, "mark": mark_of(parts_of(table)), **log_data(session, table["seat"], log, table["number"] + 1)}


Parts: TypeAlias = dict[str, bytes]  # of a table, each as JSON, by the path to it (a JSON pointer)
VIEW: Final = "/view"


def parts_of(table: dict[str, Any]) -> Parts:
    """The table in bytes. What changes with a move is mostly in the view, so each part of that stands for itself."""
    parts = {f"/{key}": packed(value) for key, value in table.items() if key != "view"}
    for key, value in table.get("view", {}).items():
        parts[f"{VIEW}/{escaped(key)}"] = packed(value)
    return parts


def packed(value: Any) -> bytes:
    """As JSON, to be kept: the encoder's own bytes hold a buffer of some kilobytes, however short they are."""
    return bytes(memoryview(dump(value)))


def whole(parts: Parts) -> bytes:
    """The table in one piece again."""
    plain: list[bytes] = []
    view: list[bytes] = []
    for path, value in parts.items():
        inner = path.startswith(f"{VIEW}/")
        key = unescaped(path[len(VIEW) + 1 :] if inner else path[1:])
        (view if inner else plain).append(dump(key) + b":" + value)
    return b"{%s}" % b",".join([*plain, b'"view":{%s}' % b",".join(view)])


def mark_of(parts: Parts) -> str:
    """A name for exactly this table, the same in every process."""
    return hashlib.blake2b(b"\n".join(["\n".join(parts).encode(), *parts.values()]), digest_size=9).hexdigest()


def escaped(key: str) -> str:
    """As a JSON pointer (RFC 6901) names a key."""
    return key.replace("~", "~0").replace("/", "~1")


def unescaped(name: str) -> str:
    return name.replace("~1", "/").replace("~0", "~")


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


def _lines(session: Session, seat: str | None, number: int) -> list[dict[str, Any]]:
    return [{"number": number, "message": message_data(message)} for message in session.game.told(number, seat)]


def settled_data(session: Session) -> dict[str, Any]:
    """What was settled when the table began, for all to know."""
    row = session.row
    return {
        "id": session.id,
        "game": row.game,
        "options": session.game.setup,
        "hints": session.hints,
        **agreed_data(session),
    }


def agreed_data(session: Session) -> dict[str, Any]:
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
    return {
        "number": session.moves if live else len(game.answers),
        "seat": question.seat_key,
        "name": question.name,
        "message": message_data(question.message),
        "options": options_data(game) if asked else [],
        "reasons": [reason_data(reason) for reason in game.reasons()] if asked else [],
    }


def options_data(game: Game) -> list[dict[str, Any]]:
    """The legal answers."""
    return game.state.vocabulary().data(game.state.answers)


def reason_data(reason: Reason) -> dict[str, Any]:
    return {"token": reason.token, "message": message_data(reason.message), "target": reason.target}


class News(NamedTuple):
    """An event of a stream: the number of its move, its kind, and its data as JSON."""

    id: int
    kind: str
    data: bytes


def news(session: Session, seat: str | None, after: int) -> tuple[int, list[News]]:
    """The moves after the first `after`, or of many the first ones; and how many moves are told by that. What was taken
    back again is left out."""
    game = session.game
    asked = game.asked
    last = len(game.answers)
    first = bisect_left(session.answer_moves, after) + 1
    end = min(last, first + MOST_NEWS - 1)
    until = session.moves if end == last else session.answer_moves[end - 1] + 1
    found: list[News] = []
    for number in range(first, end + 1):
        move = session.answer_moves[number - 1] + 1
        data = {
            "number": number,
            "move": move,
            "question_seat": asked if number == last else game.seats[game.answered_by[number]],
            "messages": [message_data(message) for message in game.told(number, seat)],
        }
        found.append(News(move, "move", dump(data)))
    for place in session.undo_moves[bisect_left(session.undo_moves, after) : bisect_left(session.undo_moves, until)]:
        # How many answers stood then: those that still do, from before it.
        data = {"number": bisect_left(session.answer_moves, place), "move": place + 1, "request": None}
        found.append(News(place + 1, "undo", dump(data)))
    found.sort(key=lambda one: one.id)
    return until, found
