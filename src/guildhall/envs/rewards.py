"""What a game brings each seat at its end. What one seat gains the others lose: the rewards of a table sum to 0."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from guildhall.engine.agenda import State
from guildhall.engine.errors import UnknownOptionError

Reward = Callable[[State], list[float]]


def by_win(state: State) -> list[float]:
    """The winners share 1, the others -1; nothing if all of them win."""
    ranks = state.ranks()
    winners = ranks.count(1)
    losers = len(ranks) - winners
    if not losers:
        return [0.0] * len(ranks)
    return [1 / winners if rank == 1 else -1 / losers for rank in ranks]


def by_place(state: State) -> list[float]:
    """From 1 for the first place down to -1 for the last, in even steps. Tied seats share what their places bring."""
    ranks = state.ranks()
    last = len(ranks) - 1
    # Three seats on rank 2 share the places 2 to 4.
    places = [rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks]
    return [1 - 2 * place / last for place in places]


def by_score(state: State) -> list[float]:
    """Own points minus the average of the others' points."""
    points = [score["total"] for score in state.scores()]
    others = len(points) - 1
    return [own - (sum(points) - own) / others for own in points]


REWARDS: Final[dict[str, Reward]] = {"win": by_win, "place": by_place, "score": by_score}


def reward_named(name: str) -> Reward:
    if name not in REWARDS:
        raise UnknownOptionError(f"There is no reward {name!r}.", name, REWARDS)
    return REWARDS[name]
