"""What the games of an arena say about its bots."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from guildhall.lab.rating import add_up, outcomes, rating_intervals, ratings, wilson
from guildhall.lab.schedule import Match

if TYPE_CHECKING:
    from guildhall.lab.arena import Arena

MOST_ERRORS: Final = 20  # told one by one; all are counted


class Result:
    """How one game went. Lists have an entry for each seat. `error` is a defect of ours: the game says nothing then."""

    def __init__(
        self,
        match: Match,
        *,
        finished: bool = False,
        points: list[int] | None = None,
        places: list[int] | None = None,
        answers: list[int] | None = None,
        seconds: list[float] | None = None,
        mishaps: list[dict[str, Any]] | None = None,
        record: str | None = None,
        error: str | None = None,
    ) -> None:
        self.match = match
        self.finished = finished
        self.points = points or []
        self.places = places or []
        self.answers = answers or []
        self.seconds = seconds or []
        self.mishaps = mishaps or []
        self.record = record
        self.error = error

    @property
    def winners(self) -> list[int]:
        """The seats that won; none if the game did not come to its end."""
        return [seat for seat, place in enumerate(self.places) if place == 1] if self.finished else []


class Standing:
    """One bot's results."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.seats = 0  # in finished games; more than games where several of the same bot sat at one table
        self.wins = 0.0
        self.points = 0
        self.answers = 0
        self.seconds = 0.0
        self.mishaps: Counter[str] = Counter()
        self.first_mishap: dict[str, Any] | None = None
        self.rating = 0.0
        self.rating_95 = (0.0, 0.0)

    @property
    def win_rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def win_rate_95(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

    @property
    def mean_points(self) -> float:
        return self.points / self.seats if self.seats else 0.0

    @property
    def thinking_ms(self) -> float:
        """On average for an answer."""
        return 1000 * self.seconds / self.answers if self.answers else 0.0

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.name,
            "games": self.games,
            "seats": self.seats,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate, 4),
            "win_rate_95": [round(end, 4) for end in self.win_rate_95],
            "points": round(self.mean_points, 4),
            "rating": round(self.rating, 1),
            "rating_95": [round(end, 1) for end in self.rating_95],
            "mishaps": dict(sorted(self.mishaps.items())),
            "first_mishap": self.first_mishap,
        }


class Report:
    """A finished arena."""

    def __init__(self, arena: Arena, results: list[Result], seconds: float, processes: int) -> None:
        self.arena = arena
        self.results = results
        self.seconds = seconds
        self.processes = processes
        self.errors = [result for result in results if result.error is not None]
        self.finished = [result for result in results if result.finished]
        self.unfinished = len(results) - len(self.errors) - len(self.finished)
        self.standings = [Standing(name) for name in arena.bots]
        for result in results:
            self._count(result)
        self._rate()

    def _count(self, result: Result) -> None:
        lineup = result.match.lineup
        for seat, bot in enumerate(lineup if result.error is None else ()):
            standing = self.standings[bot]
            standing.answers += result.answers[seat]
            standing.seconds += result.seconds[seat]
            if result.finished:
                standing.seats += 1
                standing.points += result.points[seat]
        if result.finished:
            for bot in set(lineup):
                self.standings[bot].games += 1
        for seat in result.winners:
            self.standings[lineup[seat]].wins += 1 / len(result.winners)
        for mishap in result.mishaps:
            standing = self.standings[lineup[mishap["seat"]]]
            standing.mishaps[mishap["kind"]] += 1
            if standing.first_mishap is None:
                standing.first_mishap = {
                    "game": result.match.number,
                    "seed": result.match.seed,
                    "seat": self.arena.seats[mishap["seat"]],
                    "question": mishap["question"],
                    "kind": mishap["kind"],
                    "message": mishap["message"],
                }

    def _rate(self) -> None:
        deals = [
            add_up(outcomes(result.match.lineup, result.winners) for result in results)
            for results in self._by_deal().values()
        ]
        if not deals:
            return
        count = len(self.standings)
        for standing, rating, interval in zip(
            self.standings, ratings(count, add_up(deals)), rating_intervals(count, deals)
        ):
            standing.rating, standing.rating_95 = rating, interval

    def _by_deal(self) -> dict[int, list[Result]]:
        deals: dict[int, list[Result]] = {}
        for result in self.finished:
            deals.setdefault(result.match.deal, []).append(result)
        return deals

    @property
    def deals(self) -> int:
        return len({result.match.deal for result in self.results})

    @property
    def shared_victories(self) -> int:
        return sum(len(result.winners) > 1 for result in self.finished)

    def tables(self) -> list[dict[str, Any]]:
        """Who sat together, how often, and how many of these games each of them won."""
        found: dict[tuple[int, ...], list[float]] = {}
        games: Counter[tuple[int, ...]] = Counter()
        for result in self.finished:
            lineup = result.match.lineup
            table = tuple(sorted(lineup))
            games[table] += 1
            wins = found.setdefault(table, [0.0] * len(self.standings))
            for seat in result.winners:
                wins[lineup[seat]] += 1 / len(result.winners)
        names = self.arena.bots
        return [
            {
                "bots": [names[bot] for bot in table],
                "games": games[table],
                "wins": {names[bot]: round(found[table][bot], 4) for bot in sorted(set(table))},
            }
            for table in sorted(found)
        ]

    def data(self) -> dict[str, Any]:
        """For programs. Keys are added and never changed; all but the last three depend on the seed only, unless a bot
        thinks by the clock."""
        arena = self.arena
        return {
            "game": arena.game,
            "rules": arena.definition.version,
            "options": arena.options,
            "bots": arena.bots,
            "lineup": arena.lineup,
            "seed": arena.seed,
            "games": len(self.results),
            "deals": self.deals,
            "shared_victories": self.shared_victories,
            "unfinished": self.unfinished,
            "errors": len(self.errors),
            "failures": [
                {"game": result.match.number, "seed": result.match.seed, "message": result.error}
                for result in self.errors[:MOST_ERRORS]
            ],
            "even_win_rate": round(1 / arena.players, 4),
            "standings": [standing.data() for standing in self.standings],
            "tables": self.tables(),
            "thinking_ms": {standing.name: round(standing.thinking_ms, 3) for standing in self.standings},
            "processes": self.processes,
            "seconds": round(self.seconds, 3),
        }
