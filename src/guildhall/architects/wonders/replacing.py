"""Influence in place of what is paid or lost, at any time, also on another player's turn.

2 Influence for up to 2 Silver, never Tax (I6), of which what is left serves for the rest of the turn (I7); 4 for 1 Gold
or 1 Marble (I9); 2 for 1 Virtue (I8); and with certain cards 1 for 1 Clay, Wood or Stone. A certain board may spend 2
Silver to ignore such a loss, if it had the Influence to lose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.names import CLAY, GOLD, MARBLE, SILVER, STONE, WOOD
from guildhall.architects.paying import Helper, Price, affords, can_afford, pay_now, settle, tax_due
from guildhall.architects.powers import Escape, Powers, benefit_all
from guildhall.architects.steps import SeatQuestion
from guildhall.architects.wonders.events import LOSS_IGNORED, REPLACED, VIRTUE_KEPT
from guildhall.architects.wonders.influence import lose_influence
from guildhall.architects.wonders.names import (
    IGNORE_RESOURCE,
    REPLACE,
    SILVER_FOR_INFLUENCE,
)
from guildhall.architects.wonders.part import part_of, words_of
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import AMOUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table
    from guildhall.architects.wonders.part import WondersPart

FOR_SILVER: Final = 2
SILVER_REPLACED: Final = 2
FOR_VIRTUE: Final = 2
FOR_GOLD_OR_MARBLE: Final = 4
FOR_RESOURCE: Final = 1
SILVER_TO_IGNORE: Final = 2
REPLACEABLE: Final = [SILVER, GOLD, MARBLE, CLAY, WOOD, STONE]
TOO_MUCH: Final = 99
IGNORE_PRICE: Final = Price(silver=SILVER_TO_IGNORE)


def amounts_of(good: int) -> tuple[int, int]:
    """The Influence that one such loss takes, and the most of the good that it replaces."""
    if good == SILVER:
        return FOR_SILVER, SILVER_REPLACED
    return (FOR_GOLD_OR_MARBLE if good in (GOLD, MARBLE) else FOR_RESOURCE), 1


def ignores(seat: Seat, good: int) -> bool:
    """May this player lose Influence to ignore spending this resource?"""
    return good <= STONE and seat.powers.numbers[IGNORE_RESOURCE + good] > 0


def cost_of(seat: Seat, price: Price, good: int) -> int:
    """The Influence that replaces some of this good in a price; 0 if none can."""
    if good == SILVER:
        return FOR_SILVER if price.silver else 0
    if good in (GOLD, MARBLE):
        return FOR_GOLD_OR_MARBLE if price.goods[good] else 0
    if not ignores(seat, good):
        return 0
    return FOR_RESOURCE if price.goods[good] or (price.count and good in price.mix) else 0


def cheaper(price: Price, good: int) -> Price:
    """The price without what one such loss replaces."""
    return price.without(good, min(price.silver, SILVER_REPLACED) if good == SILVER else 1)


def may_ignore(seat: Seat) -> bool:
    return seat.powers.numbers[SILVER_FOR_INFLUENCE] > 0


def with_silver_kept(price: Price, silver: int) -> Price:
    """The same price when so much more Silver is needed besides."""
    other = price.with_goods(price.goods)
    other.keep += silver
    return other


def can_pay(seat: Seat, price: Price, cards: int, influence: int) -> bool:
    """Can the price be paid with up to that much Influence? Not asked of Silver that is prepaid."""
    if seat.powers.substitutes or may_ignore(seat):
        return _can_pay_somehow(seat, price, cards, influence, influence, 0)
    return influence_needed(seat, price, cards) <= influence


def influence_needed(seat: Seat, price: Price, cards: int) -> int:
    """The least Influence with which the price could be paid by somebody who has no other ways to pay."""
    if seat.virtue < price.least_virtue or seat.virtue > price.most_virtue or cards < price.cards:
        return TOO_MUCH
    goods = seat.goods
    spare = goods[SILVER] - tax_due(seat, price.tax) - price.keep
    if spare < 0:
        return TOO_MUCH
    needed = 0
    if price.silver > spare:
        needed = (price.silver - spare + SILVER_REPLACED - 1) // SILVER_REPLACED * FOR_SILVER
    for good in price.wanted:
        short = price.goods[good] - goods[good]
        if short > 0:
            cost = cost_of(seat, price, good)
            if cost == 0:
                return TOO_MUCH
            needed += short * cost
    if price.count:
        short = price.count
        ignored = False
        for good in price.mix:
            short -= max(goods[good] - price.goods[good], 0)
            if ignores(seat, good):
                ignored = True
        if short > 0:
            if not ignored:
                return TOO_MUCH
            needed += short * FOR_RESOURCE
    return needed


def is_short(seat: Seat, price: Price, good: int) -> bool:
    """Is there less of a good than this price, which has no free mix, asks for?"""
    if good == SILVER:
        return seat.goods[SILVER] < price.silver + tax_due(seat, price.tax) + price.keep
    return seat.goods[good] < price.goods[good]


def _can_pay_somehow(seat: Seat, price: Price, cards: int, influence: int, held: int, start: int) -> bool:
    """The same by trial, for a player who can also pay with something else. Goods are replaced in order, so none twice.

    Losses that are ignored cost none of the Influence that was `held` at first, since they can all come first.
    """
    if affords(seat, price, cards):
        return True
    for i in range(start, len(REPLACEABLE)):
        good = REPLACEABLE[i]
        cost = cost_of(seat, price, good)
        if cost == 0:
            continue
        less = cheaper(price, good)
        if cost <= influence and _can_pay_somehow(seat, less, cards, influence - cost, held, i):
            return True
        if good != SILVER and cost <= held and may_ignore(seat):
            if _can_pay_somehow(seat, with_silver_kept(less, SILVER_TO_IGNORE), cards, influence, held, i):
                return True
    return False


def less_prepaid(part: WondersPart, seat: Seat, price: Price) -> Price:
    """The price without the Silver for which Influence was given up earlier in the turn."""
    silver = min(part.prepaid[seat.index], price.silver)
    return price.without(SILVER, silver) if silver else price


def use_prepaid(table: Table, seat: Seat, price: Price) -> Price:
    """The same, and that Silver is spent."""
    part = part_of(table)
    less = less_prepaid(part, seat, price)
    part.prepaid[seat.index] -= price.silver - less.silver
    return less


class InfluenceHelper(Helper):
    def can_help(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        part = part_of(table)
        influence = part.influence[seat.index]
        if influence == 0 and part.prepaid[seat.index] == 0:
            return False
        return can_pay(seat, less_prepaid(part, seat, price), cards, influence)

    def steps_in(self, table: Table, seat: Seat, price: Price, cards: int, word: int) -> bool:
        less = use_prepaid(table, seat, price)
        if less is price and part_of(table).influence[seat.index] == 0:
            return False
        question = HowToReplace(seat.index, less)
        if question.offers(table):
            table.push(question)
            return True
        if less is price:
            return False
        pay_now(table, seat, less, cards)
        return True

    def affords_plainly(self, table: Table, seat: Seat, price: Price, cards: int) -> bool:
        return affords(seat, less_prepaid(part_of(table), seat, price), cards)

    def pay_plainly(self, table: Table, seat: Seat, price: Price, cards: int) -> None:
        pay_now(table, seat, use_prepaid(table, seat, price), cards)

    def paid_already(self, table: Table, seat: Seat) -> int:
        return part_of(table).prepaid[seat.index]

    def offers(self, table: Table, seat: Seat, price: Price) -> list[int]:
        return HowToReplace(seat.index, less_prepaid(part_of(table), seat, price)).offers(table)

    def take(self, table: Table, seat: Seat, price: Price, answer: int) -> None:
        HowToReplace(seat.index, use_prepaid(table, seat, price)).choose(table, answer)


class HowToReplace(SeatQuestion):
    """Do you pay, or do you give up Influence in place of a part of the price?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, AMOUNT)

    def __init__(self, index: int, price: Price) -> None:
        super().__init__(index)
        self.price = price

    def args(self) -> list[int]:
        return [self.index, *self.price.numbers()]

    @classmethod
    def load(cls, args: list[int]) -> Step[Table]:
        return HowToReplace(args[0], Price.from_numbers(args[1:]))

    def offers(self, table: Table) -> list[int]:
        """The answers that replace something and leave a price that can be paid."""
        seat = table.seats[self.index]
        words = words_of(table)
        influence = part_of(table).influence[self.index]
        price = self.price
        cards = len(seat.hand)
        options: list[int] = []
        if price.count == 0 and not seat.powers.substitutes and not may_ignore(seat):
            # Most often so, and then no other price has to be tried: what is short has to be replaced anyway.
            needed = influence_needed(seat, price, cards)
            if needed <= influence:
                for good in REPLACEABLE:
                    cost = cost_of(seat, price, good)
                    if cost and (needed + cost <= influence or is_short(seat, price, good)):
                        options.append(words.replace[good])
            return options
        for good in REPLACEABLE:
            cost = cost_of(seat, price, good)
            if cost == 0 or cost > influence:
                continue
            less = cheaper(price, good)
            if can_pay(seat, less, cards, influence - cost):
                options.append(words.replace[good])
            if good != SILVER and may_ignore(seat):
                if can_pay(seat, with_silver_kept(less, SILVER_TO_IGNORE), cards, influence):
                    options.append(words.replace_for_silver[good])
        return options

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        options = self.offers(table)
        if affords(seat, self.price, len(seat.hand)):
            options.insert(0, words_of(table).pay_plainly)
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        price = self.price
        if answer == words_of(table).pay_plainly:
            pay_now(table, seat, price, len(seat.hand))
            return
        good = table.rules.vocabulary.a[answer]
        less = cheaper(price, good)
        if table.rules.vocabulary.verb[answer] == REPLACE:
            lose_influence(table, seat, cost_of(seat, price, good))
            if good == SILVER:
                part_of(table).prepaid[self.index] = SILVER_REPLACED - (price.silver - less.silver)
        else:
            ignore_loss(table, seat)
        table.tell(REPLACED, self.index, good)
        if good <= STONE:
            benefit_all(table, seat, seat.powers.number_words[IGNORE_RESOURCE + good])
        again = HowToReplace(self.index, less)
        if again.offers(table):
            table.push(again)
        else:
            pay_now(table, seat, less, len(seat.hand))

    def prompt(self, table: Table) -> Message:
        influence = part_of(table).influence[self.index]
        return Message("ask-how-to-replace", {"price": self.price.message(), "number": influence})


