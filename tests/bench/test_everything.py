"""`bench/everything.py`: curious players use everything in Viscounts. The whole of it takes 2,000 games."""

from __future__ import annotations

from random import Random

from everything import BOARDS, DIFFICULTIES, Curious, covered, options_of


def test_every_mix_is_played() -> None:
    mixes = [options_of(number) for number in range(64)]
    assert {mix["players"] for mix in mixes} == {1, 2, 3, 4}
    solo = {(mix["board"], mix["difficulty"]) for mix in mixes if mix["players"] == 1}
    assert solo == {(board, difficulty) for board in BOARDS for difficulty in DIFFICULTIES}


def test_what_nobody_has_said_comes_first() -> None:
    curious = Curious()
    curious.given = {"done", "hire friar"}
    assert curious.choose(["done", "hire friar", "hire mason"], Random(1), ()) == "hire mason"


def test_a_few_games_use_cards_and_what_lies_under_empty_piles() -> None:
    """Every use is counted, also of what was not used."""
    uses = covered(40, 1)
    assert {use: len(counts) for use, counts in uses.items()}["townsfolk_hired"] == 68
    assert len(uses["printed_dismissed"]) == len(uses["printed_read"]) == 5
    assert uses["printed_dismissed"].total() + uses["printed_read"].total() > 0
    assert min(uses["exchanges_used"].values()) > 0
    assert covered(40, 1) == uses
