"""What a bot may know when it is asked: its seat's view, the legal answers, and tables with everything else dealt
again.

The real table never comes here. A sight holds one that is dealt again, always in the same way for the same knowledge,
so nothing hidden and no future chance can be found in it by any means.
"""

from __future__ import annotations

from typing import Any

from guildhall.engine.agenda import State
from guildhall.engine.rng import Rng


class Sight:
    """A question as the asked seat sees it."""

    def __init__(self, state: State) -> None:
        decision = state.decision
        assert decision is not None, "nobody is asked anything"
        self.seat = decision.seat(state)
        self._table = state.determinize(self.seat, Rng(0))

    @property
    def players(self) -> int:
        return self._table.seats_count()

    @property
    def view(self) -> dict[str, Any]:
        """What the seat may know, as the API shows it."""
        return self._table.view(self.seat)

    @property
    def answers(self) -> list[int]:
        """The legal answers, two or more, as numbers of the game's vocabulary; the plain one first."""
        return self._table.answers[:]

    @property
    def tokens(self) -> list[str]:
        """The legal answers as records and logs write them."""
        tokens = self._table.vocabulary().tokens
        return [tokens[answer] for answer in self._table.answers]

    def token(self, answer: int) -> str:
        return self._table.vocabulary().tokens[answer]

    def deal(self, rng: Rng) -> State:
        """A table at this question, with everything the seat cannot see dealt again, to try things out."""
        return self._table.determinize(self.seat, rng)

    def redeal(self, seed: int) -> State:
        """The same from a seed."""
        return self.deal(Rng(seed))

    def position(self) -> dict[str, Any]:
        """The table of this sight as JSON, for a bot that thinks in another process."""
        return self._table.position()
