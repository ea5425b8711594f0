"""The expansions that can be switched on, and the opponents that can be played against. Each adds itself to the rules;
the base game never asks for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.architects.cards.rows import Card
    from guildhall.architects.rules import Rules


class Expansion:
    """`extend` is given the base game's rules, and those of the expansions before it, to add to. `tables` are its cards
    by kind, in the order in which `extend` adds them; `flags` are its own options, each of them true or false; `brings`
    are options of the base game that are always on with it."""

    def __init__(
        self,
        key: str,
        extend: Callable[[Rules], None],
        most_players: int = 5,
        tables: dict[str, Sequence[Card]] | None = None,
        flags: Sequence[str] = (),
        brings: Sequence[str] = (),
    ) -> None:
        self.key = key
        self.extend = extend
        self.most_players = most_players
        self.tables: dict[str, Sequence[Card]] = tables or {}
        self.flags: list[str] = list(flags)
        self.brings: list[str] = list(brings)


class Opponent:
    """Somebody at the last seat who never chooses. Comes with some expansions and stays away from others, and from some
    of their `flags`; `tables` are the cards that only it and its like have, by kind."""

    def __init__(
        self,
        key: str,
        needs: Sequence[str],
        refuses: Sequence[str],
        most_players: int,
        refused_flags: Sequence[str] = (),
    ) -> None:
        self.key = key
        self.needs: list[str] = list(needs)
        self.refuses: list[str] = list(refuses)
        self.most_players = most_players
        self.refused_flags: list[str] = list(refused_flags)

    def extend(self, rules: Rules) -> None:
        """Add itself to the rules of the base game and of the expansions."""
        raise AssertionError("an opponent adds itself")

    def tables(self) -> dict[str, Sequence[Card]]:
        return {}


_found: dict[str, Expansion] = {}
_searched: list[bool] = []
_opponents: dict[str, Opponent] = {}
_looked: list[bool] = []


def expansions() -> dict[str, Expansion]:
    """All there are, by name, in the order in which they came out. One whose folder is missing is not there."""
    if not _searched:
        try:
            from guildhall.architects.artisans.expansion import EXPANSION as ARTISANS

            _found[ARTISANS.key] = ARTISANS
        except ModuleNotFoundError as missing:
            _must_be_in("guildhall.architects.artisans", missing)
        try:
            from guildhall.architects.wonders.expansion import EXPANSION as WONDERS

            _found[WONDERS.key] = WONDERS
        except ModuleNotFoundError as lacking:  # another name than above: compiled, a variable has one type
            _must_be_in("guildhall.architects.wonders", lacking)
        # Only now: another thread that comes meanwhile must search for itself, not go away with what is there so far.
        _searched.append(True)
    return _found


def opponents() -> dict[str, Opponent]:
    """All there are, by name: those of the base game, then those of the expansions that are there."""
    if not _looked:
        try:
            from guildhall.architects.solo.opponents import found_opponents

            for opponent in found_opponents(list(expansions())):
                _opponents[opponent.key] = opponent
        except ModuleNotFoundError as absent:
            _must_be_in("guildhall.architects.solo", absent)
        _looked.append(True)
    return _opponents


def _must_be_in(folder: str, missing: ModuleNotFoundError) -> None:
    """Only the expansion itself may be missing, not something that it needs."""
    if not str(missing.name).startswith(folder):
        raise missing
