"""Numbers of the game that no card and no place shows, in one block. rules/viscounts 0.4.

Those of cards and of the board, points and pile sizes are in `cards/`, where corrections reach them.
"""

from __future__ import annotations

from typing import Final

HAND_LIMIT: Final = 3
TRACK_END: Final = 6  # seven spaces, 0 to 6
MIN_DECK: Final = 3  # cards; nobody destroys below this
LARGE_FROM: Final = 3  # players that use the large side of the board
THIRD_FROM: Final = 3  # players with whom the second place of a majority has a prize of its own

WORKERS: Final = 20
BUILD_COST: Final = (3, 5, 7)  # workshop, trading post, guildhall
WORKER_STEPS: Final = (1, 3, 5, 8)  # icons for 1, 2, 3 and 4 Workers
TRIO: Final = 3  # own Workers in a section that make one climb
SECTION_LIMIT: Final = 3  # Workers of all colours in a section of tiers 1 and 2
CHEAP_DISMISSAL: Final = 1  # silver, with the second trading post
FREE_COSTS: Final = (3, 4)  # manuscripts that may be taken free

MOST_TRADES: Final = 40  # times that an exchange may be used in one Trade
MOST_PAID: Final = 12  # of one good for one action: nothing costs more icons

DIFFICULTY_SCHEMES: Final = (0, 1, 2, 3)  # future schemes shuffled in
