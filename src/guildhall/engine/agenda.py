"""The agenda: the stack of steps still to come, and the state of a game, which carries it.

`advance` takes steps off the top and resolves them until one of them is a question for a player. Steps are small
immutable objects, shared between clones, so that copying a game in the middle of a turn copies a list.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from guildhall.engine.errors import GuildhallError
from guildhall.engine.evaluation import Evaluation
from guildhall.engine.events import Event
from guildhall.engine.meaning import Meaning
from guildhall.engine.message import Message
from guildhall.engine.rng import Rng
from guildhall.engine.vocabulary import Vocabulary

S = TypeVar("S", bound="State")


# Said of a word that has nothing to do with the question.
NO_ANSWER: Final = Message("why-no-answer")


class Step(Generic[S]):
    """Something that has to happen. It resolves itself and may put more steps on the agenda.

    `takes` says what its numbers stand for, in the order of `args`; the last one also for all that follow.
    """

    takes: ClassVar[tuple[Meaning, ...]] = ()

    def resolve(self, state: S) -> None:
        raise AssertionError(f"{self.name()} does not say what happens")

    def name(self) -> str:
        """What positions call this step; it never changes once released."""
        return type(self).__name__

    def args(self) -> list[int]:
        """The numbers that recreate this step: `type(step).load(step.args())` is the same step."""
        return []

    def complaint(self, state: S) -> str:
        """For a position: what is wrong with its numbers, each of which is in its range; "" if nothing is."""
        return ""

    @classmethod
    def load(cls, args: list[int]) -> Step[Any]:
        make: Any = cls
        made: Step[Any] = make(*args)
        return made


class Decision(Step[S]):
    """A question to one seat. With a single legal answer it is answered without asking."""

    def seat(self, state: S) -> int:
        raise AssertionError(f"{self.name()} does not say who is asked")

    def options(self, state: S) -> list[int]:
        """The legal answers, as numbers of the vocabulary, the plain one first. Changes nothing."""
        raise AssertionError(f"{self.name()} has no answers")

    def choose(self, state: S, answer: int) -> None:
        """Carry out one of the options."""
        raise AssertionError(f"{self.name()} does nothing with an answer")

    def words(self, state: S) -> list[int]:
        """What the question is about: every word that a player may think of here, legal or not. They name nothing
        that the asked seat cannot see."""
        return state.answers

    def why_not(self, state: S, answer: int) -> Message | None:
        """Why a word is not among the answers; None if it is. Changes nothing."""
        if answer in self.options(state):
            return None
        refusal = self.refusal(state, answer)
        return NO_ANSWER if refusal is None else refusal

    def refusal(self, state: S, answer: int) -> Message | None:
        """What is missing for one of the `words`, found by the same predicates that keep it from the options; None
        where nothing is missing, or for a word of another question."""
        return None

    def prompt(self, state: S) -> Message:
        """What the seat is asked."""
        return Message("ask-" + _dashed(self.name()))

    def resolve(self, state: S) -> None:
        options = self.options(state)
        if len(options) == 1:
            self.choose(state, options[0])
        else:
            if not options:
                raise AssertionError(f"{self.name()}{self.args()} has no legal answer")
            state.decision = self
            state.answers = options


class AnyAutomaton(Generic[S]):
    """Sits where nobody chooses, and follows cards. A game has none of these, unless an opponent brings one."""

    def take_turn(self, state: S, index: int) -> None:
        """The turn of its seat, from the beginning to what ends every turn."""
        raise AssertionError("an automaton takes its turn")

    def answers(self, state: S, question: Decision[S]) -> None:
        """Decide what this question would ask."""
        raise AssertionError("an automaton sees to questions itself")


def _dashed(name: str) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")


class State:
    """A game in progress as plain data. Each game adds its table to it.

    This is the inner, unchecked face for search and simulation: integers in, integers out. `Game` is the outer one.
    """

    def __init__(self, rng: Rng) -> None:
        self.agenda: list[Step[Any]] = []
        self.rng = rng
        self.decision: Decision[Any] | None = None
        # The legal answers to the open question. Never changed in place: clones share the list.
        self.answers: list[int] = []
        # None while nobody listens.
        self.events: list[Event] | None = None
        # How many times something hidden has been shown to somebody; undo asks for it.
        self.reveals = 0

    @property
    def is_over(self) -> bool:
        return self.decision is None

    def push(self, step: Step[Any]) -> None:
        """Put a step on top: it happens next."""
        self.agenda.append(step)

    def push_frame(self, steps: list[Step[Any]]) -> None:
        """Put several steps on top at once; the last in the list happens last."""
        self.agenda = self.agenda + steps

    def advance(self) -> None:
        while self.decision is None and self.agenda:
            self.agenda.pop().resolve(self)

    def answer(self, answer: int) -> None:
        """Carry out an answer, which must be one of `answers`, and go on to the next question."""
        decision = self.decision
        assert decision is not None
        self.decision = None
        decision.choose(self, answer)
        self.advance()

    def tell(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        events = self.events
        if events is not None:
            events.append(Event(kind, seat, a, b, c))

    def copy_progress(self, other: State) -> None:
        """For `clone`: copy what every game has into a new state."""
        other.agenda = self.agenda[:]
        other.decision = self.decision
        other.answers = self.answers
        other.reveals = self.reveals

    # A state as a value: what it is worth to compare, print, copy and keep.

    def __eq__(self, other: object) -> bool:
        """The same position, chance and rules included. Who listens or watches does not count."""
        if self is other:
            return True
        if not isinstance(other, State) or type(self) is not type(other):
            return NotImplemented
        return self.position() == other.position()

    def __hash__(self) -> int:
        """Of the position as it stands now: a state that is a key must not be played on, so keep a clone."""
        return int(outside().hash_of(self))

    def __repr__(self) -> str:
        kind: Any = type(self)  # compiled, a class object has no module to its type
        module: str = kind.__module__
        decision = self.decision
        if decision is None:
            stands = "nobody is asked"
        else:
            stands = f"{self.seat_keys()[decision.seat(self)]} is asked {decision.name()}"
        return f"<{'.'.join(module.split('.')[-2:])}.{kind.__name__}: turn {self.turns_taken()}, {stands}>"

    def __str__(self) -> str:
        """The table drawn as text, as a spectator sees it."""
        return str(outside().drawn(self))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: its position, which is checked when it is read."""
        packed: tuple[Any, ...] = outside().packed_state(self)
        return packed

    # What each game provides.

    def clone(self) -> State:
        """A copy that shares nothing that can change. It has no listener."""
        raise AssertionError("a game provides its own clone")

    def vocabulary(self) -> Vocabulary:
        raise AssertionError("a game provides its vocabulary")

    def seats_count(self) -> int:
        raise AssertionError("a game provides its number of seats")

    def seat_keys(self) -> list[str]:
        """What tokens and messages call the seats."""
        raise AssertionError("a game names its seats")

    def automaton_at(self, seat: int) -> AnyAutomaton[Any] | None:
        """Who follows cards at that seat, if nobody chooses there."""
        return None

    def count_of(self, kind: str) -> int:
        """How many things of that kind this game has, for the numbers of steps."""
        return self.seats_count() if kind == "seat" else len(self.vocabulary())

    def turn_order(self) -> list[int]:
        """The seats in the order in which they take their turns."""
        return list(range(self.seats_count()))

    def scores(self) -> list[dict[str, int]]:
        """For each seat the points by category, and `total`, as the table stands now."""
        raise AssertionError("a game provides its scores")

    def ranks(self) -> list[int]:
        """For each seat its place, 1 for a winner; tied seats share a place."""
        raise AssertionError("a game provides its ranks")

    def endings(self) -> dict[str, bool]:
        """The ways in which the game can come to its end, if there are several, and which of them it took."""
        return {}

    def turns_taken(self) -> int:
        """How many turns are over: bots judge a position between two turns rather than within one."""
        raise AssertionError("a game counts its turns")

    def whose_turn(self) -> int:
        """The seat whose turn it is; the next one comes clockwise."""
        raise AssertionError("a game says whose turn it is")

    def evaluation(self) -> Evaluation[Any]:
        """What bots ask of a position in this game."""
        raise AssertionError("a game says what a position is worth")

    def view(self, seat: int) -> dict[str, Any]:
        """What that seat may know, and nothing more. Seat -1 is a spectator."""
        raise AssertionError("a game provides its views")

    def position(self) -> dict[str, Any]:
        """The whole state, hidden parts too, as JSON-ready data that a person can edit."""
        raise AssertionError("a game provides its positions")

    def determinize(self, seat: int, rng: Rng) -> State:
        """A clone in which what the seat cannot see is dealt again, and chance starts from `rng`."""
        raise AssertionError("a game re-deals what is hidden")

    def describe_event(self, event: Event, seat: int) -> Message:
        """The event as that seat may know it."""
        raise AssertionError("a game describes its events")


