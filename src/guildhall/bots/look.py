"""A look through the rest of a turn, for its best outcome."""

from __future__ import annotations

from typing import Any, Final

from guildhall.bots.outcome import results
from guildhall.engine.agenda import State
from guildhall.engine.evaluation import Evaluation, SearchSettings

REGARD: Final = 0.2  # how much the others' points count against those of a seat that plans alone


class Look:
    """Looks for the best end of a turn, from the table at which thinking begins.

    It follows the answers of the seat whose turn is looked through, a few questions deep; then positions are judged as
    they stand. Whoever has had more turns than the others since thinking began is ahead because of that
    (`State.tempo`), so it is taken off, to make positions early and late in a round comparable. Whoever has brought the
    game nearer to its end since then gets something for it (`Evaluation.urge`): in the results only, since these are
    not points of the game.

    A search looks at many tables that differ in their hidden cards. What those happen to be worth says nothing about an
    answer and would only blur the comparison, so it is taken off, too (`at`).
    """

    def __init__(self, table: State, settings: SearchSettings, own: Evaluation[Any] | None = None) -> None:
        self.begun = table.turns_taken()
        order = table.turn_order()
        start = order.index(table.whose_turn())
        self.order = order[start:] + order[:start]
        evaluation = table.evaluation() if own is None else own
        self.evaluation = evaluation
        self.tempo = self.evaluation.tempo(table)
        self.later = self.tempo * settings.pace  # the same for turns after this one
        self.urges: list[float] = evaluation.urges(table)
        self.steps = [self.evaluation.steps_towards_end(table, seat) for seat in range(len(order))]
        self.depth = settings.depth
        self.regard = REGARD if settings.alone else 1.0
        # Where all answers are followed for as many turns, a game that ends meanwhile must not seem better for it.
        self.also_ended = settings.depth_ahead is not None
        self.left = 0  # of its positions
        self.usual = [0.0] * len(order)  # what the question means to each seat, over many deals
        self.luck = [0.0] * len(order)  # and how much more with the deal at hand
        self.turns = self.begun  # to be counted as taken, at least
        self.worth: list[float] = []  # what the best end found is worth to each seat
        self.results: list[float] = []  # and what it means to them

    def expect(self, deals: list[State]) -> None:
        """Take these for what the question usually means."""
        found = [results(table, self.evaluation.worth(table), self.regard) for table in deals]
        self.usual = [sum(result[seat] for result in found) / len(found) for seat in range(len(self.usual))]

    def at(self, table: State) -> None:
        """From now on look at what comes of this deal."""
        found = results(table, self.evaluation.worth(table), self.regard)
        self.luck = [found[seat] - self.usual[seat] for seat in range(len(found))]

    def after(self, table: State, seat: int, answer: int) -> float:
        """What an answer leads to for that seat; `worth` and `results` say what for all."""
        turn = table.turns_taken()
        child = table.clone()
        child.answer(answer)
        self.left = self.depth.positions
        # If the look does not reach the end of the turn, the turn counts all the same. Otherwise a position in the
        # middle would look better by a whole turn than one at its end.
        self.turns = turn + 1
        found = self._through(child, seat, turn, self.depth.questions)
        self.turns = self.begun
        return found

    def _through(self, state: State, seat: int, turn: int, deeper: int) -> float:
        decision = state.decision
        if (
            decision is None
            or deeper == 0
            or self.left <= 0
            or state.turns_taken() != turn
            or decision.seat(state) != seat
        ):
            self.left -= 1
            return self.judge(state, seat)
        best = -1e18
        worth: list[float] = []
        found: list[float] = []
        answers = state.answers
        last = len(answers) - 1
        for i in range(len(answers)):
            answer = answers[i]
            child = state if i == last else state.clone()  # nobody needs the table itself afterwards
            child.answer(answer)
            value = self._through(child, seat, turn, deeper - 1)
            if value > best:
                best = value
                worth = self.worth
                found = self.results
            if self.left <= 0:
                break
        self.worth = worth
        self.results = found
        return best

    def judge(self, state: State, seat: int) -> float:
        """What a position means to that seat as it stands."""
        self.worth = self.evaluation.worth(state)
        level = self.worth[:]
        players = len(level)
        if state.decision is not None or self.also_ended:
            for i in range(max(state.turns_taken(), self.turns) - self.begun):
                level[self.order[i % players]] -= self.tempo if i < players else self.later
        for other in range(players):
            level[other] += self.urges[other] * (self.evaluation.steps_towards_end(state, other) - self.steps[other])
        found = results(state, level, self.regard)
        for other in range(players):
            # For the seat alone: to keep the others from the end is nobody's aim.
            found[other] += self.evaluation.nearness(state, other) - self.luck[other]
        self.results = found
        return self.results[seat]
