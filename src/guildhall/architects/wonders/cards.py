"""The 5 Wonder Cards and the 7 Contribution/Consequence Cards. rules/wonders 10.1 and 10.2."""

from __future__ import annotations

from typing import Final

from guildhall.architects.effects import (
    Capture,
    FreeFromBoards,
    FreePrisoners,
    LosesVirtue,
    MayDestroyDebt,
    TakeDebts,
)
from guildhall.architects.hiring import HireFree
from guildhall.architects.names import (
    CLAY,
    FOREST,
    GOLD,
    GUARDHOUSE,
    MARBLE,
    MINES,
    QUARRY,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TOWN_CENTRE,
    WOOD,
    WORKSHOP,
)
from guildhall.architects.wonders.building import PlaceToken
from guildhall.architects.wonders.influence import Favour
from guildhall.architects.wonders.rows import Contribution, Wonder

VIRTUE: Final = 2  # for constructing any of them

# From most to least Influence, which is also the order of the resources. Resource, amount, Influence, Tax, VP.
WONDERS: Final = [
    Wonder("W1", CLAY, 15, 7, 5, 13, VIRTUE, PlaceToken()),
    Wonder("W2", WOOD, 12, 6, 4, 13, VIRTUE, PlaceToken()),
    Wonder("W3", STONE, 14, 5, 3, 14, VIRTUE, PlaceToken()),
    Wonder("W4", GOLD, 7, 4, 2, 15, VIRTUE, PlaceToken()),
    Wonder("W5", MARBLE, 6, 3, 1, 16, VIRTUE, PlaceToken()),
]

# What contributing Clay, Wood, Stone, Gold, Marble brings; the Profiteer's side; the Princess's.
CONTRIBUTIONS: Final = [
    Contribution(
        "K1", 1,
        (Favour(1), Favour(2), Favour(1, virtue=1), Favour(3), Favour(2, rewards=1)),
        GUARDHOUSE, TakeDebts(1),
        SILVERSMITH, Favour(rewards=1),
    ),
    Contribution(
        "K2", 2,
        (Favour(1), Favour(1, silver=2), Favour(2), Favour(2, rewards=1), Favour(3, virtue=1)),
        MINES, LosesVirtue(1),
        STOREHOUSE, MayDestroyDebt(),
    ),
    Contribution(
        "K3", 3,
        (Favour(virtue=1), Favour(2), Favour(2), Favour(2, virtue=2), Favour(4)),
        SILVERSMITH, Favour(1),
        WORKSHOP, HireFree(),
    ),
    Contribution(
        "K4", 4,
        (Favour(1, silver=1), Favour(1, virtue=1), Favour(1, cards=1), Favour(3, virtue=1), Favour(3)),
        TOWN_CENTRE, TakeDebts(1),
        MINES, Favour(gold=1, virtue=1),
    ),
    Contribution(
        "K5", 5,
        (Favour(2), Favour(1, cards=1), Favour(2), Favour(2, rewards=1), Favour(3, virtue=1)),
        QUARRY, LosesVirtue(1),
        FOREST, Favour(1, silver=3),
    ),
    Contribution(
        "K6", 6,
        (Favour(1, silver=1), Favour(2), Favour(1, virtue=1), Favour(4), Favour(2, virtue=2)),
        FOREST, Favour(1),
        QUARRY, FreeFromBoards(), Capture(1),
    ),
    Contribution(
        "K7", 7,
        (Favour(1), Favour(1, virtue=1), Favour(1, silver=2), Favour(3), Favour(2, rewards=1)),
        WORKSHOP, TakeDebts(1),
        TOWN_CENTRE, FreePrisoners(), Favour(2),
    ),
]  # fmt: skip
