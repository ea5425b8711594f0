"""The companion of a real table, for the page. Whoever asks keeps the session and sends it: none has to stay here."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from guildhall import companion as real_table
from guildhall.engine.errors import GuildhallError, RecordError
from guildhall.server.guard import charged
from guildhall.server.models import Body, Message, Word
from guildhall.server.refusals import Refusal
from guildhall.server.visits import in_thread
from guildhall.server.wire import refusals, reply
from guildhall.words import locales

router = APIRouter(prefix="/api", tags=["companion"])

Line = Annotated[str, Field(max_length=200)]


class ToCompanion(Body):
    """A new session with `options`, or one that goes on; then perhaps a line, an answer, or one is taken back."""

    language: Word = Field("en", examples=["en"])
    game: Word = Field("architects", description="For a new session.", examples=["architects", "viscounts"])
    options: dict[str, Any] | None = Field(
        None, description="For a new session: the set-up.", examples=[{"opponent": "helena", "players": 1}]
    )
    tells_cards: bool = Field(
        False, description="For a new session: its cards are turned over at the table, and not by the companion."
    )
    session: dict[str, Any] | None = Field(None, description="The session as it was last sent.")
    line: Line | None = Field(None, description="The answer to the open question, or what happens at the table.")
    answer: Annotated[list[int], Field(max_length=100)] | None = Field(
        None, description="The answer to the open question as numbers, by its kind."
    )
    undo: bool = Field(False, description="Take back the last answer, or the last thing that happened.")


class Choice(BaseModel):
    key: str
    text: Message


class CompanionQuestion(BaseModel):
    key: str
    kind: str = Field(
        description="`number`: [number]; `yes-or-no`: [1 or 0]; `one-of`, `one-named`: [number of the choice]; "
        "`some-of`: 1 or 0 for each choice; `groups`: how many for each choice."
    )
    text: Message
    last: list[int] = Field(description="What was last known, as an answer; or nothing.")
    least: int
    most: int
    choices: list[Choice]


class CompanionThing(BaseModel):
    key: str
    text: Message | None
    least: int
    most: int
    counted: bool = Field(description="Is a number said with it?")


class CompanionDeed(BaseModel):
    """What may be said now: a line of its name, the key of a thing if it has any, and a number if that is counted."""

    name: str
    icon: str
    all: bool = Field(description="Is it usually about as many as there are?")
    things: list[CompanionThing]


class CompanionCount(BaseModel):
    icon: str
    number: int
    text: Message


class CompanionState(BaseModel):
    session: dict[str, Any] = Field(description="To be kept, and sent with the next line.")
    game: str
    opponent: str
    name: Message
    over: bool
    question: CompanionQuestion | None
    told: list[Message] = Field(description="What has come of the line.")
    deeds: list[CompanionDeed] = Field(description="What may happen at the table now.")
    counts: list[CompanionCount] = Field(description="Its board as numbers.")
    status: list[Message] = Field(description="What is kept of the opponent.")
    score: dict[str, int]
    points: list[int] = Field(description="Its points in total after each line.")


@router.post(
    "/companion",
    response_model=CompanionState,
    responses=refusals(404),
    summary="Let an opponent sit at a real table",
    dependencies=[charged(5)],
)
async def companion(asked: ToCompanion) -> Response:
    """It says what it needs to know, and what it does and why."""
    return reply(await in_thread(_said, asked))


def _said(asked: ToCompanion) -> dict[str, Any]:
    if asked.language not in locales():
        raise Refusal("unknown-language", "There are no words in this language.", locales())
    try:
        return real_table.respond(asked.model_dump())
    except RecordError as error:
        raise Refusal("record", str(error)) from error
    except GuildhallError as error:
        raise Refusal("options", str(error), getattr(error, "valid", ())) from error
