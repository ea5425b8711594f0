"""Steps and questions that concern one seat, as most do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.agenda import Decision, Step
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table


class SeatStep(Step["Table"]):
    """Something that happens to one seat. One that holds more numbers names them all in `args`, the seat first."""

    def __init__(self, index: int) -> None:
        self.index = index

    def args(self) -> list[int]:
        return [self.index]


class SeatQuestion(Decision["Table"]):
    """A question to one seat. One that holds more numbers names them all in `args`, the seat first."""

    def __init__(self, index: int) -> None:
        self.index = index

    def args(self) -> list[int]:
        return [self.index]

    def seat(self, table: Table) -> int:
        return self.index

    def prompt(self, table: Table) -> Message:
        plain = super().prompt(table)
        return Message("viscounts-" + plain.name, plain.args)
