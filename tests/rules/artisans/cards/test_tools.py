"""The lower halves of the Craft Cards: Tools. rules/artisans 3.7 to 3.9 and 8.4.

Mostly on a Stonecutter, who brings 1 Stone more at the Quarry, or on a Patron, who gives 1 Virtue for 1 Wood at the
King's Storehouse as often as there are trades.
"""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table
from card_tests import effect, effects, equip, limit, limits, nothing, nothings, ready_to_equip, with_tool
from sheet import TOOL_VP

STONECUTTER = "use tool stonecutter-1"
PATRON = "use tool patron-4"


def craft_of(card: str) -> str:
    return card.removesuffix(" tool")


def at_the_quarry(card: str) -> TestTable:
    """Red's Stonecutter has the Tool; Red has 1 Silver, one Worker in Prison, and three of Blue's stand there."""
    t = with_tool(craft_of(card), "stonecutter-1")
    t.red.has(silver=1).at(prison=1)
    t.blue.at(quarry=3)
    t.on_top("chapel", "church")
    return t


def trading_twice(card: str) -> TestTable:
    """Red's Patron has the Tool and takes two Wood, one after the other; one can be freed, captured, paid."""
    t = with_tool(craft_of(card), "patron-4")
    t.red.has(wood=2, silver=2).at(storehouse=1, prison=2)
    t.blue.at(storehouse=4)
    t.on_top("chapel", "church")
    return t


# What each brings to whoever places at the Quarry: what Red then has, Virtue, hand, Workers in Prison.

GAINS = [
    ("craft-1 tool", {"silver": 1}, 7, ["chapel"], 1),
    ("craft-2 tool", {"silver": 1, "marble": 1}, 6, [], 1),
    ("craft-5 tool", {"silver": 1}, 7, [], 0),
    ("craft-7 tool", {"silver": 2}, 7, [], 1),
    ("craft-8 tool", {"silver": 1, "gold": 1}, 6, [], 1),
    ("craft-9 tool", {"silver": 1, "wood": 1}, 7, [], 1),
    ("craft-10 tool", {"silver": 1, "stone": 1}, 7, [], 1),
    ("craft-11 tool", {"silver": 1, "marble": 1}, 6, [], 1),
    ("craft-12 tool", {"silver": 2}, 7, [], 1),
    ("craft-13 tool", {"silver": 1, "clay": 1}, 7, [], 1),
    ("craft-14 tool", {"silver": 2}, 7, [], 1),
    ("craft-15 tool", {"silver": 1, "clay": 1}, 7, [], 1),
    ("craft-16 tool", {}, 8, [], 1),
    ("craft-17 tool", {"silver": 1, "wood": 1}, 7, [], 1),
    ("craft-18 tool", {"silver": 1}, 7, [], 0),
    ("craft-19 tool", {"silver": 1}, 7, ["chapel"], 1),
    ("craft-21 tool", {"silver": 1}, 7, ["chapel"], 1),
    ("craft-22 tool", {"silver": 1, "gold": 1}, 6, [], 1),
    ("craft-23 tool", {"silver": 1, "stone": 1}, 7, [], 1),
    ("craft-24 tool", {"silver": 2}, 7, [], 1),
]


@effects("card, goods, virtue, hand, prison", GAINS)
def test_a_tool_brings_its_gain_when_its_apprentice_brings_his(
    card: str, goods: dict[str, int], virtue: int, hand: list[str], prison: int
) -> None:
    t = at_the_quarry(card)
    supply = t.red.supply
    t.play("place quarry")
    t.nothing_open_but("UseTool", "red")
    assert t.options == [STONECUTTER, "done"]
    t.play(STONECUTTER)
    assert t.red.goods == {**goods, "stone": goods.get("stone", 0) + 2}
    assert (t.red.virtue, t.red.hand, t.red.prison) == (virtue, hand, prison)
    assert t.red.supply == supply - 1 + (1 - prison)
    assert t.table.tax == 0
    t.nothing_open_but("WhereToPlace", "blue")


@effects("card, goods, virtue, hand, prison", GAINS)
def test_a_tool_need_not_be_used(card: str, goods: dict[str, int], virtue: int, hand: list[str], prison: int) -> None:
    t = at_the_quarry(card)
    t.play("place quarry", "done")
    assert t.red.goods == {"stone": 2, "silver": 1}
    assert (t.red.virtue, t.red.hand, t.red.prison) == (7, [], 1)


