"""Tuning: the weights of an evaluation are changed a little, play, and move towards what wins.

Simultaneous perturbation (Spall, 1992). A trial shifts every weight up or down at random; the bot with the shifted
weights and the one with the opposite shift play the same deals at the same seats, against each other or against players
of a pool; all weights move a little in the direction that won. A round is many trials that start from the same weights,
and the next round begins before its results are there, so that all processes are busy. What comes out depends on the
seed only, not on where the games are played, unless a time limit ends it.

The pool keeps the result from being good against itself alone: the weights of the start and of the first version, those
that the tuning has had on its way, and the styles that the game names (`Evaluation.habits`).
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import guildhall
from guildhall.bots import Sight, bot_seed
from guildhall.bots.judge import Judge
from guildhall.bots.table import UnknownBotError, bot_with, check_name
from guildhall.engine.agenda import State
from guildhall.engine.errors import GuildhallError
from guildhall.engine.weights import WeightSet, shipped
from guildhall.lab.pools import Crew
from guildhall.lab.rating import wilson

TRIALS: Final = 48  # in a round
DEALS: Final = 2  # in a trial; each is played twice, with exchanged roles
MOST_TURNS: Final = 75  # of each player; then a game counts as half won by whoever has done most to end it
STEP: Final = 0.2  # of a weight: how far a trial shifts it
LEAST_STEP: Final = 0.08
FIRST_RATE: Final = 0.045  # of that step, for each game won more than lost; it falls to
LAST_RATE: Final = 0.009
MEMORY: Final = 12  # rounds over which the weights are averaged in the end, against the noise of the last ones
LEAD_COUNTS: Final = 0.01  # of a victory, for each point of a lead up to
MOST_LEAD: Final = 30.0
AGAINST_ITSELF: Final = 0.4  # of the trials; the others meet the pool
GENERATIONS: Final = 8  # the tuning's own earlier weights, in the pool
FIRST_VERSION: Final = "0.1"
DOUBTS: Final = [0.5 * step for step in range(2, 61)]  # to choose from, in points
FORM: Final = 1  # of the file with its progress


class TuningError(GuildhallError):
    """Something that cannot be tuned, or a file that holds another tuning."""


class Trial:
    """Games with these weights at the seats: `tables` has one entry for each game, the place in `weights` for each
    seat."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        bot: str,
        weights: list[dict[str, float]],
        tables: list[list[int]],
        seeds: list[int],
        watch: bool = False,
    ) -> None:
        self.game = game
        self.options = options
        self.bot = bot
        self.weights = weights
        self.tables = tables
        self.seeds = seeds
        self.watch = watch  # write down what the first weights think after every turn


class Played:
    """How one game ended for each seat: its part of the win, its points; and how many turns there were."""

    def __init__(self, won: list[float], points: list[int], turns: int, course: list[Moment] | None = None) -> None:
        self.won = won
        self.points = points
        self.turns = turns
        self.course = course  # None if the game did not end

    def value(self, seat: int) -> float:
        """What counts when weights are compared: winning, and a little the points."""
        lead = self.points[seat] - max(self.points[:seat] + self.points[seat + 1 :], default=0)
        return 2.0 * self.won[seat] + LEAD_COUNTS * max(-MOST_LEAD, min(MOST_LEAD, lead))


# What each seat may expect at the beginning of a turn, whose turn it is, and how much doubt there is about it.
Moment = tuple[int, list[float], float]


def play_trial(trial: Trial) -> list[Played]:
    return [play_game(trial, table, seed) for table, seed in zip(trial.tables, trial.seeds)]


def play_game(trial: Trial, table: list[int], seed: int) -> Played:
    state = guildhall.definition(trial.game).start(trial.options, seed, False)
    judges = [Judge(WeightSet(trial.game, numbers, {})) for numbers in trial.weights]
    bots = [bot_with(trial.bot, bot_seed(seed, seat + 1), judges[who]) for seat, who in enumerate(table)]
    numbers = state.vocabulary().numbers
    course: list[Moment] = []
    turn = -1
    while state.turns_taken() < MOST_TURNS * len(table):
        decision = state.decision
        if decision is None:
            break
        if trial.watch and state.turns_taken() != turn:
            turn = state.turns_taken()
            course.append(_moment(state, judges[0]))
        seat = decision.seat(state)
        state.answer(numbers[bots[seat].answer(Sight(state))])
    seats = len(table)
    if not state.is_over:
        evaluation = state.evaluation()
        steps = [evaluation.steps_towards_end(state, seat) for seat in range(seats)]
        first = steps.count(max(steps))
        return Played([0.5 / first if step == max(steps) else 0.0 for step in steps], [0] * seats, state.turns_taken())
    points = [rows["total"] for rows in state.scores()]
    ranks = state.ranks()
    won = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    return Played(won, points, state.turns_taken(), course)


