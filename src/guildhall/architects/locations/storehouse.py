"""The King's Storehouse: up to one trade for each own Worker here, in any mix, repeats allowed.

2 of Clay, Wood and Stone for 1 Virtue; 3 of Wood and Stone for 1 Marble; and what the Apprentices trade.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.effects import Gain
from guildhall.architects.hiring import (
    interlude,
    interlude_words,
    offer_interludes,
    why_no_interlude,
    with_interludes,
)
from guildhall.architects.lacking import why_unaffordable
from guildhall.architects.locations.place import OpenPlace
from guildhall.architects.names import CLAY, STONE, STOREHOUSE, WOOD
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.powers import Trade, benefit
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.workers import arrive
from guildhall.engine.meaning import COUNT, SEAT, WORD, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

GOODS_FOR_VIRTUE: Final = Trade(Price(count=2, mix=(CLAY, WOOD, STONE)), Gain(virtue=1))
GOODS_FOR_MARBLE: Final = Trade(Price(count=3, mix=(WOOD, STONE)), Gain(marble=1))


class Storehouse(OpenPlace):
    def visit(self, table: Table, seat: Seat, n: int) -> None:
        arrive(table, seat, STOREHOUSE, WhichTrade(seat.index, n))


class WhichTrade(SeatQuestion):
    """What do you trade? Asked for each of the `left` trades."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, left: int) -> None:
        super().__init__(index)
        self.left = left

    def args(self) -> list[int]:
        return [self.index, self.left]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        powers = seat.powers
        cards = len(seat.hand)
        options: list[int] = []
        for i in range(len(powers.trades)):
            if can_afford(table, seat, powers.trades[i].price, cards, powers.trade_words[i]):
                options.append(powers.trade_words[i])
        options.append(table.rules.words.done)
        offer_interludes(table, seat, options)
        return options

    def words(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        return seat.powers.trade_words + interlude_words(table, seat)

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        powers = seat.powers
        if answer in powers.trade_words:
            price = powers.trades[powers.trade_words.index(answer)].price
            return why_unaffordable(table, seat, price, len(seat.hand), answer)
        return why_no_interlude(table, seat, answer)

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        words = table.rules.words
        if answer == words.done:
            return
        if interlude(table, seat, answer, self):
            return
        powers = seat.powers
        trade = powers.trade_words.index(answer)
        if self.left > 1:
            table.push(WhichTrade(self.index, self.left - 1))
        table.push(TradeGain(self.index, answer))
        pay(table, seat, powers.trades[trade].price, len(seat.hand), answer)

    def prompt(self, table: Table) -> Message:
        question = Message("ask-which-trade", {"number": self.left})
        return with_interludes(table, table.seats[self.index], question)


class TradeGain(SeatStep):
    """What a trade brings, once it has been paid. `word` names the trade."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, WORD)

    def __init__(self, index: int, word: int) -> None:
        super().__init__(index)
        self.word = word

    def args(self) -> list[int]:
        return [self.index, self.word]

    def occasion(self, table: Table) -> Occasion:
        powers = table.seats[self.index].powers
        gain = powers.trades[powers.trade_words.index(self.word)].gain
        return gain.occasion(table, table.seats[self.index])

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        benefit(table, seat, self.word)
        seat.powers.trades[seat.powers.trade_words.index(self.word)].gain.apply(table, seat)
