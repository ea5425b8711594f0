"""Games for these tests, at the moment that they need."""

from __future__ import annotations

import random
from typing import Any

import guildhall
from page.wishes import wished
from server.tools import BOTH


def played(seed: int, *, left: int = 0, **options: Any) -> guildhall.Game:
    """A game of the people of these tests, with both expansions, so many answers before its end (0: over)."""
    game = guildhall.new_game("architects", seed=seed, **{"players": 2, "expansions": BOTH, **options})
    chance = random.Random(seed)
    while not game.is_over:
        options_now = game.options
        game.choose(options_now[wished([option.text for option in options_now], chance)])
    if left:
        game.undo(left)
    return game
