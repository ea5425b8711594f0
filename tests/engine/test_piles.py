"""Piles that are made anew of their discards, and orders of slots."""

from __future__ import annotations

from itertools import permutations

import pytest

from guildhall.engine.piles import distinct_orders, orders, refill
from guildhall.engine.rng import Rng


def test_an_empty_pile_is_made_of_all_its_discards() -> None:
    pile: list[int] = []
    discards = list(range(20))
    assert refill(pile, discards, Rng(1), "pile")
    assert sorted(pile) == list(range(20)) and pile != list(range(20))
    assert discards == []


def test_a_pile_with_cards_is_left_alone() -> None:
    pile, discards = [3], [1, 2]
    assert not refill(pile, discards, Rng(1), "pile")
    assert (pile, discards) == ([3], [1, 2])


def test_without_discards_there_is_nothing_to_draw() -> None:
    pile: list[int] = []
    rng = Rng(1)
    before = rng.save()
    assert not refill(pile, [], rng, "pile")
    assert pile == [] and rng.save() == before


@pytest.mark.parametrize("count", (0, 1, 2, 3, 4))
def test_all_orders_are_there_once_and_the_first_changes_nothing(count: int) -> None:
    found = orders(count)
    assert found[0] == list(range(count))
    assert sorted(found) == [list(order) for order in permutations(range(count))]


@pytest.mark.parametrize(("empty", "count"), [(0b000, 6), (0b001, 6), (0b101, 3), (0b011, 3), (0b111, 1)])
def test_empty_slots_are_alike(empty: int, count: int) -> None:
    every = orders(3)
    distinct = distinct_orders(empty, every)
    assert distinct[0] == 0
    assert len(distinct) == count
    results = {tuple(None if empty >> slot & 1 else slot for slot in every[number]) for number in distinct}
    assert len(results) == count
