"""The games for OpenSpiel: `guildhall_architects` and `guildhall_viscounts`, registered by importing this package.

>>> import guildhall.envs.openspiel, pyspiel
>>> game = pyspiel.load_game("guildhall_architects(players=3,expansions=artisans+wonders)")
>>> game.num_players()
3
"""

from __future__ import annotations

from guildhall.envs.extra import need

need("pyspiel")  # before the games, which need it

from guildhall.envs.openspiel.games import GuildhallGame, GuildhallState, register  # noqa: E402

__all__ = ["GuildhallGame", "GuildhallState"]

register()
