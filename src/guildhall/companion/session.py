"""A companion: keeps an opponent's things at a real table, tells its moves with their reasons, and scores it.

Everything that was said is kept, and what follows from it is worked out again: a turn goes as far as it can with what
has been told, stops at the first thing that nobody has told yet, and begins again with the answer. So undo leaves out
the latest line, and a file holds nothing but what people said.

A game says how its opponent begins, what can happen to it, and how that is carried out.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, ClassVar, Final, NamedTuple, Self

import guildhall
from guildhall.companion.questions import Question, Refusal
from guildhall.engine.errors import GuildhallError, RecordError, UndoError, UnknownOptionError
from guildhall.engine.message import Message, message_data

FORMAT: Final = "guildhall companion 1"
FIELDS: Final = ("format", "setup", "seed", "tells_cards", "said")
SEEDS: Final = 2**64
END: Final = "end"
Said = list[tuple[str, list[list[int]]]]


class Command:
    """A deed, what it is done with, and the line that says so in a file: with names where the deed takes numbers."""

    def __init__(self, name: str, *args: str | int, noun: str = "") -> None:
        self.name = name
        self.args = args
        words = [str(arg) for arg in args]
        self.line = " ".join([name, *([noun, *words[1:]] if noun else words)])


class Thing(NamedTuple):
    """Something that a deed may be about, and how many of it there can be. Without a key there is only the number."""

    key: str
    words: Message | None
    least: int = 1
    most: int = 1
    counted: bool = True


class Deed(NamedTuple):
    """What may happen at the table now; `things` are what it may be about, if it is about one of several. Mostly it is
    about one of a thing, unless it is usually about `all`."""

    name: str
    things: list[Thing]
    icon: str = ""
    all: bool = False

    def data(self) -> dict[str, Any]:
        """For a page."""
        return {
            "name": self.name,
            "icon": self.icon,
            "all": self.all,
            "things": [
                {
                    "key": key,
                    "text": None if words is None else message_data(words),
                    "least": least,
                    "most": most,
                    "counted": counted,
                }
                for key, words, least, most, counted in self.things
            ],
        }


class Count(NamedTuple):
    """A number on the opponent's board, with a word for it and the name of its picture."""

    icon: str
    number: int
    words: Message


class Outcome(NamedTuple):
    """What came of a line: a new table, what was told, what holds from now on; or the question that stops it."""

    table: Any
    told: list[Message]
    lasting: list[str]
    question: Question | None


