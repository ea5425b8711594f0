"""What is printed on the board: tracks, levels, prices. Whoever draws it gets them with the view."""

from __future__ import annotations

from typing import Any

from guildhall.architects.effects import Gain
from guildhall.architects.locations.black_market import PRINTED_LARGE, PRINTED_SMALL, SPACES, TOO_MUCH_VIRTUE
from guildhall.architects.locations.cathedral import POINTS, PRICES, SPOTS, VIRTUE_NEEDED
from guildhall.architects.names import AREAS, CATHEDRAL_TOP, GOODS, MARKET_LEFT
from guildhall.architects.paying import Price
from guildhall.architects.scoring import VIRTUE_POINTS


def facts() -> dict[str, Any]:
    return {
        "virtue": {"points": VIRTUE_POINTS, "no_market_from": TOO_MUCH_VIRTUE, "no_cathedral_below": VIRTUE_NEEDED},
        "cathedral": [
            {"points": POINTS[level], "spots": SPOTS[level], "price": _amounts(PRICES[0][level])}
            for level in range(1, CATHEDRAL_TOP + 1)
        ],
        "market": {
            "prices": {AREAS[MARKET_LEFT + space]: space + 1 for space in range(SPACES)},
            "printed": {"small": _goods(PRINTED_SMALL), "large": _goods(PRINTED_LARGE)},
        },
    }


def _goods(gain: Gain) -> dict[str, int]:
    return {GOODS[good]: gain.amounts[good] for good in gain.goods}


def _amounts(price: Price) -> list[list[Any]]:
    """Each a number and the goods of which it may be made up: 4 of Wood and Stone is [4, ["wood", "stone"]]."""
    fixed: list[list[Any]] = [[number, [GOODS[good]]] for good, number in enumerate(price.goods) if number]
    return [*fixed, [price.count, [GOODS[good] for good in price.mix]]] if price.count else fixed
