"""Adornments: crafting them for 2 Tax and 3 Silver or for free, and what those do that need care."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table


def ready(*buildings: str, players: int = 2) -> TestTable:
    """Red can stack and has exactly 5 Silver."""
    t = artisans_table(players=players)
    t.red.at(guildhall=1).has(silver=5)
    t.red.with_buildings(*(buildings or ("courtyard",)))
    t.show_crafts("craft-1", "craft-2", "craft-7", "craft-9")
    return t


def adorn(t: TestTable, craft: str, *tokens: str) -> TestTable:
    """Show this card, stack and take it as an Adornment."""
    if craft not in t.crafts:
        t.show_crafts(craft, *t.crafts[1:])
    return t.play("stack guildhall", f"adorn {craft}", *tokens)


def adornments(t: TestTable) -> list[str]:
    return [token for token in t.options if token.startswith("adorn ")]


def test_an_adornment_costs_two_tax_and_three_silver() -> None:
    """R12."""
    t = ready()
    adorn(t, "craft-1")
    assert t.red.silver == 0
    assert t.table.tax == 4 + 2
    assert t.red.goods == {"clay": 3}


def test_the_silver_is_paid_before_the_effect() -> None:
    """R12: the 4 Silver of the card do not help to pay for it."""
    t = ready()
    t.show_crafts("craft-5", "craft-2", "craft-7", "craft-9")
    t.red.has(silver=4)
    assert not t.may("stack guildhall")
    t.red.has(silver=5)
    adorn(t, "craft-5")
    assert t.red.silver == 4


@pytest.mark.parametrize(("virtue", "cost"), [(4, 5), (3, 4), (2, 4), (1, 3), (0, 3)])
def test_little_virtue_spares_the_tax_of_an_adornment(virtue: int, cost: int) -> None:
    t = ready()
    t.red.with_virtue(virtue).has(silver=cost - 1)
    assert not t.may("stack guildhall")
    t.red.has(silver=cost)
    adorn(t, "craft-1")
    assert t.red.silver == 0
    assert t.table.tax == 4 + cost - 3


def test_the_3_clay_adornment() -> None:
    """R14: 3 Clay now, 3 points at the end; the Courtyard's own effect does not come again."""
    t = ready("courtyard")
    before = t.red.score["adornments"]
    adorn(t, "craft-1")
    assert t.red.adornments == {"courtyard": "craft-1"}
    assert t.red.goods == {"clay": 3}
    assert (before, t.red.score["adornments"]) == (0, 3)
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_every_building_adorned_there_is_no_further_adornment() -> None:
    """R13."""
    t = ready("courtyard", "pillar")
    t.red.with_adornment("courtyard", "craft-3").with_adornment("pillar", "craft-4")
    assert not t.may("stack guildhall")
    t.red.with_apprentices("abbot-1")
    t.play("stack guildhall")
    assert adornments(t) == []
    t = ready("courtyard", "pillar")
    t.red.with_adornment("courtyard", "craft-3")
    adorn(t, "craft-1")
    assert t.red.adornments == {"courtyard": "craft-3", "pillar": "craft-1"}


def test_an_adornment_needs_a_building() -> None:
    t = artisans_table()
    t.red.at(guildhall=1).has(silver=5)
    assert not t.may("stack guildhall")
    t.red.with_buildings("castle")
    assert t.may("stack guildhall")


def test_an_adornment_needs_its_silver_and_a_card() -> None:
    t = ready()
    t.red.has(silver=4)
    assert not t.may("stack guildhall")
    t.red.has(silver=5)
    assert t.may("stack guildhall")
    t.artisans.display = []
    assert not t.may("stack guildhall")


def test_without_the_silver_only_tools_are_offered() -> None:
    t = ready()
    t.red.has(silver=4).with_apprentices("abbot-1")
    t.play("stack guildhall")
    assert t.options == ["tool craft-1", "tool craft-2", "tool craft-7", "tool craft-9"]


def test_the_owner_chooses_the_building_and_only_free_ones() -> None:
    t = ready("courtyard", "pillar", "castle")
    t.red.with_adornment("pillar", "craft-3")
    adorn(t, "craft-1")
    assert t.options == ["under courtyard", "under castle"]
    t.play("under castle")
    assert t.red.adornments == {"castle": "craft-1", "pillar": "craft-3"}


