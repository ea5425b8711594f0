"""Whom an opponent captures: the largest group of one colour at one place, and of equal ones the first in its list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import LARGE_CIRCLES
from guildhall.architects.solo.sight import first_listed, largest_group
from guildhall.architects.workers import capture_group

if TYPE_CHECKING:
    from guildhall.architects.solo.opponent_turn import OpponentTurn


def capture_largest(turn: OpponentTurn, actions: int) -> None:
    """Make that many captures, or as many as there are groups, each time of what is then the largest group.

    If several players tie for it at one place, and there are not enough actions left for all, one takes them all.
    """
    sight = turn.sight
    while actions > 0:
        size = largest_group(sight)
        if not size:
            return
        rivals = sight.rivals()
        places = [
            place for place in range(LARGE_CIRCLES) if any(sight.workers(owner, place) == size for owner in rivals)
        ]
        place = first_listed(sight, turn.part.board.captures, places)
        owners = [owner for owner in rivals if sight.workers(owner, place) == size]
        if len(owners) <= actions:
            owners = owners[:1]
        for owner in owners:
            capture_group(turn.table, turn.seat, place, owner)
        turn.keeper.has_captured(turn.table, turn.seat, place)
        actions -= 1
