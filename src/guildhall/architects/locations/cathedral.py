"""The Cathedral: six levels, each with a price, a number of spots and points at the end.

Advancing takes Virtue 5 or more, a free spot on the next level, the level's price and a Building card to discard; it
brings a Reward, or 1 Virtue when there is none left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.events import CATHEDRAL_ADVANCED, REWARD_SHOWN
from guildhall.architects.lacking import why_unaffordable
from guildhall.architects.names import (
    ADVANCED,
    CATHEDRAL_AT_ANY_VIRTUE,
    CATHEDRAL_TOP,
    FOR_CATHEDRAL,
    NO_DISCARD_AT_CATHEDRAL,
    STONE,
    WOOD,
)
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.steps import SeatStep
from guildhall.architects.virtue import gain_virtue
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table

VIRTUE_NEEDED: Final = 5


def _prices(cards: int, virtue: int) -> list[Price]:
    """What each level costs to enter; level 0 is below the Cathedral."""
    purpose = FOR_CATHEDRAL
    return [
        Price(),
        Price(gold=1, purpose=purpose, cards=cards, least_virtue=virtue),
        Price(count=4, mix=(WOOD, STONE), purpose=purpose, cards=cards, least_virtue=virtue),
        Price(marble=1, purpose=purpose, cards=cards, least_virtue=virtue),
        Price(count=8, mix=(WOOD, STONE), purpose=purpose, cards=cards, least_virtue=virtue),
        Price(gold=2, marble=2, purpose=purpose, cards=cards, least_virtue=virtue),
    ]


# By the cards to discard.
PRICES: Final = [_prices(cards, VIRTUE_NEEDED) for cards in range(2)]
PRICES_AT_ANY_VIRTUE: Final = [_prices(cards, 0) for cards in range(2)]
# Below the Cathedral there is room for all.
SPOTS: Final = [99, 3, 3, 2, 2, 1]
POINTS: Final = [0, 2, 4, 7, 12, 20]


def price_of(seat: Seat, level: int) -> Price:
    numbers = seat.powers.numbers
    prices = PRICES_AT_ANY_VIRTUE if numbers[CATHEDRAL_AT_ANY_VIRTUE] else PRICES
    return prices[0 if numbers[NO_DISCARD_AT_CATHEDRAL] else 1][level]


def has_free_spot(table: Table, level: int) -> bool:
    taken = 0
    for seat in table.seats:
        if seat.cathedral == level:
            taken += 1
    return taken < SPOTS[level]


def can_advance(table: Table, seat: Seat) -> bool:
    if seat.cathedral >= CATHEDRAL_TOP:
        return False
    level = seat.cathedral + 1
    return can_afford(table, seat, price_of(seat, level), len(seat.hand)) and has_free_spot(table, level)


def why_no_advance(table: Table, seat: Seat) -> Message | None:
    """What keeps a player from the next level; None if nothing does."""
    if can_advance(table, seat):
        return None
    if seat.cathedral >= CATHEDRAL_TOP:
        return Message("why-cathedral-top")
    level = seat.cathedral + 1
    if not has_free_spot(table, level):
        return Message("why-cathedral-full", {"number": level})
    return why_unaffordable(table, seat, price_of(seat, level), len(seat.hand))


def advance(table: Table, seat: Seat) -> None:
    """Pay for the next level, then climb it."""
    table.push(Advance(seat.index))
    pay(table, seat, price_of(seat, seat.cathedral + 1), len(seat.hand))


class Advance(SeatStep):
    """One level up, and a Reward."""

    def occasion(self, table: Table) -> Occasion:
        if not table.reward_pile:
            return Occasion(rises=1)
        # Nobody knows which of the Rewards that have not been seen comes next.
        seat = table.seats[self.index]
        rewards = table.rules.rewards
        unseen = [rewards[i].gain.occasion(table, seat) for i in range(len(rewards)) if i not in table.rewards_shown]
        return Occasion(rises=max([reward.rises for reward in unseen]))

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        seat.cathedral += 1
        table.tell(CATHEDRAL_ADVANCED, self.index, seat.cathedral)
        # The Reward may leave a question about Virtue on the agenda; the Acolytes' gains do not depend on its answer.
        gain_reward(table, seat)
        seat.powers.trigger(ADVANCED, table, seat)


def gain_reward(table: Table, seat: Seat) -> None:
    """The top Reward, or 1 Virtue when there is none left."""
    automaton = seat.powers.automaton
    if automaton is not None:
        automaton.rewarded(table, seat)
    elif table.reward_pile:
        card = table.reward_pile.pop()
        table.rewards_shown.append(card)
        table.reveals += 1
        table.tell(REWARD_SHOWN, seat.index, card)
        table.rules.rewards[card].gain.apply(table, seat)
    else:
        gain_virtue(table, seat, 1)
