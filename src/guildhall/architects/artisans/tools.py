"""What Tools do: the lower halves of Craft Cards.

When they may be used is in `using_tools.py`, and how they help to pay in `paying_with_tools.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.artisans.beside_tools import after_tools, cheaper, without_tools
from guildhall.architects.artisans.names import FOR_TOOL
from guildhall.architects.artisans.part import part_of
from guildhall.architects.artisans.pieces import CaptureSome, spared_by_tool, spared_colours
from guildhall.architects.effects import Gain, gain_good
from guildhall.architects.names import (
    GOODS,
    LARGE_CIRCLES,
    PRISON,
    SILVER,
    SKILLS,
    TOP_VIRTUE,
)
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price, affords, pay, pay_now, tax_due
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.virtue import fall, gain_virtue, lose_virtue
from guildhall.architects.workers import free_prisoners
from guildhall.engine.agenda import Step
from guildhall.engine.cards import Number
from guildhall.engine.meaning import AMOUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Tool:
    """The lower half of a Craft Card."""

    def is_active(self) -> bool:
        """Is it ever used, or does it always count?"""
        return True

    def skills(self) -> list[int]:
        """Skills that it gives its Apprentice besides."""
        return []

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return True

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        """Use it, perhaps before this price is paid, which must then be payable."""
        raise AssertionError("a Tool says what it does")

    def added_to(self, price: Price) -> Price:
        """The price together with what using this costs."""
        return price

    def try_on(self, seat: Seat, back: int) -> int:
        """Lend the seat what this would bring towards a price (`back` 1), or take it back (-1); returns its cards."""
        return 0

    def concerns(self, table: Table, seat: Seat, price: Price) -> bool:
        """Could it help to meet this price?"""
        return False

    def matters_before(self, table: Table, seat: Seat, price: Price) -> bool:
        """Could it make a difference to use it before a price that can be paid anyway?"""
        return False

    def order_matters(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        """Could it make a difference to use it before an action that does this to its owner, instead of after it?"""
        return False

    def message(self) -> Message:
        raise AssertionError("a Tool describes itself")

    def numbers(self) -> dict[str, Number]:
        """The numbers in it that a correction may change, by name."""
        return {}

    def with_numbers(self, numbers: dict[str, int]) -> Tool:
        """The same Tool with some of its numbers replaced."""
        return self


class GainTool(Tool):
    def __init__(self, gain: Gain) -> None:
        self.gain = gain

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return self.gain.cards == 0 or len(table.building_pile) > 0

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        self.gain.apply(table, seat)

    def try_on(self, seat: Seat, back: int) -> int:
        for good in range(len(GOODS)):
            seat.goods[good] += back * self.gain.amounts[good]
        return self.gain.cards

    def concerns(self, table: Table, seat: Seat, price: Price) -> bool:
        if self.gain.cards and (price.cards or _other_ways(seat, price)):
            return True
        if self.gain.amounts[SILVER] and seat.virtue < price.least_virtue and table.rules.tools_may_come_first:
            return True  # another Tool may turn it into the Virtue that is asked for
        for good in self.gain.goods:
            if _asks_for(seat, price, good):
                return True
        return False

    def matters_before(self, table: Table, seat: Seat, price: Price) -> bool:
        return _other_ways(seat, price) or any(good in price.mix for good in self.gain.goods)

    def order_matters(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        # A card drawn first may be the one that is discarded, and a Silver gained first may buy a way out of a loss.
        if self.gain.cards and (occasion.discards or _avoidable(seat, occasion, cards=True)):
            return True
        return self.gain.amounts[SILVER] > 0 and _avoidable(seat, occasion, cards=False)

    def message(self) -> Message:
        return self.gain.message()

    def numbers(self) -> dict[str, Number]:
        return self.gain.numbers()

    def with_numbers(self, numbers: dict[str, int]) -> GainTool:
        return GainTool(self.gain.with_numbers(numbers))


class VirtueFor(Tool):
    """Lose 1 Virtue to gain 1 of a good."""

    def __init__(self, good: int) -> None:
        self.good = good

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        gain_good(table, seat, self.good, 1)
        if price is None:
            lose_virtue(table, seat, 1)
        elif without_tools(table, seat, price, len(seat.hand)):
            table.push(LoseVirtueBefore(seat.index, price))
        else:
            fall(table, seat, 1)  # the loss, and not the gain, is what makes the price payable

    def try_on(self, seat: Seat, back: int) -> int:
        seat.goods[self.good] += back
        seat.virtue -= back
        return 0

    def concerns(self, table: Table, seat: Seat, price: Price) -> bool:
        return price.tax > 0 or seat.virtue > price.most_virtue or _asks_for(seat, price, self.good)

    def matters_before(self, table: Table, seat: Seat, price: Price) -> bool:
        due = tax_due(seat, price.tax)
        seat.virtue -= 1
        less = tax_due(seat, price.tax)
        seat.virtue += 1
        return less < due or _other_ways(seat, price)

    def order_matters(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        # Virtue that is lost first makes room for what would be above the end; what cannot be lost yet is a Debt, which
        # may be the one that is destroyed.
        if occasion.rises > 0 and (seat.virtue + occasion.rises > TOP_VIRTUE or seat.virtue == 0):
            return True
        if occasion.destroys_a_debt and seat.unpaid == 0 and seat.virtue == 0:
            return True
        return _counts_otherwise(seat, occasion, -1)

    def message(self) -> Message:
        return Message("tool-virtue-for", {"what": Message(f"good-{GOODS[self.good]}", {"number": 1})})


class LoseVirtueBefore(SeatQuestion):
    """Virtue is about to be lost before a price is paid: do you lose it, or avoid it in a way that leaves the price
    payable?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, AMOUNT)

    def __init__(self, index: int, price: Price) -> None:
        super().__init__(index)
        self.price = price

    def args(self) -> list[int]:
        return [self.index, *self.price.numbers()]

    @classmethod
    def load(cls, args: list[int]) -> Step[Table]:
        return LoseVirtueBefore(args[0], Price.from_numbers(args[1:]))

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = [table.rules.words.lose_virtue]
        for escape in seat.powers.virtue_escapes:
            if escape.is_open(table, seat) and escape.spares(table, seat, self.price, after_tools(table)):
                options.append(escape.word(table))
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        for escape in seat.powers.virtue_escapes:
            if escape.word(table) == answer:
                escape.take(table, seat)
                return
        fall(table, seat, 1)

    def prompt(self, table: Table) -> Message:
        return Message("ask-lose-virtue-before", {"price": self.price.message()})


