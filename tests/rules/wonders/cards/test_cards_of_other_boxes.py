"""Cards of the base game and of Age of Artisans where Works of Wonder touches them. Sheet 6, 7.3 and 10.3."""

from __future__ import annotations

from typing import Any

import pytest

from builder import TestTable, both_table, wonders_table
from card_tests import build_wonder, ready_for_wonder, ready_to_build
from sheet import WONDERS

# A Wonder is a Building.


def with_wonders(*cards: str, wonders: int = 2, **options: Any) -> TestTable:
    """Red has these Buildings and so many Wonders; Blue has the most Influence, and so the award."""
    t = wonders_table(**options)
    t.red.with_buildings(*cards)
    for key, place in list(zip(WONDERS, ("quarry", "forest", "workshop", "guardhouse", "storehouse")))[:wonders]:
        t.red.with_wonder(key, at=place)
    t.blue.with_influence(12)
    return t


def test_the_aqueduct_counts_wonders() -> None:
    t = with_wonders("aqueduct", "well")
    t.finish()
    assert t.red.score["buildings"] == 3 + 3 + 13 + 13 + 4, "1 point for each of four Buildings"
    t = with_wonders("aqueduct", wonders=0)
    t.blue.with_wonder("gold-wonder", at="quarry")
    t.finish()
    assert t.red.score["buildings"] == 3 + 1


def test_the_museum_counts_wonders() -> None:
    t = with_wonders("museum", wonders=5, promo_cards=True)
    t.finish()
    assert t.red.virtue == 7 + 3
    t = with_wonders("museum", wonders=0, promo_cards=True)
    t.finish()
    assert t.red.virtue == 7


def test_clovis_draws_a_card_for_a_wonder() -> None:
    t = ready_for_wonder("marble-wonder", boards=["clovis", "frederick"])
    t.on_top("chapel", "church")
    build_wonder(t, "marble-wonder", "quarry")
    assert t.red.hand == ["chapel"]


def test_a_wonder_counts_for_the_wall_and_the_mansion_and_not_for_anothers() -> None:
    t = with_wonders("wall", "mansion", wonders=1)
    t.red.on_level(5)
    t.blue.with_wonder("marble-wonder", at="silversmith")
    t.finish()
    assert t.red.score["buildings"] == (3 + 3) + (10 + 2) + 13


def test_the_crane_may_build_a_wonder() -> None:
    t = ready_for_wonder("gold-wonder", promo_cards=True)
    t.red.has(wood=3, stone=1).with_hand("crane").with_apprentices("journeyman-3")
    t.construct("crane", "token quarry")
    assert t.red.buildings == ["crane", "gold-wonder"]
    assert t.red.workers("guildhall") == 2
    assert t.red.silver == 4, "the Journeyman has come twice"


# What makes Buildings or Tax cheaper.


@pytest.mark.parametrize("wonder, saved", [("wood-wonder", 1), ("stone-wonder", 1), ("clay-wonder", 0)])
def test_lothaire_spends_one_wood_or_stone_less_on_a_wonder(wonder: str, saved: int) -> None:
    t = ready_for_wonder(wonder, boards=["lothaire", "frederick"])
    good = next(iter(WONDERS[wonder][1]))
    build_wonder(t, wonder, "quarry")
    assert t.red.buildings == [wonder]
    assert t.red.goods == ({good: 1} if saved else {})


def test_therese_builds_the_gold_wonder_with_marble() -> None:
    t = ready_for_wonder("gold-wonder", boards=["therese", "frederick"])
    t.red.has(gold=3, marble=4)
    build_wonder(t, "gold-wonder", "quarry")
    assert (t.red.buildings, t.red.goods) == (["gold-wonder"], {})


def test_ada_pays_a_tax_less_for_a_wonder() -> None:
    t = ready_for_wonder("wood-wonder", boards=["ada", "frederick"])
    build_wonder(t, "wood-wonder", "quarry")
    assert (t.red.buildings, t.red.silver, t.table.tax) == (["wood-wonder"], 1, 3)


