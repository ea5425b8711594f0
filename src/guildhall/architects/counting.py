"""Counting: what cards count and compare, for effects and victory points alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import GOLD, GOLD_IS_MARBLE, GOODS, MARBLE, PRISON, SKILLS, WORKERS
from guildhall.engine.cards import Number
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.occasions import Occasion
    from guildhall.architects.table import Seat, Table


def held(seat: Seat, good: int) -> int:
    """How much of a good a seat holds, where two goods may be one and the same for it."""
    amount = seat.goods[good]
    if seat.powers.numbers[GOLD_IS_MARBLE]:
        if good == GOLD:
            amount += seat.goods[MARBLE]
        elif good == MARBLE:
            amount += seat.goods[GOLD]
    return amount


def rival_amount(table: Table, seat: Seat, good: int) -> int:
    """How much of a good counts for a seat when another player's is compared with it."""
    automaton = seat.powers.automaton
    return held(seat, good) if automaton is None else automaton.compared(table, seat, good)


class Count:
    """A number that a card multiplies."""

    def of(self, table: Table, seat: Seat) -> int:
        raise AssertionError("a count says what it counts")

    def message(self, per: int) -> Message:
        """What is counted, said of `per` of them."""
        raise AssertionError("a count describes itself")


class Goods(Count):
    """Goods held, of one kind or of several kinds together."""

    def __init__(self, *kinds: int) -> None:
        self.kinds: list[int] = list(kinds)

    def of(self, table: Table, seat: Seat) -> int:
        total = 0
        for good in self.kinds:
            total += held(seat, good)
        return total

    def message(self, per: int) -> Message:
        names = [Message(f"good-{GOODS[good]}-name") for good in self.kinds]
        if len(names) == 1:
            return Message("count-good", {"number": per, "good": names[0]})
        return Message("count-goods", {"number": per, "goods": Message("list", {"parts": names})})


class Buildings(Count):
    """Buildings constructed, the counting one included."""

    def of(self, table: Table, seat: Seat) -> int:
        return len(seat.buildings)

    def message(self, per: int) -> Message:
        return Message("count-buildings", {"number": per})


class CathedralLevel(Count):
    """Levels climbed on the Cathedral."""

    def of(self, table: Table, seat: Seat) -> int:
        return seat.cathedral

    def message(self, per: int) -> Message:
        return Message("count-levels", {"number": per})


class Captured(Count):
    """Captured Workers of any colour on the own board."""

    def of(self, table: Table, seat: Seat) -> int:
        return sum(seat.captured)

    def message(self, per: int) -> Message:
        return Message("count-captured", {"number": per})


class VirtueHeld(Count):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.virtue

    def message(self, per: int) -> Message:
        return Message("count-virtue", {"number": per})


class PaidDebts(Count):
    def of(self, table: Table, seat: Seat) -> int:
        return seat.paid

    def message(self, per: int) -> Message:
        return Message("count-paid-debts", {"number": per})


class Skill(Count):
    """Own Apprentices that show the skill."""

    def __init__(self, skill: int) -> None:
        self.skill = skill

    def of(self, table: Table, seat: Seat) -> int:
        return seat.powers.skills[self.skill]

    def message(self, per: int) -> Message:
        return Message("count-skill", {"number": per, "skill": Message(f"skill-{SKILLS[self.skill]}")})


class Condition:
    """Something that holds for a seat or does not."""

    def holds(self, table: Table, seat: Seat) -> bool:
        raise AssertionError("a condition says when it holds")

    def foresee(self, occasion: Occasion) -> None:
        """It holds, and what depends on it is about to happen: note what could still keep that from happening."""

    def message(self) -> Message:
        raise AssertionError("a condition describes itself")

    def numbers(self) -> dict[str, Number]:
        """The numbers in it that a correction may change, by name."""
        return {}

    def with_numbers(self, numbers: dict[str, int]) -> Condition:
        """The same condition with some of its numbers replaced."""
        return self


class MostOf(Condition):
    """Holds strictly more of a good than every other player."""

    def __init__(self, good: int) -> None:
        self.good = good

    def holds(self, table: Table, seat: Seat) -> bool:
        mine = held(seat, self.good)
        for other in table.seats:
            if other is not seat and rival_amount(table, other, self.good) >= mine:
                return False
        return True

    def message(self) -> Message:
        return Message("most-of", {"good": Message(f"good-{GOODS[self.good]}-name")})


class HighestOnCathedral(Condition):
    """Strictly highest on the Cathedral."""

    def holds(self, table: Table, seat: Seat) -> bool:
        for other in table.seats:
            if other is not seat and other.cathedral >= seat.cathedral:
                return False
        return True

    def message(self) -> Message:
        return Message("highest-on-cathedral")


class NoUnpaidDebt(Condition):
    def holds(self, table: Table, seat: Seat) -> bool:
        return seat.unpaid == 0

    def message(self) -> Message:
        return Message("no-unpaid-debt")


class NoPrisoners(Condition):
    """No own Worker in Prison."""

    def holds(self, table: Table, seat: Seat) -> bool:
        return seat.workers[PRISON] == 0

    def message(self) -> Message:
        return Message("no-prisoners")


class PrisonersAtLeast(Condition):
    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, table: Table, seat: Seat) -> bool:
        return seat.workers[PRISON] >= self.number

    def foresee(self, occasion: Occasion) -> None:
        occasion.prisoners_count = self.number

    def message(self) -> Message:
        return Message("prisoners-at-least", {"number": self.number})

    def numbers(self) -> dict[str, Number]:
        return {"prisoners": Number(self.number, 1, WORKERS)}

    def with_numbers(self, numbers: dict[str, int]) -> PrisonersAtLeast:
        return PrisonersAtLeast(numbers.get("prisoners", self.number))
