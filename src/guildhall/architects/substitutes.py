"""What may replace a part of a price: abilities of player boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import (
    CLAY,
    FOR_BUILDING,
    FOR_CATHEDRAL,
    GOODS,
    RESOURCES,
    STONE,
    WOOD,
)
from guildhall.architects.paying import CARDS, Price
from guildhall.architects.powers import Substitute
from guildhall.engine.message import Message

if TYPE_CHECKING:
    pass


class SameResource(Substitute):
    """Two goods are one: any mix of them pays for either."""

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def ways(self, price: Price, ways: list[list[int]], cards: int) -> list[list[int]]:
        more: list[list[int]] = ways[:]
        for way in ways:
            total = way[self.one] + way[self.other]
            for amount in range(total + 1):
                mixed = way[:]
                mixed[self.one] = amount
                mixed[self.other] = total - amount
                if mixed not in more:
                    more.append(mixed)
        return more

    def message(self) -> Message:
        return Message(
            "same-resource",
            {"one": Message(f"good-{GOODS[self.one]}-name"), "other": Message(f"good-{GOODS[self.other]}-name")},
        )


class OneLess(Substitute):
    """When constructing or advancing: one Wood or one Stone less, if the price has any."""

    def ways(self, price: Price, ways: list[list[int]], cards: int) -> list[list[int]]:
        if price.purpose != FOR_BUILDING and price.purpose != FOR_CATHEDRAL:
            return ways
        less: list[list[int]] = []
        for way in ways:
            for good in (WOOD, STONE):
                if way[good]:
                    cheaper = way[:]
                    cheaper[good] -= 1
                    if cheaper not in less:
                        less.append(cheaper)
        return less if less else ways

    def message(self) -> Message:
        return Message("one-wood-or-stone-less")


class CardsForResources(Substitute):
    """A Building card may be discarded in place of any one resource."""

    def ways(self, price: Price, ways: list[list[int]], cards: int) -> list[list[int]]:
        more: list[list[int]] = ways[:]
        for way in ways:
            for swapped in self._swaps(way, CLAY, cards):
                if swapped not in more:
                    more.append(swapped)
        return more

    def _swaps(self, way: list[int], good: int, cards: int) -> list[list[int]]:
        if good == RESOURCES:
            return [way]
        swaps: list[list[int]] = []
        for amount in range(min(way[good], cards - way[CARDS]) + 1):
            swapped = way[:]
            swapped[good] -= amount
            swapped[CARDS] += amount
            swaps.extend(self._swaps(swapped, good + 1, cards))
        return swaps

    def message(self) -> Message:
        return Message("cards-for-resources")
