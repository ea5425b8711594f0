"""The Guardhouse: up to one action for each own Worker there."""

from __future__ import annotations

import pytest

from builders.tables import table


def test_three_workers_sell_their_captives_free_their_own_and_may_stop() -> None:
    """A-56: 5 Silver for 5 captives; the third action, though possible, is skipped."""
    t = table(players=4)
    t.red.has(silver=1).at(guardhouse=2, prison=2).holding(yellow=3, green=2).owing(1)
    assert t.red.supply == 16
    blue = t.blue.everything
    t.play("place guardhouse", "imprison")
    assert t.red.silver == 1 + 5
    assert (t.yellow.prison, t.green.prison) == (3, 2)
    assert (t.red.holds("yellow"), t.red.holds("green")) == (0, 0)
    t.play("free prisoners")
    assert (t.red.prison, t.red.supply) == (0, 17)
    assert t.options == ["pay debt", "done"]
    t.play("done")
    assert (t.red.unpaid, t.red.silver) == (1, 6)
    assert t.table.tax == 4
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_actions_are_as_many_as_workers() -> None:
    t = table()
    t.red.at(prison=2).holding(blue=1)
    t.play("place guardhouse", "imprison")
    assert t.red.prison == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_when_nothing_is_left_to_do_unused_actions_are_lost_without_a_question() -> None:
    t = table()
    t.red.at(guardhouse=4, prison=2)
    t.play("place guardhouse", "free prisoners")
    assert t.red.prison == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_one_ransom_brings_all_workers_home_from_all_boards() -> None:
    """A-57: 2 Tax and 3 Silver, once; those in Prison stay there."""
    t = table(players=3)
    t.red.has(silver=5).at(prison=1)
    t.blue.holding(red=2, green=1)
    t.green.holding(red=3)
    t.play("place guardhouse", "ransom with silver")
    assert t.red.supply == 18
    assert (t.blue.holds("red"), t.green.holds("red")) == (0, 0)
    assert t.blue.holds("green") == 1
    assert t.red.prison == 1
    assert (t.red.silver, t.table.tax) == (0, 4 + 2)
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("silver", "payable"), [(5, True), (4, False)])
def test_the_ransom_may_be_a_debt_and_a_virtue_also_for_the_rich(silver: int, payable: bool) -> None:
    t = table()
    t.red.has(silver=silver)
    t.blue.holding(red=2)
    t.play("place guardhouse")
    assert t.may("ransom with silver") is payable
    t.play("ransom with debt")
    assert (t.red.virtue, t.red.unpaid, t.red.silver) == (6, 1, silver)
    assert t.red.supply == 19
    t.nothing_open_but("WhereToPlace", "blue")


def test_at_virtue_0_a_ransom_by_debt_takes_two_debts() -> None:
    """A-59: one is the price, one stands for the lost Virtue."""
    t = table()
    t.red.with_virtue(0)
    t.blue.holding(red=1)
    t.play("place guardhouse", "ransom with debt")
    assert (t.red.virtue, t.red.unpaid) == (0, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_at_virtue_1_a_debt_is_paid_off_for_four_silver() -> None:
    """A-60: 1 Tax and 3 Silver; with 3 Silver it cannot be done."""
    t = table()
    t.red.has(silver=4).with_virtue(1).owing(1)
    t.play("place guardhouse", "pay debt")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 1
    assert (t.red.unpaid, t.red.paid, t.red.virtue) == (0, 1, 2)
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(silver=3).with_virtue(1).owing(1)
    assert not t.may("place guardhouse")


def test_three_debts_are_three_actions() -> None:
    """A-61: 3 Virtue, 6 Stone from the Debt Collector, 9 coins on the Tax Stand."""
    t = table()
    t.table.tax = 0
    t.red.has(silver=18).at(guardhouse=2).owing(3).with_apprentices("debt-collector-2")
    blue = t.blue.everything
    t.play("place guardhouse", "pay debt", "pay debt", "pay debt")
    assert t.red.goods == {"stone": 6}
    assert (t.red.virtue, t.red.unpaid, t.red.paid) == (10, 0, 3)
    assert t.table.tax == 9
    assert t.blue.everything == blue
    t.nothing_open_but("WhereToPlace", "blue")


def test_virtue_gained_by_a_payment_counts_for_the_next_one() -> None:
    """A-62: 5 Silver at Virtue 3, then 6 at Virtue 4."""
    t = table()
    t.red.has(silver=11).at(guardhouse=1).with_virtue(3).owing(2)
    t.play("place guardhouse", "pay debt")
    assert (t.red.silver, t.red.virtue) == (6, 4)
    t.play("pay debt")
    assert (t.red.silver, t.red.virtue, t.red.paid) == (0, 5, 2)
    assert t.table.tax == 4 + 2 + 3
    t.nothing_open_but("WhereToPlace", "blue")

    t = table()
    t.red.has(silver=10).at(guardhouse=1).with_virtue(3).owing(2)
    t.play("place guardhouse", "pay debt")
    assert (t.red.silver, t.red.unpaid) == (5, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_prisoners_owners_gain_nothing_and_free_them_later_for_nothing() -> None:
    """A-63."""
    t = table()
    t.red.holding(blue=3)
    t.play("place guardhouse", "imprison")
    assert t.red.silver == 3
    assert (t.blue.prison, t.blue.goods, t.blue.virtue) == (3, {}, 7)
    t.play("place guardhouse", "free prisoners")
    assert (t.blue.prison, t.blue.supply, t.blue.goods) == (0, 19, {})
    assert t.table.tax == 4
    t.nothing_open_but("WhereToPlace", "red")


def test_who_can_do_nothing_at_the_guardhouse_may_not_come() -> None:
    """K21: a Debt that cannot be paid and somebody else's prisoners open nothing."""
    t = table()
    t.red.has(silver=5).owing(1)
    t.blue.at(prison=4)
    assert not t.may("place guardhouse")
    t.red.has(silver=6)
    assert t.may("place guardhouse")


def test_actions_come_in_any_order_and_may_be_repeated() -> None:
    """A Debt first, a second one, then the captives."""
    t = table()
    t.red.has(silver=12).at(guardhouse=2).owing(2).holding(blue=2)
    t.play("place guardhouse", "pay debt", "pay debt", "imprison")
    assert t.red.silver == 2
    assert (t.red.paid, t.blue.prison) == (2, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_apprentice_may_be_dismissed_between_two_actions() -> None:
    """K16, D2: the second Debt is paid without the dismissed Debt Collector."""
    t = table()
    t.red.has(silver=12).at(guardhouse=1).owing(2).with_apprentices("debt-collector-1", "debt-collector-3")
    t.play("place guardhouse", "pay debt", "dismiss", "dismiss debt-collector-3", "pay debt")
    assert t.red.goods == {"clay": 4, "wood": 2}
    assert t.red.apprentices == ["debt-collector-1"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_debt_paid_at_the_top_of_the_track_may_destroy_another() -> None:
    t = table()
    t.red.has(silver=6).with_virtue(14).owing(2)
    t.play("place guardhouse", "pay debt", "destroy debt")
    assert (t.red.virtue, t.red.unpaid, t.red.paid) == (14, 0, 1)
    t.nothing_open_but("WhereToPlace", "blue")