@limits("card, goods, virtue, hand, prison", GAINS)
def test_a_tool_is_used_once_in_a_turn_however_often_its_apprentice_is_and_again_in_the_next(
    card: str, goods: dict[str, int], virtue: int, hand: list[str], prison: int
) -> None:
    t = trading_twice(card)
    t.play("place storehouse", "use patron-4", PATRON)
    once = (t.red.goods, t.red.hand, t.red.prison)
    assert t.red.virtue == 7 + 1 + (virtue - 7)
    t.play("use patron-4")
    t.nothing_open_but("WhereToPlace", "blue")
    goods_now = {good: amount for good, amount in once[0].items() if good != "wood"}
    assert {good: amount for good, amount in t.red.goods.items() if good != "wood"} == goods_now
    assert (t.red.hand, t.red.prison) == once[1:]
    assert t.red.virtue == 7 + 2 + (virtue - 7)
    assert t.red.wood == once[0]["wood"] - 1
    t.red.has(wood=1, silver=2)
    t.turn_of("red")
    t.play("place storehouse", "use patron-4")
    assert t.may(PATRON)


@nothings("card, goods, virtue, hand, prison", GAINS)
def test_a_tool_does_nothing_where_its_apprentice_brings_nothing(
    card: str, goods: dict[str, int], virtue: int, hand: list[str], prison: int
) -> None:
    t = at_the_quarry(card)
    t.play("place forest")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {"silver": 1, "wood": 1}
    assert (t.red.virtue, t.red.hand, t.red.prison) == (7, [], 1)
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "red")
    assert t.blue.goods == {"stone": 4}


# What some of them need.


@limit("craft-16 tool")
def test_the_tool_that_sells_virtue_wants_one_silver() -> None:
    t = at_the_quarry("craft-16 tool")
    t.red.has(silver=0)
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.virtue == 7


@limit("craft-16 tool")
def test_virtue_that_was_bought_above_fourteen_may_destroy_a_debt() -> None:
    t = at_the_quarry("craft-16 tool")
    t.red.with_virtue(14).owing(unpaid=1)
    t.play("place quarry", STONECUTTER, "destroy debt")
    assert (t.red.silver, t.red.virtue, t.red.unpaid) == (0, 14, 0)


@limits(
    "card, good",
    [("craft-2 tool", "marble"), ("craft-8 tool", "gold"), ("craft-11 tool", "marble"), ("craft-22 tool", "gold")],
)
def test_virtue_given_for_a_good_at_zero_is_a_debt(card: str, good: str) -> None:
    t = at_the_quarry(card)
    t.red.with_virtue(1)
    t.play("place quarry", STONECUTTER)
    assert (t.red.virtue, t.red.unpaid) == (0, 0)
    t = at_the_quarry(card)
    t.red.with_virtue(0)
    t.play("place quarry", STONECUTTER)
    assert (t.red.virtue, t.red.unpaid) == (0, 1)
    assert t.red.goods[good] == 1


@limits("card", [("craft-5 tool",), ("craft-18 tool",)])
def test_one_worker_leaves_prison_and_it_may_be_the_artisan(card: str) -> None:
    t = at_the_quarry(card)
    t.red.at(prison=2).artisan_at("prison")
    t.play("place quarry", STONECUTTER, "with artisan")
    assert t.red.prison == 2
    assert t.red.artisan == "supply"
    t = at_the_quarry(card)
    t.red.at(prison=2).artisan_at("prison")
    t.play("place quarry", STONECUTTER, "without artisan")
    assert t.red.prison == 2
    assert t.red.artisan == "prison"


@nothings("card", [("craft-5 tool",), ("craft-18 tool",)])
def test_nobody_leaves_an_empty_prison(card: str) -> None:
    t = at_the_quarry(card)
    t.red.at(prison=0)
    t.blue.at(prison=2)
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.blue.prison == 2


@nothings("card", [("craft-1 tool",), ("craft-19 tool",), ("craft-21 tool",)])
def test_no_card_comes_from_an_empty_pile(card: str) -> None:
    t = at_the_quarry(card)
    t.table.building_pile.clear()
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.hand == []


@limits("card", [("craft-1 tool",), ("craft-19 tool",), ("craft-21 tool",)])
def test_a_card_that_comes_in_anothers_turn_is_over_the_hand_limit_until_the_end_of_ones_own(card: str) -> None:
    hand = ["castle", "keep", "palace", "library", "smithy", "tavern"]
    t = artisans_table()
    t.blue.with_tool("squire-1", craft_of(card)).with_hand(*hand)
    t.on_top("chapel")
    t.end_turn(reset=True)
    t.nothing_open_but("WhichResetAbility", "blue")
    t.play("use squire-1", "use tool squire-1")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.blue.hand == [*hand, "chapel"]
    t.play("place quarry")
    t.nothing_open_but("DiscardCards", "blue")
    t.play("discard keep")
    assert len(t.blue.hand) == 6


