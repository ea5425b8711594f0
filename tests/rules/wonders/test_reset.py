"""The Black Market Reset in eleven steps."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, wonders_table


def next_card(t: TestTable, key: str) -> None:
    """This card will be turned over in the next reset."""
    t.open_to_contribute(key)


# 1 and 2.


def test_a_worker_from_the_market_counts_in_the_last_step() -> None:
    """W-29, W-S1, W-S11."""
    t = wonders_table()
    t.red.at(market_left=1)
    t.reset()
    assert (t.red.workers("market-left"), t.red.prison, t.red.unpaid) == (0, 1, 1)


def test_with_no_small_market_card_the_large_ones_are_shuffled() -> None:
    """W-30, W-S2."""
    t = wonders_table()
    t.table.large_pile += t.table.small_pile
    t.table.small_pile = []
    t.reset()
    assert (len(t.table.small_pile), len(t.table.large_pile)) == (9, 1)


def test_one_market_card_is_turned_over() -> None:
    """W-S2."""
    t = wonders_table()
    top = t.table.small_pile[-1]
    t.reset()
    assert t.table.large_pile[-1] == top


# 3.


def test_the_street_urchin_gains_before_its_owner_is_imprisoned() -> None:
    """W-31, W-S3, W-S4."""
    t = wonders_table()
    t.red.with_apprentices("street-urchin-1").at(guardhouse=1)
    t.reset()
    assert (t.red.silver, t.red.prison, t.red.workers("guardhouse")) == (3, 1, 0)


def test_the_aristocrat_looks_at_where_the_princess_stood() -> None:
    """W-32, W-S3, W-6.3: a Worker where she goes to brings nothing."""
    t = wonders_table()
    next_card(t, "contribution-5")
    t.red.with_apprentices("aristocrat-1").at(forest=1)
    t.reset()
    assert t.princess == "forest"
    assert t.red.wood == 0


def test_the_aristocrat_gains_where_she_stands() -> None:
    """W-S3."""
    t = wonders_table()
    next_card(t, "contribution-5")
    t.red.with_apprentices("aristocrat-1").at(silversmith=1)
    t.reset()
    assert t.red.wood == 2


def test_each_of_them_gains_once_however_many_workers_there_are() -> None:
    """W-10.3a."""
    t = wonders_table()
    t.red.with_apprentices("aristocrat-1", "aristocrat-3").at(silversmith=3)
    t.reset()
    assert (t.red.wood, t.red.stone) == (2, 2)


# 4.


def test_everybody_at_the_profiteers_place_takes_one_debt_and_goes_to_prison() -> None:
    """W-33, W-S4, W-6.4: one a player, not one a Worker."""
    t = wonders_table(3)
    t.red.at(guardhouse=2)
    t.blue.at(guardhouse=1)
    t.green.at(prison=4).with_virtue(7)  # so that the last step concerns somebody else
    t.reset()
    assert (t.red.unpaid, t.blue.unpaid) == (1, 1)
    assert (t.red.prison, t.blue.prison) == (2, 1)
    assert (t.red.workers("guardhouse"), t.blue.workers("guardhouse")) == (0, 0)


def test_the_profiteer_may_cost_virtue() -> None:
    """W-S4, W-6.4, W-I10: everybody there is asked, clockwise from the player whose turn it was."""
    t = wonders_table(3)
    t.in_force("contribution-5")  # the Profiteer at the Quarry
    t.red.with_influence(2).at(quarry=2)
    t.green.with_influence(2).at(quarry=1)
    t.turn_of("green").end_turn(reset=True)
    assert (t.question, t.asked) == ("LoseVirtue", "green")
    t.play("lose virtue")
    assert (t.question, t.asked) == ("LoseVirtue", "red")
    t.play("influence for virtue")
    assert (t.green.virtue, t.green.influence) == (6, 2)
    assert (t.red.virtue, t.red.influence) == (7, 0)


def test_the_profiteer_may_bring_influence() -> None:
    """W-S4."""
    t = wonders_table()
    t.in_force("contribution-6")  # the Profiteer at the Forest
    t.red.at(forest=3)
    t.reset()
    assert (t.red.influence, t.red.prison) == (1, 3)


def test_cards_for_influence_are_drawn_clockwise_from_the_player_whose_turn_it_was() -> None:
    """W-S0, W-S4: both reach 5."""
    t = wonders_table(3)
    t.in_force("contribution-6")
    t.on_top("castle", "keep")
    t.red.with_influence(4).at(forest=1)
    t.blue.with_influence(4).at(forest=1)
    t.turn_of("blue").end_turn(reset=True)
    assert (t.blue.hand, t.red.hand) == (["castle"], ["keep"])


def test_who_is_not_there_is_spared() -> None:
    """W-S4."""
    t = wonders_table()
    t.red.at(silversmith=1)
    t.blue.at(forest=1)
    t.reset()
    assert (t.red.unpaid, t.red.prison, t.blue.unpaid, t.blue.prison) == (0, 0, 0, 0)


def test_his_wonder_does_not_put_its_owner_at_the_profiteers_place() -> None:
    """W-6.5."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="guardhouse")
    t.reset()
    assert t.red.unpaid == 0
    assert t.tokens == {"clay-wonder": "guardhouse"}


