"""The space of actions: every word of the game."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray


class Answers(spaces.Discrete):
    """Gymnasium's own, but faster with a mask: checking one takes longer than a step of a game."""

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> Any:
        """A random one: of those whose mask is 1, if there is a mask."""
        if mask is None or probability is not None or mask.dtype != np.int8 or mask.shape != (self.n,):
            return super().sample(mask, probability)  # which says what is wrong
        legal = mask.nonzero()[0]
        if not len(legal):
            return super().sample(mask)
        return self.np_random.choice(legal)
