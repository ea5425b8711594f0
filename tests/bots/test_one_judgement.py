"""A position is worth the same whoever asks: nobody is told more because it is their turn to ask."""

from __future__ import annotations

from itertools import pairwise

import pytest

import guildhall
from guildhall.bots import Sight, make_bot
from guildhall.bots.advice import thoughts_of

EVERY = 6  # answers: how often a hint is asked for


@pytest.mark.parametrize(("name", "answers"), [("architects", 260), ("viscounts", 160)])
def test_the_chances_told_to_two_seats_add_up(name: str, answers: int) -> None:
    game = guildhall.new_game(name, players=2, seed=5)
    bot = make_bot("greedy", 1)
    told: list[tuple[int, float]] = []
    for number in range(answers):
        if game.is_over:
            break
        sight = Sight(game.state)
        if number % EVERY == 0:
            told.append((sight.seat, thoughts_of("search:24", 7, sight)[0].win))
        game.choose(bot.answer(sight))
    gaps = [first[1] + then[1] - 1 for first, then in pairwise(told) if first[0] != then[0]]
    assert len(gaps) > 5
    # The position changes between two hints, so they cannot fit exactly. Nobody is flattered by half a game any more.
    assert sum(abs(gap) for gap in gaps) / len(gaps) < 0.2
    assert sum(gaps) / len(gaps) < 0.1


@pytest.mark.parametrize("name", ["architects", "viscounts"])
def test_more_thinking_does_not_flatter(name: str) -> None:
    game = guildhall.new_game(name, players=3, seed=9)
    bot = make_bot("greedy", 1)
    for _ in range(30):
        game.choose(bot.answer(Sight(game.state)))
    sight = Sight(game.state)
    little, much = (thoughts_of(f"search:{iterations}", 3, sight) for iterations in (16, 128))
    assert little[0].win == pytest.approx(much[0].win, abs=0.04)
    assert [one.win for one in much] == sorted((one.win for one in much), reverse=True)
