"""Taking answers back: at once where nobody loses anything, else when the others agree. The others are all seats that
are a person's, whoever sits there now: else one could put a bot in somebody's place and agree with oneself."""

from __future__ import annotations

from typing import Any

from guildhall.engine.message import Message
from guildhall.server.refusals import Refusal
from guildhall.server.session import Caller, Session
from guildhall.server.storage import UndoRequest


def own_last(session: Session, seat: str | None) -> int | None:
    """The number of answers that stay if this seat takes its last one back."""
    game = session.game
    if seat is None:
        return None
    index = game.seat_number(seat)
    for number in range(len(game.answers) - 1, -1, -1):
        if game.answered_by[number] == index:
            return number
    return None


def why_not_at_once(session: Session, caller: Caller, to: int | None) -> Message | None:
    """What makes others' consent necessary; None if nothing does."""
    game = session.game
    if caller.seat is None:
        return Message("undo-watching")
    if to is None:
        return Message("undo-nothing")
    if not must_agree(session, caller):
        return None
    if game.is_over:
        return Message("undo-over")
    if game.reveals(len(game.answers) - to):
        return Message("undo-shown")
    index = game.seat_number(caller.seat)
    if game.asked != caller.seat or any(by != index for by in game.answered_by[to:]):
        return Message("undo-others")
    return None


def must_agree(session: Session, caller: Caller) -> list[str]:
    """The people who would have to agree; also those who have not come yet."""
    return [seat for seat in session.people if seat not in caller.held]


def undo(session: Session, caller: Caller, to: int) -> UndoRequest | None:
    """Take back all answers from number `to` on, or ask the others; gives the request if they have to agree."""
    given = len(session.game.answers)
    if caller.seat is None:
        raise Refusal("not-yours", "Spectators take nothing back.")
    if to >= given:
        raise Refusal("undo", f"{given} answers have been given: name a smaller number.")
    if why_not_at_once(session, caller, to) is None:
        session.undo(caller.seat, to)
        return None
    agreed = tuple(seat for seat in session.people if seat in caller.held and seat != caller.seat)
    request = UndoRequest(session.moves, caller.seat, to, agreed)
    session.storage.set_request(session.id, request)
    session.request = request
    return request


def agree(session: Session, caller: Caller, to: int | None = None) -> UndoRequest | None:
    """Agree to the open request, if it is the one that was seen; gives it if still others have to."""
    request = _open(session, caller)
    if caller.seat == request.seat:
        raise Refusal("not-yours", "It is your own request: the others have to agree.")
    if to is not None and to != request.target:
        raise Refusal("no-request", "The request has changed: look at it again.")
    noted: UndoRequest | None = request
    for seat in sorted(caller.held - {request.seat}):
        noted = session.storage.agree(session.id, request.move, request.target, seat)
    if noted is None:
        raise Refusal("no-request", "The request is no longer open.")
    if all(seat == noted.seat or seat in noted.agreed for seat in session.people):
        session.undo(noted.seat, noted.target)
        return None
    session.request = noted
    return noted


def refuse(session: Session, caller: Caller) -> None:
    """Refuse the open request, or withdraw one's own."""
    _open(session, caller)
    session.storage.set_request(session.id, None)
    session.request = None


def _open(session: Session, caller: Caller) -> UndoRequest:
    if caller.seat is None:
        raise Refusal("not-yours", "Spectators have no say in this.")
    if session.request is None:
        raise Refusal("no-request", "Nobody has asked to take something back, or the game has gone on.")
    return session.request


def request_data(request: UndoRequest | None) -> dict[str, Any] | None:
    if request is None:
        return None
    return {"by": request.seat, "to": request.target, "agreed": list(request.agreed)}
