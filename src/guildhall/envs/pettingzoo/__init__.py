"""PettingZoo environments: `architects_v0` and `viscounts_v0`. The number rises when what is seen or said changes."""

from guildhall.envs.extra import need

need("pettingzoo", "gymnasium")
