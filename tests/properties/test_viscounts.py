"""The harness on Viscounts, for one to four players."""

from __future__ import annotations

from itertools import product

import pytest

from guildhall.viscounts.names import DIFFICULTIES
from properties.harness import Play, basic_tests, check_whole_game
from properties.viscounts import SCHEMES, Viscounts

SUBJECT = Viscounts()


class TestViscounts(basic_tests(SUBJECT)):  # type: ignore[misc]
    pass


@pytest.mark.parametrize("board", SCHEMES)
def test_every_opponent_plays_to_the_end(board: str) -> None:
    for number, (difficulty, taste) in enumerate(product(DIFFICULTIES, SUBJECT.tastes)):
        options = {"players": 1, "board": board, "difficulty": difficulty}
        check_whole_game(Play(SUBJECT, options, number, (), number, taste))


@pytest.mark.parametrize("players", (2, 3, 4))
def test_whatever_players_like_the_game_ends(players: int) -> None:
    for number, taste in enumerate(SUBJECT.tastes * 3):
        check_whole_game(Play(SUBJECT, {"players": players}, number, (), number, taste))
