"""What of this expansion was used in a game, for the coverage that a simulation counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import CONSTRUCTED
from guildhall.architects.names import GOODS
from guildhall.architects.uses import CardUse, ToldUse
from guildhall.architects.wonders.events import (
    CONTRIBUTED,
    LOSS_IGNORED,
    PRINCESS_REWARDED,
    PROFITEER_STRUCK,
    REPLACED,
    VIRTUE_KEPT,
)
from guildhall.architects.wonders.names import SLOTS
from guildhall.architects.wonders.part import Rows
from guildhall.architects.wonders.replacing import REPLACEABLE

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


class WondersBuilt(ToldUse):
    def __init__(self, key: str, rows: Rows) -> None:
        super().__init__(key, CONSTRUCTED, 0)
        self.rows = rows

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(self.rows.first + i, wonder.key) for i, wonder in enumerate(self.rows.wonders)]


class SlotsFilled(CardUse):
    """Each slot of each Contribution Card."""

    def __init__(self, key: str, rows: Rows) -> None:
        super().__init__(key)
        self.rows = rows

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [
            (i * SLOTS + good, f"{card.key} {GOODS[good]}")
            for i, card in enumerate(self.rows.contributions)
            for good in range(SLOTS)
        ]

    def used(self, table: Table) -> list[int]:
        assert table.events is not None
        return [event.a * SLOTS + event.b for event in table.events if event.kind == CONTRIBUTED]


class ConsequencesResolved(ToldUse):
    def __init__(self, key: str, event: int, rows: Rows) -> None:
        super().__init__(key, event, 0)
        self.rows = rows

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, card.key) for i, card in enumerate(self.rows.contributions)]


class Replaced(CardUse):
    """What Influence was given up for: each kind of good, Virtue, and losses of it that were ignored."""

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        found = [(good, GOODS[good]) for good in sorted(REPLACEABLE)]
        found.append((len(GOODS), "virtue"))
        if rules.options.setup == "variable":
            found.append((len(GOODS) + 1, "ignored"))  # by one of the boards
        return found

    def used(self, table: Table) -> list[int]:
        assert table.events is not None
        used: list[int] = []
        for event in table.events:
            if event.kind == REPLACED:
                used.append(event.a)
            elif event.kind == VIRTUE_KEPT:
                used.append(len(GOODS))
            elif event.kind == LOSS_IGNORED:
                used.append(len(GOODS) + 1)
        return used


def wonder_uses(rows: Rows) -> list[CardUse]:
    return [
        WondersBuilt("wonders_built", rows),
        SlotsFilled("slots_filled", rows),
        ConsequencesResolved("profiteer_consequences", PROFITEER_STRUCK, rows),
        ConsequencesResolved("princess_consequences", PRINCESS_REWARDED, rows),
        Replaced("influence_given_up_for"),
    ]
