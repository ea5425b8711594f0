"""A pause by agreement: while it lasts no clock runs. It ends when somebody wants to go on, or with the next move."""

from __future__ import annotations

import time
from typing import Any

import sqlalchemy as sa
from fastapi import APIRouter, Response

from guildhall.server import holding, models, schema
from guildhall.server.games import GameId, TheHall
from guildhall.server.notices import Notice, note
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.storage import Storage
from guildhall.server.telling import seats_data
from guildhall.server.wire import Keys, refusals, reply

router = APIRouter(prefix="/api/games", tags=["games"])

PAUSE = "pause"
WISHED = "wished-pause"
PAUSED = "paused"
RESUMED = "resumed"
pauses = schema.pauses


@router.post(
    "/{id}/pause",
    response_model=models.Seats,
    responses={
        **refusals(401, 403, 404, 409),
        202: {"model": models.Proposed, "description": "The others have to say the same."},
    },
    summary="Stop the clocks, when all who play want it",
)
async def pause(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """At a table with a clock. The wish falls when the game goes on, and so does the pause."""
    connected = hall.hub.connected(id)

    def job(session: Session) -> tuple[int, dict[str, Any]]:
        by = _player(session, keys)
        if session.game.is_over:
            raise Refusal("over", "The game is over.")
        if not session.is_paused:
            wish = Notice(session.moves, WISHED, "", by[0], time.time())
            found = holding.propose(session.storage, id, PAUSE, "", None, session.moves, by, wish)
            if not {row.seat for row in session.seats if row.is_persons and row.kind == "open"} <= {*found.agreed}:
                session.refresh()
                return 202, {"proposal": found.data()}
            begin_pause(session.storage, id, session.moves, by[0])
            session.refresh()
        return 200, {"seats": seats_data(session, connected)}

    status, data = await hall.work(id, job, writes=True)
    return reply(data, status)


@router.post(
    "/{id}/pause/end",
    response_model=models.Seats,
    responses=refusals(401, 403, 404, 409),
    summary="Go on after a pause, or refuse one",
)
async def go_on(id: GameId, hall: TheHall, keys: Keys) -> Response:
    connected = hall.hub.connected(id)

    def job(session: Session) -> dict[str, Any]:
        by = _player(session, keys)
        if not session.is_paused and not any(one.kind == PAUSE for one in session.proposals):
            raise Refusal("no-request", "The clocks run, and nobody wants a pause.")
        end_pause(session.storage, id, session.moves, by[0], session.is_paused)
        session.refresh()
        return {"seats": seats_data(session, connected)}

    return reply(await hall.work(id, job, writes=True))


def _player(session: Session, keys: list[str]) -> tuple[str, ...]:
    caller = session.caller(keys)
    if caller.seat is None:
        raise Refusal("not-yours", "Spectators have no say in this.")
    if session.row.clock is None:
        raise Refusal("options", "This table has no clock.")
    return (caller.seat, *sorted(caller.held - {caller.seat}))


def begin_pause(storage: Storage, game: str, move: int, by: str) -> None:
    now = time.time()
    with holding.at_table(storage, game) as connection:
        _drop_wish(connection, game)
        connection.execute(pauses.insert().values(game=game, began=now))
        note(connection, game, Notice(move, PAUSED, "", at=now))
        storage.tell_of(connection, game, "seats")


def end_pause(storage: Storage, game: str, move: int, by: str, was_paused: bool) -> None:
    now = time.time()
    with holding.at_table(storage, game) as connection:
        _drop_wish(connection, game)
        if was_paused:
            connection.execute(pauses.update().where(pauses.c.game == game, pauses.c.ended.is_(None)).values(ended=now))
            note(connection, game, Notice(move, RESUMED, "", by, now))
        storage.tell_of(connection, game, "seats")


def _drop_wish(connection: sa.Connection, game: str) -> None:
    rows = schema.proposals
    connection.execute(rows.delete().where(rows.c.game == game, rows.c.kind == PAUSE))
