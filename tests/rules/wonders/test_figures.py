"""The Princess and the Profiteer: who comes to them, and who captures Workers there."""

from __future__ import annotations

import pytest

from builders.tables import wonders_table


def test_who_comes_to_the_princess_may_contribute_once() -> None:
    """W-17, W-F1, W-5.4: one Contribution for one Worker."""
    t = wonders_table()
    t.in_force("contribution-5")  # she stands at the Forest
    t.red.has(clay=3, stone=3)
    t.play("place forest")
    assert t.options == ["go on", "contribute clay", "contribute stone"]
    t.play("contribute clay")
    assert (t.filled, t.red.wood) == (["clay"], 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_comes_to_the_princess_may_decline() -> None:
    """W-17, W-F1."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.has(clay=3)
    t.play("place forest", "go on", "done")
    assert (t.filled, t.red.clay) == ([], 3)
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_comes_to_the_profiteer_gains_influence() -> None:
    """W-18, W-F2."""
    t = wonders_table()
    t.in_force("contribution-6")
    t.play("place forest")
    assert (t.red.influence, t.red.wood) == (1, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_elsewhere_the_figures_bring_nothing() -> None:
    """W-F1, W-F2."""
    t = wonders_table()
    t.in_force("contribution-6")
    t.red.has(clay=1)
    t.play("place silversmith")
    assert (t.red.influence, t.filled) == (0, [])
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_contribution_may_come_before_the_action() -> None:
    """W-19, W-F3."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.has(clay=1)
    t.play("place forest")
    assert (t.question, t.red.wood) == ("BeforeAction", 0)
    t.play("contribute clay")
    assert (t.filled, t.red.wood) == (["clay"], 1)


def test_the_contribution_may_come_after_the_action() -> None:
    """W-19, W-F3: with the Wood that the action brought."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.play("place forest")
    assert (t.question, t.red.wood) == ("LastContribution", 1)
    t.play("contribute wood")
    assert (t.filled, t.red.wood) == (["wood"], 0)


def test_the_contribution_never_comes_during_an_action() -> None:
    """W-19, W-F3: not while it is asked what to dig for."""
    t = wonders_table()
    t.in_force("contribution-4")  # she stands at the Mines
    t.red.has(wood=1).at(mines=1)
    t.play("place mines", "go on")
    assert t.options == ["mine clay", "mine gold"]


def test_between_two_trades_one_may_contribute() -> None:
    """W-F3: two actions of one visit."""
    t = wonders_table()
    t.in_force("contribution-2")  # the Princess at the Storehouse
    t.open_to_contribute("contribution-1")
    t.red.has(clay=2, stone=2).at(storehouse=1).with_apprentices("benefactor-1")
    t.play("place storehouse", "use benefactor-1", "pay 1 clay")
    assert t.question == "WhichTrade"
    assert t.may("contribute stone")
    t.play("contribute stone")
    assert t.filled == ["stone"]
    assert t.question == "WhichTrade"
    assert not t.may("contribute clay")


def test_between_two_captures_one_may_contribute() -> None:
    """W-F3."""
    t = wonders_table()
    t.in_force("contribution-7")  # the Princess at the Town Centre
    t.red.has(silver=2, clay=1).at(town_centre=1)
    t.blue.at(quarry=1, forest=1)
    t.play("place town-centre", "capture quarry blue", "contribute clay", "capture forest blue")
    assert t.filled == ["clay"]
    assert t.red.holds("blue") == 2


def test_between_two_actions_at_the_guardhouse_the_influence_may_be_taken() -> None:
    """W-F3: to make room for it first."""
    t = wonders_table()  # the Profiteer at the Guardhouse
    t.red.with_influence(12).has(silver=6).at(guardhouse=1, prison=1).owing(1)
    t.play("place guardhouse", "pay debt", "influence for silver", "pay plainly", "take influence")
    assert t.red.influence == 11
    assert t.question == "GuardhouseAction"


def test_with_little_influence_the_profiteers_is_taken_at_once() -> None:
    """W-E2: below 4 waiting can bring nothing."""
    t = wonders_table()
    t.red.with_influence(3).at(prison=1)
    t.play("place guardhouse")
    assert (t.question, t.red.influence) == ("GuardhouseAction", 4)


def test_with_more_influence_the_profiteers_may_wait() -> None:
    """W-E2, W-F3: from 4 on it is asked for, and comes at the end of the turn at the latest."""
    t = wonders_table()
    t.red.with_influence(4).at(prison=1)
    t.play("place guardhouse", "done")
    assert t.red.influence == 5
    t.nothing_open_but("WhereToPlace", "blue")


def test_each_worker_placed_in_a_turn_counts() -> None:
    """W-F4, W-E13: the Mill's Worker is placed unasked, and brings its own right."""
    t = wonders_table()
    t.in_force("contribution-5")
    t.red.has(clay=5, stone=2).with_hand("mill")  # the Mill takes 4 Clay and 1 Stone
    t.construct("mill")
    assert t.question == "BeforeAction"
    t.play("contribute clay")
    assert t.filled == ["clay"]
    assert t.red.workers("forest") == 1


def test_the_depots_worker_may_contribute() -> None:
    """W-27, W-F4."""
    t = wonders_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1")
    t.red.has(clay=2, wood=4, stone=1).with_apprentices("labourer").with_hand("depot")
    t.construct("depot", "contribute wood")
    assert t.filled == ["wood"]
    assert t.red.influence == 2
    assert t.red.workers("storehouse") == 1


def test_the_jails_worker_gains_the_profiteers_influence() -> None:
    """W-F4."""
    t = wonders_table()
    t.red.has(clay=1, wood=1, stone=4).with_apprentices("labourer").with_hand("jail").at(prison=1)
    t.construct("jail")
    assert t.red.influence == 1
    assert t.red.workers("guardhouse") == 1


def test_captures_at_the_princess_cost_one_virtue_however_many_they_are() -> None:
    """W-20, W-F5, W-F7: three Workers, 1 Virtue."""
    t = wonders_table()  # the Princess at the Silversmith
    t.red.has(silver=1)
    t.blue.at(silversmith=3)
    t.play("place town-centre", "capture silversmith blue")
    assert (t.red.virtue, t.red.holds("blue")) == (6, 3)


def test_captures_at_the_profiteer_bring_one_virtue_however_many_they_are() -> None:
    """W-21, W-F6, W-F7: four Workers, 1 Virtue."""
    t = wonders_table()
    t.red.has(silver=1)
    t.blue.at(guardhouse=4)
    t.play("place town-centre", "capture guardhouse blue")
    assert (t.red.virtue, t.red.holds("blue")) == (8, 4)


def test_each_colour_is_a_capture_of_its_own() -> None:
    """W-F7: two groups at her place cost 2 Virtue."""
    t = wonders_table(3)
    t.red.has(silver=2).at(town_centre=1)
    t.blue.at(silversmith=2)
    t.green.at(silversmith=1)
    t.play("place town-centre", "capture silversmith blue", "capture silversmith green")
    assert t.red.virtue == 5


@pytest.mark.parametrize("place", ["silversmith", "guardhouse"])
def test_taking_ones_own_workers_back_changes_no_virtue(place: str) -> None:
    """W-23, W-F7."""
    t = wonders_table()
    t.red.has(silver=1).at(**{place: 2})
    t.play("place town-centre", f"capture {place} red")
    assert (t.red.virtue, t.red.workers(place)) == (7, 0)


def test_captures_elsewhere_change_no_virtue() -> None:
    """W-F5, W-F6."""
    t = wonders_table()
    t.red.has(silver=1)
    t.blue.at(quarry=3)
    t.play("place town-centre", "capture quarry blue")
    assert t.red.virtue == 7


def test_the_virtue_of_a_capture_may_be_kept_for_influence() -> None:
    """W-F8."""
    t = wonders_table()
    t.red.has(silver=1).with_influence(2)
    t.blue.at(silversmith=3)
    t.play("place town-centre", "capture silversmith blue", "influence for virtue")
    assert (t.red.virtue, t.red.influence) == (7, 0)


def test_a_free_capture_of_a_card_counts_too() -> None:
    """W-F5: the Armoury's."""
    t = wonders_table()
    t.red.has(wood=3, stone=5, gold=1).with_apprentices("labourer").with_hand("armoury")
    t.blue.at(silversmith=1)
    t.play("place guildhall", "build armoury")
    assert (t.red.virtue, t.red.holds("blue")) == (6, 1)


def test_taking_a_worker_back_brings_nothing() -> None:
    """W-F9."""
    t = wonders_table()
    t.red.has(clay=1).at(silversmith=10, guardhouse=10)
    t.turn_of("red").play("retrieve guardhouse")
    assert t.red.influence == 0
    t.turn_of("red")
    t.red.at(quarry=1)
    t.turn_of("red").play("retrieve silversmith")
    assert t.filled == []
    t.nothing_open_but("WhereToPlace", "blue")


def test_releasing_and_imprisoning_is_no_placing() -> None:
    """W-F9: a Worker in Prison or home again has not come to anybody's place."""
    t = wonders_table()
    t.in_force("contribution-6")
    t.red.at(prison=2).has(clay=1).holding(blue=1)
    t.play("place guardhouse", "free prisoners")
    assert (t.red.influence, t.filled) == (0, [])
    t.turn_of("red").play("place guardhouse", "imprison")
    assert (t.red.influence, t.blue.influence, t.filled) == (0, 0, [])


def test_the_figures_stay_until_a_reset() -> None:
    """W-F10."""
    t = wonders_table()
    t.play("place forest")
    t.play("place quarry")
    assert (t.princess, t.profiteer) == ("silversmith", "guardhouse")


def test_a_figure_is_a_reason_to_come_where_nothing_can_be_done() -> None:
    """W-E5: the Guardhouse with nobody to free, the Town Centre with no Silver."""
    t = wonders_table()  # the Profiteer at the Guardhouse
    assert t.may("place guardhouse")
    assert not t.may("place town-centre")
    t.play("place guardhouse")
    assert t.red.influence == 1
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(("card", "place"), [("chevalier-1", "town-centre"), ("chevalier-2", "guardhouse")])
def test_a_chevalier_is_a_reason_to_come(card: str, place: str) -> None:
    """W-E5: for his Influence, with nobody to free and no Silver; not for the other Chevalier's owner."""
    t = wonders_table()
    t.in_force("contribution-5")  # nobody at either place
    assert not t.may(f"place {place}")
    t.red.with_apprentices(card)
    assert [token for token in ("place town-centre", "place guardhouse") if t.may(token)] == [f"place {place}"]
    t.play(f"place {place}")
    assert t.red.influence == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_princess_is_a_reason_to_come_for_who_can_contribute() -> None:
    """W-E5."""
    t = wonders_table()
    t.in_force("contribution-7")  # the Princess at the Town Centre
    assert not t.may("place town-centre")
    t.red.has(wood=1)
    t.play("place town-centre", "contribute wood")
    assert t.filled == ["wood"]


def test_silver_of_a_contribution_may_pay_for_the_action() -> None:
    """W-F3, W-E5: 1 Influence and 2 Silver for Wood, then a capture for 1 Tax."""
    t = wonders_table()
    t.in_force("contribution-7")
    t.red.has(wood=1)
    t.blue.at(quarry=2)
    t.play("place town-centre", "contribute wood", "capture quarry blue")
    assert (t.red.silver, t.red.holds("blue")) == (1, 2)


def test_an_own_wonder_is_a_reason_to_come() -> None:
    """W-E5: for its Influence."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="town-centre")
    t.play("place town-centre", "wonder influence")
    assert t.red.influence == 1


def test_charles_gains_silver_at_the_profiteers_place() -> None:
    """W-F2, W-10.6h: each time, besides the Influence."""
    t = wonders_table(boards=["charles", "ada"])
    t.in_force("contribution-6")
    t.play("place forest")
    assert (t.red.silver, t.red.influence) == (1, 1)


def test_charles_pays_a_first_capture_with_that_silver() -> None:
    """W-10.6h, W-E5."""
    t = wonders_table(boards=["charles", "ada"])
    t.in_force("contribution-4")  # the Profiteer at the Town Centre
    t.blue.at(quarry=1)
    t.play("place town-centre", "capture quarry blue")
    assert t.red.holds("blue") == 1


def test_arnulf_counts_the_princess() -> None:
    """W-93: his second Worker at her Quarry brings 3 Stone."""
    t = wonders_table(boards=["arnulf", "ada"])
    t.in_force("contribution-6")
    t.red.at(quarry=1)
    t.play("place quarry")
    assert t.red.stone == 3


def test_arnulf_counts_her_for_the_action_only() -> None:
    """W-10.6c, W-6.5: not for the most Workers in a reset."""
    t = wonders_table(boards=["arnulf", "ada"])
    t.in_force("contribution-5")
    t.red.at(forest=1)
    t.blue.at(forest=2)
    t.reset()
    assert (t.red.silver, t.blue.silver) == (0, 3)


def test_arnulf_counts_nobody_where_she_is_not() -> None:
    """W-93."""
    t = wonders_table(boards=["arnulf", "ada"])
    t.red.at(quarry=1)
    t.play("place quarry")
    assert t.red.stone == 2


def test_a_contribution_may_pay_for_the_next_action_when_nothing_else_can() -> None:
    """W-F3: after the first trade nothing is affordable, until the contribution brings 2 Silver."""
    t = wonders_table()
    t.in_force("contribution-2")  # the Princess at the King's Storehouse
    t.open_to_contribute("contribution-7")  # Stone: 1 Influence and 2 Silver
    t.red.with_apprentices("patron-2").has(stone=1, silver=2).at(storehouse=1)
    t.play("place storehouse", "use patron-2")
    assert t.options == ["done", "contribute stone"]
    t.play("contribute stone", "use patron-2")
    assert (t.red.virtue, t.red.silver, t.red.influence) == (9, 0, 1)
