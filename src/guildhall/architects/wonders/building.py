"""Wonders: built from the table in the Guildhall, for resources of one kind, Influence and Tax.

Each resource that contributions have laid on one makes it cheaper by 1, for whoever builds it. Its token goes to a
place without one and stays there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.answers import BUILD
from guildhall.architects.effects import Effect
from guildhall.architects.lacking import lacking, lacks
from guildhall.architects.locations.guildhall import Construct, GuildhallExtra
from guildhall.architects.names import FOR_BUILDING
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.steps import SeatQuestion
from guildhall.architects.wonders.events import TOKEN_PLACED
from guildhall.architects.wonders.influence import spend_influence
from guildhall.architects.wonders.names import NOBODY, NOWHERE, SITES, SLOTS
from guildhall.architects.wonders.part import part_of
from guildhall.engine.meaning import SEAT, Meaning, Range
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table
    from guildhall.architects.wonders.part import WondersPart
    from guildhall.architects.wonders.rows import Wonder


WONDER: Final = Range(0, SLOTS - 1)


def prices_of(wonder: Wonder) -> list[Price]:
    """What it costs, besides Influence, by how much of its resource is still needed."""
    prices: list[Price] = []
    for amount in range(wonder.amount + 1):
        price = Price(tax=wonder.tax, purpose=FOR_BUILDING)
        goods = price.goods[:]
        goods[wonder.good] = amount
        prices.append(price.with_goods(goods))
    return prices


def price_of(part: WondersPart, wonder: int) -> Price:
    """What it costs now, besides Influence."""
    prices = part.rows.prices[wonder]
    return prices[max(len(prices) - 1 - part.laid[wonder], 0)]


def can_build(table: Table, part: WondersPart, seat: Seat, wonder: int) -> bool:
    influence = part.influence[seat.index]
    needed = part.rows.wonders[wonder].influence
    if part.owners[wonder] != NOBODY or influence < needed:
        return False
    # What the Wonder itself takes cannot replace its resources (I16).
    part.influence[seat.index] = influence - needed
    affordable = can_afford(table, seat, price_of(part, wonder), len(seat.hand))
    part.influence[seat.index] = influence
    return affordable


def why_not_built(table: Table, part: WondersPart, seat: Seat, wonder: int) -> Message | None:
    """What keeps a player from building a Wonder; None if nothing does."""
    if can_build(table, part, seat, wonder):
        return None
    owner = part.owners[wonder]
    if owner != NOBODY:
        return Message("why-wonder-built", {"seat": Message(f"seat-{table.rules.seat_keys[owner]}")})
    price = price_of(part, wonder)
    influence = part.rows.wonders[wonder].influence - part.influence[seat.index]
    missing = lacking(seat, price, len(seat.hand))
    if influence > 0:
        missing.append(Message("good-influence", {"number": influence}))
    return lacks(missing)


class WondersToBuild(GuildhallExtra):
    def options(self, table: Table, seat: Seat) -> list[int]:
        part = part_of(table)
        if part.influence[seat.index] < part.rows.least_influence:
            return []
        first = part.rows.first
        build = table.rules.words.build
        return [build[first + wonder] for wonder in range(SLOTS) if can_build(table, part, seat, wonder)]

    def words(self, table: Table, seat: Seat) -> list[int]:
        first = part_of(table).rows.first
        return table.rules.words.build[first : first + SLOTS]

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        part = part_of(table)
        return why_not_built(table, part, seat, table.rules.vocabulary.a[answer] - part.rows.first)

    def note(self, table: Table, seat: Seat) -> Message | None:
        part = part_of(table)
        wonders = [
            Message(
                "wonder-for",
                {
                    "card": table.rules.card_name("building", part.rows.first + wonder),
                    "price": part.rows.wonders[wonder].cost_message(part.laid[wonder]),
                },
            )
            for wonder in range(SLOTS)
            if can_build(table, part, seat, wonder)
        ]
        return Message("note-on-wonders", {"wonders": Message("list", {"parts": wonders})}) if wonders else None

    def choose(self, table: Table, seat: Seat, answer: int) -> bool:
        part = part_of(table)
        card = table.rules.vocabulary.a[answer]
        wonder = card - part.rows.first
        if table.rules.vocabulary.verb[answer] != BUILD or not 0 <= wonder < SLOTS:
            return False
        price = price_of(part, wonder)
        seat.buildings.append(card)
        part.owners[wonder] = seat.index
        part.laid[wonder] = 0
        table.push(Construct(seat.index, card))
        spend_influence(table, seat, part.rows.wonders[wonder].influence)
        pay(table, seat, price, len(seat.hand))
        return True


class PlaceToken(Effect):
    """A Wonder's token goes to a place, once."""

    def begin(self, table: Table, seat: Seat, card: int) -> None:
        part = part_of(table)
        wonder = card - part.rows.first
        if part.sites[wonder] == NOWHERE:
            table.push(WhereToken(seat.index, wonder))

    def message(self) -> Message:
        return Message("place-token")


class WhereToken(SeatQuestion):
    """Where does the token of your Wonder go?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, WONDER)

    def __init__(self, index: int, wonder: int) -> None:
        super().__init__(index)
        self.wonder = wonder

    def args(self) -> list[int]:
        return [self.index, self.wonder]

    def options(self, table: Table) -> list[int]:
        part = part_of(table)
        return [part.rows.words.token[i] for i, area in enumerate(SITES) if area not in part.sites]

    def choose(self, table: Table, answer: int) -> None:
        part = part_of(table)
        area = table.rules.vocabulary.a[answer]
        part.sites[self.wonder] = area
        table.tell(TOKEN_PLACED, self.index, part.rows.first + self.wonder, area)
        table.rules.renew_powers(table, table.seats[self.index])

    def prompt(self, table: Table) -> Message:
        card = part_of(table).rows.first + self.wonder
        return Message("ask-where-token", {"card": table.rules.card_name("building", card)})
