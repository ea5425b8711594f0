"""A companion beside a game of Viscounts tells the same turns, keeps the same things and counts the same points."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import guildhall
from companion.viscounts_mirror import Mirror
from guildhall.viscounts.table import Table

RECORDS = sorted((Path(__file__).parents[1] / "replays").glob("viscounts-solo-*.txt"))
BOARDS = ("cleric", "builder", "noble", "card")
DIFFICULTIES = ("normal", "hard-1", "hard-2", "hard-3")


def begins_with_a(seed: int) -> bool:
    """People tell the board from segment A on. Where the game counts from another, only the order differs in which two
    things are told that happen at the same time."""
    table = guildhall.definition("viscounts").start({"players": 1}, seed, False)
    assert isinstance(table, Table)
    return table.layout.ring[0] == 0


SEEDS = [seed for seed in range(200) if begins_with_a(seed)][:16]


@pytest.mark.parametrize("number", range(len(SEEDS)))
def test_a_companion_reproduces_the_opponents_moves_of_a_game_of_chance(number: int) -> None:
    seed = SEEDS[number]
    game = guildhall.new_game(
        "viscounts",
        players=1,
        board=BOARDS[number % len(BOARDS)],
        difficulty=DIFFICULTIES[number // len(BOARDS)],
        seed=seed,
    )
    chance = Random(seed)
    while not game.is_over:
        game.choose(chance.choice(game.options))
    mirror = Mirror(game)
    mirror.play()
    assert mirror.turns > 10
    assert mirror.companion.score() == game.scores()[1]


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_companion_counts_the_points_of_a_recorded_game(record: Path) -> None:
    game = guildhall.load(record)
    mirror = Mirror(game, in_order=begins_with_a(game.seed))
    mirror.play()
    assert mirror.companion.score() == game.scores()[1]


def test_all_boards_have_been_met() -> None:
    assert len(SEEDS) == len(BOARDS) * len(DIFFICULTIES)
