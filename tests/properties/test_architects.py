"""The harness on the base game, and once through every combination of its options."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from properties.architects import BOARDS, FLAGS, Architects, board_sets
from properties.harness import Play, basic_tests, check_whole_game

SUBJECT = Architects()


class TestArchitects(basic_tests(SUBJECT)):  # type: ignore[misc]
    pass


@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize("setup", ("standard", "variable"))
def test_every_combination_of_options_plays_to_the_end(players: int, setup: str) -> None:
    boxes: list[dict[str, Any]] = (
        [{}] if setup == "standard" else [{"board_sets": sets} for sets in board_sets(players)]
    )
    games = 0
    for number, (flags, chosen) in enumerate(product(product((False, True), repeat=len(FLAGS)), boxes)):
        options = {"players": players, "setup": setup, **dict(zip(FLAGS, flags)), **chosen}
        check_whole_game(Play(SUBJECT, options, number, (), number, SUBJECT.tastes[number % len(SUBJECT.tastes)]))
        games += 1
    assert games == 8 * len(boxes)


@pytest.mark.parametrize("board", [board for box in BOARDS.values() for board in box])
def test_every_board_plays_to_the_end_with_all_cards(board: str) -> None:
    for seed, taste in enumerate(SUBJECT.tastes):
        options = {"players": 3, "setup": "variable", "boards": ["random", board, "random"], "promo_cards": True}
        check_whole_game(Play(SUBJECT, options, seed, (), seed, taste))
