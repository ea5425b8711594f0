"""What a player lacks for a price, in words: from the price and the ways to pay it that decide whether they can."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import (
    GOODS,
    RESOURCES,
    SILVER,
)
from guildhall.architects.paying import CARDS, Price, all_ways, can_afford, tax_due
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


def why_unaffordable(table: Table, seat: Seat, price: Price, cards: int = 0, word: int = -1) -> Message | None:
    """What this player lacks for a price; None if they can pay it."""
    if can_afford(table, seat, price, cards, word):
        return None
    if seat.virtue < price.least_virtue:
        return Message("why-too-little-virtue", {"number": price.least_virtue, "virtue": seat.virtue})
    if seat.virtue > price.most_virtue:
        return Message("why-too-much-virtue", {"number": price.most_virtue, "virtue": seat.virtue})
    return lacks(lacking(seat, price, cards))


def lacks(what: list[Message]) -> Message:
    return Message("why-lack", {"what": Message("list", {"parts": list(what)})})


def lacking(seat: Seat, price: Price, cards: int) -> list[Message]:
    """What is missing for a price, by the way to pay it that comes closest."""
    closest = _closest_ways(seat, price, cards - price.cards)
    way = closest[0]
    missing: list[Message] = []
    mixed = price.count > 0 and len(closest) > 1
    for good in range(RESOURCES):
        if way[good] > seat.goods[good] and not (mixed and good in price.mix):
            missing.append(Message(f"good-{GOODS[good]}", {"number": way[good] - seat.goods[good]}))
    if mixed:
        # Any of them will do.
        short = sum([max(way[good] - seat.goods[good], 0) for good in price.mix])
        if short:
            missing.append(price.mix_message(short))
    silver = way[SILVER] + tax_due(seat, price.tax) + price.keep - seat.goods[SILVER]
    if silver > 0:
        only_tax = way[SILVER] == 0 and price.keep == 0
        missing.append(Message("why-silver-for-tax" if only_tax else "good-silver", {"number": silver}))
    if way[CARDS] + price.cards > cards:
        missing.append(Message("good-cards", {"number": way[CARDS] + price.cards - cards}))
    return missing


def _closest_ways(seat: Seat, price: Price, cards: int) -> list[list[int]]:
    """The ways to pay of which least is missing; `cards` is how many could be discarded in place of goods."""
    closest: list[list[int]] = []
    fewest = -1
    for way in all_ways(seat, price, cards):
        short = max(way[CARDS] - max(cards, 0), 0)
        for good in range(len(GOODS)):
            short += max(way[good] - seat.goods[good], 0)
        if fewest < 0 or short < fewest:
            closest = []
            fewest = short
        if short == fewest:
            closest.append(way)
    return closest
