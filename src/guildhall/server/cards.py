"""The cards: all of a game as we print them, those of a table, and drafts of the owners of a box, checked."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response

import guildhall
from guildhall.cardsets import written
from guildhall.engine.cards import CardSet, Entry
from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import UnknownGameError
from guildhall.engine.message import message_data
from guildhall.server import models
from guildhall.server.games import GameId, TheHall
from guildhall.server.guard import charged
from guildhall.server.refusals import Refusal
from guildhall.server.session import Session
from guildhall.server.wire import Keys, refusals, reply

router = APIRouter(prefix="/api")
FOR_AN_HOUR: Final = {"Cache-Control": "public, max-age=3600"}
FOR_ONE_BROWSER: Final = {"Cache-Control": "private, max-age=3600"}
OF_A_FIELD: Final = ("type", "token", "numbers")  # in the form of an effect; the rest are its words
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
    corrections = {} if printed else request.app.state.corrections.get(game, {})
    return reply(_cards(game, json.dumps(corrections, sort_keys=True)), headers=FOR_AN_HOUR)


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
    return reply(_forms(game), headers=FOR_AN_HOUR)


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
    tables = _game(draft.game).tables()
    if draft.toml is not None:
        found = tables.read_text(draft.toml).for_game(draft.game)
    else:
        right = {f"{card}.right": True for card in draft.right}
        found = tables.examine({**draft.corrections, **right})
        found.by = draft.by if draft.by.isprintable() else ""
    return reply(_checked(draft.game, found))


def _checked(game: str, found: CardSet) -> dict[str, Any]:
    entries = [entry for entry in guildhall.definition(game).cards(found.corrections) if entry.differences]
    return {
        "game": game,
        "by": found.by,
        "corrections": found.corrections,
        "right": found.right,
        "problems": [problem.data() for problem in found.problems],
        "entries": [_entry(entry) for entry in entries],
        "toml": written(game, found),
    }


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


def _game(key: str) -> AnyGame:
    try:
        return guildhall.definition(key)
    except UnknownGameError as error:
        raise Refusal("unknown-game", "There is no game of this name.", guildhall.games()) from error


@lru_cache(maxsize=16)
def _cards(game: str, corrections: str) -> dict[str, Any]:
    return {"entries": [_entry(entry) for entry in _game(game).cards(json.loads(corrections))]}


def _entry(entry: Entry) -> dict[str, Any]:
    return {
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


@lru_cache(maxsize=4)
def _forms(game: str) -> dict[str, Any]:
    tables = _game(game).tables()
    grammars: dict[str, dict[str, Any]] = {}
    names: dict[str, str] = {}
    found: list[dict[str, Any]] = []
    for kind in tables.kinds():
        for key in tables.keys(kind):
            fields: list[dict[str, Any]] = []
            for name, field in tables.fields(kind, key).items():
                form = field.describe()
                ours = field.ours
                if form["type"] == "effect":
                    # Many cards share their words, which are long.
                    grammar = {part: value for part, value in form.items() if part not in OF_A_FIELD}
                    text = json.dumps(grammar, sort_keys=True)
                    names.setdefault(text, f"grammar-{len(names) + 1}")
                    grammars[names[text]] = grammar
                    form = {part: form[part] for part in OF_A_FIELD if part in form}
                    form["grammar"] = names[text]
                    ours = form.pop("token")
                fields.append({"name": name, "ours": ours, "form": form})
            if fields:
                found.append({"kind": kind, "key": key, "fields": fields})
    return {"game": game, "cards": found, "grammars": grammars, "progress": _progress(game)}


def _progress(game: str) -> list[dict[str, Any]]:
    counts: dict[tuple[str, str], Counter[str]] = {}
    for entry in _game(game).cards({}):
        counts.setdefault((entry.box, entry.kind), Counter())[entry.origin] += 1
    return [
        {"box": box, "kind": kind, "total": sum(origins.values()), "origins": dict(origins)}
        for (box, kind), origins in counts.items()
    ]
