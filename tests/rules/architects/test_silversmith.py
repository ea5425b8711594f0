"""The Silversmith: 1 Silver, and 1 more for each own Worker there."""

from __future__ import annotations

from builders.tables import table


def test_the_fourth_worker_at_the_silversmith_brings_five_silver() -> None:
    """A-8: the Silver comes from the supply, not from the Tax Stand."""
    t = table()
    t.red.at(silversmith=3)
    blue = t.blue.everything
    t.play("place silversmith")
    assert t.red.goods == {"silver": 5}
    assert t.table.tax == 4
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_first_worker_at_the_silversmith_brings_two_silver() -> None:
    t = table()
    t.play("place silversmith")
    assert t.red.goods == {"silver": 2}
    t.nothing_open_but("WhereToPlace", "blue")


def test_both_jewellers_add_their_silver() -> None:
    """A-12: 4 Silver for a first Worker; somebody else's Jewellers bring nothing."""
    t = table()
    t.red.with_apprentices("jeweller-1", "jeweller-2")
    t.play("place silversmith", "place silversmith")
    assert t.red.goods == {"silver": 4}
    assert t.blue.goods == {"silver": 2}
    t.nothing_open_but("WhereToPlace", "red")