# Adornments and Tools.


def test_an_adornment_may_lie_under_a_wonder_and_scores() -> None:
    t = both_table()
    t.table.tax = 0
    t.red.has(silver=5).with_wonder("stone-wonder", at="quarry").at(guildhall=1)
    t.show_crafts("craft-7", "craft-1", "craft-9", "craft-13")
    t.play("stack guildhall", "adorn craft-7")
    assert t.red.adornments == {"stone-wonder": "craft-7"}
    assert t.red.goods == {"marble": 1}
    t.blue.with_influence(1)
    t.finish()
    assert (t.red.score["adornments"], t.red.score["buildings"]) == (3, 14)


def test_a_wonder_holds_one_adornment_and_counts_for_the_cellar_and_the_arcade() -> None:
    t = both_table()
    t.red.has(silver=9).with_adornment("cellar", "craft-2").with_adornment("arcade", "craft-3").at(guildhall=1)
    t.red.with_wonder("gold-wonder", at="quarry")
    assert t.may("stack guildhall")
    t.red.with_adornment("gold-wonder", "craft-13")
    assert not t.may("stack guildhall"), "each of the three has one"
    t.blue.with_influence(1)
    t.finish()
    assert t.red.score["buildings"] == (4 + 3) + 10 + 15
    assert t.red.virtue == 7 + 3
    assert t.red.score["adornments"] == 2 + 2 + 6


def test_reactivating_a_wonder_moves_no_token_and_gives_no_virtue() -> None:
    t = both_table()
    t.red.has(silver=5).with_wonder("stone-wonder", at="quarry").at(guildhall=1)
    t.show_crafts("craft-19", "craft-1", "craft-9", "craft-13")
    t.play("stack guildhall", "adorn craft-19")
    t.nothing_open_but("WhereToPlace", "blue")
    assert (t.tokens, t.red.virtue) == ({"stone-wonder": "quarry"}, 7)


def test_reactivating_the_arena_captures_and_then_gives_an_influence() -> None:
    t = both_table()
    t.red.has(silver=5).with_buildings("arena").at(guildhall=1).with_influence(1)
    t.blue.at(silversmith=2, quarry=1)
    t.show_crafts("craft-19", "craft-1", "craft-9", "craft-13")
    t.play("stack guildhall", "adorn craft-19", "capture silversmith blue")
    assert (t.red.holds("blue"), t.red.virtue, t.red.influence) == (2, 6, 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_reactivating_a_building_that_places_a_worker_places_another() -> None:
    t = both_table()
    t.in_force("contribution-1")
    t.red.has(silver=5).with_buildings("mill").at(guildhall=1)
    t.show_crafts("craft-19", "craft-1", "craft-9", "craft-13")
    t.play("stack guildhall", "adorn craft-19")
    assert t.options == ["place forest", "artisan forest"]
    t.play("artisan forest")
    assert (t.red.artisan, t.red.wood) == ("forest", 2)
    t.nothing_open_but("WhereToPlace", "blue")


def test_an_artisan_at_an_own_wonder_counts_as_three() -> None:
    t = both_table()
    t.red.with_wonder("stone-wonder", at="quarry")
    t.play("artisan quarry", "wonder counts")
    assert t.red.stone == 3


def test_an_artisan_is_a_worker_for_aristocrats_and_urchins_and_goes_to_prison() -> None:
    t = both_table()
    t.in_force("contribution-2")
    t.red.with_apprentices("aristocrat-2").artisan_at("storehouse")
    t.blue.with_apprentices("street-urchin-3").artisan_at("mines")
    t.reset()
    assert (t.red.goods, t.blue.goods) == ({"gold": 1}, {"marble": 1})
    assert (t.red.artisan, t.blue.artisan) == ("storehouse", "prison")


# What acts in step 9 of a reset: after the Profiteer has sent Workers to Prison, before prisoners are counted.


def ready_for_reset(card: str, consequence: str, expansions: tuple[str, ...] = ("wonders",)) -> TestTable:
    t = both_table() if "artisans" in expansions else wonders_table(promo_cards=True)
    t.in_force(consequence)
    t.open_to_contribute("contribution-1" if consequence != "contribution-1" else "contribution-2")
    t.red.with_apprentices(card)
    return t


def test_the_gatekeeper_frees_whom_the_profiteer_sent_to_prison() -> None:
    t = ready_for_reset("gatekeeper", "contribution-5")
    t.red.at(quarry=2, prison=1)
    t.reset()
    assert t.red.prison == 3, "step 4"
    assert (t.princess, t.profiteer) == ("silversmith", "guardhouse"), "step 8"
    t.play("use gatekeeper", "release 2")
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.prison == 1
    assert t.red.virtue == 6, "the Profiteer's 1 only: fewer than three prisoners are left in step 10"
    assert t.red.unpaid == 1


@pytest.mark.parametrize(
    "card, goods, virtue", [("squire-1", {"gold": 1}, 7), ("squire-2", {"marble": 1}, 7), ("squire-3", {}, 9)]
)
def test_a_squire_looks_at_prison_in_step_nine(card: str, goods: dict[str, int], virtue: int) -> None:
    # The Princess has freed the last prisoner in step 5.
    t = ready_for_reset(card, "contribution-7")
    t.red.at(town_centre=1, prison=2)
    t.reset()
    t.play("reward left", f"use {card}")
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.red.goods, t.red.virtue) == (goods, virtue)
    # The Profiteer has sent one there in step 4.
    t = ready_for_reset(card, "contribution-7")
    t.red.at(workshop=1)
    t.reset()
    t.nothing_open_but("WhereToPlace", "red")
    assert (t.red.goods, t.red.virtue) == ({}, 7)


