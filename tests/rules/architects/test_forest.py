"""The Forest: 1 Wood for each own Worker there."""

from __future__ import annotations

from builders.tables import table


def test_the_third_worker_at_the_forest_brings_three_wood() -> None:
    """A-7."""
    t = table()
    t.red.at(forest=2)
    blue = t.blue.everything
    t.play("place forest")
    assert t.red.goods == {"wood": 3}
    assert t.red.virtue == 7
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_first_worker_at_the_forest_brings_one_wood_whoever_else_is_there() -> None:
    t = table()
    t.blue.at(forest=3)
    t.play("place forest")
    assert t.red.goods == {"wood": 1}
    t.nothing_open_but("WhereToPlace", "blue")
