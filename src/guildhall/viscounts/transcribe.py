"""Transcribe: Clerics and ink pay for the top manuscript beside the viscount."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.cards.tokens import SCRIBE
from guildhall.viscounts.effects import queue
from guildhall.viscounts.events import BONUS_TAKEN, MANUSCRIPT_SHOWN, TRANSCRIBED
from guildhall.viscounts.icons import icons_for, lacks_icons, pay_for_icons, resources_for
from guildhall.viscounts.names import NO_CARD, NOBODY, SEGMENTS, message, segment_of

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def offer_manuscript(table: Table, seat: Seat, options: list[int]) -> None:
    card = table.top_manuscript(segment_of(seat.space))
    if card != NO_CARD:
        lacking = table.rules.manuscripts[card].cost - icons_for(table, seat, SCRIBE)
        if resources_for(table, seat, SCRIBE, lacking) >= 0:
            options.append(table.rules.words.transcribe[card])


def why_not_transcribed(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from this manuscript; None if nothing does."""
    card = table.rules.vocabulary.a[answer]
    if card != table.top_manuscript(segment_of(seat.space)):
        return message("why-not-beside")
    return lacks_icons(table, seat, SCRIBE, table.rules.manuscripts[card].cost)


def transcribe(table: Table, seat: Seat) -> None:
    card = table.top_manuscript(segment_of(seat.space))
    pay_for_icons(table, seat, SCRIBE, table.rules.manuscripts[card].cost)
    take_manuscript(table, seat)


def take_manuscript(table: Table, seat: Seat) -> None:
    """Its effect, and the bonus card for the first who has enough of its ribbon."""
    segment = segment_of(seat.space)
    card = table.top_manuscript(segment)
    row = table.rules.manuscripts[card]
    table.left[len(SEGMENTS) + segment] -= 1
    seat.manuscripts.append(card)
    table.tell(TRANSCRIBED, seat.index, card)
    shown = table.top_manuscript(segment)
    if shown != NO_CARD:
        table.reveals += 1
        table.tell(MANUSCRIPT_SHOWN, NOBODY, shown, segment)
    _claim_bonus(table, seat, row.ribbon)
    queue(table, seat.index, row.effects)


def _claim_bonus(table: Table, seat: Seat, ribbon: int) -> None:
    if table.bonuses[ribbon] != NOBODY:
        return
    owned = sum([1 for card in seat.manuscripts if table.rules.manuscripts[card].ribbon == ribbon])
    for number, bonus in enumerate(table.rules.cleric_bonuses):
        if bonus.ribbon == ribbon and owned >= bonus.needs:
            table.bonuses[ribbon] = seat.index
            table.tell(BONUS_TAKEN, seat.index, number)
