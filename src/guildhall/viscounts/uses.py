"""Which cards, spots and results were used in a game, by whom and when: for the coverage that a simulation counts, and
for its tables.

Read from what was told in the game, so it needs a listener from its beginning.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.events import (
    BUILT,
    COLLIDED,
    DISMISSED,
    HIRED,
    PAIR_TAKEN,
    POVERTY_REVEALED,
    PROSPERITY_REVEALED,
    SCHEME_DRAWN,
    TRANSCRIBED,
    TURN_STARTED,
)
from guildhall.viscounts.names import LETTERS, SPOTS

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Table

SECOND_NUMBER: Final = (BUILT,)  # kinds whose second number says what was used


class CardUse:
    """A way of using cards. `key` is its name in reports, `kind` that of its cards in the card browser; it is empty
    where nobody takes a card. `cards` are the keys by number; `events` the kinds that tell of it."""

    def __init__(self, key: str, kind: str, events: list[int], cards: dict[int, str]) -> None:
        self.key = key
        self.kind = kind
        self.events = events
        self.cards = cards


def uses_of(rules: Rules) -> list[CardUse]:
    neutral = {card: rules.townsfolk[card].key for card in rules.neutral}
    letters = len(LETTERS) if rules.large else len(LETTERS) - 1
    uses = [
        CardUse("townsfolk_taken", "", [HIRED, DISMISSED], neutral),  # the next two, together
        CardUse("townsfolk_hired", "townsfolk", [HIRED], neutral),
        CardUse("townsfolk_dismissed", "townsfolk", [DISMISSED], neutral),
        CardUse(
            "manuscripts_taken", "manuscripts", [TRANSCRIBED], {i: row.key for i, row in enumerate(rules.manuscripts)}
        ),
        CardUse(
            "player_cards_taken", "player-cards", [PAIR_TAKEN], {i: row.key for i, row in enumerate(rules.player_cards)}
        ),
        CardUse("spots_built", "spots", [BUILT], {i: key for i, key in enumerate(SPOTS) if i % len(LETTERS) < letters}),
        CardUse("collisions", "", [COLLIDED], {space: str(space) for space in range(TRACK_END + 1)}),
        CardUse("endings", "", [POVERTY_REVEALED, PROSPERITY_REVEALED], {0: "poverty", 1: "prosperity"}),
    ]
    if rules.automaton >= 0:
        schemes = {i: row.key for i, row in enumerate(rules.schemes)}
        uses.append(CardUse("schemes_followed", "", [SCHEME_DRAWN], schemes))
    return uses


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
    by_event: dict[int, list[CardUse]] = {}
    for use in uses_of(table.rules):
        for kind in use.events:
            by_event.setdefault(kind, []).append(use)
    found: list[Used] = []
    turn = 0
    for event in table.events:
        if event.kind == TURN_STARTED:
            turn += 1
        for use in by_event.get(event.kind, []):
            number = event.b if event.kind in SECOND_NUMBER else event.a
            found.append(Used(use, use.cards[number], event.seat, turn))
    return found


def card_uses(table: Table) -> dict[str, dict[str, int]]:
    """For each way of using cards, how often each card of the game was used so."""
    counts = {use.key: dict.fromkeys(use.cards.values(), 0) for use in uses_of(table.rules)}
    for used in used_cards(table):
        counts[used.use.key][used.card] += 1
    return counts
