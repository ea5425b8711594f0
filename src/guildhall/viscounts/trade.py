"""Trade: Merchants and silver use the exchange of the space, any number of times. rules/viscounts 5.1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.message import Message
from guildhall.viscounts.constants import MOST_TRADES
from guildhall.viscounts.doing import Do, do_now
from guildhall.viscounts.events import TRADED
from guildhall.viscounts.icons import icons_for, spend
from guildhall.viscounts.names import SILVER, TRADE, message

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def most_trades(table: Table, seat: Seat, dismissed: int, less_silver: int) -> int:
    """How often the exchange could be used, with all silver but some."""
    exchange = table.rules.exchanges[seat.space]
    icons = icons_for(table, seat, TRADE, dismissed) + seat.goods[SILVER] - less_silver
    times = icons // exchange.icons
    if times <= 0:
        return 0
    return min(times, MOST_TRADES, table.rules.effects[table.rules.exchanged[seat.space]].times(table, seat))


def offer_trades(table: Table, seat: Seat, options: list[int]) -> None:
    words = table.rules.words.trade
    for times in range(most_trades(table, seat, table.dismissed, 0), 0, -1):
        options.append(words[times])


def why_not_traded(table: Table, seat: Seat, answer: int) -> Message | None:
    """What keeps a player from using the exchange so often; None if nothing does."""
    times = table.rules.vocabulary.a[answer]
    possible = table.rules.effects[table.rules.exchanged[seat.space]].times(table, seat)
    if times > possible:
        return message("why-exchange", {"number": possible})
    icons = icons_for(table, seat, TRADE, table.dismissed)
    needed = times * table.rules.exchanges[seat.space].icons
    if needed > icons + seat.goods[SILVER]:
        return message("why-icons-trade", {"needed": needed, "number": icons})
    return None


def silver_for(table: Table, seat: Seat, times: int) -> int:
    """What the icons do not cover."""
    needed = times * table.rules.exchanges[seat.space].icons
    return max(0, needed - icons_for(table, seat, TRADE, table.dismissed))


def trade(table: Table, seat: Seat, times: int) -> None:
    """Icons and silver are counted first, then comes all that they bring."""
    spend(table, seat, SILVER, silver_for(table, seat, times))
    table.tell(TRADED, seat.index, times, seat.space)
    for _ in range(times - 1):
        table.push(Do(seat.index, table.rules.exchanged[seat.space]))
    do_now(table, seat.index, table.rules.exchanged[seat.space])
