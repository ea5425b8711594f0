"""Which cards were used in a game, and how often: for the coverage that a simulation counts.

Read from what was told in the game, so it needs a listener from its beginning. An expansion adds its ways of using
cards to the rules' list (`rules.uses`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import CONSTRUCTED, HIRED, MARKET_TAKEN, REWARD_SHOWN

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


class CardUse:
    """A way of using cards. `key` is its name in reports."""

    def __init__(self, key: str) -> None:
        self.key = key

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        """The cards of this game that can be used so: number and key."""
        raise AssertionError("a use says of which cards")

    def used(self, table: Table) -> list[int]:
        """The cards that were, each as often as it was."""
        raise AssertionError("a use is counted")

    def counts(self, table: Table) -> dict[str, int]:
        used = self.used(table)
        return {key: used.count(card) for card, key in self.cards(table.rules)}


class ToldUse(CardUse):
    """One that an event tells; `part` is which of the event's numbers is the card."""

    def __init__(self, key: str, event: int, part: int) -> None:
        super().__init__(key)
        self.event = event
        self.part = part

    def used(self, table: Table) -> list[int]:
        assert table.events is not None
        return [event.numbers()[self.part] for event in table.events if event.kind == self.event]


class ApprenticesHired(ToldUse):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(card, rules.apprentices[card].key) for card in rules.apprentice_deck]


class BuildingsConstructed(ToldUse):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(card, rules.buildings[card].key) for card in rules.building_deck]


class RewardsGained(ToldUse):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(card, rules.rewards[card].key) for card in rules.reward_deck]


class MarketsTaken(ToldUse):
    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, card.key) for i, card in enumerate(rules.markets)]


class BoardsPlayed(CardUse):
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

    def used(self, table: Table) -> list[int]:
        return [seat.board for seat in table.seats]


def base_uses() -> list[CardUse]:
    return [
        ApprenticesHired("apprentices_hired", HIRED, 0),
        BuildingsConstructed("buildings_constructed", CONSTRUCTED, 0),
        RewardsGained("rewards_gained", REWARD_SHOWN, 0),
        MarketsTaken("markets_taken", MARKET_TAKEN, 0),
        BoardsPlayed("boards_played"),
    ]


def card_uses(table: Table) -> dict[str, dict[str, int]]:
    """For each way of using cards, how often each card of the game was used so."""
    return {use.key: use.counts(table) for use in table.rules.uses if use.cards(table.rules)}
