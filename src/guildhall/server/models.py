"""What goes over the wire, for the documentation and for types that others generate from it.

Requests are checked against these models. Responses are built as plain data, since a log has thousands of messages; the
tests hold every response against its model.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from guildhall.engine.rng import SEED_LIMIT
from guildhall.server.names import LONGEST_NAME, checked_name
from guildhall.server.refusals import Kind

MOST_ANSWERS = 20_000  # far beyond the longest game
MOST_SEATS = 8

Name = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]+$", examples=["Ada"]),
    AfterValidator(checked_name),
]
Word = Annotated[str, Field(min_length=1, max_length=200, pattern=r"^[ -~]+$")]


def _whole(value: Any) -> Any:
    """To JSON 2.0 is an integer, too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Count = Annotated[int, Field(ge=0, le=10**9), BeforeValidator(_whole)]


class Body(BaseModel):
    """What is sent to the server: nothing unknown, and no text where a number belongs."""

    model_config = ConfigDict(strict=True, extra="forbid")


# What is sent to the server.


LongKey = Annotated[
    str,
    Field(
        pattern=r"^[A-Za-z0-9_-]{43}$",
        description="256 bits of chance, in base64url, made by whoever will hold the seat: so a lost reply loses "
        "nothing, since the same request may be sent again. The server makes one if none is given.",
    ),
]


class NewSeat(Body):
    kind: Literal["open", "invited", "bot"] = Field(
        description="open: whoever begins the game gets its key. invited: they get an invitation, to be given on."
    )
    bot: Word | None = Field(None, description="Which bot plays; for kind bot only.", examples=["random"])
    name: Name | None = None


class Fork(Body):
    id: Word = Field(description="A game of which the caller has a key.")
    at: Count | None = Field(None, description="After how many answers; all of them if not given.")


class NewAbsence(Body):
    """When a bot may be seated for somebody who is asked and is not there."""

    pace: Literal["live", "days"] = Field("live", description="Is it played in one go, or over days?")
    minutes: Annotated[int, Field(ge=0, le=60 * 24 * 60), BeforeValidator(_whole)] | None = Field(
        None, description="After how long. If not given: ten minutes live, three days in a game over days."
    )
    by: Literal["one", "all", "nobody"] | None = Field(
        None,
        description="By any other player, by all others together, or never. If not given: by one live, never in a "
        "game over days.",
    )


class NewClock(Body):
    """How long everybody may think. The server's clock counts; a little is forgiven for the line, and no clock runs
    while no server is there."""

    per: Literal["game", "turn"] = Field(
        "game", description="A time for the whole game, and `increment` more for each turn; or a time for each turn."
    )
    seconds: Annotated[int, Field(ge=30, le=30 * 24 * 3600), BeforeValidator(_whole)]
    increment: Annotated[int, Field(ge=0, le=3600), BeforeValidator(_whole)] = 0
    out: Literal["bot", "lost"] = Field(
        "bot",
        description="A bot plays for whose time runs out: until they come back, with a minute at least; or for good.",
    )
    bot: Word | None = Field(None, description="Which bot; the second weakest level of the game if not given.")


class NewGame(Body):
    game: Word = Field("architects", examples=["architects", "viscounts"])
    options: dict[str, Any] = Field(
        default_factory=dict,
        description="The set-up, see /api/about. Empty with `record` or `fork`, which have their own.",
        examples=[{"players": 2, "setup": "standard", "expansions": ["artisans"]}],
    )
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=MOST_SEATS)] = Field(
        description="The players, in order. An opponent that follows cards sits down by itself, after them."
    )
    seed: Annotated[int, Field(ge=0, lt=SEED_LIMIT), BeforeValidator(_whole)] | None = Field(
        None, description="Chance picks one if not given."
    )
    record: str | None = Field(None, description="The text of a record: the game goes on from it.")
    at: Count | None = Field(None, description="With `record`: only that many of its answers.")
    fork: Fork | None = Field(None, description="Go on from another game on this server.")
    hints: bool | None = Field(
        None, description="May people at the table ask for hints? If not given: only somebody who plays alone."
    )
    absence: NewAbsence | None = Field(None, description="When a bot may take over; as is usual live if not given.")
    clock: NewClock | None = None


class Answer(Body):
    number: Count = Field(description="The question's number, `state.question.number`.")
    token: Word = Field(examples=["place quarry"])
    mark: str | None = Field(
        None, max_length=40, description="The mark of the table that you have: the reply is the difference to it."
    )


class Preview(Body):
    token: Word
    number: Count | None = Field(None, description="The question's number: once it is past, there is nothing to tell.")


class Asking(Body):
    number: Count | None = Field(None, description="The question's number: once it is past, the request is stale.")


class UndoTo(Body):
    to: Count = Field(description="How many answers stay.")


