"""Tools: crafting them, when they may be used, how often, and what becomes of one whose Apprentice leaves."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table, both_table

SILVER, CARD, MARBLE, CAPTURE, WOOD = "craft-7", "craft-1", "craft-2", "craft-4", "craft-9"
FREE, SKILL, VIRTUE = "craft-5", "craft-3", "craft-16"


def tools(t: TestTable) -> list[str]:
    return [token for token in t.options if token.startswith("tool ")]


# Crafting.


def test_a_tool_by_stacking_costs_nothing() -> None:
    t = artisans_table()
    t.red.at(guildhall=1).with_apprentices("abbot-1")
    t.show_crafts(SILVER, "craft-2", "craft-8", "craft-9")
    t.craft_on_top("craft-12")
    t.play("stack guildhall", f"tool {SILVER}")
    assert t.red.tools == {"abbot-1": SILVER}
    assert t.red.goods == {}
    assert t.table.tax == 4
    assert t.crafts == ["craft-2", "craft-8", "craft-9", "craft-12"]
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tool_on_the_black_market() -> None:
    """R23."""
    t = artisans_table()
    t.red.has(silver=2).with_virtue(6).with_apprentices("abbot-1")
    t.show_crafts(SILVER, "craft-2", "craft-8", "craft-9")
    t.play("place market-middle", f"tool {SILVER}")
    assert t.red.tools == {"abbot-1": SILVER}
    assert (t.red.silver, t.red.virtue, t.table.tax) == (0, 5, 4)
    assert t.red.workers("guildhall") == 0
    assert t.red.workers("market-middle") == 1
    t.end_turn(reset=True)
    assert (t.red.workers("market-middle"), t.red.prison) == (0, 1)


def test_the_middle_space_keeps_its_two_other_actions() -> None:
    """I-01."""
    t = artisans_table()
    t.red.has(silver=2).with_virtue(6).with_apprentices("abbot-1")
    t.play("place market-middle")
    assert "look at plans" in t.options
    assert sum(token.startswith("hire ") for token in t.options) == 8
    assert len(tools(t)) == 4
    assert not any(token.startswith("adorn ") for token in t.options)


def test_at_virtue_10_the_market_is_closed_but_stacking_is_not() -> None:
    """R24."""
    t = artisans_table()
    t.red.has(silver=9).with_virtue(10).at(guildhall=1).with_apprentices("abbot-1")
    assert not t.may("place market-middle")
    assert not t.may("artisan market-middle")
    t.play("stack guildhall")
    assert len(tools(t)) == 4


def test_with_a_tool_on_every_apprentice_no_tool_is_crafted() -> None:
    """R25."""
    t = artisans_table()
    t.red.has(silver=2).at(guildhall=1).with_tool("abbot-1", SILVER).with_tool("miner-1", CARD)
    assert not t.may("stack guildhall")
    t.play("place market-middle")
    assert tools(t) == []


def test_without_apprentices_no_tool_is_crafted() -> None:
    t = artisans_table()
    t.red.at(guildhall=1).has(silver=2)
    assert not t.may("stack guildhall")
    t.play("place market-middle")
    assert tools(t) == []


def test_without_a_card_in_the_display_no_tool_is_crafted() -> None:
    t = artisans_table()
    t.red.at(guildhall=1).has(silver=2).with_apprentices("abbot-1")
    t.artisans.display = []
    assert not t.may("stack guildhall")
    t.play("place market-middle")
    assert tools(t) == []


def test_the_owner_chooses_among_the_apprentices_without_a_tool() -> None:
    t = artisans_table()
    t.red.at(guildhall=1).with_apprentices("miner-1", "miner-2").with_tool("abbot-1", SILVER)
    t.show_crafts(CARD, "craft-2", "craft-8", "craft-9")
    t.play("stack guildhall", f"tool {CARD}")
    assert t.options == ["equip miner-1", "equip miner-2"]
    t.play("equip miner-2")
    assert t.red.tools == {"abbot-1": SILVER, "miner-2": CARD}


def test_the_garrison_brings_a_free_tool() -> None:
    """I-17."""
    t = artisans_table()
    t.red.has(clay=2, stone=3, gold=1).with_apprentices("labourer", "abbot-1").with_hand("garrison")
    t.show_crafts(SILVER, "craft-2", "craft-8", "craft-9")
    t.construct("garrison", f"tool {SILVER}", "equip abbot-1")
    assert t.red.tools == {"abbot-1": SILVER}
    assert t.red.goods == {}
    assert t.red.workers("guildhall") == 1
    assert len(t.crafts) == 4


def test_a_garrison_without_a_free_apprentice_brings_nothing() -> None:
    t = artisans_table()
    t.red.has(clay=2, stone=3, gold=1).with_tool("labourer", SILVER).with_hand("garrison")
    t.construct("garrison")
    assert t.red.tools == {"labourer": SILVER}
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_new_tool_works_at_once() -> None:
    """I-03: crafted by the third Worker on the market, used in the reset of that very turn."""
    t = artisans_table(promo_cards=True)
    t.red.has(silver=2).with_apprentices("peddler")
    t.blue.at(market_left=1, market_right=1)
    t.show_crafts(SILVER, "craft-2", "craft-8", "craft-9")
    t.play("place market-middle", f"tool {SILVER}", "use peddler", "use tool peddler")
    assert t.red.silver == 2 + 1


# Gisela.


def gisela(craft: str) -> TestTable:
    t = artisans_table(boards=["gisela", "ada"])
    t.turn_of("red")
    t.red.at(guildhall=1).with_apprentices("abbot-1")
    t.show_crafts(craft, "craft-2", "craft-8", "craft-9")
    return t


def test_gisela_gets_the_benefit_of_the_adornment_half_before_she_attaches_the_tool() -> None:
    t = gisela("craft-1")
    t.red.with_apprentices("miner-1")
    t.play("stack guildhall", "tool craft-1")
    assert t.question == "WhichApprentice"
    assert t.red.clay == 3
    t.play("equip miner-1")
    assert t.red.tools == {"miner-1": "craft-1"}
    assert t.red.adornments == {}
    assert t.red.score["adornments"] == 0


@pytest.mark.parametrize("craft", ["craft-12", "craft-13", "craft-14", "craft-15", "craft-16"])
def test_gisela_skips_what_is_only_a_loss(craft: str) -> None:
    """I-16."""
    t = gisela(craft)
    t.play("stack guildhall", f"tool {craft}")
    assert (t.red.virtue, t.red.unpaid) == (7, 0)
    assert t.red.tools == {"abbot-1": craft}


def test_gisela_takes_a_mixed_effect_in_full() -> None:
    """I-16."""
    t = gisela("craft-17")
    t.play("stack guildhall", "tool craft-17")
    assert (t.red.virtue, t.red.gold) == (6, 2)


def test_gisela_with_tools_everywhere_crafts_none_to_hire_for_it() -> None:
    """I-20."""
    t = artisans_table(boards=["gisela", "ada"])
    t.turn_of("red").show_crafts("craft-21", "craft-2")
    t.red.at(guildhall=1).with_tool("abbot-1", SILVER)
    assert not t.may("stack guildhall")
    t.red.with_apprentices("miner-1")
    assert t.may("stack guildhall")


def test_gisela_reactivates_nothing() -> None:
    t = gisela("craft-19")
    t.red.with_buildings("arc", "courtyard")
    t.play("stack guildhall", "tool craft-19")
    assert (t.red.goods, t.red.unpaid) == ({}, 0)
    assert t.red.tools == {"abbot-1": "craft-19"}


def test_gisela_gets_it_for_free_tools_too() -> None:
    """I-17."""
    t = gisela("craft-7")
    t.red.has(clay=2, stone=3, gold=1).with_apprentices("labourer").with_hand("garrison")
    t.construct("garrison", "tool craft-7", "equip labourer")
    assert t.red.goods == {"marble": 1}


def test_gisela_may_hire_first_and_equip_the_new_one() -> None:
    t = gisela("craft-21")
    t.play("stack guildhall", "tool craft-21")
    hired = next(token for token in t.options if token.startswith("hire "))
    t.play(hired)
    new = t.red.apprentices[-1]
    assert t.options == ["equip abbot-1", f"equip {new}"]


def test_others_get_nothing_from_the_adornment_half_of_a_tool() -> None:
    t = artisans_table(boards=["ada", "gisela"])
    t.turn_of("red")
    t.red.at(guildhall=1).with_apprentices("abbot-1")
    t.show_crafts("craft-1", "craft-2", "craft-8", "craft-9")
    t.play("stack guildhall", "tool craft-1")
    assert t.red.goods == {}


# When, how often, and not at all.


def test_a_tool_is_optional() -> None:
    """I-19."""
    t = artisans_table()
    t.red.with_tool("woodcutter-1", MARBLE)
    t.play("place forest")
    assert t.question == "UseTool"
    assert t.options == ["use tool woodcutter-1", "done"]
    t.play("done")
    assert t.red.goods == {"wood": 2}
    assert t.red.virtue == 7
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tool_needs_its_apprentices_benefit() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", SILVER)
    t.play("place quarry")
    assert t.red.goods == {"stone": 1}
    t.nothing_open_but("WhereToPlace", "blue")


def test_other_players_benefits_do_not_count() -> None:
    t = artisans_table()
    t.blue.with_tool("woodcutter-1", SILVER)
    t.play("place forest")
    assert t.blue.goods == {}
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tool_can_be_used_again_in_the_next_turn() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", SILVER)
    t.play("place forest", "use tool woodcutter-1", "place quarry", "place forest", "use tool woodcutter-1")
    assert t.red.silver == 2


def test_each_tool_has_its_own_use() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", SILVER).with_tool("woodcutter-2", "craft-12")
    t.play("place forest", "use tool woodcutter-2", "use tool woodcutter-1")
    assert t.red.silver == 2


def test_two_debts_two_bonuses_and_the_tool_once() -> None:
    """R26."""
    t = artisans_table()
    t.red.has(silver=12).owing(unpaid=2).at(guardhouse=1).with_tool("debt-collector-1", SILVER)
    t.play("place guardhouse", "pay debt", "use tool debt-collector-1", "pay debt")
    assert t.red.clay == 4
    assert t.red.silver == 12 - 12 + 1
    assert t.red.paid == 2
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_reset_is_a_window_of_its_own() -> None:
    """R41: the Trader's Tool once in the turn, the Peddler's in each reset."""
    t = artisans_table(promo_cards=True)
    t.red.has(wood=4).at(storehouse=1).with_tool("trader-3", SILVER).with_tool("peddler", "craft-12")
    t.play("place storehouse", "use trader-3", "use tool trader-3", "use trader-3")
    assert (t.red.silver, t.red.marble) == (1, 2)
    for silver in (1 + 2 + 1, 4 + 2 + 1):
        t.turn_of("red")
        t.end_turn(reset=True)
        t.play("use peddler", "use tool peddler")
        assert t.red.silver == silver


def test_a_reset_inside_a_turn_is_a_window_of_its_own() -> None:
    """R41: the same turn brings a use of each; a Swindler's Tool was used before the reset came."""
    t = artisans_table(promo_cards=True)
    t.red.has(silver=1).with_tool("swindler-1", SILVER).with_tool("peddler", "craft-12")
    t.blue.at(market_middle=1, market_right=1)
    t.small_market("market-1")
    t.play("place market-left", "use tool swindler-1", "use peddler", "use tool peddler")
    assert t.red.silver == 1 - 1 + 1 + 2 + 1


