"""The space of actions samples as Gymnasium's own does, only quicker."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.spaces import Discrete

from guildhall.envs.answers import Answers


def mask_of(*legal: int) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    mask = np.zeros(9, np.int8)
    mask[list(legal)] = 1
    return mask


def test_every_legal_answer_comes_and_no_other() -> None:
    space = Answers(9, seed=1)
    drawn = [int(space.sample(mask_of(2, 3, 8))) for _ in range(300)]
    assert {answer: drawn.count(answer) > 70 for answer in set(drawn)} == {2: True, 3: True, 8: True}


def test_the_same_seed_draws_the_same() -> None:
    first, second = (
        [int(space.sample(mask_of(1, 4, 6))) for _ in range(20)] for space in (Answers(9, seed=5), Answers(9, seed=5))
    )
    assert first == second


def test_without_a_mask_or_with_a_wrong_one_it_is_gymnasiums_own() -> None:
    space = Answers(9, seed=1)
    assert space == Discrete(9) and space.contains(space.sample())
    assert space.sample(mask_of()) == Discrete(9).sample(mask_of())  # none is legal: the first
    with pytest.raises(AssertionError):
        space.sample(np.ones(4, np.int8))
    with pytest.raises(AssertionError):
        space.sample(np.ones(9))  # type: ignore[arg-type]
