"""The cards: all of a game as we print them, those of a table, and drafts of the owners of a box, checked."""

from __future__ import annotations

import json
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

import guildhall
from guildhall import cardpages
from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import UnknownGameError
from guildhall.server import models
from guildhall.server.games import GameId, TheHall
from guildhall.server.guard import charged
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.wire import Keys, refusals, reply

router = APIRouter(prefix="/api")
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
FOR_ONE_BROWSER: Final = {"Cache-Control": "private, max-age=3600"}
GameQuery = Annotated[str, Query(max_length=40)]


@router.get(
    "/cards", response_model=models.Cards, responses=refusals(404), tags=["about"], summary="All cards of a game"
)
async def cards(
    request: Request,
    game: GameQuery = "architects",
    printed: Annotated[bool, Query(description="As we print them, without the corrections of this server.")] = False,
) -> Response:
    """With the corrections that this server plays with, if it has any."""
    _game(game)
    corrections = {} if printed else request.app.state.corrections.get(game, {})
    return reply(cardpages.entries(game, json.dumps(corrections, sort_keys=True)), headers=FOR_AN_HOUR)


@router.get(
    "/cards/forms",
    response_model=models.CardForms,
    responses=refusals(404),
    tags=["about"],
    summary="What can be corrected on each card",
)
async def forms(game: GameQuery = "architects") -> Response:
    """The fields of every card with their bounds, the words of which effects are composed, and how many cards of each
    box are known from where."""
    _game(game)
    return reply(cardpages.forms(game), headers=FOR_AN_HOUR)


@router.post(
    "/cards/check",
    response_model=models.CardsChecked,
    responses=refusals(404),
    tags=["about"],
    summary="Check the cards of a box",
    dependencies=[charged(5)],
)
def check(draft: models.CardsDraft) -> Response:
    """What can be used of it, each card as it would read, and all that cannot be used, by field. Nothing is kept."""
    _game(draft.game)
    return reply(cardpages.checked(draft.game, draft.corrections, draft.right, draft.by, draft.toml))


@router.get(
    "/games/{id}/cards",
    response_model=models.Cards,
    responses=refusals(401, 403, 404, 409),
    tags=["games"],
    summary="The cards that this table plays with",
)
async def cards_of_table(id: GameId, hall: TheHall, keys: Keys) -> Response:
    """Like /api/cards, with the corrections of the game's set-up in them. They never change during a game."""

    def corrected(session: Session) -> tuple[str, str]:
        session.caller(keys)
        corrections = session.game.setup.get("corrections", {})
        return session.row.game, json.dumps(corrections, sort_keys=True)

    game, corrections = await hall.work(id, corrected)
    return reply(cardpages.entries(game, corrections), headers=FOR_ONE_BROWSER)


def _game(key: str) -> AnyGame:
    try:
        return guildhall.definition(key)
    except UnknownGameError as error:
        raise Refusal("unknown-game", "There is no game of this name.", guildhall.games()) from error
