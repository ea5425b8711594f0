"""A Tool used first: it may help to pay for the very action that brings its Apprentice's benefit."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table

SILVER, CARD, MARBLE, GOLD, FREE, VIRTUE = "craft-7", "craft-1", "craft-2", "craft-8", "craft-5", "craft-16"
CLAY, WOOD, STONE, CAPTURE = "craft-13", "craft-9", "craft-10", "craft-4"


# Debts.


def test_the_debt_collectors_silver_that_pays_its_own_debt() -> None:
    """R27."""
    t = artisans_table()
    t.red.has(silver=5).owing(unpaid=1).with_tool("debt-collector-1", SILVER)
    t.play("place guardhouse", "pay debt")
    assert (t.red.silver, t.red.paid, t.red.unpaid) == (0, 1, 0)
    assert t.table.tax == 4 + 3
    assert t.red.clay == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_four_silver_are_too_few_for_a_debt_even_so() -> None:
    t = artisans_table()
    t.red.has(silver=4).owing(unpaid=1).with_tool("debt-collector-1", SILVER)
    assert not t.may("place guardhouse")


def test_a_tool_helps_once_a_turn_only() -> None:
    t = artisans_table()
    t.red.has(silver=11).owing(unpaid=2).at(guardhouse=1).with_tool("debt-collector-1", SILVER)
    t.play("place guardhouse", "pay debt", "use tool debt-collector-1")
    assert t.red.silver == 6
    t.play("pay debt")
    assert (t.red.paid, t.red.silver) == (2, 0)
    t = artisans_table()
    t.red.has(silver=10).owing(unpaid=2).at(guardhouse=1).with_tool("debt-collector-1", SILVER)
    t.play("place guardhouse", "pay debt", "use tool debt-collector-1")
    assert not t.may("pay debt")


def test_another_apprentices_tool_does_not_help() -> None:
    t = artisans_table()
    t.red.has(silver=5).owing(unpaid=1).with_tool("woodcutter-1", SILVER)
    assert not t.may("place guardhouse")


@pytest.mark.parametrize("craft", [CLAY, WOOD, STONE, CARD, FREE, VIRTUE, MARBLE, CAPTURE])
def test_what_is_no_silver_pays_no_debt(craft: str) -> None:
    t = artisans_table()
    t.red.has(silver=5).owing(unpaid=1).with_tool("debt-collector-1", craft)
    assert not t.may("place guardhouse")


def test_a_lookouts_silver_helps_to_pay_a_ransom() -> None:
    t = artisans_table()
    t.red.has(silver=4).with_tool("lookout-1", SILVER)
    t.blue.holding(red=1)
    t.play("place guardhouse", "done", "ransom with silver")
    assert (t.red.silver, t.blue.holds("red")) == (0, 0)


# Trades.


def test_a_merchants_silver_pays_his_own_trade() -> None:
    """R42."""
    t = artisans_table()
    t.red.with_tool("merchant-5", SILVER)
    t.play("place storehouse", "use merchant-5")
    assert t.red.goods == {"wood": 2}
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_merchants_silver_pays_no_other_trade() -> None:
    t = artisans_table()
    t.red.with_tool("merchant-5", SILVER).with_apprentices("merchant-4")
    t.play("place storehouse")
    assert "use merchant-5" in t.options
    assert "use merchant-4" not in t.options


@pytest.mark.parametrize(
    ("trader", "good", "has", "craft"),
    [("trader-1", "clay", 2, CLAY), ("trader-2", "stone", 1, STONE), ("trader-3", "wood", 1, WOOD)],
)
def test_a_traders_good_pays_his_own_trade(trader: str, good: str, has: int, craft: str) -> None:
    t = artisans_table()
    t.red.has(**{good: has}).with_tool(trader, craft)
    t.play("place storehouse", f"use {trader}")
    assert t.red.goods == {"marble": 1}


def test_the_abbots_own_silver_and_his_tools_pay_for_a_trade() -> None:
    t = artisans_table()
    t.red.with_tool("abbot-1", SILVER).with_apprentices("merchant-2")
    t.play("place storehouse", "use tool abbot-1", "use merchant-2")
    assert t.red.goods == {"gold": 1}


def test_with_enough_silver_nothing_is_asked_before_paying() -> None:
    """E4: The Tool brings the same before and after: it is asked for once, after."""
    t = artisans_table()
    t.red.has(silver=1).with_tool("merchant-5", SILVER)
    t.play("place storehouse", "use merchant-5")
    assert t.question == "UseTool"
    assert t.red.goods == {"wood": 2}


# The Cathedral.


def test_a_card_from_an_acolytes_tool_is_discarded_for_the_cathedral() -> None:
    t = artisans_table()
    t.red.has(gold=1).with_tool("acolyte-2", CARD)
    t.on_top("castle")
    t.reward_on_top("reward-5")
    t.advance()
    assert (t.red.cathedral, t.red.hand) == (1, [])
    assert t.red.clay == 2


def test_silver_for_virtue_lifts_virtue_4_to_5_for_the_cathedral() -> None:
    """E18."""
    t = artisans_table()
    t.red.has(gold=1).with_virtue(4).with_hand("castle").with_tool("acolyte-2", VIRTUE)
    assert not t.may("place guildhall")
    t.red.has(gold=1, silver=1)
    t.reward_on_top("reward-5")
    t.advance()
    assert (t.red.cathedral, t.red.silver, t.red.virtue) == (1, 0, 5 + 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_silver_for_virtue_does_not_lift_virtue_3_to_5() -> None:
    t = artisans_table()
    t.red.has(gold=1, silver=1).with_virtue(3).with_hand("castle").with_tool("acolyte-2", VIRTUE)
    assert not t.may("place guildhall")


def test_virtue_for_gold_pays_the_cathedral_if_virtue_5_is_left() -> None:
    t = artisans_table()
    t.red.with_virtue(5).with_hand("castle").with_tool("acolyte-2", GOLD)
    assert not t.may("place guildhall")
    t.red.with_virtue(6)
    t.reward_on_top("reward-5")
    t.advance()
    assert (t.red.cathedral, t.red.gold, t.red.virtue) == (1, 0, 5 + 2)


def test_a_wood_from_an_acolytes_tool_counts_for_a_mixed_price() -> None:
    t = artisans_table()
    t.red.has(wood=3).on_level(1).with_hand("castle").with_tool("acolyte-2", WOOD)
    t.reward_on_top("reward-5")
    t.advance()
    assert (t.red.cathedral, t.red.wood) == (2, 0)


def test_before_a_mixed_price_the_tool_may_come_first_by_choice() -> None:
    """E4."""
    t = artisans_table()
    t.red.has(stone=4).on_level(1).with_hand("castle").with_tool("acolyte-2", WOOD)
    t.reward_on_top("reward-5")
    t.advance()
    assert t.options == ["pay now", "use tool acolyte-2"]
    t.play("use tool acolyte-2", "pay 1 wood")
    assert t.red.goods == {"stone": 1, "clay": 2}


def test_two_tools_together_may_make_it_possible() -> None:
    t = artisans_table()
    t.red.with_virtue(6).with_tool("acolyte-2", GOLD).with_tool("acolyte-3", CARD)
    t.reward_on_top("reward-5")
    t.advance()
    assert t.options == ["use tool acolyte-2", "use tool acolyte-3"]
    t.play("use tool acolyte-3")
    assert (t.red.cathedral, t.red.hand, t.red.gold) == (1, [], 0)


# The Black Market.


@pytest.mark.parametrize("craft", [MARBLE, GOLD])
@pytest.mark.parametrize("virtue", [10, 11])
def test_a_virtue_tool_does_not_open_the_black_market(craft: str, virtue: int) -> None:
    """E17: with Virtue 10 nobody is placed there, so the Swindler brings nothing that a Tool could come before."""
    t = artisans_table()
    t.red.has(silver=9).with_virtue(virtue).with_tool("swindler-1", craft).with_tool("swindler-2", MARBLE)
    assert not t.may("place market-left")
    assert not t.may("artisan market-left")


def test_who_pays_less_tax_by_losing_virtue_cannot_ignore_that_loss() -> None:
    """E6: the Artisan's privilege is for another loss."""
    t = artisans_table()
    t.red.has(silver=5).with_virtue(4).owing(unpaid=1).with_tool("debt-collector-1", MARBLE)
    t.play("artisan guardhouse", "pay debt")
    assert (t.red.virtue, t.red.paid, t.red.marble, t.red.silver) == (4, 1, 1, 0)


