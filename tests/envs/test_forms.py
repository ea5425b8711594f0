"""Observations as other libraries want them: one flat row for SuperSuit, RLlib's keys, and PettingZoo's state()."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

from guildhall.engine.errors import UnknownOptionError
from guildhall.envs.gymnasium import Seats, SingleSeat
from guildhall.envs.pettingzoo import architects_v1, viscounts_v0

MODULES: dict[str, Any] = {"architects": architects_v1, "viscounts": viscounts_v0}


def test_a_flat_observation_is_the_mask_and_then_the_numbers() -> None:
    flat, plain = (SingleSeat("architects", players=2, form=form) for form in ("flat", "plain"))
    row, info = flat.reset(seed=3)
    numbers, _ = plain.reset(seed=3)
    assert isinstance(flat.observation_space, spaces.Box) and flat.observation_space.shape == row.shape
    assert row.dtype == np.float32 and row in flat.observation_space
    actions = len(flat.tokens)
    np.testing.assert_array_equal(row[:actions], info["action_mask"])
    np.testing.assert_array_equal(row[actions:], numbers)


def test_rllib_finds_the_keys_that_its_masking_asks_for() -> None:
    """As in RLlib's ActionMaskingRLModule: a Dict with `action_mask` and `observations`, both Boxes."""
    env = SingleSeat("viscounts", players=2, form="rllib")
    seen, info = env.reset(seed=3)
    space = env.observation_space
    assert isinstance(space, spaces.Dict) and set(space.spaces) == {"action_mask", "observations"}
    assert isinstance(space["action_mask"], spaces.Box) and isinstance(space["observations"], spaces.Box)
    assert space["action_mask"].shape == (len(env.tokens),) and seen in space
    np.testing.assert_array_equal(seen["action_mask"], info["action_mask"])
    # What the module does with it: an illegal answer gets a preference of minus infinity.
    preferences = np.zeros(len(env.tokens)) + np.maximum(np.log(seen["action_mask"] + 1e-30), -1e9)
    assert info["action_mask"][preferences.argmax()] == 1
    many, _ = Seats("viscounts", 2, players=2, form="rllib").reset(seed=3)
    np.testing.assert_array_equal(many["observations"][0], seen["observations"])


@pytest.mark.parametrize("form", ["flat", "rllib"])
def test_gymnasium_is_content_with_every_form_and_a_pickle_keeps_it(form: str) -> None:
    env = SingleSeat("architects", players=2, form=form, max_steps=4)
    check_env(env, skip_render_check=True)
    assert pickle.loads(pickle.dumps(env)).observation_space == env.observation_space


@pytest.mark.parametrize("game", MODULES)
def test_pettingzoo_is_content_with_flat_rows(game: str) -> None:
    env = MODULES[game].raw_env(form="flat", players=2, max_cycles=40)
    env.reset(seed=1)
    row = env.observe(env.agent_selection)
    plain = MODULES[game].raw_env(players=2, max_cycles=40)
    plain.reset(seed=1)
    seen = plain.observe(plain.agent_selection)
    np.testing.assert_array_equal(row, np.concatenate([seen["action_mask"], seen["observation"]]))
    assert all(isinstance(env.observation_space(agent), spaces.Box) for agent in env.possible_agents)
    assert pickle.loads(pickle.dumps(env)).observation_space("red") == env.observation_space("red")
    api_test(MODULES[game].env(form="flat", players=2, max_cycles=40), num_cycles=60)


@pytest.mark.parametrize("game", MODULES)
def test_the_state_is_what_all_players_know_together(game: str) -> None:
    env = MODULES[game].raw_env(players=3)
    env.reset(seed=1)
    state = env.state()
    assert state in env.state_space and state.dtype == np.int16
    parts = [env.observe(agent)["observation"] for agent in env.possible_agents]
    np.testing.assert_array_equal(state, np.concatenate(parts))
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    assert (env.state() != state).any()


@pytest.mark.parametrize("make", [lambda form: SingleSeat("architects", form=form), architects_v1.env])
def test_a_form_that_does_not_exist_is_refused(make: Any) -> None:
    with pytest.raises(UnknownOptionError, match=r"form cannot be 'round'\. Valid: plain, flat, rllib"):
        make(form="round")