class Companion:
    """One opponent at one real table. `tells_cards`: its cards are drawn at the table, and not by the companion."""

    GAME: ClassVar[str] = ""

    def __init__(self, setup: Mapping[str, Any], seed: int, tells_cards: bool = False, locale: str = "en") -> None:
        definition = guildhall.definition(self.GAME)
        self.setup = definition.read_options(setup)
        if not self.setup.get("opponent"):
            raise UnknownOptionError("A companion needs an opponent.", None)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise UnknownOptionError(f"seed: a number from 0 to {SEEDS - 1}.", seed)
        self.seed = seed
        self.tells_cards = tells_cards
        self.locale = locale
        self._begin()

    @classmethod
    def new(
        cls,
        opponent: str,
        *,
        players: int = 1,
        seed: int | None = None,
        tells_cards: bool = False,
        locale: str = "en",
        **options: Any,
    ) -> Self:
        if seed is None:
            seed = secrets.randbits(32)
        return cls({**options, "opponent": opponent, "players": players}, seed, tells_cards, locale)

    # What each game says.

    @property
    def opponent(self) -> str:
        """What the opponent is called: `opponent-…` in messages."""
        raise NotImplementedError

    def name(self) -> Message:
        """The opponent's name."""
        raise NotImplementedError

    def lay_out(self) -> Any:
        """The table as the companion knows it when nobody has said anything."""
        raise NotImplementedError

    def read(self, line: str) -> Command:
        """What happens at the table, as somebody says it; raises Refusal."""
        raise NotImplementedError

    def carry_out(self, command: Command, answers: list[list[int]]) -> Outcome:
        """As far as everything it needs is known."""
        raise NotImplementedError

    def deeds(self) -> list[Deed]:
        """What may be said now."""
        raise NotImplementedError

    def counts(self) -> list[Count]:
        """The opponent's board as numbers."""
        raise NotImplementedError

    def status(self) -> list[Message]:
        """Its board in words: what a person can compare with the table."""
        raise NotImplementedError

    @property
    def seat(self) -> Any:
        """The opponent's seat on the companion's table."""
        return self.table.seats[self.table.rules.options.players]

    # Questions, answers, commands.

    def _begin(self) -> None:
        self.table: Any = self.lay_out()
        self.said: Said = []  # every line, and what was answered about it
        self.question: Question | None = None
        self.told: list[Message] = []  # since the latest answer or command
        self.so_far: list[Message] = []  # since the latest command
        self.points: list[int] = []  # in total after each line
        self.is_over = False
        self.lasting: list[str] = []
        self._command: Command | None = None
        self._heard = 0

    def do(self, line: str) -> None:
        """Something happens at the table: its turn, a capture … Raises Refusal, and then nothing happened."""
        if self.question is not None:
            raise Refusal(Message("companion-answer-first"), self.locale)
        if self.is_over:
            raise Refusal(Message("companion-is-over"), self.locale)
        command = self.read(line)
        self.said.append((command.line, []))
        self._command = command
        self._heard = 0
        self._go_on()

    def answer(self, text: str) -> None:
        """Answer the open question; nothing confirms what was last known. Raises Refusal, which asks again."""
        if self.question is None:
            raise Refusal(Message("companion-no-question"), self.locale)
        self._accept(self.question.read(text))

    def answer_with(self, numbers: object) -> None:
        """Answer the open question as a page does; raises Refusal."""
        if self.question is None:
            raise Refusal(Message("companion-no-question"), self.locale)
        self._accept(self.question.check(numbers))

    def _accept(self, answer: list[int]) -> None:
        self.said[-1][1].append(answer)
        self._go_on()

    def _go_on(self) -> None:
        """Do what was said, as far as everything it needs is known."""
        command = self._command
        assert command is not None
        table, told, lasting, question = self.carry_out(command, [list(answer) for answer in self.said[-1][1]])
        self.question = question
        self.told = told[self._heard :]
        self._heard = len(told)
        self.so_far = told
        if question is None:
            self.table = table
            self.lasting = lasting
            self.is_over = command.name == END
            self.points.append(self.score()["total"])

    def undo(self) -> None:
        """Take back the latest answer to an open question, or else the latest command with all its answers."""
        if not self.said:
            raise UndoError("Nothing has been said yet.")
        said = self.said
        line, answers = said[-1]
        kept = said[:-1]
        if self.question is not None and answers:
            kept.append((line, answers[:-1]))
        self._replay(kept)

    def _replay(self, said: Said) -> None:
        self._begin()
        for line, answers in said:
            self.do(line)
            for answer in answers:
                if self.question is None:
                    raise Refusal(Message("companion-bad-file"), self.locale)
                self._accept(self.question.check(answer))
        self.come_back()

    def come_back(self) -> None:
        """Who comes back to an open question hears what led to it."""
        self.told = self.so_far if self.question is not None else []

    def score(self) -> dict[str, int]:
        """Its points by category and in total, as they stand; after `end` for good."""
        points: dict[str, int] = self.table.scores()[self.seat.index]
        return points

    # Text forms.

    def to_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            **({} if self.GAME == FIRST_GAME else {"game": self.GAME}),
            "setup": deepcopy(self.setup),
            "seed": self.seed,
            "tells_cards": self.tells_cards,
            "said": [[line, [list(answer) for answer in answers]] for line, answers in self.said],
        }

    @classmethod
    def from_data(cls, data: object, locale: str = "en") -> Self:
        """Raises RecordError if this is not a companion's file of this game, or does not replay."""
        if not isinstance(data, dict) or data.get("format") != FORMAT or data.get("game", FIRST_GAME) != cls.GAME:
            raise RecordError("This is not a companion's file.")
        given = {key: value for key, value in data.items() if key != "game"}
        if (
            set(given) != set(FIELDS)
            or not isinstance(data["setup"], dict)
            or not isinstance(data["tells_cards"], bool)
        ):
            raise RecordError(f"A companion's file has these fields: {', '.join(FIELDS)}.")
        try:
            companion = cls(data["setup"], data["seed"], data["tells_cards"], locale)
            companion._replay(_said(data["said"]))
        except GuildhallError as error:
            raise RecordError(f"The companion's file does not replay: {error}") from error
        return companion

    @classmethod
    def from_text(cls, text: str, locale: str = "en") -> Self:
        return cls.from_data(parsed(text), locale)

    def to_text(self) -> str:
        return json.dumps(self.to_data(), indent=1) + "\n"


FIRST_GAME: Final = "architects"  # whose files name no game


def parsed(text: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is not a companion's file: {error}.") from error


def _said(data: object) -> Said:
    if not isinstance(data, list):
        raise RecordError("said: a list.", data)
    for entry in data:
        if (
            not isinstance(entry, list)
            or len(entry) != 2
            or not isinstance(entry[0], str)
            or not isinstance(entry[1], list)
        ):
            raise RecordError("said: each entry is a line and the answers that followed it.", entry)
    return [(line, answers) for line, answers in data]
