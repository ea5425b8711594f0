"""What every table of a game with seats and turns has, and what never changes in one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from guildhall.engine.agenda import State, Step
from guildhall.engine.rng import Rng
from guildhall.engine.stepping import Steps, add_step
from guildhall.engine.vocabulary import Vocabulary

if TYPE_CHECKING:
    from guildhall.engine.evaluation import Evaluation
    from guildhall.engine.events import Event
    from guildhall.engine.functions import Judgement, Sight
    from guildhall.engine.message import Message
    from guildhall.engine.observation import Section
    from guildhall.engine.study import CardUse, Study


class GameOptions:
    """The set-up options of a game, checked. Those that a game has besides stand in its own class."""

    def __init__(self, version: int) -> None:
        self.rules = version  # the version of the rules that the game goes by
        self.players = 2
        # Corrections to cards by the owner of a box, flat: "buildings.chapel.vp" -> 7.
        self.corrections: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        """Of players, and of whoever follows cards."""
        return self.players

    def data(self) -> dict[str, Any]:
        """As a record names them."""
        raise AssertionError("options are written down")


class GameRules:
    """What never changes in one game, and is shared by all its clones: words, steps, cards, what can be studied."""

    def __init__(self, chosen: GameOptions, seats: Sequence[str]) -> None:
        self.seat_keys: list[str] = list(seats[: chosen.seats])
        self.vocabulary = Vocabulary()
        # Every step that can be on the agenda, by name, to load positions.
        self.steps: Steps = {}
        # How many things of a kind there are, for the numbers of steps; seats and words are counted by themselves.
        self.counts: dict[str, int] = {}
        # What those who study many games are told of: the event with which a turn begins, those that tell of a visit,
        # each with what its number stands for, and the ways of using cards.
        self.turn_event = 0
        self.visits: dict[int, list[str]] = {}
        self.uses: list[CardUse[Any]] = []

    # What the game does with its tables. Its definition says so once the rules are made.
    sight: Sight[Any]
    judgement: Judgement[Any, Any]
    evaluation: Evaluation[Any]  # the game's, for these rules

    def chosen(self) -> GameOptions:
        raise AssertionError("rules know the options they are for")

    def sections_of_observation(self) -> list[Section[Any]]:
        """What an observation shows besides the question."""
        return []

    def add_steps(self, steps: Mapping[str, type[Step[Any]]]) -> None:
        for step in steps.values():
            add_step(self.steps, step)


class GameTable(State):
    """A game with seats that take turns. Each game adds what lies on its table."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.active = 0  # whose turn it is
        self.first = 0  # who started
        self.turn = 0  # turns taken
        self.turns_left = -1  # -1 until the end is in sight
        # Who watches this game, if anybody does; not for clones.
        self.study: Study | None = None

    def copy_turn(self, other: GameTable) -> None:
        """For `clone`: copy what every game has into a new table."""
        self.copy_progress(other)
        other.active = self.active
        other.first = self.first
        other.turn = self.turn
        other.turns_left = self.turns_left

    def common(self) -> GameRules:
        """The rules, as far as every game has them."""
        raise AssertionError("a table has its rules")

    def clockwise(self, start: int) -> list[int]:
        """All seats, from that one on."""
        count = len(self.common().seat_keys)
        return [(start + i) % count for i in range(count)]

    def ends_turn(self) -> bool:
        """Count the turn that is over; was it the last one of the game?"""
        if self.study is not None:
            self.study.turn_over()
        self.turn += 1
        if self.turns_left > 0:
            self.turns_left -= 1
            return self.turns_left == 0
        return False

    def turns_to_come(self, seat: int) -> int:
        """The turns that a seat has yet to begin, once the end is in sight; `turns_left` counts the one being taken."""
        seats = self.seats_count()
        later = self.turns_left - 1
        distance = (seat - self.active) % seats
        if distance == 0:
            distance = seats
        return 0 if later < distance else 1 + (later - distance) // seats

    # What the engine asks for.

    def vocabulary(self) -> Vocabulary:
        return self.common().vocabulary

    def seats_count(self) -> int:
        return len(self.common().seat_keys)

    def seat_keys(self) -> list[str]:
        return self.common().seat_keys

    def count_of(self, kind: str) -> int:
        return super().count_of(kind) if kind in ("seat", "word") else self.common().counts[kind]

    def turn_order(self) -> list[int]:
        return self.clockwise(self.first)

    def turns_taken(self) -> int:
        return self.turn

    def whose_turn(self) -> int:
        return self.active

    def scores(self) -> list[dict[str, int]]:
        return self.common().judgement.scores(self)

    def ranks(self) -> list[int]:
        return self.common().judgement.ranks(self)

    def evaluation(self) -> Evaluation[Any]:
        return self.common().evaluation

    def view(self, seat: int) -> dict[str, Any]:
        return self.common().sight.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> State:
        dealt: State = self.common().sight.determinize(self, seat, rng)
        return dealt

    def position(self) -> dict[str, Any]:
        return self.common().sight.position(self)

    def describe_event(self, event: Event, seat: int) -> Message:
        return self.common().sight.describe(self, event, seat)


def question_view(state: State, seat: int) -> dict[str, Any] | None:
    """Who is asked what; only the asked seat gets the answers, since they may name hidden cards."""
    if state.decision is None:
        return None
    asked = state.decision.seat(state)
    question: dict[str, Any] = {"seat": state.seat_keys()[asked], "name": state.decision.name()}
    if asked == seat:
        tokens = state.vocabulary().tokens
        question["answers"] = [tokens[answer] for answer in state.answers]
    return question