def outside() -> Any:
    """What knows all games and how they are drawn. The engine does not, and looks there only when it is asked to print
    or to pickle."""
    from guildhall import values

    return values


def agenda_data(state: State) -> list[list[Any]]:
    """The agenda for a position, bottom first, the open question on top."""
    steps: list[Step[Any]] = state.agenda[:]
    if state.decision is not None:
        steps.append(state.decision)
    rows: list[list[Any]] = []
    for step in steps:
        row: list[Any] = [step.name()]
        row.extend(step.args())
        rows.append(row)
    return rows


class StepError(GuildhallError):
    """A step that does not exist, or that these numbers cannot make."""


def load_step(row: object, steps: dict[str, type[Step[Any]]]) -> Step[Any]:
    """A step from its row in a position."""
    if not isinstance(row, list) or not row or not isinstance(row[0], str):
        raise StepError(f"a step is a list that starts with its name, not {row!r}")
    name: str = row[0]
    if name not in steps:
        raise StepError(f"there is no step {name!r}")
    args: list[int] = []
    for value in row[1:]:
        if isinstance(value, bool) or not isinstance(value, int) or not -(2**31) < value < 2**31:
            raise StepError(f"step {name}: {value!r} is not a number that a step can hold")
        args.append(value)
    try:
        step = steps[name].load(args)
    except (TypeError, IndexError, ValueError) as error:
        raise StepError(f"step {name} cannot be made from {args}") from error
    if step.args() != args:  # a compiled class that takes no numbers accepts some without complaint
        raise StepError(f"step {name} cannot be made from {args}")
    return step
