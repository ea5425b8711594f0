"""The ways of using cards, for the coverage that a simulation counts and for its tables.

An expansion adds its own to the rules' list (`rules.uses`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import CONSTRUCTED, HIRED, MARKET_TAKEN, REWARD_SHOWN
from guildhall.engine.study import CardUse

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


class ApprenticesHired(CardUse["Rules"]):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(card, rules.apprentices[card].key) for card in rules.apprentice_deck]


class BuildingsConstructed(CardUse["Rules"]):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(card, rules.buildings[card].key) for card in rules.building_deck]


class RewardsGained(CardUse["Rules"]):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(card, rules.rewards[card].key) for card in rules.reward_deck]


class MarketsTaken(CardUse["Rules"]):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, card.key) for i, card in enumerate(rules.markets)]


class BoardsPlayed(CardUse["Rules"]):
    """Player boards, in the variable set-up."""

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        options = rules.options
        if options.setup != "variable":
            return []
        sets = options.board_sets + options.expansions
        dealt = not options.boards or "random" in options.boards
        return [
            (i, board.key)
            for i, board in enumerate(rules.boards)
            if board.key in options.boards or (dealt and board.box in sets)
        ]

    def at_start(self, table: Table) -> list[int]:
        return [seat.board for seat in table.seats]


def base_uses() -> list[CardUse[Rules]]:
    return [
        ApprenticesHired("apprentices_hired", "apprentices", [HIRED], answer="hire"),
        BuildingsConstructed("buildings_constructed", "buildings", [CONSTRUCTED], answer="build"),
        RewardsGained("rewards_gained", "rewards", [REWARD_SHOWN]),
        MarketsTaken("markets_taken", "markets", [MARKET_TAKEN]),
        BoardsPlayed("boards_played", "boards", []),
    ]
