"""The Rewards of the Cathedral. rules/architects 6.1."""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Reward
from guildhall.architects.effects import Gain

REWARDS: Final = [
    Reward("R01", "reward-1", Gain(virtue=1, silver=3)),
    Reward("R02", "reward-2", Gain(virtue=1, wood=2)),
    Reward("R03", "reward-3", Gain(virtue=1, stone=2)),
    Reward("R04", "reward-4", Gain(virtue=1, cards=1)),
    Reward("R05", "reward-5", Gain(virtue=2)),
    Reward("R06", "reward-6", Gain(virtue=1, silver=3)),
    Reward("R07", "reward-7", Gain(virtue=1, wood=2)),
    Reward("R08", "reward-8", Gain(virtue=1, stone=2)),
    Reward("R09", "reward-9", Gain(virtue=1, cards=1)),
    Reward("R10", "reward-10", Gain(virtue=2)),
    Reward("R11", "reward-11", Gain(virtue=1, gold=1)),
]