def test_the_peddler_acts_after_the_princess_and_the_figures() -> None:
    t = ready_for_reset("peddler", "contribution-6")
    t.red.at(quarry=1)
    t.blue.holding(red=1).at(mines=1)
    t.reset()
    t.nothing_open_but("PrincessReward", "red")
    assert t.red.silver == 0
    t.play("reward left")
    t.nothing_open_but("WhichResetAbility", "red")
    assert (t.princess, t.profiteer) == ("silversmith", "guardhouse")
    t.play("use peddler")
    t.nothing_open_but("WhereToPlace", "red")
    assert t.red.silver == 2


def test_the_strongman_frees_an_artisan_whom_the_profiteer_sent_to_prison() -> None:
    t = ready_for_reset("strongman-1", "contribution-5", ("artisans", "wonders"))
    t.red.artisan_at("quarry")
    t.reset()
    assert t.red.artisan == "prison"
    t.play("use strongman-1")
    assert (t.red.artisan, t.red.prison, t.red.unpaid) == ("supply", 0, 0)


def test_hugo_buys_off_the_profiteers_debt_with_silver_or_with_influence_for_it() -> None:
    t = wonders_table(boards=["hugo", "frederick"])
    t.blue.at(prison=9)
    t.red.at(guardhouse=1).has(silver=2)
    t.reset()
    t.play("buy off debt")
    assert (t.red.unpaid, t.red.silver) == (0, 0)
    t = wonders_table(boards=["hugo", "frederick"])
    t.blue.at(prison=9)
    t.red.at(guardhouse=1).with_influence(2)
    t.reset()
    t.play("buy off debt")
    assert (t.red.unpaid, t.red.influence) == (0, 0)


def test_frederick_and_the_acolytes_work_as_ever_when_influence_pays() -> None:
    t = ready_to_build("masons-hall", boards=["frederick", "rudolf"])
    t.red.with_apprentices("acolyte-2").with_influence(4).has(stone=0)
    t.reward_on_top("reward-5")
    t.play("place guildhall")
    assert (t.red.cathedral, t.red.influence, t.red.clay) == (1, 0, 2 + 2)
    assert t.red.hand == ["masons-hall"], "Frederick discards nothing"
