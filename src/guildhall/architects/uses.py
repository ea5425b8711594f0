"""Which cards were used in a game, by whom and when: for the coverage that a simulation counts, and for its tables.

Read from what was told in the game, so it needs a listener from its beginning. An expansion adds its ways of using
cards to the rules' list (`rules.uses`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import CONSTRUCTED, HIRED, MARKET_TAKEN, REWARD_SHOWN, TURN_STARTED
from guildhall.engine.events import Event

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


class CardUse:
    """A way of using cards. `key` is its name in reports, `kind` that of its cards in the card browser; it is empty
    where nobody takes a card."""

    def __init__(self, key: str, kind: str, events: list[int], once: bool = False) -> None:
        self.key = key
        self.kind = kind
        self.events = events  # the kinds that tell of it
        self.once = once  # a card counts once in a game, however often it is told of

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        """The cards of this game that can be used so: number and key."""
        raise AssertionError("a use says of which cards")

    def card(self, event: Event) -> int:
        """The card that the event tells of."""
        raise AssertionError("a use is told")

    def at_start(self, table: Table) -> list[int]:
        """The cards that the seats have from the start, one each."""
        return []


class ToldUse(CardUse):
    """One that one kind of event tells, whose first number is the card."""

    def card(self, event: Event) -> int:
        return event.a


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

    def at_start(self, table: Table) -> list[int]:
        return [seat.board for seat in table.seats]


def base_uses() -> list[CardUse]:
    return [
        ApprenticesHired("apprentices_hired", "apprentices", [HIRED]),
        BuildingsConstructed("buildings_constructed", "buildings", [CONSTRUCTED]),
        RewardsGained("rewards_gained", "rewards", [REWARD_SHOWN]),
        MarketsTaken("markets_taken", "markets", [MARKET_TAKEN]),
        BoardsPlayed("boards_played", "boards", []),
    ]


class Used:
    """That a seat used a card, in that turn of the game; 0 is the set-up."""

    def __init__(self, use: CardUse, card: str, seat: int, turn: int) -> None:
        self.use = use
        self.card = card
        self.seat = seat
        self.turn = turn


def used_cards(table: Table) -> list[Used]:
    """Every use of a card of the game, in the order in which they were told."""
    assert table.events is not None
    found: list[Used] = []
    keys: dict[str, dict[int, str]] = {}
    by_event: dict[int, list[CardUse]] = {}
    for use in table.rules.uses:
        keys[use.key] = dict(use.cards(table.rules))
        for kind in use.events:
            by_event.setdefault(kind, []).append(use)
        for seat, card in enumerate(use.at_start(table)):
            if card in keys[use.key]:
                found.append(Used(use, keys[use.key][card], seat, 0))
    seen: set[str] = set()
    turn = 0
    for event in table.events:
        if event.kind == TURN_STARTED:
            turn += 1
        elif event.kind in by_event:
            for use in by_event[event.kind]:
                key = keys[use.key].get(use.card(event))
                if key is None or (use.once and f"{use.key} {key}" in seen):
                    continue
                seen.add(f"{use.key} {key}")
                found.append(Used(use, key, event.seat, turn))
    return found


def card_uses(table: Table) -> dict[str, dict[str, int]]:
    """For each way of using cards, how often each card of the game was used so."""
    counts: dict[str, dict[str, int]] = {}
    for use in table.rules.uses:
        cards = use.cards(table.rules)
        if cards:
            counts[use.key] = {key: 0 for _, key in cards}
    for used in used_cards(table):
        counts[used.use.key][used.card] += 1
    return counts
