"""What can be chosen when a table is set up."""

from __future__ import annotations

from guildhall.architects.cards.tables import cards_of
from guildhall.architects.expansions import expansions, opponents
from guildhall.architects.names import SEATS
from guildhall.architects.options import BOARD_SETS, FEWEST, MOST, SETUPS
from guildhall.engine.offer import Offer, OfferedExpansion, OfferedOpponent


def offer() -> Offer:
    offered = Offer(FEWEST, MOST, SEATS)
    offered.flags = ["promo_cards", "starting_apprentice", "apprentice_resets", "spare_own_workers"]
    offered.setups = list(SETUPS)
    offered.boards = {board.key: board.box for board in cards_of("boards")}
    offered.board_sets = list(BOARD_SETS)
    offered.expansions = [
        OfferedExpansion(one.key, max(MOST, one.most_players), one.flags, one.brings) for one in expansions().values()
    ]
    offered.opponents = [
        OfferedOpponent(one.key, one.most_players, one.needs, one.refuses) for one in opponents().values()
    ]
    return offered
