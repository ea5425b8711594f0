"""The expansions that can be switched on. Each adds itself to the rules; the base game never asks for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.architects.cards.rows import Card
    from guildhall.architects.rules import Rules


class Expansion:
    """`extend` is given the base game's rules, and those of the expansions before it, to add to. `tables` are its cards
    by kind, in the order in which `extend` adds them; `flags` are its own options, each of them true or false."""

    def __init__(
        self,
        key: str,
        extend: Callable[[Rules], None],
        most_players: int = 5,
        tables: dict[str, Sequence[Card]] | None = None,
        flags: Sequence[str] = (),
    ) -> None:
        self.key = key
        self.extend = extend
        self.most_players = most_players
        self.tables: dict[str, Sequence[Card]] = tables or {}
        self.flags: list[str] = list(flags)


_found: dict[str, Expansion] = {}
_searched: list[bool] = []


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


def _must_be_in(folder: str, missing: ModuleNotFoundError) -> None:
    """Only the expansion itself may be missing, not something that it needs."""
    if not str(missing.name).startswith(folder):
        raise missing
