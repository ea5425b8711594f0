"""The Buildings: 40 of the base game, and 3 promos that stay in the box unless asked for.

rules/architects 5.1 and 5.2. The cost is Clay, Wood, Stone, Gold, Marble.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.answers import CHOOSE_CAPTURE, CHOOSE_GOLD, CHOOSE_MARBLE, CHOOSE_RELEASE, CHOOSE_SILVER
from guildhall.architects.cards.rows import Building
from guildhall.architects.counting import (
    Buildings,
    Captured,
    Goods,
    HighestOnCathedral,
    MostOf,
    NoUnpaidDebt,
    PaidDebts,
    PrisonersAtLeast,
    Skill,
    VirtueHeld,
)
from guildhall.architects.effects import (
    Capture,
    Either,
    EveryPlayer,
    FreeFromBoards,
    FreePrisoners,
    Gain,
    GoldPerVirtue,
    If,
    LosesVirtue,
    MayDestroyDebt,
    MayDiscardFor,
    TakeDebts,
)
from guildhall.architects.hiring import DiscardApprentice, HireFree
from guildhall.architects.locations.guildhall import BuildAgain
from guildhall.architects.names import CARPENTRY, CLAY, GOLD, MARBLE, MASONRY, SILVER, STONE, TILING, WOOD
from guildhall.architects.scoring import DebtWorth, LoseVirtueAtEnd, VirtueIf, VirtuePer, VpIf, VpPer

C: Final = CARPENTRY
T: Final = TILING
M: Final = MASONRY

# fmt: off
BUILDINGS: Final = [
    Building("B01", "smithy",          3, (4, 2, 0, 0, 0), (), 0, built=Gain(stone=4)),
    Building("B02", "steeple",         4, (0, 2, 0, 2, 0), (), +1, end=VpIf(2, HighestOnCathedral())),
    Building("B03", "stone-market",    7, (2, 0, 4, 0, 1), (M,), 0, end=VpIf(2, MostOf(STONE))),
    Building("B04", "tavern",          6, (0, 3, 2, 1, 0), (C,), 0, built=HireFree()),
    Building("B05", "thieves-den",     8, (1, 2, 3, 0, 0), (M,), -2, built=Gain(silver=4)),
    Building("B06", "tilers-hut",      5, (2, 1, 2, 0, 0), (), 0, end=VpPer(1, Skill(TILING))),
    Building("B07", "trading-post",    7, (0, 1, 3, 2, 0), (M,), 0, end=VirtuePer(4, Goods(CLAY, WOOD, STONE))),
    Building("B08", "treasury",        6, (0, 1, 3, 1, 0), (T,), 0,
             built=Either(Gain(gold=1), CHOOSE_GOLD, Gain(silver=3), CHOOSE_SILVER)),
    Building("B09", "university",     11, (4, 2, 3, 0, 2), (C, T, M), +1, end=VpIf(2, NoUnpaidDebt())),
    Building("B10", "watchtower",     11, (3, 4, 0, 1, 1), (C, T, M), -1,
             built=EveryPlayer(If(PrisonersAtLeast(3), LosesVirtue(1)))),
    Building("B11", "well",            3, (0, 2, 2, 0, 0), (), 0, built=Gain(clay=4)),
    Building("B12", "wood-market",     7, (2, 4, 0, 1, 0), (C,), 0, end=VpIf(2, MostOf(WOOD))),
    Building("B13", "aqueduct",        3, (2, 3, 0, 1, 0), (), 0, end=VpPer(1, Buildings())),
    Building("B14", "armoury",         9, (0, 3, 5, 1, 0), (C, M), 0, built=Capture(1)),
    Building("B15", "barracks",       10, (2, 6, 0, 2, 0), (C, T, M), 0,
             built=Either(FreeFromBoards(), CHOOSE_RELEASE, Capture(1), CHOOSE_CAPTURE)),
    Building("B16", "betting-house",   7, (1, 0, 2, 1, 0), (), -1, built=TakeDebts(1)),
    Building("B17", "carpenters-hut",  5, (3, 1, 1, 0, 0), (), 0, end=VpPer(1, Skill(CARPENTRY))),
    Building("B18", "castle",         10, (2, 4, 0, 1, 2), (C, T, M), 0, end=VirtuePer(2, Goods(GOLD))),
    Building("B19", "chapel",          6, (2, 1, 4, 0, 0), (C,), +1, end=VirtueIf(2, HighestOnCathedral())),
    Building("B20", "church",          5, (3, 0, 3, 0, 0), (), +1, built=MayDestroyDebt()),
    Building("B21", "clay-market",     6, (3, 0, 2, 1, 0), (T,), 0, end=VpIf(2, MostOf(CLAY))),
    Building("B22", "clay-pit",        3, (4, 1, 0, 0, 0), (), 0,
             built=Either(Gain(gold=1), CHOOSE_GOLD, Gain(marble=1), CHOOSE_MARBLE)),
    Building("B23", "drafting-room",   8, (0, 0, 4, 3, 0), (C, T), 0, built=Gain(cards=2)),
    Building("B24", "dungeon",        14, (0, 0, 4, 2, 2), (C, T, M), -1, end=LoseVirtueAtEnd(2)),
    Building("B25", "factory",         7, (0, 2, 2, 3, 0), (M,), 0, built=Gain(marble=2)),
    Building("B26", "fortress",       12, (3, 0, 4, 1, 2), (C, T, M), -2, built=Capture(2)),
    Building("B27", "fountain",        4, (0, 0, 3, 0, 1), (), +1, end=DebtWorth(+1)),
    Building("B28", "gamblers-den",   10, (0, 0, 1, 1, 3), (C, T), -2, end=DebtWorth(-1)),
    Building("B29", "hideout",         8, (1, 3, 2, 0, 0), (C, M), -2, built=FreePrisoners()),
    Building("B30", "keep",           12, (0, 5, 2, 2, 0), (C, T, M), -2, end=VpPer(3, Captured())),
    Building("B31", "library",         8, (0, 4, 2, 0, 1), (C, T), 0, built=MayDiscardFor(gold=2)),
    Building("B32", "lighthouse",      6, (0, 3, 1, 0, 2), (T,), 0, end=VpPer(4, VirtueHeld())),
    Building("B33", "lumber-camp",     3, (4, 0, 2, 0, 0), (), 0, built=Gain(wood=4)),
    Building("B34", "masons-hut",      5, (0, 2, 4, 0, 0), (), 0, end=VpPer(1, Skill(MASONRY))),
    Building("B35", "moneylender",     5, (4, 2, 0, 1, 0), (M,), -1, end=VpPer(1, PaidDebts())),
    Building("B36", "monument",        9, (0, 2, 3, 0, 2), (T, M), +1, built=EveryPlayer(Gain(virtue=1))),
    Building("B37", "observatory",     7, (1, 3, 1, 1, 0), (C,), 0, end=VirtuePer(2, Goods(MARBLE))),
    Building("B38", "palace",          9, (0, 3, 3, 0, 2), (T, M), 0, built=GoldPerVirtue(4)),
    Building("B39", "reservoir",       4, (6, 1, 0, 0, 0), (), 0, end=VirtuePer(2, PaidDebts())),
    Building("B40", "silver-market",   6, (0, 2, 0, 1, 1), (T,), 0, end=VpIf(2, MostOf(SILVER))),
    Building("B41", "crane",           3, (0, 3, 1, 0, 0), (), 0, built=BuildAgain(), box="promo"),
    Building("B42", "graveyard",      12, (4, 1, 2, 0, 2), (C, T, M), -1, built=DiscardApprentice(), box="promo"),
    Building("B43", "museum",          4, (1, 5, 1, 0, 0), (), 0, end=VirtuePer(2, Buildings()), box="promo"),
]