def test_the_display_is_filled_from_the_pile() -> None:
    t = ready()
    t.craft_on_top("craft-12")
    adorn(t, "craft-2")
    assert t.crafts == ["craft-1", "craft-7", "craft-9", "craft-12"]


def test_with_an_empty_pile_the_display_shrinks() -> None:
    """R15."""
    t = ready()
    t.artisans.pile = []
    adorn(t, "craft-2")
    assert t.crafts == ["craft-1", "craft-7", "craft-9"]
    assert t.artisans.pile == []


def test_an_adornment_stays_where_it_is() -> None:
    """R20: nothing that can be answered moves it to a new Building."""
    t = ready("courtyard")
    adorn(t, "craft-1")
    t.turn_of("red")
    t.red.has(wood=2, stone=2).with_hand("well")
    t.construct("well")
    assert t.red.adornments == {"courtyard": "craft-1"}
    t.nothing_open_but("WhereToPlace", "blue")


def test_losses_and_debts_of_an_adornment_are_suffered() -> None:
    t = ready()
    adorn(t, "craft-16")
    assert (t.red.virtue, t.red.unpaid) == (6, 1)


def test_virtue_lost_below_zero_brings_a_debt() -> None:
    t = ready()
    t.red.with_virtue(1)
    adorn(t, "craft-13")
    assert (t.red.virtue, t.red.unpaid) == (0, 1)


def test_virtue_gained_above_fourteen_may_destroy_a_debt() -> None:
    t = ready()
    t.red.with_virtue(13).owing(unpaid=1)
    adorn(t, "craft-10", "destroy debt")
    assert (t.red.virtue, t.red.unpaid) == (14, 0)


# Reactivating.


def test_reactivating_repeats_the_effect_but_neither_points_nor_virtue() -> None:
    """I-04: the Parish's card for each level, not its Virtue."""
    t = ready("parish")
    t.red.on_level(2)
    points = t.red.score["buildings"]
    adorn(t, "craft-19")
    assert len(t.red.hand) == 2
    assert t.red.virtue == 7
    assert t.red.score["buildings"] == points
    assert t.red.score["adornments"] == 3


def test_reactivating_repeats_bad_effects_too() -> None:
    """I-04: the Arc's two Debts, not its loss of Virtue."""
    t = ready("arc")
    adorn(t, "craft-19")
    assert (t.red.unpaid, t.red.virtue) == (2, 7)


def test_reactivating_an_end_game_building_does_nothing() -> None:
    t = ready("cellar")
    before = t.red.everything
    adorn(t, "craft-19")
    after = t.red.everything
    assert t.red.adornments == {"cellar": "craft-19"}
    for part in ("hand", "virtue", "debts"):
        assert after[part] == before[part]
    t.nothing_open_but("WhereToPlace", "blue")


def test_reactivating_the_gallery_brings_a_further_free_adornment() -> None:
    """E14: Under another Building, since the Gallery has its one; the display is filled after both."""
    t = ready("gallery", "courtyard")
    t.show_crafts("craft-19", "craft-1", "craft-7", "craft-9")
    t.play("stack guildhall", "adorn craft-19", "under gallery")
    assert t.options == ["adorn craft-1", "adorn craft-7", "adorn craft-9"]
    t.play("adorn craft-1")
    assert t.red.adornments == {"gallery": "craft-19", "courtyard": "craft-1"}
    assert t.red.silver == 0
    assert len(t.crafts) == 4


def test_reactivating_the_garrison_brings_a_free_tool() -> None:
    t = ready("garrison")
    t.red.with_apprentices("abbot-1")
    t.show_crafts("craft-19", "craft-1", "craft-7", "craft-9")
    t.play("stack guildhall", "adorn craft-19")
    assert t.options == ["tool craft-1", "tool craft-7", "tool craft-9"]
    t.play("tool craft-7")
    assert t.red.tools == {"abbot-1": "craft-7"}
    assert t.red.workers("guildhall") == 2


# Release or capture.


def test_release_brings_all_home_at_no_cost() -> None:
    """R17."""
    t = ready(players=3)
    t.blue.holding(red=2)
    t.green.holding(red=1)
    t.red.artisan_at("board green")
    t.blue.at(forest=3)
    adorn(t, "craft-20", "choose release")
    assert (t.blue.holds("red"), t.green.holds("red")) == (0, 0)
    assert t.red.artisan == "supply"
    assert t.red.supply == 21 - 2
    assert (t.red.silver, t.table.tax) == (0, 6)
    assert t.blue.workers("forest") == 3


