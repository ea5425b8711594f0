"""The score pad of a real table. Nothing stays here: whoever counts keeps what is tapped in, and sends it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from guildhall import games, scorepad
from guildhall.server.guard import charged
from guildhall.server.models import MOST_SEATS, Body, CardField, Word
from guildhall.server.refusals import Refusal
from guildhall.server.wire import refusals, reply

router = APIRouter(prefix="/api", tags=["companion"])


class PadForm(BaseModel):
    game: str
    seat: list[CardField] = Field(description="What is asked of every seat.")
    table: list[CardField] = Field(description="What is asked of the table.")


class PadSheet(Body):
    """What the players have when the game is over, Virtue after all effects of its end."""

    game: Word = Field("architects", examples=["architects", "viscounts"])
    expansions: Annotated[list[Word], Field(max_length=4)] = Field(default_factory=list, examples=[["artisans"]])
    corrections: dict[str, Any] = Field(default_factory=dict, description="The cards of the box, if they differ.")
    seats: Annotated[list[dict[str, Any]], Field(min_length=1, max_length=MOST_SEATS)] = Field(
        examples=[[{"virtue": 9, "cathedral": 3, "buildings": ["chapel"], "goods": {"gold": 2}}, {"virtue": 4}]]
    )
    table: dict[str, Any] = Field(default_factory=dict)


class PadScores(BaseModel):
    scores: list[dict[str, int]] = Field(description="For each seat the points by category, and in total.")
    ranks: list[int]


@router.get("/scorepad", response_model=PadForm, responses=refusals(404), summary="What the score pad asks")
def form(
    game: Annotated[str, Query(max_length=40)] = "architects",
    expansions: Annotated[str, Query(max_length=80, description="With commas between.")] = "",
) -> Response:
    return reply(scorepad.form(_known(game), _boxes([one for one in expansions.split(",") if one])))


@router.post(
    "/scorepad",
    response_model=PadScores,
    responses=refusals(404),
    summary="Count the final score of a real game",
    dependencies=[charged(5)],
)
def count(sheet: PadSheet) -> Response:
    """By the rules' own scoring, for people at any mix of boxes."""
    options: dict[str, Any] = _boxes(sheet.expansions)
    if sheet.corrections:
        options["corrections"] = sheet.corrections
    return reply(scorepad.sheet(_known(sheet.game), options, sheet.seats, sheet.table))


def _known(game: str) -> str:
    if game not in games():
        raise Refusal("unknown-game", "There is no game of this name.", games())
    return game


def _boxes(expansions: list[str]) -> dict[str, Any]:
    return {"expansions": expansions} if expansions else {}