def _moment(state: State, judge: Judge) -> Moment:
    evaluation = judge.of(state)
    return state.whose_turn(), evaluation.worth(state), evaluation.time_ahead(state)


class Tuning:
    """What is tuned: a game with its options, which bot plays, where it starts, and the seed."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        *,
        bot: str = "greedy",
        start: Mapping[str, float] | None = None,
        games: int = 20_000,
        seed: int = 1,
    ) -> None:
        self.definition = guildhall.definition(game)
        self.game = game
        self.options = self.definition.read_options(options)
        self.players: int = self.options["players"]
        state = self.definition.start(self.options, seed, False)
        if len(state.seat_keys()) > self.players or self.players < 2:
            raise TuningError("Weights are tuned by play between bots: let two or more play, and nobody besides.")
        check_name(bot)
        if bot.partition(":")[0] not in ("greedy", "search"):
            raise UnknownBotError(f"The bot {bot!r} cannot be tuned.", bot, ["greedy", "search:60"])
        self.bot = bot
        self.seed = seed
        self.games = games
        evaluation = state.evaluation()
        known = evaluation.numbers()
        if not known:
            raise TuningError("This game has no weights to tune.")
        if start is not None:
            known = evaluation.with_numbers(start).numbers()
        self.start = known
        self.first = evaluation.with_numbers(_first_version(game)).numbers()
        habits = evaluation.habits()
        self.bounds = habits.bounds
        self.styles = habits.styles
        self.names = [name for name in sorted(known) if name not in habits.untuned]
        self.numbers = dict(known)
        self.before = dict(known)  # the same, one round earlier
        self.mean = dict(known)  # of the last rounds
        self.generations: list[tuple[int, dict[str, float]]] = []  # each with the round after which it was current
        self.played = 0
        self.round = 0
        self.seconds = 0.0
        self.turns: list[float] = []  # a game had in each round, on average

    # How it goes on.

    def data(self) -> dict[str, Any]:
        """All of its progress."""
        return {
            "tuning": FORM,
            "of": self._set_up(),
            "round": self.round,
            "games": self.played,
            "seconds": round(self.seconds, 1),
            "turns": self.turns,
            "numbers": self.numbers,
            "before": self.before,
            "mean": self.mean,
            "generations": self.generations,
        }

    def go_on_from(self, path: Path) -> None:
        """Take up what an earlier run has left there."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if data["tuning"] != FORM or data["of"] != self._set_up():
                raise TuningError(f"{str(path)!r} holds another tuning. Choose another file, or remove it.")
            self.round, self.played, self.seconds = data["round"], data["games"], data["seconds"]
            self.turns, self.mean = data["turns"], data["mean"]
            self.numbers, self.before = data["numbers"], data["before"]
            self.generations = [(number, numbers) for number, numbers in data["generations"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise TuningError(f"{str(path)!r} holds no tuning that could go on.") from error

    def _set_up(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options,
            "bot": self.bot,
            "seed": self.seed,
            "start": self.start,
        }

    # The rounds.

    def run(
        self,
        crew: Crew[Trial, list[Played]],
        *,
        seconds: float = math.inf,
        watch: Callable[[Tuning], None] = lambda tuning: None,
    ) -> None:
        """Play rounds until there were as many games as wanted, or time is up; `watch` hears of each."""
        begun = time.monotonic() - self.seconds
        waiting: list[tuple[_Round, list[Any]]] = []
        coming = self.round
        planned = self.played
        while True:
            done = max(planned / self.games, (time.monotonic() - begun) / seconds if seconds < math.inf else 0.0)
            while done < 1.0 and len(waiting) < 2:
                # A round starts from what was known two rounds before, also in a run that goes on.
                known = self.numbers if waiting or coming == self.round + 1 else self.before
                fresh = _Round(self, known, coming, min(1.0, done))
                waiting.append((fresh, crew.begin(fresh.trials)))
                coming += 1
                planned += fresh.games
                done = max(done, planned / self.games)
            if not waiting:
                return
            over, handed_out = waiting.pop(0)
            self._learn(over, crew.finish(handed_out))
            self.seconds = time.monotonic() - begun
            watch(self)

    def _learn(self, over: _Round, results: list[list[Played]]) -> None:
        self.before = dict(self.numbers)
        moved = dict.fromkeys(self.names, 0.0)
        turns: list[int] = []
        for shift, trial, played in zip(over.shifts, over.trials, results):
            gain = over.gain(trial, played)
            turns += [game.turns for game in played]
            for name in self.names:
                moved[name] += gain * shift[name]
        for name in self.names:
            value = self.numbers[name] + over.rate * over.sizes[name] * moved[name]
            low, high = self.bounds.get(name, (-math.inf, math.inf))
            self.numbers[name] = max(low, min(high, value))
        memory = min(MEMORY, over.number + 1)
        for name in self.names:
            self.mean[name] += (self.numbers[name] - self.mean[name]) / memory
        self.round = over.number + 1
        self.played += over.games
        self.turns.append(round(sum(turns) / len(turns), 1))
        if len(self.generations) < GENERATIONS * over.done:
            self.generations.append((over.number, dict(self.numbers)))

    def pool(self, numbers: dict[str, float], number: int) -> list[dict[str, float]]:
        """Whom the weights of that round play against."""
        earlier = [kept for round_, kept in self.generations if round_ < number - 1]
        return [self.first, self.start, *earlier, *({**numbers, **changes} for changes in self.styles.values())]


class _Round:
    """Trials that start from the same weights."""

    def __init__(self, tuning: Tuning, numbers: dict[str, float], number: int, done: float) -> None:
        rng = random.Random(f"{tuning.seed} {number}")
        pool = tuning.pool(numbers, number)
        self.number = number
        self.done = done
        self.rate = FIRST_RATE + (LAST_RATE - FIRST_RATE) * done
        self.sizes = {name: STEP * abs(numbers[name]) + LEAST_STEP for name in tuning.names}
        self.shifts: list[dict[str, int]] = []
        self.trials: list[Trial] = []
        for _ in range(TRIALS):
            shift = {name: rng.choice((-1, 1)) for name in tuning.names}
            mirrored = tuning.players > 2 or rng.random() < AGAINST_ITSELF  # both at one table
            plus, minus = (
                {**numbers, **{name: numbers[name] + sign * shift[name] * self.sizes[name] for name in tuning.names}}
                for sign in (1, -1)
            )
            seats = tuning.players
            weights = [plus, minus]
            rest = [0] * seats
            for seat in range(seats - (2 if mirrored else 1)):
                # Half of a larger company is as it is itself.
                weights.append(dict(numbers) if mirrored and seat % 2 else rng.choice(pool))
                rest[seat] = len(weights) - 1
            tables: list[list[int]] = []
            seeds: list[int] = []
            for _ in range(DEALS):
                seed = rng.getrandbits(48)
                seeds += [seed, seed]
                order = list(range(seats))
                rng.shuffle(order)
                if mirrored:
                    others = rest[: seats - 2]
                    pair = ([0, 1, *others], [1, 0, *others])
                else:
                    others = rest[: seats - 1]
                    pair = ([0, *others], [1, *others])
                tables += [[company[place] for place in order] for company in pair]
            self.shifts.append(shift)
            self.trials.append(Trial(tuning.game, tuning.options, tuning.bot, weights, tables, seeds))
        self.games = TRIALS * DEALS * 2

    def gain(self, trial: Trial, played: list[Played]) -> float:
        """By how many games the shift did better than its opposite."""
        gain = 0.0
        for table, game in zip(trial.tables, played):
            for seat, who in enumerate(table):
                if who < 2:
                    gain += game.value(seat) if who == 0 else -game.value(seat)
        return gain / len(played)


# What is measured of the weights that were found.


class Gain:
    """How often the new weights won against some others, one of them against the rest of the table."""

    def __init__(self, against: str, played: list[tuple[list[int], Played]]) -> None:
        self.against = against
        self.games = len(played)
        self.won = sum(game.won[table.index(0)] for table, game in played)
        self.points = sum(game.points[table.index(0)] for table, game in played) / max(1, self.games)
        self.turns = sum(game.turns for _, game in played) / max(1, self.games)

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "against": self.against,
            "games": self.games,
            "won": round(self.share, 4),
            "won_95": [round(end, 4) for end in wilson(self.won, self.games)],
            "turns": round(self.turns, 1),
        }


def measure_gain(
    tuning: Tuning, crew: Crew[Trial, list[Played]], against: str, others: Mapping[str, float], games: int
) -> Gain:
    """One with the new weights against others with these, at every seat in turn; on deals that no round has seen."""
    rng = random.Random(f"{tuning.seed} gain {against}")
    weights = [dict(tuning.mean), dict(others)]
    trials: list[Trial] = []
    for _ in range(math.ceil(games / tuning.players)):
        tables = [[0 if seat == own else 1 for seat in range(tuning.players)] for own in range(tuning.players)]
        seeds = [rng.getrandbits(48)] * tuning.players
        trials.append(Trial(tuning.game, tuning.options, tuning.bot, weights, tables, seeds))
    results = crew.finish(crew.begin(trials))
    return Gain(against, [pair for trial, played in zip(trials, results) for pair in zip(trial.tables, played)])


class Course:
    """What the weights thought of their own games after each turn, and how these ended."""

    def __init__(self, games: list[Played]) -> None:
        self.games = [game for game in games if game.course]
        self.unfinished = len(games) - len(self.games)
        self.turns = sum(game.turns for game in self.games) / max(1, len(self.games))

    def tempo(self) -> float:
        """By how much a turn raises the worth of a position for the seat that takes it."""
        total = 0.0
        count = 0
        for game in self.games:
            course = game.course or []
            for (seat, before, _), (_, after, _) in pairwise(course):
                total += after[seat] - before[seat]
                count += 1
        return total / max(1, count)

    def doubt(self) -> tuple[float, float]:
        """The two numbers with which the chances of winning fit best how the games ended, by their likelihood."""
        # Over parts of the game alone first, then a line through these.
        parts = 8
        found: list[tuple[float, float, int]] = []
        for part in range(parts):
            rows = [
                (worth, game.won)
                for game in self.games
                for _, worth, ahead in game.course or []
                if part <= parts * ahead < part + 1 or (part == parts - 1 and ahead >= 1.0)
            ]
            if len(rows) > 50:
                rows = rows[:: max(1, len(rows) // 3000)]
                best = min(DOUBTS, key=lambda doubt: surprise(rows, doubt))
                found.append(((part + 0.5) / parts if part < parts - 1 else 1.0, best, len(rows)))
        if not found:
            return 3.0, 9.0
        weight = sum(count for _, _, count in found)
        mean_x = sum(x * count for x, _, count in found) / weight
        mean_y = sum(y * count for _, y, count in found) / weight
        spread = sum(count * (x - mean_x) ** 2 for x, _, count in found)
        slope = sum(count * (x - mean_x) * (y - mean_y) for x, y, count in found) / spread if spread else 0.0
        return max(1.0, mean_y - slope * mean_x), max(0.0, slope) if mean_y > slope * mean_x else mean_y - 1.0


def surprise(rows: Sequence[tuple[list[float], list[float]]], doubt: float) -> float:
    """How badly such a doubt explains who won: the mean negative logarithm of the chances it gave the winners."""
    total = 0.0
    for worth, won in rows:
        top = max(worth)
        shares = [math.exp((points - top) / doubt) for points in worth]
        whole = sum(shares)
        for share, part in zip(shares, won):
            if part:
                total -= part * math.log(max(1e-12, share / whole))
    return total / len(rows)


def watch_itself(tuning: Tuning, crew: Crew[Trial, list[Played]], games: int) -> Course:
    rng = random.Random(f"{tuning.seed} course")
    tables = [[0] * tuning.players]
    trials = [
        Trial(tuning.game, tuning.options, tuning.bot, [tuning.mean], tables, [rng.getrandbits(48)], watch=True)
        for _ in range(games)
    ]
    return Course([game for played in crew.finish(crew.begin(trials)) for game in played])


def finish(tuning: Tuning, crew: Crew[Trial, list[Played]], *, games: int, commit: str = "") -> WeightSet:
    """Measure what was found, and put it together for a file."""
    numbers = dict(tuning.mean)
    course = watch_itself(tuning, crew, max(8, games // 4))
    if course.games:
        measured = dict(zip(("doubt", "doubt_ahead"), course.doubt()))
        measured["tempo"] = course.tempo()
        numbers.update({name: value for name, value in measured.items() if name in numbers})
    tuning.mean = numbers
    gains = [measure_gain(tuning, crew, "start", tuning.start, games)]
    if tuning.first != tuning.start:
        gains.append(measure_gain(tuning, crew, f"{tuning.bot}@{FIRST_VERSION}", tuning.first, games))
    pool = [
        "itself",
        "its earlier weights",
        "the start",
        FIRST_VERSION,
        *(f"one that {style}" for style in tuning.styles),
    ]
    found = {
        "by": "guildhall tune",
        "version": guildhall.__version__,
        "commit": commit or "unknown",
        "options": tuning.options,
        "bot": tuning.bot,
        "seed": tuning.seed,
        "games": tuning.played,
        "seconds": round(tuning.seconds),
        "opponents": pool,
        "gain": [gain.data() for gain in gains],
        "turns": {"first": tuning.turns[0] if tuning.turns else None, "itself": round(course.turns, 1)},
        "unfinished": course.unfinished,
    }
    return WeightSet(tuning.game, {name: round(value, 4) for name, value in numbers.items()}, found)


def _first_version(game: str) -> dict[str, float]:
    found = shipped(game, FIRST_VERSION)
    return {} if found is None else found.numbers