def test_the_labourer_has_no_benefit_to_use_a_tool_with() -> None:
    """I-06."""
    t = artisans_table()
    t.red.with_tool("labourer", SILVER).has(clay=2, wood=2, stone=2).with_hand("courtyard")
    t.construct("courtyard")
    assert t.red.silver == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_capture_tool_on_a_squire_is_a_dead_pair() -> None:
    """R39."""
    t = artisans_table()
    t.red.with_tool("squire-1", CAPTURE)
    t.blue.at(forest=2)
    t.end_turn(reset=True)
    t.play("use squire-1")
    assert t.red.gold == 1
    assert t.red.holds("blue") == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_capture_tool_stays_dead_in_a_reset_after_a_placement() -> None:
    """R39: also right after a Worker was placed beside somebody."""
    t = artisans_table()
    t.red.with_tool("squire-1", CAPTURE).has(wood=2, stone=2).with_hand("well")
    t.fill_guildhall(6)
    t.construct("well")
    t.play("use squire-1")
    assert t.red.holds("blue") == 0
    t.nothing_open_but("WhereToPlace", "blue")


@pytest.mark.parametrize(
    ("apprentice", "place", "answers"),
    [
        ("woodcutter-1", "forest", ()),
        ("stonecutter-1", "quarry", ()),
        ("miner-1", "mines", ()),
        ("jeweller-1", "silversmith", ()),
        ("abbot-1", "storehouse", ()),
        ("overseer", "storehouse", ()),
        ("antagonist-1", "town-centre", ()),
        ("lookout-1", "guardhouse", ()),
        ("merchant-1", "storehouse", ("use merchant-1",)),
        ("patron-1", "storehouse", ("use patron-1",)),
        ("trader-1", "storehouse", ("use trader-1",)),
        ("debt-collector-1", "guardhouse", ("pay debt",)),
        ("enforcer-1", "guardhouse", ("imprison",)),
        ("pickpocket", "tax-stand", ()),
        ("thief", "tax-stand", ()),
        ("swindler-1", "market-left", ()),
        ("trickster", "market-left", ()),
        ("illusionist", "market-left", ()),
    ],
)
def test_each_apprentices_benefit_lets_its_tool_be_used(apprentice: str, place: str, answers: tuple[str, ...]) -> None:
    t = artisans_table(promo_cards=True)
    t.red.has(silver=9, clay=5).owing(unpaid=1).holding(blue=1).with_tool(apprentice, "craft-9")
    t.blue.at(forest=1)
    t.play(f"place {place}", *answers, f"use tool {apprentice}")
    assert t.red.wood >= 1


