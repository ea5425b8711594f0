"""What the people of these tests want: to build what they can, and to gather what that takes. Such games are short."""

from __future__ import annotations

import random
import re
from typing import Final

WISHES: Final = [
    re.compile(wish)
    for wish in ("^(Construct|Advance|Contribute)", "at the Guildhall", "at the (Quarry|Forest|Mines|Workshop)")
]


def wished(answers: list[str], chance: random.Random) -> int:
    """The number of the answer that such a person gives."""
    for wish in WISHES:
        wanted = [number for number, answer in enumerate(answers) if wish.search(answer)]
        if wanted:
            return chance.choice(wanted)
    return chance.randrange(len(answers))
