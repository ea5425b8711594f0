"""Paying without Tools, for Tools that are paid for themselves: what the helpers after theirs can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import (
    SILVER,
)
from guildhall.architects.paying import Helper, Price, can_afford

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class HelpOfTools(Helper):
    """The place of Tools among those who help to pay."""


def cheaper(price: Price, silver: int) -> Price:
    goods = price.goods[:]
    goods[SILVER] -= silver
    return price.with_goods(goods)


def without_tools(table: Table, seat: Seat, price: Price, cards: int) -> bool:
    """Can the price be paid with no Tool, nor the Artisan's thrift?"""
    return can_afford(table, seat, price, cards, helper=after_tools(table))


def followers(table: Table) -> list[Helper]:
    """The helper that is asked after this one, if there is one."""
    following = after_tools(table)
    return table.rules.helpers[following : following + 1]


def after_tools(table: Table) -> int:
    """The number of the helper that is asked after this one."""
    for helper in table.rules.helpers:
        if isinstance(helper, HelpOfTools):
            return helper.following
    raise AssertionError("Tools help to pay")
