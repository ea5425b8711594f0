"""The expansions that can be switched on, by name. Each adds itself to the rules; the base game never asks for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules


class Expansion:
    """`extend` is given the base game's rules, and those of the expansions before it, to add to."""

    def __init__(self, key: str, extend: Callable[[Rules], None], most_players: int = 5) -> None:
        self.key = key
        self.extend = extend
        self.most_players = most_players


EXPANSIONS: dict[str, Expansion] = {}
