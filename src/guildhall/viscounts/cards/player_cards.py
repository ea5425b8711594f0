"""The player cards: start space, silver, resources (ink, gold, stone) and an extra step. rules/viscounts 8.4."""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import PlayerCard

PLAYER_CARDS: Final = [
    PlayerCard("P01", "start-1", 1, 4, (1, 1, 0)),
    PlayerCard("P02", "start-2", 2, 4, (0, 1, 1)),
    PlayerCard("P03", "start-3", 3, 4, (1, 0, 1)),
    PlayerCard("P04", "start-4", 4, 2, (1, 1, 1)),
    PlayerCard("P05", "start-5", 5, 6, (0, 0, 0), removes_card=True),
    PlayerCard("P06", "start-6", 6, 4, (0, 0, 1), "DEED(1)"),
    PlayerCard("P07", "start-7", 7, 4, (1, 0, 0), "DEED(1)"),
    PlayerCard("P08", "start-8", 8, 6, (0, 2, 0), "DEBT(1)"),
    PlayerCard("P09", "start-9", 9, 4, (1, 0, 2), "DEBT(1)"),
    PlayerCard("P10", "start-10", 10, 6, (1, 1, 0), "DEBT(1)"),
]
