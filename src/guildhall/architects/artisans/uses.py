"""Craft Cards as Adornments and as Tools, for the coverage that a simulation counts and for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.events import ADORNED, EQUIPPED
from guildhall.engine.events import Event
from guildhall.engine.study import CardUse

if TYPE_CHECKING:
    from guildhall.architects.artisans.rows import Craft
    from guildhall.architects.rules import Rules


class CraftsTaken(CardUse["Rules"]):
    """A card is taken once; a Tool that moves to another Apprentice causes another event."""

    def __init__(self, key: str, event: int, crafts: list[Craft], answer: str) -> None:
        super().__init__(key, "crafts", [event], once=True, answer=answer)
        self.crafts = crafts

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, craft.key) for i, craft in enumerate(self.crafts)]

    def card(self, event: Event) -> int:
        return event.b


def artisan_uses(crafts: list[Craft]) -> list[CardUse[Rules]]:
    return [
        CraftsTaken("adornments_crafted", ADORNED, crafts, "adorn"),
        CraftsTaken("tools_crafted", EQUIPPED, crafts, "tool"),
    ]