VIRTUE_PRICE: Final = Price(silver=1, purpose=FOR_TOOL)


class SilverForVirtue(Tool):
    """Pay 1 Silver to gain 1 Virtue."""

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return without_tools(table, seat, VIRTUE_PRICE, 0)

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        table.push(VirtueOfTool(seat.index))
        if price is not None and affords(seat, VIRTUE_PRICE, 0):
            # What else could be given for the Silver may be needed for the price itself, which has no Tax to pay.
            pay_now(table, seat, VIRTUE_PRICE, 0)
        else:
            pay(table, seat, VIRTUE_PRICE, helper=after_tools(table))

    def added_to(self, price: Price) -> Price:
        return cheaper(price, -1)

    def try_on(self, seat: Seat, back: int) -> int:
        seat.virtue += back
        return 0

    def concerns(self, table: Table, seat: Seat, price: Price) -> bool:
        return seat.virtue < price.least_virtue or self.matters_before(table, seat, price)

    def order_matters(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        # Virtue that is gained first can be lost without a Debt; at the end of the track it is gained in vain.
        if occasion.falls > 0 and (seat.virtue < occasion.falls or seat.virtue == TOP_VIRTUE):
            return True
        return _counts_otherwise(seat, occasion, 1)

    def matters_before(self, table: Table, seat: Seat, price: Price) -> bool:
        if not table.rules.tools_may_come_first:
            return False
        due = tax_due(seat, price.tax)
        seat.virtue += 1
        more = tax_due(seat, price.tax)
        seat.virtue -= 1
        # Its own Silver comes first, and what is given in place of Silver never pays Tax.
        return more > due and seat.goods[SILVER] > price.silver + more + price.keep

    def message(self) -> Message:
        return Message("tool-silver-for-virtue")


class VirtueOfTool(SeatStep):
    """The Silver has been paid."""

    def resolve(self, table: Table) -> None:
        gain_virtue(table, table.seats[self.index], 1)


class FreeOne(Tool):
    """One own Worker comes home from Prison."""

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        return seat.workers[PRISON] > 0

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        free_prisoners(table, seat, 1)

    def order_matters(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        return seat.workers[PRISON] == occasion.prisoners_count  # with one fewer it does not happen

    def message(self) -> Message:
        return Message("tool-free-one")


class CaptureTwo(Tool):
    """Capture up to 2 Workers of one colour where the Worker was just placed, free."""

    def can_be_used(self, table: Table, seat: Seat) -> bool:
        place = part_of(table).place
        if table.active != seat.index or not 0 <= place < LARGE_CIRCLES:
            return False
        return len(spared_colours(table, seat, place)) > 0

    def use(self, table: Table, seat: Seat, price: Price | None = None) -> None:
        table.push(CaptureSome(seat.index, part_of(table).place))

    def order_matters(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        place = part_of(table).place
        if not occasion.sends and occasion.place != place:
            return False
        return any(spared_by_tool(table, seat, place, other.index) > 0 for other in table.seats if other is not seat)

    def message(self) -> Message:
        return Message("tool-capture-two")


class SkillTool(Tool):
    """One more skill of each kind, always."""

    def is_active(self) -> bool:
        return False

    def skills(self) -> list[int]:
        return list(range(len(SKILLS)))

    def message(self) -> Message:
        return Message("tool-skills")


def _counts_otherwise(seat: Seat, occasion: Occasion, change: int) -> bool:
    """Does the action bring another amount if this change of Virtue comes before it?"""
    per = occasion.virtue_counts
    virtue = seat.virtue + occasion.rises - occasion.falls
    return per > 0 and _on_track(virtue) // per != _on_track(virtue + change) // per


def _on_track(virtue: int) -> int:
    return min(max(virtue, 0), TOP_VIRTUE)


def _other_ways(seat: Seat, price: Price) -> bool:
    """May this player pay the resources in a price with something else?"""
    return len(seat.powers.substitutes) > 0 and (len(price.wanted) > 0 or price.count > 0)


def _avoidable(seat: Seat, occasion: Occasion, cards: bool) -> bool:
    """Might this player buy a way out of what the action costs with a Building card, or else with Silver?"""
    ways_out = seat.powers.virtue_escapes[:] if occasion.falls else []
    if seat.virtue < occasion.falls or occasion.debts:
        ways_out += seat.powers.debt_escapes
    return any(way.takes_cards() if cards else way.takes_silver(seat) for way in ways_out)


def _asks_for(seat: Seat, price: Price, good: int) -> bool:
    if good == SILVER:
        return price.silver + price.tax + price.keep > 0
    return price.goods[good] > 0 or good in price.mix or _other_ways(seat, price)
