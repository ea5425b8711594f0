"""How a search should go about a game: found by play between bots, as the weights of its evaluation are."""

from __future__ import annotations


class Depth:
    """How far a look through the rest of a turn goes."""

    def __init__(self, questions: int, positions: int) -> None:
        self.questions = questions  # further ones of the turn
        self.positions = positions  # judged for one answer


class Manner:
    def __init__(self, depth: Depth, heed: float, regard: float) -> None:
        self.depth = depth
        # How much of what the others may answer is tried out. 1: as much as of one's own answers. Less: they are taken
        # to give the answer that seems best, and thinking goes on to one's own next turn at once. 0: they answer
        # anything, which costs no time at all, so that one's own turns are planned furthest ahead.
        self.heed = heed
        self.regard = regard  # how much the others' points count against one's own


PLAIN = Manner(Depth(2, 8), 1.0, 1.0)
