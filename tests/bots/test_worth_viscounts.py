"""What a position of Viscounts is worth: each weight that play may find moves what it is about."""

from __future__ import annotations

import pytest

from builders.viscounts import TestTable, table


def gain(t: TestTable, weight: str) -> float:
    """What a weight of 1 adds to red's position."""
    evaluation = t.table.evaluation()
    known = evaluation.numbers()
    without, having = (evaluation.with_numbers({**known, weight: amount}).worth(t.table)[0] for amount in (0.0, 1.0))
    return having - without


def test_a_way_along_the_track_counts_while_the_game_is_long() -> None:
    t = table()
    t.red.track(corruption=2, virtue=3)
    assert gain(t, "corruption") > 0 and gain(t, "virtue") > 0
    t.red.track(corruption=0, virtue=6)
    assert gain(t, "corruption") == gain(t, "virtue") == 0


def test_workers_that_can_still_be_placed_count() -> None:
    t = table()
    t.red.with_supply(0)
    assert gain(t, "supply") == 0
    t.red.with_supply(2)
    two = gain(t, "supply")
    t.red.with_supply(9)
    assert 0 < two < gain(t, "supply") <= 5


def test_whoever_is_ahead_may_have_more_reason_to_end_the_game() -> None:
    t = table()
    t.red.holding(flipped=3)
    ahead, behind = t.table.evaluation().with_numbers({"profit": 0.1, "haste": 0.5}).urges(t.table)
    assert ahead > 0.5 > behind


def test_a_deed_is_a_step_towards_the_end() -> None:
    t = table()
    evaluation = t.table.evaluation()
    before = evaluation.steps_towards_end(t.table, 0)
    t.red.holding(plain=t.red.plain + 1, flipped=t.red.flipped)
    assert evaluation.steps_towards_end(t.table, 0) == before + 1


@pytest.mark.parametrize(("players", "ahead"), [(2, 1.0), (4, 1.0)])
def test_all_of_the_game_lies_ahead_at_first_and_less_as_a_pile_runs_out(players: int, ahead: float) -> None:
    t = table(players=players)
    evaluation = t.table.evaluation().with_numbers({})
    t.kingdom(debts=40, deeds=40)
    assert evaluation.time_ahead(t.table) == ahead
    t.kingdom(deeds=1)
    assert evaluation.time_ahead(t.table) < 0.5
