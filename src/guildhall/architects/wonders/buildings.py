"""The 24 Buildings of this expansion. rules/wonders 10.4: names are the rulebook's, most numbers reconstructed.

The cost is Clay, Wood, Stone, Gold, Marble.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Building
from guildhall.architects.counting import CathedralLevel, Goods, Skill
from guildhall.architects.effects import Capture, Effect, EveryPlayer, FreePrisoners, Gain, MayDestroyDebt
from guildhall.architects.names import (
    CARPENTRY,
    FOREST,
    GUARDHOUSE,
    MASONRY,
    SILVER,
    SILVERSMITH,
    STOREHOUSE,
    TILING,
    TOWN_CENTRE,
    WORKSHOP,
)
from guildhall.architects.scoring import AtEnd, VirtuePer, VpPer
from guildhall.architects.wonders.effects import (
    BuildingsWithLevels,
    ImprisonCaptured,
    InfluenceHeld,
    NewClass,
    PlaceWorker,
    Then,
    WondersOwned,
    WorkersInSupply,
)
from guildhall.architects.wonders.influence import Favour, InfluencePer
from guildhall.architects.wonders.scoring import ReleaseAtEnd

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
        f"N{number:02}", key, vp, cost, skills, virtue, built=built, end=end, origin="reconstructed", box="wonders"
    )


BUILDINGS: Final = [
    _row(1, "abbey", 4, (3, 2, 2, 0, 0), (), +1, built=EveryPlayer(FreePrisoners())),
    _row(2, "arena", 11, (2, 3, 3, 2, 0), (C, T, M), -1, built=Then(Capture(1), Favour(1))),
    _row(3, "baths", 6, (3, 0, 2, 0, 1), (T,), 0, built=Gain(virtue=2)),
    _row(4, "carpenters-hall", 3, (2, 4, 0, 0, 0), (), 0, end=VirtuePer(1, Skill(CARPENTRY))),
    _row(5, "courthouse", 6, (1, 2, 3, 1, 0), (M,), 0, built=MayDestroyDebt()),
    _row(6, "depot", 5, (2, 3, 1, 0, 0), (C,), 0, built=PlaceWorker(STOREHOUSE)),
    _row(7, "jail", 6, (1, 1, 4, 0, 0), (M,), -1, built=PlaceWorker(GUARDHOUSE)),
    _row(8, "lodge", 5, (0, 4, 1, 1, 0), (C,), 0, built=PlaceWorker(WORKSHOP)),
    _row(9, "manor", 8, (0, 3, 2, 0, 2), (C, M), 0, end=VirtuePer(3, InfluenceHeld())),
    _row(10, "mansion", 10, (2, 2, 2, 2, 2), (C, T, M), 0, end=VpPer(1, WondersOwned(), vp=2)),
    _row(11, "masons-hall", 3, (2, 0, 3, 0, 0), (), 0, end=VirtuePer(1, Skill(MASONRY))),
    _row(12, "mill", 3, (4, 0, 1, 0, 0), (), 0, built=PlaceWorker(FOREST)),
    _row(13, "minter", 5, (2, 0, 2, 1, 0), (T,), 0, built=PlaceWorker(SILVERSMITH)),
    _row(14, "monastery", 8, (2, 0, 4, 0, 1), (T, M), +1, built=InfluencePer(CathedralLevel())),
    _row(15, "outpost", 11, (0, 5, 3, 1, 0), (C, T, M), -2, end=VpPer(4, WorkersInSupply())),
    _row(16, "podium", 3, (2, 2, 2, 0, 0), (), 0, built=Favour(3)),
    _row(17, "school", 8, (0, 3, 3, 1, 0), (C, T), 0, built=NewClass()),
    _row(18, "stocks", 8, (0, 4, 2, 0, 0), (C, M), -2, built=ImprisonCaptured()),
    _row(19, "stronghold", 12, (2, 0, 5, 1, 1), (C, T, M), -2, end=ReleaseAtEnd()),
    _row(20, "studio", 3, (2, 3, 0, 0, 0), (), 0, built=EveryPlayer(Gain(cards=1))),
    _row(21, "theatre", 7, (2, 4, 0, 1, 0), (C, T), 0, built=PlaceWorker(TOWN_CENTRE)),
    _row(22, "tilers-hall", 3, (5, 1, 0, 0, 0), (), 0, end=VirtuePer(1, Skill(TILING))),
    _row(23, "vault", 6, (0, 1, 2, 2, 0), (T,), 0, end=VirtuePer(4, Goods(SILVER))),
    _row(24, "wall", 3, (3, 0, 3, 0, 0), (), 0, end=VpPer(1, BuildingsWithLevels())),
]