def test_an_acolytes_tool_is_used_for_the_cathedral() -> None:
    t = artisans_table()
    t.red.has(gold=1).with_hand("castle").with_tool("acolyte-2", SILVER)
    t.reward_on_top("reward-5")
    t.advance("use tool acolyte-2")
    assert (t.red.silver, t.red.clay, t.red.cathedral) == (1, 2, 1)


def test_a_conspirators_tool_is_used_for_the_second_capture() -> None:
    t = artisans_table()
    t.red.has(silver=1).at(town_centre=1).with_tool("conspirator-1", "craft-9")
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "capture forest blue")
    assert t.question == "WhomToCapture"
    t.play("capture quarry blue", "use tool conspirator-1")
    assert t.red.goods == {"wood": 1}


def test_a_conspirator_serves_one_capture_and_the_next_one_the_third() -> None:
    """E21, rules/artisans 3.8, K7: he brings nothing for a capture that he does not make cheaper."""
    t = artisans_table(players=3)
    t.red.has(silver=2).at(town_centre=2).with_tool("conspirator-1", "craft-9")
    t.blue.at(forest=1, quarry=1)
    t.green.at(quarry=1)
    t.play("place town-centre", "capture forest blue", "capture quarry blue")
    assert t.options == ["use tool conspirator-1", "done"]
    t.play("done", "capture quarry green")
    assert (t.red.silver, t.red.wood) == (0, 0)
    t.nothing_open_but("WhereToPlace", "blue")

    t = artisans_table(players=3)  # and his Tool does not pay for the third
    t.red.has(silver=1).at(town_centre=2).with_tool("conspirator-1", SILVER)
    t.blue.at(forest=1, quarry=1)
    t.green.at(quarry=1)
    t.play("place town-centre", "capture forest blue", "capture quarry blue", "done")
    assert t.red.silver == 0
    t.nothing_open_but("WhereToPlace", "blue")

    t = artisans_table(players=3)
    t.red.has(silver=1).at(town_centre=2).with_apprentices("conspirator-1").with_tool("conspirator-2", "craft-9")
    t.blue.at(forest=1, quarry=1)
    t.green.at(quarry=1)
    t.play("place town-centre", "capture forest blue", "capture quarry blue")
    assert t.question == "WhomToCapture"
    t.play("capture quarry green", "use tool conspirator-2")
    assert (t.red.silver, t.red.wood) == (0, 1)


