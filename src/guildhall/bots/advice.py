"""Advice: what the answers to a question are worth, and which moves of a game cost most.

All of it is fair: a question is looked at as its seat saw it then, with everything else dealt again.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from typing import Any, Final

from guildhall.bots.sight import Sight
from guildhall.bots.table import Thinker, UnknownBotError, bot_seed, make_bot
from guildhall.bots.thought import Thought
from guildhall.bots.why import why
from guildhall.engine.message import Message, message_data
from guildhall.game import Game

# Iterations and not a time, so that everybody is told the same about a question, on every machine.
HINT_BOT: Final = "search:1500"
A_MILLISECOND: Final = 3  # iterations, roughly: from one in Viscounts to five in Architects
SHOWN: Final = 3  # of the best answers, and of a seat's most costly moves
CANDIDATES: Final = 6  # moves of each seat that are looked at more closely
LEAST_COST: Final = 0.01  # of the chance of winning; less is within the error of any estimate
ANALYSIS_SECONDS: Final = 15.0


def thoughts_of(bot: str, seed: int, sight: Sight) -> list[Thought]:
    """What the bot thinks of the answers to a question, the best first."""
    thinker = make_bot(bot, seed)
    if not isinstance(thinker, Thinker):
        raise UnknownBotError(f"The bot {bot!r} answers without reasons: ask one that thinks, such as {HINT_BOT}.", bot)
    return in_order(thinker.ponder(sight))


def in_order(thoughts: list[Thought]) -> list[Thought]:
    """The same, with numbers that never rise down the list: what was looked at less is not said to be better. Rounded
    as they are shown, so that a cost is the same wherever it is worked out."""
    win, lead = 1.0, 1e9
    found: list[Thought] = []
    for thought in thoughts:
        win, lead = min(win, round(thought.win, 4)), min(lead, round(thought.lead, 2))
        found.append(Thought(thought.token, win, lead, round(thought.share, 4)))
    return found


@dataclass(frozen=True)
class Effort:
    """Which bot looks at every question, and which one again at those where a move seems to have cost something."""

    quick: str
    closer: str

    @staticmethod
    def within(seconds: float, game: Game) -> Effort:
        """Roughly this long for the whole game, on one core; in iterations, so that it is always the same analysis."""
        quick = 600 * seconds / max(1, len(game.answers))
        closer = 400 * seconds / (CANDIDATES * len(game.seats))
        return Effort(
            f"search:{A_MILLISECOND * min(60, max(2, round(quick)))}",
            f"search:{A_MILLISECOND * min(250, max(10, round(closer)))}",
        )


@dataclass(frozen=True)
class Task:
    """Something to be thought about; `done` of `total` have been."""

    sight: Sight
    bot: str
    seed: int
    done: int
    total: int

    def think(self) -> list[Thought]:
        return thoughts_of(self.bot, self.seed, self.sight)


class Moment:
    """A question of the game: what its answers were worth to the asked seat, and which one was given."""

    def __init__(self, number: int, seat: str, given: str, thoughts: list[Thought]) -> None:
        self.number = number  # how many answers stood before it
        self.seat = seat
        self.given = given
        self.thoughts = thoughts
        self.why: Message | None = None  # of a costly move: what it leads to, and the better one would not have

    @property
    def win(self) -> float:
        return self.thoughts[0].win

    @property
    def lead(self) -> float:
        return self.thoughts[0].lead

    def _value_given(self) -> Thought:
        for thought in self.thoughts:
            if thought.token == self.given:
                return thought
        return self.thoughts[-1]  # what was not considered is no better than the last that was

    @property
    def cost(self) -> float:
        """How much chance of winning the given answer lost, compared with the best one."""
        return max(0.0, self.win - self._value_given().win)

    @property
    def lead_cost(self) -> float:
        return max(0.0, self.lead - self._value_given().lead)

    def data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "given": self.given,
            "win": round(self.win, 4),
            "lead": round(self.lead, 2),
            "cost": round(self.cost, 4),
            "lead_cost": round(self.lead_cost, 2),
            "why": None if self.why is None else message_data(self.why),
            "answers": [thought.data() for thought in self.thoughts],
        }


class Analysis:
    """A game, question by question."""

    def __init__(self, game: Game, moments: list[Moment], looked_at: set[int]) -> None:
        self.seats = game.seats
        self.moments = moments
        self.answers = len(game.answers)
        self.results = _results(game) if game.is_over else None
        self._looked_at = looked_at

    def of(self, seat: str) -> list[Moment]:
        """The questions that this seat was asked."""
        return [moment for moment in self.moments if moment.seat == seat]

    def costly(self, seat: str) -> list[Moment]:
        """The seat's most costly moves, the worst first, among those that were looked at closely."""
        found = [one for one in self.of(seat) if one.number in self._looked_at and one.cost >= LEAST_COST]
        return sorted(found, key=_by_cost)[:SHOWN]

    def data(self) -> dict[str, Any]:
        return {
            "answers": self.answers,
            "moments": [moment.data() for moment in self.moments],
            "seats": [
                {
                    "seat": seat,
                    "costly": [moment.number for moment in self.costly(seat)],
                    "result": None if self.results is None else self.results[index],
                }
                for index, seat in enumerate(self.seats)
            ],
        }


