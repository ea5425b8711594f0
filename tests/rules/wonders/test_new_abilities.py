"""A new ability is usable from then on; it has no part in the action that hired it (rules/architects 3.4)."""

from __future__ import annotations

from builders.tables import wonders_table


def test_a_journeyman_hired_by_a_building_brings_nothing_for_it() -> None:
    """W-E17."""
    t = wonders_table()
    t.red.has(wood=3, stone=2, gold=1).with_apprentices("woodcutter-1").with_hand("tavern")
    t.show(1, 1, "journeyman-3")
    t.play("place guildhall", "build tavern", "hire journeyman-3")
    assert t.red.apprentices == ["woodcutter-1", "journeyman-3"]
    assert t.red.silver == 0


def test_a_journeyman_who_was_there_before_is_paid_for_the_tavern() -> None:
    t = wonders_table()
    t.red.has(wood=3, stone=2, gold=1).with_apprentices("woodcutter-1", "journeyman-3").with_hand("tavern")
    t.show(1, 1, "miner-1")
    t.play("place guildhall", "build tavern", "hire miner-1")
    assert t.red.silver == 2


def test_a_racketeer_brings_no_influence_for_the_debt_of_its_own_hire() -> None:
    """W-E17: At Virtue 0 its lost Virtue is a Debt, but it is not yet there to profit from it."""
    t = wonders_table()
    t.red.has(silver=4).with_virtue(0)
    t.show(1, 1, "racketeer-1")
    t.play("place workshop", "hire racketeer-1")
    assert t.red.apprentices == ["racketeer-1"]
    assert (t.red.unpaid, t.red.influence) == (1, 0)
