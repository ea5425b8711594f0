"""The 12 Rewards of this expansion. rules/wonders 10.5."""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Reward
from guildhall.architects.wonders.influence import Favour


def _row(number: int, gain: Favour) -> Reward:
    # The base game's have the numbers up to 11.
    return Reward(f"R{number:02}", f"reward-{11 + number}", gain, origin="reconstructed", box="wonders")


REWARDS: Final = [
    _row(1, Favour(2, virtue=1)),
    _row(2, Favour(2, virtue=1)),
    _row(3, Favour(clay=3, virtue=1)),
    _row(4, Favour(clay=3, virtue=1)),
    _row(5, Favour(2, silver=2)),
    _row(6, Favour(2, silver=2)),
    _row(7, Favour(1, wood=2)),
    _row(8, Favour(1, stone=2)),
    _row(9, Favour(1, cards=1)),
    _row(10, Favour(1, cards=1)),
    _row(11, Favour(marble=1, virtue=1)),
    _row(12, Favour(1, gold=1)),
]