def test_a_gatekeepers_tool_is_used_when_somebody_is_released() -> None:
    t = artisans_table()
    t.red.at(prison=2).with_tool("gatekeeper", SILVER)
    t.end_turn(reset=True)
    t.play("use gatekeeper", "release 1", "use tool gatekeeper")
    assert (t.red.silver, t.red.prison) == (1, 1)


def test_a_gatekeeper_with_nobody_to_release_brings_no_tool() -> None:
    t = artisans_table()
    t.red.with_tool("gatekeeper", SILVER)
    t.end_turn(reset=True)
    assert t.red.silver == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_antagonist_and_the_card() -> None:
    """R32: on arrival, even if fewer captures are made than could be."""
    t = artisans_table()
    t.red.has(silver=5).with_tool("antagonist-1", CARD)
    t.blue.at(forest=1, quarry=1)
    t.play("place town-centre", "use tool antagonist-1", "done")
    assert len(t.red.hand) == 1
    assert t.red.silver == 5
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_tool_of_a_card_that_counts_as_a_worker_may_come_after_the_actions() -> None:
    """E5: The Silver for the Lookout's Tool comes from the very visit."""
    t = artisans_table()
    t.red.holding(blue=1).with_tool("lookout-1", VIRTUE)
    t.play("place guardhouse", "imprison", "use tool lookout-1")
    assert (t.red.silver, t.red.virtue) == (0, 8)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tool_used_before_the_actions_is_not_asked_for_after_them() -> None:
    """E5."""
    t = artisans_table()
    t.red.has(silver=1).holding(blue=1).with_tool("lookout-1", VIRTUE)
    t.play("place guardhouse", "use tool lookout-1", "imprison")
    assert (t.red.silver, t.red.virtue) == (1, 8)
    t.nothing_open_but("WhereToPlace", "blue")


