"""What the cards of this expansion count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.part import part_of
from guildhall.architects.counting import Count
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Tools(Count):
    """Tools owned."""

    def of(self, table: Table, seat: Seat) -> int:
        tools = part_of(table).tools
        return sum(1 for card in seat.apprentices if tools[card] >= 0)

    def message(self, per: int) -> Message:
        return Message("count-tools", {"number": per})


class Adornments(Count):
    """Adornments owned."""

    def of(self, table: Table, seat: Seat) -> int:
        adornments = part_of(table).adornments
        return sum(1 for card in seat.buildings if adornments[card] >= 0)

    def message(self, per: int) -> Message:
        return Message("count-adornments", {"number": per})


class SkillSets(Count):
    """Sets of the three skills among the Apprentices' icons, Tools included."""

    def of(self, table: Table, seat: Seat) -> int:
        return min(seat.powers.skills)

    def message(self, per: int) -> Message:
        return Message("count-skill-sets", {"number": per})