# 5.


def test_who_is_tied_gains_in_turn_order_from_who_brought_the_reset() -> None:
    """W-35, W-S5, W-S0: blue takes the first Reward."""
    t = wonders_table()
    t.reward_on_top("reward-16")  # 2 Influence and 2 Silver
    t.reward_on_top("reward-14")  # 1 Virtue and 3 Clay
    t.red.at(silversmith=2)
    t.blue.at(silversmith=2)
    t.turn_of("blue").end_turn(reset=True)
    assert (t.blue.clay, t.blue.virtue) == (3, 8)
    assert (t.red.silver, t.red.influence) == (2, 2)


def test_only_who_has_the_most_gains() -> None:
    """W-S5."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.at(forest=2)
    t.blue.at(forest=1)
    t.reset()
    assert (t.red.influence, t.red.silver, t.blue.influence, t.blue.silver) == (1, 3, 0, 0)


def test_where_nobody_is_nobody_gains() -> None:
    """W-36, W-S5."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.reset()
    assert (t.red.goods, t.blue.goods) == ({}, {})


def test_a_wonder_is_not_a_worker_at_the_princesss_place() -> None:
    """W-37, W-6.5: one Worker and a Wonder against one Worker are a tie."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.at(forest=1).with_wonder("clay-wonder", at="forest")
    t.blue.at(forest=1)
    t.reset()
    assert (t.red.silver, t.blue.silver) == (3, 3)


def test_of_two_rewards_the_winner_chooses_one() -> None:
    """W-S5: all own prisoners home, or 2 Influence."""
    t = wonders_table()
    t.in_force("contribution-7")  # the Princess at the Town Centre
    t.red.at(town_centre=1, prison=2)
    t.reset()
    assert (t.question, t.options) == ("PrincessReward", ["reward left", "reward right"])
    t.play("reward left")
    assert (t.red.prison, t.red.influence, t.red.unpaid) == (0, 0, 0)


def test_the_other_of_two_rewards() -> None:
    """W-S5."""
    t = wonders_table()
    t.in_force("contribution-7")
    t.red.at(town_centre=1, prison=2)
    t.reset().play("reward right")
    assert (t.red.prison, t.red.influence, t.red.unpaid) == (2, 2, 1)


def test_a_reward_that_can_do_nothing_is_not_offered() -> None:
    """W-S5: nobody to release, so 2 Influence come unasked."""
    t = wonders_table()
    t.in_force("contribution-7")
    t.red.at(town_centre=1)
    t.reset()
    assert t.red.influence == 2


def test_at_12_influence_a_reward_of_influence_is_no_choice() -> None:
    """W-E18: at 11 one of the 2 Influence is still gained, at 12 none."""
    t = wonders_table()
    t.in_force("contribution-7")
    t.red.at(town_centre=1, prison=1).with_influence(11)
    t.reset()
    assert t.options == ["reward left", "reward right"]
    t.play("reward right")
    assert (t.red.influence, t.red.prison) == (12, 1)

    t = wonders_table()
    t.in_force("contribution-7")
    t.red.at(town_centre=1, prison=1).with_influence(12)
    t.reset()
    assert (t.red.influence, t.red.prison) == (12, 0)
    t.nothing_open_but("WhereToPlace", "red")


def test_at_12_influence_and_with_nobody_in_prison_nothing_is_gained() -> None:
    """W-E18."""
    t = wonders_table()
    t.in_force("contribution-7")
    t.red.at(town_centre=1).with_influence(12)
    t.reset()
    assert (t.red.influence, t.red.virtue) == (12, 7)
    t.nothing_open_but("WhereToPlace", "red")


def test_a_capture_as_a_reward_takes_ones_own_workers_where_nobody_else_is() -> None:
    """D30: the printed reading."""
    t = wonders_table()
    t.in_force("contribution-6")  # the Princess at the Quarry
    t.red.at(quarry=2)
    t.reset()
    assert (t.red.workers("quarry"), t.red.supply) == (0, 20)
    t.nothing_open_but("WhereToPlace", "red")


def test_where_own_workers_are_spared_a_capture_as_a_reward_may_be_declined() -> None:
    """D30: the option `spare_own_workers`."""
    t = wonders_table(spare_own_workers=True)
    t.in_force("contribution-6")
    t.red.at(quarry=2)
    t.reset()
    assert t.options == ["capture quarry red", "done"]
    t.play("done")
    assert (t.red.workers("quarry"), t.red.supply) == (2, 18)
    t.nothing_open_but("WhereToPlace", "red")


def test_the_second_of_two_tied_still_gains_after_the_first_has_captured() -> None:
    """W-S5: who was tied when the step began is tied."""
    t = wonders_table()
    t.in_force("contribution-6")  # the Princess at the Quarry
    t.red.at(quarry=1)
    t.blue.at(quarry=1)
    t.reset()
    t.play("capture quarry blue")
    assert t.red.holds("blue") == 1
    assert (t.question, t.asked) == ("PrincessReward", "blue")
    t.play("reward left")
    assert t.red.holds("blue") == 0


def test_a_capture_as_a_reward_costs_virtue_at_her_place() -> None:
    """W-S5, W-F5: the Princess has not moved yet."""
    t = wonders_table()
    t.in_force("contribution-6")
    t.red.at(quarry=2)
    t.blue.at(quarry=1)
    t.reset().play("capture quarry blue")
    assert t.red.virtue == 6


def test_the_princesss_apprentice_comes_free() -> None:
    """W-S5: any face-up one."""
    t = wonders_table()
    t.in_force("contribution-3")
    t.show(2, 5, "jeweller-1")
    t.red.at(workshop=1)
    t.reset().play("hire jeweller-1")
    assert (t.red.apprentices, t.red.silver) == (["jeweller-1"], 0)


# 6, 7, 8.


def test_clay_and_wood_go_to_their_wonders() -> None:
    """W-38, W-S6."""
    t = wonders_table()
    t.open_to_contribute("contribution-2", filled=["clay", "wood"])
    t.reset()
    assert t.laid == {"clay-wonder": 1, "wood-wonder": 1}
    assert t.filled == []


def test_what_is_laid_adds_up() -> None:
    """W-S6."""
    t = wonders_table()
    t.lay("clay-wonder", 2)
    t.open_to_contribute("contribution-2", filled=["clay"])
    t.reset()
    assert t.laid == {"clay-wonder": 3}


def test_the_open_card_is_turned_over_and_the_figures_follow_it() -> None:
    """W-S7, W-S8, W-F10."""
    t = wonders_table()
    next_card(t, "contribution-5")
    t.reset()
    assert (t.princess, t.profiteer) == ("forest", "quarry")
    assert t.wonders.consequences[-1] == t.contribution("contribution-5")
    assert len(t.wonders.contributions) == 5


def test_the_card_that_is_turned_over_does_nothing_yet() -> None:
    """W-6.3: who stands where the figures go to neither suffers nor gains."""
    t = wonders_table()
    next_card(t, "contribution-5")  # the Profiteer to the Quarry, the Princess to the Forest
    t.red.at(quarry=2, forest=2)
    t.reset()
    assert (t.red.prison, t.red.virtue, t.red.silver) == (0, 7, 0)


def test_the_seventh_reset_shuffles_all_seven_cards() -> None:
    """W-39, W-S7, W-6.7."""
    t = wonders_table()
    for left in (5, 4, 3, 2, 1, 0):
        t.reset()
        assert len(t.wonders.contributions) == left
    assert t.wonders.open_card() is None
    t.reset()
    part = t.wonders
    assert (len(part.contributions), len(part.consequences)) == (6, 1)
    assert sorted(part.contributions + part.consequences) == list(range(7))
    card = part.consequence()
    assert (part.princess, part.profiteer) == (card.princess, card.profiteer)


def test_between_the_sixth_and_the_seventh_reset_nobody_contributes() -> None:
    """W-6.7: the printed reading. The Princess stands where the last card says, and has no slot to fill."""
    t = wonders_table()
    for _ in range(6):
        t.reset()
    t.red.has(clay=1, wood=1, stone=1, gold=1, marble=1, silver=9)
    t.play(f"place {t.princess}")
    assert not any(token.startswith("contribute ") for token in t.options)


def test_with_early_shuffle_a_contribution_card_is_always_open() -> None:
    """W-6.7: the option `early_shuffle`: the six others are shuffled, and the card just turned over stays in force."""
    t = wonders_table(early_shuffle=True)
    for left in (5, 4, 3, 2, 1, 6, 5, 4):
        last = t.wonders.contributions[-1]
        t.reset()
        part = t.wonders
        assert len(part.contributions) == left
        assert part.consequences[-1] == last
        assert sorted(part.contributions + part.consequences) == list(range(7))
        assert (part.princess, part.profiteer) == (part.consequence().princess, part.consequence().profiteer)
        assert part.open_card() is not None


# 9, 10, 11.


def test_the_gatekeeper_may_free_whom_the_profiteer_has_imprisoned() -> None:
    """W-S9: after step 4."""
    t = wonders_table()
    t.red.with_apprentices("gatekeeper").at(guardhouse=2)
    t.reset().play("use gatekeeper", "release 2")
    assert (t.red.prison, t.red.unpaid) == (0, 1)  # the Debt is the Profiteer's


def test_the_squire_looks_into_the_prison_after_the_profiteer() -> None:
    """W-S9."""
    t = wonders_table()
    t.red.with_apprentices("squire-1").at(guardhouse=1)
    t.reset()
    assert (t.red.prison, t.red.gold) == (1, 0)


def test_three_two_and_no_prisoners() -> None:
    """W-41, W-S10, W-S11."""
    t = wonders_table(3)
    t.red.at(prison=3)
    t.blue.at(prison=2)
    t.reset()
    assert (t.red.virtue, t.red.unpaid) == (6, 1)
    assert (t.blue.virtue, t.blue.unpaid) == (7, 0)
    assert (t.green.virtue, t.green.unpaid) == (7, 0)


def test_tied_prisoners_cost_both_a_debt() -> None:
    """W-42, W-S11."""
    t = wonders_table(3)
    t.red.at(prison=2)
    t.blue.at(prison=2)
    t.reset()
    assert (t.red.unpaid, t.blue.unpaid, t.green.unpaid) == (1, 1, 0)


def test_with_nobody_in_prison_nobody_takes_a_debt() -> None:
    """W-43, W-S11."""
    t = wonders_table(3)
    t.reset()
    assert (t.red.unpaid, t.blue.unpaid, t.green.unpaid) == (0, 0, 0)


def test_the_racketeer_gains_influence_with_the_debt_of_the_last_step() -> None:
    """W-44, W-S11."""
    t = wonders_table()
    t.red.with_apprentices("racketeer-1").at(prison=1)
    t.reset()
    assert (t.red.unpaid, t.red.influence) == (1, 1)


def test_two_racketeers_gain_two() -> None:
    """W-10.3b."""
    t = wonders_table()
    t.red.with_apprentices("racketeer-1", "racketeer-2").at(prison=1)
    t.reset()
    assert (t.red.unpaid, t.red.influence) == (1, 2)


def test_two_racketeers_draw_clockwise_from_the_player_whose_turn_it_was() -> None:
    """W-S0, W-S11."""
    t = wonders_table(3)
    t.on_top("castle", "keep")
    t.red.with_apprentices("racketeer-1").with_influence(4).at(prison=1)
    t.green.with_apprentices("racketeer-2").with_influence(4).at(prison=1)
    t.turn_of("green").end_turn(reset=True)
    assert (t.green.hand, t.red.hand) == (["castle"], ["keep"])


def test_the_virtue_for_prisoners_may_be_kept_but_not_the_debt() -> None:
    """W-6.10, W-S10, W-S11: nothing is asked about the Debt."""
    t = wonders_table()
    t.red.with_influence(12).at(prison=3)
    t.reset().play("influence for virtue")
    assert (t.red.virtue, t.red.influence, t.red.unpaid) == (7, 10, 1)
    assert t.question == "WhereToPlace"


# As a whole.


def test_later_steps_see_what_earlier_ones_have_done() -> None:
    """W-S4, W-S5, W-S10: blue's Workers at the Profiteer's place are the prisoners that cost Virtue."""
    t = wonders_table()
    t.in_force("contribution-7")  # the Profiteer at the Workshop, the Princess at the Town Centre
    t.blue.at(workshop=3, town_centre=1)
    t.reset()
    assert (t.question, t.asked) == ("PrincessReward", "blue")
    t.play("reward left")  # the three come home again
    assert (t.blue.prison, t.blue.virtue, t.blue.unpaid) == (0, 7, 1)


def test_two_triggers_in_one_turn_are_one_reset() -> None:
    """W-S0: a Guildhall space and the fifth resource."""
    t = wonders_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1", filled=["clay", "stone", "gold", "marble"])
    space = t.table.rules.reset_spaces[0]
    t.fill_guildhall(space - 1)
    t.red.has(clay=2, wood=4, stone=1).with_apprentices("labourer").with_hand("depot")
    t.turn_of("red").construct("depot", "contribute wood")
    assert len(t.wonders.consequences) == 2
    assert len(t.wonders.contributions) == 5
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_third_worker_on_the_market_brings_all_steps(players: int) -> None:
    """W-S0, W-S1."""
    t = wonders_table(players)
    next_card(t, "contribution-5")
    t.red.has(silver=3)
    t.blue.at(market_left=1, market_middle=1)
    t.turn_of("red").play("place market-right")
    assert t.princess == "forest"
    assert (t.red.prison, t.blue.prison, t.blue.unpaid, t.red.unpaid) == (1, 2, 1, 0)


def test_the_princess_may_destroy_a_debt() -> None:
    """W-S5, W-E10: it is the winner's to decide."""
    t = wonders_table()
    t.in_force("contribution-2")  # the Princess at the Storehouse
    t.red.at(storehouse=1).owing(1)
    t.reset()
    assert t.options == ["destroy debt", "keep debts"]
    t.play("destroy debt")
    assert (t.red.unpaid, t.red.paid, t.red.virtue) == (0, 0, 7)


def test_who_draws_in_anothers_turn_discards_at_the_end_of_the_own_one() -> None:
    """W-I5, W-E12: blue holds seven cards until then."""
    t = wonders_table()
    t.in_force("contribution-6")  # the Profiteer at the Forest
    t.blue.with_influence(4).at(forest=1).with_hand("keep", "church", "well", "smithy", "tavern", "chapel")
    t.end_turn(reset=True)
    assert (t.question, t.asked, len(t.blue.hand)) == ("WhereToPlace", "blue", 7)
    t.play("place quarry")
    assert (t.question, t.asked) == ("DiscardCards", "blue")
