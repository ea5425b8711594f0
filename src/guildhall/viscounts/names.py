"""The game's nouns as numbers, and the keys by which tokens, positions and messages call them.

Icons, resources, ribbons and kinds of effects have theirs where cards are read (`cards/tokens.py`).
"""

from __future__ import annotations

from typing import Final

from guildhall.engine.message import Message, Value

# Goods: the three resources with the numbers that effects give them, then silver.
SILVER: Final = 3
GOODS: Final = ("ink", "gold", "stone", "silver")
RESOURCES: Final = 3  # all goods but silver

# Spaces: O1 to O10 on the outer ring, then the inner space of each segment.
OUTER: Final = 10
SPACES: Final = ("O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "IA", "IB", "IC", "ID", "IE")
SEGMENTS: Final = ("A", "B", "C", "D", "E")

# Building spots: three to an outer space, the third on the large side only.
LETTERS: Final = ("a", "b", "c")
SPOTS: Final = tuple([f"{space + 1}{letter}" for space in range(OUTER) for letter in LETTERS])

WORKSHOP: Final = 0
TRADING_POST: Final = 1
GUILDHALL: Final = 2
BUILDINGS: Final = ("workshop", "trading-post", "guildhall")

# The castle: five sections in each of two tiers, and the room on top.
SECTIONS: Final = 10
TOP: Final = "top"

# What a primary action is called; the numbers are those of its icons.
ACTIONS: Final = ("trade", "construct", "transcribe", "workers")
NO_ACTION: Final = -1

SLOTS: Final = 3
NO_CARD: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1  # a viscount before the first turn

# The colours, in seat order.
SEATS: Final = ("red", "blue", "green", "yellow")

# Why the solo opponent cannot do what its scheme says.
POSSIBLE: Final = -1
NO_SPOT: Final = 0
NO_BUILDING: Final = 1
NO_WORKER: Final = 2
NO_MANUSCRIPT: Final = 3
TOO_DEAR: Final = 4
LACKS: Final = ("no-spot", "no-building", "no-worker", "no-manuscript", "too-dear")

DIFFICULTIES: Final = ("easy", "normal", "hard")
OPPONENT: Final = "viscount"


def segment_of(space: int) -> int:
    return space >> 1 if space < OUTER else space - OUTER


def message(name: str, args: dict[str, Value] | None = None) -> Message:
    """A message of this game: its catalogues share their names with those of no other."""
    return Message("viscounts-" + name, args)


def section_key(tier: int, segment: int) -> str:
    """What tokens call a section: the segment it stands at, and its tier (0 or 1) as people count."""
    return f"{SEGMENTS[segment]}{tier + 1}"


def section_name(tier: int, segment: int) -> Message:
    return message(f"section-{tier + 1}", {"segment": SEGMENTS[segment]})


def space_name(space: int) -> Message:
    if space < OUTER:
        return message("space-outer", {"number": space + 1})
    return message("space-inner", {"segment": SEGMENTS[space - OUTER]})