def test_a_swindlers_silver_pays_for_the_market() -> None:
    t = artisans_table()
    t.red.with_tool("swindler-1", SILVER)
    t.small_market("market-1")
    t.play("place market-left")
    assert (t.red.silver, t.red.clay) == (0, 2)
    assert not t.may("place market-middle")


# Tax.


def test_a_virtue_tool_brings_tax_relief() -> None:
    t = artisans_table()
    t.red.has(silver=5).with_virtue(4).owing(unpaid=1).with_tool("debt-collector-1", MARBLE)
    t.play("place guardhouse", "pay debt")
    assert (t.red.silver, t.red.paid, t.red.marble) == (0, 1, 1)
    assert t.table.tax == 4 + 2
    assert t.red.virtue == 4


def test_tax_relief_may_be_taken_by_choice_where_it_makes_a_difference() -> None:
    """E4."""
    t = artisans_table()
    t.red.has(silver=6).with_virtue(4).owing(unpaid=1).with_tool("debt-collector-1", MARBLE)
    t.play("place guardhouse", "pay debt")
    assert t.options == ["pay now", "use tool debt-collector-1"]
    t.play("use tool debt-collector-1")
    assert t.red.silver == 1


def test_where_relief_makes_no_difference_nothing_is_asked_before() -> None:
    """E4."""
    t = artisans_table()
    t.red.has(silver=6).with_virtue(8).owing(unpaid=1).with_tool("debt-collector-1", MARBLE)
    t.play("place guardhouse", "pay debt")
    assert t.question == "UseTool"
    assert (t.red.silver, t.red.paid) == (0, 1)