class Agreement(Body):
    to: Count | None = Field(
        None,
        description="What is agreed to, as `undo.request.to` says: if the wish has changed since, nothing happens.",
    )


class Joining(Body):
    key: LongKey | None = None
    name: Name | None = None


class NewKey(Body):
    key: LongKey | None = None


class SeatChange(Body):
    """Exactly one of: a kind (with a bot for kind bot), a name."""

    kind: Literal["open", "bot"] | None = None
    bot: Word | None = None
    invitation: LongKey | None = Field(
        None, description="To this seat, which nobody has taken yet: a bot plays there at once, until the guest comes."
    )
    name: Name | None = None


# What the server sends.


class Message(BaseModel):
    """A sentence's name and what goes into it; the sentences are at /api/words."""

    name: str
    args: dict[str, int | str | Message | list[Message]]


class PlayerRange(BaseModel):
    least: int
    most: int


class ExpansionAbout(BaseModel):
    key: str
    players_most: int
    flags: list[str] = Field(description="The expansion's own options, true or false.")
    brings: list[str] = Field(description="Options of the game that are always on with the expansion.")


class BoardAbout(BaseModel):
    key: str
    box: str


class ValueAbout(BaseModel):
    key: str
    name: Message


class ChoiceAbout(BaseModel):
    """An option with a few values."""

    key: str
    name: Message
    values: list[ValueAbout]
    default: str


class OpponentAbout(BaseModel):
    """Somebody at a further seat who follows cards and is never asked; the option `opponent` names it."""

    key: str
    needs: list[str] = Field(description="The expansions that it plays with only.")
    refuses: list[str] = Field(description="The expansions that it does not play with.")
    players: PlayerRange = Field(description="How many may play against it: fewer where the game takes fewer seats.")
    name: Message
    text: Message
    choices: list[ChoiceAbout] = Field(description="The options that only this opponent has.")


class BotAbout(BaseModel):
    key: str
    own: bool = Field(description="A bot of the host's own; the others are levels, the weakest first.")
    rating: int | None = Field(description="In Elo points, among the levels of this game; null if not measured.")
    seconds: float | None = Field(description="What an answer takes on average; null if not measured.")


class GameAbout(BaseModel):
    key: str
    players: PlayerRange
    seats: list[str] = Field(description="The colours, in seat order.")
    expansions: list[ExpansionAbout]
    setups: list[str]
    boards: list[BoardAbout]
    board_sets: list[str]
    options: list[str] = Field(description="Options that are true or false.")
    opponents: list[OpponentAbout]
    bots: list[BotAbout]


class About(BaseModel):
    version: str
    games: list[GameAbout]
    languages: list[str]


class Created(BaseModel):
    id: str
    keys: dict[str, str] = Field(description="The secret key of each open seat. Shown this once.")
    invitations: dict[str, str] = Field(
        description="For each seat to which somebody is invited: good once, at /join, for a key that only they have."
    )
    watch: str = Field(description="The spectators' key.")


class SeatState(BaseModel):
    key: str
    kind: Literal["open", "bot", "solo"] = Field(description="solo: it follows cards, and nobody can sit there.")
    bot: str | None
    opponent: str | None = Field(description="Who it is, for kind solo.")
    name: str | None
    connected: bool
    person: bool = Field(description="Is it a person's, whoever sits there now?")
    invited: bool = Field(description="Has nobody used its invitation yet?")
    kept: bool = Field(description="Did whoever began the game keep its key?")
    bot_at: int | None = Field(
        description="When the others may seat a bot there, in seconds since 1970; null if they may not as things are."
    )


class AbsenceRule(BaseModel):
    pace: Literal["live", "days"]
    seconds: int
    by: Literal["one", "all", "nobody"]


class NoticeLine(BaseModel):
    """A line of the log about the table rather than the game."""

    number: int = Field(description="The answer that it follows; 0 is the set-up.")
    kind: str = Field(
        description="joined, invited-anew, link-renewed, bot-by-owner, bot-by-one, bot-by-all, bot-by-clock, "
        "bot-meanwhile, wished-bot, back, undone, wished-deletion, refused-deletion, wished-pause, paused, resumed; "
        "and from the beginning seed, record, one-person, one-began."
    )
    seat: str | None = Field(description="Whose seat it is about; several with commas.")
    message: Message


class ClockState(BaseModel):
    """The clocks as they stood `at` a moment; that of the seat that is `running` has run since."""

    per: Literal["game", "turn"]
    seconds: int
    increment: int
    out: Literal["bot", "lost"]
    left: dict[str, float] = Field(description="Seconds, for each seat of a person.")
    at: float = Field(description="In seconds since 1970, by the server's clock.")
    running: str | None
    paused: bool


