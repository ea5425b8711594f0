"""What a position means to each seat, in points: what it may expect, minus what its rivals may."""

from __future__ import annotations

import math
from typing import Final

from guildhall.engine.agenda import State

VICTORY: Final = 10.0  # points that winning itself is worth
PROSPECT: Final = 15.0  # points that being sure to win is worth among three or more, while the game goes on
SWAY: Final = 6.0  # points of lead that make it almost three times as likely, for that


def results(state: State, worth: list[float], regard: float = 1.0) -> list[float]:
    """For each seat what it plays for, with what the position is worth to each.

    A seat's own points minus those of the others: half the best opponent's, half the average. So what everybody gains
    counts for nothing, and what harms the leader counts for more. With two players that is the lead, and it says who
    will win. With more it may not, so the chance of winning counts as well. With less `regard` for the others, their
    points count for less, and the chance of winning for nothing.
    """
    players = len(worth)
    if players == 1:
        return worth
    total = 0.0
    best = -1e9
    second = -1e9
    for points in worth:
        total += points
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    found: list[float] = []
    for points in worth:
        rival = second if points == best else best
        found.append(points - regard * (0.5 * rival + 0.5 * (total - points) / (players - 1)))
    if state.decision is not None:
        if players > 2 and regard == 1.0:
            shares = [math.exp((points - best) / SWAY) for points in worth]
            whole = sum(shares)
            for seat in range(players):
                found[seat] += PROSPECT * shares[seat] / whole
    else:
        ranks = state.ranks()
        winners = ranks.count(1)
        for seat in range(players):
            if ranks[seat] == 1:
                found[seat] += VICTORY / winners
    return found


def lead(worth: list[float], seat: int) -> float:
    """The points by which a seat is ahead of the best other one, or behind."""
    others = [points for other, points in enumerate(worth) if other != seat]
    return worth[seat] - max(others) if others else worth[seat]


def chance(worth: list[float], seat: int, doubt: float) -> float:
    """A seat's chance of winning with these expected points: less sure the further off the end is (`State.doubt`)."""
    top = max(worth)
    shares = [math.exp((points - top) / doubt) for points in worth]
    return shares[seat] / sum(shares)
