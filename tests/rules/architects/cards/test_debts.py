"""The Debt card and its two faces. Sheet 6.3."""

from __future__ import annotations

from builder import table
from card_tests import effect, limit, nothing, ready_to_build


@effect("debt-unpaid")
def test_an_unpaid_debt_costs_two_points() -> None:
    t = table()
    t.red.owing(unpaid=1)
    t.blue.owing(unpaid=3)
    t.finish()
    assert t.red.score["debts"] == -2
    assert t.blue.score["debts"] == -6


@limit("debt-unpaid")
def test_debts_never_run_out() -> None:
    t = ready_to_build("betting-house")
    t.red.owing(unpaid=11)
    t.blue.owing(unpaid=11)
    t.construct("betting-house")
    assert t.red.unpaid == 12, "though the box holds 22"
    t.finish()
    assert t.red.score["debts"] == -24


@nothing("debt-unpaid")
def test_without_an_unpaid_debt_nothing_is_lost_and_nothing_can_be_paid() -> None:
    t = table()
    t.red.has(silver=20).owing(paid=1)
    assert not t.may("place guardhouse")
    t.finish()
    assert t.red.score["debts"] == 0


@effect("debt-paid")
def test_a_debt_paid_off_brings_a_virtue_and_stays_with_its_owner() -> None:
    t = table()
    t.red.has(silver=6).owing(unpaid=1)
    t.play("place guardhouse", "pay debt")
    assert (t.red.unpaid, t.red.paid, t.red.virtue) == (0, 1, 8)
    assert t.red.silver == 0
    assert t.table.tax == 4 + 3


@limit("debt-paid")
def test_a_debt_costs_six_silver_and_each_debt_an_action() -> None:
    t = table()
    t.red.has(silver=5).owing(unpaid=2)
    assert not t.may("place guardhouse")
    t.red.has(silver=12)
    t.play("place guardhouse", "pay debt")
    assert (t.red.unpaid, t.red.paid, t.red.silver) == (1, 1, 6)
    t.nothing_open_but("WhereToPlace", "blue")


@nothing("debt-paid")
def test_a_paid_debt_is_worth_no_points_and_a_destroyed_one_is_not_paid() -> None:
    t = table()
    t.red.owing(paid=4)
    t.finish()
    assert t.red.score["total"] == 0
    t = ready_to_build("church")
    t.red.owing(unpaid=1)
    t.construct("church", "destroy debt")
    assert (t.red.unpaid, t.red.paid) == (0, 0)
    assert t.red.virtue == 8, "the Church's own point and no other"
