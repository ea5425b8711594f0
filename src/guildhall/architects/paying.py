"""Paying: the one place where prices are paid.

A price, and everything that may replace a part of it, gives the ways to pay it. "Can this player afford it?" asks
whether there is a way; "what do they pay?" takes the only one, or asks for it good by good.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.events import PAID, TAX_PAID
from guildhall.architects.hand import DiscardCards
from guildhall.architects.names import (
    FOR_TRADE,
    GOODS,
    RESOURCES,
    SILVER,
    TAX_LESS,
    TOP_VIRTUE,
)
from guildhall.architects.steps import SeatQuestion
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.effects import Effect
    from guildhall.architects.table import Seat, Table

CARDS: Final = len(GOODS)  # a way's last number: Building cards discarded


class Price:
    """What something costs: fixed goods, perhaps `count` of a free mix of some goods, Silver, Tax, Building cards to
    discard; the Virtue one must have for it; and Silver that must be left when it is paid, since it is laid elsewhere.
    """

    def __init__(
        self,
        clay: int = 0,
        wood: int = 0,
        stone: int = 0,
        gold: int = 0,
        marble: int = 0,
        silver: int = 0,
        tax: int = 0,
        count: int = 0,
        mix: tuple[int, ...] = (),
        purpose: int = FOR_TRADE,
        cards: int = 0,
        least_virtue: int = 0,
        most_virtue: int = TOP_VIRTUE,
        keep: int = 0,
    ) -> None:
        self.goods: list[int] = [clay, wood, stone, gold, marble, silver]
        self.wanted: list[int] = [g for g in range(RESOURCES) if self.goods[g]]
        self.silver = silver
        self.tax = tax
        self.count = count
        self.mix: list[int] = list(mix)
        self.purpose = purpose
        self.cards = cards
        self.least_virtue = least_virtue
        self.most_virtue = most_virtue
        self.keep = keep
        self._ways: list[list[int]] = []  # worked out when first asked for

    def ways(self) -> list[list[int]]:
        """Every way to make up this price if nothing replaces a part of it. Never changed in place."""
        if not self._ways:
            self._ways = _mixes([*self.goods, 0], self.mix, self.count)
        return self._ways

    def numbers(self) -> list[int]:
        """The price as numbers, for a step that has to remember it."""
        mask = 0
        for good in self.mix:
            mask |= 1 << good
        virtue = [self.least_virtue, self.most_virtue]
        return [*self.goods, self.tax, self.count, mask, self.purpose, self.cards, *virtue, self.keep]

    @staticmethod
    def from_numbers(n: list[int]) -> Price:
        mix = tuple(good for good in range(RESOURCES) if n[8] & (1 << good))
        return Price(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], mix, n[9], n[10], n[11], n[12], n[13])

    def with_goods(self, goods: list[int]) -> Price:
        """The same price with other fixed goods and Silver."""
        return Price(
            goods[0],
            goods[1],
            goods[2],
            goods[3],
            goods[4],
            goods[5],
            self.tax,
            self.count,
            tuple(self.mix),
            self.purpose,
            self.cards,
            self.least_virtue,
            self.most_virtue,
            self.keep,
        )

    def without(self, good: int, amount: int) -> Price:
        """The same price with less of a good: of the fixed amount first, then of the free mix."""
        goods = self.goods[:]
        fixed = min(goods[good], amount)
        goods[good] -= fixed
        price = self.with_goods(goods)
        if amount > fixed:
            price.count -= amount - fixed
        return price

    def message(self) -> Message:
        parts = [Message(f"good-{GOODS[g]}", {"number": n}) for g, n in enumerate(self.goods) if n]
        if self.tax:
            parts.append(Message("good-tax", {"number": self.tax}))
        if self.count:
            parts.append(self.mix_message(self.count))
        return Message("list", {"parts": parts}) if parts else Message("nothing")

    def mix_message(self, number: int) -> Message:
        """So many of the goods of the free mix."""
        mixed = [Message(f"good-{GOODS[good]}-name") for good in self.mix]
        return Message("good-mix", {"number": number, "goods": Message("either", {"parts": mixed})})


def tax_relief(seat: Seat) -> int:
    """The Tax coins of each payment that the seat ignores: 1 at Virtue 3 or 2, 2 at 1 or 0, and what cards add."""
    relief = seat.powers.numbers[TAX_LESS]
    if seat.virtue <= 1:
        return relief + 2
    if seat.virtue <= 3:
        return relief + 1
    return relief


def tax_due(seat: Seat, tax: int) -> int:
    if tax == 0:
        return 0
    due = tax - tax_relief(seat)
    return due if due > 0 else 0


class Helper:
    """Something that an expansion lets a player do while a price is paid, perhaps so that it can be paid at all.

    `word` is the answer that uses the card whose offer is being paid for, if it is a card's offer. Helpers are asked
    one after the other, in the order of the rules' list; `following` is the number of the next one.
    """

    following: int = 0

    def can_help(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        """Would this, perhaps with those that follow, make an unaffordable price payable?"""
        return False

    def steps_in(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        """Has this taken care of the payment, or put a question on the agenda that will?"""
        return False

    # For a helper that asks its own question: what the next helper would ask goes into the same question.

    def affords_plainly(self, table: Table, seat: Seat, price: Price, cards: int) -> bool:
        """Can the price be paid with nothing of what this offers?"""
        return affords(seat, price, cards)

    def pay_plainly(self, table: Table, seat: Seat, price: Price, cards: int) -> None:
        """Pay it so."""
        pay_now(table, seat, price, cards)

    def paid_already(self, table: Table, seat: Seat) -> int:
        """How much Silver of the next price is paid for already, thanks to this."""
        return 0

    def offers(self, table: Table, seat: Seat, price: Price) -> list[int]:
        """The answers with which a player calls on this."""
        return []

    def take(self, table: Table, seat: Seat, price: Price, answer: int) -> None:
        """Carry out one of them, and see to the payment."""
        raise AssertionError("what is offered is carried out")

    def wants_another_capture(self, table: Table) -> bool:
        """Has this helped with a first capture for the sake of a further one?"""
        return False

    def captures_for(self, table: Table, seat: Seat, words: list[int], place: int) -> bool:
        """Would one of the cards that are called on by these words capture others at this place, to be used then?"""
        return False

    def enables(self, table: Table, seat: Seat, word: int, effect: Effect) -> bool:
        """Would this make an impossible card effect possible?"""
        return False

    def enable(self, table: Table, seat: Seat, word: int) -> None:
        """Make it possible, at once."""


def can_afford(table: Table, seat: Seat, price: Price, cards: int = 0, word: int = -1, helper: int = 0) -> bool:
    """Can this player pay it? `cards` is how many Building cards could be discarded, `helper` the first one asked."""
    if affords(seat, price, cards):
        return True
    helpers = table.rules.helpers
    for i in range(helper, len(helpers)):
        if helpers[i].can_help(table, seat, price, cards, word):
            return True
    return False


def affords(seat: Seat, price: Price, cards: int) -> bool:
    """Can this player pay it with what they have now?"""
    if seat.virtue < price.least_virtue or seat.virtue > price.most_virtue or cards < price.cards:
        return False
    if seat.powers.substitutes:
        return len(ways_to_pay(seat, price, cards)) > 0
    goods = seat.goods
    if goods[SILVER] < price.silver + tax_due(seat, price.tax) + price.keep:
        return False
    needs = price.goods
    for good in price.wanted:
        if goods[good] < needs[good]:
            return False
    if price.count:
        free = 0
        for good in price.mix:
            free += goods[good] - needs[good]
        return free >= price.count
    return True


def pay(table: Table, seat: Seat, price: Price, cards: int = 0, word: int = -1, helper: int = 0) -> None:
    """Pay an affordable price, asking how if there is a choice. What follows must be on the agenda already."""
    helpers = table.rules.helpers
    for i in range(helper, len(helpers)):
        if helpers[i].steps_in(table, seat, price, cards, word):
            return
    pay_now(table, seat, price, cards)


def pay_now(table: Table, seat: Seat, price: Price, cards: int) -> None:
    if price.cards:
        table.push(DiscardCards(seat.index, price.cards))
    tax = tax_due(seat, price.tax)
    if price.count == 0 and not seat.powers.substitutes:
        settle(table, seat, price.goods, tax)
        return
    ways = ways_to_pay(seat, price, cards)
    if len(ways) == 1:
        settle(table, seat, ways[0], tax)
    else:
        table.push(HowToPay(seat.index, tax, ways))


def settle(table: Table, seat: Seat, way: list[int], tax: int) -> None:
    """Take what a way names from the seat: Tax goes to the Tax Stand, all else to the supply."""
    goods = seat.goods
    for good in range(len(GOODS)):
        amount = way[good]
        if amount:
            goods[good] -= amount
            table.tell(PAID, seat.index, good, amount)
    if tax:
        goods[SILVER] -= tax
        table.tax += tax
        table.tell(TAX_PAID, seat.index, tax)
    if len(way) > CARDS and way[CARDS]:
        table.push(DiscardCards(seat.index, way[CARDS]))


def all_ways(seat: Seat, price: Price, cards: int) -> list[list[int]]:
    """Every way to make up this price with everything that may replace parts of it, whatever the seat has."""
    ways = price.ways()
    for substitute in seat.powers.substitutes:
        ways = substitute.ways(price, ways, cards)
    return ways


def ways_to_pay(seat: Seat, price: Price, cards: int) -> list[list[int]]:
    """Every way in which this seat can pay this price now, the plain ones first."""
    cards -= price.cards
    ways = all_ways(seat, price, cards)
    silver = tax_due(seat, price.tax) + price.keep
    goods = seat.goods
    payable: list[list[int]] = []
    for way in ways:
        if way[CARDS] > cards or goods[SILVER] < way[SILVER] + silver:
            continue
        enough = True
        for good in range(RESOURCES):
            if goods[good] < way[good]:
                enough = False
                break
        if enough and way not in payable:
            payable.append(way)
    return payable


def _mixes(way: list[int], mix: list[int], count: int) -> list[list[int]]:
    """All ways to add `count` goods of a free mix to a way."""
    if count == 0:
        return [way]
    ways: list[list[int]] = []
    if len(mix) == 1:
        whole = way[:]
        whole[mix[0]] += count
        return [whole]
    for amount in range(count + 1):
        part = way[:]
        part[mix[0]] += amount
        ways.extend(_mixes(part, mix[1:], count - amount))
    return ways


class HowToPay(SeatQuestion):
    """How much of this good goes into the price? Asked good by good, only where the ways differ."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, tax: int, ways: list[list[int]]) -> None:
        super().__init__(index)
        self.tax = tax
        self.ways = ways

    def args(self) -> list[int]:
        numbers = [self.index, self.tax]
        for way in self.ways:
            numbers.extend(way)
        return numbers

    @classmethod
    def load(cls, args: list[int]) -> Step[Table]:
        size = CARDS + 1
        ways = [args[i : i + size] for i in range(2, len(args), size)]
        if not ways or len(ways[-1]) != size or min(min(way) for way in ways) < 0:
            raise ValueError("the ways to pay are incomplete")
        return HowToPay(args[0], args[1], ways)

    def complaint(self, table: Table) -> str:
        seat = table.seats[self.index]
        for way in self.ways:
            owed = way[:CARDS]
            owed[SILVER] += self.tax
            if way[CARDS] > len(seat.hand) or any(owed[good] > seat.goods[good] for good in range(CARDS)):
                return f"{table.rules.seat_keys[seat.index]} cannot pay {way}."
        return ""

    def _open(self) -> int:
        """The first good of which the ways use different amounts."""
        first = self.ways[0]
        for good in range(len(first)):
            for way in self.ways:
                if way[good] != first[good]:
                    return good
        raise AssertionError("one way is not a choice")

    def prompt(self, table: Table) -> Message:
        """With all the ways that are left, so that whoever is asked can choose one of them at once."""
        return Message("ask-how-to-pay", {"ways": [self._way_message(way) for way in self.ways]})

    def _way_message(self, way: list[int]) -> Message:
        names = [*GOODS, "cards"]
        parts = [Message(f"good-{names[i]}", {"number": amount}) for i, amount in enumerate(way) if amount]
        return Message("list", {"parts": parts}) if parts else Message("nothing")

    def options(self, table: Table) -> list[int]:
        good = self._open()
        amounts: list[int] = []
        for way in self.ways:
            if way[good] not in amounts:
                amounts.append(way[good])
        amounts.sort()
        words = table.rules.words.pay[good]
        return [words[amount] for amount in amounts]

    def choose(self, table: Table, answer: int) -> None:
        good = table.rules.vocabulary.a[answer]
        amount = table.rules.vocabulary.b[answer]
        ways = [way for way in self.ways if way[good] == amount]
        if len(ways) == 1:
            settle(table, table.seats[self.index], ways[0], self.tax)
        else:
            table.push(HowToPay(self.index, self.tax, ways))
