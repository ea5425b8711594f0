"""The ways of using cards, spots and results, for the coverage that a simulation counts and for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.events import Event
from guildhall.engine.study import CardUse
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
)
from guildhall.viscounts.names import LETTERS, SPOTS

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules


class KnownUse(CardUse["Rules"]):
    """A way of using things whose keys are known by their numbers."""

    def __init__(self, key: str, kind: str, events: list[int], keys: dict[int, str]) -> None:
        super().__init__(key, kind, events)
        self.keys = keys

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [*self.keys.items()]


class SpotsBuilt(KnownUse):
    def card(self, event: Event) -> int:
        return event.b


def uses_of(rules: Rules) -> list[KnownUse]:
    neutral = {card: rules.townsfolk[card].key for card in rules.neutral}
    letters = len(LETTERS) if rules.large else len(LETTERS) - 1
    uses = [
        KnownUse("townsfolk_taken", "", [HIRED, DISMISSED], neutral),  # the next two, together
        KnownUse("townsfolk_hired", "townsfolk", [HIRED], neutral),
        KnownUse("townsfolk_dismissed", "townsfolk", [DISMISSED], neutral),
        KnownUse(
            "manuscripts_taken", "manuscripts", [TRANSCRIBED], {i: row.key for i, row in enumerate(rules.manuscripts)}
        ),
        KnownUse(
            "player_cards_taken", "player-cards", [PAIR_TAKEN], {i: row.key for i, row in enumerate(rules.player_cards)}
        ),
        SpotsBuilt(
            "spots_built", "spots", [BUILT], {i: key for i, key in enumerate(SPOTS) if i % len(LETTERS) < letters}
        ),
        KnownUse("collisions", "", [COLLIDED], {space: str(space) for space in range(TRACK_END + 1)}),
        KnownUse("endings", "", [POVERTY_REVEALED, PROSPERITY_REVEALED], {0: "poverty", 1: "prosperity"}),
    ]
    if rules.automaton >= 0:
        schemes = {i: row.key for i, row in enumerate(rules.schemes)}
        uses.append(KnownUse("schemes_followed", "", [SCHEME_DRAWN], schemes))
    return uses
