"""Ratings and intervals are those that statistics books give, and find known strengths again."""

from __future__ import annotations

import random

import pytest

from guildhall.lab.rating import Outcomes, add_up, outcomes, rating_intervals, ratings, wilson


def test_wilsons_interval() -> None:
    # Newcombe (1998), Statistics in Medicine 17, table I: method 3.
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=1e-4)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson(1, 29) == pytest.approx((0.0061, 0.1718), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_400_points_are_ten_to_one() -> None:
    two = ratings(2, {((0, 1), 0): 100_000.0, ((0, 1), 1): 10_000.0})
    assert two == pytest.approx([200, -200], abs=0.1)


def test_at_a_table_of_four_the_winner_is_drawn_by_strength() -> None:
    """One bot of three times the strength of three others wins every second game."""
    four = ratings(2, {((0, 1, 1, 1), 0): 100_000.0, ((0, 1, 1, 1), 1): 100_000.0})
    assert four[0] - four[1] == pytest.approx(400 * 0.47712, abs=0.1)  # log10 3


def test_equal_bots_are_rated_equal() -> None:
    assert ratings(3, {((0, 1, 2), bot): 10.0 for bot in range(3)}) == pytest.approx([0, 0, 0])


def test_a_shared_victory_is_shared() -> None:
    assert outcomes([1, 0, 1], [0, 1]) == {((0, 1, 1), 1): 0.5, ((0, 1, 1), 0): 0.5}
    assert outcomes([1, 0, 1], [0, 2]) == {((0, 1, 1), 1): 1.0}
    assert outcomes([1, 0, 1], []) == {}


def test_who_wins_everything_has_a_finite_rating_and_an_interval_that_grows_with_ignorance() -> None:
    deal: dict[tuple[tuple[int, ...], int], float] = {((0, 1), 0): 2.0}
    few, many = ([deal] * deals for deals in (3, 300))
    widths = []
    for deals in (few, many):
        best, worst = ratings(2, add_up(deals))
        low, high = rating_intervals(2, deals)[0]
        assert best == pytest.approx(-worst)
        assert 0 < low < best < high
        widths.append(low)
    assert widths[1] > widths[0]


def played(strengths: list[float], deals: int, rng: random.Random) -> list[Outcomes]:
    """Games whose winners are drawn by known strengths, each deal once for every seat of the first."""
    found = []
    for _ in range(deals):
        games = []
        for turn in range(len(strengths)):
            lineup = [(bot + turn) % len(strengths) for bot in range(len(strengths))]
            games.append(outcomes(lineup, rng.choices(range(len(lineup)), [strengths[bot] for bot in lineup])))
        found.append(add_up(games))
    return found


def test_known_strengths_are_found_again() -> None:
    truth = [220.0, 0.0, -60.0, -160.0]
    deals = played([10 ** (rating / 400) for rating in truth], 3000, random.Random(5))
    assert ratings(4, add_up(deals)) == pytest.approx(truth, abs=15)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    truth = [120.0, 0.0, -120.0]
    rng = random.Random(7)
    held = 0
    for _ in range(25):
        deals = played([10 ** (rating / 400) for rating in truth], 30, rng)
        intervals = rating_intervals(3, deals)
        held += sum(low <= rating <= high for rating, (low, high) in zip(truth, intervals))
    assert 0.88 <= held / 75 <= 1.0


def test_the_same_games_give_the_same_intervals() -> None:
    deals = played([2.0, 1.0, 0.5], 50, random.Random(1))
    assert rating_intervals(3, deals) == rating_intervals(3, deals)
