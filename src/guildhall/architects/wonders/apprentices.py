"""The 24 Apprentices of this expansion. rules/wonders 10.3: names and abilities are the rulebook's, the rest
reconstructed."""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Apprentice
from guildhall.architects.effects import Gain
from guildhall.architects.names import (
    BUILT,
    CARPENTRY,
    CLAY,
    DEBT_TAKEN,
    GUARDHOUSE,
    MASONRY,
    SILVERSMITH,
    STONE,
    STOREHOUSE,
    TILING,
    TOWN_CENTRE,
    WOOD,
)
from guildhall.architects.paying import Price
from guildhall.architects.powers import Ability, Change, Trade, When
from guildhall.architects.wonders.influence import Favour
from guildhall.architects.wonders.names import IGNORE_RESOURCE
from guildhall.architects.wonders.reset import AtPrincess, AtProfiteer, InReset

C: Final = CARPENTRY
T: Final = TILING
M: Final = MASONRY


def _row(number: int, key: str, skill: int, virtue: int, ability: Ability) -> Apprentice:
    return Apprentice(f"A{number:02}", key, [skill], virtue, ability, origin="reconstructed", box="wonders")


APPRENTICES: Final = [
    _row(1, "aristocrat-1", C, +1, InReset(AtPrincess(), Gain(wood=2))),
    _row(2, "aristocrat-2", T, +1, InReset(AtPrincess(), Gain(gold=1))),
    _row(3, "aristocrat-3", M, +1, InReset(AtPrincess(), Gain(stone=2))),
    _row(4, "benefactor-1", T, 0, Trade(Price(count=1, mix=(CLAY, WOOD, STONE)), Favour(1))),
    _row(5, "benefactor-2", M, 0, Trade(Price(count=1, mix=(CLAY, WOOD, STONE)), Favour(1))),
    _row(6, "charlatan-1", C, -1, Change(IGNORE_RESOURCE + WOOD, name="ignore-wood")),
    _row(7, "charlatan-2", T, -1, Change(IGNORE_RESOURCE + CLAY, name="ignore-clay")),
    _row(8, "charlatan-3", M, -1, Change(IGNORE_RESOURCE + STONE, name="ignore-stone")),
    _row(9, "chevalier-1", C, 0, When(TOWN_CENTRE, Favour(1))),
    _row(10, "chevalier-2", M, 0, When(GUARDHOUSE, Favour(1))),
    _row(11, "diplomat-1", T, 0, When(SILVERSMITH, Favour(1))),
    _row(12, "diplomat-2", C, 0, When(STOREHOUSE, Favour(1))),
    _row(13, "financer-1", T, 0, Trade(Price(gold=1), Gain(silver=3))),
    _row(14, "financer-2", M, 0, Trade(Price(marble=1), Gain(silver=4))),
    _row(15, "tinker-1", C, 0, Trade(Price(wood=1, clay=1), Gain(gold=1))),
    _row(16, "tinker-2", T, 0, Trade(Price(clay=2), Gain(gold=1))),
    _row(17, "journeyman-1", C, 0, When(BUILT, Favour(cards=1))),
    _row(18, "journeyman-2", T, 0, When(BUILT, Favour(1))),
    _row(19, "journeyman-3", M, 0, When(BUILT, Favour(silver=2))),
    _row(20, "racketeer-1", C, -1, When(DEBT_TAKEN, Favour(1))),
    _row(21, "racketeer-2", M, -1, When(DEBT_TAKEN, Favour(1))),
    _row(22, "street-urchin-1", C, -1, InReset(AtProfiteer(), Gain(silver=3))),
    _row(23, "street-urchin-2", T, -1, InReset(AtProfiteer(), Gain(clay=3))),
    _row(24, "street-urchin-3", M, -1, InReset(AtProfiteer(), Gain(marble=1))),
]
