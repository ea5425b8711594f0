"""Who plays whom, at which seats, on which deals.

A deal is a seed: the same cards for whoever sits at the table. On every deal all line-ups are played, each of them
turned round the table until every bot has sat at every seat. So neither a good deal nor a good seat favours anybody,
and a schedule for more games begins with the one for fewer.

Three kinds of line-ups, for K bots and N seats:

* mixed: as many different bots at a table as there are. With K = N all of them; with more bots every choice of N of
  them; with fewer, each sits there equally often, and the seats left over go to every choice of bots. How the bots
  follow each other at the table changes from deal to deal.
* alone: each bot against N - 1 of each other one.
* first: the first bot against N - 1 of each other one.

With two seats all three are the same: each against each, both ways round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from guildhall.bots import UnknownBotError
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.rng import SEED_LIMIT

LINEUPS: Final = ("mixed", "alone", "first")

LineUp = tuple[int, ...]  # for each seat the number of a bot


class Match:
    """A game to be played: its number in the schedule, the deal, its seed, and for each seat the number of a bot."""

    def __init__(self, number: int, deal: int, seed: int, lineup: LineUp) -> None:
        self.number = number
        self.deal = deal
        self.seed = seed
        self.lineup = lineup


def schedule(bots: Sequence[str], players: int, lineup: str, games: int, seed: int) -> list[Match]:
    """Whole deals, until there are at least that many games. The first deal has that seed, each next one the next."""
    _check(bots, lineup, seed)
    matches: list[Match] = []
    deal = 0
    while len(matches) < games:
        for seats in lineups_of_deal(len(bots), players, lineup, deal):
            matches.append(Match(len(matches), deal, (seed + deal) % SEED_LIMIT, seats))
        deal += 1
    return matches


def lineups_of_deal(bots: int, players: int, lineup: str, deal: int) -> list[LineUp]:
    """Every table is turned until each of its bots has sat at every seat; no two games of a deal are the same."""
    tables = _mixed(bots, players, deal) if lineup == "mixed" else _alone(bots, players, lineup == "first")
    turned = (table[turn:] + table[:turn] for table in tables for turn in range(players))
    return list(dict.fromkeys(turned))


def _mixed(bots: int, players: int, deal: int) -> Iterator[LineUp]:
    everybody = tuple(range(bots))
    each, left = divmod(players, bots)
    for guests in combinations(everybody, left):
        orders = _orders(tuple(sorted(everybody * each + guests)))
        yield orders[deal % len(orders)]


@lru_cache(maxsize=1000)
def _orders(seats: LineUp) -> list[LineUp]:
    """The ways to sit round a table: those that can be turned into one another are one."""
    # The first stays where they are, since the table will be turned.
    found = sorted({seats[:1] + rest for rest in permutations(seats[1:])})
    return [order for order in found if order == min(order[turn:] + order[:turn] for turn in range(len(order)))]


def _alone(bots: int, players: int, only_first: bool) -> Iterator[LineUp]:
    for one in range(1 if only_first else bots):
        for other in range(bots):
            if other != one:
                yield (one,) + (other,) * (players - 1)


def _check(bots: Sequence[str], lineup: str, seed: int) -> None:
    if len(bots) < 2:
        raise UnknownBotError("An arena needs two bots or more, such as --bots greedy,random.", ",".join(bots))
    for name in bots:
        if bots.count(name) > 1:
            raise UnknownBotError(f"The bot {name!r} is named twice: bots are told apart by their names.", name)
    if lineup not in LINEUPS:
        raise UnknownOptionError(f"There is no line-up {lineup!r}.", lineup, LINEUPS)
    if not 0 <= seed < SEED_LIMIT:
        raise UnknownOptionError(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}.", seed)
