"""The harness on Age of Artisans, and once through every combination of options with it."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from guildhall.architects.table import Table
from guildhall.engine.rng import Rng
from properties.architects import FLAGS, board_sets
from properties.artisans import Artisans, crafts_on_table
from properties.harness import Play, basic_tests, check_whole_game

SUBJECT = Artisans()


class TestArtisans(basic_tests(SUBJECT)):  # type: ignore[misc]
    pass


@pytest.mark.parametrize("players", (2, 3, 4, 5, 6))
@pytest.mark.parametrize("setup", ("standard", "variable"))
def test_every_combination_of_options_plays_to_the_end(players: int, setup: str) -> None:
    boxes: list[dict[str, Any]] = (
        [{}] if setup == "standard" else [{"board_sets": sets} for sets in board_sets(players)]
    )
    every = list(product((False, True), repeat=len(FLAGS)))
    assert len(every) >= len(boxes)  # each choice of boxes has its turn
    for number, flags in enumerate(every):
        options = {
            "players": players,
            "setup": setup,
            "expansions": ["artisans"],
            **dict(zip(FLAGS, flags)),
            **boxes[number % len(boxes)],
        }
        check_whole_game(Play(SUBJECT, options, number, (), number, SUBJECT.tastes[number % len(SUBJECT.tastes)]))


@pytest.mark.parametrize("board", [board for box in SUBJECT.boards.values() for board in box])
def test_every_board_plays_to_the_end_with_all_cards(board: str) -> None:
    for seed, taste in enumerate(SUBJECT.tastes):
        options = {
            "players": 3,
            "setup": "variable",
            "boards": ["random", board, "random"],
            "promo_cards": True,
            "expansions": ["artisans"],
        }
        check_whole_game(Play(SUBJECT, options, seed, (), seed, taste))


@pytest.mark.parametrize("mix", SUBJECT.mixes, ids=lambda mix: f"{mix['players']}-{mix['setup']}")
def test_determinize_exchanges_the_craft_pile_and_no_other_craft_card(mix: dict[str, Any]) -> None:
    random = Random(1)
    orders = set()
    for seed, taste in enumerate(SUBJECT.tastes):
        play = Play(SUBJECT, mix, seed, (), seed, taste)
        state = play.start()
        for number, answer in enumerate(play.answers(state)):
            if number % 60 == 0:
                before = state.position()
                other = state.determinize(random.randrange(mix["players"]), Rng(random.getrandbits(64)))
                assert isinstance(other, Table)
                after = other.position()
                assert sorted(crafts_on_table(after)) == sorted(crafts_on_table(before))
                orders.add((tuple(before["artisans"].pop("pile")), tuple(after["artisans"].pop("pile"))))
                assert after["artisans"] == before["artisans"]
            state.answer(answer)
    assert any(before != after for before, after in orders)