class ProposalState(BaseModel):
    """What still others have to agree to. It falls when the game goes on."""

    kind: Literal["bot", "deletion", "pause"]
    seat: str | None = Field(description="Where the bot would sit.")
    by: str
    agreed: list[str]


class Option(BaseModel):
    token: str
    message: Message
    target: str = Field(description="The thing on the board that it points at, such as place:quarry, or empty.")


class Reason(BaseModel):
    """Why a thing on the board that no option points at cannot be chosen."""

    token: str = Field(description="The answer that would choose it.")
    message: Message = Field(description="What is missing, or which rule forbids it.")
    target: str = Field(description="The thing on the board.")


class Question(BaseModel):
    number: int = Field(description="What an answer must name; never the same for two questions of a game.")
    seat: str
    name: str
    message: Message
    options: list[Option] = Field(description="For the seat that is asked, and only now; else empty.")
    reasons: list[Reason] = Field(description="Likewise; at most one for each thing on the board.")


class LogEntry(BaseModel):
    number: int = Field(description="The answer that brought it, counted from 1; 0 is the set-up.")
    message: Message


class UndoRequest(BaseModel):
    by: str
    to: int
    agreed: list[str]


class UndoState(BaseModel):
    can: bool = Field(description="Would `to` be granted at once?")
    to: int | None = Field(description="The seat's own last answer, if it has given one.")
    why: Message | None
    request: UndoRequest | None


class Chance(BaseModel):
    """How the deals come about. SHA-256 of `guildhall SALT SEED`, as text, is the commitment."""

    kind: Literal["sfc32", "blake2b"] = Field(description="blake2b, unless somebody chose the seed.")
    commitment: str | None = Field(description="From the start on; null where somebody knows the seed anyway.")
    salt: str | None = Field(description="64 hexadecimal digits, when the game is over.")
    seed: str | None = Field(description="64 hexadecimal digits, when the game is over.")


class Table(BaseModel):
    """What a seat may know, without the log."""

    id: str
    game: str
    options: dict[str, Any]
    number: int = Field(description="How many answers stand.")
    move: int = Field(description="How many moves were made, answers and undos. It never falls.")
    over: bool
    hints: bool = Field(description="May the asked seat ask for a hint?")
    chance: Chance
    seat: str | None = Field(description="Whose view this is; null for a spectator.")
    seats: list[SeatState]
    question: Question | None
    view: dict[str, Any] = Field(description="All that this seat may know of the table, as the engine tells it.")
    scores: list[dict[str, int]]
    ranks: list[int] | None = Field(None, description="When the game is over.")
    undo: UndoState
    absence: AbsenceRule
    seed: str | None = Field(description="The seed, if somebody knows it because they chose it or had the record.")
    notices: list[NoticeLine] = Field(description="Lines for the log, the newest hundred.")
    proposals: list[ProposalState]
    clock: ClockState | None = Field(None, description="How long everybody may still think, where that is limited.")


class State(Table):
    mark: str = Field(description="A name for exactly this table, by which later changes refer to it.")
    log_from: int = Field(description="The log has all lines from this answer on; those before are at /log.")
    log: list[LogEntry] = Field(description="The last page of it.")


class Log(BaseModel):
    log_from: int = Field(description="It has all lines from this answer on; 0 is the set-up.")
    log: list[LogEntry]


class PatchStep(BaseModel):
    op: Literal["add", "remove", "replace"]
    path: str = Field(description="A JSON Pointer.", examples=["/view/seats/0/goods/clay"])
    value: Any = None


class Change(BaseModel):
    """What has changed for a seat: a JSON Patch (RFC 6902) to the table with the mark `from`, or the whole table. Then,
    cut the log before the lines of answer `cut`, and put the new lines there. If `log_from` is greater than `cut`, more
    than a page is new: these are the last lines, and those before are to be had in pages."""

    model_config = ConfigDict(populate_by_name=True)

    number: int
    move: int
    from_: str | None = Field(alias="from", description="The mark of the table that `patch` goes on from.")
    mark: str = Field(description="That of the table as it is now.")
    patch: list[PatchStep] | None
    state: Table | None = Field(description="The whole table, without its log, if there is no patch.")
    cut: int
    log_from: int
    log: list[LogEntry]


class Error(BaseModel):
    kind: Kind
    text: str
    valid: list[int | str] | None = None


class RefusalModel(BaseModel):
    model_config = ConfigDict(title="Refusal")
    error: Error
    state: State | None = None


class Accepted(BaseModel):
    number: int
    move: int


class Asked(BaseModel):
    request: UndoRequest


class Proposed(BaseModel):
    proposal: ProposalState


class Deleted(BaseModel):
    deleted: Literal[True]


