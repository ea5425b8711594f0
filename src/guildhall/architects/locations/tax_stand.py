"""The Tax Stand: lose 2 Virtue and take all Silver from it. Closed while there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.effects import gain_good
from guildhall.architects.events import TAX_TAKEN
from guildhall.architects.locations.place import Place
from guildhall.architects.names import SILVER, TAX_STAND, TAX_STAND_VIRTUE_LESS
from guildhall.architects.occasions import Occasion
from guildhall.architects.powers import about_to_benefit, benefit_all
from guildhall.architects.steps import SeatStep
from guildhall.architects.virtue import lose_virtue
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

VIRTUE_LOST: Final = 2


class TaxStand(Place):
    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        return table.tax > 0

    def why_closed(self, table: Table, seat: Seat) -> Message:
        return Message("why-tax-empty")

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        silver = table.tax
        table.tax = 0
        table.tell(TAX_TAKEN, seat.index, silver)
        gain_good(table, seat, SILVER, silver)
        powers = seat.powers
        words = powers.effect_words[TAX_STAND] + powers.number_words[TAX_STAND_VIRTUE_LESS]
        about_to_benefit(table, seat, words, VirtueForTax(seat.index))


class VirtueForTax(SeatStep):
    """The Silver is taken: what the player's own cards add to it, and the Virtue that it costs."""

    def occasion(self, table: Table) -> Occasion:
        return Occasion(falls=max(0, VIRTUE_LOST - table.seats[self.index].powers.numbers[TAX_STAND_VIRTUE_LESS]))

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        seat.powers.trigger(TAX_STAND, table, seat)
        benefit_all(table, seat, seat.powers.number_words[TAX_STAND_VIRTUE_LESS])
        lose_virtue(table, seat, VIRTUE_LOST - seat.powers.numbers[TAX_STAND_VIRTUE_LESS])
