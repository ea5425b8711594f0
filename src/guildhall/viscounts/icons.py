"""What pays for an action: icons of cards, of the player board, of bonus cards and of a dismissed card, and goods.
rules/viscounts 4.3.

Icons cost nothing, so they all count. What is then lacking is paid in goods: one way is taken without a question; where
there are several, each good that leaves a choice is asked for (`HowToPay`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message
from guildhall.viscounts.abilities import SPENT_FOR
from guildhall.viscounts.events import PAID
from guildhall.viscounts.names import (
    ACTIONS,
    BUILDER,
    CLERIC,
    GOLD,
    GOODS,
    MERCHANT,
    NO_CARD,
    NOBLE,
    SILVER,
    STONE,
    TRADE,
    TRANSCRIBE,
    message,
)
from guildhall.viscounts.steps import ACTION, GOOD, LACKING, SeatQuestion

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


# What is printed in the three slots of a player board; `icons_for` counts it where no card covers it.
PRINTED_ICONS: Final = ((), (CLERIC, BUILDER, NOBLE), (MERCHANT, MERCHANT))


# What cards change for an action, as bits of `Rules.changing`: those of an action follow each other.
PAIRS: Final = 0  # two Merchants count as one icon
SILVERS: Final = 4  # so do two silver spent
DOUBLE: Final = 8  # one unit of its resource counts as two icons
STONE_AND_GOLD: Final = 12  # count as Clerics


def changes_of(table: Table, seat: Seat) -> int:
    """What the cards on the player board change."""
    changing = table.rules.changing
    slots = seat.slots
    return changing[slots[0]] | changing[slots[1]] | changing[slots[2]]


def merchants(table: Table, seat: Seat, dismissed: int) -> int:
    """Merchants on the player board, on bonus cards and on a dismissed card, without Criminals."""
    shown = table.rules.icons[MERCHANT]
    slots = seat.slots
    count = seat.lasting[MERCHANT] + shown[slots[0]] + shown[slots[1]] + shown[slots[2]] + shown[dismissed]
    return count + 2 if slots[2] == NO_CARD else count


def pairs_of_merchants(table: Table, seat: Seat, action: int, dismissed: int) -> int:
    """The icons of an action for which pairs of Merchants stand in."""
    if changes_of(table, seat) >> (PAIRS + action) & 1:
        return merchants(table, seat, dismissed) // 2
    return 0


def icons_for(table: Table, seat: Seat, action: int, dismissed: int) -> int:
    """All that need not be paid for, with those of a card that is or may be dismissed."""
    rules = table.rules
    counted = rules.counted[action]
    slots = seat.slots
    count = seat.lasting[action] + counted[slots[0]] + counted[slots[1]] + counted[slots[2]] + counted[dismissed]
    # What is printed in the second and the third slot counts until a card covers it.
    if action == MERCHANT:
        if slots[2] == NO_CARD:
            count += 2
    elif slots[1] == NO_CARD:
        count += 1
    return count + pairs_of_merchants(table, seat, action, dismissed)


def goods_for(table: Table, seat: Seat, action: int) -> list[int]:
    """What may be spent for this action's icons, silver last."""
    changes = changes_of(table, seat)
    goods = [SPENT_FOR[action]]
    if action == TRANSCRIBE and changes >> STONE_AND_GOLD & 1:
        goods += [GOLD, STONE]
    if changes >> (SILVERS + action) & 1:
        goods.append(SILVER)
    return goods


def worth_of(table: Table, seat: Seat, action: int, good: int, units: int) -> int:
    """The icons that so many units bring."""
    if good == SILVER and action != TRADE:
        return units // 2
    if units and good == SPENT_FOR[action] and changes_of(table, seat) >> (DOUBLE + action) & 1:
        return units + 1
    return units


def most_from_goods(table: Table, seat: Seat, action: int, less_silver: int = 0) -> int:
    """The icons that all goods together would bring, with some silver spent on something else."""
    if action != TRADE and not changes_of(table, seat) >> SILVERS:
        return seat.goods[SPENT_FOR[action]]
    count = 0
    for good in goods_for(table, seat, action):
        units = seat.goods[good] - less_silver if good == SILVER else seat.goods[good]
        count += worth_of(table, seat, action, good, units)
    return count


