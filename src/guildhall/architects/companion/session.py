"""A companion: keeps an opponent's things at a real table, tells its moves with their reasons, and scores it.

Everything that was said is kept, and what follows from it is worked out again: a turn goes as far as it can with what
has been told, stops at the first thing that nobody has told yet, and begins again with the answer. So undo leaves out
the latest line, and a file holds nothing but what people said.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any, Final

import guildhall
from guildhall.architects.companion.commands import Command, Reader
from guildhall.architects.companion.deeds import DEEDS, Stage
from guildhall.architects.companion.questions import Question, Refusal, workers_at
from guildhall.architects.companion.telling import told_of
from guildhall.architects.names import GOODS, GUILDHALL, LARGE_CIRCLES, MARBLE, PRISON, SUPPLY
from guildhall.architects.solo.part import part_of
from guildhall.architects.solo.witness import UnknownFact, Witness
from guildhall.architects.table import Table
from guildhall.architects.workers import held_by_others
from guildhall.engine.errors import GuildhallError, RecordError, UndoError, UnknownOptionError
from guildhall.engine.message import Message, Value

FORMAT: Final = "guildhall companion 1"
FIELDS: Final = ("format", "setup", "seed", "tells_cards", "said")
GAME: Final = "architects"
SEEDS: Final = 2**64


class Companion:
    """One opponent at one real table.

    >>> from guildhall.architects.companion import Companion
    >>> companion = Companion.new("meddler", expansions=["wonders"], seed=1)
    >>> companion.do("turn")
    >>> companion.question.text
    'Where does the Princess stand?'
    >>> companion.answer("quarry")
    """

    def __init__(self, setup: Mapping[str, Any], seed: int, tells_cards: bool = False, locale: str = "en") -> None:
        definition = guildhall.definition(GAME)
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
    ) -> Companion:
        """`tells_cards`: the Scheme Cards are drawn at the table, and not by the companion."""
        if seed is None:
            seed = secrets.randbits(32)
        return cls({**options, "opponent": opponent, "players": players}, seed, tells_cards, locale)

    def _begin(self) -> None:
        table = guildhall.definition(GAME).start(self.setup, self.seed, False)
        assert isinstance(table, Table)
        # The players' own set-up is theirs.
        table.agenda = []
        table.decision = None
        table.first = 0
        self.table = table
        self.opponent = part_of(table).board.key
        self.seat = table.seats[table.rules.options.players]
        self.said: list[tuple[str, list[list[int]]]] = []  # every line, and what was answered about it
        self.question: Question | None = None
        self.told: list[Message] = []  # since the latest answer or command
        self.so_far: list[Message] = []  # since the latest command
        self.is_over = False
        self._lasting: list[str] = []
        self._command: Command | None = None
        self._heard = 0

    # Questions, answers, commands.

    def do(self, line: str) -> None:
        """Something happens at the table: its turn, a reset, a capture … Raises Refusal, and then nothing happened."""
        if self.question is not None:
            raise Refusal(Message("companion-answer-first"), self.locale)
        if self.is_over:
            raise Refusal(Message("companion-is-over"), self.locale)
        command = Reader(self.table, self.locale).read(line)
        self.said.append((command.line, []))
        self._command = command
        self._heard = 0
        self._go_on()

    def answer(self, text: str) -> None:
        """Answer the open question; nothing confirms what was last known. Raises Refusal, which asks again."""
        if self.question is None:
            raise Refusal(Message("companion-no-question"), self.locale)
        self._accept(self.question.read(text))

    def _accept(self, answer: list[int]) -> None:
        self.said[-1][1].append(answer)
        self._go_on()

    def _go_on(self) -> None:
        """Do what was said, as far as everything it needs is known."""
        command = self._command
        assert command is not None
        table = self.table.clone()
        table.events = []
        lasting = list(self._lasting)
        # Until an answer is taken over it can be taken back, so the witness gets a copy.
        stage = Stage(table, Witness([list(answer) for answer in self.said[-1][1]], self.tells_cards, lasting))
        self.question = None
        try:
            DEEDS[command.name](stage, *command.args)
        except UnknownFact as unknown:
            self.question = Question(unknown.fact, table, self.locale)
        told = [*told_of(table, table.events or []), *stage.told]
        self.told = told[self._heard :]
        self._heard = len(told)
        self.so_far = told
        if self.question is None:
            table.events = None
            part_of(table).witness = None
            self.table = table
            self.seat = stage.seat
            self._lasting = lasting
            self.is_over = command.name == "end"

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

    def _replay(self, said: list[tuple[str, list[list[int]]]]) -> None:
        self._begin()
        for line, answers in said:
            self.do(line)
            for answer in answers:
                if self.question is None:
                    raise Refusal(Message("companion-bad-file"), self.locale)
                self._accept(self.question.check(answer))
        # Who comes back to an open question hears what led to it.
        self.told = self.so_far if self.question is not None else []

    # What is kept.

    def status(self) -> list[Message]:
        """Its board: what a person can compare with the table."""
        seat, table = self.seat, self.table
        part = part_of(table)
        args: dict[str, Value] = {
            "opponent": Message(f"opponent-{self.opponent}"),
            "virtue": seat.virtue,
            "marble": seat.goods[MARBLE],
            "debts": seat.unpaid,
            "level": seat.cathedral,
        }
        lines = [Message("companion-status", args)]
        if part.board.focus is not None:
            from guildhall.architects.wonders.part import part_of as wonders_of

            influence = wonders_of(table).influence[seat.index]
            marker = Message(f"good-{GOODS[part.track]}-name")
            lines.append(Message("companion-status-works", {"influence": influence, "marker": marker}))
        places = [*range(LARGE_CIRCLES), *range(LARGE_CIRCLES, GUILDHALL + 1), PRISON, SUPPLY]
        there = [workers_at(area, seat.workers[area]) for area in places if seat.workers[area]]
        lines.append(Message("companion-status-workers", {"parts": Message("list", {"parts": there})}))
        held = held_by_others(table, seat)
        if held:
            lines.append(Message("companion-status-held", {"number": held}))
        for owner, count in enumerate(seat.captured):
            if count:
                name = Message(f"seat-{table.rules.seat_keys[owner]}")
                lines.append(Message("companion-status-captured", {"number": count, "seat": name}))
        piles: dict[str, Value] = {"pile": len(part.pile), "future": len(part.future)}
        lines.append(Message("companion-status-cards", piles))
        return lines

    def score(self) -> dict[str, int]:
        """Its points by category and in total, as they stand; after `end` for good."""
        return self.table.scores()[self.seat.index]

    # Text forms.

    def to_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "setup": self.setup,
            "seed": self.seed,
            "tells_cards": self.tells_cards,
            "said": [[line, [list(answer) for answer in answers]] for line, answers in self.said],
        }

    @classmethod
    def from_data(cls, data: object, locale: str = "en") -> Companion:
        """Raises RecordError if this is not a companion's file, or does not replay."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError("This is not a companion's file.")
        if set(data) != set(FIELDS) or not isinstance(data["setup"], dict) or not isinstance(data["tells_cards"], bool):
            raise RecordError(f"A companion's file has these fields: {', '.join(FIELDS)}.")
        try:
            companion = cls(data["setup"], data["seed"], data["tells_cards"], locale)
            companion._replay(_said(data["said"]))
        except GuildhallError as error:
            raise RecordError(f"The companion's file does not replay: {error}") from error
        return companion

    @classmethod
    def from_text(cls, text: str, locale: str = "en") -> Companion:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError(f"This is not a companion's file: {error}.") from error
        return cls.from_data(data, locale)

    def to_text(self) -> str:
        return json.dumps(self.to_data(), indent=1) + "\n"


def _said(data: object) -> list[tuple[str, list[list[int]]]]:
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
