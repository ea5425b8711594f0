"""PettingZoo's own tests, for each game, number of players and mix of expansions; and what they do not ask."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from envs.tables import ARCHITECTS, MIXES, OPPONENTS, VISCOUNTS, Mix, named
from guildhall.engine.errors import GameOverError, IllegalAnswerError, PlayerCountError, SeatError, UnknownOptionError
from guildhall.envs.pettingzoo import architects_v1, viscounts_v0

MODULES: dict[str, Any] = {"architects": architects_v1, "viscounts": viscounts_v0}
# Advice that does not fit: agents are called after their colours, as everywhere, and PettingZoo's own classic games
# also have a dictionary with a mask.
ADVICE = "We recommend agents to be named|Observation is not a NumPy array|probably should be gymnasium.spaces"


def env_of(mix: Mix, **arguments: Any) -> Any:
    return MODULES[mix[0]].env(**mix[1], **arguments)


def play(env: Any, steps: int = 10**6, seed: int = 1) -> int:
    """Answer at random; gives how many answers it took."""
    chance = np.random.default_rng(seed)
    given = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated or given == steps:
            break
        env.step(chance.choice(np.flatnonzero(observation["action_mask"])))
        given += 1
    return given


# PettingZoo's own.


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_pettingzoo_is_content(mix: Mix) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for advice in ADVICE.split("|"):
            warnings.filterwarnings("ignore", f".*{advice}")
        # The mask of an agent that leaves is empty, and that is as it should be.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(env_of(mix), num_cycles=8)
        api_test(env_of(mix, max_cycles=5), num_cycles=8)  # to the end, with every agent leaving


@pytest.mark.parametrize("mix", MIXES, ids=named)
def test_the_same_seed_gives_the_same_game(mix: Mix) -> None:
    seed_test(lambda: env_of(mix), num_cycles=6)


@pytest.mark.parametrize("game", MODULES)
def test_it_is_drawn_in_every_mode(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MODULES[game].env, {"ansi": lambda text: "╭" in text and "\x1b" not in text})
    assert "╭" in capsys.readouterr().out  # by "human"


@pytest.mark.parametrize("mix", [ARCHITECTS[0], ARCHITECTS[-1], OPPONENTS[0], VISCOUNTS[2]], ids=named)
@pytest.mark.parametrize("most", [1, 4, 37])
def test_a_game_is_broken_off_after_max_cycles(mix: Mix, most: int) -> None:
    """PettingZoo's `max_cycles_test` wants agents that all act at once; this asks the same of a game in turns."""
    env = env_of(mix, max_cycles=most)
    env.reset(seed=1)
    assert play(env) == most
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert sorted(env.infos[env.agents[0]]) == ["rank", "score"]
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


# Agents, observations, masks.


def test_agents_are_called_after_their_seats() -> None:
    assert env_of(ARCHITECTS[-1]).possible_agents == ["red", "blue", "green", "yellow", "purple", "orange"]
    assert env_of(OPPONENTS[1]).possible_agents == ["red", "blue"]  # who follows cards is no agent


def test_who_is_not_asked_may_look_but_not_answer() -> None:
    env = env_of(ARCHITECTS[1])
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert seen["observation"].any()
    with pytest.raises(SeatError, match=r"There is no agent 'black'. Valid: red, blue, green"):
        env.observe("black")


def test_an_observation_belongs_to_whoever_got_it() -> None:
    """Nothing that was handed out changes later, and whoever has it may write into it."""
    env = env_of(ARCHITECTS[0])
    env.reset(seed=1)
    seen = env.observe("red")
    before = seen["observation"].copy()
    play(env, 5)
    np.testing.assert_array_equal(seen["observation"], before)
    seen["observation"][:] = 0
    seen["action_mask"][:] = 0
    assert env.observe("red")["observation"].any()


# The end.


@pytest.mark.parametrize("reward", ["win", "place", "score"])
@pytest.mark.parametrize("mix", [ARCHITECTS[1], VISCOUNTS[3]], ids=named)
def test_rewards_come_at_the_end_and_sum_to_nothing(mix: Mix, reward: str) -> None:
    env = env_of(mix, reward=reward)
    env.reset(seed=6)
    play(env)
    assert all(env.terminations.values()) and not any(env.truncations.values())
    rewards, ranks = [env.rewards[agent] for agent in env.agents], [env.infos[agent]["rank"] for agent in env.agents]
    assert sum(rewards) == pytest.approx(0)
    assert sorted(rewards, reverse=True) == [rewards[seat] for seat in np.argsort(ranks, kind="stable")]
    if reward == "score":
        scores = [env.infos[agent]["score"] for agent in env.agents]
        others = sum(scores[1:]) / (len(scores) - 1)
        assert rewards[0] == pytest.approx(scores[0] - others)
    elif ranks.count(1) == 1:
        assert max(rewards) == 1


