"""Going back in a game: by undo or to an earlier moment, from tables that are kept on the way."""

from __future__ import annotations

import random

import pytest

import guildhall
from guildhall.engine.commitment import new_salt
from guildhall.game import STOP_EVERY, Game

LONG = 4 * STOP_EVERY + 20


def long_game(name: str = "architects", seed: int = 3) -> Game:
    """With the chance of a served game, which is keyed."""
    definition = guildhall.definition(name)
    options = definition.read_options({"players": 4})
    game = Game(definition, options, 2**64 + seed, salt=new_salt())
    rng = random.Random(seed)
    while len(game.answers) < LONG and not game.is_over:
        game.choose(rng.choice(game.options))
    return game


def from_the_start(game: Game, number: int) -> Game:
    """The same moment, played from the set-up."""
    fresh = Game(game.definition, game.setup, game.seed, salt=game.salt)
    for answer in game.answers[:number]:
        fresh.choose(answer)
    return fresh


def same(one: Game, other: Game) -> bool:
    return (
        one == other
        and one.hash == other.hash
        and one.answered_by == other.answered_by
        and one.reveals() == other.reveals()
        and one.log(0) == other.log(0)
        and one.options == other.options
    )


@pytest.mark.parametrize("name", ["architects", "viscounts"])
def test_every_moment_is_the_one_that_was(name: str) -> None:
    game = long_game(name)
    whole = game.clone()
    numbers = [0, 1, STOP_EVERY - 1, STOP_EVERY, STOP_EVERY + 1, 3 * STOP_EVERY + 5, 70, 2 * STOP_EVERY, LONG]
    for number in [one for one in numbers if one <= len(game.answers)]:
        assert same(game.at(number), from_the_start(game, number)), number
    assert same(game, whole)


def test_back_and_another_way_leads_where_that_way_leads() -> None:
    """Nothing is left of the tables of the way that was taken back."""
    game = long_game()
    game.at(LONG)
    game.undo(LONG - STOP_EVERY - 10)
    rng = random.Random(99)
    for _ in range(2 * STOP_EVERY):
        game.choose(rng.choice(game.options))
    for number in (STOP_EVERY, 2 * STOP_EVERY, 3 * STOP_EVERY, len(game.answers)):
        assert same(game.at(number), from_the_start(game, number)), number


def test_a_clone_that_goes_another_way_does_not_lead_the_first_one_astray() -> None:
    game = long_game()
    game.at(LONG)
    other = game.clone()
    other.undo(LONG - 10)
    rng = random.Random(98)
    while len(other.answers) < 3 * STOP_EVERY:
        other.choose(rng.choice(other.options))
    other.at(3 * STOP_EVERY)
    assert same(game.at(3 * STOP_EVERY), from_the_start(game, 3 * STOP_EVERY))
    assert same(other.at(2 * STOP_EVERY), from_the_start(other, 2 * STOP_EVERY))


def test_tables_are_kept_only_once_somebody_goes_back() -> None:
    """A long game in memory stays small."""
    game = long_game()
    assert not game._stops
    game.at(LONG - 1)
    assert len(game._stops) == LONG // STOP_EVERY


def test_a_long_way_is_played_in_parts() -> None:
    """So that a server can let others go first."""
    game = long_game()
    parts: list[int] = []
    game.between_parts = lambda: parts.append(1)
    game.at(LONG)
    assert len(parts) >= LONG // 32
    parts.clear()
    game.at(LONG - 3)
    assert len(parts) < STOP_EVERY // 32
