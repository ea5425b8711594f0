"""Set-ups for the tests of the environments, and games played at random."""

from __future__ import annotations

from typing import Any

import guildhall
from guildhall.engine.agenda import State
from guildhall.engine.playout import play_some
from guildhall.engine.rng import Rng

Mix = tuple[str, dict[str, Any]]

EXPANSIONS: list[tuple[list[str], int]] = [([], 5), (["artisans"], 6), (["wonders"], 5), (["artisans", "wonders"], 6)]

ARCHITECTS: list[Mix] = [
    ("architects", {"players": players, **({"expansions": expansions} if expansions else {})})
    for expansions, most in EXPANSIONS
    for players in range(2, most + 1)
]
OPPONENTS: list[Mix] = [
    ("architects", {"players": 1, "opponent": "constantine"}),
    ("architects", {"players": 2, "opponent": "helena", "expansions": ["artisans"]}),
    ("architects", {"players": 1, "opponent": "meddler", "expansions": ["wonders"]}),
    ("architects", {"players": 2, "opponent": "patron", "expansions": ["artisans", "wonders"]}),
]
VARIABLE: list[Mix] = [
    ("architects", {"players": 3, "setup": "variable"}),
    ("architects", {"players": 4, "setup": "variable", "expansions": ["artisans", "wonders"]}),
]
VISCOUNTS: list[Mix] = [("viscounts", {"players": players}) for players in range(1, 5)]
MIXES: list[Mix] = [*ARCHITECTS, *OPPONENTS, *VARIABLE, *VISCOUNTS]


def named(mix: object) -> str:
    """For the name of a test."""
    if not isinstance(mix, tuple):
        return ""
    game, options = mix
    return "-".join([game, *("+".join(value) if isinstance(value, list) else str(value) for value in options.values())])


def checked(mix: Mix) -> dict[str, Any]:
    game, options = mix
    return guildhall.definition(game).read_options(options)


def table(mix: Mix, seed: int = 1, answers: int = 0) -> State:
    """A game after that many answers, given at random."""
    state = guildhall.definition(mix[0]).start(checked(mix), seed, False)
    play_some(state, Rng(seed), answers)
    return state
