"""Many games between bots, counted.

Game number i of a simulation is the game with the seed `seed + i`, and each bot's chance follows from that seed and its
seat. So the counts depend on the seed alone, whatever the number of processes, and a game that went wrong is found
again by its seed. Everything is counted in whole numbers: they add up to the same sums in any order.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final

import guildhall
from guildhall.bots import bot_seed, make_bot
from guildhall.engine.agenda import State
from guildhall.engine.errors import IllegalAnswerError, UnknownOptionError
from guildhall.engine.playout import play_random
from guildhall.engine.rng import SEED_LIMIT, Rng

CHUNK: Final = 25  # games between two signs of progress
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
        self.errors = 0
        self.failures: list[tuple[int, str]] = []  # seed and message, the lowest seeds first
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
        self.errors += other.errors
        self.failures = sorted(self.failures + other.failures)[:MOST_FAILURES]
        self.count_uses(other.coverage)

    def count_game(self, state: State, decisions: int) -> None:
        """Count a game that is over."""
        # All of it is asked for before any of it is counted: a failure here must not leave half a game in the sums.
        turn = state.view(-1)["turn"]
        order = state.turn_order()
        scores = state.scores()
        winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
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


class Simulation:
    """What is to be played: a game with its checked options, a bot for each seat, and a first seed.

    With `coverage` it also counts which cards were used.
    """

    def __init__(
        self, game: str, options: Mapping[str, Any], bots: Sequence[str], seed: int, coverage: bool = False
    ) -> None:
        self.definition = guildhall.definition(game)
        self.game = game
        self.options = self.definition.read_options(options)
        self.bots = list(bots)
        self.seed = seed
        self.coverage = coverage
        self.players: int = self.options["players"]
        if not 0 <= seed < SEED_LIMIT:
            raise UnknownOptionError(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}.", seed)
        if len(self.bots) != self.players:
            raise UnknownOptionError(f"{len(self.bots)} bots cannot play at {self.players} seats.", self.bots)
        for name in self.bots:
            make_bot(name, 0)
        self.only_chance = set(self.bots) == {"random"}
        # Tried once, so that what is wrong with the set-up is said once and not in each game.
        tried = self.definition.start(self.options, seed, False)
        self.seats = tried.seats_count()  # those of the bots, then perhaps one that follows cards

    def sitters(self) -> list[str]:
        """Who sits at each seat."""
        return [*self.bots, *([self.options["opponent"]] if self.seats > self.players else [])]

    def play(self, first: int, count: int) -> Tally:
        """Play some of the games, one after the other."""
        tally = Tally(self.seats)
        for number in range(first, first + count):
            seed = (self.seed + number) % SEED_LIMIT
            tally.games += 1
            try:
                # The uses of cards follow from what is told in a game; else nobody listens.
                state = self.definition.start(self.options, seed, self.coverage)
                decisions = self._play_out(state, seed)
                uses = self.definition.card_uses(state) if self.coverage else {}
                tally.count_game(state, decisions)
                tally.count_uses(uses)
            except Exception as error:  # a defect in one game must not hide what the others tell
                tally.count_failure(seed, f"{type(error).__name__}: {error}")
        return tally

    def _play_out(self, state: State, seed: int) -> int:
        if self.only_chance:
            return play_random(state, Rng(bot_seed(seed, 0)))
        bots = [make_bot(name, bot_seed(seed, seat + 1)) for seat, name in enumerate(self.bots)]
        words = state.vocabulary()
        decisions = 0
        while state.decision is not None:
            seat = state.decision.seat(state)
            tokens = [words.tokens[answer] for answer in state.answers]
            token = bots[seat].answer(state.view(seat), tokens)
            if token not in tokens:
                raise IllegalAnswerError(f"The bot {self.bots[seat]!r} answered {token!r}.", token, tokens)
            state.answer(words.numbers[token])
            decisions += 1
        return decisions


class Report:
    """A finished simulation."""

    def __init__(self, simulation: Simulation, tally: Tally, seconds: float, processes: int) -> None:
        self.simulation = simulation
        self.tally = tally
        self.seconds = seconds
        self.processes = processes

    @property
    def decisions_per_second(self) -> float:
        return self.tally.decisions / self.seconds if self.seconds > 0 else 0.0

    def data(self) -> dict[str, Any]:
        """For programs. Keys are added and never changed; all but the times depend on the seed only."""
        tally = self.tally
        seats = self.simulation.definition.start(self.simulation.options, self.simulation.seed, False).seat_keys()
        data: dict[str, Any] = {
            "game": self.simulation.game,
            "rules": self.simulation.definition.version,
            "options": self.simulation.options,
            "bots": self.simulation.bots,
            "seed": self.simulation.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "turns": tally.turns.data(),
            "scores": {category: spread.data() for category, spread in tally.scores.items()},
            "totals_by_seat": {seat: spread.data() for seat, spread in zip(seats, tally.seat_totals)},
            "wins_by_seat": dict(zip(seats, tally.wins_by_seat)),
            "wins_by_turn_order": list(tally.wins_by_turn_order),
            "shared_victories": tally.shared_victories,
            "errors": tally.errors,
            "failures": [{"seed": seed, "message": message} for seed, message in tally.failures],
            "processes": self.processes,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
        }
        if self.simulation.coverage:
            data["coverage"] = tally.coverage
            data["never_used"] = tally.never_used()
        return data


def simulate(
    simulation: Simulation, games: int, processes: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Report:
    """Play the games and count them; `progress` hears how many have been played, every now and then."""
    tally = Tally(simulation.seats)
    start = time.perf_counter()
    parts = _in_turn(simulation, games) if processes == 1 else _side_by_side(simulation, games, processes)
    for part in parts:
        tally.add(part)
        progress(part.games)
    return Report(simulation, tally, time.perf_counter() - start, processes)


def _chunks(games: int) -> list[tuple[int, int]]:
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def _in_turn(simulation: Simulation, games: int) -> Iterator[Tally]:
    for first, count in _chunks(games):
        yield simulation.play(first, count)


def _side_by_side(simulation: Simulation, games: int, processes: int) -> Iterator[Tally]:
    """The chunks in several processes, in the order in which they are ready."""
    arguments = (simulation.game, simulation.options, simulation.bots, simulation.seed, simulation.coverage)
    with ProcessPoolExecutor(processes, initializer=_begin_work, initargs=arguments) as pool:
        waiting: set[Future[Tally]] = {pool.submit(_work, first, count) for first, count in _chunks(games)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


# What a worker process plays. Set once in each, so that a chunk is sent as two numbers.
_simulation: Simulation | None = None


def _begin_work(game: str, options: dict[str, Any], bots: list[str], seed: int, coverage: bool) -> None:
    global _simulation
    _simulation = Simulation(game, options, bots, seed, coverage)


def _work(first: int, count: int) -> Tally:
    assert _simulation is not None
    return _simulation.play(first, count)
