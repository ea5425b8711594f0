"""The arena: bots play a balanced schedule of games, here, in several processes or on a Ray cluster.

The result depends only on the seed, as long as no bot thinks by the clock: a game follows from its deal and its
line-up, wherever it is played, and results are counted in the order of the schedule.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import guildhall
from guildhall.bots.loading import absolute
from guildhall.bots.table import check_weights
from guildhall.engine.errors import UnknownOptionError
from guildhall.engine.position import state_hash
from guildhall.engine.record import Record
from guildhall.lab.keeping import Folder
from guildhall.lab.playing import ANSWER_SECONDS, Played, check_bots, play_out
from guildhall.lab.pools import locally, on_ray
from guildhall.lab.schedule import Match, schedule
from guildhall.lab.standings import Report, Result


class Arena:
    """What is to be played: a game with its checked options, the bots, their line-ups and a first seed."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any],
        bots: Sequence[str],
        *,
        games: int,
        lineup: str = "mixed",
        seed: int = 1,
        seconds: float = ANSWER_SECONDS,
    ) -> None:
        self.definition = guildhall.definition(game)
        self.game = game
        self.options = self.definition.read_options(options)
        self.players: int = self.options["players"]
        self.bots = list(bots)
        self.lineup = lineup
        self.seed = seed
        self.seconds = seconds
        check_bots(self.bots, seconds)
        for bot in self.bots:
            check_weights(bot, game)
        self.matches = schedule(self.bots, self.players, lineup, games, seed)
        # Tried once, so that what is wrong with the set-up is said once and not in each game.
        self.seats = self.definition.start(self.options, seed, False).seat_keys()
        if len(self.seats) > self.players:
            raise UnknownOptionError(
                "In an arena bots have all the seats, and so one would be left for an opponent that follows cards: "
                "let two or more play, and nobody besides.",
                self.players,
            )

    def run(
        self,
        *,
        processes: int = 1,
        ray: str | None = None,
        folder: Folder | None = None,
        progress: Callable[[int], None] = lambda games: None,
    ) -> Report:
        """Play what the folder does not hold already. `progress` hears how many games there are, then of each one."""
        start = time.perf_counter()
        results: dict[int, Result] = {} if folder is None else folder.begin(self)
        progress(len(results))
        for result in self._play([match for match in self.matches if match.number not in results], processes, ray):
            if folder is not None:
                folder.keep(result)
            results[result.match.number] = result
            progress(1)
        ordered = [results[match.number] for match in self.matches]
        report = Report(self, ordered, time.perf_counter() - start, processes)
        if folder is not None:
            folder.finish(report.data())
        return report

    def _play(self, matches: list[Match], processes: int, ray: str | None) -> Iterator[Result]:
        names = [absolute(name) for name in self.bots]
        tasks = (Task(self.game, self.options, names, self.seconds, match) for match in matches)
        return locally(play, tasks, processes) if ray is None else on_ray(play, tasks, ray, processes)


class Task:
    """One of the games, and all that is needed to play it elsewhere."""

    def __init__(self, game: str, options: dict[str, Any], bots: list[str], seconds: float, match: Match) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seconds = seconds
        self.match = match


def play(task: Task) -> Result:
    definition = guildhall.definition(task.game)
    match = task.match
    try:
        state = definition.start(task.options, match.seed, False)
        played = play_out(state, [task.bots[bot] for bot in match.lineup], match.seed, seconds=task.seconds)
        return Result(
            match,
            finished=played.finished,
            points=[rows["total"] for rows in state.scores()],
            places=state.ranks(),
            answers=played.answers_by_seat,
            seconds=[round(seconds, 6) for seconds in played.seconds_by_seat],
            mishaps=[mishap.data() for mishap in played.mishaps],
            record=_record(task, played),
        )
    except Exception as error:  # a defect in one game must not hide the results of the others
        return Result(match, error=f"{type(error).__name__}: {error}")


def _record(task: Task, played: Played) -> str:
    definition = guildhall.definition(task.game)
    state = played.state
    seats, tokens = state.seat_keys(), state.vocabulary().tokens
    answers = [(seats[seat], tokens[answer]) for seat, answer in played.answers]
    return str(Record(task.game, definition.version, task.match.seed, task.options, answers, state_hash(state)))
