"""What of this expansion was used in a game, for the coverage that a simulation counts and for its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import CONSTRUCTED
from guildhall.architects.names import GOODS
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
from guildhall.engine.events import Event
from guildhall.engine.study import CardUse

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules


class WondersBuilt(CardUse["Rules"]):
    def __init__(self, key: str, rows: Rows) -> None:
        super().__init__(key, "wonders", [CONSTRUCTED], answer="build")
        self.rows = rows

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(self.rows.first + i, wonder.key) for i, wonder in enumerate(self.rows.wonders)]


class SlotsFilled(CardUse["Rules"]):
    """Each slot of each Contribution Card."""

    def __init__(self, key: str, rows: Rows) -> None:
        super().__init__(key, "", [CONTRIBUTED])
        self.rows = rows

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [
            (i * SLOTS + good, f"{card.key} {GOODS[good]}")
            for i, card in enumerate(self.rows.contributions)
            for good in range(SLOTS)
        ]

    def card(self, event: Event) -> int:
        return event.a * SLOTS + event.b


class ConsequencesResolved(CardUse["Rules"]):
    def __init__(self, key: str, event: int, rows: Rows) -> None:
        super().__init__(key, "", [event])
        self.rows = rows

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        return [(i, card.key) for i, card in enumerate(self.rows.contributions)]


class Replaced(CardUse["Rules"]):
    """What Influence was given up for: each kind of good, Virtue, and losses of it that were ignored."""

    def cards(self, rules: Rules) -> list[tuple[int, str]]:
        found = [(good, GOODS[good]) for good in sorted(REPLACEABLE)]
        found.append((len(GOODS), "virtue"))
        if rules.options.setup == "variable":
            found.append((len(GOODS) + 1, "ignored"))  # by one of the boards
        return found

    def card(self, event: Event) -> int:
        if event.kind == REPLACED:
            return event.a
        return len(GOODS) if event.kind == VIRTUE_KEPT else len(GOODS) + 1


def wonder_uses(rows: Rows) -> list[CardUse[Rules]]:
    return [
        WondersBuilt("wonders_built", rows),
        SlotsFilled("slots_filled", rows),
        ConsequencesResolved("profiteer_consequences", PROFITEER_STRUCK, rows),
        ConsequencesResolved("princess_consequences", PRINCESS_REWARDED, rows),
        Replaced("influence_given_up_for", "", [REPLACED, VIRTUE_KEPT, LOSS_IGNORED]),
    ]
