"""What a player knows: observations show what its seat sees, information states forget nothing, none tells more."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import guildhall.envs.openspiel  # noqa: F401
from guildhall.engine.position import state_hash
from properties.architects import Architects
from properties.harness import Subject
from properties.viscounts import Viscounts
from properties.wonders import Both

TABLES: list[tuple[Subject, str]] = [
    (Architects(), "guildhall_architects(players=3)"),
    (Both(), "guildhall_architects(players=2,expansions=artisans+wonders)"),
    (Viscounts(), "guildhall_viscounts(players=3)"),
]
NAMES = [name for _, name in TABLES]
MOMENTS = (4, 10, 60, 150)  # actions into the game: at the deal, early, and in the thick of it


def after(actions: int, name: str) -> Any:
    """A state at a player's question, about that far into a random game."""
    random = Random(actions)
    state = pyspiel.load_game(name).new_initial_state()
    while state.move_number() < actions or state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    assert not state.is_terminal()
    return state


def known(state: Any, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        state.observation_string(player),
        state.information_state_tensor(player),
        state.observation_tensor(player),
    )


@pytest.mark.parametrize(("subject", "name"), TABLES, ids=NAMES)
def test_exchanging_what_is_hidden_changes_nothing_that_a_player_knows(subject: Subject, name: str) -> None:
    exchanged = 0
    for moment in MOMENTS:
        state = after(moment, name)
        for player in range(state.num_players()):
            other = state.clone()
            other.chance_game.memory()
            other.chance_game.table = subject.redeal(state.chance_game.table, player, Random(moment))
            exchanged += state_hash(other.chance_game.table) != state_hash(state.chance_game.table)
            assert known(other, player) == known(state, player)
    assert exchanged  # else this would show nothing


def test_what_another_player_keeps_in_secret_is_not_told() -> None:
    """In the draft the others only learn that a card was kept."""
    state = after(4, "guildhall_architects(players=3)")
    asked = state.current_player()
    ways = [state.child(action) for action in state.legal_actions()]
    for player in range(3):
        told = {way.information_state_string(player) for way in ways}
        assert len(told) == (len(ways) if player == asked else 1)


@pytest.mark.parametrize("name", NAMES)
def test_dealing_again_keeps_what_the_player_knows_and_nothing_else(name: str) -> None:
    random = Random(1)
    for moment in MOMENTS:
        state = after(moment, name)
        player = state.current_player()
        dealt = [state.resample_from_infostate(player, random.random) for _ in range(3)]
        for other in dealt:
            assert known(other, player) == known(state, player)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
        assert len({str(other) for other in (*dealt, state)}) == 4
        assert not dealt[0].history()  # which would tell by what hidden answers it came about


def test_dealing_again_forgets_what_others_were_told() -> None:
    state = after(60, "guildhall_viscounts(players=3)")
    player, rival = 0, 1
    other = state.resample_from_infostate(player, Random(1).random)
    told = state.information_state_string(rival).splitlines()
    assert any("card-drawn(seat seat-" in line for line in told)  # what the rival itself has drawn
    own = [line for line in other.information_state_string(rival).splitlines()[:-1] if "card-drawn(" in line]
    assert own == []


def test_a_table_dealt_again_plays_on() -> None:
    random = Random(2)
    state = after(60, "guildhall_viscounts(players=3)").resample_from_infostate(1, random.random)
    copy = state.clone()
    while not state.is_terminal():
        action = random.choice(state.legal_actions())
        state.apply_action(action)
        copy.apply_action(action)
    assert copy.is_terminal() and copy.returns() == state.returns()


def test_while_chance_is_asked_nothing_is_dealt_again() -> None:
    state = pyspiel.load_game("guildhall_architects").new_initial_state()
    with pytest.raises(ValueError, match="at a player's question"):
        state.resample_from_infostate(0, Random(1).random)


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_forgets_nothing(name: str) -> None:
    """Each one begins with all that was told before, and names the player's own answers in their order."""
    random = Random(3)
    state = after(4, name)
    said: list[str] = []
    before = ""
    for _ in range(120):
        if not state.is_chance_node():
            text = state.information_state_string(0)
            assert text.endswith(state.observation_string(0))
            told = text.removesuffix(state.observation_string(0))
            assert told.startswith(before)
            before = told
        action = random.choice(state.legal_actions())
        if state.current_player() == 0:
            said.append(state.action_to_string(action))
        state.apply_action(action)
    while state.is_chance_node():
        state.apply_action(0)
    lines = state.information_state_string(0).splitlines()
    assert [line.split(" > ")[1].split(";")[0] for line in lines if " > " in line] == said


def test_an_information_state_counts_the_players_own_answers() -> None:
    state = after(100, "guildhall_architects(players=3)")
    size = len(state.observation_tensor(1))
    counted = np.array(state.information_state_tensor(1)[size:])
    own = [item.action for item in state.full_history() if item.player == 1]
    assert counted.sum() == len(own) > 0
    assert counted[own[0]] == own.count(own[0])


@pytest.mark.parametrize("recalls", [False, True])
def test_an_observer_sees_what_the_state_says(recalls: bool) -> None:
    state = after(60, "guildhall_viscounts(players=3)")
    observation = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=recalls))
    for player in range(3):
        observation.set_from(state, player)
        text, tensor = known(state, player)[0 if recalls else 1 :: 2]
        assert observation.tensor.tolist() == tensor
        assert observation.string_from(state, player) == text
    assert set(observation.dict) == ({"observation", "answers"} if recalls else {"observation"})


@pytest.mark.parametrize(
    "kind",
    [
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
        pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
    ],
)
def test_there_is_no_observation_of_more_or_less_than_one_player_knows(kind: Any) -> None:
    with pytest.raises(ValueError, match="what one player may know"):
        make_observation(pyspiel.load_game("guildhall_architects"), kind)
