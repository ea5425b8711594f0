"""A Journeyman's Tool before the effect of a Building, or after it, wherever the two could differ (E4)."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, both_table

SILVER, CARD, MARBLE, FREE, VIRTUE, WOOD = "craft-7", "craft-1", "craft-2", "craft-5", "craft-16", "craft-9"


def builder(building: str, tool: str, **goods: int) -> TestTable:
    """Red is about to construct this Building, and has a Journeyman (1 Influence) with this Tool."""
    t = both_table()
    t.red.has(**goods).with_hand(building).with_apprentices("labourer").with_tool("journeyman-2", tool)
    return t


def test_virtue_bought_first_may_bring_another_gold_of_the_palace() -> None:
    """E4: 7 Virtue are 1 Gold, 8 are 2."""
    t = builder("palace", VIRTUE, wood=3, stone=3, marble=2, silver=1)
    t.construct("palace", "use tool journeyman-2")
    assert (t.red.virtue, t.red.goods) == (8, {"gold": 2})
    t.nothing_open_but("WhereToPlace", "blue")


def test_virtue_bought_after_the_palace_brings_no_more_gold() -> None:
    """E4: the plain order is the first answer."""
    t = builder("palace", VIRTUE, wood=3, stone=3, marble=2, silver=1)
    t.construct("palace")
    assert t.options == ["pay now", "use tool journeyman-2"]
    t.play("pay now", "use tool journeyman-2")
    assert (t.red.virtue, t.red.goods) == (8, {"gold": 1})


@pytest.mark.parametrize("virtue", [5, 6, 8])
def test_where_another_virtue_is_no_other_gold_nobody_asks_what_comes_first(virtue: int) -> None:
    """E4."""
    t = builder("palace", VIRTUE, wood=3, stone=3, marble=2, silver=1)
    t.red.with_virtue(virtue)
    t.construct("palace")
    assert t.question == "UseTool"


def test_who_frees_one_of_three_first_loses_nothing_to_the_watchtower() -> None:
    """E4: with 2 in Prison the Watchtower passes its builder by; its own icon still costs 1 Virtue."""
    t = builder("watchtower", FREE, clay=3, wood=4, gold=1, marble=1)
    t.red.at(prison=3)
    t.construct("watchtower", "use tool journeyman-2")
    assert (t.red.virtue, t.red.prison) == (6, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_who_frees_one_of_three_afterwards_has_lost_virtue_to_the_watchtower() -> None:
    """E4."""
    t = builder("watchtower", FREE, clay=3, wood=4, gold=1, marble=1)
    t.red.at(prison=3)
    t.construct("watchtower", "pay now", "use tool journeyman-2")
    assert (t.red.virtue, t.red.prison) == (5, 2)


@pytest.mark.parametrize("prisoners", [1, 4])
def test_where_one_prisoner_fewer_changes_nothing_nobody_asks_what_comes_first(prisoners: int) -> None:
    """E4."""
    t = builder("watchtower", FREE, clay=3, wood=4, gold=1, marble=1)
    t.red.at(prison=prisoners)
    t.construct("watchtower")
    assert t.question == "UseTool"


def test_a_card_drawn_first_may_be_the_librarys() -> None:
    """E4: otherwise there is none to discard."""
    t = builder("library", CARD, wood=4, stone=2, marble=1)
    t.on_top("keep")
    t.construct("library", "use tool journeyman-2", "discard keep")
    assert (t.red.goods, t.red.hand) == ({"gold": 2}, [])


def test_virtue_that_is_not_there_may_be_lost_before_the_courthouse_destroys_a_debt() -> None:
    """E4: the Tool's loss at Virtue 0 is a Debt, and the Courthouse destroys it."""
    t = builder("courthouse", MARBLE, clay=1, wood=2, stone=3, gold=1)
    t.red.with_virtue(0)
    t.construct("courthouse", "use tool journeyman-2", "destroy debt")
    assert (t.red.unpaid, t.red.marble) == (0, 1)


