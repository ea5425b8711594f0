"""A companion beside a recorded game tells the same moves, keeps the same things and counts the same points."""

from __future__ import annotations

from pathlib import Path

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


def test_all_eight_opponents_have_been_met() -> None:
    met = {guildhall.load(record).setup["opponent"] for record in RECORDS}
    assert met == {"constantine", "helena", "aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"}
