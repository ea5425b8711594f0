"""How strong bots are, from who won: win rates, and ratings in Elo points, with 95 % intervals.

Ratings follow the model of Bradley and Terry, for any number of seats: a seat wins with a chance in proportion to the
strength of its bot, and 400 points are ten times the strength. So at two seats 200 points more win 76 % of the games.
They are fitted by minorisation-maximisation (Hunter, 2004). Only winning counts; a shared victory is shared. The mean
of all ratings is 0.
"""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

Z95: Final = 1.959964  # standard deviations either side that hold 95 % of a normal distribution
RESAMPLES: Final = 400
ROUNDS: Final = 200
CLOSE: Final = 1e-6  # of a strength: the ratings have settled

Interval = tuple[float, float]
# Who sat at the table, sorted, and who won: how many games, of which a shared victory is split.
Outcomes = dict[tuple[tuple[int, ...], int], float]


def wilson(wins: float, tries: float) -> Interval:
    """Wilson's 95 % interval of a share: it fits few tries and shares near 0 or 1, too."""
    if not tries:
        return 0.0, 1.0
    share = wins / tries
    square = Z95 * Z95 / tries
    middle = share + square / 2
    half = Z95 * math.sqrt((share * (1 - share) + square / 4) / tries)
    # Rounded, so that a bot that won everything has exactly 1 as the upper end.
    low, high = (round(end / (1 + square), 12) for end in (middle - half, middle + half))
    return max(0.0, low), min(1.0, high)


def outcomes(lineup: Sequence[int], winners: Sequence[int]) -> Outcomes:
    """A finished game: the bots at its seats, and the seats that won."""
    table = tuple(sorted(lineup))
    return add_up({(table, lineup[seat]): 1 / len(winners)} for seat in winners)


def ratings(bots: int, games: Outcomes, share: Callable[[], float] = lambda: 0.5) -> list[float]:
    """For each bot its rating.

    A game between each two bots is added, which they share: half each, unless `share` says otherwise. It keeps the
    rating of a bot that won all or nothing finite, and weighs little beside many games.
    """
    wins = [0.0] * bots
    tables: dict[tuple[int, ...], float] = defaultdict(float)
    for (table, winner), count in games.items():
        wins[winner] += count
        tables[table] += count
    for one in range(bots):
        for other in range(one):
            part = share()
            wins[one] += part
            wins[other] += 1 - part
            tables[other, one] += 1
    strengths = [1.0] * bots
    for _ in range(ROUNDS):
        chances = [0.0] * bots
        for table, count in tables.items():
            each = count / sum(strengths[bot] for bot in table)
            for bot in table:
                chances[bot] += each
        better = _scaled([won / chance for won, chance in zip(wins, chances)])
        settled = all(abs(new / old - 1) < CLOSE for new, old in zip(better, strengths))
        strengths = better
        if settled:
            break
    return [400 * math.log10(strength) for strength in strengths]


def _scaled(strengths: Sequence[float]) -> list[float]:
    """Only their ratios matter: their geometric mean is made 1, so that the mean rating is 0."""
    mean = math.exp(sum(map(math.log, strengths)) / len(strengths))
    return [strength / mean for strength in strengths]


def rating_intervals(bots: int, deals: Sequence[Outcomes], seed: int = 1) -> list[Interval]:
    """For each bot the 95 % interval of its rating, by drawing as many deals from these again and again: the games of
    one deal belong together. The added games are shared in all ways, since a bot that won all might have lost one."""
    rng = random.Random(seed)
    drawn = [ratings(bots, add_up(rng.choices(deals, k=len(deals))), rng.random) for _ in range(RESAMPLES)]
    intervals: list[Interval] = []
    for bot in range(bots):
        values = sorted(sample[bot] for sample in drawn)
        intervals.append((values[round(0.025 * (RESAMPLES - 1))], values[round(0.975 * (RESAMPLES - 1))]))
    return intervals


def add_up(parts: Iterable[Outcomes]) -> Outcomes:
    whole: Outcomes = defaultdict(float)
    for part in parts:
        for outcome, games in part.items():
            whole[outcome] += games
    return whole