# What they do.


def test_the_hand_limit_holds_for_cards_from_a_tool() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", CARD)
    t.red.with_hand("castle", "keep", "dungeon", "palace", "library", "tavern")
    t.play("place forest", "use tool woodcutter-1")
    assert t.question == "DiscardCards"


def test_capture_two_takes_up_to_two_of_one_colour_where_the_worker_was_placed() -> None:
    t = artisans_table(players=3)
    t.red.with_tool("woodcutter-1", CAPTURE)
    t.blue.at(forest=3, quarry=1)
    t.green.at(forest=1)
    t.play("place forest", "use tool woodcutter-1")
    assert t.options == ["capture forest red", "capture forest blue", "capture forest green", "done"]
    t.play("capture forest blue")
    assert t.options == ["take 2", "take 1"]
    t.play("take 2")
    assert (t.red.holds("blue"), t.blue.workers("forest"), t.blue.workers("quarry")) == (2, 1, 1)
    assert (t.red.silver, t.table.tax) == (0, 4)
    assert t.red.wood == 2


def test_capture_two_may_take_one() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", CAPTURE)
    t.blue.at(forest=3)
    t.play("place forest", "use tool woodcutter-1", "capture forest blue", "take 1")
    assert (t.red.holds("blue"), t.blue.workers("forest")) == (1, 2)


def test_capture_two_may_bring_ones_own_workers_home_but_not_the_artisan() -> None:
    t = artisans_table()
    t.red.at(forest=1).artisan_at("forest").with_tool("woodcutter-1", CAPTURE)
    t.play("place forest", "use tool woodcutter-1", "capture forest red")
    assert t.options == ["take 2", "take 1"]
    t.play("take 2")
    assert (t.red.workers("forest"), t.red.artisan) == (1, "forest")


def test_capture_two_with_only_ones_own_artisan_there_finds_nobody() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", CAPTURE)
    t.play("artisan forest")
    t.nothing_open_but("WhereToPlace", "blue")


def test_capture_two_may_take_anothers_artisan() -> None:
    """E10."""
    t = artisans_table()
    t.red.with_tool("woodcutter-1", CAPTURE)
    t.blue.at(forest=2).artisan_at("forest")
    t.play("place forest", "use tool woodcutter-1", "capture forest blue", "take 1")
    assert (t.question, t.asked) == ("WhichPiece", "red")
    t.play("with artisan")
    assert t.blue.artisan == "board red"
    assert (t.red.holds("blue"), t.blue.workers("forest")) == (1, 2)


