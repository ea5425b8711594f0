"""Influence in place of Silver, Gold, Marble, resources and Virtue."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, wonders_table

# Silver.


def test_the_middle_of_the_black_market_for_influence_only() -> None:
    """W-8, W-I6, W-I8: 4 Influence for 2 Silver and 1 Virtue."""
    t = wonders_table()
    t.red.with_influence(4).has(silver=2)
    t.play("place market-middle", "influence for silver", "influence for virtue")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (0, 2, 7)
    assert t.question == "HireOrLook"


def test_the_merchant_trades_twice_for_one_loss_of_influence() -> None:
    """W-9, W-I7."""
    t = wonders_table()
    t.red.with_influence(2).with_apprentices("merchant-1").at(storehouse=1)
    t.play("place storehouse", "use merchant-1")
    assert (t.red.influence, t.red.clay, t.red.prepaid) == (0, 3, 1)
    t.play("use merchant-1")
    assert (t.red.influence, t.red.clay, t.red.prepaid) == (0, 6, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_what_is_left_of_the_silver_is_lost_with_the_turn() -> None:
    """W-I7."""
    t = wonders_table()
    t.red.with_influence(2).with_apprentices("merchant-1")
    t.play("place storehouse", "use merchant-1")
    assert t.question == "WhereToPlace"
    assert t.red.prepaid == 0
    t.turn_of("red").play("place storehouse")
    assert t.options == ["trade virtue", "done", "dismiss"]


def test_what_is_left_of_the_silver_is_used_before_any_other() -> None:
    """W-I7, W-E11: the second trade takes it unasked, although there is Silver."""
    t = wonders_table()
    t.red.with_influence(2).has(silver=1).with_apprentices("merchant-1").at(storehouse=1)
    t.play("place storehouse", "use merchant-1", "influence for silver", "use merchant-1")
    assert (t.red.clay, t.red.silver, t.red.influence) == (6, 1, 0)


def test_two_influence_stand_in_for_one_silver_too() -> None:
    """W-I6: for up to 2."""
    t = wonders_table()
    t.red.with_influence(2).has(silver=1)
    t.play("place market-left", "influence for silver")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (0, 1, 6)


def test_three_silver_may_be_replaced_in_part_or_whole() -> None:
    """W-I6, W-I10: the right market space costs 3."""
    t = wonders_table()
    t.red.with_influence(4).has(silver=1)
    t.play("place market-right")
    # One Silver is not enough to pay plainly, so the first two were given up unasked.
    assert t.red.influence == 2
    assert t.options == ["pay plainly", "influence for silver"]
    t.play("influence for silver")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (0, 1, 6)


def test_plain_payment_is_offered_first() -> None:
    """W-E1: who never replaces anything gives one answer to each price."""
    t = wonders_table()
    t.red.with_influence(12).has(silver=3)
    t.play("place market-right")
    assert t.options == ["pay plainly", "influence for silver"]
    t.play("pay plainly")
    assert (t.red.influence, t.red.silver) == (12, 0)
    assert t.question == "LoseVirtue"


def test_a_price_that_influence_cannot_touch_is_not_asked_about() -> None:
    """W-E1."""
    t = wonders_table()
    t.red.with_influence(12).has(clay=2, wood=2, stone=2, silver=5).with_hand("podium")
    t.construct("podium")
    t.nothing_open_but("WhereToPlace", "blue")


def test_tax_at_the_workshop_is_paid_in_silver() -> None:
    """W-11, W-I13: 2 of the 4 Silver can be replaced."""
    t = wonders_table()
    t.show(1, 1, "merchant-1")
    t.red.with_influence(2).has(silver=2)
    t.play("place workshop", "hire merchant-1")
    assert (t.red.influence, t.red.silver, t.table.tax) == (0, 0, 6)
    assert t.red.apprentices == ["merchant-1"]


def test_influence_alone_hires_nobody_at_the_workshop() -> None:
    """W-11, W-I6: 4 Influence and no Silver."""
    t = wonders_table()
    t.show(1, 1, "merchant-1")
    t.red.with_influence(4)
    t.play("place workshop")
    assert not t.may("hire merchant-1")


@pytest.mark.parametrize(("silver", "open_to"), [(1, True), (0, False)])
def test_the_tax_of_the_first_capture_is_silver(silver: int, open_to: bool) -> None:
    """W-I13."""
    t = wonders_table()
    t.red.with_influence(12).has(silver=silver)
    t.blue.at(quarry=2)
    assert t.may("place town-centre") is open_to


def test_a_further_capture_may_be_paid_with_influence() -> None:
    """W-I13: only the first one is Tax."""
    t = wonders_table()
    t.red.with_influence(2).has(silver=1).at(town_centre=1)
    t.blue.at(quarry=2, forest=1)
    t.play("place town-centre", "capture quarry blue", "capture forest blue")
    assert (t.red.influence, t.red.silver, t.red.holds("blue")) == (0, 0, 3)


@pytest.mark.parametrize(("silver", "can"), [(2, True), (1, False)])
def test_a_ransom_takes_its_tax_in_silver(silver: int, can: bool) -> None:
    """W-I13: 2 Tax and 3 Silver, for which 4 Influence."""
    t = wonders_table()
    t.red.with_influence(4).has(silver=silver).at(prison=1)
    t.blue.holding(red=2)
    t.play("place guardhouse")
    assert t.may("ransom with silver") is can
    if can:
        t.play("ransom with silver")
        assert (t.red.silver, t.blue.holds("red")) == (0, 0)


@pytest.mark.parametrize(("silver", "can"), [(3, True), (2, False)])
def test_a_debt_takes_its_tax_in_silver(silver: int, can: bool) -> None:
    """W-I13: 3 Tax and 3 Silver, for which 4 Influence."""
    t = wonders_table()
    t.in_force("contribution-6")
    t.red.with_influence(4).has(silver=silver).at(prison=1).owing(1)
    t.play("place guardhouse")
    assert t.may("pay debt") is can
    if can:
        t.play("pay debt")
        assert (t.red.influence, t.red.silver, t.red.unpaid, t.red.paid) == (0, 0, 0, 1)


def test_little_virtue_spares_tax_before_influence_is_asked_for() -> None:
    """W-I13: at Virtue 1 hiring takes no Tax, so 2 Influence are enough."""
    t = wonders_table()
    t.show(1, 1, "merchant-1")
    t.red.with_influence(2).with_virtue(1)
    t.play("place workshop", "hire merchant-1")
    assert (t.red.influence, t.red.silver, t.red.apprentices) == (0, 0, ["merchant-1"])


def test_coins_on_skipped_apprentices_are_silver() -> None:
    """W-I12: the second column costs a coin besides."""
    t = wonders_table()
    t.show(1, 2, "merchant-1")
    t.red.with_influence(12).has(silver=2)
    t.play("place workshop")
    assert not t.may("hire merchant-1")
    t.red.has(silver=3)
    t.play("hire merchant-1")
    assert (t.red.influence, t.red.silver, t.silver_on(1, 1)) == (10, 0, 1)


def test_prepaid_silver_is_no_coin_either() -> None:
    """W-I12: the Silver that is left over from an earlier loss lies on no card."""
    t = wonders_table()
    t.show(1, 2, "merchant-1")
    t.red.with_influence(4).has(silver=2)
    t.wonders.prepaid[0] = 1
    t.play("place workshop")
    assert not t.may("hire merchant-1")


# Gold and Marble.


def test_four_influence_for_the_gold_of_the_first_cathedral_level() -> None:
    """W-12, W-I9."""
    t = wonders_table()
    t.red.with_influence(4).with_hand("castle")
    t.advance()
    assert t.red.cathedral == 1
    assert t.red.hand == []
    assert t.table.guildhall == [0]


def test_eight_influence_for_two_marble() -> None:
    """W-13, W-I9: the fifth level costs 2 Gold and 2 Marble."""
    t = wonders_table()
    t.reward_on_top("reward-14")
    t.red.with_influence(8).has(gold=2).with_hand("castle").on_level(4)
    t.advance()
    assert (t.red.cathedral, t.red.gold) == (5, 0)
    assert t.red.influence == 0


def test_three_influence_are_no_gold() -> None:
    """W-I9."""
    t = wonders_table()
    t.red.with_influence(3).with_hand("castle")
    assert not t.may("place guildhall")


def test_gold_may_be_kept_although_it_is_there() -> None:
    """W-I9."""
    t = wonders_table()
    t.reward_on_top("reward-14")
    t.red.with_influence(4).has(gold=1).with_hand("castle")
    t.play("place guildhall")
    assert t.options == ["pay plainly", "influence for gold"]
    t.play("influence for gold")
    assert (t.red.cathedral, t.red.gold, t.red.influence) == (1, 1, 0)


def test_therese_pays_gold_with_marble_and_the_rest_with_influence() -> None:
    """W-I9: her Gold and Marble are one."""
    t = wonders_table(boards=["therese", "ada"])
    t.reward_on_top("reward-14")
    t.red.with_influence(4).has(marble=3).with_hand("castle").on_level(4)
    t.play("place guildhall", "influence for gold")
    assert (t.red.cathedral, t.red.marble, t.red.influence) == (5, 0, 0)


def test_judith_pays_a_resource_with_a_card_and_another_with_influence() -> None:
    """W-I9: 2 Gold and 2 Marble for two cards and 8 Influence, and the card for the Cathedral besides."""
    t = wonders_table(boards=["judith", "ada"])
    t.reward_on_top("reward-14")
    t.red.with_influence(8).with_hand("castle", "keep", "church").on_level(4)
    t.play("place guildhall")
    answer_all(t, "influence for gold", "discard castle", "discard keep", "discard church")
    assert (t.red.cathedral, t.red.influence, t.red.hand) == (5, 0, [])


def answer_all(t: TestTable, *wanted: str) -> None:
    """Answer until red's turn is over, with the first of these that is offered, else with the first answer."""
    while t.asked == "red":
        offered = t.options
        t.play(next((token for token in wanted if token in offered), offered[0]))


