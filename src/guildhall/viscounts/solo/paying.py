"""What the opponent pays with: icons in its slots, on its board and on bonus cards; resources. rules/viscounts 9.5."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.abilities import SPENT_FOR
from guildhall.viscounts.icons import spend
from guildhall.viscounts.names import CRIMINAL, GH1, ICONS, NO_CARD, RESOURCES

if TYPE_CHECKING:
    from guildhall.viscounts.cards.opponents import OpponentBoard
    from guildhall.viscounts.solo.schemes import Schemes
    from guildhall.viscounts.table import Seat, Table


def schemes_of(table: Table) -> Schemes:
    schemes = table.schemes
    assert schemes is not None, "there is an opponent at the table"
    return schemes


def board_of(table: Table) -> OpponentBoard:
    return table.rules.opponents[schemes_of(table).board]


def slot_icons(table: Table, icon: int) -> int:
    """On its schemes; what is printed in the second and the third slot counts until a scheme covers it."""
    schemes = schemes_of(table)
    board = table.rules.opponents[schemes.board]
    count = 0
    for slot, card in enumerate(schemes.slots):
        if card != NO_CARD:
            count += table.rules.schemes[card].icons[icon]
        elif slot == 1:
            count += board.slot_2[icon]
        elif slot == 2:
            count += board.slot_3[icon]
    return count


def lasting_icons(table: Table, seat: Seat, icon: int) -> int:
    """Under its guildhalls and on its cleric bonus cards."""
    count = 0
    for place, shown in enumerate(board_of(table).guildhalls):
        if shown == icon and seat.built >> (GH1 + place) & 1:
            count += 1
    for ribbon, owner in enumerate(table.bonuses):
        if owner == seat.index:
            count += table.rules.cleric_bonuses[ribbon].icons[icon]
    return count


def all_icons(table: Table, seat: Seat) -> list[int]:
    """By kind."""
    return [slot_icons(table, icon) + lasting_icons(table, seat, icon) for icon in range(len(ICONS))]


def icons_for(table: Table, seat: Seat, action: int) -> int:
    """The action's own, and Criminals."""
    return (
        slot_icons(table, action)
        + lasting_icons(table, seat, action)
        + slot_icons(table, CRIMINAL)
        + lasting_icons(table, seat, CRIMINAL)
    )


def resources_for(table: Table, seat: Seat, action: int) -> int:
    if board_of(table).alike:
        return sum(seat.goods[:RESOURCES])
    return seat.goods[SPENT_FOR[action]]


def pay(table: Table, seat: Seat, action: int, amount: int) -> None:
    """Spend so many resources on an action."""
    if not board_of(table).alike:
        if amount:
            spend(table, seat, SPENT_FOR[action], amount)
        return
    for resource in range(RESOURCES):
        units = min(amount, seat.goods[resource])
        if units:
            spend(table, seat, resource, units)
            amount -= units
