"""How a search should go about a game: found by play between bots, as the weights of its evaluation are."""

from __future__ import annotations


class Depth:
    """How far a look through the rest of a turn goes."""

    def __init__(self, questions: int, positions: int) -> None:
        self.questions = questions  # further ones of the turn
        self.positions = positions  # judged for one answer


class Manner:
    def __init__(self, depth: Depth, alone: bool, pace: float = 1.0, depth_ahead: Depth | None = None) -> None:
        self.depth = depth
        # Does the seat plan for itself? Then the others answer anything, which costs next to no time, and its own turns
        # are thought through further ahead. Else they look for their own best answers, too.
        self.alone = alone
        # How many times `State.tempo` a turn after this one brings in thought: more, where nobody hinders it.
        self.pace = pace
        # For a seat that plans for itself: its next turns are played quickly, each answer by such a look, equally many
        # after every answer to this one. Without it they are thought through like this one, as far as the time allows.
        self.depth_ahead = depth_ahead
        assert alone or depth_ahead is None, "only a seat that plans for itself plays its turns ahead"


PLAIN = Manner(Depth(2, 8), alone=False)
