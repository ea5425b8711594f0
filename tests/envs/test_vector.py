"""Many games as Gymnasium's VectorEnv: a legal action in every mask, both manners of autoreset, no end lost."""

from __future__ import annotations

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import guildhall
from guildhall.engine.errors import GuildhallError, IllegalAnswerError, UnknownOptionError
from guildhall.envs.batched import BatchedEnv
from guildhall.envs.gymnasium import Seats, SelfPlay, SingleSeat

IDS = [
    f"Guildhall/{game.capitalize()}{kind}-v{guildhall.definition(game).environment}"
    for game in guildhall.games()
    for kind in ("", "-SelfPlay")
]
KINDS: list[Any] = [Seats, SelfPlay]


def short(kind: Any, **arguments: Any) -> Any:
    """Games that are cut off after six answers."""
    limit = {"max_steps": 6} if kind is Seats else {"max_cycles": 6}
    return kind("architects", 3, players=2, **limit, **arguments)


def first_legal(masks: Any) -> Any:
    return masks.argmax(axis=1)


@pytest.mark.parametrize("name", IDS)
def test_make_vec_with_its_defaults_gives_legal_actions_always(name: str) -> None:
    limit = {"max_cycles": 9} if "SelfPlay" in name else {"max_steps": 9}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = gymnasium.make_vec(name, num_envs=4, **limit)  # type: ignore[arg-type]
        assert isinstance(env, VectorEnv) and isinstance(env.unwrapped, (Seats, SelfPlay))
        observations, info = env.reset()
        ends = 0
        for _ in range(25):
            assert observations.shape == env.observation_space.shape and observations in env.observation_space
            masks = info["action_mask"]
            assert masks.any(axis=1).all() and info["_action_mask"].all()
            observations, _, ended, cut, info = env.step(first_legal(masks))
            ends += int((ended | cut).sum())
        assert ends >= 8
    env.close()


@pytest.mark.parametrize("kind", KINDS)
def test_next_step_shows_the_end_and_then_ignores_an_action(kind: Any) -> None:
    env = short(kind)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    turn = env.observer.labels.index("turn.number") if kind is SelfPlay else None
    _, info = env.reset(seed=3)
    for _ in range(6):
        assert not info["action_mask"].all()
        observations, _, ended, cut, info = env.step(first_legal(info["action_mask"]))
    assert cut.all() and not ended.any() and info["action_mask"].all() and "final_obs" not in info
    last = observations.copy()
    observations, rewards, ended, cut, info = env.step(np.full(3, env.single_action_space.n - 1))
    assert not (ended | cut).any() and not rewards.any()
    assert (observations != last).any(axis=1).all()
    assert (info["action_mask"].sum(axis=1) == 4).all()  # the draft of a new game
    if turn is not None:
        assert (observations[:, turn] == 0).all()


@pytest.mark.parametrize("kind", KINDS)
def test_same_step_keeps_the_last_observation_and_shows_the_next_game(kind: Any) -> None:
    later, env = short(kind), short(kind, autoreset_mode="SameStep")
    _, info = env.reset(seed=3)
    later.reset(seed=3)
    for _ in range(6):
        actions = first_legal(info["action_mask"])
        observations, rewards, _, cut, info = env.step(actions)
        shown, same_rewards, _, _, _ = later.step(actions)
    assert cut.all() and info["_final_obs"].all() and info["_final_info"].all()
    np.testing.assert_array_equal(np.stack(info["final_obs"]), shown)
    np.testing.assert_array_equal(rewards, same_rewards)
    assert all(len(scores) == 2 for scores in info["final_info"]["scores"])
    assert (info["action_mask"].sum(axis=1) == 4).all()
    following, *_ = later.step(np.zeros(3, np.int64))
    np.testing.assert_array_equal(observations, following)


def test_each_seat_plays_the_game_that_it_would_play_alone() -> None:
    env = Seats("viscounts", 2, bots="careless", players=2)
    observations, info = env.reset(seed=8)
    alone = SingleSeat("viscounts", bots="careless", players=2)
    seen, _ = alone.reset(seed=9)
    for _ in range(15):
        np.testing.assert_array_equal(observations[1], seen)
        actions = first_legal(info["action_mask"])
        observations, _, _, _, info = env.step(actions)
        seen, *_ = alone.step(int(actions[1]))


