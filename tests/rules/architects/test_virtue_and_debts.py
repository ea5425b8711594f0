"""Virtue from 0 to 14, and the Debts that its ends bring and take."""

from __future__ import annotations

import pytest

from builders.tables import table


def test_each_point_above_14_may_destroy_a_debt() -> None:
    """A-79: from 13, three points make 14 and up to two Debts fewer. K3, D5: one at a time, if wanted."""
    for answers, left in (
        (["destroy debt", "destroy debt"], 1),
        (["destroy debt", "keep debts"], 2),
        (["keep debts"], 3),
    ):
        t = table()
        # Three points at once: the Reservoir's, for three pairs of paid Debts.
        t.red.with_virtue(13).owing(3, paid=6).with_buildings("reservoir")
        t.finish()
        for answer in answers:
            assert t.options == ["destroy debt", "keep debts"]
            t.play(answer)
        assert t.game.is_over
        assert (t.red.virtue, t.red.unpaid, t.red.paid) == (14, left, 6)


def test_points_above_14_without_a_debt_are_lost_without_a_question() -> None:
    t = table()
    t.red.has(clay=2).with_virtue(14)
    t.play("place storehouse", "trade virtue")
    assert t.red.virtue == 14
    t.nothing_open_but("WhereToPlace", "blue")


def test_reaching_14_exactly_destroys_nothing() -> None:
    t = table()
    t.red.has(clay=2).with_virtue(13).owing(2)
    t.play("place storehouse", "trade virtue")
    assert (t.red.virtue, t.red.unpaid) == (14, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_no_more_debts_are_destroyed_than_there_are() -> None:
    t = table()
    t.red.has(clay=2).with_virtue(14).owing(1)
    t.play("place storehouse", "trade virtue", "destroy debt")
    assert t.red.unpaid == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_destroyed_debt_is_not_a_paid_one() -> None:
    """A-80: no Virtue, no Debt Collector, and nothing for Moneylender and Reservoir."""
    t = table()
    t.red.has(clay=3, stone=3).with_hand("church").owing(2, paid=1).with_virtue(5)
    t.red.with_apprentices("debt-collector-1", "debt-collector-2").with_buildings("moneylender", "reservoir")
    t.play("place guildhall", "destroy debt")
    assert (t.red.unpaid, t.red.paid) == (1, 1)
    assert t.red.goods == {}
    assert t.red.virtue == 6  # the Church's printed point
    assert t.red.score["buildings"] == 5 + 5 + 4 + 1  # Church, Moneylender, Reservoir, and the one paid Debt
    t.finish()
    assert t.red.virtue == 6  # one paid Debt is no full pair for the Reservoir


def test_the_market_opens_when_virtue_has_fallen_to_9() -> None:
    """A-81: from the next turn on."""
    t = table()
    t.red.has(silver=3).with_virtue(11)
    assert not t.may("place market-left")
    t.play("place tax-stand", "place quarry")
    assert t.red.virtue == 9
    assert t.may("place market-left")
    t.nothing_open_but("WhereToPlace", "red")


@pytest.mark.parametrize(("virtue", "debts"), [(3, 0), (2, 0), (1, 1), (0, 2)])
def test_each_point_below_0_brings_a_debt(virtue: int, debts: int) -> None:
    t = table()
    t.red.with_virtue(virtue)
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.unpaid) == (max(0, virtue - 2), debts)
    assert t.blue.unpaid == 0
    t.nothing_open_but("WhereToPlace", "blue")


# Hugo: 2 Silver instead of a Debt.


def test_hugo_is_asked_for_every_single_debt() -> None:
    t = table(boards=["hugo", "ada"])
    t.table.tax = 1
    t.red.has(silver=4).with_virtue(0)
    t.play("place tax-stand")
    assert t.options == ["take debt", "buy off debt"]
    t.play("buy off debt")
    assert t.options == ["take debt", "buy off debt"]
    t.play("take debt")
    assert (t.red.unpaid, t.red.silver, t.red.virtue) == (1, 3, 0)
    assert t.table.tax == 0  # his Silver goes to the supply
    t.nothing_open_but("WhereToPlace", "blue")


