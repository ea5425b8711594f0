"""The end of the game: losses first, then 4 Gold for the most Influence, then everything else."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, wonders_table


def seats(t: TestTable) -> list[int]:
    """Everybody's Gold."""
    return [seat.goods[3] for seat in t.table.seats]


@pytest.mark.parametrize(
    ("influence", "gold"),
    [
        pytest.param([7, 5, 2], [4, 0, 0], id="W-54"),
        pytest.param([6, 6, 2], [2, 2, 0], id="W-55"),
        pytest.param([6, 6, 6], [1, 1, 1], id="W-56"),
        pytest.param([6, 6, 6, 6], [1, 1, 1, 1], id="four"),
        pytest.param([6, 6, 6, 6, 6], [0, 0, 0, 0, 0], id="five"),
        pytest.param([0, 0], [2, 2], id="nobody has any"),
        pytest.param([0, 0, 0], [1, 1, 1], id="nobody of three has any"),
    ],
)
def test_the_most_influence_brings_four_gold_and_who_is_tied_shares_them(influence: list[int], gold: list[int]) -> None:
    """W-54, W-55, W-56, W-8.2, W-E14, W-E19."""
    t = wonders_table(len(influence))
    t.wonders.influence = influence
    t.finish()
    assert seats(t) == gold


@pytest.mark.parametrize(("influence", "gold"), [([0, 0, 0], [0, 0, 0]), ([1, 1, 0], [2, 2, 0])])
def test_where_the_award_needs_influence_nobody_gains_it_at_0(influence: list[int], gold: list[int]) -> None:
    """W-E14: the option `award_needs_influence`."""
    t = wonders_table(3, award_needs_influence=True)
    t.wonders.influence = influence
    t.finish()
    assert seats(t) == gold


def test_of_four_gold_among_three_one_stays_in_the_supply() -> None:
    """W-E19: nobody gets it, whoever started and whoever has more Virtue."""
    t = wonders_table(3)
    t.table.first = 1
    t.wonders.influence = [9, 9, 9]
    t.green.with_virtue(14)
    t.finish()
    assert seats(t) == [1, 1, 1]


def test_red_gives_influence_for_virtue_at_the_end_and_blue_gains_the_gold() -> None:
    """W-57, W-8.1, W-I10: the Dungeon takes 2 Virtue; red keeps one of them and drops from 6 to 4."""
    t = wonders_table()
    t.red.with_influence(6).with_buildings("dungeon")
    t.blue.with_influence(5)
    t.finish()
    assert (t.question, t.asked) == ("LoseVirtue", "red")
    t.play("influence for virtue", "lose virtue")
    assert (t.red.influence, t.red.virtue) == (4, 6)
    assert (t.red.gold, t.blue.gold) == (0, 4)


def test_losses_come_before_the_award_and_gains_after_it() -> None:
    """W-8.1, W-8.3: the Castle counts the Gold of the award."""
    t = wonders_table()
    t.red.with_influence(3).with_buildings("castle")  # 1 Virtue for each 2 Gold
    t.finish()
    assert (t.red.gold, t.red.virtue) == (4, 9)


def test_the_dungeons_loss_comes_before_another_cards_gain() -> None:
    """W-8.1, W-E7: the order is the rulebook's here, and not asked for."""
    t = wonders_table()
    t.red.with_buildings("dungeon", "castle").has(gold=4).with_virtue(0)
    t.blue.with_influence(1)
    t.finish()
    assert t.game.is_over
    assert (t.red.unpaid, t.red.virtue) == (2, 2)


def test_losses_are_asked_in_turn_order_from_the_start_player() -> None:
    """W-8.1."""
    t = wonders_table(boards=["ada", "louis"])
    t.table.first = 1
    t.red.with_influence(2).with_buildings("dungeon")
    t.blue.with_influence(2).seat.buildings.append(t.building("dungeon"))  # there is one; here both have it
    t.finish()
    assert (t.question, t.asked) == ("LoseVirtue", "blue")
    t.play("lose all virtue")
    assert (t.question, t.asked) == ("LoseVirtue", "red")
    t.play("influence for virtue")
    assert t.game.is_over
    assert (t.red.virtue, t.red.influence, t.blue.virtue) == (6, 0, 5)


def test_the_manor_counts_influence_after_the_losses() -> None:
    """W-10.4f: 6 Influence bring 2 Virtue, 4 only 1."""
    t = wonders_table()
    t.red.with_influence(6).with_buildings("manor", "dungeon")
    t.blue.with_influence(12)
    t.finish()
    t.play("influence for virtue", "lose virtue")
    assert t.red.virtue == 7 - 1 + 1


def test_the_stronghold_frees_all_prisoners_before_scoring() -> None:
    """W-105, W-8.3."""
    t = wonders_table()
    t.red.with_buildings("stronghold").at(prison=5)
    t.blue.at(prison=5)
    t.finish()
    assert (t.red.score["prison"], t.blue.score["prison"]) == (0, -2)


def test_the_outpost_counts_whom_the_stronghold_has_freed() -> None:
    """W-8.3: 1 point for each 4 Workers in supply."""
    t = wonders_table()
    t.red.with_buildings("stronghold", "outpost").at(quarry=16, prison=4)
    before = t.red.score["buildings"]
    t.finish()
    assert t.red.score["buildings"] == before + 1


def test_wonders_score_with_the_buildings() -> None:
    """W-8.4, W-7.3."""
    t = wonders_table()
    t.red.with_wonder("marble-wonder", at="quarry")
    t.finish()
    assert t.red.score["buildings"] == 16


def test_together_eight_influence_bring_no_gold() -> None:
    """W-8.5: the option `coop`."""
    t = wonders_table(coop=True)
    t.red.with_influence(8)
    t.finish()
    assert seats(t) == [0, 0]


def test_together_nine_influence_bring_the_gold() -> None:
    """W-8.5."""
    t = wonders_table(coop=True)
    t.red.with_influence(9)
    t.finish()
    assert seats(t) == [4, 0]


def test_against_each_other_one_influence_is_enough() -> None:
    """W-8.5: without that option."""
    t = wonders_table()
    t.red.with_influence(1)
    t.finish()
    assert seats(t) == [4, 0]
