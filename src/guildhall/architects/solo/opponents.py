"""The opponents there are."""

from __future__ import annotations

from guildhall.architects.expansions import Opponent
from guildhall.architects.solo.court import BOARDS, CourtOpponent


def found_opponents(expansions: list[str]) -> list[Opponent]:
    """Those of the base game, then those of the expansions that are there."""
    found: list[Opponent] = []
    for board in BOARDS:
        found.append(CourtOpponent(board))
    if "wonders" in expansions:
        from guildhall.architects.solo.wonders import wonders_opponents

        found += wonders_opponents()
    return found
