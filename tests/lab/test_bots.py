"""Bots: found by name, seated, and told only what their seat may know."""

from __future__ import annotations

import pytest

import guildhall
from guildhall.bots import Sight, UnknownBotError, bot_names, bot_seed, make_bot
from guildhall.engine.rng import Rng


@pytest.fixture(scope="module")
def sight() -> Sight:
    """A question with several answers."""
    game = guildhall.new_game("architects", players=2, seed=7)
    while len(game.options) != 4:
        game.choose(game.options[0])
    return Sight(game.state)


def test_the_random_bot_gives_each_answer_about_as_often(sight: Sight) -> None:
    bot = make_bot("random", 1)
    given = [bot.answer(sight) for _ in range(2000)]
    assert all(430 < given.count(token) < 570 for token in sight.tokens)


def test_the_same_seed_makes_the_same_bot(sight: Sight) -> None:
    first, second, other = make_bot("random", 1), make_bot("random", 1), make_bot("random", 2)
    said = [first.answer(sight) for _ in range(50)]
    assert [second.answer(sight) for _ in range(50)] == said
    assert [other.answer(sight) for _ in range(50)] != said


def test_one_name_is_for_all_seats_and_several_are_one_each() -> None:
    assert bot_names("random", 4) == ["random"] * 4
    assert bot_names("random, greedy", 2) == ["random", "greedy"]


@pytest.mark.parametrize("text", ["", "oracle", "random,", "random,oracle", "RANDOM"])
def test_an_unknown_name_is_refused(text: str) -> None:
    with pytest.raises(UnknownBotError, match=r"There is no bot .* Valid: random, .*FILE\.py:CLASS"):
        bot_names(text, 2)


def test_the_wrong_number_of_names_is_refused() -> None:
    with pytest.raises(UnknownBotError, match="3 bots for 2 seats"):
        bot_names("random,random,random", 2)
    with pytest.raises(UnknownBotError):
        make_bot("oracle", 1)


def test_a_bots_chance_is_not_the_games() -> None:
    """Else a random bot would follow the shuffle of its own game."""
    for seed in (0, 1, 2, 2**64 - 1):
        words = [Rng(bot_seed(seed, salt)).word() for salt in range(6)]
        assert len({*words, Rng(seed).word()}) == 7