def test_capture_takes_one_group_without_tax() -> None:
    """R17."""
    t = ready(players=3)
    t.blue.holding(red=2)
    t.blue.at(forest=3)
    t.green.at(quarry=1)
    adorn(t, "craft-20", "choose capture", "capture forest blue")
    assert t.red.holds("blue") == 3
    assert (t.red.silver, t.table.tax) == (0, 6)
    assert t.blue.holds("red") == 2
    assert t.green.workers("quarry") == 1
    t.nothing_open_but("WhereToPlace", "blue")


def test_with_nobody_to_release_a_capture_is_what_is_left() -> None:
    """E12."""
    t = ready()
    t.blue.at(forest=3)
    adorn(t, "craft-20")
    assert t.red.holds("blue") == 3


def test_with_nobody_to_release_or_capture_nothing_happens() -> None:
    """E12."""
    t = ready()
    adorn(t, "craft-20")
    assert t.red.adornments == {"courtyard": "craft-20"}
    t.nothing_open_but("WhereToPlace", "blue")


# New Apprentices.


def test_new_apprentices_take_the_places_of_all_old_ones() -> None:
    """R18, I-10."""
    t = ready()
    t.show(1, 2, "miner-1", silver=1)
    t.table_remove_apprentice("abbot-1")
    t.table.apprentice_pile.append(t.apprentice("abbot-1"))
    old = list(t.table.display)
    coming = t.table.apprentice_pile[-8:]
    adorn(t, "craft-21")
    assert sorted(t.table.display) == sorted(coming)
    assert sorted(t.table.apprentice_pile[:8]) == sorted(old)
    assert t.table.coins == [0] * 8
    t.play("hire abbot-1")
    assert t.red.apprentices == ["abbot-1"]
    assert t.red.virtue == 8
    assert (t.red.silver, t.table.tax) == (0, 6)
    assert all(card >= 0 for card in t.table.display)
    t.nothing_open_but("WhereToPlace", "blue")


def test_new_apprentices_keep_to_the_limit_of_five() -> None:
    """R18."""
    t = ready()
    t.red.with_apprentices("abbot-1", "abbot-2", "miner-1", "miner-2", "squire-1")
    adorn(t, "craft-21")
    hired = next(token for token in t.options if token.startswith("hire "))
    t.play(hired)
    assert t.question == "DismissApprentice"
    t.play("dismiss miner-1")
    assert len(t.red.apprentices) == 5
    assert "miner-1" not in t.red.apprentices


# Prisoners.


def test_all_prisoners_come_home_the_artisan_too() -> None:
    """R19."""
    t = ready()
    t.red.at(prison=2).artisan_at("prison")
    assert t.red.prison == 3
    supply = t.red.supply
    adorn(t, "craft-22")
    assert t.red.prison == 0
    assert t.red.artisan == "supply"
    assert t.red.supply == supply - 1 + 3


# Free ways.


def test_the_gallery_may_hold_its_own_free_adornment() -> None:
    """R21, I-15."""
    t = artisans_table()
    t.red.has(wood=3, stone=2, gold=2).with_apprentices("labourer").with_hand("gallery")
    t.show_crafts("craft-1", "craft-2", "craft-7", "craft-9")
    t.construct("gallery")
    assert adornments(t) == ["adorn craft-1", "adorn craft-2", "adorn craft-7", "adorn craft-9"]
    assert t.options == adornments(t)
    t.play("adorn craft-1")
    assert t.red.adornments == {"gallery": "craft-1"}
    assert t.red.goods == {"clay": 3}
    assert t.red.workers("guildhall") == 1
    assert t.table.tax == 4
    assert len(t.crafts) == 4


def test_a_gallery_without_a_card_to_take_brings_nothing() -> None:
    t = artisans_table()
    t.red.has(wood=3, stone=2, gold=2).with_apprentices("labourer").with_hand("gallery")
    t.artisans.display = []
    t.artisans.pile = []
    t.construct("gallery")
    assert t.red.buildings == ["gallery"]
    assert t.red.adornments == {}
    t.nothing_open_but("WhereToPlace", "blue")
