"""The Influence track: its ends, and the cards that it brings."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, wonders_table
from guildhall.architects.wonders.influence import gain_influence


def at_the_profiteer(influence: int) -> TestTable:
    """Red has placed a Worker at the Forest, where the Profiteer stands, and may take his Influence."""
    t = wonders_table()
    t.in_force("contribution-6")
    t.red.with_influence(influence)
    return t.play("place forest")


def test_red_moves_from_4_to_5_and_draws_a_card() -> None:
    """W-1, W-I2."""
    t = at_the_profiteer(4)
    t.on_top("castle")
    t.play("take influence")
    assert t.red.influence == 5
    assert t.red.hand == ["castle"]


def test_who_reaches_9_draws_a_card() -> None:
    """W-2, W-I2."""
    t = at_the_profiteer(8)
    t.on_top("castle")
    t.play("take influence")
    assert t.red.influence == 9
    assert t.red.hand == ["castle"]


@pytest.mark.parametrize("influence", [3, 5, 6, 7, 9, 10])
def test_no_other_step_brings_a_card(influence: int) -> None:
    """W-I2."""
    t = at_the_profiteer(influence)
    if t.question == "BeforeAction":
        t.play("take influence")
    assert t.red.influence == influence + 1
    assert t.red.hand == []


def test_six_at_once_from_3_bring_two_cards() -> None:
    """W-3, W-I3."""
    t = wonders_table()
    t.on_top("castle", "keep", "church")
    t.red.with_influence(3)
    gain_influence(t.table, t.red.seat, 6)  # no single card of the game brings as much
    assert t.red.influence == 9
    assert t.red.hand == ["castle", "keep"]


def test_losing_influence_brings_and_costs_no_card() -> None:
    """W-5, W-I4: the Stone Wonder takes 5."""
    t = wonders_table()
    t.red.with_influence(9).has(stone=14, silver=3).with_hand("castle")
    t.construct("stone-wonder", "token quarry")
    assert t.red.influence == 4
    assert t.red.hand == ["castle"]


def test_rising_again_brings_a_card_again() -> None:
    """W-I2: every time."""
    t = wonders_table()
    t.on_top("castle", "keep")
    t.in_force("contribution-6")
    t.red.with_influence(4).has(silver=2).with_virtue(9)
    t.play("place forest", "take influence")
    t.turn_of("red").play("place market-left", "influence for silver", "lose virtue")
    assert (t.red.influence, t.red.hand) == (3, ["castle"])
    t.red.with_influence(4)
    t.turn_of("red").play("place forest", "take influence")
    assert t.red.hand == ["castle", "keep"]


def test_what_is_above_12_is_lost() -> None:
    """W-6, W-I1: the Podium brings 3."""
    t = wonders_table()
    t.red.with_influence(11).has(clay=2, wood=2, stone=2).with_hand("podium")
    t.construct("podium")
    assert t.red.influence == 12


def test_the_hand_limit_holds_after_the_card() -> None:
    """W-I5: six cards at the end of the turn."""
    t = at_the_profiteer(4)
    t.on_top("castle")
    t.red.with_hand("keep", "church", "well", "smithy", "tavern", "chapel")
    t.play("take influence")
    assert len(t.red.hand) == 7
    assert t.question == "DiscardCards"
    t.play("discard castle")
    assert len(t.red.hand) == 6
    assert t.table.building_pile[0] == t.building("castle")


def test_with_less_than_two_nothing_is_offered_for_virtue() -> None:
    """W-7, W-I1."""
    t = wonders_table()
    t.red.with_influence(1)
    t.play("place tax-stand")
    assert (t.red.virtue, t.red.influence) == (5, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_three_influence_save_one_point_and_not_two() -> None:
    """W-I1: the third would not be enough for another."""
    t = wonders_table()
    t.red.with_influence(3)
    t.play("place tax-stand", "influence for virtue")
    assert (t.red.virtue, t.red.influence) == (6, 1)
    t.nothing_open_but("WhereToPlace", "blue")


def test_influence_alone_is_worth_no_points() -> None:
    """W-8.4."""
    t = wonders_table()
    t.red.with_influence(12)
    t.blue.with_influence(12)
    before = t.red.score["total"]
    t.finish()
    assert t.red.score["total"] == before + 2  # the Gold that both share
    assert "influence" not in t.red.score


def test_nobody_else_sees_the_card_that_influence_brings() -> None:
    """W-I2: neither in a view nor in the log."""
    t = at_the_profiteer(4)
    t.on_top("castle")
    t.play("take influence")
    assert t.red.hand == ["castle"]
    assert "castle" in str(t.game.view("red"))
    assert "castle" not in str(t.game.view("blue"))
    assert any("Castle" in line for line in t.game.log("red"))
    assert not any("Castle" in line for line in t.game.log("blue"))


def test_several_gains_and_losses_in_one_turn() -> None:
    """W-I2, W-I10: up to 5 with the Chevalier, down to 3 for a capture, up to 4 with what the Profiteer owes."""
    t = wonders_table()
    t.in_force("contribution-4")  # the Profiteer at the Town Centre, the Princess at the Mines
    t.on_top("castle", "keep")
    t.red.with_influence(4).has(silver=1).at(town_centre=1).with_apprentices("chevalier-1")
    t.blue.at(quarry=1, forest=1)
    t.play("place town-centre")  # the Chevalier's comes with the visit
    assert (t.red.influence, t.red.hand) == (5, ["castle"])
    t.play("capture quarry blue", "capture forest blue")  # the second one for 2 Influence
    assert (t.red.influence, t.red.silver, t.red.hand) == (4, 0, ["castle"])
    t.nothing_open_but("WhereToPlace", "blue")
