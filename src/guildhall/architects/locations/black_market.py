"""The Black Market: three spaces for one Worker each, closed to players with Virtue 10 or more.

Left: 1 Silver for the Small offer. Middle: 2 Silver to hire any face-up Apprentice, or to look at 5 Building cards
and keep 1. Right: 3 Silver for the Large offer. Each action costs 1 Virtue besides. The third Worker brings a reset
(`reset.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.answers import HIRE
from guildhall.architects.effects import Gain
from guildhall.architects.events import CARD_KEPT, CARD_SEEN, MARKET_TAKEN
from guildhall.architects.hiring import anyone_on_display, begin_hire
from guildhall.architects.lacking import why_unaffordable
from guildhall.architects.locations.place import Place
from guildhall.architects.names import (
    FOR_MARKET,
    MARKET_AT_ANY_VIRTUE,
    MARKET_LEFT,
    MARKET_LESS,
    MARKET_MIDDLE,
    MARKET_RIGHT,
    MARKET_VIRTUE_LESS,
)
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.powers import benefit_all
from guildhall.architects.steps import MARKET, SeatQuestion, SeatStep
from guildhall.architects.virtue import lose_virtue
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

TOO_MUCH_VIRTUE: Final = 10
VIRTUE_LOST: Final = 1
LOOKED_AT: Final = 5
SPACES: Final = 3

# By the Silver left to pay.
PRICES: Final = [
    Price(silver=silver, purpose=FOR_MARKET, most_virtue=TOO_MUCH_VIRTUE - 1) for silver in range(SPACES + 1)
]
PRICES_AT_ANY_VIRTUE: Final = [Price(silver=silver, purpose=FOR_MARKET) for silver in range(SPACES + 1)]

# What is printed on the board, used while no card lies there.
PRINTED_SMALL: Final = Gain(marble=1, gold=1)
PRINTED_LARGE: Final = Gain(marble=2, stone=1, wood=1)


def is_taken(table: Table, space: int) -> bool:
    for seat in table.seats:
        if seat.workers[space]:
            return True
    return False


class BlackMarket(Place):
    """One of the three spaces."""

    def price(self, seat: Seat) -> Price:
        silver = self.area - MARKET_LEFT + 1 - seat.powers.numbers[MARKET_LESS]
        prices = PRICES_AT_ANY_VIRTUE if seat.powers.numbers[MARKET_AT_ANY_VIRTUE] else PRICES
        return prices[silver if silver > 0 else 0]

    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        return not is_taken(table, self.area) and can_afford(table, seat, self.price(seat))

    def why_closed(self, table: Table, seat: Seat) -> Message:
        if is_taken(table, self.area):
            return Message("why-market-taken")
        return why_unaffordable(table, seat, self.price(seat)) or super().why_closed(table, seat)

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        if is_taken(table, MARKET_LEFT) and is_taken(table, MARKET_MIDDLE) and is_taken(table, MARKET_RIGHT):
            table.reset_due = True
        # What the cards in play bring comes before the action, so that an Apprentice hired by it brings nothing yet.
        table.push(MarketAction(seat.index, self.area))
        table.push(MarketExtras(seat.index, self.area))
        pay(table, seat, self.price(seat))


class MarketExtras(SeatStep):
    """The Virtue that the action costs, and what the player's own cards add to it."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, MARKET)

    def __init__(self, index: int, area: int) -> None:
        super().__init__(index)
        self.area = area

    def args(self) -> list[int]:
        return [self.index, self.area]

    def occasion(self, table: Table) -> Occasion:
        return Occasion(falls=max(0, VIRTUE_LOST - table.seats[self.index].powers.numbers[MARKET_VIRTUE_LESS]))

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        seat.powers.trigger(self.area, table, seat)
        benefit_all(table, seat, seat.powers.number_words[MARKET_LESS])
        benefit_all(table, seat, seat.powers.number_words[MARKET_VIRTUE_LESS])
        lose_virtue(table, seat, VIRTUE_LOST - seat.powers.numbers[MARKET_VIRTUE_LESS])


class MarketAction(SeatStep):
    """What the space offers."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, MARKET)

    def __init__(self, index: int, area: int) -> None:
        super().__init__(index)
        self.area = area

    def args(self) -> list[int]:
        return [self.index, self.area]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        if self.area == MARKET_MIDDLE:
            table.push(HireOrLook(self.index))
        else:
            pile = table.small_pile if self.area == MARKET_LEFT else table.large_pile
            table.tell(MARKET_TAKEN, self.index, pile[-1] if pile else -1, self.area)
            offer(table, self.area).apply(table, seat)


def offer(table: Table, area: int) -> Gain:
    """What the left or the right space gives now."""
    markets = table.rules.markets
    if area == MARKET_LEFT:
        return markets[table.small_pile[-1]].small if table.small_pile else PRINTED_SMALL
    return markets[table.large_pile[-1]].large if table.large_pile else PRINTED_LARGE


class MarketExtra:
    """A further action on the middle space."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        raise AssertionError("an action has answers")

    def choose(self, table: Table, seat: Seat, answer: int) -> bool:
        """Carry the answer out, if it is one of this action's."""
        raise AssertionError("an action is carried out")


class HireOrLook(SeatQuestion):
    """Who do you hire, or do you look at plans?"""

    def options(self, table: Table) -> list[int]:
        options = anyone_on_display(table)
        options.append(table.rules.words.look_at_plans)
        for extra in table.rules.market_extras:
            options.extend(extra.options(table, table.seats[self.index]))
        return options

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == HIRE:
            begin_hire(table, seat, table.rules.vocabulary.a[answer])
            return
        for extra in table.rules.market_extras:
            if extra.choose(table, seat, answer):
                return
        pile = table.building_pile
        for _ in range(min(LOOKED_AT, len(pile))):
            card = pile.pop()
            table.looking.append(card)
            table.reveals += 1
            table.tell(CARD_SEEN, self.index, card)
        if table.looking:
            table.push(KeepOne(self.index))


class KeepOne(SeatQuestion):
    """Which of these Building cards do you keep? The others go under the pile, in the order drawn."""

    def options(self, table: Table) -> list[int]:
        return [table.rules.words.keep[card] for card in table.looking]

    def choose(self, table: Table, answer: int) -> None:
        kept = table.rules.vocabulary.a[answer]
        for card in table.looking:
            if card == kept:
                table.seats[self.index].hand.append(card)
            else:
                table.building_pile.insert(0, card)
        table.looking = []
        table.tell(CARD_KEPT, self.index, kept)