def test_lothaire_pays_one_wood_less_and_the_rest_as_it_comes() -> None:
    """W-I9: his discount and Influence in one price."""
    t = wonders_table(boards=["lothaire", "ada"])
    t.red.with_influence(4).has(clay=2, wood=2).with_hand("aqueduct")  # 2 Clay, 3 Wood, 1 Gold
    t.construct("aqueduct")
    assert t.red.buildings == ["aqueduct"]
    assert (t.red.goods, t.red.influence) == ({}, 0)


# Resources.


def test_a_charlatan_ignores_wood_one_at_a_time() -> None:
    """W-10.3d: 1 Influence for each."""
    t = wonders_table()
    t.red.with_influence(3).has(clay=2, wood=2, gold=1).with_apprentices("charlatan-1").with_hand("aqueduct")
    t.play("place guildhall", "build aqueduct")  # 2 Clay, 3 Wood, 1 Gold
    assert t.red.influence == 2  # one Wood was missing
    assert t.options == ["pay plainly", "influence for wood"]
    t.play("influence for wood", "pay plainly")
    assert (t.red.influence, t.red.goods) == (1, {"wood": 1})


def test_a_charlatan_helps_with_a_free_mix() -> None:
    """W-10.3d: any purpose, here 2 of Clay, Wood, Stone for 1 Virtue."""
    t = wonders_table()
    t.red.with_influence(2).has(stone=1).with_apprentices("charlatan-2")
    t.play("place storehouse", "trade virtue", "pay plainly")
    assert (t.red.influence, t.red.virtue) == (1, 8)
    assert t.red.goods == {}