def test_capture_two_that_takes_all_takes_the_artisan_without_a_question() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", CAPTURE)
    t.blue.at(forest=1).artisan_at("forest")
    t.play("place forest", "use tool woodcutter-1", "capture forest blue", "take 2")
    assert t.blue.artisan == "board red"
    t.nothing_open_but("WhereToPlace", "blue")


def test_capture_two_finds_nobody_on_the_market_or_in_the_guildhall() -> None:
    t = artisans_table()
    t.red.has(silver=1).with_tool("swindler-1", CAPTURE)
    t.blue.at(market_right=1, guildhall=2)
    t.small_market("market-1")
    t.play("place market-left")
    assert t.red.holds("blue") == 0
    t.nothing_open_but("WhereToPlace", "blue")
    t = artisans_table()
    t.red.has(gold=1).with_hand("castle").with_tool("acolyte-2", CAPTURE)
    t.blue.at(guildhall=1)
    t.reward_on_top("reward-5")
    t.advance()
    t.nothing_open_but("WhereToPlace", "blue")


def test_free_one_lets_its_owner_say_which_piece() -> None:
    """E10."""
    t = artisans_table()
    t.red.at(prison=2).artisan_at("prison").with_tool("woodcutter-1", FREE)
    t.play("place forest", "use tool woodcutter-1")
    assert t.question == "WhichPiece"
    t.play("with artisan")
    assert (t.red.artisan, t.red.prison) == ("supply", 2)


def test_free_one_with_nobody_in_prison_is_not_offered() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", FREE)
    t.play("place forest")
    t.nothing_open_but("WhereToPlace", "blue")


def test_silver_for_virtue_without_silver_is_not_offered() -> None:
    t = artisans_table()
    t.red.with_tool("woodcutter-1", VIRTUE)
    t.play("place forest")
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_tools_loss_of_virtue_at_zero_brings_a_debt() -> None:
    t = artisans_table()
    t.red.with_virtue(0).with_tool("woodcutter-1", MARBLE)
    t.play("place forest", "use tool woodcutter-1")
    assert (t.red.virtue, t.red.unpaid, t.red.marble) == (0, 1, 1)


# Skills.


def test_the_abbot_with_three_more_skills() -> None:
    """R37: a Building that needs all three skills."""
    t = artisans_table()
    t.red.has(clay=2, wood=6, gold=2).with_virtue(4).with_hand("barracks").with_apprentices("abbot-1")
    assert not t.may("place guildhall")
    t.red.with_tool("abbot-1", SKILL)
    t.construct("barracks")
    assert t.red.buildings == ["barracks"]


def test_the_abbot_with_three_more_skills_at_the_end() -> None:
    """R38, I-12: Tiling twice, the others once."""
    t = artisans_table()
    t.red.with_buildings("masons-hut", "tilers-hut").with_apprentices("abbot-1")
    plain = t.red.score["buildings"]
    t.red.with_tool("abbot-1", SKILL)
    assert t.red.score["buildings"] - plain == 1 + 1
    t.red.with_buildings("dormitory")
    assert t.red.score["buildings"] - plain == 2 + 4 + 2
    t.red.with_buildings("storage-house")
    t.finish()
    assert t.red.virtue == 8


def test_a_skill_tool_is_never_used() -> None:
    """R38: no question, no window."""
    t = artisans_table()
    t.red.with_tool("abbot-1", SKILL)
    t.play("place storehouse")
    assert t.artisans.used == []
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.table.seats[0].powers.skills == [1, 2, 1]


def test_a_skill_tool_moves_its_skills_along() -> None:
    t = artisans_table(promo_cards=True)
    t.red.has(clay=4, wood=1, stone=2, marble=2).with_hand("graveyard")
    t.red.with_tool("abbot-1", SKILL).with_apprentices("miner-1")
    t.construct("graveyard", "dismiss abbot-1", "equip miner-1")
    assert t.table.seats[0].powers.skills == [1, 2, 1]


# When an Apprentice leaves.


