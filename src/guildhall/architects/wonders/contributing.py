"""Contributions: one resource from the own supply onto a free slot of the open card, for that slot's reward.

It waits there until a reset moves it to the Wonder of its kind. The fifth one brings a Black Market Reset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.lacking import lacks
from guildhall.architects.names import GOLD, GOLD_IS_MARBLE, GOODS, MARBLE
from guildhall.architects.wonders.events import CONTRIBUTED
from guildhall.architects.wonders.names import SLOTS
from guildhall.architects.wonders.part import part_of
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


def possible_contributions(table: Table, seat: Seat) -> list[int]:
    """The answers for each free slot whose resource this player has."""
    part = part_of(table)
    if not part.contributions:
        return []
    words = part.rows.words.contribute
    return [words[good] for good in range(SLOTS) if not part.filled[good] and given_for(seat, good) >= 0]


def why_no_contribution(table: Table, seat: Seat, answer: int) -> Message | None:
    """Why this player cannot fill a slot of the open card; None if they can."""
    slot = table.rules.vocabulary.a[answer]
    if part_of(table).filled[slot]:
        return Message("why-slot-filled")
    if given_for(seat, slot) < 0:
        return lacks([Message(f"good-{GOODS[slot]}", {"number": 1})])
    return None


def given_for(seat: Seat, slot: int) -> int:
    """The resource that this player would lay onto a slot, or -1. To some, Gold and Marble are the same."""
    if seat.goods[slot]:
        return slot
    if seat.powers.numbers[GOLD_IS_MARBLE] and slot in (GOLD, MARBLE):
        other = GOLD + MARBLE - slot
        return other if seat.goods[other] else -1
    return -1


def slots_message(table: Table, seat: Seat) -> Message:
    """The slots that this player could fill now, each with what it brings."""
    card = part_of(table).open_card()
    assert card is not None
    slots = [card.slot_message(table.rules.vocabulary.a[word]) for word in possible_contributions(table, seat)]
    return Message("either", {"parts": slots})


def contribute(table: Table, seat: Seat, good: int) -> None:
    part = part_of(table)
    card = part.open_card()
    assert card is not None
    given = given_for(seat, good)
    seat.goods[given] -= 1
    part.filled[good] = 1
    table.tell(CONTRIBUTED, seat.index, part.contributions[-1], good, given)
    if sum(part.filled) == SLOTS:
        table.reset_due = True
    card.slots[good].apply(table, seat)
