"""The upper halves of the Craft Cards: Adornments. Sheet 3.3, 3.6 and 8.4.

An Adornment costs 2 Tax and 3 Silver. Red starts with Virtue 7 and exactly that price.
"""

from __future__ import annotations

import pytest

from builder import TestTable, artisans_table
from card_tests import adorn, effect, effects, equip, limit, limits, nothing, nothings, ready_to_adorn, ready_to_equip


def craft_of(card: str) -> str:
    return card.removesuffix(" adornment")


def points(t: TestTable) -> int:
    """Red's points for Adornments, were the game over."""
    return int(t.red.score["adornments"])


# Goods.

GOODS = [
    ("craft-1 adornment", {"clay": 3}, 3),
    ("craft-2 adornment", {"stone": 3}, 2),
    ("craft-4 adornment", {"wood": 3}, 2),
    ("craft-5 adornment", {"silver": 4}, 3),
    ("craft-6 adornment", {"gold": 2}, 2),
    ("craft-7 adornment", {"marble": 1}, 3),
    ("craft-8 adornment", {"wood": 1, "stone": 1}, 3),
    ("craft-9 adornment", {"gold": 1}, 3),
    ("craft-23 adornment", {"gold": 1, "marble": 1}, 2),
    ("craft-24 adornment", {"clay": 2, "wood": 2}, 2),
]


@effects("card, gain, vp", GOODS)
def test_an_adornment_of_goods_brings_them_at_once_and_its_points_at_the_end(
    card: str, gain: dict[str, int], vp: int
) -> None:
    t = ready_to_adorn(craft_of(card))
    adorn(t, craft_of(card))
    assert t.red.goods == gain
    assert t.red.virtue == 7
    assert t.table.tax == 2
    assert t.red.adornments == {"well": craft_of(card)}
    t.nothing_open_but("WhereToPlace", "blue")
    assert t.red.goods == gain, "the Well's own 4 Clay do not come again"
    t.finish()
    assert points(t) == vp


@limits("card, gain, vp", GOODS)
def test_an_adornment_of_goods_takes_five_silver_and_comes_once(card: str, gain: dict[str, int], vp: int) -> None:
    craft = craft_of(card)
    t = ready_to_adorn(craft, silver=4)
    assert not t.may("stack guildhall")
    t = ready_to_adorn(craft, silver=5)
    assert t.may("stack guildhall")
    t.red.at(guildhall=3)
    adorn(t, craft)
    assert t.red.goods == gain, "the number of Workers in the Guildhall does not matter"
    assert craft not in t.crafts
    t.red.has(silver=5)
    t.turn_of("red")
    assert not t.may("stack guildhall"), "the Building has its Adornment"
    t.red.with_buildings("smithy")
    assert t.may("stack guildhall")


@nothings("card, gain, vp", GOODS)
def test_an_adornment_of_goods_brings_nothing_as_a_tool_nor_to_others(card: str, gain: dict[str, int], vp: int) -> None:
    craft = craft_of(card)
    t = ready_to_equip(craft)
    equip(t, craft)
    assert t.red.tools == {"labourer": craft}
    assert t.red.goods == {}
    assert points(t) == 0
    t = ready_to_adorn(craft)
    before = t.blue.everything
    adorn(t, craft)
    assert t.blue.everything == before


# A Building card.


@effect("craft-3 adornment")
def test_the_third_adornment_draws_a_building_card() -> None:
    t = ready_to_adorn("craft-3")
    t.on_top("chapel", "church")
    adorn(t, "craft-3")
    assert t.red.hand == ["chapel"]
    assert t.red.goods == {}
    assert points(t) == 2


@limit("craft-3 adornment")
def test_the_card_of_the_third_adornment_counts_towards_the_hand_limit() -> None:
    cards = ["castle", "keep", "palace", "library", "smithy"]
    t = ready_to_adorn("craft-3")
    t.red.with_hand(*cards)
    t.on_top("chapel")
    adorn(t, "craft-3")
    assert t.red.hand == [*cards, "chapel"]
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_adorn("craft-3")
    t.red.with_hand(*cards, "tavern")
    t.on_top("chapel")
    adorn(t, "craft-3")
    t.nothing_open_but("DiscardCards", "red")
    t.play("discard keep")
    assert len(t.red.hand) == 6


