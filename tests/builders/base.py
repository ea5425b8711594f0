"""What the tables of all games under test have: questions and answers in the players' words, and seats with goods."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from guildhall.engine.agenda import State
from guildhall.game import Game
from guildhall.words import say


class AnySeat(Protocol):
    """What a seat of every game has."""

    goods: list[int]
    virtue: int
    unpaid: int
    paid: int


SeatT = TypeVar("SeatT", bound=AnySeat)
TestT = TypeVar("TestT", bound="GameUnderTest")


class GameUnderTest:
    """A game in progress whose table tests may change under its open question."""

    __test__ = False  # not a test class, whatever pytest thinks of its name

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def state(self) -> State:
        return self.game.state

    def refresh(self) -> None:
        """Ask the open question anew, after the table was changed under it."""
        decision = self.state.decision
        assert decision is not None, "the game is over"
        self.state.answers = decision.options(self.state)

    def play(self, *tokens: str) -> Self:
        """Answer one question after the other."""
        for token in tokens:
            self.refresh()
            self.game.choose(token)
        return self

    @property
    def options(self) -> list[str]:
        self.refresh()
        return [option.token for option in self.game.options]

    def may(self, token: str) -> bool:
        """Is this a legal answer now?"""
        return token in self.options

    @property
    def question(self) -> str:
        """The name of the open question, such as "WhereToPlace"; "" when the game is over."""
        return "" if self.game.is_over else self.game.decision.name

    @property
    def asked(self) -> str:
        """The seat that is asked."""
        return self.game.decision.seat_key

    def nothing_open_but(self, question: str, seat: str | None = None) -> None:
        """All that the last answers started has been done: the open question is a new turn's (or this one)."""
        assert self.question == question
        if seat is not None:
            assert self.asked == seat

    def restart(self, *steps: Any) -> None:
        """Replace the agenda by these steps, the first one to happen first."""
        self.state.agenda.clear()
        self.state.decision = None
        for step in reversed(steps):
            self.state.push(step)
        self.state.advance()

    @property
    def told(self) -> list[str]:
        """What has been told since the last answer, in words."""
        return [say(self.state.describe_event(event, 0)) for event in self.state.events or []]


class SeatUnderTest(Generic[SeatT, TestT]):
    """One seat, to be set up and looked at. What sets something up gives the seat back, so that it chains."""

    GOODS: ClassVar[Sequence[str]]

    def __init__(self, test: TestT, index: int) -> None:
        self._test = test
        self.index = index

    @property
    def seat(self) -> SeatT:
        found: SeatT = self._test.game.state.seats[self.index]  # type: ignore[attr-defined]
        return found

    @property
    def key(self) -> str:
        return self._test.game.seats[self.index]

    # Setting up.

    def has(self, **goods: int) -> Self:
        """Goods held, by name: `has(stone=2, silver=1)`."""
        for good, amount in goods.items():
            self.seat.goods[self.GOODS.index(good)] = amount
        return self

    def owing(self, unpaid: int = 0, paid: int = 0) -> Self:
        """Debts."""
        self.seat.unpaid = unpaid
        self.seat.paid = paid
        return self

    # Looking.

    def _good(self, name: str) -> int:
        return self.seat.goods[self.GOODS.index(name)]

    @property
    def stone(self) -> int:
        return self._good("stone")

    @property
    def gold(self) -> int:
        return self._good("gold")

    @property
    def silver(self) -> int:
        return self._good("silver")

    @property
    def goods(self) -> dict[str, int]:
        """All goods that are not 0."""
        return {self.GOODS[i]: n for i, n in enumerate(self.seat.goods) if n}

    @property
    def virtue(self) -> int:
        return self.seat.virtue

    @property
    def unpaid(self) -> int:
        return self.seat.unpaid

    @property
    def paid(self) -> int:
        return self.seat.paid

    @property
    def everything(self) -> dict[str, Any]:
        """All that is this seat's, to compare before and after."""
        whole: dict[str, Any] = self._test.game.state.position()["seats"][self.index]
        return whole

    @property
    def score(self) -> dict[str, int]:
        return self._test.game.scores()[self.index]