def test_a_charlatan_does_not_replace_other_resources() -> None:
    """W-10.3d."""
    t = wonders_table()
    t.red.with_influence(12).with_apprentices("charlatan-1", "patron-1", "patron-3", "patron-4")
    t.play("place storehouse")
    assert t.may("use patron-4")  # for 1 Wood
    assert not t.may("use patron-1") and not t.may("use patron-3")  # for 1 Clay, for 1 Stone


# Virtue.


def test_the_tax_may_be_taken_without_losing_virtue() -> None:
    """W-15, W-I8, W-I10: twice in one turn."""
    t = wonders_table()
    t.red.with_influence(4)
    t.play("place tax-stand", "influence for virtue", "influence for virtue")
    assert (t.red.virtue, t.red.influence, t.red.silver) == (7, 0, 4)


def test_all_points_may_be_lost_with_one_answer() -> None:
    """W-E1."""
    t = wonders_table()
    t.red.with_influence(4)
    t.play("place tax-stand")
    assert t.options == ["lose all virtue", "lose virtue", "influence for virtue"]
    t.play("lose all virtue")
    assert (t.red.virtue, t.red.influence) == (5, 4)


def test_an_avoided_loss_below_0_brings_no_debt() -> None:
    """W-I8, W-I14."""
    t = wonders_table()
    t.red.with_influence(2).with_virtue(0).has(silver=1)
    t.play("place market-left", "pay plainly", "influence for virtue")
    assert (t.red.virtue, t.red.unpaid, t.red.influence) == (0, 0, 0)


