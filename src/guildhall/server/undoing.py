"""Taking answers back: at once where nobody loses anything, else when the others agree."""

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
    if not others(session, caller):
        return None
    if game.reveals(len(game.answers) - to):
        return Message("undo-shown")
    index = game.seat_number(caller.seat)
    asked = None if game.is_over else game.decision.seat
    if asked != index or any(by != index for by in game.answered_by[to:]):
        return Message("undo-others")
    return None


def others(session: Session, caller: Caller) -> list[str]:
    """The people who would have to agree."""
    return [seat for seat in session.open_seats if seat not in caller.held]


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
    agreed = tuple(seat for seat in session.open_seats if seat in caller.held and seat != caller.seat)
    request = UndoRequest(session.moves, caller.seat, to, agreed)
    session.storage.set_request(session.id, request)
    session.request = request
    return request


def agree(session: Session, caller: Caller) -> UndoRequest | None:
    """Agree to the open request; gives it if still others have to."""
    request = _open(session, caller)
    if caller.seat == request.seat:
        raise Refusal("not-yours", "It is your own request: the others have to agree.")
    assert caller.seat is not None
    noted = session.storage.agree(session.id, request.move, caller.seat)
    if noted is None:
        raise Refusal("no-request", "The request is no longer open.")
    if all(seat == noted.seat or seat in noted.agreed for seat in session.open_seats):
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
