"""What can be chosen when a table is set up."""

from __future__ import annotations

from guildhall.engine.offer import Choice, Offer, OfferedOpponent
from guildhall.viscounts.names import DIFFICULTIES, OPPONENT, SEATS, message
from guildhall.viscounts.options import ANY_FOCUS, FOCUSES, MOST


def offer() -> Offer:
    """One player plays too, against the opponent."""
    offered = Offer(2, MOST, SEATS)
    focuses = {key: message(f"focus-{key}") for key in (ANY_FOCUS, *FOCUSES)}
    difficulties = {key: message(f"difficulty-{key}") for key in DIFFICULTIES}
    offered.opponents = [
        OfferedOpponent(
            OPPONENT,
            most_players=1,
            choices=[Choice("focus", focuses, ANY_FOCUS), Choice("difficulty", difficulties, DIFFICULTIES[0])],
        )
    ]
    return offered
