"""What a seat may know as one row of numbers, for learning programs.

A game lists its sections. Each lays out its fields once and then writes them for any table, from what the game's `view`
shows and nothing else. Seats count from the one that looks, clockwise, so that a program learns one game, not one for
each seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from guildhall.engine.agenda import Decision, S, State, Step
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from mypy_extensions import i64

    from guildhall.engine.rows import RowWriter
    from guildhall.engine.table import GameRules, GameTable

T = TypeVar("T", bound="GameTable")
R = TypeVar("R", bound="GameRules")

MANY: Final = 2**15 - 1  # the most that a number can be
QUESTION_NUMBERS: Final = 16  # of the open question
STEP_NUMBERS: Final = 4  # of the step that follows it


class Field:
    """Numbers that belong together, one for each of `keys`; a single one has the key ""."""

    def __init__(self, name: str, start: int, keys: list[str], low: int, high: int, about: Message) -> None:
        self.name = name
        self.start = start
        self.keys = keys
        self.low = low
        self.high = high
        self.about = about


class Outline:
    """The fields of a row, in order. `seats` names the seats as the one that looks counts them."""

    def __init__(self, game: str, players: int, seats: int) -> None:
        self.game = game
        self.seats: list[str] = ["own", *(f"seat+{i}" for i in range(1, players))]
        if seats > players:
            self.seats.append("opponent")
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, keys: Sequence[str] = ("",), high: int = 1, low: int = 0) -> int:
        """A field of the table; returns where it starts."""
        return self._add(name, name, keys, low, high)

    def add_for(self, seat: str, name: str, keys: Sequence[str] = ("",), high: int = 1) -> int:
        """A field of one of the seats."""
        return self._add(f"{seat}.{name}", f"seat-{name}", keys, 0, high)

    def _add(self, name: str, what: str, keys: Sequence[str], low: int, high: int) -> int:
        # What is asked is observed alike in every game.
        whose = "" if name.startswith("question.") else f"{self.game}-"
        about = Message(f"observed-{whose}{what.replace('.', '-')}")
        start = self.size
        self.fields.append(Field(name, start, list(keys), low, high, about))
        self.size += len(keys)
        return start


class Vantage:
    """As a seat sees it: the seats from its own one on, an opponent that follows cards last; and each seat's place in
    that order."""

    def __init__(self, seat: int, players: int, seats: int) -> None:
        self.seat = seat
        self.order: list[int] = [(seat + i) % players for i in range(players)] + list(range(players, seats))
        self.places: list[int] = [self.order.index(other) for other in range(seats)]


class Section(Generic[S]):
    """Fields that are laid out and written together, from `start` on."""

    def __init__(self) -> None:
        self.start: i64 = 0

    def lay_out(self, outline: Outline) -> None:
        raise AssertionError("a section has fields")

    def write(self, state: S, vantage: Vantage, row: RowWriter) -> None:
        raise AssertionError("a section writes its fields")


class RulesSection(Section[T], Generic[T, R]):
    """Fields for things of which the rules know how many there are. It reads them when it is laid out, after all
    expansions have added to them."""

    def __init__(self, rules: R) -> None:
        super().__init__()
        self.rules = rules


class QuestionSection(Section[State]):
    """Who is asked what. Only the asked seat learns what the question is about: it may name a card in hand."""

    def __init__(self, steps: dict[str, type[Step[Any]]]) -> None:
        super().__init__()
        self.steps: dict[type[Step[Any]], int] = {step: i for i, step in enumerate(steps.values())}
        questions = [step for step in steps.values() if issubclass(step, Decision)]
        self.questions: dict[type[Step[Any]], int] = {step: i for i, step in enumerate(questions)}
        self.names: list[str] = list(steps)
        self.question_names: list[str] = [name for name, step in steps.items() if step in self.questions]

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("question.asked", outline.seats)
        outline.add("question.kind", self.question_names)
        outline.add("question.seat", [str(i) for i in range(len(outline.seats))])
        outline.add("question.numbers", [str(i + 1) for i in range(QUESTION_NUMBERS)], MANY, -MANY - 1)
        outline.add("question.next", self.names)
        outline.add("question.next.numbers", [str(i + 1) for i in range(STEP_NUMBERS)], MANY, -MANY - 1)

    def write(self, state: State, vantage: Vantage, row: RowWriter) -> None:
        decision = state.decision
        if decision is None:
            return
        asked = decision.seat(state)
        at = self.start
        row.mark(at + vantage.places[asked])
        at += len(vantage.order)
        row.mark(at + self.questions[type(decision)])
        if asked != vantage.seat:
            return
        at += len(self.questions)
        row.mark(at + asked)
        at += len(vantage.order)
        row.put_all(at, decision.args()[1 : QUESTION_NUMBERS + 1])
        at += QUESTION_NUMBERS
        if state.agenda:
            step = state.agenda[-1]
            row.mark(at + self.steps[type(step)])
            row.put_all(at + len(self.steps), step.args()[:STEP_NUMBERS])


class TurnSection(Section[T]):
    """Whose turn it is, and how many there were. A game adds what else it keeps of a turn."""

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("turn.active", outline.seats)
        outline.add("turn.first", outline.seats)
        outline.add("turn.number", high=MANY)
        outline.add("turn.left", high=MANY)
        self.lay_out_more(outline)

    def write(self, table: T, vantage: Vantage, row: RowWriter) -> None:
        seats = len(vantage.order)
        at = self.start
        row.mark(at + vantage.places[table.active])
        row.mark(at + seats + vantage.places[table.first])
        at += 2 * seats
        row.put(at, table.turn)
        row.put(at + 1, table.turns_left + 1)
        self.write_more(table, at + 2, row)

    def lay_out_more(self, outline: Outline) -> None:
        """The game's own fields."""

    def write_more(self, table: T, at: int, row: RowWriter) -> None:
        """Write them from there on."""


class Encoder:
    """Writes rows for the tables of one set of options."""

    def __init__(self, game: str, sections: Sequence[Section[Any]], players: int, seats: int) -> None:
        outline = Outline(game, players, seats)
        self.sections: list[Section[Any]] = list(sections)
        for section in self.sections:
            section.lay_out(outline)
        self.fields = outline.fields
        self.size = outline.size
        self.players = players
        self.vantages: list[Vantage] = [Vantage(seat, players, seats) for seat in range(players)]

    def write(self, state: State, seat: int, row: RowWriter) -> None:
        """A new row on the row: what that seat may know."""
        row.begin()
        vantage = self.vantages[seat]
        for section in self.sections:
            section.write(state, vantage, row)
