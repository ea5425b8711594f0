"""A companion beside a recorded game tells the same moves, keeps the same things and counts the same points."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import guildhall
from companion.mirror import Mirror

RECORDS = sorted((Path(__file__).parents[1] / "replays").glob("solo-*.txt"))


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_a_companion_reproduces_the_opponents_moves_of_a_recorded_game(record: Path) -> None:
    game = guildhall.load(record)
    mirror = Mirror(game)
    mirror.play()
    assert mirror.turns > 15
    assert mirror.companion.score() == game.scores()[mirror.opponent]


@pytest.mark.parametrize(
    ("opponent", "options"),
    [
        ("constantine", {"players": 2, "expansions": ["artisans"]}),
        ("helena", {"players": 1, "setup": "variable"}),
        ("aristocrat", {"players": 4, "expansions": ["artisans", "wonders"], "setup": "variable"}),
        ("enforcer", {"players": 3, "expansions": ["wonders"]}),
        ("illusionist", {"players": 1, "expansions": ["wonders"], "setup": "variable"}),
        ("meddler", {"players": 5, "expansions": ["artisans", "wonders"]}),
        ("patron", {"players": 1, "expansions": ["wonders"]}),
        ("peddler", {"players": 2, "expansions": ["artisans", "wonders"]}),
    ],
)
def test_a_companion_reproduces_the_opponents_moves_of_a_game_of_chance(opponent: str, options: dict[str, Any]) -> None:
    game = guildhall.new_game("architects", opponent=opponent, seed=1, **options)
    chance = Random(1)
    while not game.is_over:
        game.choose(chance.choice(game.options))
    mirror = Mirror(game)
    mirror.play()
    assert mirror.companion.score() == game.scores()[mirror.opponent]


def test_all_eight_opponents_have_been_met() -> None:
    met = {guildhall.load(record).setup["opponent"] for record in RECORDS}
    assert met == {"constantine", "helena", "aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"}
