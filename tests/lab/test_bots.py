"""Bots: found by name, seated, and told only what their seat may know."""

from __future__ import annotations

import pytest

from guildhall.bots import UnknownBotError, bot_names, bot_seed, make_bot
from guildhall.engine.rng import Rng

TOKENS = ["place quarry", "place forest", "place mines"]


def test_the_random_bot_gives_each_answer_about_as_often() -> None:
    bot = make_bot("random", 1)
    given = [bot.answer({}, TOKENS) for _ in range(3000)]
    assert all(900 < given.count(token) < 1100 for token in TOKENS)


def test_the_same_seed_makes_the_same_bot() -> None:
    first, second, other = make_bot("random", 1), make_bot("random", 1), make_bot("random", 2)
    said = [first.answer({}, TOKENS) for _ in range(50)]
    assert [second.answer({}, TOKENS) for _ in range(50)] == said
    assert [other.answer({}, TOKENS) for _ in range(50)] != said


def test_one_name_is_for_all_seats_and_several_are_one_each() -> None:
    assert bot_names("random", 4) == ["random"] * 4
    assert bot_names("random, random", 2) == ["random", "random"]


@pytest.mark.parametrize("text", ["", "oracle", "random,", "random,oracle", "RANDOM"])
def test_an_unknown_name_is_refused(text: str) -> None:
    with pytest.raises(UnknownBotError, match=r"There is no bot .* Valid: random"):
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
