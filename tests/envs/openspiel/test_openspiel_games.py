"""The games as OpenSpiel finds them: types and parameters, whole random games, serialisation, what the end is worth."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

import guildhall
import guildhall.envs.openspiel
from guildhall import GameOverError, GuildhallError, IllegalAnswerError

SHORT = "max_cycles=30"
MIXES = [
    *(f"guildhall_architects(players={players},{SHORT})" for players in (2, 3, 4, 5)),
    *(
        f"guildhall_architects(players={players},expansions={expansions},{SHORT})"
        for players, expansions in ((4, "artisans"), (2, "wonders"), (6, "artisans"), (6, "artisans+wonders"))
    ),
    f"guildhall_architects(setup=variable,promo_cards=True,starting_apprentice=True,{SHORT})",
    f"guildhall_architects(players=1,opponent=constantine,{SHORT})",
    f"guildhall_architects(players=3,expansions=wonders,coop=True,{SHORT})",
    *(f"guildhall_viscounts(players={players},{SHORT})" for players in (1, 2, 3, 4)),
]
WHOLE = ["guildhall_architects(reward=place)", "guildhall_viscounts(reward=score)"]


def random_game(name: str, seed: int) -> Any:
    """A state at the end of a random game."""
    random = Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", MIXES)
def test_the_beginning_of_a_game_passes_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_game_passes_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", ["guildhall_architects(max_cycles=60)", "guildhall_viscounts(max_cycles=60)"])
def test_a_game_passes_the_simulation_that_openspiel_has_for_games_in_python(name: str) -> None:
    from open_spiel.python.tests import games_sim_test  # not above: it is slow to import

    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", ["guildhall_architects", "guildhall_viscounts"])
def test_a_game_says_what_kind_of_game_it_is(name: str) -> None:
    kind = pyspiel.load_game(name).get_type()
    assert name in pyspiel.registered_names()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert kind.reward_model == pyspiel.GameType.RewardModel.TERMINAL
    assert kind.provides_information_state_string and kind.provides_information_state_tensor
    assert kind.provides_observation_string and kind.provides_observation_tensor


def test_actions_are_the_words_of_the_game() -> None:
    game = pyspiel.load_game("guildhall_architects")
    state = game.new_initial_state()
    for byte in (0, 0, 0, 7):
        state.apply_action(byte)
    same = guildhall.new_game("architects", players=2, seed=7)
    assert game.num_distinct_actions() == len(same.state.vocabulary())
    assert state.current_player() == same.decision.seat
    assert sorted(state.action_to_string(action) for action in state.legal_actions()) == sorted(map(str, same.options))
    assert state.string_to_action(str(same.options[0])) == same.options[0].answer


def test_a_deal_is_the_game_with_that_seed() -> None:
    state = pyspiel.load_game("guildhall_architects(players=3,expansions=artisans+wonders)").new_initial_state()
    for byte in (1, 2, 3, 4):
        state.apply_action(byte)
    seed = 0x01020304
    same = guildhall.new_game("architects", players=3, expansions=["artisans", "wonders"], seed=seed)
    assert state.chance_game.table.position() == same.position()


def test_a_game_and_its_states_can_be_pickled() -> None:
    game = pyspiel.load_game("guildhall_viscounts(players=3)")
    random = Random(5)
    state = game.new_initial_state()
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))
    other = pickle.loads(pickle.dumps(state))
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    for _ in range(60):
        action = random.choice(state.legal_actions())
        state.apply_action(action)
        other.apply_action(action)
    assert str(other) == str(state)
    assert other.history() == state.history()
    assert [other.information_state_string(p) for p in range(3)] == [
        state.information_state_string(p) for p in range(3)
    ]


# What the end is worth.


def test_winning_is_worth_as_much_as_the_others_lose() -> None:
    state = random_game("guildhall_architects(players=3)", 1)
    ranks = state.chance_game.table.ranks()
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert [value > 0 for value in state.returns()] == [seat in winners for seat in range(3)]
    assert sum(state.returns()) == pytest.approx(0)
    assert state.returns() == state.rewards()


def test_each_place_is_worth_a_step() -> None:
    state = random_game("guildhall_viscounts(players=3,reward=place)", 1)
    ranks = state.chance_game.table.ranks()
    assert sorted(ranks) == [1, 2, 3]
    assert state.returns() == [{1: 1.0, 2: 0.0, 3: -1.0}[rank] for rank in ranks]


def test_points_are_worth_their_difference_to_the_others() -> None:
    state = random_game("guildhall_viscounts(players=2,reward=score)", 2)
    red, blue = (score["total"] for score in state.chance_game.table.scores())
    assert state.returns() == [red - blue, blue - red]


def test_against_a_solo_opponent_one_player_wins_or_loses() -> None:
    state = random_game("guildhall_viscounts(players=1)", 3)
    won = state.chance_game.table.ranks()[0] == 1
    assert state.returns() == [1.0 if won else -1.0]


def test_a_game_that_takes_too_long_is_judged_as_it_stands() -> None:
    state = random_game("guildhall_architects(reward=score,max_cycles=25)", 4)
    players = [player for player in (item.player for item in state.full_history()) if player >= 0]
    assert len(players) == 25
    red, blue = (score["total"] for score in state.chance_game.table.scores())
    assert not state.chance_game.table.is_over
    assert state.returns() == [red - blue, blue - red]


# What cannot be.


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("guildhall_architects(players=9)", "Valid: 2, 3, 4, 5"),
        ("guildhall_viscounts(players=0)", "Valid: 1, 2, 3, 4"),
        ("guildhall_architects(coop=True)", "without the expansion 'wonders'"),
        ("guildhall_architects(expansions=artisans+chess)", "'chess' is unknown. Valid: artisans, wonders"),
        ("guildhall_architects(reward=gold)", "Valid: win, place, score"),
        ("guildhall_viscounts(max_cycles=0)", "max_cycles is a whole number from 1 on, not 0"),
    ],
)
def test_a_parameter_that_cannot_be_is_refused(name: str, says: str) -> None:
    with pytest.raises(GuildhallError, match=says):
        pyspiel.load_game(name)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = pyspiel.load_game("guildhall_architects").new_initial_state()
    with pytest.raises(ValueError, match="from 0 to 255, not 256"):
        state.apply_action(256)
    for byte in (0, 0, 0, 1):
        state.apply_action(byte)
    before = str(state)
    illegal = next(action for action in range(500) if action not in state.legal_actions())
    with pytest.raises(IllegalAnswerError, match=r"is not legal\. Valid: "):
        state.apply_action(illegal)
    assert str(state) == before
    assert state.move_number() == 4


def test_after_the_end_nothing_can_be_done() -> None:
    state = random_game(f"guildhall_viscounts({SHORT})", 6)
    before = str(state)
    with pytest.raises(GameOverError, match="The game is over"):
        state.apply_action(state.chance_game.table.answers[0])
    assert str(state) == before and state.legal_actions() == []


def test_without_openspiel_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import guildhall.envs.openspiel"
    tried = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert tried.returncode == 1
    says = tried.stderr.splitlines()[-1]
    assert "ImportError" in says and "pyspiel" in says and "pip install 'guildhall[envs]'" in says
