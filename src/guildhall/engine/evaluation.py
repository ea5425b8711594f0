"""What bots ask of a position, and how a search should go about a game. Both are found by play between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.engine.agenda import State
    from guildhall.engine.table import GameTable

S = TypeVar("S", bound="State")
T = TypeVar("T", bound="GameTable")
P = TypeVar("P")  # a seat of the game


class Depth:
    """How far a look through the rest of a turn goes."""

    def __init__(self, questions: int, positions: int) -> None:
        self.questions = questions  # further ones of the turn
        self.positions = positions  # judged for one answer


class SearchSettings:
    def __init__(self, depth: Depth, alone: bool, pace: float = 1.0, depth_ahead: Depth | None = None) -> None:
        self.depth = depth
        # Does the seat plan for itself? Then the others answer anything, which costs next to no time, and its own turns
        # are thought through further ahead. Else they look for their own best answers, too.
        self.alone = alone
        # How many times `Evaluation.tempo` a turn after this one brings in thought: more, where nobody hinders it.
        self.pace = pace
        # For a seat that plans for itself: its next turns are played quickly, each answer by such a look, equally many
        # after every answer to this one. Without it they are thought through like this one, as far as the time allows.
        self.depth_ahead = depth_ahead
        assert alone or depth_ahead is None, "only a seat that plans for itself plays its turns ahead"


PLAIN: Final = SearchSettings(Depth(2, 8), alone=False)


class Blinkers:
    """How a weaker player errs: it looks less far, and overlooks what the others can do, or what pays off later."""

    def __init__(self, depth: Depth, regard: float, others: float, later: float) -> None:
        self.depth = depth  # of the look through its own turn
        self.regard = regard  # how much the others' points count against its own, from 0 to 1
        self.others = others  # how much it sees of what the others can do to it, and it to them, from 0 to 1
        self.later = later  # how much it sees of what brings points only later, from 0 to 1


class Habits:
    """What is known of a game's weights and of those who play by them."""

    def __init__(
        self,
        untuned: Sequence[str] = (),
        bounds: Mapping[str, tuple[float, float]] | None = None,
        styles: Mapping[str, dict[str, float]] | None = None,
        novices: Sequence[Blinkers] = (),
        about_others: Sequence[str] = (),
        about_later: Sequence[str] = (),
    ) -> None:
        # The weights that are measured: `tempo` and the numbers of `doubt` say how a bot judges, not how it plays.
        self.untuned = untuned
        # Within which some of them have to stay, by name; beyond, games would not end, or a number would make no sense.
        self.bounds = bounds or {}
        # Ways to play, each by the weights that make it different: whom a good player must be able to beat, too.
        self.styles = styles or {}
        # What the levels of weaker players overlook, the weakest first: found by play between them.
        self.novices = novices
        # The weights about what the others can do to a seat, and it to them; of `goods.3` only `goods`.
        self.about_others = about_others
        # Those about what brings points only later.
        self.about_later = about_later


NO_HABITS: Final = Habits()


class Weights:
    """Numbers that are found by play. Each attribute that is a float, or a list of floats, is one or several.

    Those of an expansion stand in a class of their own, under its name in `more`.
    """

    def __init__(self) -> None:
        self.more: dict[str, Weights] = {}

    def numbers(self) -> dict[str, float]:
        """All of them by name: `plan`, `goods.3`, `wonders.influence`."""
        found: dict[str, float] = {}
        for name in dir(self):
            if not name.startswith("_"):
                _gather(found, name, getattr(self, name))
        for box in self.more:
            for name, value in self.more[box].numbers().items():
                found[f"{box}.{name}"] = value
        return found

    def take(self, numbers: Mapping[str, float]) -> None:
        """Use these; the others stay as they are, and a name that is not known here is of no account."""
        for name, value in numbers.items():
            box, _, rest = name.partition(".")
            if box in self.more:
                self.more[box].take({rest: value})
            elif rest:
                row: Any = getattr(self, box, None)
                places = rest.split(".")
                for place in places[:-1]:
                    row = row[int(place)] if isinstance(row, list) and int(place) < len(row) else None
                if isinstance(row, list) and int(places[-1]) < len(row):
                    row[int(places[-1])] = float(value)
            elif isinstance(getattr(self, name, None), float):
                setattr(self, name, float(value))