def ignore_loss(table: Table, seat: Seat) -> None:
    """Spend Silver, not Influence; that Silver cannot be replaced in turn."""
    settle(table, seat, IGNORE_PRICE.goods, 0)
    table.tell(LOSS_IGNORED, seat.index)


class InfluenceForVirtue(Escape):
    """Lose Influence instead of a point of Virtue."""

    def join(self, powers: Powers, word: int) -> None:
        powers.virtue_escapes.append(self)

    def word(self, table: Table) -> int:
        return words_of(table).influence_for_virtue

    def is_open(self, table: Table, seat: Seat) -> bool:
        return part_of(table).influence[seat.index] >= FOR_VIRTUE

    def spares(self, table: Table, seat: Seat, price: Price, helper: int) -> bool:
        influence = part_of(table).influence
        influence[seat.index] -= FOR_VIRTUE
        affordable = can_afford(table, seat, price, len(seat.hand), helper=helper)
        influence[seat.index] += FOR_VIRTUE
        return affordable

    def take(self, table: Table, seat: Seat) -> None:
        lose_influence(table, seat, FOR_VIRTUE)
        table.tell(VIRTUE_KEPT, seat.index)


class SilverForVirtue(InfluenceForVirtue):
    """The same, and spend Silver to ignore the loss of Influence."""

    def takes_silver(self, seat: Seat) -> bool:
        return True

    def word(self, table: Table) -> int:
        return words_of(table).silver_for_virtue

    def is_open(self, table: Table, seat: Seat) -> bool:
        return super().is_open(table, seat) and seat.goods[SILVER] >= SILVER_TO_IGNORE

    def spares(self, table: Table, seat: Seat, price: Price, helper: int) -> bool:
        seat.goods[SILVER] -= SILVER_TO_IGNORE
        affordable = can_afford(table, seat, price, len(seat.hand), helper=helper)
        seat.goods[SILVER] += SILVER_TO_IGNORE
        return affordable

    def take(self, table: Table, seat: Seat) -> None:
        ignore_loss(table, seat)
        table.tell(VIRTUE_KEPT, seat.index)