def _by_cost(moment: Moment) -> tuple[float, float, int]:
    return -moment.cost, -moment.lead_cost, moment.number


def analyse(game: Game, effort: Effort) -> Generator[Task, list[Thought], Analysis]:
    """Asks for thoughts, one task after the other, so that whoever runs it chooses where the thinking is done."""
    tokens = game.state.vocabulary().tokens
    total = len(game.answers)
    moments: list[Moment] = []
    for number, sight in _sights(game, range(total)):
        seat, given = game.seats[sight.seat], tokens[game.answers[number]]
        thoughts = yield Task(sight, effort.quick, bot_seed(number, 1), len(moments), total)
        moments.append(Moment(number, seat, given, thoughts))
    candidates = _candidates(moments, game.seats)
    for done, (number, sight) in enumerate(_sights(game, candidates)):
        moments[number].thoughts = yield Task(
            sight, effort.closer, bot_seed(number, 2), total + done, total + len(candidates)
        )
    analysis = Analysis(game, moments, set(candidates))
    costly = [moment.number for seat in game.seats for moment in analysis.costly(seat)]
    for number, sight in _sights(game, costly):
        moment = moments[number]
        moment.why = why(sight, moment.thoughts[0].token, moment.given, moment.lead_cost)
    return analysis


def analyse_here(game: Game, effort: Effort, watch: Callable[[Task], None] = lambda task: None) -> Analysis:
    """The whole analysis in this process; `watch` is told of each task before it is done."""
    analysis = analyse(game, effort)
    try:
        task = next(analysis)
        while True:
            watch(task)
            task = analysis.send(task.think())
    except StopIteration as end:
        done: Analysis = end.value
        return done


def _sights(game: Game, numbers: range | list[int]) -> Iterator[tuple[int, Sight]]:
    """Those questions of the game, in order, each as its seat saw it."""
    wanted = set(numbers)
    played = game.at(0)
    for number, answer in enumerate(game.answers):
        if number in wanted:
            yield number, Sight(played.state)
        played.choose(answer)


def _candidates(moments: list[Moment], seats: list[str]) -> list[int]:
    """The questions where each seat seems to have lost most."""
    found: list[Moment] = []
    for seat in seats:
        own = [moment for moment in moments if moment.seat == seat and moment.cost > 0]
        found += sorted(own, key=_by_cost)[:CANDIDATES]
    return sorted(moment.number for moment in found)


def _results(game: Game) -> list[dict[str, float]]:
    """How it ended for each seat: its part of the win, and by how many points."""
    winners = game.winners
    totals = [score["total"] for score in game.scores()]
    return [
        {
            "win": round(1 / len(winners), 4) if seat in winners else 0.0,
            "lead": float(total - max(totals[:seat] + totals[seat + 1 :], default=0)),
        }
        for seat, total in enumerate(totals)
    ]
