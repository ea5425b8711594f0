"""Wonders: constructing them, visiting them, and what follows from their being Buildings."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, wonders_table

SITES = ["storehouse", "town-centre", "workshop", "silversmith", "quarry", "forest", "guardhouse"]
# Resource, amount, Influence, Tax, VP.
WONDERS = [
    ("clay", 15, 7, 5, 13),
    ("wood", 12, 6, 4, 13),
    ("stone", 14, 5, 3, 14),
    ("gold", 7, 4, 2, 15),
    ("marble", 6, 3, 1, 16),
]


def ready(good: str, amount: int, influence: int, tax: int) -> TestTable:
    """Red has exactly what a Wonder costs."""
    t = wonders_table()
    t.red.has(**{good: amount}, silver=tax).with_influence(influence)
    return t


# Constructing.


def test_the_stone_wonder_with_three_stone_on_it() -> None:
    """W-45, W-7.1b: 11 Stone, 5 Influence and 3 Tax."""
    t = wonders_table()
    t.lay("stone-wonder", 3)
    t.red.has(stone=11, silver=3).with_influence(5)
    t.construct("stone-wonder", "token quarry")
    assert (t.red.goods, t.red.influence, t.table.tax) == ({}, 0, 4 + 3)
    assert t.red.buildings == ["stone-wonder"]
    assert t.laid == {}  # what lay on it has gone to the supply


def test_the_stone_wonder_with_nothing_on_it() -> None:
    """W-45, W-7.1b: 14 Stone, 5 Influence and 3 Tax."""
    t = ready("stone", 14, 5, 3)
    t.construct("stone-wonder", "token quarry")
    assert (t.red.goods, t.red.influence, t.table.tax) == ({}, 0, 4 + 3)


@pytest.mark.parametrize(("good", "amount", "influence", "tax", "vp"), WONDERS)
def test_each_wonder_costs_its_resource_influence_and_tax(
    good: str, amount: int, influence: int, tax: int, vp: int
) -> None:
    """W-7.1b, W-7.1d, W-8.4."""
    t = ready(good, amount, influence, tax)
    before = t.red.score["buildings"]
    t.play("place guildhall")
    t.play("token forest")
    assert t.red.buildings == [f"{good}-wonder"]
    assert (t.red.goods, t.red.influence, t.red.virtue) == ({}, 0, 9)
    assert t.red.score["buildings"] == before + vp


@pytest.mark.parametrize(("good", "amount", "influence", "tax", "vp"), WONDERS)
@pytest.mark.parametrize("short", ["resource", "influence", "tax"])
def test_each_wonder_costs_no_less(good: str, amount: int, influence: int, tax: int, vp: int, short: str) -> None:
    """W-47, W-7.1b: with one of anything too little it is refused."""
    t = wonders_table()
    t.red.has(**{good: amount - (short == "resource")}, silver=tax - (short == "tax"))
    t.red.with_influence(influence - (short == "influence"))
    assert not t.may("place guildhall")


def test_with_four_influence_the_stone_wonder_is_refused() -> None:
    """W-47."""
    t = wonders_table()
    t.red.has(stone=14, silver=3).with_influence(4)
    assert not t.may("place guildhall")


def test_a_cost_never_falls_below_nothing() -> None:
    """W-7.1b: with more laid on it than it costs."""
    t = wonders_table()
    t.lay("marble-wonder", 8)
    t.red.has(silver=1, marble=2).with_influence(3)
    t.construct("marble-wonder", "token quarry")
    assert t.red.marble == 2


def test_the_discount_is_for_whoever_builds() -> None:
    """W-7.1b: what red contributed helps blue."""
    t = wonders_table()
    t.red.has(stone=1)
    t.play("place silversmith", "contribute stone")
    t.reset()
    t.blue.has(stone=13, silver=3).with_influence(5)
    t.turn_of("blue").construct("stone-wonder", "token quarry")
    assert t.blue.buildings == ["stone-wonder"]


def test_a_wonder_needs_neither_apprentices_nor_virtue() -> None:
    """W-49, W-7.1c."""
    t = ready("stone", 14, 5, 3)
    t.red.with_virtue(2)
    t.construct("stone-wonder", "token quarry")
    assert t.red.buildings == ["stone-wonder"]
    assert t.red.virtue == 4


def test_little_virtue_spares_tax_of_a_wonder_too() -> None:
    """W-7.1c: 2 of its 3 coins at Virtue 1."""
    t = ready("stone", 14, 5, 1)
    t.red.with_virtue(1)
    t.construct("stone-wonder", "token quarry")
    assert t.table.tax == 4 + 1


def test_lothaires_discount_holds_for_a_wonder() -> None:
    """W-7.1c: one Stone less."""
    t = wonders_table(boards=["lothaire", "ada"])
    t.red.has(stone=13, silver=3).with_influence(5)
    t.construct("stone-wonder", "token quarry")
    assert t.red.stone == 0


def test_therese_builds_the_gold_wonder_with_marble() -> None:
    """W-7.1c."""
    t = wonders_table(boards=["therese", "ada"])
    t.red.has(gold=3, marble=4, silver=2).with_influence(4)
    t.construct("gold-wonder", "token quarry")
    assert t.red.goods == {}


def test_judith_builds_a_wonder_with_cards() -> None:
    """W-7.1c: two cards for two Marble."""
    t = wonders_table(boards=["judith", "ada"])
    t.red.has(marble=4, silver=1).with_influence(3).with_hand("castle", "keep")
    t.construct("marble-wonder")
    while t.question != "WhereToken":
        t.play(t.options[0])
    t.play("token quarry")
    assert (t.red.hand, t.red.goods) == ([], {})


def test_a_charlatan_helps_to_build_a_wonder() -> None:
    """W-7.1c, W-I16: with the Influence that its own price leaves."""
    t = wonders_table()
    t.red.has(wood=11, silver=4).with_influence(6).with_apprentices("charlatan-1")
    assert not t.may("place guildhall")
    t.red.with_influence(7)
    t.construct("wood-wonder", "token quarry")
    assert t.red.influence == 0


def test_gold_of_the_gold_wonder_may_be_replaced_with_what_influence_is_left() -> None:
    """W-I16: 4 for the Wonder, 4 for one Gold."""
    t = wonders_table()
    t.red.has(gold=6, silver=2).with_influence(8)
    t.construct("gold-wonder", "token quarry")
    assert (t.red.gold, t.red.influence) == (0, 0)


def test_the_wonders_own_influence_replaces_nothing() -> None:
    """W-I16: 7 are not enough for both."""
    t = wonders_table()
    t.red.has(gold=6, silver=2).with_influence(7)
    assert not t.may("place guildhall")


def test_what_is_left_may_stay() -> None:
    """W-I16: plain payment first."""
    t = wonders_table()
    t.red.has(marble=6, silver=1).with_influence(7)
    t.play("place guildhall")
    assert t.options == ["pay plainly", "influence for marble"]
    t.play("pay plainly", "token quarry")
    assert (t.red.influence, t.red.marble) == (4, 0)


def test_the_token_goes_to_one_of_seven_places_without_a_wonder() -> None:
    """W-48, W-7.1e."""
    t = ready("stone", 14, 5, 3)
    t.blue.with_wonder("clay-wonder", at="forest")
    t.play("place guildhall")
    assert t.question == "WhereToken"
    assert t.options == [f"token {site}" for site in SITES if site != "forest"]


def test_all_seven_places_are_offered_to_the_first_wonder() -> None:
    """W-48, W-7.1e, W-7.1f."""
    t = ready("stone", 14, 5, 3)
    t.play("place guildhall")
    assert t.options == [f"token {site}" for site in SITES]


def test_for_the_fifth_wonder_there_is_still_a_place() -> None:
    """W-7.1f."""
    t = ready("marble", 6, 3, 1)
    for wonder, site in zip(["clay", "wood", "stone", "gold"], SITES, strict=False):
        t.blue.with_wonder(f"{wonder}-wonder", at=site)
    t.play("place guildhall")
    assert t.options == ["token quarry", "token forest", "token guardhouse"]


def test_a_wonder_is_built_once() -> None:
    """W-7.1a: from the table, and then it is gone."""
    t = ready("stone", 14, 5, 3)
    t.blue.with_wonder("stone-wonder", at="forest")
    assert not t.may("place guildhall")


def test_one_worker_in_the_guildhall_builds_one_thing() -> None:
    """W-7.1a: a Building, or a Cathedral level, or a Wonder."""
    t = ready("stone", 14, 5, 3)
    t.red.has(clay=2, wood=2, gold=1).with_hand("podium")
    t.play("place guildhall")
    assert t.options == ["build podium", "advance cathedral", "build stone-wonder"]
    t.play("build stone-wonder", "token quarry")
    assert (t.red.buildings, t.red.cathedral) == (["stone-wonder"], 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_building_a_wonder_touches_no_hand() -> None:
    """W-7.3."""
    t = ready("stone", 14, 5, 3)
    t.red.with_hand("castle")
    t.construct("stone-wonder", "token quarry")
    assert t.red.hand == ["castle"]
    assert t.building("stone-wonder") not in t.table.building_pile


def test_virtue_comes_before_the_token_and_the_token_before_other_cards() -> None:
    """W-7.1d."""
    t = ready("stone", 14, 5, 3)
    t.red.with_apprentices("journeyman-3")
    t.play("place guildhall")
    assert (t.question, t.red.virtue, t.red.silver) == ("WhereToken", 9, 0)
    t.play("token quarry")
    assert t.red.silver == 2


def test_a_worker_in_the_guildhall_stays_there() -> None:
    """W-7.1a, W-7.1d."""
    t = ready("stone", 14, 5, 3)
    t.construct("stone-wonder", "token quarry")
    assert (t.table.guildhall, t.red.workers("guildhall")) == ([0], 1)


# Visiting.


def test_an_own_wonder_counts_as_a_worker() -> None:
    """W-50, W-7.2a: the second Worker at the Quarry brings 3 Stone."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="quarry").at(quarry=1)
    t.play("place quarry")
    assert t.options == ["wonder counts", "wonder influence"]
    t.play("wonder counts")
    assert (t.red.stone, t.red.influence) == (3, 0)


