"""Stacking: a second Worker on one of one's own in the Guildhall, to craft."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table


def ready(players: int = 2) -> TestTable:
    """Red has a Worker in the Guildhall, 5 Silver, a Building and an Apprentice; four crafts are shown."""
    t = artisans_table(players=players)
    t.red.at(guildhall=1).has(silver=5).with_buildings("courtyard").with_apprentices("abbot-1")
    t.show_crafts("craft-1", "craft-2", "craft-7", "craft-9")
    return t


def test_a_worker_is_stacked_on_ones_own_and_stays() -> None:
    t = ready()
    t.play("stack guildhall", "tool craft-7")
    assert t.red.workers("guildhall") == 2
    assert t.red.supply == 21 - 2
    assert t.table.guildhall == [0]
    assert t.artisans.stacked == [0]
    t.nothing_open_but("WhereToPlace", "blue")


def test_nobody_is_stacked_without_an_own_worker_there() -> None:
    t = ready()
    t.red.at(guildhall=0)
    assert not t.may("stack guildhall")
    t.blue.at(guildhall=3)
    assert not t.may("stack guildhall")


def test_never_a_third_worker_on_a_space() -> None:
    """R05."""
    t = ready()
    assert t.may("stack guildhall")
    t.stack_on(1)
    assert not t.may("stack guildhall")
    t.red.at(guildhall=2)
    t.artisans.stacked = [0]
    assert t.may("stack guildhall")


def test_a_stack_goes_on_the_first_own_space_with_one_worker() -> None:
    """E11."""
    t = ready()
    t.blue.at(guildhall=1)
    t.red.at(guildhall=2)
    assert t.table.guildhall == [1, 0, 0]
    t.artisans.stacked = [1]
    t.play("stack guildhall", "tool craft-7")
    assert t.artisans.stacked == [1, 2]


def test_a_stack_does_not_move_the_game_to_its_end() -> None:
    """R06."""
    t = ready()
    t.fill_guildhall(10)
    t.red.at(guildhall=1)
    assert len(t.table.guildhall) == 11
    t.play("stack guildhall", "tool craft-7")
    assert t.table.turns_left == -1
    assert len(t.table.guildhall) == 11
    t.turn_of("red")
    t.red.has(wood=2, stone=2).with_hand("well")
    t.play("place guildhall")
    assert t.table.turns_left > 0


@pytest.mark.parametrize("space", [3, 6, 9])
def test_a_stack_on_an_apprentice_reset_space_resets_nothing(space: int) -> None:
    """R07: only the first Worker does."""
    t = ready()
    t.fill_guildhall(space - 1)
    t.red.at(guildhall=1)
    shown = list(t.table.display)
    t.play("stack guildhall", "tool craft-7")
    assert t.artisans.stacked == [space - 1]
    assert t.table.display == shown


@pytest.mark.parametrize("space", [7, 10])
def test_a_stack_on_a_reset_space_brings_no_black_market_reset(space: int) -> None:
    """I-02."""
    t = ready()
    t.fill_guildhall(space - 1)
    t.red.at(guildhall=1)
    cards = len(t.table.small_pile)
    t.play("stack guildhall", "tool craft-7")
    assert t.artisans.stacked == [space - 1]
    assert len(t.table.small_pile) == cards


def test_nobody_is_stacked_on_a_worker_beside_the_grid() -> None:
    """I-11."""
    t = ready()
    t.fill_guildhall(12)
    t.red.at(guildhall=1)
    assert len(t.table.guildhall) == 13
    assert not t.may("stack guildhall")


def test_stacking_on_the_grid_remains_possible_in_the_last_round() -> None:
    t = ready()
    t.red.at(guildhall=1)
    t.table.guildhall = [0] + [1] * 11
    t.table.turns_left = 2
    t.play("stack guildhall", "tool craft-7")
    assert t.artisans.stacked == [0]


def test_with_only_the_artisan_left_nobody_builds_or_stacks() -> None:
    """R11."""
    t = ready()
    t.red.has(silver=5, wood=2, stone=2).with_hand("well").at(quarry=19)
    assert (t.red.supply, t.red.artisan) == (1, "supply")
    assert not t.may("stack guildhall")
    assert not t.may("place guildhall")
    assert not t.may("artisan guildhall")
    assert t.may("artisan forest")
    assert not t.may("place forest")
    t.red.artisan_at("quarry").at(quarry=19)
    assert t.red.supply == 1
    assert t.may("stack guildhall")
    assert t.may("place guildhall")


def test_with_only_the_artisan_left_the_crane_builds_nothing_more() -> None:
    """R11."""
    t = artisans_table(promo_cards=True)
    t.red.has(wood=9, stone=9).with_hand("crane", "well").at(quarry=19)
    t.construct("crane")
    assert t.red.buildings == ["crane"]
    assert (t.red.supply, t.red.artisan) == (1, "supply")
    t.nothing_open_but("WhereToPlace", "blue")


def test_crafting_is_not_constructing() -> None:
    """Clovis draws a card for what he constructs, not for what he crafts."""
    t = artisans_table(boards=["clovis", "ada"])
    t.turn_of("red")
    t.red.at(guildhall=1).has(silver=5).with_buildings("courtyard")
    t.show_crafts("craft-1", "craft-2", "craft-7", "craft-9")
    t.play("stack guildhall", "adorn craft-1")
    assert t.red.hand == []
    assert t.red.clay == 3


def test_a_stacked_worker_is_neither_captured_nor_taken_back() -> None:
    t = ready()
    t.stack_on(1)
    t.turn_of("blue")
    t.blue.has(silver=5)
    t.play("place town-centre")
    assert not any("guildhall" in token for token in t.options)
    t.red.at(prison=19)
    t.turn_of("red")
    t.red.artisan_at("prison")
    t.turn_of("red")
    assert not any("guildhall" in token for token in t.options)
