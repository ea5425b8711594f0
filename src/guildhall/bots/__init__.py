"""Bots: players that see what their seat may know, and answer one question at a time.

>>> import guildhall
>>> from guildhall.bots import Sight, make_bot
>>> game = guildhall.new_game("architects", players=2, seed=7)
>>> game.choose(make_bot("random", seed=1).answer(Sight(game.state)))
"""

from __future__ import annotations

from guildhall.bots.sight import Sight
from guildhall.bots.table import BOTS, LEVELS, Bot, Thinker, UnknownBotError, bot_names, bot_seed, make_bot
from guildhall.bots.thought import Thought

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Sight",
    "Thinker",
    "Thought",
    "UnknownBotError",
    "bot_names",
    "bot_seed",
    "make_bot",
]
