"""The Quarry: 1 Stone for each own Worker there."""

from __future__ import annotations

import pytest

from builders.tables import table


@pytest.mark.parametrize("there", [0, 1, 4, 19])
def test_each_further_worker_at_the_quarry_brings_one_more_stone(there: int) -> None:
    t = table()
    t.red.at(quarry=there)
    blue = t.blue.everything
    t.play("place quarry")
    assert t.red.goods == {"stone": there + 1}
    assert t.red.workers("quarry") == there + 1
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_other_colours_at_the_quarry_do_not_count() -> None:
    """A-5: 5 opposing Workers and none of one's own bring 1 Stone, and their owner nothing."""
    t = table()
    t.blue.at(quarry=5)
    t.play("place quarry")
    assert t.red.goods == {"stone": 1}
    assert t.blue.goods == {}
    assert t.blue.workers("quarry") == 5
    t.nothing_open_but("WhereToPlace", "blue")
