"""What cards do: small objects that are put together in the rows of card tables.

`is_possible` and `apply` are two methods of one object, so that "may be used" and "was used" cannot disagree, and
`message` composes the card's text from the same parts.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from guildhall.engine.agenda import S
from guildhall.engine.cards import Number
from guildhall.engine.message import Message

P = TypeVar("P")  # a seat of the game


class AnyEffect(Generic[S, P]):
    """Something that happens to a seat."""

    def is_possible(self, table: S, seat: P) -> bool:
        return True

    def apply(self, table: S, seat: P) -> None:
        raise AssertionError("an effect says what it does")

    def message(self) -> Message:
        raise AssertionError("an effect describes itself")

    def numbers(self) -> dict[str, Number]:
        """The numbers in it that a correction may change, by name."""
        return {}
