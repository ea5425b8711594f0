"""What the tables of all games under test have: questions and answers in the players' words."""

from __future__ import annotations

from typing import Any, Self

from guildhall.engine.agenda import State
from guildhall.game import Game
from guildhall.words import say


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
