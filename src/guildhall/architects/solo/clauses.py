"""The clauses of Scheme Cards: what has to be true for the top line.

Each asks the table for one number (`measure`); whether it holds, and how the reason is told, follow from that alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import CATHEDRAL_TOP
from guildhall.architects.solo.sight import largest_group
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.solo.opponent_turn import OpponentTurn


class Clause:
    def measure(self, turn: OpponentTurn) -> int:
        raise AssertionError("a clause measures something")

    def holds(self, number: int) -> bool:
        raise AssertionError("a clause says when it holds")

    def message(self) -> Message:
        raise AssertionError("a clause describes itself")

    def fact(self, number: int) -> Message:
        """Why it holds or does not."""
        raise AssertionError("a clause gives its reason")


class GroupOf(Clause):
    """One player has at least so many Workers at one place."""

    def __init__(self, least: int) -> None:
        self.least = least

    def measure(self, turn: OpponentTurn) -> int:
        return largest_group(turn.sight)

    def holds(self, number: int) -> bool:
        return number >= self.least

    def message(self) -> Message:
        return Message("clause-group", {"number": self.least})

    def fact(self, number: int) -> Message:
        return Message("fact-group", {"number": number})


class TaxOf(Clause):
    """At least so much Silver lies on the Tax Stand."""

    def __init__(self, least: int) -> None:
        self.least = least

    def measure(self, turn: OpponentTurn) -> int:
        return turn.sight.tax()

    def holds(self, number: int) -> bool:
        return number >= self.least

    def message(self) -> Message:
        return Message("clause-tax", {"number": self.least})

    def fact(self, number: int) -> Message:
        return Message("fact-tax", {"number": number})


class HasCaptured(Clause):
    """Captured Workers lie on its board."""

    def measure(self, turn: OpponentTurn) -> int:
        return turn.sight.captured()

    def holds(self, number: int) -> bool:
        return number > 0

    def message(self) -> Message:
        return Message("clause-captured")

    def fact(self, number: int) -> Message:
        return Message("fact-captured", {"number": number})


class PrisonersOf(Clause):
    """At least so many of its own Workers are in Prison."""

    def __init__(self, least: int) -> None:
        self.least = least

    def measure(self, turn: OpponentTurn) -> int:
        return turn.sight.prisoners()

    def holds(self, number: int) -> bool:
        return number >= self.least

    def message(self) -> Message:
        return Message("clause-prisoners", {"number": self.least})

    def fact(self, number: int) -> Message:
        return Message("fact-prisoners", {"number": number})


class VirtueOf(Clause):
    """It has at least so much Virtue."""

    def __init__(self, least: int) -> None:
        self.least = least

    def measure(self, turn: OpponentTurn) -> int:
        return turn.seat.virtue

    def holds(self, number: int) -> bool:
        return number >= self.least

    def message(self) -> Message:
        return Message("clause-virtue", {"number": self.least})

    def fact(self, number: int) -> Message:
        return Message("fact-virtue", {"number": number})


# What stands in a measure for "it cannot work on the Cathedral": the next level is full, or there is none.
CANNOT = -1
AT_TOP = -2


def stuck(turn: OpponentTurn) -> int:
    """Why it cannot work on the Cathedral."""
    return AT_TOP if turn.seat.cathedral == CATHEDRAL_TOP else CANNOT


def why_stuck(number: int) -> Message:
    return Message("fact-top" if number == AT_TOP else "fact-no-cathedral")


class CanAdvance(Clause):
    """It can work on the Cathedral."""

    def measure(self, turn: OpponentTurn) -> int:
        return turn.seat.cathedral if turn.sight.can_advance() else stuck(turn)

    def holds(self, number: int) -> bool:
        return number >= 0

    def message(self) -> Message:
        return Message("clause-cathedral")

    def fact(self, number: int) -> Message:
        return Message("fact-cathedral") if number >= 0 else why_stuck(number)


class CathedralAndVirtue(Clause):
    """It can work on the Cathedral, and has at most so much Virtue."""

    def __init__(self, most: int) -> None:
        self.most = most

    def measure(self, turn: OpponentTurn) -> int:
        return turn.seat.virtue if turn.sight.can_advance() else stuck(turn)

    def holds(self, number: int) -> bool:
        return 0 <= number <= self.most

    def message(self) -> Message:
        return Message("clause-cathedral-virtue", {"number": self.most})

    def fact(self, number: int) -> Message:
        return why_stuck(number) if number < 0 else Message("fact-cathedral-virtue", {"number": number})


class CathedralAndNoFuture(Clause):
    """It can work on the Cathedral, and the pile of Future Schemes is empty."""

    def measure(self, turn: OpponentTurn) -> int:
        return len(turn.part.future) if turn.sight.can_advance() else stuck(turn)

    def holds(self, number: int) -> bool:
        return number == 0

    def message(self) -> Message:
        return Message("clause-cathedral-no-future")

    def fact(self, number: int) -> Message:
        return why_stuck(number) if number < 0 else Message("fact-cathedral-future", {"number": number})


class CanStack(Clause):
    """It can lay a Worker on one of its own in the Guildhall."""

    def measure(self, turn: OpponentTurn) -> int:
        return turn.sight.can_stack()

    def holds(self, number: int) -> bool:
        return number > 0

    def message(self) -> Message:
        return Message("clause-stack")

    def fact(self, number: int) -> Message:
        return Message("fact-stack", {"number": number})
