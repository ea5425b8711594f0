"""Numbers of the game that a printed copy might change, in one block.

Those of cards and of the board, points and pile sizes are in `cards/`, where corrections reach them.
"""

from __future__ import annotations

from typing import Final

HAND_START: Final = 3
TRACK_END: Final = 6  # seven spaces, 0 to 6
MIN_DECK: Final = 4  # cards; nobody destroys below this
LARGE_FROM: Final = 3  # players that use the large side of the board
LETTERS_SMALL: Final = 2  # building spots of an outer space
LETTERS_LARGE: Final = 3
KINGDOM_CARDS: Final = 30  # debts, and as many deeds

WORKERS: Final = 20
BUILDINGS_EACH: Final = 3
BUILD_COST: Final = (3, 5, 7)  # workshop, trading post, guildhall
WORKER_STEPS: Final = (1, 3, 5, 8)  # icons for 1, 2, 3 and 4 Workers
CLIMBERS: Final = 3  # own Workers in a section that make one climb
SECTION_LIMIT: Final = 3  # Workers of all colours in a section of tiers 1 and 2

SILVER_ICONS: Final = 1  # what a Trade asks for
RESOURCE_ICONS: Final = 2
DESTROY_ICONS: Final = 3
FLIP_ICONS: Final = 4

SECOND_FROM: Final = 3  # players with whom the second place of a majority counts

DIFFICULTY_SCHEMES: Final = (0, 2, 4)  # future schemes shuffled in: easy, normal, hard
DIFFICULTY_VP: Final = (0, 8, 16)
