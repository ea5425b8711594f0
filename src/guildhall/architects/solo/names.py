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
ALL_WONDERS_BUILT: Final = 4
TOP_REACHED: Final = 5
SLOTS_FILLED: Final = 6
NO_CARD_OPEN: Final = 7
LACKS: Final = ("wonder", "cathedral", "captured", "space", "wonders-built", "top", "contribution", "contribution-card")

# Why it did just that; what messages call it.
BY_PROFITEER: Final = 0
BY_POWER: Final = 1
BY_PRINCESS_CAPTURE: Final = 2
BY_PROFITEER_CAPTURE: Final = 3
BY_MARKER_WONDER: Final = 4
BY_LIST_TOKEN: Final = 5
BY_MARKER_SLOT: Final = 6
BY_LEFT: Final = 7
BY_RIGHT: Final = 8
BY_MARKER_COLUMN: Final = 9
BY_MARKER_CRAFT: Final = 10
BY_POINTS_CRAFT: Final = 11
BY_PRISONERS: Final = 12
BY_CAPTIVES: Final = 13
BY_HOSTAGES: Final = 14
BY_DEBTS: Final = 15
BY_NOTHING_ELSE: Final = 16
BY_LARGEST_HOME: Final = 17
BY_LIST_HOME: Final = 18
BY_PRISON_HOME: Final = 19
BY_BOARDS_HOME: Final = 20
REASONS: Final = (
    "profiteer", "power", "princess-capture", "profiteer-capture", "wonder", "token", "slot", "left", "right", "column",
    "craft", "points", "prisoners", "captives", "hostages", "debts", "nothing-else", "largest-home", "list-home",
    "prison-home", "boards-home",
)  # fmt: skip

# What an opponent cannot keep, and gets something else for; what messages call it.
FOR_REWARD: Final = 0
FOR_APPRENTICE: Final = 1
FOR_DEBT: Final = 2
FOR_FUTURE: Final = 3
FOR_INFLUENCE: Final = 4
FOR_GOLD: Final = 5
CONVERTED: Final = ("reward", "apprentice", "debt", "future", "influence", "gold")
