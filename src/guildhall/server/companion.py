"""The companion of a real table, for the page. Nothing stays here: whoever asks keeps the session and sends it."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Final

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from guildhall.architects.companion import Companion
from guildhall.engine.errors import GuildhallError, RecordError
from guildhall.engine.message import message_data
from guildhall.server.guard import charged
from guildhall.server.models import Body, Message, Word
from guildhall.server.refusals import Refusal
from guildhall.server.visits import in_thread
from guildhall.server.wire import refusals, reply
from guildhall.words import locales

router = APIRouter(prefix="/api", tags=["companion"])

MOST_LINES: Final = 1000  # far beyond the longest game; every request says all of them again
Line = Annotated[str, Field(max_length=200)]


class ToCompanion(Body):
    """A new session with `options`, or one that goes on; then perhaps a line, or one is taken back."""

    language: Word = Field("en", examples=["en"])
    options: dict[str, Any] | None = Field(
        None, description="For a new session: the set-up.", examples=[{"opponent": "helena", "players": 1}]
    )
    session: dict[str, Any] | None = Field(None, description="The session as it was last sent.")
    line: Line | None = Field(None, description="The answer to the open question, or what happens at the table.")
    undo: bool = Field(False, description="Take back the last answer, or the last thing that happened.")


class Choice(BaseModel):
    key: str
    text: str


class CompanionQuestion(BaseModel):
    key: str
    kind: str
    text: str
    default: str = Field(description="What was last known, which an empty line confirms; or empty.")
    least: int
    most: int
    choices: list[Choice]


class CompanionState(BaseModel):
    session: dict[str, Any] = Field(description="To be kept, and sent with the next line.")
    opponent: str
    over: bool
    question: CompanionQuestion | None
    told: list[Message] = Field(description="What has come of the line.")
    status: list[Message] = Field(description="What is kept of the opponent.")
    score: dict[str, int]


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
    session = _opened(asked)
    if asked.line is not None and asked.undo:
        raise Refusal("options", "Say a line, or take one back.")
    if asked.undo:
        session.undo()
    elif asked.line is not None:
        if session.question is None:
            session.do(asked.line or "turn")
        else:
            session.answer(asked.line)
    return _state(session)


def _opened(asked: ToCompanion) -> Companion:
    if asked.language not in locales():
        raise Refusal("unknown-language", "There are no words in this language.", locales())
    if (asked.options is None) == (asked.session is None):
        raise Refusal("options", "Send the options of a new session, or a session that goes on.")
    try:
        if asked.options is not None:
            return Companion(asked.options, secrets.randbits(32), locale=asked.language)
        assert asked.session is not None
        said = asked.session.get("said")
        if isinstance(said, list) and len(said) > MOST_LINES:
            raise Refusal("record", f"A session has at most {MOST_LINES} lines.")
        return Companion.from_data(asked.session, asked.language)
    except RecordError as error:
        raise Refusal("record", str(error)) from error
    except GuildhallError as error:
        raise Refusal("options", str(error), getattr(error, "valid", ())) from error


def _state(session: Companion) -> dict[str, Any]:
    return {
        "session": session.to_data(),
        "opponent": session.opponent,
        "over": session.is_over,
        "question": None if session.question is None else session.question.data(),
        "told": [message_data(message) for message in session.told],
        "status": [message_data(message) for message in session.status()],
        "score": session.score(),
    }
