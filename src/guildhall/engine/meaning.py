"""What the numbers of a step stand for. A step declares it (`Step.takes`); positions are checked by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from guildhall.engine.agenda import State


class Meaning:
    def least(self, state: State) -> int:
        raise AssertionError("a number has a range")

    def most(self, state: State) -> int:
        raise AssertionError("a number has a range")


class Range(Meaning):
    """A number from a range that is the same in every game."""

    def __init__(self, least: int, most: int) -> None:
        self.lowest = least
        self.highest = most

    def least(self, state: State) -> int:
        return self.lowest

    def most(self, state: State) -> int:
        return self.highest


class OneOf(Meaning):
    """One of the things of a kind that this game has (`State.count_of`): a seat, a word, a card. -1 may be none."""

    def __init__(self, kind: str, or_none: bool = False) -> None:
        self.kind = kind
        self.lowest = -1 if or_none else 0

    def least(self, state: State) -> int:
        return self.lowest

    def most(self, state: State) -> int:
        return state.count_of(self.kind) - 1


SEAT: Final = OneOf("seat")
WORD: Final = OneOf("word")
WORD_OR_NONE: Final = OneOf("word", or_none=True)
COUNT: Final = Range(0, 99)
FLAG: Final = Range(0, 1)
MASK: Final = Range(0, 2**30)
AMOUNT: Final = Range(0, 2**20)
