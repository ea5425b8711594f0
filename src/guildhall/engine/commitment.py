"""What is told at the start of a game about its seed, so that at the end everybody can see that it was the same.

SHA-256, since browsers bring it along and every computer has a command for it; chance itself is BLAKE2b (`rng.py`),
which takes a key. The text that is hashed can be typed:

    printf 'guildhall %s %s' SALT SEED | sha256sum
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from guildhall.engine.rng import FAIR_LIMIT, SEED_LIMIT

DIGITS: Final = re.compile(r"[0-9a-f]{64}\Z")


def new_seed() -> int:
    """A seed for the keyed hash, which nobody can guess."""
    while True:
        seed = secrets.randbelow(FAIR_LIMIT)
        if seed >= SEED_LIMIT:  # but for one in 2**192
            return seed


def new_salt() -> str:
    return secrets.token_hex(32)


def commitment(salt: str, seed: str) -> str:
    """Both as 64 hexadecimal digits; so is what comes out."""
    return hashlib.sha256(f"guildhall {salt} {seed}".encode("ascii")).hexdigest()