class Invitation(BaseModel):
    """What a guest should know before they sit down."""

    id: str
    game: str
    options: dict[str, Any]
    seat: str
    used: bool
    hints: bool
    over: bool
    number: int
    absence: AbsenceRule
    seed: str | None
    seats: list[SeatState]
    notices: list[NoticeLine]


class Renewed(BaseModel):
    invitation: str


class Held(BaseModel):
    seat: str
    key: str


class Previewed(BaseModel):
    messages: list[Message]


class Valued(BaseModel):
    """An answer with its estimated result for the asked seat."""

    token: str
    win: float = Field(description="The chance of winning, from 0 to 1.")
    lead: float = Field(description="Points ahead of the best opponent at the end; below 0 behind.")
    share: float = Field(description="How much of its attention the bot gave to it: 1 in all.")


class Hint(BaseModel):
    number: int = Field(description="The question's number.")
    seat: str
    answers: list[Valued] = Field(description="The best first.")


class Moment(BaseModel):
    """A question, as its seat could judge it then."""

    number: int = Field(description="How many answers stood before it.")
    seat: str
    given: str
    win: float = Field(description="Of the best answer, for the asked seat.")
    lead: float
    cost: float = Field(description="What the given answer lost of the chance to win, against the best one.")
    lead_cost: float
    why: Message | None = Field(
        description="Of the most costly moves: what the given answer leads to, and the best one would not have."
    )
    answers: list[Valued] = Field(description="All that were considered, the best first.")


class EndResult(BaseModel):
    win: float = Field(description="1 for the winner, a part of it for several.")
    lead: float


class SeatAnalysis(BaseModel):
    seat: str
    costly: list[int] = Field(description="The numbers of its most costly moves, at most three, the worst first.")
    result: EndResult | None


class AnalysisData(BaseModel):
    answers: int = Field(description="How many the game has.")
    seats: list[SeatAnalysis]
    moments: list[Moment]
    options: list[Option] = Field(description="Every answer that is named here.")


class Analysed(BaseModel):
    state: Literal["none", "running", "done"]
    done: int
    total: int
    analysis: AnalysisData | None


class Ticket(BaseModel):
    ticket: str


class Seats(BaseModel):
    seats: list[SeatState]


class Card(BaseModel):
    kind: str
    key: str
    ref: str
    name: Message
    text: Message
    fields: dict[str, Any]
    origin: str
    printed_origin: str
    box: str


class Cards(BaseModel):
    entries: list[Card]


class CardsDraft(Body):
    """What the owner of a box says of its cards: the text of a file, or corrections by name."""

    game: Word = Field("architects", examples=["architects", "viscounts"])
    toml: Annotated[str, Field(max_length=200_000)] | None = Field(None, description="A file, instead of the others.")
    corrections: dict[str, Any] = Field(default_factory=dict, examples=[{"crafts.craft-5.tool": "GOLD(1)"}])
    right: Annotated[list[Word], Field(max_length=1000)] = Field(
        default_factory=list, description="The cards that were compared, such as crafts.craft-5."
    )
    by: Annotated[str, Field(max_length=40)] = Field("", description="Who says so.")


class CardProblem(BaseModel):
    path: str = Field(description="Such as crafts.craft-5.tool; empty if it is about the whole.")
    text: str


class CardsChecked(BaseModel):
    game: str
    by: str
    corrections: dict[str, Any] = Field(description="Those that can be used, for a new game's options.")
    right: list[str]
    problems: list[CardProblem] = Field(description="What cannot be used; the rest is there all the same.")
    entries: list[Card] = Field(description="The cards that are changed, as they would be.")
    toml: str = Field(description="The same as a file.")


class CardField(BaseModel):
    name: str
    ours: Any = Field(description="As a correction would say it.")
    form: dict[str, Any] = Field(
        description="`type` is whole, name, text, skills, amounts, numbers, effect or half, with the bounds of each; "
        "an effect names its `grammar`."
    )


class CardForm(BaseModel):
    kind: str
    key: str
    fields: list[CardField]


class CardProgress(BaseModel):
    """How many cards of a kind in a box have which origin."""

    box: str
    kind: str
    total: int
    origins: dict[str, int]


class CardForms(BaseModel):
    game: str
    cards: list[CardForm]
    grammars: dict[str, dict[str, Any]] = Field(
        description="The words of which effects are composed: `words` with + between them, perhaps after a moment."
    )
    progress: list[CardProgress]


# The data of a stream's events.


class MoveEvent(BaseModel):
    """`event: move`, whose id is `move`."""

    number: int
    move: int
    question_seat: str | None
    messages: list[Message]


class UndoEvent(BaseModel):
    """`event: undo`: answers were taken back (with an id), or a request came or went (without)."""

    number: int
    move: int
    request: UndoRequest | None


class SeatsEvent(BaseModel):
    """`event: seats`."""

    number: int
    move: int
    seats: list[SeatState]
