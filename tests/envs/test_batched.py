"""Many games in one call: the same games as one by one, on one core or several, and clear words about bad input."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from envs.tables import ARCHITECTS, VISCOUNTS, Mix, named
from guildhall.engine.errors import (
    GuildhallError,
    IllegalAnswerError,
    PlayerCountError,
    UnknownGameError,
    UnknownOptionError,
)
from guildhall.engine.rng import Rng
from guildhall.envs.batched import BatchedEnv, Step
from guildhall.envs.games import game_seeds
from guildhall.envs.pettingzoo import architects_v1, viscounts_v0

MODULES: dict[str, Any] = {"architects": architects_v1, "viscounts": viscounts_v0}


@pytest.mark.parametrize("mix", [ARCHITECTS[1], ARCHITECTS[-1], VISCOUNTS[1]], ids=named)
def test_a_game_of_a_batch_is_the_game_that_pettingzoo_plays(mix: Mix) -> None:
    """Observation, mask, seat, rewards and end, answer by answer."""
    batch = BatchedEnv(mix[0], 3, reward="score", max_cycles=120, **mix[1])
    step = batch.reset(seed=5)
    streams = [Rng(seed) for seed in game_seeds(5, 3)]
    single = MODULES[mix[0]].raw_env(reward="score", max_cycles=120, **mix[1])
    single.reset(seed=streams[1].word() | streams[1].word() << 32)
    for _ in range(120):
        seen = single.observe(single.agent_selection)
        assert single.possible_agents.index(single.agent_selection) == step.seats[1]
        np.testing.assert_array_equal(seen["observation"], step.observations[1])
        np.testing.assert_array_equal(seen["action_mask"], step.masks[1])
        assert not step.done[1]
        answers = batch.sample()
        step = batch.step(answers)
        single.step(answers[1])
    assert step.done[1] and batch.truncated[1] and all(single.truncations.values())
    np.testing.assert_allclose(step.rewards[1], list(single.rewards.values()), rtol=1e-6)


def everything(env: BatchedEnv, steps: int) -> list[Step]:
    """All that comes of a seed when the first legal answer is given, or the last, in turn."""
    with env:
        seen = [env.reset(seed=9)]
        for number in range(steps):
            masks = seen[-1].masks
            first, last = masks.argmax(1), masks.shape[1] - 1 - masks[:, ::-1].argmax(1)
            seen.append(env.step(np.where((np.arange(len(masks)) + number) % 3 == 0, first, last)))
    return seen


def test_two_processes_play_the_same_games_as_one() -> None:
    one, two = (
        everything(BatchedEnv("architects", 5, processes=processes, max_cycles=40, players=3), 60)
        for processes in (1, 2)
    )
    for a, b in zip(one, two, strict=True):
        for left, right in zip(a, b, strict=True):
            np.testing.assert_array_equal(left, right)
    assert any(step.done.any() for step in one)


def test_a_game_that_ends_gives_its_rewards_and_makes_room_for_the_next() -> None:
    env = BatchedEnv("viscounts", 4, players=2)
    step = env.reset(seed=2)
    ended = 0
    while ended < 4:
        step = env.step(env.sample())
        for game in np.flatnonzero(step.done):
            ended += 1
            assert sorted(step.rewards[game].tolist()) in ([-1.0, 1.0], [0.0, 0.0])
            turns = [i for i, label in enumerate(env.observer.labels) if label == "turn.number"]
            assert step.observations[game][turns].tolist() == [0]  # a new game
        assert not step.rewards[~step.done].any()
        assert step.masks.any(axis=1).all()
    assert not env.truncated.any()


def test_the_same_seed_gives_the_same_games_and_none_gives_others() -> None:
    env = BatchedEnv("architects", 2)
    first, again, other = (env.reset(seed).observations.tolist() for seed in (1, 1, 2))
    assert first == again != other
    assert len({str(env.reset().observations.tolist()) for _ in range(3)}) > 1
    assert first[0] != first[1]


def test_what_a_step_gave_stays_as_it_is() -> None:
    env = BatchedEnv("architects", 3)
    step = env.reset(seed=1)
    kept = [array.copy() for array in step]
    env.step(env.sample())
    for array, copy in zip(step, kept):
        np.testing.assert_array_equal(array, copy)


def step_of(seed: int, answers: np.ndarray[Any, Any]) -> Step:
    """The same games with these answers and no accident before."""
    env = BatchedEnv("architects", 3)
    env.reset(seed=seed)
    return env.step(answers)


def test_an_illegal_answer_names_its_game_and_no_game_goes_on() -> None:
    env = BatchedEnv("architects", 3)
    step = env.reset(seed=4)
    legal = env.sample()
    wrong = legal.copy()
    wrong[1] = int(np.flatnonzero(~step.masks[1])[0])
    with pytest.raises(IllegalAnswerError, match=r"Game 1: .* is not a legal answer here\. Valid: .*keep "):
        env.step(wrong)
    np.testing.assert_array_equal(env.step(legal).seats, step_of(4, legal).seats)


@pytest.mark.parametrize(
    ("answers", "complaint"),
    [
        (np.zeros(2, np.int64), r"an array of 3 whole numbers, not int64 of shape \(2,\)"),
        (np.zeros((3, 1), np.int64), r"not int64 of shape \(3, 1\)"),
        (np.zeros(3), "not float64"),
        (np.array([0, 10**6, 0]), r"Game 0|Game 1"),
        (np.array([-1, -1, -1]), "Game 0: -1"),
        (["a", "b", "c"], "an array of 3 whole numbers"),
    ],
)
def test_answers_of_a_wrong_shape_or_kind_are_refused(answers: Any, complaint: str) -> None:
    env = BatchedEnv("architects", 3)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswerError, match=complaint):
        env.step(answers)


@pytest.mark.parametrize(
    ("arguments", "error", "complaint"),
    [
        ({"game": "chess"}, UnknownGameError, "There is no game 'chess'"),
        ({"batch": 0}, UnknownOptionError, "batch is a whole number from 1 on, not 0"),
        ({"processes": 1.5}, UnknownOptionError, "processes is a whole number"),
        ({"max_cycles": -1}, UnknownOptionError, "max_cycles is a whole number"),
        ({"reward": "fame"}, UnknownOptionError, "There is no reward 'fame'. Valid: win, place, score"),
        ({"players": 9}, PlayerCountError, "cannot be played by 9 players"),
        ({"speed": 3}, UnknownOptionError, "There is no option 'speed'"),
    ],
)
def test_what_cannot_be_is_refused_at_once(arguments: dict[str, Any], error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        BatchedEnv(**{"game": "architects", "batch": 2, **arguments})


def test_there_is_nothing_to_step_before_the_reset() -> None:
    env = BatchedEnv("architects", 2)
    with pytest.raises(GuildhallError, match=r"call reset\(\) first"):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(GuildhallError, match=r"call reset\(\) first"):
        env.sample()
    with pytest.raises(UnknownOptionError, match="A seed is a whole number"):
        env.reset(seed=-1)


def test_random_answers_are_legal_and_have_equal_chances() -> None:
    env = BatchedEnv("architects", 400)
    step = env.reset(seed=3)
    picks = env.sample()
    assert step.masks[np.arange(400), picks].all()
    # Everybody chooses one of four cards of a draft: which of them, in the order of their numbers?
    places = [np.flatnonzero(mask).tolist().index(pick) for mask, pick in zip(step.masks, picks)]
    assert all(70 < places.count(place) < 130 for place in range(4))


@pytest.mark.parametrize("processes", [1, 2])
def test_what_somebody_keeps_is_never_written_over(processes: int) -> None:
    """Not even a row of it; what nobody keeps is used again."""
    with BatchedEnv("architects", 4, processes=processes, players=2) as env:
        step = env.reset(seed=3)
        rows, copies = [step.observations[2]], [step.observations[2].copy()]
        for _ in range(30):
            step = env.step(env.sample())
            rows.append(step.observations[2])
            copies.append(step.observations[2].copy())
        np.testing.assert_array_equal(rows, copies)
        assert not np.array_equal(copies[0], copies[-1])
        del rows
        places = set()
        for _ in range(30):
            step = env.step(env.sample())
            places.add(step.observations.ctypes.data)
        assert len(places) < 10
