"""Trade: Merchants buy silver, resources, the destruction of a card, and the flip of a debt or a deed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.answers import BUY, DESTROY, FLIP_DEBT
from guildhall.viscounts.cards.tokens import TRADE
from guildhall.viscounts.constants import DESTROY_ICONS, FLIP_ICONS, RESOURCE_ICONS, SILVER_ICONS
from guildhall.viscounts.deck import destroy, offer_destruction
from guildhall.viscounts.effects import gain_good
from guildhall.viscounts.icons import icons_for, lacks_icons
from guildhall.viscounts.kingdom import flip_debt, flip_deed
from guildhall.viscounts.names import RESOURCES, SILVER, message

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def offer_purchases(table: Table, seat: Seat, options: list[int]) -> None:
    """What the icons that are left can buy."""
    words = table.rules.words
    icons = icons_for(table, seat, TRADE)
    if icons >= SILVER_ICONS:
        options.append(words.buy[SILVER])
    if icons >= RESOURCE_ICONS:
        for resource in range(RESOURCES):
            options.append(words.buy[resource])
    if icons >= DESTROY_ICONS:
        offer_destruction(table, seat, options)
    if icons >= FLIP_ICONS:
        if seat.unpaid:
            options.append(words.flip_debt)
        if seat.plain:
            options.append(words.flip_deed)


def why_not_bought(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from buying this; None if nothing does."""
    words = table.rules.words
    verb = table.rules.vocabulary.verb[answer]
    if verb == DESTROY:
        offered: list[int] = []
        offer_destruction(table, seat, offered)
        return lacks_icons(table, seat, TRADE, DESTROY_ICONS) if answer in offered else message("why-not-destroyed")
    if answer == words.flip_debt and not seat.unpaid:
        return message("why-no-debt")
    if answer == words.flip_deed and not seat.plain:
        return message("why-no-deed")
    if verb == BUY:
        silver = table.rules.vocabulary.a[answer] == SILVER
        return lacks_icons(table, seat, TRADE, SILVER_ICONS if silver else RESOURCE_ICONS)
    return lacks_icons(table, seat, TRADE, FLIP_ICONS)


def buy(table: Table, seat: Seat, answer: int) -> None:
    vocabulary = table.rules.vocabulary
    verb = vocabulary.verb[answer]
    a = vocabulary.a[answer]
    if verb == BUY:
        table.icon_balance -= SILVER_ICONS if a == SILVER else RESOURCE_ICONS
        gain_good(table, seat, a, 1)
    elif verb == DESTROY:
        table.icon_balance -= DESTROY_ICONS
        destroy(table, seat, a)
    else:
        table.icon_balance -= FLIP_ICONS
        if verb == FLIP_DEBT:
            flip_debt(table, seat)
        else:
            flip_deed(table, seat)
