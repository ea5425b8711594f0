"""The manuscripts, and the cards for the first with three of a ribbon. rules/viscounts 8.5 and 8.6."""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import ClericBonus, Manuscript
from guildhall.viscounts.cards.tokens import BLUE, GREEN, RED, YELLOW

GREY: Final = "grey"
BLACK: Final = "black"

# Back, ribbon, cost, VP, effect when collected.
MANUSCRIPTS: Final = [
    Manuscript("MQ1", "grey-1", GREY, RED, 2, 1, "GOLD(1)"),
    Manuscript("MQ2", "grey-2", GREY, BLUE, 2, 1, "S(2)"),
    Manuscript("MQ3", "grey-3", GREY, GREEN, 2, 1, "VIR(1)"),
    Manuscript("MQ4", "grey-4", GREY, YELLOW, 2, 1, "STONE(1)"),
    Manuscript("MQ5", "grey-5", GREY, GREEN, 3, 2, "INK(1)"),
    Manuscript("MR1", "red-1", BLACK, RED, 3, 3),
    Manuscript("MR2", "red-2", BLACK, RED, 3, 2, "GOLD(1)"),
    Manuscript("MR3", "red-3", BLACK, RED, 4, 4),
    Manuscript("MR4", "red-4", BLACK, RED, 4, 3, "MOVE_WORKER"),
    Manuscript("MR5", "red-5", BLACK, RED, 4, 3, "WORKER(1)"),
    Manuscript("MR6", "red-6", BLACK, RED, 5, 5),
    Manuscript("MR7", "red-7", BLACK, RED, 5, 4, "WORKER(1)"),
    Manuscript("MR8", "red-8", BLACK, RED, 6, 6, "GOLD(1)"),
    Manuscript("MU1", "blue-1", BLACK, BLUE, 3, 3),
    Manuscript("MU2", "blue-2", BLACK, BLUE, 3, 2, "S(2)"),
    Manuscript("MU3", "blue-3", BLACK, BLUE, 4, 4),
    Manuscript("MU4", "blue-4", BLACK, BLUE, 4, 3, "ANY(1)"),
    Manuscript("MU5", "blue-5", BLACK, BLUE, 4, 3, "DESTROY"),
    Manuscript("MU6", "blue-6", BLACK, BLUE, 5, 5),
    Manuscript("MU7", "blue-7", BLACK, BLUE, 5, 4, "ANY(1)"),
    Manuscript("MU8", "blue-8", BLACK, BLUE, 6, 6, "S(3)"),
    Manuscript("MV1", "green-1", BLACK, GREEN, 3, 3),
    Manuscript("MV2", "green-2", BLACK, GREEN, 3, 2, "VIR(1)"),
    Manuscript("MV3", "green-3", BLACK, GREEN, 4, 4),
    Manuscript("MV4", "green-4", BLACK, GREEN, 4, 3, "DEED(1)"),
    Manuscript("MV5", "green-5", BLACK, GREEN, 5, 4, "FLIP_DEED"),
    Manuscript("MV6", "green-6", BLACK, GREEN, 5, 4, "DEED(1)"),
    Manuscript("MV7", "green-7", BLACK, GREEN, 6, 6, "VIR(1)"),
    Manuscript("MY1", "yellow-1", BLACK, YELLOW, 3, 3),
    Manuscript("MY2", "yellow-2", BLACK, YELLOW, 3, 2, "FLIP_DEBT"),
    Manuscript("MY3", "yellow-3", BLACK, YELLOW, 4, 4),
    Manuscript("MY4", "yellow-4", BLACK, YELLOW, 4, 3, "DEBT(1) + ANY(2)"),
    Manuscript("MY5", "yellow-5", BLACK, YELLOW, 5, 4, "FLIP_DEBT"),
    Manuscript("MY6", "yellow-6", BLACK, YELLOW, 5, 4, "DEBT(1) + FLIP_DEBT"),
    Manuscript("MY7", "yellow-7", BLACK, YELLOW, 6, 6, "FLIP"),
]

CLERIC_BONUSES: Final = [
    ClericBonus("CB1", "red-bonus", RED, 5),
    ClericBonus("CB2", "blue-bonus", BLUE, 5),
    ClericBonus("CB3", "green-bonus", GREEN, 5),
    ClericBonus("CB4", "yellow-bonus", YELLOW, 5),
]