@limits("card", [("craft-7 tool",), ("craft-12 tool",), ("craft-14 tool",), ("craft-24 tool",)])
def test_the_silver_of_a_tool_may_pay_for_the_very_trade_that_brings_it(card: str) -> None:
    t = with_tool(craft_of(card), "merchant-5")
    t.play("place storehouse", "use merchant-5")
    assert t.red.goods == {"wood": 2}
    t.nothing_open_but("WhereToPlace", "blue")
    t = artisans_table()
    t.red.with_apprentices("merchant-5")
    t.play("place storehouse")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {}


@limits("card", [("craft-9 tool",), ("craft-17 tool",)])
def test_the_wood_of_a_tool_may_pay_for_the_very_trade_that_brings_it(card: str) -> None:
    t = with_tool(craft_of(card), "trader-3")
    t.red.has(wood=1)
    t.play("place storehouse", "use trader-3")
    assert t.red.goods == {"marble": 1}
    t = with_tool(craft_of(card), "trader-3")
    t.play("place storehouse")
    t.nothing_open_but("WhereToPlace", "blue")


# Captures: craft-4 and craft-20.

CAPTURES = [("craft-4 tool",), ("craft-20 tool",)]


@effects("card", CAPTURES)
def test_two_workers_of_one_colour_are_captured_where_the_worker_was_placed(card: str) -> None:
    t = at_the_quarry(card)
    t.blue.at(forest=1)
    t.play("place quarry", STONECUTTER, "capture quarry blue", "take 2")
    assert t.red.holds("blue") == 2
    assert (t.blue.workers("quarry"), t.blue.workers("forest")) == (1, 1)
    assert t.red.goods == {"silver": 1, "stone": 2}
    assert t.table.tax == 0
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", CAPTURES)
def test_a_capture_by_a_tool_takes_up_to_two_of_one_colour_and_never_the_own_artisan(card: str) -> None:
    t = with_tool(craft_of(card), "stonecutter-1", players=3)
    t.red.at(quarry=2).artisan_at("quarry")
    t.blue.at(quarry=1)
    t.green.at(quarry=3, forest=2)
    t.play("place quarry", STONECUTTER)
    assert t.options == ["capture quarry red", "capture quarry blue", "capture quarry green", "done"]
    t.play("capture quarry green")
    assert t.options == ["take 2", "take 1"]
    t.play("take 1")
    assert (t.red.holds("green"), t.green.workers("quarry")) == (1, 2)
    t.nothing_open_but("WhereToPlace", "blue")

    t = with_tool(craft_of(card), "stonecutter-1")
    t.red.artisan_at("quarry")
    supply = t.red.supply
    t.play("place quarry", STONECUTTER, "capture quarry red")
    assert t.red.workers("quarry") == 1, "the one Worker went home, the Artisan stays"
    assert t.red.artisan == "quarry"
    assert t.red.supply == supply
    t.nothing_open_but("WhereToPlace", "blue")


@limits("card", CAPTURES)
def test_a_capture_by_a_tool_may_take_anothers_artisan(card: str) -> None:
    for word, home in (("with artisan", "board red"), ("without artisan", "quarry")):
        t = with_tool(craft_of(card), "stonecutter-1")
        t.blue.at(quarry=2).artisan_at("quarry")
        t.play("place quarry", STONECUTTER, "capture quarry blue", "take 2", word)
        assert (t.red.holds("blue"), t.blue.workers("quarry")) == (2, 1)
        assert t.blue.artisan == home


@limits("card", CAPTURES)
def test_a_tool_captures_once_in_a_turn(card: str) -> None:
    t = trading_twice(card)
    t.play("place storehouse", "use patron-4", PATRON, "capture storehouse blue", "take 1", "use patron-4")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.holds("blue") == 1


@nothings("card", CAPTURES)
def test_nobody_is_captured_in_a_reset_nor_at_the_market_nor_elsewhere(card: str) -> None:
    t = with_tool(craft_of(card), "squire-1")
    t.blue.at(quarry=3)
    t.reset()
    t.play("use squire-1")
    assert t.red.gold == 1
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.holds("blue") == 0
    t = with_tool(craft_of(card), "swindler-1")
    t.red.has(silver=1)
    t.small_market("market-2")
    t.blue.at(quarry=3, market_right=1)
    t.play("place market-left")
    assert t.red.goods == {"clay": 2, "gold": 2}
    t.nothing_open_but("WhereToPlace", "blue")
    t = with_tool(craft_of(card), "stonecutter-1")
    t.blue.at(forest=3)
    t.play("place forest")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.blue.workers("forest") == 3