def test_an_avoided_loss_did_not_happen() -> None:
    """W-95, W-I14, W-10.6b: Clotilde gains Clay for what she loses only."""
    t = wonders_table(boards=["clotilde", "ada"])
    t.red.with_influence(2)
    t.play("place tax-stand", "influence for virtue")
    assert (t.red.virtue, t.red.clay) == (6, 1)


def test_clotilde_gains_clay_for_each_point() -> None:
    """W-95, W-10.6b."""
    t = wonders_table(boards=["clotilde", "ada"])
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.clay) == (5, 2)


def test_clotilde_gains_as_much_for_points_lost_with_one_answer() -> None:
    """W-95, W-10.6b."""
    t = wonders_table(boards=["clotilde", "ada"])
    t.red.with_influence(2)
    t.play("place tax-stand", "lose all virtue")
    assert (t.red.virtue, t.red.clay) == (5, 2)


def test_clotilde_gains_nothing_for_virtue_that_she_does_not_have() -> None:
    """W-10.6b: at 1 the second point is a Debt."""
    t = wonders_table(boards=["clotilde", "ada"])
    t.red.with_virtue(1)
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.unpaid, t.red.clay) == (0, 1, 1)


def test_virtue_is_kept_on_another_players_turn() -> None:
    """W-I10, W-6.10: in a reset that blue's turn brings."""
    t = wonders_table()
    t.red.with_influence(2).at(prison=3)
    t.turn_of("blue").end_turn(reset=True)
    assert (t.question, t.asked) == ("LoseVirtue", "red")
    t.play("influence for virtue")
    assert (t.red.virtue, t.red.influence, t.red.unpaid) == (7, 0, 1)


def test_silver_is_kept_on_another_players_turn() -> None:
    """W-I10: Hugo buys a Debt off with 2 Silver, or 2 Influence, in a reset that blue's turn brings."""
    t = wonders_table(boards=["hugo", "ada"])
    t.red.with_influence(2).at(prison=1)
    t.turn_of("blue").end_turn(reset=True)
    assert (t.question, t.asked) == ("TakeDebt", "red")
    t.play("buy off debt")
    assert (t.red.influence, t.red.unpaid) == (0, 0)


def test_what_hugo_prepaid_in_another_players_turn_is_lost_with_it() -> None:
    """W-I7, W-I10: all of the 2 Silver are used, and nothing is carried over."""
    t = wonders_table(boards=["hugo", "ada"], players=2)
    t.red.with_influence(4).has(silver=1).at(prison=1)
    t.turn_of("blue").end_turn(reset=True)
    t.play("buy off debt")
    assert (t.red.prepaid, t.red.silver) == (0, 1)
    t.nothing_open_but("WhereToPlace", "red")


def test_a_board_that_discards_cards_for_virtue_has_both_ways_out() -> None:
    """W-I8."""
    t = wonders_table(boards=["merovech", "ada"])
    t.red.with_influence(2).with_hand("castle")
    t.play("place tax-stand")
    assert t.options == ["lose all virtue", "lose virtue", "discard for virtue", "influence for virtue"]
    t.play("influence for virtue", "discard for virtue")
    assert (t.red.virtue, t.red.influence, t.red.hand) == (7, 0, [])


