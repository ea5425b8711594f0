"""How strong the levels are and how long they think, as measured with `bench/ladder.py` (docs/strength.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import guildhall

# What players choose from, the weakest first: the bots behind the levels, for which every game has its own names.
THINKING: Final = ("novice:1", "novice:2", "novice:3", "greedy", "search:200ms", "search:2s")
EVEN: Final = 1500  # the rating of `greedy`: each game has a scale of its own, and this is where it is fastened


@dataclass(frozen=True)
class Level:
    """`rating` is in Elo points among the levels of one game, `seconds` what an answer takes on average."""

    key: str
    bot: str
    rating: int | None
    seconds: float | None


# Two players, without expansions. The levels that search are not measured yet.
RATINGS: Final[dict[str, tuple[int, ...]]] = {
    "architects": (1015, 1196, 1413, EVEN),
    "viscounts": (1021, 1255, 1425, EVEN),
}
SECONDS: Final[dict[str, tuple[float, ...]]] = {
    "architects": (0.0002, 0.0002, 0.0003, 0.0003),
    "viscounts": (0.0003, 0.0003, 0.0003, 0.0005),
}


def levels_of(game: str) -> list[Level]:
    """The levels of a game, the weakest first; without numbers where nothing was measured."""
    names = guildhall.definition(game).levels
    ratings, seconds = RATINGS.get(game, ()), SECONDS.get(game, ())
    return [
        Level(
            name,
            bot,
            ratings[number] if number < len(ratings) else None,
            seconds[number] if number < len(seconds) else None,
        )
        for number, (name, bot) in enumerate(zip(names, THINKING))
    ]