def test_with_a_debt_of_the_builders_own_the_courthouse_is_not_asked_about() -> None:
    """E4: one Debt is left, whatever comes first."""
    t = builder("courthouse", MARBLE, clay=1, wood=2, stone=3, gold=1)
    t.red.with_virtue(0).owing(1)
    t.construct("courthouse")
    assert t.question == "DestroyOneDebt"


@pytest.mark.parametrize(("virtue", "tool"), [(14, MARBLE), (0, VIRTUE)])
def test_a_tool_may_come_before_the_virtue_of_an_apprentice_from_the_tavern(virtue: int, tool: str) -> None:
    """E4: whoever is hired there may bring Virtue, or cost some."""
    t = builder("tavern", tool, wood=3, stone=2, gold=1, silver=1)
    t.show(1, 1, "acolyte-1")
    t.show(1, 2, "swindler-1")
    t.red.with_virtue(virtue)
    t.construct("tavern", "use tool journeyman-2", "hire acolyte-1" if virtue else "hire swindler-1")
    assert (t.red.virtue, t.red.unpaid) == (virtue, 0)


def test_silver_of_a_tool_may_pay_what_the_lodges_worker_hires() -> None:
    """E4: another action follows, to which anything may matter."""
    t = builder("lodge", SILVER, wood=4, stone=1, gold=1, silver=3)
    t.show(1, 1, "thief")
    t.construct("lodge", "use tool journeyman-2", "place workshop", "hire thief")
    assert t.red.apprentices == ["labourer", "journeyman-2", "thief"]
    assert t.red.silver == 0
    t.nothing_open_but("WhereToPlace", "blue")


def test_without_the_tools_silver_the_lodges_worker_cannot_hire() -> None:
    """E4: afterwards it comes too late."""
    t = builder("lodge", SILVER, wood=4, stone=1, gold=1, silver=3)
    t.construct("lodge", "pay now", "place workshop")
    t.play("use tool journeyman-2")
    assert t.red.apprentices == ["labourer", "journeyman-2"]
    assert t.red.silver == 4


@pytest.mark.parametrize("tool", [SILVER, WOOD, CARD, FREE, MARBLE])
def test_for_a_building_that_does_nothing_now_the_tool_is_asked_for_once(tool: str) -> None:
    """E4."""
    t = builder("keep", tool, wood=5, stone=2, gold=2)
    t.red.at(prison=1)
    t.construct("keep")
    assert t.question == "UseTool"


def test_where_the_mills_worker_only_takes_wood_the_tool_is_asked_for_once() -> None:
    """E4: neither Silver nor a card changes what the Forest gives."""
    t = builder("mill", SILVER, clay=4, stone=1)
    t.construct("mill", "place forest")
    assert t.question == "UseTool"


def test_stone_of_a_tool_may_be_contributed_by_the_mills_worker() -> None:
    """E4: where the Princess stands, anything may be contributed."""
    t = builder("mill", "craft-10", clay=4, stone=1)
    t.in_force("contribution-5")
    t.open_to_contribute("contribution-2")
    t.construct("mill", "use tool journeyman-2", "place forest")
    assert t.may("contribute stone")


# A price that is part Tax.


def test_silver_that_tax_and_coins_need_buys_no_virtue_first() -> None:
    """E4, W-E9: with 2 Silver and 2 Influence at Virtue 1, Virtue bought before the hire would make 1 Tax due, besides
    the coin for the skipped card; and Influence pays neither."""
    t = both_table()
    t.red.has(silver=2).with_virtue(1).with_influence(2).with_tool("strongman-2", VIRTUE)
    t.show(1, 3, "merchant-1")
    t.play("artisan workshop", "hire merchant-1", "artisan pays less")
    assert t.question == "UseTool"
    t.play("use tool strongman-2", "pay plainly")
    assert (t.red.virtue, t.red.silver, t.red.influence, t.table.tax) == (2, 0, 2, 4)
    assert t.silver_on(1, 1) == 1
    t.nothing_open_but("WhereToPlace", "blue")
