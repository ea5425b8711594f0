"""What a position is worth: points so far, and each thing that may still become some."""

from __future__ import annotations

from itertools import pairwise

import pytest

import guildhall
from builders.tables import TestTable, artisans_table, table, wonders_table
from guildhall.architects.worth import rising
from guildhall.lab.playing import play_out


def red(t: TestTable) -> float:
    return t.table.evaluation().worth(t.table)[0]


@pytest.mark.parametrize("good", ["clay", "wood", "stone", "gold", "marble", "silver"])
def test_goods_are_worth_something(good: str) -> None:
    t = table(players=2)
    before = red(t)
    t.red.has(**{good: 2})
    assert red(t) > before


def test_gold_beyond_what_can_be_used_is_worth_less_than_its_points_until_the_last_round() -> None:
    """With the weights of the first bots by half. How much it is with others is found by play, within the bounds of
    `hoarded`; and `spare`, which is a little below 0 there, takes off a fiftieth of a point in the last turn."""
    for first, most, least in ((True, 5.0, 10.0), (False, 10.0, 9.9)):
        t = table(players=2)
        usual = t.table.evaluation()
        evaluation = usual.with_numbers({}) if first else usual
        t.red.has(gold=20)
        hoard = evaluation.worth(t.table)[0]
        t.red.has(gold=30)
        assert evaluation.worth(t.table)[0] - hoard < most
        t.table.turns_left = 1
        last = evaluation.worth(t.table)[0]
        t.red.has(gold=40)
        assert evaluation.worth(t.table)[0] - last >= least


def test_a_building_is_worth_more_the_less_is_missing_for_it() -> None:
    t = table(players=2)
    t.red.with_hand("church")
    worths = []
    for stone in range(4):
        t.red.has(clay=3, stone=stone)
        worths.append(red(t))
    steps = [after - before for before, after in pairwise(worths)]
    t.red.has(clay=3, stone=4)
    assert worths == sorted(worths)
    assert steps[-1] > red(t) - worths[-1]  # the Stone that completes it counts for more than one to spare


def test_constructing_is_better_than_being_able_to() -> None:
    t = table(players=2)
    t.red.with_hand("church").has(clay=3, stone=3)
    before = red(t)
    t.play("place guildhall")
    if t.table.whose_turn() == 0:
        t.play("build church")
    assert red(t) + t.table.evaluation().urge(t.table) > before


def test_a_skill_that_is_missing_sets_a_plan_back() -> None:
    t = table(players=2)
    t.red.with_hand("tavern").has(wood=3, stone=2, gold=1)
    before = red(t)
    numbers = t.table.evaluation().numbers()
    t.red.with_apprentices("acolyte-1")  # Carpentry, which the Tavern asks for
    assert red(t) - before > numbers["apprentice"] + numbers["skill"]


def test_virtue_is_worth_more_the_more_there_is_of_it() -> None:
    t = table(players=2)
    worths = [red(t) for virtue in range(15) if t.red.with_virtue(virtue)]
    assert worths == sorted(worths)


def test_a_debt_is_a_loss_and_less_of_one_with_silver_to_pay_it_off() -> None:
    t = table(players=2)
    poor, rich = [], []
    for unpaid in (0, 1):
        t.red.owing(unpaid=unpaid).has(silver=0)
        poor.append(red(t))
        t.red.has(silver=6)
        rich.append(red(t))
    assert poor[1] < poor[0]
    assert poor[0] - poor[1] > rich[0] - rich[1] > 0


def test_workers_at_work_are_better_than_workers_in_prison() -> None:
    t = table(players=2)
    t.red.at(quarry=4)
    at_work = red(t)
    t.red.at(quarry=0, prison=4)
    assert red(t) < at_work


@pytest.mark.parametrize("weight", ["risk", "danger"])
def test_a_crowd_is_at_risk_once_somebody_can_pay_for_a_capture(weight: str) -> None:
    t = table(players=2)
    evaluation = t.table.evaluation().with_numbers({"risk": 0.0, "danger": 0.0, weight: -0.3})
    t.red.at(mines=6)
    safe = evaluation.worth(t.table)[0]
    t.blue.has(silver=1)
    assert evaluation.worth(t.table)[0] < safe


def test_prisoners_weigh_more_the_nearer_a_reset_is() -> None:
    t = table(players=2)
    evaluation = t.table.evaluation().with_numbers({"penance": -1.0, "sentence": -1.0})
    plain = t.table.evaluation().with_numbers({})
    t.red.at(prison=3)
    far = evaluation.worth(t.table)[0] - plain.worth(t.table)[0]
    t.blue.at(market_left=1)
    assert evaluation.worth(t.table)[0] - plain.worth(t.table)[0] < far < 0


def test_whoever_is_ahead_may_have_more_reason_to_end_the_game() -> None:
    t = table(players=2)
    t.red.with_buildings("church")
    ahead, behind = t.table.evaluation().with_numbers({"profit": 0.3}).urges(t.table)
    assert ahead > t.table.evaluation().with_numbers({}).urge(t.table) > behind


def test_virtue_that_chance_has_tuned_to_fall_is_made_to_rise() -> None:
    assert rising([1.0, 3.0, 2.0, 5.0]) == [1.0, 2.5, 2.5, 5.0]


