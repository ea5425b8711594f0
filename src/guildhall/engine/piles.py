"""Piles and slots, as most card games have them. A pile is a list whose last card is on top."""

from __future__ import annotations

from guildhall.engine.rng import Rng


def refill(pile: list[int], discards: list[int], rng: Rng, what: str, seat: int = -1) -> bool:
    """Refill an empty pile with its shuffled discards. Returns whether that happened. `what` and `seat` say which pile
    it is; they never change once released, since chance tells piles apart by them."""
    if pile or not discards:
        return False
    pile += discards
    discards.clear()
    rng.shuffle_for(pile, what, seat)
    return True


def orders(count: int) -> list[list[int]]:
    """All orders of that many slots, the unchanged one first: slot i gets what lay in slot `order[i]`."""
    if count == 0:
        return [[]]
    found: list[list[int]] = []
    for shorter in orders(count - 1):
        found.append([*shorter, count - 1])
    for place in range(count - 2, -1, -1):
        for shorter in orders(count - 1):
            found.append([*shorter[:place], count - 1, *shorter[place:]])
    return found


def distinct_orders(empty: int, all_orders: list[list[int]]) -> list[int]:
    """The numbers of those orders that lead to different slots. Slots whose bit is set in `empty` are alike."""
    found: list[int] = []
    results: list[list[int]] = []
    for number, order in enumerate(all_orders):
        result = [-1 if empty >> slot & 1 else slot for slot in order]
        if result not in results:
            results.append(result)
            found.append(number)
    return found
