"""What does not depend on any game: what can be played, and the words."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import guildhall
from guildhall.bots.levels import levels_of
from guildhall.engine.message import Message, message_data
from guildhall.engine.offer import Choice, OfferedOpponent
from guildhall.server import models
from guildhall.server.refusals import Refusal
from guildhall.server.wire import refusals, reply
from guildhall.words import locales

router = APIRouter(prefix="/api", tags=["about"])


@router.get("/about", response_model=models.About, responses=refusals(), summary="What can be played here")
async def about(request: Request) -> Response:
    own = list(request.app.state.own_bots)
    return reply(
        {
            "version": guildhall.__version__,
            "games": [_game(key, own) for key in guildhall.games()],
            "languages": locales(),
        }
    )


def _game(key: str, own: list[str]) -> dict[str, Any]:
    definition = guildhall.definition(key)
    offer = definition.offer()
    return {
        "key": key,
        "players": {"least": offer.fewest, "most": offer.most},
        "seats": offer.seats,
        "expansions": [
            {"key": one.key, "players_most": one.most_players, "flags": one.flags, "brings": one.brings}
            for one in offer.expansions
        ],
        "setups": offer.setups,
        "boards": [{"key": board, "box": box} for board, box in offer.boards.items()],
        "board_sets": offer.board_sets,
        "options": offer.flags,
        "opponents": [_opponent(one) for one in offer.opponents],
        "bots": [
            *(
                {"key": level.key, "own": False, "rating": level.rating, "seconds": level.seconds}
                for level in levels_of(key)
            ),
            *({"key": bot, "own": True, "rating": None, "seconds": None} for bot in own),
        ],
    }


def _opponent(one: OfferedOpponent) -> dict[str, Any]:
    return {
        "key": one.key,
        "needs": one.needs,
        "refuses": one.refuses,
        "players": {"least": 1, "most": one.most_players},
        "name": message_data(Message(f"opponent-{one.key}")),
        "text": message_data(Message(f"page-opponent-{one.key}-text")),
        "choices": [_choice(choice) for choice in one.choices],
    }


def _choice(choice: Choice) -> dict[str, Any]:
    return {
        "key": choice.key,
        "name": message_data(choice.name()),
        "values": [{"key": key, "name": message_data(name)} for key, name in choice.values.items()],
        "default": choice.default,
    }


@router.get(
    "/words/{lang}",
    responses={**refusals(404), 200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
    response_class=Response,
    summary="All sentences of a language, as one Fluent catalogue",
)
async def words(lang: Annotated[str, Path(max_length=40)]) -> Response:
    if lang not in locales():
        raise Refusal("unknown-language", "There are no words in this language.", locales())
    return Response(_catalogue(lang), headers={"Cache-Control": "no-cache"}, media_type="text/plain")


@lru_cache(maxsize=8)
def _catalogue(lang: str) -> str:
    folder = files("guildhall") / "locales" / lang
    texts = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in texts)