def test_self_play_is_the_batch_and_rewards_whoever_answered_last() -> None:
    env = SelfPlay("viscounts", 3, players=3, max_cycles=40, reward="score", autoreset_mode="SameStep")
    batch = BatchedEnv("viscounts", 3, players=3, max_cycles=40, reward="score")
    observations, info = env.reset(seed=4)
    step = batch.reset(4)
    for _ in range(45):
        np.testing.assert_array_equal(observations, step.observations)
        np.testing.assert_array_equal(info["action_mask"], step.masks)
        np.testing.assert_array_equal(info["seat"], step.seats)
        asked = step.seats
        answers = batch.sample()
        step = batch.step(answers)
        observations, rewards, ended, cut, info = env.step(answers)
        np.testing.assert_array_equal(info["rewards"], step.rewards)
        np.testing.assert_allclose(rewards, step.rewards[np.arange(3), asked], rtol=1e-6)
        np.testing.assert_array_equal(ended | cut, step.done)


def run(env: Any, masks: Any, steps: int) -> list[Any]:
    seen: list[Any] = []
    for _ in range(steps):
        observations, rewards, ended, cut, info = env.step(first_legal(masks))
        masks = info["action_mask"]
        seen.append([each.tolist() for each in (observations, rewards, ended, cut, masks)])
    return seen


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("before", [2, 6])
def test_it_goes_back_to_a_snapshot_and_a_pickle_goes_on_alike(kind: Any, mode: str, before: int) -> None:
    env = short(kind, autoreset_mode=mode)
    _, info = env.reset(seed=1)
    run(env, info["action_mask"], before)
    masks = env.action_masks()
    kept = env.get_state()
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    expected = run(env, masks, 15)
    for twin in twins:
        np.testing.assert_array_equal(twin.action_masks(), masks)
        assert run(twin, masks, 15) == expected
    observations, info = env.set_state(pickle.loads(pickle.dumps(kept)))
    np.testing.assert_array_equal(info["action_mask"], masks)
    assert observations in env.observation_space
    assert run(env, info["action_mask"], 15) == expected


def test_a_batch_goes_back_to_a_snapshot_down_to_its_random_answers() -> None:
    env = BatchedEnv("architects", 3, players=2, max_cycles=9)
    env.reset(seed=2)
    env.step(env.sample())
    kept = env.get_state()

    def follow() -> list[Any]:
        seen = []
        for _ in range(12):
            answers = env.sample()
            seen.append([answers.tolist(), *(part.tolist() for part in env.step(answers))])
        return seen

    first = follow()
    env.set_state(pickle.loads(pickle.dumps(kept)))
    assert follow() == first
    env.close()
    env.set_state(kept)
    assert follow() == first


def test_a_game_of_a_batch_can_be_left_as_it_stands() -> None:
    env = BatchedEnv("architects", 3, players=2)
    step = env.reset(seed=2)
    answers = env.sample()
    answers[1] = -5
    after = env.step(answers, np.array([False, True, False]))
    np.testing.assert_array_equal(after.observations[1], step.observations[1])
    assert (after.observations[0] != step.observations[0]).any()
    with pytest.raises(IllegalAnswerError, match="Game 1: -5"):
        env.step(np.where([False, True, False], -5, env.sample()))


@pytest.mark.parametrize("kind", KINDS)
def test_what_cannot_be_is_refused_at_once(kind: Any) -> None:
    for mode in ("Disabled", "sometimes"):
        with pytest.raises(UnknownOptionError, match=f"autoreset_mode cannot be '{mode}'. Valid: NextStep, SameStep"):
            kind("architects", 2, autoreset_mode=mode)
    with pytest.raises(UnknownOptionError, match="num_envs is a whole number from 1 on, not 0"):
        kind("architects", 0)
    env = kind("architects", 2)
    for early in (lambda: env.step(np.zeros(2, np.int64)), env.action_masks, env.sample):
        with pytest.raises(GuildhallError, match=r"call reset\(\) first"):
            early()
    env.reset(seed=1)
    for wrong in (np.zeros(3, np.int64), np.zeros(2), ["a", "b"]):
        with pytest.raises(UnknownOptionError, match="a whole number for each of 2 games"):
            env.step(wrong)
    other = kind("architects", 3)
    other.reset(seed=1)
    with pytest.raises(GuildhallError, match="The snapshot"):
        env.set_state(other.get_state())


def test_a_batch_in_several_processes_says_that_it_keeps_no_snapshots() -> None:
    with BatchedEnv("architects", 2, processes=2) as env:
        env.reset(seed=1)
        with pytest.raises(GuildhallError, match="Only one process"):
            env.get_state()


@pytest.mark.parametrize("kind", KINDS)
def test_actions_at_random_are_legal(kind: Any) -> None:
    env = short(kind)
    env.reset(seed=1)
    env.single_action_space.seed(1)
    for _ in range(20):
        actions = env.sample()
        assert env.action_masks()[np.arange(3), actions].all()
        *_, info = env.step(actions)
        assert "illegal" not in info