def lacks_icons(table: Table, seat: Seat, action: int, cost: int) -> Message | None:
    """What this player lacks for an action that costs so many icons; None if they have enough."""
    icons = icons_for(table, seat, action, table.dismissed)
    if cost <= icons or cost <= icons + most_from_goods(table, seat, action):
        return None
    return message(f"why-icons-{ACTIONS[action]}", {"needed": cost, "number": icons})


def lacks_silver(seat: Seat, needed: int) -> Message | None:
    """What this player lacks of so much silver; None if they have it."""
    silver = seat.goods[SILVER]
    return message("why-silver", {"needed": needed, "number": silver}) if silver < needed else None


# Paying.


def spend(table: Table, seat: Seat, good: int, units: int) -> None:
    if units:
        seat.goods[good] -= units
        table.tell(PAID, seat.index, good, units)


def pay_icons(table: Table, seat: Seat, action: int, cost: int) -> None:
    """Pay what the icons do not cover. What follows the payment must be on the agenda already."""
    lacking = cost - icons_for(table, seat, action, table.dismissed)
    if lacking > 0:
        _pay_from(table, seat, action, lacking, 0)


def _pay_from(table: Table, seat: Seat, action: int, lacking: int, start: int) -> None:
    """Good by good, until one leaves a choice."""
    goods = goods_for(table, seat, action)
    for at in range(start, len(goods)):
        if lacking <= 0:
            return
        good = goods[at]
        least, most = _range(table, seat, action, lacking, goods, at)
        if least < most:
            table.push(HowToPay(seat.index, action, lacking, good))
            return
        spend(table, seat, good, most)
        lacking -= worth_of(table, seat, action, good, most)


def _range(table: Table, seat: Seat, action: int, lacking: int, goods: list[int], at: int) -> tuple[int, int]:
    """How few and how many units of a good may be spent: the rest must suffice, and nothing is wasted."""
    good = goods[at]
    rest = 0
    for other in goods[at + 1 :]:
        rest += worth_of(table, seat, action, other, seat.goods[other])
    step = 2 if good == SILVER and action != TRADE else 1
    have = seat.goods[good] - seat.goods[good] % step
    least = 0
    while worth_of(table, seat, action, good, least) + rest < lacking and least < have:
        least += step
    most = least
    while worth_of(table, seat, action, good, most) < lacking and most < have:
        most += step
    return least, most


class HowToPay(SeatQuestion):
    """How many of this good do you spend? What is then lacking is paid in what comes after it."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, ACTION, LACKING, GOOD)

    def __init__(self, index: int, action: int, lacking: int, good: int) -> None:
        super().__init__(index)
        self.action = action
        self.lacking = lacking
        self.good = good

    def args(self) -> list[int]:
        return [self.index, self.action, self.lacking, self.good]

    def complaint(self, table: Table) -> str:
        seat = table.seats[self.index]
        if self.good not in goods_for(table, seat, self.action):
            return f"{GOODS[self.good]} does not pay for this action"
        if self.lacking > most_from_goods(table, seat, self.action):
            return f"{table.rules.seat_keys[self.index]} cannot pay for this"
        return ""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        goods = goods_for(table, seat, self.action)
        least, most = _range(table, seat, self.action, self.lacking, goods, goods.index(self.good))
        words = table.rules.words.pay[self.good]
        step = 2 if self.good == SILVER else 1
        return [words[units] for units in range(most, least - 1, -step)]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        units = table.rules.vocabulary.b[answer]
        spend(table, seat, self.good, units)
        lacking = self.lacking - worth_of(table, seat, self.action, self.good, units)
        at = goods_for(table, seat, self.action).index(self.good) + 1
        _pay_from(table, seat, self.action, lacking, at)

    def asks(self, table: Table) -> Message:
        good = Message(f"good-{GOODS[self.good]}-name")
        return message("ask-how-to-pay", {"number": self.lacking, "good": good})


assert CLERIC == TRANSCRIBE, "icons and actions have the same numbers"
