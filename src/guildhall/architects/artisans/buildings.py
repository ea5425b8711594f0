"""The 12 Buildings of this expansion. rules/artisans 8.3: names and effects are the rulebook's, the numbers are
reconstructed.
The cost is Clay, Wood, Stone, Gold, Marble.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.artisans.counting import Adornments, SkillSets, Tools
from guildhall.architects.artisans.crafting import CraftAdornment, CraftTool
from guildhall.architects.cards.rows import Building
from guildhall.architects.counting import CathedralLevel
from guildhall.architects.effects import CardsPer, Effect, EveryPlayer, Gain, TakeDebts
from guildhall.architects.names import CARPENTRY, MASONRY, TILING
from guildhall.architects.scoring import AtEnd, VirtuePer, VpPer

C: Final = CARPENTRY
T: Final = TILING
M: Final = MASONRY


def _row(
    number: int,
    key: str,
    vp: int,
    cost: tuple[int, int, int, int, int],
    skills: tuple[int, ...],
    virtue: int,
    built: Effect | None = None,
    end: AtEnd | None = None,
) -> Building:
    return Building(
        f"aoa-bd-{number:02}",
        key,
        vp,
        cost,
        skills,
        virtue,
        built=built,
        end=end,
        origin="reconstructed",
        box="artisans",
    )


BUILDINGS: Final = [
    _row(1, "arc", 11, (0, 2, 2, 0, 1), (C, M), -1, built=TakeDebts(2)),
    _row(2, "courtyard", 4, (2, 2, 2, 0, 0), (), 0, built=Gain(stone=1, wood=1, clay=1)),
    _row(3, "gallery", 6, (0, 3, 2, 2, 0), (C, T), 0, built=CraftAdornment()),
    _row(4, "garrison", 5, (2, 0, 3, 1, 0), (M,), -1, built=CraftTool()),
    _row(5, "parish", 5, (0, 2, 2, 0, 1), (T,), +1, built=CardsPer(CathedralLevel())),
    _row(6, "pillar", 5, (1, 0, 3, 0, 0), (), 0, built=EveryPlayer(Gain(silver=3))),
    _row(7, "academy", 5, (0, 3, 1, 1, 0), (C,), 0, end=VpPer(1, Tools())),
    _row(8, "arcade", 10, (2, 4, 2, 0, 2), (C, T, M), +1, end=VirtuePer(1, Adornments())),
    _row(9, "cellar", 4, (3, 0, 2, 0, 0), (), 0, end=VpPer(1, Adornments())),
    _row(10, "dormitory", 4, (4, 2, 1, 0, 0), (), 0, end=VpPer(1, SkillSets(), vp=2)),
    _row(11, "meeting-room", 6, (2, 3, 0, 1, 0), (T,), 0, end=VirtuePer(1, Tools())),
    # Not the King's Storehouse, which is a place.
    _row(12, "storage-house", 11, (2, 2, 4, 1, 1), (C, T, M), 0, end=VirtuePer(1, SkillSets())),
]
