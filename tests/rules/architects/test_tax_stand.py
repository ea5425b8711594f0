"""The Tax Stand: lose 2 Virtue and take all Silver from it."""

from __future__ import annotations

from builders.tables import table


def test_nobody_robs_an_empty_tax_stand() -> None:
    """A-41; a single coin is enough."""
    t = table()
    t.table.tax = 0
    assert not t.may("place tax-stand")
    t.table.tax = 1
    assert t.may("place tax-stand")


def test_robbing_the_tax_stand_takes_all_its_silver_and_two_virtue() -> None:
    """A-42. K19: 2 Virtue, not 1."""
    t = table()
    t.table.tax = 11
    blue = t.blue.everything
    t.play("place tax-stand")
    assert t.red.goods == {"silver": 11}
    assert t.red.virtue == 5
    assert t.table.tax == 0
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_own_workers_at_the_tax_stand_do_not_matter() -> None:
    t = table()
    t.red.at(tax_stand=3)
    t.play("place tax-stand")
    assert t.red.goods == {"silver": 4}
    assert t.red.virtue == 5
    t.nothing_open_but("WhereToPlace", "blue")


def test_virtue_that_is_not_there_is_lost_as_a_debt() -> None:
    """A-43: at Virtue 1 one point and one Debt; at Virtue 2 no Debt."""
    t = table()
    t.red.with_virtue(1)
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.unpaid, t.red.silver) == (0, 1, 4)
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.with_virtue(2)
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.unpaid, t.red.silver) == (0, 0, 4)
    t.nothing_open_but("WhereToPlace", "blue")


def test_thief_and_pickpocket_make_robbing_easier() -> None:
    """A-44: lose 1 Virtue, gain 1 Gold besides."""
    t = table()
    t.red.with_apprentices("thief", "pickpocket")
    t.play("place tax-stand")
    assert t.red.goods == {"silver": 4, "gold": 1}
    assert t.red.virtue == 6
    t.nothing_open_but("WhereToPlace", "blue")
