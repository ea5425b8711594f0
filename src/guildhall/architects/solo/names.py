"""The nouns of the solo game as numbers."""

from __future__ import annotations

from typing import Final

# In a list of places: wherever the Princess stands.
THE_PRINCESS: Final = -1
NOWHERE: Final = -2

# Why an option of a line was passed over; what messages call it.
NO_WONDER: Final = 0
NO_CATHEDRAL: Final = 1
NOBODY_CAPTURED: Final = 2
SPACE_TAKEN: Final = 3
LACKS: Final = ("wonder", "cathedral", "captured", "space")

# What an opponent cannot keep, and gets something else for; what messages call it.
FOR_REWARD: Final = 0
FOR_APPRENTICE: Final = 1
FOR_DEBT: Final = 2
FOR_FUTURE: Final = 3
FOR_INFLUENCE: Final = 4
FOR_GOLD: Final = 5
CONVERTED: Final = ("reward", "apprentice", "debt", "future", "influence", "gold")
