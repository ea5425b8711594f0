"""Turns in which rules of all boxes meet."""

from __future__ import annotations

import pytest

from builders.tables import both_table, table, wonders_table


def test_the_artisan_a_lookout_and_a_wonder_make_four_actions_at_the_guardhouse() -> None:
    """W-S2, rules/artisans 4, rules/wonders 4: 2 for the Artisan and 1 for each of the others. The Profiteer stands
    there, and so does the Chevalier's right: 1 Influence each."""
    t = both_table()
    t.red.with_apprentices("lookout-1", "chevalier-2").with_wonder("clay-wonder", at="guardhouse")
    t.red.has(silver=24).owing(5)
    t.play("artisan guardhouse", "wonder counts")
    for _ in range(4):
        t.play("pay debt")
        if t.question == "HowToReplace":
            t.play("pay plainly")
    assert (t.red.paid, t.red.unpaid, t.red.virtue, t.red.influence) == (4, 1, 11, 2)
    assert (t.red.silver, t.table.tax) == (0, 4 + 12)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_capture_at_the_princesss_place_without_virtue_is_a_debt_for_a_racketeer() -> None:
    """rules/wonders 4, W-44: the Virtue that is not there is a Debt, and the Debt is 1 Influence."""
    t = wonders_table()
    t.red.with_virtue(0).with_apprentices("racketeer-1")
    t.blue.at(silversmith=3)
    t.play("place town-centre", "capture silversmith blue")
    assert (t.red.holds("blue"), t.red.virtue, t.red.unpaid, t.red.influence) == (3, 0, 1, 1)


def test_racketeers_cross_a_step_of_the_track_with_the_debt_of_a_reset() -> None:
    """rules/wonders 3, W-44: from 4 to 6, with a Building card at 5; the Virtue for three prisoners went before."""
    t = wonders_table()
    t.red.with_apprentices("racketeer-1", "racketeer-2").with_influence(4).at(prison=3)
    t.on_top("smithy")
    t.reset()
    t.play("lose virtue")
    assert (t.red.virtue, t.red.unpaid, t.red.influence, t.red.hand) == (6, 1, 6, ["smithy"])


def test_a_ransom_for_a_debt_without_virtue_is_two_debts_for_a_racketeer() -> None:
    """A-59, W-44: 1 Debt is the price and 1 the Virtue that is not there; each brings 1 Influence."""
    t = wonders_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1")
    t.red.with_virtue(0).with_apprentices("racketeer-1")
    t.blue.holding(red=3)
    t.play("place guardhouse", "ransom with debt")
    assert (t.red.unpaid, t.red.influence, t.red.virtue, t.red.supply) == (2, 2, 0, 19)


def test_a_charlatan_pays_a_benefactor() -> None:
    """rules/wonders 10.3: the Charlatan serves any purpose, so 1 Influence goes and 1 comes."""
    t = wonders_table()
    t.red.with_apprentices("benefactor-1", "charlatan-1").with_influence(1)
    t.play("place storehouse", "use benefactor-1")
    assert t.red.influence == 1 and t.red.goods == {}


def test_influence_stands_in_for_a_financers_gold() -> None:
    """rules/wonders 3: 4 Influence instead of spending 1 Gold, whatever for."""
    t = wonders_table()
    t.red.with_apprentices("financer-1").with_influence(4)
    t.play("place storehouse", "use financer-1")
    assert (t.red.influence, t.red.silver) == (0, 3)


def test_influence_pays_the_third_capture_of_who_has_one_conspirator() -> None:
    """K7, W-I6: 1 Tax, nothing, and 1 Silver, for which 2 Influence stand in."""
    t = wonders_table(players=3)
    t.red.at(town_centre=2).with_apprentices("conspirator-1").has(silver=1).with_influence(2)
    t.blue.at(quarry=2)
    t.green.at(quarry=1, forest=3)
    t.play("place town-centre", "capture quarry blue", "capture quarry green", "capture forest green")
    assert (t.red.holds("blue"), t.red.holds("green")) == (2, 4)
    assert (t.red.silver, t.red.influence, t.table.tax) == (0, 0, 5)


