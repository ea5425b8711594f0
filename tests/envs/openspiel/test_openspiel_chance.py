"""Chance is a player of its own, asked at the deal and before every shuffle, and nowhere else decided."""

from __future__ import annotations

from random import Random
from typing import Any

import pyspiel
import pytest

import guildhall.envs.openspiel  # noqa: F401
from guildhall.engine.rng import Rng

GAMES = ["guildhall_architects(players=4,expansions=artisans+wonders)", "guildhall_viscounts(players=2)"]


def deal(name: str, *seed: int) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    for byte in seed or (0, 0, 0, 1):
        state.apply_action(byte)
    return state


def to_next_chance(state: Any, random: Random) -> list[int]:
    """Play until chance is asked; gives the answers."""
    played: list[int] = []
    while not state.is_terminal() and not state.is_chance_node():
        played.append(random.choice(state.legal_actions()))
        state.apply_action(played[-1])
    assert state.is_chance_node(), "the game ended before chance was asked"
    return played


def shuffle(state: Any, *seed: int) -> str:
    """The table after these outcomes, on a clone."""
    clone = state.clone()
    for byte in seed:
        assert clone.is_chance_node()
        clone.apply_action(byte)
    assert not clone.is_chance_node()
    return str(clone)


def without_generator(state: Any) -> dict[str, Any]:
    """The whole table but for the generator's own numbers."""
    position: dict[str, Any] = state.chance_game.table.position()
    del position["chance"]
    return position


@pytest.mark.parametrize("name", GAMES)
def test_before_the_deal_chance_has_equally_likely_outcomes(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.current_player() == pyspiel.PlayerId.CHANCE
    outcomes, chances = zip(*state.chance_outcomes())
    assert state.legal_actions() == list(outcomes) == list(range(256))
    assert set(chances) == {1 / 256}


@pytest.mark.parametrize("name", GAMES)
def test_other_outcomes_deal_other_tables(name: str) -> None:
    assert str(deal(name, 1, 2, 3, 4)) == str(deal(name, 1, 2, 3, 4))
    assert len({str(deal(name, 1, 2, 3, last)) for last in range(10)}) == 10


@pytest.mark.parametrize("name", GAMES)
def test_a_shuffle_waits_for_chance_and_depends_on_nothing_else(name: str) -> None:
    state = deal(name)
    to_next_chance(state, Random(1))
    assert shuffle(state, 5, 6, 7, 8) == shuffle(state, 5, 6, 7, 8)
    assert len({shuffle(state, 5, 6, 7, last) for last in range(10)}) == 10


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_foresees_no_shuffle(name: str) -> None:
    """Up to the next chance node the generator that a state carries is not used: exchanging it changes nothing."""
    state = deal(name)
    blind = state.clone()
    blind.chance_game.table.rng = Rng.load([1, 2, 3, state.chance_game.table.rng.counter])
    for action in to_next_chance(state, Random(2)):
        blind.apply_action(action)
    assert blind.is_chance_node()
    assert without_generator(blind) == without_generator(state)
    for byte in (9, 9, 9, 9):
        state.apply_action(byte)
        blind.apply_action(byte)
    assert str(blind) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_clone_plays_on_by_itself(name: str) -> None:
    random = Random(3)
    state = deal(name)
    to_next_chance(state, random)
    clone, before = state.clone(), str(state)
    for _ in range(100):
        if clone.is_terminal():
            break
        clone.apply_action(random.choice(clone.legal_actions()))
    assert str(state) == before
    replayed = state.get_game().new_initial_state()
    for action in clone.history():
        replayed.apply_action(action)
    assert str(replayed) == str(clone)
