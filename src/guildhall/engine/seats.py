"""Steps and questions that concern one seat, as most do."""

from __future__ import annotations

from typing import ClassVar

from guildhall.engine.agenda import Decision, S, Step
from guildhall.engine.meaning import COUNT, SEAT, Meaning


class AnySeatStep(Step[S]):
    """Something that happens to one seat. One that holds more numbers names them all in `args`, the seat first."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT,)

    def __init__(self, index: int) -> None:
        self.index = index

    def args(self) -> list[int]:
        return [self.index]


class AnySeatQuestion(Decision[S]):
    """A question to one seat. One that holds more numbers names them all in `args`, the seat first."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT,)

    def __init__(self, index: int) -> None:
        self.index = index

    def args(self) -> list[int]:
        return [self.index]

    def seat(self, state: S) -> int:
        return self.index

    def resolve(self, state: S) -> None:
        automaton = state.automaton_at(self.index)
        if automaton is None:
            super().resolve(state)
        else:
            automaton.answers(state, self)


class AnyCountedQuestion(AnySeatQuestion[S]):
    """A question to one seat about so many of something."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, count: int) -> None:
        super().__init__(index)
        self.count = count

    def args(self) -> list[int]:
        return [self.index, self.count]