def test_rewards_are_handed_out_as_the_agents_leave() -> None:
    env = env_of(VISCOUNTS[1])
    env.reset(seed=3)
    play(env)
    wins = dict(env.rewards)
    for agent in ("red", "blue"):
        _, reward, terminated, _, _ = env.last()
        assert (env.agent_selection, reward, terminated) == (agent, wins[agent], True)
        env.step(None)
    assert env.agents == []


# What goes wrong.


def illegal_action(env: Any) -> int:
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_answer_loses() -> None:
    env = env_of(ARCHITECTS[0])
    env.reset(seed=1)
    loser = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo says that the move was illegal
        env.step(illegal_action(env))
    assert env.rewards == {"red": -1, "blue": 0} and all(env.terminations.values())
    assert "is not a legal answer of red" in env.infos[loser]["illegal"]
    for _ in range(2):
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    assert env.agents == []


def test_without_the_checks_an_illegal_answer_raises_and_changes_nothing() -> None:
    env = architects_v1.raw_env(players=2)
    env.reset(seed=1)
    before = env.observe("red")["observation"].tolist()
    with pytest.raises(IllegalAnswerError, match=r"is not a legal answer of red\. Valid: \d+ \(keep "):
        env.step(illegal_action(env))
    assert env.observe("red")["observation"].tolist() == before


@pytest.mark.parametrize("nonsense", [None, "place quarry", 1.5, 10**6, -1])
@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_what_is_no_action_at_all_is_refused(illegal: str, nonsense: object) -> None:
    env = env_of(ARCHITECTS[0], illegal=illegal)
    env.reset(seed=1)
    with pytest.raises(IllegalAnswerError, match=r"is not a legal answer of red\. Valid: "):
        env.step(nonsense)
    assert env.last()[0]["action_mask"].any()


def test_before_the_first_reset_there_is_no_game() -> None:
    env = env_of(ARCHITECTS[0])
    for name in ("agents", "rewards", "terminations", "truncations", "infos", "agent_selection"):
        with pytest.raises(AttributeError, match=r"reset\(\) begins a game"):
            getattr(env, name)
    with pytest.raises(AttributeError, match=r"reset\(\) begins a game"):
        env.step(0)


def test_after_the_end_there_is_nothing_to_step() -> None:
    env = env_of(ARCHITECTS[0], max_cycles=1)
    env.reset(seed=1)
    play(env)
    for _ in range(2):
        env.step(None)
    with pytest.raises(GameOverError, match="All agents have left"):
        env.step(None)


def test_pettingzoos_wrappers_fit_around_it() -> None:
    env = OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(architects_v1.raw_env(), -1)))
    env.reset(seed=1)
    assert play(env, 30) == 30


@pytest.mark.parametrize(
    ("arguments", "error", "complaint"),
    [
        ({"players": 7}, PlayerCountError, "cannot be played by 7 players"),
        ({"colour": "red"}, UnknownOptionError, "There is no option 'colour'"),
        ({"reward": "glory"}, UnknownOptionError, "There is no reward 'glory'. Valid: win, place, score"),
        ({"render_mode": "smoke"}, UnknownOptionError, "render_mode cannot be 'smoke'. Valid: None, ansi"),
        ({"illegal": "laugh"}, UnknownOptionError, "illegal cannot be 'laugh'. Valid: lose, raise"),
        ({"max_cycles": 0}, UnknownOptionError, "max_cycles is a whole number from 1 on, not 0"),
    ],
)
def test_what_cannot_be_is_refused_at_once(arguments: dict[str, Any], error: type[Exception], complaint: str) -> None:
    with pytest.raises(error, match=complaint):
        architects_v1.env(**arguments)


def test_a_seed_is_a_number_and_none_is_chance() -> None:
    env = architects_v1.env()
    with pytest.raises(UnknownOptionError, match="A seed is a whole number"):
        env.reset(seed=-3)
    seen = set()
    for _ in range(3):
        env.reset()
        seen.add(str(env.observe("red")["observation"].tolist()))
    assert len(seen) > 1


def test_nothing_is_drawn_without_a_mode() -> None:
    env = architects_v1.env()
    env.reset(seed=1)
    with pytest.raises(UnknownOptionError, match="without a render_mode"):
        env.render()


def test_an_environment_can_be_sent_to_another_process() -> None:
    env = architects_v1.raw_env(players=3, expansions=["wonders"], reward="score", max_cycles=9)
    other = pickle.loads(pickle.dumps(env))
    for each in (env, other):
        each.reset(seed=5)
    assert other.max_cycles == 9
    np.testing.assert_array_equal(env.observe("red")["observation"], other.observe("red")["observation"])