# Skills: craft-3 and craft-6.

SKILLS = [("craft-3 tool",), ("craft-6 tool",)]


@effects("card", SKILLS)
def test_one_more_skill_of_each_kind_lets_an_abbot_construct_what_needs_all_three(card: str) -> None:
    t = with_tool(craft_of(card), "abbot-1")
    t.red.has(clay=2, wood=4, stone=2, marble=2).with_hand("arcade")
    t.play("place guildhall")
    assert t.red.buildings == ["arcade"]
    t = artisans_table()
    t.red.has(clay=2, wood=4, stone=2, marble=2).with_hand("arcade").with_apprentices("abbot-1")
    assert not t.may("place guildhall")


@limits("card", SKILLS)
def test_one_more_skill_is_one_icon_of_each_even_for_whoever_has_the_skill(card: str) -> None:
    t = with_tool(craft_of(card), "abbot-1")
    t.red.with_buildings("tilers-hut", "masons-hut", "dormitory")
    t.finish()
    assert t.red.score["buildings"] == (5 + 2) + (5 + 1) + (4 + 2)
    t = artisans_table()
    t.red.with_apprentices("abbot-1").with_buildings("tilers-hut", "masons-hut", "dormitory")
    t.finish()
    assert t.red.score["buildings"] == (5 + 1) + 5 + 4


@limits("card", SKILLS)
def test_skills_leave_with_the_tool(card: str) -> None:
    t = with_tool(craft_of(card), "abbot-1")
    t.red.with_apprentices("squire-1").has(clay=2, wood=4, stone=2, marble=2).with_hand("arcade")
    t.play("dismiss", "dismiss abbot-1")
    assert t.red.tools == {}
    assert not t.may("place guildhall")
    t = with_tool(craft_of(card), "abbot-1")
    t.red.with_apprentices("squire-1", "jeweller-1", "jeweller-2", "miner-1").with_hand("arcade")
    t.show(1, 1, "miner-2")
    t.red.has(silver=4, clay=2, wood=4, stone=2, marble=2)
    t.play("place workshop", "hire miner-2", "dismiss abbot-1", "equip squire-1")
    assert t.red.tools == {"squire-1": craft_of(card)}
    assert t.turn_of("red").may("place guildhall")


@nothings("card", SKILLS)
def test_the_tool_of_skills_is_never_used(card: str) -> None:
    t = with_tool(craft_of(card), "stonecutter-1")
    t.play("place quarry")
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == {"stone": 2}
    t = artisans_table()
    t.red.with_buildings("dormitory")
    t.blue.with_tool("labourer", craft_of(card))
    t.finish()
    assert t.red.score["buildings"] == 4, "another's skills do not count"


# A pair that never comes to anything, and points.


@effect("craft-1 tool")
def test_a_tool_is_crafted_for_nothing_but_a_stacked_worker() -> None:
    t = ready_to_equip("craft-1", "stonecutter-1")
    supply = t.red.supply
    equip(t, "craft-1")
    assert t.red.tools == {"stonecutter-1": "craft-1"}
    assert t.red.supply == supply - 1
    assert t.red.workers("guildhall") == 2
    assert (t.red.goods, t.red.virtue, t.table.tax) == ({}, 7, 0)


@nothing("craft-1 tool")
def test_a_labourers_tool_is_never_used() -> None:
    t = with_tool("craft-1", "labourer")
    for place in ("quarry", "forest", "silversmith"):
        t.turn_of("red").play(f"place {place}")
        t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.hand == []


@limit("craft-1 tool")
def test_there_is_one_tool_for_an_apprentice() -> None:
    t = ready_to_equip("craft-1", "stonecutter-1")
    t.red.with_tool("stonecutter-1", "craft-7")
    assert not t.may("stack guildhall")
    t.red.with_apprentices("labourer")
    assert t.may("stack guildhall")


@pytest.mark.parametrize("count", range(7))
def test_tools_have_points_by_their_number(count: int) -> None:
    owners = ["squire-1", "squire-2", "squire-3", "abbot-1", "abbot-2", "labourer"]
    t = artisans_table(boards=["rudolf", "random"])
    for number, owner in enumerate(owners[:count], start=1):
        t.red.with_tool(owner, f"craft-{number}")
    t.finish()
    assert t.red.score["tools"] == TOOL_VP[count]
