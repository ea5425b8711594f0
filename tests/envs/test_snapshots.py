"""An environment in mid-game can be kept, copied and sent elsewhere, and goes on there as it would have here."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import guildhall.envs.gymnasium
from guildhall.engine.errors import GuildhallError

SingleSeat = guildhall.envs.gymnasium.SingleSeat
ARGUMENTS: list[dict[str, Any]] = [
    {"game": "architects", "players": 3, "bots": "random,careless", "seat": "random", "max_steps": 12},
    {"game": "viscounts", "players": 2, "bots": "careless", "max_steps": 12},
]


def go_on(env: Any, info: dict[str, Any], steps: int) -> list[Any]:
    """All that comes of the last legal answers, over the ends of games."""
    seen: list[Any] = []
    for _ in range(steps):
        mask = info["action_mask"]
        observation, reward, terminated, truncated, info = env.step(int(np.flatnonzero(mask)[-1]))
        seen.append((observation.tolist(), reward, terminated, truncated, info["seat"]))
        if terminated or truncated:
            observation, info = env.reset()
            seen.append((observation.tolist(), info["seat"]))
    return seen


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("arguments", ARGUMENTS, ids=str)
def test_a_copy_goes_on_as_the_original_does(arguments: dict[str, Any], way: Any) -> None:
    env = SingleSeat(**arguments)
    _, info = env.reset(seed=5)
    go_on(env, info, 4)
    info = {"action_mask": env.action_masks()}
    twin = way(env)
    assert (twin.action_masks() == env.action_masks()).all()
    assert go_on(twin, info, 20) == go_on(env, info, 20)


def test_what_make_made_can_be_pickled_with_its_wrappers_and_its_spaces_chance() -> None:
    env = gymnasium.make("Guildhall/Architects-v1", players=2, max_episode_steps=50)
    env.reset(seed=1)
    env.action_space.seed(4)
    env.action_space.sample()
    twin = pickle.loads(pickle.dumps(env))
    assert twin.spec == env.spec and twin.observation_space == env.observation_space
    assert [twin.action_space.sample() for _ in range(5)] == [env.action_space.sample() for _ in range(5)]
    assert (twin.unwrapped.action_masks() == env.unwrapped.action_masks()).all()  # type: ignore[attr-defined]


@pytest.mark.parametrize("arguments", ARGUMENTS, ids=str)
def test_an_environment_goes_back_to_a_snapshot_as_often_as_one_likes(arguments: dict[str, Any]) -> None:
    env = SingleSeat(**arguments)
    observation, info = env.reset(seed=2)
    kept = env.get_state()
    first = go_on(env, info, 15)
    for snapshot in (kept, pickle.loads(pickle.dumps(kept))):
        again, info = env.set_state(snapshot)
        np.testing.assert_array_equal(again, observation)
        assert go_on(env, info, 15) == first


def test_a_snapshot_of_another_game_is_refused_and_changes_nothing() -> None:
    env = SingleSeat("architects", players=2)
    env.reset(seed=1)
    before = env.get_state()
    other = SingleSeat("architects", players=3)
    other.reset(seed=1)
    for wrong in (other.get_state(), SingleSeat("viscounts").get_state()):
        with pytest.raises(GuildhallError, match="of another game, or of one with other options"):
            env.set_state(wrong)
    with pytest.raises(GuildhallError, match="comes from get_state"):
        env.set_state("a snapshot")  # type: ignore[arg-type]
    assert env.get_state() == before


def test_before_the_first_reset_there_is_no_game_in_a_copy_either() -> None:
    twin = pickle.loads(pickle.dumps(SingleSeat("architects")))
    with pytest.raises(GuildhallError, match=r"call reset\(\) first"):
        twin.step(0)
