"""Two bots of one's own; docs/bots.md explains them.

guildhall arena --bots examples/mybots.py:Careful,examples/mybots.py:Builder,random --games 60
"""

from guildhall.bots import Sight
from guildhall.engine.rng import Rng


class Builder:
    """Builds as soon as it can, goes to the Guildhall when it is open, and else does anything."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def answer(self, sight: Sight) -> str:
        for wish in ("build", "advance", "place guildhall"):
            for token in sight.tokens:
                if token.startswith(wish):
                    return token
        return sight.tokens[self.rng.below(len(sight.tokens))]


class Careful:
    """Tries every answer on a table of its own, and takes the one that leaves it furthest ahead after its turn."""

    def answer(self, sight: Sight) -> str:
        def lead(answer: int) -> float:
            table = sight.redeal(seed=1)
            table.answer(answer)
            while table.decision is not None and table.decision.seat(table) == sight.seat:
                table.answer(table.answers[0])
            points = table.evaluation().worth(table)
            return points.pop(sight.seat) - max(points)

        return sight.token(max(sight.answers, key=lead))
