"""The routes for hints and analyses."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response

from guildhall.game import Game
from guildhall.server import models
from guildhall.server.advising import Finished
from guildhall.server.bots import Thinking
from guildhall.server.games import GameId, TheHall, check_asked
from guildhall.server.guard import charged
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.storage import AnalysisRow
from guildhall.server.wire import Keys, refusals, reply

router = APIRouter(prefix="/api/games", tags=["games"])


@router.post(
    "/{id}/hint",
    response_model=models.Hint,
    responses=refusals(401, 403, 404, 409),
    summary="What the answers to the open question are worth",
    dependencies=[charged(20)],
)
async def hint(id: GameId, given: models.Asking, hall: TheHall, keys: Keys) -> Response:
    """For the seat that is asked, where the table allows it. A bot thinks for half a second, with nothing but what the
    seat may know; the first three answers are its best."""

    def job(session: Session) -> tuple[int, str, Thinking]:
        caller = session.caller(keys)
        if given.number is not None and given.number != session.moves:
            raise Refusal("stale", f"This asks about question {given.number}, and {session.moves} is open.")
        check_asked(session, caller)
        if not session.hints:
            raise Refusal("no-hints", "This table plays without hints.")
        return session.moves, session.game.decision.seat_key, session.thinking()

    number, seat, thinking = await hall.work(id, job)
    thoughts = await hall.adviser.hint(id, number, thinking)
    return reply({"number": number, "seat": seat, "answers": [thought.data() for thought in thoughts]})


@router.get(
    "/{id}/analysis",
    response_model=models.Analysed,
    responses=refusals(401, 403, 404, 409),
    summary="The analysis of a finished game, if there is one",
)
async def look(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """How far it is, and what has come out when it is done."""
    finished = await hall.work(id, lambda session: _finished(session, keys))
    return _answer(finished.game, await hall.adviser.look(finished))


@router.post(
    "/{id}/analysis",
    response_model=models.Analysed,
    responses=refusals(401, 403, 404, 409),
    summary="Analyse a finished game",
    dependencies=[charged(5)],
)
async def begin(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """Begins it, unless that was done before; then says how far it is, as often as it is asked. What came out is kept.

    For every question: what each answer was worth to the asked seat, as far as that seat could know."""
    finished = await hall.work(id, lambda session: _finished(session, keys))
    return _answer(finished.game, await hall.adviser.begin(finished))


def _finished(session: Session, keys: list[str]) -> Finished:
    session.caller(keys)
    if not session.game.is_over:
        raise Refusal("not-over", "A game is analysed when it is over.")
    return Finished(session.id, session.moves, session.game.clone())


def _answer(game: Game, row: AnalysisRow | None) -> Response:
    if row is None:
        return reply({"state": "none", "done": 0, "total": 0, "analysis": None})
    # An analysis that was kept before moves said why has no such entry.
    moments = [] if row.data is None else [{"why": None, **moment} for moment in row.data["moments"]]
    data = None if row.data is None else {**row.data, "moments": moments, "options": _options(game, row.data)}
    return reply({"state": "done" if data else "running", "done": row.done, "total": row.total, "analysis": data})


def _options(game: Game, analysis: dict[str, Any]) -> list[dict[str, Any]]:
    """Every answer that the analysis names, with its message and its target."""
    tokens = {moment["given"] for moment in analysis["moments"]}
    for moment in analysis["moments"]:
        tokens.update(answer["token"] for answer in moment["answers"])
    words = game.state.vocabulary()
    numbers = [words.numbers[token] for token in sorted(tokens)]
    return words.data(numbers)
