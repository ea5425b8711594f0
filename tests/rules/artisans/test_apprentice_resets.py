"""The three Guildhall spaces whose first Worker sends the left-most Apprentices away."""

from __future__ import annotations

import pytest

from builders.tables import TestTable, artisans_table


def ready(space: int = 3, card: str = "well", **options: int) -> TestTable:
    """Red can construct this card on that space; the first column is known, one of its cards has 2 Silver on it."""
    t = artisans_table(**options)
    t.fill_guildhall(space - 1)
    t.red.has(clay=9, wood=9, stone=9, gold=9, marble=9).with_hand(card).with_apprentices("labourer")
    t.show(1, 1, "miner-1", silver=2)
    t.show(2, 1, "jeweller-1")
    t.show(1, 2, "trader-1", silver=1)
    t.show(2, 2, "trader-2")
    return t


@pytest.mark.parametrize("space", [3, 6, 9])
def test_the_left_most_apprentices_leave_and_the_rows_close_up(space: int) -> None:
    """R07, I-10."""
    t = ready(space)
    coming = t.table.apprentice_pile[-1]
    t.construct("well")
    assert (t.shown(1, 1), t.shown(2, 1)) == ("trader-1", "trader-2")
    assert t.silver_on(1, 1) == 1
    assert t.table.apprentice_pile[:2] == [t.apprentice("jeweller-1"), t.apprentice("miner-1")]
    assert coming in t.table.display
    assert all(card >= 0 for card in t.table.display)


@pytest.mark.parametrize("space", [1, 2, 4, 5, 8, 11, 12])
def test_other_spaces_leave_them_alone(space: int) -> None:
    t = ready(space)
    t.construct("well")
    assert (t.shown(1, 1), t.shown(2, 1)) == ("miner-1", "jeweller-1")


def test_silver_on_those_that_leave_goes_to_the_supply() -> None:
    """R09."""
    t = ready()
    silver = [seat.goods[5] for seat in t.table.seats]
    t.construct("well")
    assert [seat.goods[5] for seat in t.table.seats] == silver
    assert t.table.tax == 4
    assert sum(t.table.coins) == 1


def test_a_free_hire_of_the_same_turn_comes_from_the_old_row() -> None:
    """R08: construction and its effects first, then the reset."""
    t = ready(card="tavern")
    t.construct("tavern")
    assert "hire miner-1" in t.options
    t.play("hire trader-1")
    assert "trader-1" in t.red.apprentices
    assert "miner-1" not in [t.table.rules.apprentices[card].key for card in t.table.display]
    assert t.shown(2, 1) == "trader-2"
    t.nothing_open_but("WhereToPlace", "blue")


def test_the_one_hired_from_column_one_is_not_sent_away() -> None:
    """R08."""
    t = ready(card="tavern")
    t.construct("tavern", "hire miner-1")
    assert "miner-1" in t.red.apprentices
    assert t.red.silver == 2


def test_whoever_places_the_worker_triggers_it() -> None:
    t = ready()
    t.turn_of("blue")
    t.blue.has(wood=2, stone=2)
    t.blue.with_hand("well")
    t.construct("well")
    assert t.shown(1, 1) == "trader-1"


def test_a_black_market_reset_of_the_same_turn_comes_first() -> None:
    """I-09: the Gatekeeper is asked before the row has changed."""
    t = ready(promo_cards=True)
    t.red.at(prison=1).with_apprentices("gatekeeper")
    t.table.reset_due = True
    t.construct("well")
    assert t.question == "WhichResetAbility"
    assert t.shown(1, 1) == "miner-1"
    t.play("done")
    assert t.shown(1, 1) == "trader-1"


def test_the_hand_limit_comes_before_it_too() -> None:
    """D13."""
    t = ready()
    t.red.with_hand("castle", "keep", "dungeon", "palace", "library", "barracks", "university")
    t.construct("well")
    assert t.question == "DiscardCards"
    assert t.shown(1, 1) == "miner-1"


def test_two_resets_of_one_turn_come_one_after_the_other() -> None:
    t = ready(promo_cards=True)
    t.show(1, 3, "patron-1")
    t.show(2, 3, "patron-2")
    t.table.apprentice_resets_due = 1
    t.construct("well")
    assert (t.shown(1, 1), t.shown(2, 1)) == ("patron-1", "patron-2")
    assert t.table.apprentice_resets_due == 0


def test_in_the_last_round_nothing_is_triggered_beside_the_grid() -> None:
    t = ready(13)
    t.table.turns_left = 2
    t.construct("well")
    assert t.shown(1, 1) == "miner-1"
