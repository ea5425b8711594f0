"""Tables with an opponent, for the tests of the solo game."""

from __future__ import annotations

from typing import Any

from builder import TestTable, solo_table


def works(opponent: str = "meddler", players: int = 1, **options: Any) -> TestTable:
    """Against an opponent of Works of Wonder, with no Tax: what it has is what the test gives it."""
    t = solo_table(opponent, players, **{"expansions": ["wonders"], **options})
    t.table.tax = 0
    return t


def court(opponent: str = "helena", players: int = 1, **options: Any) -> TestTable:
    """Against an opponent of the base game, with no Tax."""
    t = solo_table(opponent, players, **options)
    t.table.tax = 0
    return t


def no_futures(t: TestTable, *but: str) -> TestTable:
    """All Future Schemes have been gained, but for these."""
    t.solo.discards += [card for card in t.solo.future if t.solo.schemes[card].key not in but]
    t.solo.future = [card for card in t.solo.future if t.solo.schemes[card].key in but]
    return t
