"""Icons for primary actions: on the cards in the slots, from buildings, from resources, from a dismissed card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.message import Message
from guildhall.viscounts.cards.tokens import BUILD, GOLD, INK, PLACE, RES_X2, SCRIBE, STONE, TRADE
from guildhall.viscounts.events import PAID
from guildhall.viscounts.names import ACTIONS, GUILDHALL, NO_CARD, SILVER, TRADING_POST, WORKSHOP, message

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

# By action: the building that gives it an icon, how many of them must be built, and what may be spent for icons.
_GIVER: Final = (WORKSHOP, WORKSHOP, TRADING_POST, TRADING_POST)
_NEEDED: Final = (1, 2, 2, 1)
_RESOURCE: Final = (-1, STONE, INK, GOLD)


def icons_for(table: Table, seat: Seat, action: int) -> int:
    """Those that need not be bought with resources, less those that are spent already."""
    icons = table.rules.icons[action]
    count = table.icon_balance
    for card in seat.slots:
        if card != NO_CARD:
            count += icons[card]
    return count + icons_of_buildings(seat, action)


def icons_of_buildings(seat: Seat, action: int) -> int:
    return 1 if seat.built[_GIVER[action]] >= _NEEDED[action] else 0


def resources_for(table: Table, seat: Seat, action: int, lacking: int) -> int:
    """How many resources stand in for the icons that are lacking; -1 if there are not enough."""
    if lacking <= 0:
        return 0
    resource = _RESOURCE[action]
    if resource < 0:
        return -1
    needed = lacking
    if lacking > 1 and first_counts_double(table, seat, resource):
        needed -= 1
    return needed if needed <= seat.goods[resource] else -1


def lacks_icons(table: Table, seat: Seat, action: int, cost: int) -> Message | None:
    """What this player lacks for an action that costs so many icons; None if they have enough."""
    lacking = cost - icons_for(table, seat, action)
    if resources_for(table, seat, action, lacking) >= 0:
        return None
    return message(f"why-icons-{ACTIONS[action]}", {"needed": cost, "number": cost - lacking})


def lacks_silver(seat: Seat, needed: int) -> Message | None:
    """What this player lacks of so much silver; None if they have it."""
    silver = seat.goods[SILVER]
    return message("why-silver", {"needed": needed, "number": silver}) if silver < needed else None


def pay_for_icons(table: Table, seat: Seat, action: int, cost: int) -> None:
    """Spend as many resources as are needed, and no more."""
    needed = resources_for(table, seat, action, cost - icons_for(table, seat, action))
    if needed > 0:
        resource = _RESOURCE[action]
        seat.goods[resource] -= needed
        table.tell(PAID, seat.index, resource, needed)


def first_counts_double(table: Table, seat: Seat, resource: int) -> bool:
    """Does the first one that is spent count as two icons?"""
    if seat.built[GUILDHALL] >= 2:
        return True
    for card in seat.slots:
        if card != NO_CARD:
            ability = table.rules.townsfolk[card].ability
            if ability.modifier == RES_X2 and ability.amount == resource:
                return True
    return False


def modifier(table: Table, seat: Seat, kind: int) -> int:
    """What the cards in the slots add up to."""
    total = 0
    for card in seat.slots:
        if card != NO_CARD:
            ability = table.rules.townsfolk[card].ability
            if ability.modifier == kind:
                total += ability.amount
    return total


assert (TRADE, BUILD, SCRIBE, PLACE) == (0, 1, 2, 3), "the tables above are in this order"