@nothing("craft-3 adornment")
def test_the_third_adornment_brings_nothing_when_there_is_no_building_card_left() -> None:
    t = ready_to_adorn("craft-3")
    t.table.building_pile.clear()
    adorn(t, "craft-3")
    assert t.red.hand == []
    assert t.red.adornments == {"well": "craft-3"}


# Virtue gained.


@effects("card, virtue, vp", [("craft-10 adornment", 9, 3), ("craft-11 adornment", 8, 4)])
def test_an_adornment_gives_virtue(card: str, virtue: int, vp: int) -> None:
    t = ready_to_adorn(craft_of(card))
    adorn(t, craft_of(card))
    assert t.red.virtue == virtue
    assert t.red.goods == {}
    assert points(t) == vp


@limits("card, just, above", [("craft-10 adornment", 12, 13), ("craft-11 adornment", 13, 14)])
def test_virtue_from_an_adornment_above_fourteen_may_destroy_a_debt(card: str, just: int, above: int) -> None:
    t = ready_to_adorn(craft_of(card))
    t.red.with_virtue(just).owing(unpaid=2)
    adorn(t, craft_of(card))
    assert (t.red.virtue, t.red.unpaid) == (14, 2)
    t.nothing_open_but("WhereToPlace", "blue")
    t = ready_to_adorn(craft_of(card))
    t.red.with_virtue(above).owing(unpaid=2)
    adorn(t, craft_of(card), "destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (14, 1)


@nothings("card", [("craft-10 adornment",), ("craft-11 adornment",)])
def test_virtue_from_an_adornment_is_nothing_at_fourteen_without_debts(card: str) -> None:
    t = ready_to_adorn(craft_of(card))
    t.red.with_virtue(14)
    adorn(t, craft_of(card))
    assert (t.red.virtue, t.red.unpaid) == (14, 0)
    t.nothing_open_but("WhereToPlace", "blue")


# Virtue lost and Debts.

LOSSES = [
    ("craft-12 adornment", 1, 0, {}, 5),
    ("craft-13 adornment", 2, 0, {}, 6),
    ("craft-14 adornment", 0, 1, {}, 6),
    ("craft-15 adornment", 0, 2, {}, 7),
    ("craft-16 adornment", 1, 1, {}, 7),
    ("craft-17 adornment", 1, 0, {"gold": 2}, 3),
    ("craft-18 adornment", 1, 0, {"marble": 2}, 2),
]


@effects("card, virtue, debts, gain, vp", LOSSES)
def test_an_adornment_costs_virtue_and_debts_and_brings_what_it_brings(
    card: str, virtue: int, debts: int, gain: dict[str, int], vp: int
) -> None:
    t = ready_to_adorn(craft_of(card))
    adorn(t, craft_of(card))
    assert t.red.virtue == 7 - virtue
    assert (t.red.unpaid, t.red.paid) == (debts, 0)
    assert t.red.goods == gain
    assert points(t) == vp
    assert (t.blue.virtue, t.blue.unpaid) == (7, 0)


@limits("card, virtue, debts, gain, vp", LOSSES)
def test_virtue_that_an_adornment_takes_below_zero_is_a_debt_each(
    card: str, virtue: int, debts: int, gain: dict[str, int], vp: int
) -> None:
    t = ready_to_adorn(craft_of(card), silver=3)  # at Virtue 1 both coins of Tax are spared
    t.red.with_virtue(1)
    adorn(t, craft_of(card))
    assert t.red.virtue == max(0, 1 - virtue)
    assert t.red.unpaid == debts + max(0, virtue - 1)
    t = ready_to_adorn(craft_of(card), silver=3)
    t.red.with_virtue(0)
    adorn(t, craft_of(card))
    assert t.red.virtue == 0
    assert t.red.unpaid == debts + virtue
    assert t.red.goods == gain


@nothings("card, virtue, debts, gain, vp", LOSSES)
def test_a_tool_costs_nothing_of_what_its_adornment_would_cost(
    card: str, virtue: int, debts: int, gain: dict[str, int], vp: int
) -> None:
    craft = craft_of(card)
    t = ready_to_equip(craft)
    equip(t, craft)
    assert t.red.tools == {"labourer": craft}
    assert (t.red.virtue, t.red.unpaid) == (7, 0)
    assert t.red.goods == {}
    assert points(t) == 0


# 19: the Building's effect again.


@pytest.mark.parametrize(
    "building, gain",
    [("well", {"clay": 4}), ("smithy", {"stone": 4}), ("lumber-camp", {"wood": 4}), ("factory", {"marble": 2})],
)
@effect("craft-19 adornment")
def test_the_nineteenth_adornment_brings_the_buildings_immediate_effect_again(
    building: str, gain: dict[str, int]
) -> None:
    t = ready_to_adorn("craft-19", building)
    adorn(t, "craft-19")
    assert t.red.goods == gain
    assert points(t) == 3


@limit("craft-19 adornment")
def test_the_nineteenth_adornment_repeats_bad_effects_too_but_neither_points_nor_virtue() -> None:
    t = ready_to_adorn("craft-19", "arc")
    adorn(t, "craft-19")
    assert t.red.unpaid == 2
    assert t.red.virtue == 7
    assert t.red.score["buildings"] == 11
    t = ready_to_adorn("craft-19", "courtyard")
    t.red.with_buildings("well")
    adorn(t, "craft-19", "under courtyard")
    assert t.red.goods == {"stone": 1, "wood": 1, "clay": 1}, "only the Building that it lies under"


@limit("craft-19 adornment")
def test_a_gallery_that_is_reactivated_adorns_another_building_for_free() -> None:
    t = ready_to_adorn("craft-19", "gallery")
    t.red.with_buildings("well")
    t.show_crafts("craft-19", "craft-1", "craft-9", "craft-23")
    t.craft_on_top("craft-24", "craft-2")
    adorn(t, "craft-19", "under gallery", "adorn craft-9")
    assert t.red.adornments == {"gallery": "craft-19", "well": "craft-9"}
    assert t.red.goods == {"gold": 1}
    assert t.crafts == ["craft-1", "craft-23", "craft-24", "craft-2"]
    assert t.red.workers("guildhall") == 2


@nothing("craft-19 adornment")
def test_the_nineteenth_adornment_does_nothing_under_a_building_that_waits_for_the_end() -> None:
    t = ready_to_adorn("craft-19", "cellar")
    adorn(t, "craft-19")
    assert t.red.goods == {}
    assert t.red.score["buildings"] == 4 + 1, "its own point for this Adornment, once"
    assert (t.red.virtue, t.red.unpaid, t.red.hand) == (7, 0, [])
    t.nothing_open_but("WhereToPlace", "blue")


# 20: release, or capture.


def with_groups() -> TestTable:
    t = ready_to_adorn("craft-20", players=3)
    t.red.at(quarry=1)
    t.blue.holding(red=2).at(quarry=3)
    t.green.holding(red=1).at(forest=2)
    return t


@effect("craft-20 adornment")
def test_the_twentieth_adornment_frees_all_own_workers_from_other_boards_or_captures_a_group() -> None:
    t = with_groups()
    supply = t.red.supply
    adorn(t, "craft-20", "choose release")
    assert t.red.supply == supply - 1 + 3
    assert (t.blue.holds("red"), t.green.holds("red")) == (0, 0)
    assert t.red.silver == 0 and t.table.tax == 2
    t = with_groups()
    adorn(t, "craft-20", "choose capture", "capture quarry blue")
    assert t.red.holds("blue") == 3
    assert t.blue.workers("quarry") == 0
    assert (t.blue.holds("red"), t.green.holds("red")) == (2, 1)
    assert t.red.silver == 0 and t.table.tax == 2
    assert points(t) == 3


@limit("craft-20 adornment")
def test_the_twentieth_adornment_makes_one_capture_of_one_colour_at_one_place() -> None:
    t = with_groups()
    t.blue.at(forest=1)
    adorn(t, "craft-20", "choose capture", "capture forest green")
    assert (t.red.holds("green"), t.red.holds("blue")) == (2, 0)
    assert t.blue.workers("forest") == 1
    t.nothing_open_but("WhereToPlace", "blue")


@limit("craft-20 adornment")
def test_the_twentieth_adornment_captures_or_frees_an_artisan_like_any_worker() -> None:
    t = with_groups()
    t.blue.artisan_at("quarry")
    adorn(t, "craft-20", "choose capture", "capture quarry blue")
    assert t.red.holds("blue") == 4
    assert t.blue.artisan == "board red"
    t = with_groups()
    t.red.artisan_at("board green")
    adorn(t, "craft-20", "choose release")
    assert t.red.artisan == "supply"


@nothing("craft-20 adornment")
def test_the_twentieth_adornment_does_nothing_when_nobody_is_held_or_at_any_place() -> None:
    t = ready_to_adorn("craft-20", players=3)
    t.blue.at(prison=2, guildhall=1, market_left=1)
    before = (t.blue.everything, t.green.everything)
    adorn(t, "craft-20")
    assert (t.blue.everything, t.green.everything) == before
    assert t.red.adornments == {"well": "craft-20"}
    t.nothing_open_but("WhereToPlace", "blue")


# 21: new Apprentices.


def the_display(t: TestTable) -> list[str]:
    return [t.shown(row, column) for row in (1, 2) for column in (1, 2, 3, 4)]


def next_apprentice(t: TestTable, key: str) -> None:
    """This one comes next from the pile."""
    t.table_remove_apprentice(key)
    t.table.apprentice_pile.append(t.apprentice(key))


@effect("craft-21 adornment")
def test_the_twenty_first_adornment_shows_eight_new_apprentices_and_hires_one_for_free() -> None:
    t = ready_to_adorn("craft-21")
    t.show(1, 1, "labourer", silver=1)
    old = the_display(t)
    next_apprentice(t, "abbot-1")
    adorn(t, "craft-21")
    new = the_display(t)
    assert set(old).isdisjoint(new)
    assert new[0] == "abbot-1"
    assert t.silver_on(1, 1) == 0
    t.play("hire abbot-1")
    assert t.red.apprentices == ["abbot-1"]
    assert t.red.virtue == 8
    assert t.red.silver == 0, "the Silver on the old ones went to the supply"
    assert t.table.tax == 2
    assert len(set(the_display(t))) == 8
    assert set(old).isdisjoint(the_display(t))
    assert points(t) == 2


@limit("craft-21 adornment")
def test_the_hire_of_the_twenty_first_adornment_keeps_to_the_limit_of_five() -> None:
    t = ready_to_adorn("craft-21")
    t.red.with_apprentices("acolyte-1", "acolyte-2", "acolyte-3", "squire-1")
    next_apprentice(t, "labourer")
    adorn(t, "craft-21", "hire labourer")
    assert len(t.red.apprentices) == 5
    t = ready_to_adorn("craft-21")
    t.red.with_apprentices("acolyte-1", "acolyte-2", "acolyte-3", "squire-1", "squire-2")
    next_apprentice(t, "labourer")
    adorn(t, "craft-21", "hire labourer")
    t.nothing_open_but("DismissApprentice", "red")
    t.play("dismiss squire-1")
    assert t.red.apprentices == ["acolyte-1", "acolyte-2", "acolyte-3", "squire-2", "labourer"]


@nothing("craft-21 adornment")
def test_the_twenty_first_card_changes_no_apprentice_when_it_becomes_a_tool() -> None:
    t = ready_to_equip("craft-21")
    old = the_display(t)
    equip(t, "craft-21")
    assert the_display(t) == old
    assert t.red.apprentices == ["labourer"]
    t.nothing_open_but("WhereToPlace", "blue")


# 22: out of Prison.


@effect("craft-22 adornment")
def test_the_twenty_second_adornment_frees_all_own_workers_from_prison() -> None:
    t = ready_to_adorn("craft-22")
    t.red.at(prison=2).artisan_at("prison")
    t.blue.at(prison=4)
    supply = t.red.supply
    adorn(t, "craft-22")
    assert t.red.prison == 0
    assert t.red.supply == supply - 1 + 3
    assert t.red.artisan == "supply"
    assert t.blue.prison == 4
    assert points(t) == 3


@limit("craft-22 adornment")
def test_the_twenty_second_adornment_frees_nobody_from_other_boards() -> None:
    t = ready_to_adorn("craft-22")
    t.red.at(prison=1)
    t.blue.holding(red=2)
    adorn(t, "craft-22")
    assert t.red.prison == 0
    assert t.blue.holds("red") == 2


@nothing("craft-22 adornment")
def test_the_twenty_second_adornment_does_nothing_when_nobody_is_in_prison() -> None:
    t = ready_to_adorn("craft-22")
    supply = t.red.supply
    adorn(t, "craft-22")
    assert (t.red.prison, t.red.supply) == (0, supply - 1)
    t.nothing_open_but("WhereToPlace", "blue")


# Points.


def test_the_points_of_all_adornments_add_up() -> None:
    t = artisans_table()
    t.red.with_adornment("well", "craft-15").with_adornment("smithy", "craft-1").with_adornment("church", "craft-11")
    t.blue.with_adornment("castle", "craft-13")
    t.finish()
    assert (t.red.score["adornments"], t.blue.score["adornments"]) == (7 + 3 + 4, 6)
