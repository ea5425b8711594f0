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

    def scores(self) -> list[dict[str, int]]:
        won = [1 if self.is_over and seat == self.active else 0 for seat in range(len(self.taken))]
        return [{"taken": won[seat], "total": won[seat]} for seat in range(len(self.taken))]

    def ranks(self) -> list[int]:
        return [1 if seat == self.active else 2 for seat in range(len(self.taken))]

    def evaluation(self) -> Odds:
        return ODDS

    def view(self, seat: int) -> dict[str, Any]:
        return {
            "game": "tiny",
            "options": self.rules.options.data(),
            "seat": None if seat < 0 else self.rules.seat_keys[seat],
            "turn": {"number": self.turn, "active": self.rules.seat_keys[self.active]},
            "left": self.left,
            "taken": dict(zip(self.rules.seat_keys, self.taken)),
            "lucky": self.lucky[seat] if seat >= 0 else None,
            "question": question_view(self, seat),
        }

    def position(self) -> dict[str, Any]:
        return {
            "game": "tiny",
            "rules": self.rules.options.rules,
            "options": self.rules.options.data(),
            "turn": {"number": self.turn, "active": self.rules.seat_keys[self.active]},
            "left": self.left,
            "lucky": self.lucky,
            "taken": self.taken,
            "chance": self.rng.save(),
            "reveals": self.reveals,
            "agenda": agenda_data(self),
        }

    def determinize(self, seat: int, rng: Rng) -> Pebbles:
        other = self.clone()
        other.rng = Rng(rng.word())
        other.lucky = [self.lucky[i] if i == seat else rng.below(100) for i in range(len(self.lucky))]
        return other

    def describe_event(self, event: Event, seat: int) -> Message:
        return TELLER.tell(EVENTS.kinds[event.kind], event, seat, self.rules.seat_keys)


class TinyTeller(Teller):
    prefix = "tiny-"


class Odds(Evaluation[Pebbles]):
    def worth(self, table: Pebbles) -> list[float]:
        return [float(row["total"]) for row in table.scores()]

    def doubt(self, table: Pebbles) -> float:
        return 1.0

    def tempo(self, table: Pebbles) -> float:
        return 0.0


TELLER: Final = TinyTeller()
ODDS: Final = Odds()
