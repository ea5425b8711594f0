"""What a position means to each seat, in points: what it may expect itself, less what its rivals may."""

from __future__ import annotations

import math
from typing import Final

from guildhall.engine.agenda import State

VICTORY: Final = 10.0  # points that winning itself is worth
SPREAD: Final = 5.0  # points of lead that make winning about twice to thrice as likely as the next seat's


def results(state: State, worth: list[float]) -> list[float]:
    """For each seat what it plays for, with what the position is worth to each.

    One's own points less those of the others: half of what is set against them is the best opponent's, half the
    average. So what all gain alike counts for nothing, and what harms the one who is ahead counts for more.
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
        found.append(points - 0.5 * rival - 0.5 * (total - points) / (players - 1))
    if state.decision is None:
        ranks = state.ranks()
        winners = ranks.count(1)
        for seat in range(len(found)):
            if ranks[seat] == 1:
                found[seat] += VICTORY / winners
    return found


def lead(worth: list[float], seat: int) -> float:
    """The points by which a seat is ahead of the best other one, or behind."""
    others = [points for other, points in enumerate(worth) if other != seat]
    return worth[seat] - max(others) if others else worth[seat]


def chance(worth: list[float], seat: int) -> float:
    """A seat's chance of winning with these expected points."""
    top = max(worth)
    shares = [math.exp((points - top) / SPREAD) for points in worth]
    return shares[seat] / sum(shares)
