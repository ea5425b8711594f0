"""Craft Cards as Adornments and as Tools, for the coverage that a simulation counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.events import ADORNED, EQUIPPED
from guildhall.architects.uses import CardUse, ToldUse

if TYPE_CHECKING:
    from guildhall.architects.artisans.rows import Craft
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


class CraftsTaken(ToldUse):
    def __init__(self, key: str, event: int, crafts: list[Craft]) -> None:
        super().__init__(key, event, 1)
        self.crafts = crafts

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, craft.key) for i, craft in enumerate(self.crafts)]

    def used(self, table: Table) -> list[int]:
        # A card is taken once; a Tool that goes to another Apprentice is told of again.
        return list(set(super().used(table)))


def artisan_uses(crafts: list[Craft]) -> list[CardUse]:
    return [CraftsTaken("adornments_crafted", ADORNED, crafts), CraftsTaken("tools_crafted", EQUIPPED, crafts)]