def test_captured_workers_help_the_captor_and_harm_the_owner() -> None:
    t = table(players=2)
    before = t.table.evaluation().worth(t.table)
    t.red.holding(blue=4)
    after = t.table.evaluation().worth(t.table)
    assert after[0] > before[0] and after[1] < before[1]


def test_everything_but_points_fades_towards_the_end() -> None:
    t = table(players=2)
    t.red.has(wood=4).at(quarry=3)
    early = red(t)
    t.red.at(guildhall=2)
    t.blue.at(guildhall=8)
    assert t.table.evaluation().time_ahead(t.table) < 1
    assert red(t) < early


def test_when_the_game_is_over_a_position_is_worth_its_points() -> None:
    t = table(players=2)
    t.red.has(wood=9, gold=3).with_hand("church")
    t.table.decision = None
    assert t.table.evaluation().worth(t.table) == [float(row["total"]) for row in t.table.scores()]


@pytest.mark.parametrize(("left", "red_turns", "blue_turns"), [(3, 1, 1), (2, 0, 1), (1, 0, 0)])
def test_the_turns_of_the_last_round_are_counted(left: int, red_turns: int, blue_turns: int) -> None:
    """`turns_left` counts the turn being taken, here red's."""
    t = table(players=2)
    t.table.turns_left = left
    assert t.table.turns_to_come(0) == red_turns
    assert t.table.turns_to_come(1) == blue_turns


def test_influence_and_the_most_of_it_are_worth_something() -> None:
    t = wonders_table()
    none = t.table.evaluation().worth(t.table)[0]
    t.red.with_influence(3)
    ahead = t.table.evaluation().worth(t.table)[0]
    t.blue.with_influence(4)
    assert ahead > t.table.evaluation().worth(t.table)[0]
    t.blue.with_influence(0)
    assert ahead > none


def test_a_wonder_comes_nearer() -> None:
    t = wonders_table()
    t.red.with_influence(6).has(silver=5)
    before = t.table.evaluation().worth(t.table)[0]
    t.lay("wood-wonder", 3)
    assert t.table.evaluation().worth(t.table)[0] > before


def test_a_tool_and_an_artisan_at_large_are_worth_something() -> None:
    t = artisans_table()
    t.red.with_apprentices("squire-1")
    before = t.table.evaluation().worth(t.table)[0]
    t.red.artisan_at("prison")
    assert t.table.evaluation().worth(t.table)[0] < before
    with_tool = artisans_table()
    with_tool.red.with_tool("squire-1", "craft-7")
    assert with_tool.table.evaluation().worth(with_tool.table)[0] > before


def test_a_step_towards_the_end_is_worth_something_in_itself_and_more_the_longer_a_game_lasts() -> None:
    t = table(players=2)
    t.red.at(guildhall=2)
    steps = [t.table.evaluation().steps_towards_end(t.table, seat) for seat in range(2)]
    assert steps == [2, 0]
    early = t.table.evaluation().urge(t.table)
    t.table.turn = 200
    assert t.table.evaluation().urge(t.table) > early > 0


def test_a_stacked_worker_is_no_step_towards_the_end() -> None:
    t = artisans_table()
    t.red.at(guildhall=2)
    before = t.table.evaluation().steps_towards_end(t.table, 0)
    t.red.with_apprentices("squire-1")
    t.show_crafts("craft-1", "craft-2", "craft-7", "craft-9")
    t.play("stack guildhall", "tool craft-7")
    assert t.table.evaluation().steps_towards_end(t.table, 0) == before


def test_in_an_ordinary_game_nothing_is_worth_anything_for_being_near_the_next_step() -> None:
    t = table(players=2)
    t.red.with_hand("church").has(clay=3, stone=3)
    t.table.turn = 100
    assert t.table.evaluation().nearness(t.table, 0) == 0


def test_in_a_game_that_should_have_ended_each_thing_that_is_missing_counts() -> None:
    t = table(players=2)
    t.table.turn = 200
    t.table.seats[0].cathedral = 5  # so that it is the Church that is nearest
    t.red.with_hand("church").has(clay=1)
    nearness = [t.table.evaluation().nearness(t.table, 0)]
    for goods in ({"clay": 3}, {"clay": 3, "stone": 2}, {"clay": 3, "stone": 3}):
        t.red.has(**goods)
        nearness.append(t.table.evaluation().nearness(t.table, 0))
    t.play("place guildhall")  # the one Building is built
    nearness.append(t.table.evaluation().nearness(t.table, 0))
    assert nearness == sorted(set(nearness))


@pytest.mark.parametrize("seed", [239, 2240, 3085])
def test_games_of_greedy_players_who_shuffled_their_artisans_about_for_ever_end(seed: int) -> None:
    """They had no regular Worker in supply, took none back, and stacked for a step that was none."""
    game = guildhall.new_game("architects", players=2, expansions=["artisans", "wonders"], seed=seed)
    played = play_out(game.state, ["greedy", "greedy"], seed, most=1500)
    assert played.finished


def test_that_is_no_point_of_the_game() -> None:
    t = table(players=2)
    t.table.turn = 400  # so late that a plan is as eager as it can be, with either weights
    before = red(t)
    numbers = t.table.evaluation().numbers()
    hasty = t.table.evaluation().with_numbers({**numbers, "haste": 6.0, "impatience": 1.0})
    assert hasty.worth(t.table)[0] == before
