"""The checked arguments of all environments."""

from __future__ import annotations

import os
from typing import Final

import numpy as np

from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.rng import SEED_LIMIT

MAX_CYCLES: Final = 10_000  # answers; games of random players with everything in them take about 2,000
ILLEGAL: Final = ("lose", "raise")  # what an illegal action does
ILLEGAL_REWARD: Final = -1.0


def check_illegal(illegal: str) -> None:
    if illegal not in ILLEGAL:
        raise UnknownOptionError(f"illegal cannot be {illegal!r}.", illegal, ILLEGAL)


def check_count(name: str, value: object) -> None:
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise UnknownOptionError(f"{name} is a whole number from 1 on, not {value!r}.", value)


def seed_or_chance(seed: int | None) -> int:
    """The seed itself, or one by chance if there is none."""
    if seed is None:
        return int.from_bytes(os.urandom(8), "big")
    if isinstance(seed, bool) or not isinstance(seed, (int, np.integer)) or not 0 <= seed < SEED_LIMIT:
        raise UnknownOptionError(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed!r}.", seed)
    return int(seed)
