"""What goes over the wire about open tables."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, Field

from guildhall.server.models import (
    MOST_SEATS,
    AbsenceRule,
    Body,
    LongKey,
    Name,
    NewAbsence,
    NewClock,
    Word,
    _whole,
)

MOST_BOTS = MOST_SEATS - 2


class NewTable(Body):
    """Nothing is dealt before the table begins, so a seed, a record, cards of one's own or chosen boards have no place
    here: at open tables everybody plays with the same."""

    game: Word = Field("architects", examples=["architects", "viscounts"])
    options: dict[str, Any] = Field(
        default_factory=dict,
        description="The set-up, see /api/about, without `corrections` and `boards`.",
        examples=[{"setup": "standard", "expansions": ["artisans"]}],
    )
    players: Annotated[int, Field(ge=2, le=MOST_SEATS), BeforeValidator(_whole)] = Field(
        2, description="How many play, bots included."
    )
    bots: Annotated[list[Word], Field(max_length=MOST_BOTS)] = Field(
        default_factory=list, description="Bots that play from the start. Two seats at least are for people."
    )
    hints: bool = Field(False, description="May people at the table ask for hints?")
    absence: NewAbsence | None = Field(None, description="When a bot may take over; as is usual live if not given.")
    clock: NewClock | None = None
    language: Annotated[str, Field(pattern=r"^[a-z]{2,3}$")] | None = Field(
        None, description="In which language whoever opens it would like to talk.", examples=["en", "de"]
    )
    name: Name | None = None
    key: LongKey | None = None


class Sitting(Body):
    name: Name | None = None
    key: LongKey | None = None


class Filling(Body):
    bot: Word | None = Field(
        None, description="Who sits down on every free seat; only where none is free it may be left out."
    )


class Sitter(BaseModel):
    number: int = Field(description="In which order they came; the first is the host, who may begin before it is full.")
    name: str | None


class AgreedClock(BaseModel):
    per: Literal["game", "turn"]
    seconds: int
    increment: int
    out: Literal["bot", "lost"]
    bot: str


class OpenTable(BaseModel):
    """As everybody may know it."""

    id: str = Field(description="The game will have the same.")
    game: str
    options: dict[str, Any] = Field(description="The set-up, as the game will have it.")
    players: int
    bots: list[str]
    people: list[Sitter]
    free: int = Field(description="How many seats are free.")
    hints: bool
    absence: AbsenceRule
    clock: AgreedClock | None = Field(description="How long everybody may think; null if as long as they like.")
    language: str | None
    opened: float = Field(description="When, in seconds since 1970.")


class OpenTables(BaseModel):
    tables: list[OpenTable] = Field(description="The oldest first.")


class OwnTable(BaseModel):
    """An open table as somebody sees it who sits there."""

    table: OpenTable | None = Field(description="Null when it has begun.")
    begun: bool = Field(description="Is it a game by now? /api/games has it, with the same id and the same key.")
    number: int | None = Field(description="Which of the people is the caller.")
    key: str | None = Field(None, description="The caller's key; only told to who has just sat down.")


class TableGone(BaseModel):
    """The data of the event `gone`."""

    id: str
    why: Literal["begun", "closed"]
