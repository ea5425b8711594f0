"""The cards: all of a game as we print them, and those of a table, with the corrections that it plays with."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Response

import guildhall
from guildhall.engine.errors import UnknownGameError
from guildhall.engine.message import message_data
from guildhall.server import models
from guildhall.server.games import GameId, TheHall
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.wire import Keys, refusals, reply

router = APIRouter(prefix="/api")
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
FOR_ONE_BROWSER: Final = {"Cache-Control": "private, max-age=3600"}


@router.get(
    "/cards", response_model=models.Cards, responses=refusals(404), tags=["about"], summary="All cards of a game"
)
async def cards(game: Annotated[str, Query(max_length=40)] = "architects") -> Response:
    return reply(_cards(game, "{}"), headers=FOR_AN_HOUR)


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
    return reply(_cards(game, corrections), headers=FOR_ONE_BROWSER)


@lru_cache(maxsize=16)
def _cards(game: str, corrections: str) -> dict[str, Any]:
    try:
        entries = guildhall.definition(game).cards(json.loads(corrections))
    except UnknownGameError as error:
        raise Refusal("unknown-game", "There is no game of this name.", guildhall.games()) from error
    return {
        "entries": [
            {
                "kind": entry.kind,
                "key": entry.key,
                "ref": entry.ref,
                "name": message_data(entry.name),
                "text": message_data(entry.text),
                "fields": entry.fields,
                "origin": entry.origin,
                "printed_origin": entry.printed_origin,
                "box": entry.box,
            }
            for entry in entries
        ]
    }
