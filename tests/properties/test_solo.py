"""The harness on games against opponents that follow cards, and each of them once with each set-up it plays in."""

from __future__ import annotations

from typing import Any

import pytest

from properties.harness import Play, basic_tests, check_whole_game
from properties.solo import COURT, WORKS, Solo, SoloArtisans, SoloBoth, SoloWonders, solo_subject_of


class TestCourt(basic_tests(Solo())):  # type: ignore[misc]
    pass


class TestCourtWithArtisans(basic_tests(SoloArtisans())):  # type: ignore[misc]
    pass


class TestWorks(basic_tests(SoloWonders())):  # type: ignore[misc]
    pass


class TestWorksWithArtisans(basic_tests(SoloBoth())):  # type: ignore[misc]
    pass


EVERY = [
    (opponent, players, expansions)
    for opponents, counts, mixes in (
        (COURT, (1, 2), ([], ["artisans"])),
        (WORKS, (1, 2, 4), (["wonders"], ["artisans", "wonders"])),
    )
    for opponent in opponents
    for players in counts
    for expansions in mixes
]


@pytest.mark.parametrize(("opponent", "players", "expansions"), EVERY)
def test_every_opponent_plays_to_the_end_in_every_company(opponent: str, players: int, expansions: list[str]) -> None:
    subject = solo_subject_of(expansions)
    for number, setup in enumerate(("standard", "variable")):
        options: dict[str, Any] = {"players": players, "setup": setup, "opponent": opponent, "expansions": expansions}
        taste = subject.tastes[(number + players) % len(subject.tastes)]
        check_whole_game(Play(subject, options, number, (), number, taste))
