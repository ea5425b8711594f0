"""What is printed on the board: bonuses of building spots, effects of links, rewards of castle wedges. rules/viscounts
3.4 to 3.7.
A spot has the number of its outer space and a letter; c is on the large side only.
"""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import Printed

SPOTS: Final = [
    Printed("spot", "3.6", "1a", "S(2)"),
    Printed("spot", "3.6", "1b", "DEED(1)"),
    Printed("spot", "3.6", "1c", "STONE(1)"),
    Printed("spot", "3.6", "2a", "INK(1)"),
    Printed("spot", "3.6", "2b", "VIR(1)"),
    Printed("spot", "3.6", "2c", "S(1)"),
    Printed("spot", "3.6", "3a", "GOLD(1)"),
    Printed("spot", "3.6", "3b", "FLIP"),
    Printed("spot", "3.6", "3c", "S(2)"),
    Printed("spot", "3.6", "4a", "STONE(1)"),
    Printed("spot", "3.6", "4b", "DESTROY"),
    Printed("spot", "3.6", "4c", "VIR(1)"),
    Printed("spot", "3.6", "5a", "DEBT(1) + ANY(2)"),
    Printed("spot", "3.6", "5b", "WORKER(1)"),
    Printed("spot", "3.6", "5c", "INK(1)"),
    Printed("spot", "3.6", "6a", "INK(1)"),
    Printed("spot", "3.6", "6b", "DEED(1)"),
    Printed("spot", "3.6", "6c", "S(2)"),
    Printed("spot", "3.6", "7a", "GOLD(1)"),
    Printed("spot", "3.6", "7b", "VIR(2)"),
    Printed("spot", "3.6", "7c", "S(1)"),
    Printed("spot", "3.6", "8a", "STONE(1)"),
    Printed("spot", "3.6", "8b", "FLIP"),
    Printed("spot", "3.6", "8c", "VIR(1)"),
    Printed("spot", "3.6", "9a", "S(2)"),
    Printed("spot", "3.6", "9b", "WORKER(1)"),
    Printed("spot", "3.6", "9c", "GOLD(1)"),
    Printed("spot", "3.6", "10a", "DEBT(1) + ANY(2)"),
    Printed("spot", "3.6", "10b", "VIR(2)"),
    Printed("spot", "3.6", "10c", "S(2)"),
]

# Between neighbouring spots: within an area, across the river of a segment, and across the joint to the next segment.
LINKS: Final = [
    Printed("link", "3.7", "a-b", "S(1)"),
    Printed("link", "3.7", "b-c-odd", "S(1)"),
    Printed("link", "3.7", "b-c-even", "VIR(1)"),
    Printed("link", "3.7", "river", "ANY(1)"),
    Printed("link", "3.7", "joint", "VIR(1)"),
]

WEDGES: Final = [
    Printed("wedge", "K1", "wedge-1", "S(3) + COR(1)"),
    Printed("wedge", "K2", "wedge-2", "INK(1)"),
    Printed("wedge", "K3", "wedge-3", "STONE(1)"),
    Printed("wedge", "K4", "wedge-4", "GOLD(1)"),
    Printed("wedge", "K5", "wedge-5", "VIR(1) + S(1)"),
]