def test_a_tool_of_an_apprentice_that_must_go_may_move_to_another() -> None:
    """E2."""
    t = artisans_table()
    t.red.has(silver=4).with_apprentices("abbot-2", "miner-1", "miner-2", "squire-1").with_tool("abbot-1", SILVER)
    t.show(1, 1, "jeweller-1")
    t.play("place workshop", "hire jeweller-1", "dismiss abbot-1")
    assert t.question == "MoveTool"
    assert "equip jeweller-1" not in t.options
    t.play("equip miner-1")
    assert t.red.tools == {"miner-1": SILVER}
    assert "jeweller-1" in t.red.apprentices


def test_the_apprentice_hired_by_the_same_action_cannot_take_the_tool() -> None:
    """I-05: nobody else is free, so the Tool leaves the game."""
    t = artisans_table()
    crafts = ("craft-8", "craft-9", "craft-10", "craft-11")
    for apprentice, craft in zip(("abbot-2", "miner-1", "miner-2", "squire-1"), crafts):
        t.red.with_tool(apprentice, craft)
    t.red.has(silver=4).with_tool("abbot-1", SILVER)
    t.show(1, 1, "jeweller-1")
    t.play("place workshop", "hire jeweller-1", "dismiss abbot-1")
    assert "jeweller-1" in t.red.apprentices
    assert sorted(t.red.tools.values()) == sorted(crafts)
    part = t.artisans
    gone = t.craft(SILVER)
    assert gone not in part.display + part.pile + part.tools + part.adornments
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_owner_may_let_the_tool_go() -> None:
    t = artisans_table(promo_cards=True)
    t.red.has(clay=4, wood=1, stone=2, marble=2).with_hand("graveyard")
    t.red.with_tool("labourer", SILVER).with_apprentices("miner-1")
    t.construct("graveyard", "dismiss labourer", "done")
    assert t.red.tools == {}
    assert t.red.score["tools"] == 0


def test_the_graveyards_apprentice_leaves_its_tool_to_another() -> None:
    t = artisans_table(promo_cards=True)
    t.red.has(clay=4, wood=1, stone=2, marble=2).with_hand("graveyard")
    t.red.with_tool("labourer", SILVER).with_apprentices("miner-1")
    t.construct("graveyard", "dismiss labourer", "equip miner-1")
    assert t.red.tools == {"miner-1": SILVER}


def test_the_tool_of_an_apprentice_dismissed_at_will_leaves_the_game() -> None:
    """E2: Tools move only where an Apprentice has to go."""
    t = artisans_table()
    t.red.with_apprentices("miner-1").with_tool("abbot-1", SILVER)
    t.play("dismiss", "dismiss abbot-1")
    assert t.red.tools == {}
    assert (t.red.apprentices, t.artisans.loose) == (["miner-1"], -1)
    t.nothing_open_but("WhereToPlace", "red")


def test_between_two_actions_too_a_tool_goes_with_who_is_dismissed_at_will() -> None:
    """E2."""
    t = artisans_table()
    t.red.has(clay=6).at(storehouse=1).with_apprentices("miner-1").with_tool("trader-1", SILVER)
    t.play("place storehouse", "use trader-1", "done", "dismiss", "dismiss trader-1")
    assert t.red.tools == {}
    assert t.question == "WhichTrade"


def test_a_tool_that_moved_was_used_all_the_same() -> None:
    """E3: each Tool has its own count of uses, whoever it lies under. Here it pays for the Tavern, whose hire makes its
    Apprentice leave, and the next one brings something afterwards."""
    t = both_table()
    t.red.with_apprentices("journeyman-2", "labourer", "miner-1", "miner-2").with_tool("journeyman-1", WOOD)
    t.red.with_hand("tavern").has(wood=2, stone=2, gold=1)
    t.play("place guildhall", "build tavern", f"hire {t.shown(1, 1)}", "dismiss journeyman-1", "equip journeyman-2")
    assert t.red.tools == {"journeyman-2": WOOD}
    t.nothing_open_but("WhereToPlace", "blue")


def test_tools_are_moved_only_when_an_apprentice_leaves() -> None:
    t = artisans_table()
    t.red.with_apprentices("miner-1").with_tool("abbot-1", SILVER)
    assert not any(token.startswith("equip") for token in t.options)
