"""OpenSpiel's own players and tools meet the games as they are."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots import uniform_random

import guildhall.envs.openspiel  # noqa: F401


def test_is_mcts_plays_a_whole_game() -> None:
    random = np.random.RandomState(1)
    game = pyspiel.load_game("guildhall_viscounts")
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), uct_c=1.0, max_simulations=2, random_state=random
    )
    bots = [search, uniform_random.UniformRandomBot(1, random)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.legal_actions()))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert state.chance_game.table.is_over
    assert sorted(state.returns()) in ([-1, 1], [0, 0])


def test_random_bots_play_architects_to_its_end() -> None:
    random = np.random.RandomState(2)
    game = pyspiel.load_game("guildhall_architects(players=3,expansions=artisans)")
    bots = [uniform_random.UniformRandomBot(player, random) for player in range(3)]
    state = game.new_initial_state()
    returns = evaluate_bots.evaluate_bots(state, bots, random)
    assert state.is_terminal() and state.chance_game.table.is_over
    assert list(returns) == state.returns()


def test_openspiels_environment_for_learners_deals_itself() -> None:
    random = np.random.RandomState(3)
    environment = rl_environment.Environment("guildhall_architects(max_cycles=40)")
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([random.choice(step.observations["legal_actions"][player])])
    assert step.rewards is not None and sum(step.rewards) == 0
