"""The ways of using cards, spots and results, for the coverage that a simulation counts and for its tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from guildhall.engine.cardtables import AnyCard
from guildhall.engine.events import Event
from guildhall.engine.study import CardUse
from guildhall.viscounts.constants import TRACK_END
from guildhall.viscounts.events import (
    BUILT,
    CARD_DROPPED,
    CARD_PLAYED,
    CARD_PLAYED_UNSEEN,
    CLIMBED,
    COLLISION_ITEMS,
    DISMISSED,
    DISMISSED_PRINTED,
    HIRED,
    LINKED,
    PAIR_TAKEN,
    POVERTY_REVEALED,
    PROSPERITY_REVEALED,
    READ,
    TRADED,
    TRANSCRIBED,
)

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules


class KnownUse(CardUse["Rules"]):
    """A way of using things whose keys are known by their numbers."""

    def __init__(self, key: str, kind: str, events: list[int], keys: dict[int, str], answer: str = "") -> None:
        super().__init__(key, kind, events, answer=answer)
        self.keys = keys

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [*self.keys.items()]


class SecondNumber(KnownUse):
    """The thing is the second number of the event."""

    def card(self, event: Event) -> int:
        return event.b


class ThirdNumber(KnownUse):
    def card(self, event: Event) -> int:
        return event.c


def numbered(rows: Sequence[AnyCard]) -> dict[int, str]:
    return {number: row.key for number, row in enumerate(rows)}


def uses_of(rules: Rules) -> list[KnownUse]:
    neutral = {card: rules.townsfolk[card].key for card in rules.neutral}
    printed = {card: rules.townsfolk[card].key for card in rules.printed_townsfolk}
    owned = {card: row.key for card, row in enumerate(rules.townsfolk) if row.group != "printed"}
    tiles = {card: row.key for card, row in enumerate(rules.manuscripts) if row.back != "printed"}
    read = {card: rules.manuscripts[card].key for card in rules.printed_manuscripts}
    return [
        KnownUse("townsfolk_taken", "", [HIRED, DISMISSED], neutral),  # the next two, together
        KnownUse("townsfolk_hired", "townsfolk", [HIRED], neutral, "hire"),
        KnownUse("townsfolk_dismissed", "townsfolk", [DISMISSED], neutral),
        KnownUse("townsfolk_played", "townsfolk", [CARD_PLAYED, CARD_PLAYED_UNSEEN], owned, "play"),
        KnownUse("townsfolk_dropped", "townsfolk", [CARD_DROPPED], owned),
        KnownUse("printed_dismissed", "townsfolk", [DISMISSED_PRINTED], printed),
        KnownUse("manuscripts_taken", "manuscripts", [TRANSCRIBED], tiles, "transcribe"),
        KnownUse("printed_read", "manuscripts", [READ], read),
        KnownUse("player_cards_taken", "player-cards", [PAIR_TAKEN], numbered(rules.player_cards)),
        SecondNumber("spots_built", "spots", [BUILT], {row.spot: row.key for row in rules.spots}),
        SecondNumber("links_joined", "links", [LINKED], numbered(rules.links)),
        SecondNumber("exchanges_used", "exchanges", [TRADED], numbered(rules.exchanges)),
        ThirdNumber("wedges_climbed", "wedges", [CLIMBED], numbered(rules.wedges[:5])),
        KnownUse("collisions", "", [COLLISION_ITEMS], {space: str(space) for space in range(TRACK_END + 1)}),
        KnownUse("endings", "", [POVERTY_REVEALED, PROSPERITY_REVEALED], {0: "poverty", 1: "prosperity"}),
    ]
