"""What can be measured of a seat at any time, for those who study many games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.viscounts.names import BUILDINGS, GOODS, SECTIONS, SEGMENTS
from guildhall.viscounts.scoring import built_of, totals

if TYPE_CHECKING:
    from guildhall.viscounts.table import Table

FOLLOWED: Final = ("points", "corruption", "virtue")  # shown turn by turn
KEYS: Final = (
    "points", "corruption", "virtue", *GOODS, "debts", "debts_paid", "deeds", "deeds_flipped", "workshops",
    "trading_posts", "guildhalls", "manuscripts", "workers_supply", "workers_tier_1", "workers_tier_2",
    "workers_tier_3", "cards", "hand",
)  # fmt: skip


def measures_of(table: Table, index: int) -> list[int]:
    """In the order of the keys."""
    seat = table.seats[index]
    ring = len(SEGMENTS)
    tiers = [
        sum([table.workers_at(section, index) for section in range(first, last)])
        for first, last in ((0, ring), (ring, SECTIONS), (SECTIONS, SECTIONS + 1))
    ]
    return [
        totals(table)[index],
        seat.corruption,
        seat.virtue,
        *seat.goods,
        seat.unpaid,
        seat.paid,
        seat.plain,
        seat.flipped,
        *[built_of(seat, kind) for kind in range(len(BUILDINGS))],
        len(seat.manuscripts),
        seat.workers,
        *tiers,
        seat.cards(),
        len(seat.hand),
    ]
