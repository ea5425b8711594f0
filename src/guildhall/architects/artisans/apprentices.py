"""The 12 Apprentices of this expansion. rules/artisans 8.2: names and abilities are the rulebook's, the rest
reconstructed."""

from __future__ import annotations

from typing import Final

from guildhall.architects.artisans.names import ARTISAN_CAPTURES, ARTISAN_THRIFT
from guildhall.architects.artisans.pieces import FreeArtisan
from guildhall.architects.cards.rows import Apprentice
from guildhall.architects.effects import Gain
from guildhall.architects.names import (
    CARPENTRY,
    GUARDHOUSE,
    MASONRY,
    SENT_TO_PRISON,
    STOREHOUSE,
    TILING,
    TOWN_CENTRE,
)
from guildhall.architects.powers import Ability, Change, OneMoreWorker, OnReset, When

C: Final = CARPENTRY
T: Final = TILING
M: Final = MASONRY


def _row(number: int, key: str, skills: list[int], virtue: int, ability: Ability) -> Apprentice:
    return Apprentice(f"aoa-ap-{number:02}", key, skills, virtue, ability, origin="reconstructed", box="artisans")


APPRENTICES: Final = [
    _row(1, "antagonist-1", [C], -1, OneMoreWorker(TOWN_CENTRE)),
    _row(2, "antagonist-2", [C], -1, OneMoreWorker(TOWN_CENTRE)),
    _row(3, "abbot-1", [T], +1, When(STOREHOUSE, Gain(silver=1))),
    _row(4, "abbot-2", [T], +1, When(STOREHOUSE, Gain(silver=1))),
    _row(5, "lookout-1", [M], 0, OneMoreWorker(GUARDHOUSE)),
    _row(6, "lookout-2", [M], 0, OneMoreWorker(GUARDHOUSE)),
    _row(7, "enforcer-1", [C], 0, When(SENT_TO_PRISON, Gain(wood=2))),
    _row(8, "enforcer-2", [T], 0, When(SENT_TO_PRISON, Gain(clay=3))),
    _row(9, "enforcer-3", [M], 0, When(SENT_TO_PRISON, Gain(stone=2))),
    _row(10, "strongman-1", [C, T], 0, OnReset(FreeArtisan())),
    _row(11, "strongman-2", [T, M], 0, Change(ARTISAN_THRIFT, name="artisan-thrift")),
    _row(12, "strongman-3", [C, M], 0, Change(ARTISAN_CAPTURES, name="artisan-captures")),
]
