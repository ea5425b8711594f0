"""Many games between bots: counted, and written into tables for study if wanted.

Game number i of a simulation is the game with the seed `seed + i`, and each bot's chance follows from that seed and its
seat. So the counts depend on the seed alone, whatever the number of processes, and a game that went wrong is found
again by its seed. Everything is counted in whole numbers: they add up to the same sums in any order.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import guildhall
from guildhall.bots import bot_seed
from guildhall.engine.agenda import State
from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import GuildhallError, UnknownOptionError
from guildhall.engine.playout import play_random
from guildhall.engine.rng import SEED_LIMIT, Rng
from guildhall.engine.study import Study
from guildhall.lab.collect import Collector, Rows
from guildhall.lab.playing import Mishap, check_bots, play_out
from guildhall.lab.pools import locally
from guildhall.lab.tally import Spread, Tally

if TYPE_CHECKING:
    from guildhall.lab.tables import TableWriter

__all__ = ["Report", "Simulation", "Spread", "Tally", "simulate"]

CHUNK: Final = 25  # random games, which take milliseconds; others are played, told and kept one by one


class Chunk:
    """Some games that were played: what they add up to, and their rows if tables are wanted."""

    def __init__(self, first: int, tally: Tally, rows: Rows | None) -> None:
        self.first = first
        self.tally = tally
        self.rows = rows


class Simulation:
    """What is to be played: a game with its checked options, a bot for each seat, and a first seed.

    With `coverage` it also counts which cards were used, with `tables` it collects rows for them.
    """

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        bots: Sequence[str],
        seed: int,
        coverage: bool = False,
        tables: bool = False,
    ) -> None:
        self.game = game
        self.options = self.definition.read_options(options)
        self.bots = list(bots)
        self.seed = seed
        self.coverage = coverage
        self.tables = tables
        self.players: int = self.options["players"]
        if not 0 <= seed < SEED_LIMIT:
            raise UnknownOptionError(f"A seed is a whole number from 0 to {SEED_LIMIT - 1}, not {seed}.", seed)
        if len(self.bots) != self.players:
            raise UnknownOptionError(f"{len(self.bots)} bots cannot play at {self.players} seats.", self.bots)
        check_bots(self.bots)
        self.only_chance = set(self.bots) == {"random"}
        # Tried once, so that what is wrong with the set-up is said once and not in each game.
        tried = self.definition.start(self.options, seed, False)
        self.seats = tried.seats_count()  # those of the bots, then perhaps one that follows cards

    @property
    def definition(self) -> AnyGame:
        # Looked up, so that all of this can be sent to another process.
        return guildhall.definition(self.game)

    def sitters(self) -> list[str]:
        """Who sits at each seat."""
        return [*self.bots, *([self.options["opponent"]] if self.seats > self.players else [])]

    def play(self, first: int, count: int) -> Chunk:
        """Play some of the games, one after the other."""
        tally = Tally(self.seats)
        collector = Collector(self.options, self.sitters()) if self.tables else None
        for number in range(first, first + count):
            seed = (self.seed + number) % SEED_LIMIT
            tally.games += 1
            try:
                self._play_one(number, seed, tally, collector)
            except Exception as error:  # a defect in one game must not hide the results of the others
                message = f"{type(error).__name__}: {error}"
                tally.count_failure(seed, message)
                if collector is not None:
                    collector.add_failure(number, seed, self.players, message)
        return Chunk(first, tally, None if collector is None else collector.rows)

    def _play_one(self, number: int, seed: int, tally: Tally, collector: Collector | None) -> None:
        # Uses of cards and rows come from a game's events; otherwise nobody listens.
        state = self.definition.start(self.options, seed, self.coverage or self.tables)
        study = None if collector is None else self.definition.study(state)
        decisions, mishaps = self._play_out(state, seed, study)
        tally.count_mishaps(seed, mishaps)
        if not state.is_over:
            raise GuildhallError(f"The game did not end within {decisions} answers.")
        uses = self.definition.card_uses(state) if self.coverage else {}
        tally.count_game(state, decisions)
        tally.count_uses(uses)
        if collector is not None and study is not None:
            collector.add_game(number, seed, state, study, decisions, mishaps)

    def _play_out(self, state: State, seed: int, study: Study | None = None) -> tuple[int, list[Mishap]]:
        if self.only_chance:
            return play_random(state, Rng(bot_seed(seed, 0)), study), []
        played = play_out(state, self.bots, seed, study=study)
        return len(played.answers), played.mishaps


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
        if tally.endings:
            data["endings"] = tally.endings
        if tally.mishaps:
            data["mishaps"] = {
                "count": tally.mishaps,
                "first": [{"seed": seed, **mishap} for seed, mishap in tally.mishaps_told],
            }
        if self.simulation.coverage:
            data["coverage"] = tally.coverage
            data["never_used"] = tally.never_used()
        return data


def simulate(
    simulation: Simulation,
    games: int,
    processes: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    tables: TableWriter | None = None,
) -> Report:
    """Play the games and count them; `progress` hears how many have been played, every now and then.

    Rows go to the tables, which keep what was played also when something ends this early.
    """
    tally = Tally(simulation.seats)
    start = time.perf_counter()
    size = CHUNK if simulation.only_chance else 1
    tasks = ((simulation, first, min(size, games - first)) for first in range(0, games, size))
    try:
        for chunk in locally(_work, tasks, processes):
            tally.add(chunk.tally)
            if tables is not None and chunk.rows is not None:
                tables.add(chunk.first, chunk.tally.games, chunk.rows)
            progress(chunk.tally.games)
    finally:
        if tables is not None:
            tables.close()
    return Report(simulation, tally, time.perf_counter() - start, processes)


def _work(task: tuple[Simulation, int, int]) -> Chunk:
    simulation, first, count = task
    return simulation.play(first, count)
