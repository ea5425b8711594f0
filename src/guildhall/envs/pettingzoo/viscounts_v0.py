"""Viscounts of the West Kingdom for PettingZoo, version 0 of its observations and actions."""

from __future__ import annotations

from typing import Any

from guildhall.envs.pettingzoo.aec import GuildhallEnv, metadata_of


class raw_env(GuildhallEnv):  # noqa: N801  # PettingZoo calls it so
    """An illegal action raises, and changes nothing."""

    game = "viscounts"
    metadata = metadata_of("viscounts_v0")


def env(**arguments: Any) -> raw_env:
    """The environment to use: takes the game's set-up options, and reward, max_cycles and render_mode. An illegal
    action loses the game, as in PettingZoo's classic games."""
    return raw_env(**{"illegal": "lose", **arguments})