def test_hugo_without_two_silver_takes_the_debt_unasked() -> None:
    t = table(boards=["hugo", "ada"])
    t.table.tax = 1
    t.red.with_virtue(0).has(silver=2)
    t.play("place tax-stand", "buy off debt")
    assert (t.red.unpaid, t.red.silver) == (1, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_hugo_may_buy_off_both_debts_of_a_ransom_at_virtue_0() -> None:
    """D22: 4 Silver instead of two Debts; the Workers come home all the same."""
    t = table(boards=["hugo", "ada"])
    t.red.has(silver=4).with_virtue(0)
    t.blue.holding(red=3)
    t.play("place guardhouse", "ransom with debt", "buy off debt", "buy off debt")
    assert (t.red.unpaid, t.red.silver, t.red.supply) == (0, 0, 19)
    t.nothing_open_but("WhereToPlace", "blue")


def test_hugo_pays_the_betting_houses_virtue_before_its_debt() -> None:
    """At Virtue 0: one Debt for the printed point, then one for the effect."""
    t = table(boards=["hugo", "ada"])
    t.red.has(clay=1, stone=2, gold=1, silver=2).with_hand("betting-house").with_virtue(0)
    t.play("place guildhall", "buy off debt")
    assert (t.red.unpaid, t.red.silver) == (1, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_hugo_is_asked_in_another_players_turn_too() -> None:
    """D22."""
    t = table(boards=["hugo", "ada"])
    t.red.has(silver=2).at(prison=1)
    t.turn_of("blue")
    t.end_turn(reset=True)
    assert t.asked == "red"
    t.play("buy off debt")
    assert (t.red.unpaid, t.red.silver) == (0, 0)
    t.nothing_open_but("WhereToPlace", "red")


# Emma: 1 Silver and 1 Clay for each Debt.


def test_emma_gains_silver_and_clay_for_each_debt_however_it_comes() -> None:
    """D23."""
    t = table(boards=["emma", "ada"])
    t.table.tax = 1
    t.red.with_virtue(0)
    t.play("place tax-stand")
    assert t.red.unpaid == 2
    assert t.red.goods == {"silver": 3, "clay": 2}
    assert t.blue.goods == {}
    t.nothing_open_but("WhereToPlace", "blue")


def test_emmas_clay_from_a_debt_at_the_end_still_counts_for_the_trading_post() -> None:
    """D23: the Dungeon's 2 Virtue become 2 Debts and 2 Clay, which complete a four; no order is left to choose."""
    t = table(boards=["emma", "ada"])
    t.red.has(clay=2).with_virtue(0).with_buildings("trading-post", "dungeon")
    t.finish()
    assert t.game.is_over
    assert (t.red.unpaid, t.red.clay, t.red.virtue) == (2, 4, 1)


# Merovech: a Building card instead of a point of Virtue.


def test_merovech_may_discard_one_card_for_each_point() -> None:
    """D24."""
    t = table(boards=["merovech", "ada"])
    t.red.with_hand("castle", "keep", "church")
    t.play("place tax-stand")
    assert t.options == ["lose all virtue", "lose virtue", "discard for virtue"]
    t.play("discard for virtue", "discard keep")
    assert t.options == ["lose virtue", "discard for virtue"]
    t.play("lose virtue")
    assert t.red.virtue == 6
    assert t.red.hand == ["castle", "church"]
    assert t.table.building_pile[0] == t.building("keep")
    t.nothing_open_but("WhereToPlace", "blue")


def test_merovech_with_an_empty_hand_loses_his_virtue_unasked() -> None:
    t = table(boards=["merovech", "ada"])
    t.red.with_hand("castle")
    t.play("place tax-stand", "discard for virtue")
    assert (t.red.virtue, t.red.hand) == (6, [])
    t.nothing_open_but("WhereToPlace", "blue")


def test_merovech_avoids_a_debt_below_0_with_a_card_but_not_a_debt_as_such() -> None:
    """D24."""
    t = table(boards=["merovech", "ada"])
    t.red.with_virtue(0).with_hand("castle", "keep")
    t.blue.holding(red=1)
    t.play("place guardhouse", "ransom with debt", "discard for virtue", "discard keep")
    assert (t.red.virtue, t.red.unpaid, t.red.hand) == (0, 1, ["castle"])
    t.nothing_open_but("WhereToPlace", "blue")


def test_merovech_settles_the_markets_virtue_before_the_action() -> None:
    """D6: the card that he may keep comes too late to be discarded."""
    t = table(boards=["merovech", "ada"])
    t.red.has(silver=2).with_hand("castle")
    t.play("place market-middle")
    assert t.question == "LoseVirtue"
    t.play("discard for virtue")
    assert t.question == "HireOrLook"
    t.on_top("church")
    t.play("look at plans", "keep church")
    assert (t.red.virtue, t.red.hand) == (7, ["church"])
    t.nothing_open_but("WhereToPlace", "blue")


def test_merovech_settles_a_buildings_virtue_before_its_effect() -> None:
    """Thieves' Den: first what becomes of its 2 Virtue, then its Silver."""
    t = table(boards=["merovech", "ada"])
    t.red.has(clay=1, wood=2, stone=3).with_hand("thieves-den", "castle", "keep").with_apprentices("labourer")
    t.play("place guildhall")
    assert t.question == "LoseVirtue"
    assert t.red.silver == 0
    t.play("discard for virtue", "discard castle", "lose virtue")
    assert (t.red.virtue, t.red.silver, t.red.hand) == (6, 4, ["keep"])
    t.nothing_open_but("WhereToPlace", "blue")


def test_merovech_has_room_for_eight_cards() -> None:
    t = table(boards=["merovech", "ada"])
    t.red.with_hand("castle", "keep", "church", "chapel", "well", "smithy", "tavern", "factory")
    t.play("place quarry")
    assert len(t.red.hand) == 8
    t.nothing_open_but("WhereToPlace", "blue")