def _gather(found: dict[str, float], name: str, value: object) -> None:
    if isinstance(value, float):
        found[name] = value
    elif isinstance(value, list):
        for place, one in enumerate(value):
            _gather(found, f"{name}.{place}", one)


class Reason:
    """Why one position is worse for a seat than another: about how many points worse, and the rest of a sentence that
    begins with the move ("gives up 7 VP …")."""

    def __init__(self, points: float, message: Message) -> None:
        self.points = points
        self.message = message

    def __repr__(self) -> str:
        return f"Reason({self.points:.1f}, {self.message!r})"


class Evaluation(Generic[S]):
    """What a position means to the seats. A table has one of these (`State.evaluation`); a bot may bring another."""

    def numbers(self) -> dict[str, float]:
        """Its weights by name, to be tuned. A game that has none cannot be tuned."""
        return {}

    def habits(self) -> Habits:
        """What is known of them, and of those who play by them."""
        return NO_HABITS

    def blinkered(self, blinkers: Blinkers) -> Evaluation[S]:
        """The same for somebody who does not see all of it."""
        numbers = self.numbers()
        habits = self.habits()
        for name in numbers:
            kind = name.partition(".")[0]
            if kind in habits.about_others:
                numbers[name] *= blinkers.others
            if kind in habits.about_later:
                numbers[name] *= blinkers.later
        return self.with_numbers(numbers)

    def fitted(self, rules: Any, numbers: Mapping[str, float]) -> Evaluation[S]:
        """The evaluation for tables with these rules, with these weights. Without weights to tune it is always this
        one."""
        return self

    def with_numbers(self, numbers: Mapping[str, float]) -> Evaluation[S]:
        """An evaluation of the same games with these weights; where they say nothing, with those in the code."""
        return self

    def worth(self, state: S) -> list[float]:
        """For each seat the points that it may expect at the end, estimated from what lies on the table."""
        raise AssertionError("a game says what a position is worth")

    def terms(self, state: S) -> list[dict[str, float]]:
        """For each seat what `worth` is made of, by name: the points of each category, and each aspect."""
        return [{"worth": points} for points in self.worth(state)]

    def reasons(self, start: S, better: S, given: S, seat: int) -> list[Reason]:
        """Why the second line from a question has led that seat to something worse than the first, in no order. What
        was hidden at the start is not named: the lines have made it up."""
        return []

    def doubt(self, state: S) -> float:
        """The lead in points that makes winning almost three times as likely: large while `worth` says little."""
        raise AssertionError("a game says how far its worth is to be trusted")

    def time_ahead(self, state: S) -> float:
        """How much of the game lies ahead, from 1 to 0."""
        return 1.0

    def tempo(self, state: S) -> float:
        """How much a turn raises the worth of a position for the seat that takes it, on average."""
        raise AssertionError("a game says what a turn is worth")

    def settings(self, state: S) -> SearchSettings:
        """How a search should treat this table."""
        return PLAIN

    def urge(self, state: S) -> float:
        """What a step towards the end of the game is worth to a bot, in points, so that games end."""
        return 0.0

    def urges(self, state: S) -> list[float]:
        """The same for each seat: whoever is ahead may have more reason to end the game."""
        return [self.urge(state)] * state.seats_count()

    def steps_towards_end(self, state: S, seat: int) -> int:
        """How many such steps a seat has taken."""
        return 0

    def nearness(self, state: S, seat: int) -> float:
        """What it is worth to a bot at that seat, in points, how near it has come to its next step. Only in a game that
        should have ended long ago: it lets a bot take turns that gain nothing, so that its game ends all the same."""
        return 0.0


class AnyAspect(Generic[S, P]):
    """One side of what a seat has."""

    def worth(self, table: S, seat: P, ahead: float) -> float:
        """In points; `ahead` goes from 1, with the game before us, to 0 at its end."""
        raise AssertionError("an aspect has a worth")


def share_ahead(turns: float, many: float) -> float:
    """How much of the game lies ahead, from 1 to 0, with so many turns to come; with `many` it is as good as all."""
    return turns / many if turns < many else 1.0