@pytest.mark.parametrize(("silver", "paid"), [(10, 1), (11, 2)])
def test_tax_relief_ends_between_two_debts_of_one_visit(silver: int, paid: int) -> None:
    """A-62: at Virtue 3 a Debt costs 5, at the 4 that it brings 6."""
    t = both_table()
    t.in_force("contribution-2")
    t.open_to_contribute("contribution-1")
    t.red.with_virtue(3).at(guardhouse=1).has(silver=silver).owing(2)
    t.play("place guardhouse", "pay debt")
    if paid == 2:
        t.play("pay debt")
    assert (t.red.paid, t.red.virtue) == (paid, 3 + paid)
    assert t.asked == "blue"


def test_a_reset_frees_the_artisan_and_two_more_before_the_squire_looks() -> None:
    """rules/wonders 6, rules/artisans 8.2: the Profiteer has sent three to Prison; the Gatekeeper frees two, the
    Strongman the Artisan, and then nobody is there when the Squire looks and Workers are counted."""
    t = both_table()
    t.red.with_apprentices("gatekeeper", "squire-1", "strongman-1").at(guardhouse=2).artisan_at("guardhouse")
    t.reset()
    assert (t.question, t.red.prison) == ("WhichResetAbility", 3)
    t.play("use gatekeeper", "release 2", "without artisan", "use strongman-1", "use squire-1")
    assert (t.red.prison, t.red.gold, t.red.virtue, t.red.artisan) == (0, 1, 7, "supply")
    assert t.red.unpaid == 1, "the Profiteer's, and no second one"


def test_a_wonder_spends_influence_and_zesiro_climbs_the_step_again() -> None:
    """rules/wonders 3: 9 - 5 is 4; building brings Zesiro to 5, and that draws a card again."""
    t = table(2, expansions=["wonders"], boards=["zesiro", "charles"])
    t.red.with_influence(9).has(stone=14, silver=3)
    t.on_top("smithy")
    t.play("place guildhall", "token quarry")
    assert (t.red.buildings, t.red.influence, t.red.virtue) == (["stone-wonder"], 5, 9)
    assert t.red.hand == ["smithy"]


@pytest.mark.parametrize(("board", "silver", "debts", "influence"), [("hugo", 2, 0, 0), ("emma", 0, 1, 1)])
def test_a_debt_that_is_bought_off_brings_a_racketeer_nothing(
    board: str, silver: int, debts: int, influence: int
) -> None:
    """rules/architects 7.2, 7.3: Hugo's 2 Silver avoid the Debt of a reset; Emma takes it and is paid for it."""
    t = table(2, expansions=["wonders"], boards=[board, "ada"])
    t.red.with_apprentices("racketeer-1").has(silver=silver).at(prison=1)
    t.reset()
    if board == "hugo":
        t.play("buy off debt")
    assert (t.red.unpaid, t.red.influence) == (debts, influence)
    assert t.red.goods == ({} if board == "hugo" else {"clay": 1, "silver": 1})


def test_the_stocks_bring_an_enforcers_goods_and_wake_his_tool() -> None:
    """rules/artisans 3.8, rules/wonders 10.4: they send captured Workers to Prison, which is an Enforcer's moment."""
    t = both_table()
    t.red.has(wood=4, stone=2).with_apprentices("labourer").with_tool("enforcer-1", "craft-2").with_hand("stocks")
    t.red.holding(blue=4)
    t.construct("stocks", "use tool enforcer-1")
    assert t.blue.prison == 4
    assert t.red.goods == {"wood": 2, "marble": 1, "silver": 4}
    assert t.red.virtue == 7 - 2 - 1


def test_silver_of_a_contribution_pays_the_tax_of_a_capture() -> None:
    """W-F3: nothing else could pay for it, so the Contribution may come first and opens the place."""
    t = wonders_table()
    t.in_force("contribution-7")
    t.open_to_contribute("contribution-2")
    t.red.has(wood=1)
    t.blue.at(quarry=2)
    t.play("place town-centre", "contribute wood", "capture quarry blue")
    assert (t.red.holds("blue"), t.red.influence, t.filled) == (2, 1, ["wood"])
    assert (t.red.silver, t.table.tax) == (1, 5)
