"""Why a move was worse than another, as far as games share it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.engine.evaluation import Reason
from guildhall.engine.message import Message, Value

LEAST_FOR_A_RIVAL: Final = 1.5  # points; less is hardly what a move was about


class Compared:
    """What two positions are worth to a seat, term by term (`Evaluation.terms`)."""

    def __init__(self, better: list[dict[str, float]], given: list[dict[str, float]], seat: int) -> None:
        self.better = better[seat]
        self.given = given[seat]

    def lost(self, *names: str) -> float:
        """How many points of these terms the second has less. In a game that is over some of them are gone."""
        points = 0.0
        for name in names:
            points += self.better.get(name, 0.0) - self.given.get(name, 0.0)
        return points


def points_reason(category: str, lines: Compared) -> list[Reason]:
    """Points of a category of the score that are given up."""
    points = lines.lost(category)
    if points < 1.0:
        return []
    args: dict[str, Value] = {"number": round(points), "category": Message(f"score-{category}")}
    return [Reason(points, Message("reason-points", args))]


def goods_reason(names: Sequence[str], better: list[int], given: list[int], points: float) -> list[Reason]:
    """Goods of which there are fewer."""
    less: list[Message] = []
    for good, name in enumerate(names):
        if better[good] > given[good]:
            less.append(Message(f"good-{name}", {"number": better[good] - given[good]}))
    if not less:
        return []
    return [Reason(points, Message("reason-goods", {"what": Message("list", {"parts": less})}))]


def rival_reasons(seats: Sequence[str], better: list[float], given: list[float], seat: int) -> list[Reason]:
    """Whoever is better off by it."""
    found: list[Reason] = []
    for other in range(len(given)):
        points = given[other] - better[other]
        if other != seat and points >= LEAST_FOR_A_RIVAL:
            args: dict[str, Value] = {"number": round(points), "seat": Message(f"seat-{seats[other]}")}
            found.append(Reason(points / (len(given) - 1), Message("reason-rival", args)))
    return found
