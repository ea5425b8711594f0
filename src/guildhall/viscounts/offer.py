"""What can be chosen when a table is set up."""

from __future__ import annotations

from guildhall.engine.offer import Choice, Offer, OfferedOpponent
from guildhall.viscounts.names import AI_BOARDS, DIFFICULTIES, OPPONENT, SEATS, message
from guildhall.viscounts.options import ANY_BOARD, MOST


def offer() -> Offer:
    """One player plays too, against the opponent."""
    offered = Offer(2, MOST, SEATS)
    boards = {key: message(f"board-{key}") for key in (ANY_BOARD, *AI_BOARDS)}
    difficulties = {key: message(f"difficulty-{key}") for key in DIFFICULTIES}
    offered.opponents = [
        OfferedOpponent(
            OPPONENT,
            most_players=1,
            choices=[Choice("board", boards, ANY_BOARD), Choice("difficulty", difficulties, DIFFICULTIES[0])],
        )
    ]
    return offered
