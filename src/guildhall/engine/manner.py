"""How a search should go about a game: found by play between bots, as the weights of its evaluation are."""

from __future__ import annotations


class Depth:
    """How far a look through the rest of a turn goes."""

    def __init__(self, questions: int, positions: int) -> None:
        self.questions = questions  # further ones of the turn
        self.positions = positions  # judged for one answer


class Manner:
    def __init__(self, now: Depth, later: Depth, heed: float) -> None:
        self.now = now  # for the turn in which the seat is asked
        self.later = later  # for the turns after it
        # How much of what the others may answer is tried out: 1 is as much as of one's own answers. With less the
        # others are taken to give the answer that seems best, and thinking goes on to one's own next turn at once.
        self.heed = heed


PLAIN = Manner(Depth(2, 8), Depth(2, 8), 1.0)
