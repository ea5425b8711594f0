"""The nouns of the solo game as numbers."""

from __future__ import annotations

from typing import Final

# Why it passes over an option of a scheme; what messages call it.
POSSIBLE: Final = -1
NO_SPOT: Final = 0
NO_BUILDING: Final = 1
TOO_FEW_BUILDERS: Final = 2
NO_WORKER: Final = 3
TOO_FEW_NOBLES: Final = 4
TOO_FEW_CLERICS: Final = 5
NOTHING_TO_FLIP: Final = 6
LACKS: Final = ("no-spot", "no-building", "builders", "no-worker", "nobles", "clerics", "no-flip")

# What it cannot use, and gets something else for; what messages call it.
FOR_REARRANGING: Final = 0
FOR_SILVER: Final = 1
FOR_DESTROYING: Final = 2
FOR_FUTURE: Final = 3
FOR_FLIPPING: Final = 4
FOR_DISCARDING: Final = 5
FOR_CASTLE_MOVE: Final = 6
FOR_HIRING: Final = 7
FOR_ONE_SILVER: Final = 8
CONVERTED: Final = (
    "rearrange", "silver", "destroy", "future", "flip", "discard", "castle-move", "hire", "one-silver",
)  # fmt: skip

OPTIONS: Final = 4  # room for so many on a scheme
LINES: Final = 2
