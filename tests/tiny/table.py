"""The table, its turn, its question, and what is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from guildhall.engine.agenda import Step, agenda_data
from guildhall.engine.evaluation import Evaluation
from guildhall.engine.events import Event, EventKinds, Teller
from guildhall.engine.message import Message
from guildhall.engine.rng import Rng
from guildhall.engine.seats import AnySeatQuestion
from guildhall.engine.table import GameTable, question_view

if TYPE_CHECKING:
    from .definition import TinyRules

SEATS: Final = ("red", "blue", "green")
MOST_TAKEN: Final = 3
EVENTS: Final = EventKinds()
TURN_STARTED: Final = EVENTS.add("turn-started")
TAKEN: Final = EVENTS.add("taken", "number")


class Turn(Step["Pebbles"]):
    """The next player takes pebbles, if there are any."""

    def resolve(self, table: Pebbles) -> None:
        if table.left:
            table.tell(TURN_STARTED, table.active)
            table.push(self)
            table.push(HowManyPebbles(table.active))


class HowManyPebbles(AnySeatQuestion["Pebbles"]):
    """How many do you take?"""

    def options(self, table: Pebbles) -> list[int]:
        return table.rules.take[: table.left]

    def words(self, table: Pebbles) -> list[int]:
        return table.rules.take

    def refusal(self, table: Pebbles, answer: int) -> Message | None:
        return Message("tiny-why-left", {"number": table.left}) if answer not in self.options(table) else None

    def choose(self, table: Pebbles, answer: int) -> None:
        number = table.rules.vocabulary.a[answer]
        table.left -= number
        table.taken[self.index] += number
        table.tell(TAKEN, self.index, number)
        table.ends_turn()
        if table.left:
            table.active = (table.active + 1) % len(table.taken)


class Pebbles(GameTable):
    def __init__(self, rules: TinyRules, rng: Rng) -> None:
        super().__init__(rng)
        self.rules = rules
        self.left = 0
        self.taken: list[int] = []
        self.lucky: list[int] = []  # each known to its owner only

    def common(self) -> TinyRules:
        return self.rules

    def clone(self) -> Pebbles:
        other = Pebbles(self.rules, self.rng.clone())
        self.copy_turn(other)
        other.left = self.left
        other.taken = self.taken[:]
        other.lucky = self.lucky[:]
        return other


def scores(table: Pebbles) -> list[dict[str, int]]:
    won = [1 if table.is_over and seat == table.active else 0 for seat in range(len(table.taken))]
    return [{"taken": points, "total": points} for points in won]


def ranks(table: Pebbles) -> list[int]:
    return [1 if seat == table.active else 2 for seat in range(len(table.taken))]


def view(table: Pebbles, seat: int) -> dict[str, Any]:
    rules = table.rules
    return {
        "game": "tiny",
        "options": rules.options.data(),
        "seat": None if seat < 0 else rules.seat_keys[seat],
        "turn": {"number": table.turn, "active": rules.seat_keys[table.active]},
        "left": table.left,
        "taken": dict(zip(rules.seat_keys, table.taken)),
        "lucky": table.lucky[seat] if seat >= 0 else None,
        "question": question_view(table, seat),
    }


def determinize(table: Pebbles, seat: int, rng: Rng) -> Pebbles:
    other = table.clone()
    other.rng = Rng(rng.word())
    other.lucky = [lucky if i == seat else rng.below(100) for i, lucky in enumerate(table.lucky)]
    return other


def position(table: Pebbles) -> dict[str, Any]:
    rules = table.rules
    return {
        "game": "tiny",
        "rules": rules.options.rules,
        "options": rules.options.data(),
        "turn": {"number": table.turn, "active": rules.seat_keys[table.active]},
        "left": table.left,
        "lucky": table.lucky,
        "taken": table.taken,
        "chance": table.rng.save(),
        "reveals": table.reveals,
        "agenda": agenda_data(table),
    }


def describe(table: Pebbles, event: Event, seat: int) -> Message:
    return TELLER.tell(EVENTS.kinds[event.kind], event, seat, table.rules.seat_keys)


class TinyTeller(Teller):
    prefix = "tiny-"


class Odds(Evaluation[Pebbles]):
    def worth(self, table: Pebbles) -> list[float]:
        return [float(row["total"]) for row in scores(table)]

    def doubt(self, table: Pebbles) -> float:
        return 1.0

    def tempo(self, table: Pebbles) -> float:
        return 0.0


TELLER: Final = TinyTeller()
ODDS: Final = Odds()
