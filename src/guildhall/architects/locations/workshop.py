"""The Workshop: hire an Apprentice, or take Building plans.

Hiring costs 2 Tax and 2 Silver. Each own Worker here reaches one column further; a card further away costs 1 Silver
for each column beyond the reach, laid on the cards of its row from the left. Plans: draw 1 Building card, and 1 more
for each full two own Workers here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.answers import HIRE
from guildhall.architects.events import COIN_LAID
from guildhall.architects.hand import draw_buildings
from guildhall.architects.hiring import ROWS, anyone_on_display, begin_hire
from guildhall.architects.locations.place import OpenPlace
from guildhall.architects.names import FOR_HIRE, HIRE_LESS, SILVER, WORKSHOP
from guildhall.architects.paying import Price, can_afford, pay, tax_due
from guildhall.architects.steps import APPRENTICE, SeatQuestion, SeatStep
from guildhall.architects.workers import strength
from guildhall.engine.meaning import COUNT, SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

TAX: Final = 2
WAGE: Final = 2
MOST_SKIPPED: Final = 9  # columns: more than any display has
# By the wage left to pay and the columns skipped.
PRICES: Final = [
    [Price(silver=wage, tax=TAX, purpose=FOR_HIRE, keep=coins) for coins in range(MOST_SKIPPED + 1)]
    for wage in range(WAGE + 1)
]


class Workshop(OpenPlace):
    def visit(self, table: Table, seat: Seat, n: int) -> None:
        table.push(HireOrPlans(seat.index, n))
        seat.powers.trigger(WORKSHOP, table, seat)


def hire_price(seat: Seat, coins: int) -> Price:
    """The coins for skipped columns are laid besides: nothing makes those cheaper."""
    wage = WAGE - seat.powers.numbers[HIRE_LESS]
    return PRICES[wage if wage > 0 else 0][coins]


class HireOrPlans(SeatQuestion):
    """Who do you hire, or do you take plans?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, COUNT)

    def __init__(self, index: int, n: int) -> None:
        super().__init__(index)
        self.n = n

    def args(self) -> list[int]:
        return [self.index, self.n]

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = table.rules.words
        options = [words.take_plans]
        columns = table.rules.columns
        price = hire_price(seat, 0)
        # As many coins as could be laid; below 0 there is not even enough for the price.
        coins = max(seat.goods[SILVER] - price.silver - tax_due(seat, price.tax), -1)
        while coins < columns - 1 and can_afford(table, seat, hire_price(seat, coins + 1)):
            coins += 1
        for space in range(ROWS * columns):
            card = table.display[space]
            if card >= 0 and skipped(space % columns, self.n) <= coins:
                options.append(words.hire[card])
        return options

    def words(self, table: Table) -> list[int]:
        return [table.rules.words.take_plans, *anyone_on_display(table)]

    def refusal(self, table: Table, answer: int) -> Message | None:
        card = table.rules.vocabulary.a[answer]
        if table.rules.vocabulary.verb[answer] != HIRE:
            return None
        if card not in table.display:
            return Message("why-not-on-show")
        seat = table.seats[self.index]
        price = hire_price(seat, skipped(table.display.index(card) % table.rules.columns, self.n))
        if can_afford(table, seat, price):
            return None
        parts = [
            Message("good-silver", {"number": price.silver + price.keep}),
            Message("good-tax", {"number": tax_due(seat, price.tax)}),
        ]
        silver = Message("good-silver", {"number": seat.goods[SILVER]})
        return Message("why-hire", {"price": Message("list", {"parts": parts}), "silver": silver})

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        if table.rules.vocabulary.verb[answer] == HIRE:
            card = table.rules.vocabulary.a[answer]
            column = table.display.index(card) % table.rules.columns
            begin_hire(table, seat, card)
            table.push(LayCoins(self.index, card, self.n))
            pay(table, seat, hire_price(seat, skipped(column, self.n)))
        else:
            draw_buildings(table, seat, 1 + self.n // 2)

    def prompt(self, table: Table) -> Message:
        return Message("ask-hire-or-plans", {"number": 1 + self.n // 2})


def column_prices(table: Table, seat: Seat) -> list[dict[str, int]]:
    """What hiring from each column costs a player who comes with one Worker more, or who is here just now: all the
    Silver, how much of it is Tax, and how much is laid on the cards before."""
    asked = table.decision
    reach = strength(seat, WORKSHOP) + 1
    if isinstance(asked, HireOrPlans) and asked.index == seat.index:
        reach = asked.n
    prices = [hire_price(seat, skipped(column, reach)) for column in range(table.rules.columns)]
    return [
        {
            "silver": price.silver + price.keep + tax_due(seat, price.tax),
            "tax": tax_due(seat, price.tax),
            "laid": price.keep,
        }
        for price in prices
    ]


def skipped(column: int, reach: int) -> int:
    """How many coins a card in this column (from 0) costs beyond the price."""
    beyond = column + 1 - reach
    return beyond if beyond > 0 else 0


class LayCoins(SeatStep):
    """One Silver on each skipped card, from the left of the hired card's row."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, APPRENTICE, COUNT)

    def __init__(self, index: int, card: int, reach: int) -> None:
        super().__init__(index)
        self.card = card
        self.reach = reach

    def args(self) -> list[int]:
        return [self.index, self.card, self.reach]

    def resolve(self, table: Table) -> None:
        columns = table.rules.columns
        space = table.display.index(self.card)
        start = space - space % columns
        for other in range(start, start + skipped(space % columns, self.reach)):
            table.seats[self.index].goods[SILVER] -= 1
            table.coins[other] += 1
            table.tell(COIN_LAID, self.index, table.display[other])
