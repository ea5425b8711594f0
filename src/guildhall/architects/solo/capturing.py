"""Whom an opponent captures: the largest group of one colour at one place, and of equal ones the first in its list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import LARGE_CIRCLES
from guildhall.architects.solo.events import GROUP_CHOSEN, HERS, TAKES_ALL
from guildhall.architects.solo.names import THE_PRINCESS
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
        tell_choice(turn, size, place, len(places), len(owners), actions)
        if len(owners) <= actions:
            owners = owners[:1]
        for owner in owners:
            capture_group(turn.table, turn.seat, place, owner)
        turn.keeper.has_captured(turn.table, turn.seat, place)
        actions -= 1


def tell_choice(turn: OpponentTurn, size: int, place: int, places: int, players: int, actions: int) -> None:
    """Why this group: the largest, at one place or at several, of one player or of several there."""
    number = places + 16 * players
    if players > actions:
        number += TAKES_ALL
    if turn.part.board.captures[0] == THE_PRINCESS and place == turn.sight.princess():
        number += HERS
    turn.table.tell(GROUP_CHOSEN, turn.seat.index, size, place, number)
