"""Effects carried out: the one way by which cards and places bring something to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.events import GAINED
from guildhall.viscounts.names import message
from guildhall.viscounts.steps import EFFECT, NUMBER, CountedQuestion, SeatQuestion, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.effects import Effect
    from guildhall.viscounts.table import Seat, Table


class Do(SeatStep):
    """An effect happens to a seat."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, EFFECT)

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number = number

    def args(self) -> list[int]:
        return [self.index, self.number]

    def resolve(self, table: Table) -> None:
        do_now(table, self.index, self.number)


def do(table: Table, seat: Seat, effect: Effect) -> None:
    """What cannot be carried out is skipped. Who follows cards makes something else of it."""
    opponent = table.rules.opponent
    if opponent is not None and seat.index == table.rules.automaton:
        opponent.gains(table, seat, effect)
    elif effect.is_possible(table, seat):
        effect.apply(table, seat)


def do_now(table: Table, index: int, number: int) -> None:
    """The last thing that a step does: it comes before all that is on the agenda."""
    do(table, table.seats[index], table.rules.effects[number])


def gain_good(table: Table, seat: Seat, good: int, amount: int) -> None:
    seat.goods[good] += amount
    table.tell(GAINED, seat.index, good, amount)


class TakeResource(CountedQuestion):
    """Which resource do you take? One at a time."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, NUMBER)

    def options(self, table: Table) -> list[int]:
        return table.rules.words.take

    def choose(self, table: Table, answer: int) -> None:
        if self.count > 1:
            table.push(TakeResource(self.index, self.count - 1))
        gain_good(table, table.seats[self.index], table.rules.vocabulary.a[answer], 1)

    def asks(self, table: Table) -> Message:
        return message("ask-take-resource", {"number": self.count})


class WhichEffect(SeatQuestion):
    """Which of the two do you choose?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, EFFECT)

    def __init__(self, index: int, whole: int) -> None:
        super().__init__(index)
        self.whole = whole

    def args(self) -> list[int]:
        return [self.index, self.whole]

    def complaint(self, table: Table) -> str:
        effect = table.rules.effects[self.whole]
        return "" if effect.choices(table, table.seats[self.index]) else "there is nothing to choose"

    def options(self, table: Table) -> list[int]:
        choose = table.rules.words.choose
        choices = table.rules.effects[self.whole].choices(table, table.seats[self.index])
        return [choose[effect.number] for effect in choices]

    def words(self, table: Table) -> list[int]:
        choose = table.rules.words.choose
        return [choose[effect.number] for effect in table.rules.effects[self.whole].parts()]

    def refusal(self, table: Table, answer: int) -> Message | None:
        return message("why-impossible") if answer in self.words(table) else None

    def choose(self, table: Table, answer: int) -> None:
        do(table, table.seats[self.index], table.rules.effects[table.rules.vocabulary.a[answer]])
