"""What does not depend on any game: what can be played, the cards, the words."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

import guildhall
from guildhall.architects.cards.tables import cards_of
from guildhall.architects.expansions import expansions, opponents
from guildhall.architects.options import BOARD_SETS, FEWEST, MOST, SETUPS
from guildhall.bots import LEVELS
from guildhall.engine.errors import UnknownGameError
from guildhall.engine.message import Message
from guildhall.server import models
from guildhall.server.refusals import Refusal
from guildhall.server.telling import message_data
from guildhall.server.wire import refusals, reply
from guildhall.words import locales

router = APIRouter(prefix="/api", tags=["about"])
FOR_AN_HOUR = {"Cache-Control": "public, max-age=3600"}


@router.get("/about", response_model=models.About, responses=refusals(), summary="What can be played here")
def about(request: Request) -> Response:
    own = request.app.state.own_bots
    return reply(
        {
            "version": guildhall.__version__,
            "games": [_architects()],
            "bots": [{"key": key, "own": key in own} for key in [*LEVELS, *own]],
            "languages": locales(),
        }
    )


def _architects() -> dict[str, Any]:
    known = expansions().values()
    return {
        "key": "architects",
        "players": {"least": FEWEST, "most": MOST},
        "expansions": [
            {"key": one.key, "players_most": max(MOST, one.most_players), "flags": one.flags} for one in known
        ],
        "setups": list(SETUPS),
        "boards": [{"key": board.key, "box": board.box} for board in cards_of("boards")],
        "board_sets": list(BOARD_SETS),
        "options": ["promo_cards", "starting_apprentice", "apprentice_resets"],
        "opponents": [
            {
                "key": one.key,
                "needs": one.needs,
                "refuses": one.refuses,
                "players": {"least": 1, "most": one.most_players},
                "name": message_data(Message(f"opponent-{one.key}")),
                "text": message_data(Message(f"page-opponent-{one.key}-text")),
            }
            for one in opponents().values()
        ],
    }


@router.get("/cards", response_model=models.Cards, responses=refusals(404), summary="All cards of a game")
def cards(game: Annotated[str, Query(max_length=40)] = "architects") -> Response:
    return reply(_cards(game), headers=FOR_AN_HOUR)


@lru_cache(maxsize=8)
def _cards(game: str) -> dict[str, Any]:
    try:
        entries = guildhall.definition(game).cards({})
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


@router.get(
    "/words/{lang}",
    responses={**refusals(404), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    response_class=Response,
    summary="All sentences of a language, as one Fluent catalogue",
)
def words(lang: Annotated[str, Path(max_length=40)]) -> Response:
    if lang not in locales():
        raise Refusal("unknown-language", "There are no words in this language.", locales())
    return Response(_catalogue(lang), headers={"Cache-Control": "no-cache"}, media_type="text/plain")


@lru_cache(maxsize=8)
def _catalogue(lang: str) -> str:
    folder = files("guildhall") / "locales" / lang
    texts = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in texts)