def test_an_own_wonder_brings_influence_instead() -> None:
    """W-50, W-7.2a: 2 Stone and 1 Influence."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="quarry").at(quarry=1)
    t.play("place quarry", "wonder influence")
    assert (t.red.stone, t.red.influence) == (2, 1)


def test_each_placement_has_its_choice() -> None:
    """W-7.2a."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="quarry")
    t.play("place quarry", "wonder counts")
    t.turn_of("red").play("place quarry", "wonder influence")
    assert (t.red.stone, t.red.influence) == (2 + 2, 1)


def test_anothers_wonder_does_nothing() -> None:
    """W-51, W-7.2c."""
    t = wonders_table()
    t.blue.with_wonder("clay-wonder", at="quarry")
    t.play("place quarry")
    assert (t.red.stone, t.red.influence, t.blue.influence) == (1, 0, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_wonder_at_the_workshop_reaches_a_column_further_for_the_same_price() -> None:
    """W-7.2b: the second column without a coin."""
    t = wonders_table()
    t.show(1, 2, "merchant-1")
    t.red.with_wonder("clay-wonder", at="workshop").has(silver=4)
    t.play("place workshop", "wonder counts", "hire merchant-1")
    assert (t.red.silver, t.silver_on(1, 1), t.table.tax) == (0, 0, 6)


def test_a_wonder_at_the_storehouse_is_another_trade() -> None:
    """W-7.2b."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="storehouse").has(stone=2).with_apprentices("patron-3")
    t.play("place storehouse", "wonder counts", "use patron-3", "use patron-3")
    assert (t.red.virtue, t.red.stone) == (9, 0)


def test_a_wonder_does_not_count_when_influence_was_taken() -> None:
    """W-7.2b: one trade only."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="storehouse").has(stone=2).with_apprentices("patron-3")
    t.play("place storehouse", "wonder influence", "use patron-3")
    assert (t.red.virtue, t.red.influence) == (8, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_wonder_and_the_overseer_both_count() -> None:
    """W-7.2d."""
    t = wonders_table(promo_cards=True)
    t.red.with_wonder("clay-wonder", at="storehouse").has(stone=3).with_apprentices("patron-3", "overseer")
    t.play("place storehouse", "wonder counts", "use patron-3", "use patron-3", "use patron-3")
    assert t.red.virtue == 10


def test_arnulf_counts_the_princess_and_his_wonder() -> None:
    """W-7.2d, W-93."""
    t = wonders_table(boards=["arnulf", "ada"])
    t.in_force("contribution-6")
    t.red.with_wonder("clay-wonder", at="quarry")
    t.play("place quarry", "wonder counts")
    assert t.red.stone == 3


def test_a_wonder_at_the_princesss_place_brings_both() -> None:
    """W-7.2a, W-F1: the choice, and a Contribution."""
    t = wonders_table()
    t.red.with_wonder("clay-wonder", at="silversmith").has(stone=1)
    t.play("place silversmith", "wonder counts", "contribute stone")
    assert (t.red.silver, t.red.influence, t.filled) == (3, 2, ["stone"])


# A Wonder is a Building.


def test_the_journeyman_gains_silver_for_a_wonder() -> None:
    """W-53, W-7.3: 2 Silver."""
    t = ready("stone", 14, 5, 3)
    t.red.with_apprentices("journeyman-3")
    t.construct("stone-wonder", "token quarry")
    assert t.red.silver == 2


def test_zesiro_gains_influence_for_a_wonder_and_for_a_building() -> None:
    """W-98, W-7.3."""
    t = wonders_table(boards=["zesiro", "ada"])
    t.red.has(stone=14, silver=3).with_influence(5)
    t.construct("stone-wonder", "token quarry")
    assert t.red.influence == 1
    t.red.has(clay=2, wood=2, stone=2).with_hand("podium")
    t.turn_of("red").construct("podium")
    assert t.red.influence == 1 + 3 + 1


def test_zesiro_gains_influence_for_the_cathedral() -> None:
    """W-98."""
    t = wonders_table(boards=["zesiro", "ada"])
    t.reward_on_top("reward-14")
    t.red.has(gold=1).with_hand("castle")
    t.advance()
    assert (t.red.cathedral, t.red.influence) == (1, 1)


def test_zesiro_may_use_the_black_market_at_any_virtue() -> None:
    """W-98."""
    t = wonders_table(boards=["zesiro", "ada"])
    t.red.has(silver=1).with_virtue(12)
    t.play("place market-left")
    assert t.red.workers("market-left") == 1
    t.blue.has(silver=2).with_virtue(12)
    assert not t.may("place market-middle")


def test_clovis_draws_a_card_for_a_wonder() -> None:
    """W-7.3."""
    t = wonders_table(boards=["clovis", "ada"])
    t.on_top("castle")
    t.red.has(stone=14, silver=3).with_influence(5)
    t.construct("stone-wonder", "token quarry")
    assert t.red.hand == ["castle"]


def test_the_aqueduct_counts_a_wonder() -> None:
    """W-7.3: a point for each Building, itself included."""
    t = wonders_table()
    t.red.with_buildings("aqueduct")
    before = t.red.score["buildings"]
    t.red.with_wonder("clay-wonder", at="quarry")
    assert t.red.score["buildings"] == before + 13 + 1


# Cards that the rulings name.


def test_the_benefactor_turns_clay_into_influence() -> None:
    """W-99."""
    t = wonders_table()
    t.red.has(clay=1).with_apprentices("benefactor-1")
    t.play("place storehouse", "use benefactor-1")
    assert (t.red.clay, t.red.influence) == (0, 1)


def test_the_school_sends_eight_apprentices_away_and_hires_one_of_ten() -> None:
    """W-101, W-10.4e: the two of the last column move to the first."""
    t = wonders_table()
    t.red.has(wood=3, stone=3, gold=1).with_apprentices("labourer").with_hand("school")
    kept = [t.shown(1, 5), t.shown(2, 5)]
    gone = {t.shown(row, column) for row in (1, 2) for column in range(1, 5)}
    t.table.coins[0] = 2
    t.table.coins[4] = 1
    t.play("place guildhall", "build school")
    assert [t.shown(1, 1), t.shown(2, 1)] == kept
    assert (t.silver_on(1, 1), t.silver_on(2, 1), sum(t.table.coins)) == (1, 0, 1)
    shown = {t.shown(row, column) for row in (1, 2) for column in range(1, 6)}
    assert len(shown) == 10
    assert not shown & gone
    assert t.question == "HireForFree"
    assert t.options == [f"hire {t.shown(row, column)}" for row in (1, 2) for column in range(1, 6)]
    chosen = t.shown(1, 3)
    t.play(f"hire {chosen}")
    assert t.red.apprentices == ["labourer", chosen]


def test_the_wall_pairs_buildings_with_cathedral_levels() -> None:
    """W-102, W-10.4d: four Buildings, itself and a Wonder included, and level 2 make two pairs."""
    t = wonders_table()
    t.red.with_buildings("wall", "well", "smithy").with_wonder("clay-wonder", at="quarry")
    before = t.red.score["buildings"]
    t.red.on_level(2)
    assert t.red.score["buildings"] == before + 2
    t.red.on_level(5)
    assert t.red.score["buildings"] == before + 4


def test_the_monastery_brings_influence_for_each_level() -> None:
    """W-103."""
    t = wonders_table()
    t.red.has(clay=2, stone=4, marble=1).with_apprentices("labourer").with_hand("monastery").on_level(3)
    t.construct("monastery")
    assert t.red.influence == 3


def test_the_abbey_frees_everybodys_prisoners() -> None:
    """W-104, W-10.4a."""
    t = wonders_table(3)
    t.red.has(clay=3, wood=2, stone=2).with_hand("abbey").at(prison=2)
    t.blue.at(prison=3)
    t.green.at(prison=1)
    t.construct("abbey")
    assert (t.red.prison, t.blue.prison, t.green.prison) == (0, 0, 0)


def test_the_studio_deals_everybody_a_card() -> None:
    """W-104, W-10.4a: clockwise from its builder."""
    t = wonders_table(3)
    t.on_top("castle", "keep", "church")
    t.red.has(clay=2, wood=3).with_hand("studio")
    t.construct("studio")
    assert (t.red.hand, t.blue.hand, t.green.hand) == (["castle"], ["keep"], ["church"])


def test_who_has_no_worker_in_supply_places_none() -> None:
    """W-10.4b: the Mill's effect is lost."""
    t = wonders_table()
    t.red.has(clay=4, stone=1).with_hand("mill").at(quarry=19)
    t.turn_of("red").construct("mill")
    assert (t.red.workers("forest"), t.red.wood) == (0, 0)
    t.nothing_open_but("WhereToPlace", "blue")


def test_a_building_that_places_a_worker_spares_no_price() -> None:
    """W-10.4c: the Lodge's Worker hires for 2 Tax and 2 Silver."""
    t = wonders_table()
    t.show(1, 1, "merchant-1")
    t.red.has(wood=4, stone=1, gold=1, silver=4).with_apprentices("labourer").with_hand("lodge")
    t.play("place guildhall", "build lodge", "hire merchant-1")
    assert (t.red.silver, t.table.tax) == (0, 6)


def test_a_building_that_places_a_worker_brings_all_that_placing_does() -> None:
    """W-10.4c: the Profiteer, an own Wonder, the Chevalier."""
    t = wonders_table()
    t.red.has(clay=1, wood=1, stone=4).with_apprentices("labourer", "chevalier-2").with_hand("jail").at(prison=1)
    t.red.with_wonder("clay-wonder", at="guardhouse")
    t.construct("jail", "wonder influence")
    assert t.red.influence == 3