# Contributions.


def test_eight_influence_are_no_contribution() -> None:
    """W-14, W-I11."""
    t = wonders_table()
    t.red.with_influence(8)
    t.play("place silversmith")
    assert t.filled == []
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_charlatan_does_not_contribute() -> None:
    """W-10.3c, W-I11: the resource has to be put there."""
    t = wonders_table()
    t.red.with_influence(8).with_apprentices("charlatan-1", "charlatan-2", "charlatan-3")
    t.play("place silversmith")
    assert t.filled == []
    t.nothing_open_but("WhereToPlace", "blue")


# Louis.


def test_louis_spends_silver_to_keep_his_influence() -> None:
    """W-97, W-10.6e."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(2).has(silver=3)
    t.play("place market-left", "pay plainly")
    assert t.options == ["lose virtue", "influence for virtue", "silver to ignore loss for virtue"]
    t.play("silver to ignore loss for virtue")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (2, 0, 7)


def test_louis_pays_two_silver_for_a_loss_of_any_size() -> None:
    """W-10.6e: 4 Influence for a Gold are ignored for 2 Silver as well."""
    t = wonders_table(boards=["louis", "ada"])
    t.reward_on_top("reward-14")
    t.red.with_influence(4).has(silver=2).with_hand("castle")
    t.play("place guildhall", "silver to ignore loss for gold")
    assert (t.red.cathedral, t.red.influence, t.red.silver) == (1, 4, 0)


def test_louis_pays_for_each_loss() -> None:
    """W-10.6e, W-E4: each point of Virtue is a loss of its own."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(2)
    t.play("place tax-stand", "silver to ignore loss for virtue", "silver to ignore loss for virtue")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (2, 0, 7)


def test_louis_needs_the_influence_that_he_would_lose() -> None:
    """W-E3."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(1).has(silver=9)
    t.play("place tax-stand")
    assert t.red.virtue == 5
    t.nothing_open_but("WhereToPlace", "blue")


def test_louis_spends_no_silver_to_spare_silver() -> None:
    """W-E3: 2 Silver in place of up to 2 Silver are no choice."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(2).has(silver=5)
    t.play("place market-right")
    assert t.options == ["pay plainly", "influence for silver"]


def test_the_silver_of_louis_cannot_be_replaced_itself() -> None:
    """W-10.6f: with 1 Silver he has no way to ignore a loss, whatever his Influence."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(12).has(silver=1)
    t.play("place market-left", "influence for silver")
    assert t.options == ["lose virtue", "influence for virtue"]


def test_the_price_of_a_wonder_cannot_be_ignored() -> None:
    """W-I15, W-10.6g: it is spent, not lost."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(5).has(stone=14, silver=13)
    t.construct("stone-wonder", "token quarry")
    assert (t.red.influence, t.red.silver) == (0, 10)


def test_a_charlatans_influence_is_lost_and_may_be_ignored() -> None:
    """W-I15."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_influence(1).has(silver=2).with_apprentices("charlatan-2", "patron-1")
    t.play("place storehouse", "use patron-1", "silver to ignore loss for clay")
    assert (t.red.influence, t.red.silver, t.red.virtue) == (1, 0, 8)


def test_louis_ignores_first_what_he_could_not_lose_afterwards() -> None:
    """W-E3, W-E4: 2 Gold ignored while he has the 4 Influence, then 1 for the Clay."""
    t = wonders_table(boards=["louis", "ada"])
    t.red.with_apprentices("labourer", "charlatan-2").with_hand("arena").with_influence(4)
    t.red.has(clay=1, wood=3, stone=3, silver=4).with_virtue(3)
    assert t.may("place guildhall")
    t.construct("arena")
    while t.question == "HowToReplace":
        t.play(t.options[0])
    assert t.red.buildings == ["arena"]
    assert (t.red.silver, t.red.clay) == (0, 0)
