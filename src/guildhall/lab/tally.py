"""What many games between bots add up to, in whole numbers: they give the same sums in any order."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from guildhall.engine.agenda import State
from guildhall.lab.playing import Mishap

MOST_FAILURES: Final = 20  # told one by one; all are counted


class Spread:
    """Whole numbers seen so far: how many, their sum and the sum of their squares."""

    def __init__(self, count: int = 0, total: int = 0, squares: int = 0) -> None:
        self.count = count
        self.total = total
        self.squares = squares

    def see(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def add(self, other: Spread) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of the sample."""
        if self.count < 2:
            return 0.0
        # Kept whole until the last step, where rounding cannot make it negative.
        return math.sqrt((self.squares * self.count - self.total**2) / (self.count * (self.count - 1)))

    def data(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "sd": round(self.sd, 4)}


class Tally:
    """What was counted in some games; tallies add up."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.games = 0  # also those that went wrong
        self.decisions = 0
        self.turns = Spread()
        self.scores: dict[str, Spread] = {}  # by category, over all seats
        self.seat_totals = [Spread() for _ in range(players)]
        self.wins_by_seat = [0] * players
        self.wins_by_turn_order = [0] * players
        self.shared_victories = 0
        self.endings: dict[str, int] = {}  # games by what ended them; one may have ended in several ways at once
        self.errors = 0
        self.failures: list[tuple[int, str]] = []  # seed and message, the lowest seeds first
        # What bots did instead of answering: chance answered for them. By seed, the lowest first.
        self.mishaps = 0
        self.mishaps_told: list[tuple[int, dict[str, Any]]] = []
        # How often each card was used, by way of using it; empty unless it is counted.
        self.coverage: dict[str, dict[str, int]] = {}

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns.add(other.turns)
        for category, spread in other.scores.items():
            self.scores.setdefault(category, Spread()).add(spread)
        for seat in range(self.players):
            self.seat_totals[seat].add(other.seat_totals[seat])
            self.wins_by_seat[seat] += other.wins_by_seat[seat]
            self.wins_by_turn_order[seat] += other.wins_by_turn_order[seat]
        self.shared_victories += other.shared_victories
        for ending, count in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + count
        self.errors += other.errors
        self.failures = sorted(self.failures + other.failures)[:MOST_FAILURES]
        self.mishaps += other.mishaps
        self.mishaps_told = sorted(self.mishaps_told + other.mishaps_told, key=lambda told: told[0])[:MOST_FAILURES]
        self.count_uses(other.coverage)

    def count_game(self, state: State, decisions: int) -> None:
        """Count a game that is over."""
        # All of it is asked for before any of it is counted: a failure here must not leave half a game in the sums.
        turn = state.view(-1)["turn"]
        order = state.turn_order()
        scores = state.scores()
        winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
        endings = state.endings()
        self.decisions += decisions
        self.turns.see(turn["number"])
        for seat, rows in enumerate(scores):
            for category, points in rows.items():
                self.scores.setdefault(category, Spread()).see(points)
            self.seat_totals[seat].see(rows["total"])
        for seat in winners:
            self.wins_by_seat[seat] += 1
            self.wins_by_turn_order[order.index(seat)] += 1
        if len(winners) > 1:
            self.shared_victories += 1
        for ending, took_it in endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + took_it

    def count_uses(self, uses: Mapping[str, Mapping[str, int]]) -> None:
        for use, counts in uses.items():
            sums = self.coverage.setdefault(use, dict.fromkeys(counts, 0))
            for card, count in counts.items():
                sums[card] += count

    def never_used(self) -> dict[str, list[str]]:
        """By way of using cards, those that were not used so in any of the games."""
        return {use: [card for card, count in counts.items() if not count] for use, counts in self.coverage.items()}

    def count_failure(self, seed: int, message: str) -> None:
        self.errors += 1
        if len(self.failures) < MOST_FAILURES:
            self.failures.append((seed, message))

    def count_mishaps(self, seed: int, mishaps: list[Mishap]) -> None:
        self.mishaps += len(mishaps)
        room = MOST_FAILURES - len(self.mishaps_told)
        self.mishaps_told += [(seed, mishap.data()) for mishap in mishaps[:room]]