def test_an_antagonists_silver_pays_the_tax_of_the_first_capture() -> None:
    t = artisans_table()
    t.red.with_tool("antagonist-1", SILVER)
    t.blue.at(forest=1)
    t.play("place town-centre", "done", "capture forest blue")
    assert (t.red.holds("blue"), t.red.silver, t.table.tax) == (1, 0, 5)


# Captures.


def conspirator(craft: str = SILVER, players: int = 2) -> TestTable:
    t = artisans_table(players=players)
    t.red.at(town_centre=1).with_tool("conspirator-1", craft)
    t.blue.at(forest=1, quarry=1)
    return t


def test_the_conspirator_and_the_silver() -> None:
    """R35: the Tool's Silver pays the first one's Tax, the Conspirator spares the second one's Silver."""
    t = conspirator()
    t.play("place town-centre", "capture forest blue")
    assert t.table.tax == 5
    t.play("capture quarry blue")
    assert (t.red.holds("blue"), t.red.silver) == (2, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_had_the_conspirators_help_must_make_the_second_capture() -> None:
    """R35, R36, E7: there is no stopping after the first, nor sending the Conspirator away."""
    t = conspirator()
    t.red.at(mines=1)
    t.play("place town-centre", "capture forest blue")
    assert t.options == ["capture quarry blue", "capture mines red", "capture town-centre red"]


def test_with_one_capture_only_the_conspirators_tool_does_not_help() -> None:
    """R36: one Worker at the Town Centre, no Silver."""
    t = conspirator()
    t.red.at(town_centre=0)
    assert not t.may("place town-centre")


def test_with_one_group_only_the_conspirators_tool_does_not_help() -> None:
    """R36: at one place there must be two groups with four players; else nobody without Silver comes."""
    t = conspirator(players=4)
    assert not t.may("place town-centre")
    t.green.at(quarry=1)
    t.play("place town-centre")
    assert t.options == ["capture quarry blue", "capture quarry green", "done", "dismiss"]
    t.play("capture quarry green")
    assert (t.red.holds("blue"), t.red.holds("green"), t.red.silver) == (1, 1, 0)


def test_with_silver_for_the_first_capture_the_second_stays_free_to_make() -> None:
    """R36: no help was needed, so none is owed; without the second one the Tool is not used."""
    t = conspirator()
    t.red.has(silver=1)
    t.play("place town-centre", "capture forest blue", "done")
    assert (t.red.holds("blue"), t.red.silver) == (1, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_conspirators_virtue_tool_may_spare_the_tax_if_a_second_capture_follows() -> None:
    """E7."""
    t = conspirator(MARBLE)
    t.red.has(silver=1).with_virtue(4)
    t.play("place town-centre", "capture forest blue")
    assert t.options == ["pay now", "use tool conspirator-1"]
    t.play("use tool conspirator-1")
    assert (t.red.silver, t.table.tax) == (1, 4)
    assert not t.may("done")


# In a Black Market Reset.


def squire(prisoners: int) -> TestTable:
    t = artisans_table()
    t.red.at(prison=prisoners).with_tool("squire-1", FREE)
    t.blue.at(prison=5)
    return t.end_turn(reset=True)


def test_the_squire_and_no_prisoner() -> None:
    """R29."""
    t = squire(0)
    t.play("use squire-1")
    assert t.red.gold == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_squire_and_the_prisoner() -> None:
    """R30: the Tool frees the only one first."""
    t = squire(1)
    t.play("use squire-1")
    assert (t.red.gold, t.red.prison) == (1, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_squire_and_two_prisoners() -> None:
    """R31."""
    t = squire(2)
    assert (t.red.gold, t.red.prison) == (0, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_squire_and_the_worker_that_has_just_come_from_the_market() -> None:
    """R30: market Workers are in Prison by then."""
    t = artisans_table()
    t.red.at(market_left=1).with_tool("squire-1", FREE)
    t.end_turn(reset=True)
    t.play("use squire-1")
    assert (t.red.gold, t.red.prison, t.red.unpaid) == (1, 0, 0)


def test_the_squire_may_free_the_artisan() -> None:
    """R30."""
    t = artisans_table()
    t.red.artisan_at("prison").with_tool("squire-1", FREE)
    t.end_turn(reset=True)
    t.play("use squire-1")
    assert (t.red.gold, t.red.artisan) == (1, "supply")


def test_the_squire_and_the_prisoner_is_optional() -> None:
    """I-19."""
    t = squire(1)
    t.play("done")
    assert (t.red.gold, t.red.prison) == (0, 1)


def test_the_strongman_may_make_way_for_the_squire() -> None:
    """R30: after the Artisan has left, one Worker is in Prison."""
    t = artisans_table()
    t.red.at(prison=1).artisan_at("prison").with_tool("squire-1", FREE).with_apprentices("strongman-1")
    t.end_turn(reset=True)
    assert not t.may("use squire-1")
    t.play("use strongman-1", "use squire-1")
    assert (t.red.gold, t.red.prison) == (1, 0)


def test_other_tools_do_not_help_a_squire() -> None:
    t = artisans_table()
    t.red.at(prison=1).with_tool("squire-1", SILVER)
    t.end_turn(reset=True)
    assert (t.red.gold, t.red.silver, t.red.prison) == (0, 0, 1)


# Questions keep their order.


def test_what_a_trade_brings_is_settled_before_its_tool() -> None:
    """E15."""
    t = artisans_table()
    t.red.has(clay=1).with_virtue(14).owing(unpaid=1).with_tool("patron-1", MARBLE)
    t.play("place storehouse", "use patron-1", "pay now")
    assert t.question == "DestroyDebts"
    t.play("destroy debt")
    assert t.question == "UseTool"


def test_the_virtue_of_a_tool_that_is_needed_for_its_good_may_be_kept() -> None:
    """E6: the loss is unavoidable only where it is the loss that makes the price payable."""
    t = artisans_table(boards=["merovech", "ada"])
    t.red.with_virtue(8).with_hand("church", "well", "chapel").with_tool("acolyte-1", GOLD)
    t.play("place guildhall")
    assert t.may("discard for virtue")
