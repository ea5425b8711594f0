"""Information-set Monte Carlo tree search: think many turns ahead, each time with the hidden cards dealt again.

Every iteration deals again what the seat cannot see, walks down one tree that all those tables share, adds a node at
its end, and judges the position there. In the tree each seat looks for its own best result. When a node is added, each
of its answers is looked at through the rest of the turn (`Look`): that gives the order in which they are tried (the
priors), a first guess of their value, and, by the best of them, the value of the position. Answers that a table does
not allow wait until one does.

With many opponents, finding out what each of them does best would take most of the time, and the search would seldom
reach its own next turn. There a game may let a seat plan alone (`Evaluation.settings`): the others answer at random,
and the tree holds only the seat's own answers.

Where a seat's next turn depends on the cards it draws, a tree of many turns says little. There the tree covers this
turn, and each iteration plays the next ones quickly before it judges the position (`play_ahead`). So all answers are
compared after the same number of turns, or at the end of the game. What those turns bring on average is taken off
(`Node.level`), so that an answer does not seem better for having been looked at.

The tree is kept while the same turn goes on, so the second question of a turn profits from what was thought about the
first.
"""

from __future__ import annotations

import math
from typing import Final

from guildhall.bots.budget import Budget, Clock
from guildhall.bots.judge import Judge
from guildhall.bots.look import Look
from guildhall.bots.outcome import chance, lead, results
from guildhall.bots.sight import Sight
from guildhall.bots.thought import Thought
from guildhall.engine.agenda import State
from guildhall.engine.evaluation import PLAIN
from guildhall.engine.playout import play_random
from guildhall.engine.rng import Rng

EXPLORE: Final = 4.0  # points that a little-tried answer is given ahead
FOCUS: Final = 1.5  # points of promise that make an answer about three times as likely to be looked at
DEALS: Final = 32  # to find out what the hidden cards are usually worth
OFTEN: Final = 16  # iterations after which it is asked whether the question is settled
TURNS_AHEAD: Final = 1  # to be played quickly in thought
MORE_TURNS_AHEAD: Final = 2  # the same with much time


class Node:
    """A question in the tree, with what is known of its answers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who is asked
        self.answers: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.guesses: list[float] = []  # of their value for the asked seat, before any visit
        self.values: list[float] = []  # of it and what was found since; the guess counts as one visit
        self.children: list[Node | None] = []
        self.places: dict[int, int] = {}  # of the answers in these lists
        self.total = 0
        self.grown = 0.0  # what was found above the guesses, in all; 0 where no turns are played ahead

    def add(self, answer: int, value: float) -> None:
        self.places[answer] = len(self.answers)
        self.answers.append(answer)
        self.priors.append(0.0)
        self.visits.append(0)
        self.guesses.append(value)
        self.values.append(value)
        self.children.append(None)

    def growth(self) -> float:
        """What the turns played ahead bring, beyond what a turn usually does."""
        return self.grown / self.total if self.total else 0.0

    def level(self, place: int) -> float:
        """An answer's value without that growth, which it has as far as it rests on visits: so all answers compare."""
        visits = self.visits[place]
        return self.values[place] - self.growth() * visits / (visits + 1)

    def is_settled(self, left: int) -> bool:
        """Can so many more iterations not change which answer is visited most?"""
        first = 0
        second = 0
        for visits in self.visits:
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def order(self) -> list[int]:
        """The places of its answers, the most visited first."""
        return sorted(range(len(self.answers)), key=lambda i: (-self.visits[i], -self.level(i)))


class SearchBot:
    """`to_the_end` judges by random playouts to the end of the game instead of the game's evaluation."""

    def __init__(self, seed: int, budget: Budget, to_the_end: bool = False, judge: Judge | None = None) -> None:
        self.rng = Rng(seed)
        self.judge = Judge() if judge is None else judge
        self.budget = budget
        self.to_the_end = to_the_end
        self.iterations = 0  # of the last question
        self.root: Node | None = None
        self.turn = -1
        self.settings = PLAIN
        self.look: Look | None = None

    def answer(self, sight: Sight) -> str:
        root = self.think(sight)
        best = root.order()[0]
        self.root = root.children[best]
        return sight.token(root.answers[best])

    def ponder(self, sight: Sight) -> list[Thought]:
        """Every answer with what the search found, the best first."""
        root = self.think(sight)
        seat = sight.seat
        assert self.look is not None
        evaluation = self.look.evaluation
        table = sight.deal(self.rng)
        doubt = evaluation.doubt(table)
        # The best answer is worth what the position is worth as it stands, which is calibrated and the same whoever
        # asks; what a search finds beyond it would flatter the seat that asks. Another answer costs its seat points.
        worth = [0.0] * sight.players
        for _ in range(DEALS):
            for other, points in enumerate(evaluation.worth(sight.deal(self.rng))):
                worth[other] += points / DEALS
        places = root.order()
        best = root.level(places[0])
        thoughts: list[Thought] = []
        for i in places:
            expected = worth[:]
            expected[seat] += min(0.0, root.level(i) - best)
            thoughts.append(
                Thought(
                    sight.token(root.answers[i]),
                    chance(expected, seat, doubt),
                    lead(expected, seat),
                    root.visits[i] / max(1, root.total),
                )
            )
        return thoughts

    def think(self, sight: Sight) -> Node:
        """Spend the budget on this question; returns the root of the tree."""
        rng = self.rng
        clock = Clock(self.budget)
        table = sight.deal(rng)
        root = self.root
        look = self.look
        if root is None or look is None or self.turn != table.turns_taken() or not suits(root, table):
            self.turn = table.turns_taken()
            evaluation = self.judge.of(table)
            self.settings = PLAIN if self.to_the_end else evaluation.settings(table)
            look = Look(table, self.settings, evaluation)
            self.look = look
            root = Node(sight.seat)
        look.expect([sight.deal(rng) for _ in range(DEALS)])
        if not root.answers:
            look.at(table)
            self.expand(root, table)
        self.iterations = 0
        while clock.goes_on():
            dealt = sight.deal(rng)
            look.at(dealt)
            self.iterate(root, dealt)
            self.iterations += 1
            if self.iterations % OFTEN == 0 and root.is_settled(clock.iterations_left(self.iterations)):
                break
        return root

    def iterate(self, root: Node, state: State) -> None:
        node = root
        nodes: list[Node] = []
        places: list[int] = []
        found: list[float] = []
        look = self.look
        assert look is not None
        plays_ahead = self.settings.depth_ahead is not None
        while True:
            place = self.select(node, state)
            nodes.append(node)
            places.append(place)
            state.answer(node.answers[place])
            if self.settings.alone:
                self.pass_others(state, root.seat)
            decision = state.decision
            if decision is None:
                found = self.at_the_end(state)
                break
            if plays_ahead and state.turns_taken() != look.begun:
                self.play_ahead(state, root.seat)
                found = self.at_the_end(state)
                break
            seat = decision.seat(state)
            child = node.children[place]
            if child is None or child.seat != seat:
                # Hidden cards may decide which seat is asked. If it is another one, this table ends here.
                fresh = Node(seat)
                found = self.expand(fresh, state)
                if child is None:
                    node.children[place] = fresh
                if not plays_ahead:
                    break
                child = fresh
            node = child
        for i in range(len(nodes)):
            node = nodes[i]
            place = places[i]
            visits = node.visits[place] + 1
            node.visits[place] = visits
            node.values[place] += (found[node.seat] - node.values[place]) / (visits + 1)
            node.total += 1
            if plays_ahead:
                node.grown += found[node.seat] - node.guesses[place]

    def turns_after(self, state: State) -> int:
        """How many turns after the one being thought about."""
        look = self.look
        assert look is not None
        return (state.turns_taken() - look.begun) // len(look.order)

    def play_ahead(self, state: State, seat: int) -> None:
        """Play that seat's next turns quickly, taking what seems best at once."""
        look = self.look
        depth = self.settings.depth_ahead
        assert look is not None and depth is not None
        turns = MORE_TURNS_AHEAD if self.budget.is_ample() else TURNS_AHEAD
        kept = look.depth
        look.depth = depth
        while state.decision is not None and self.turns_after(state) <= turns:
            best = state.answers[0]
            most = -1e18
            for answer in state.answers:
                value = look.after(state, seat, answer)
                if value > most:
                    most = value
                    best = answer
            state.answer(best)
            self.pass_others(state, seat)
        look.depth = kept

    def pass_others(self, state: State, seat: int) -> None:
        """Let the others answer at random until that seat is asked again."""
        while True:
            decision = state.decision
            if decision is None or decision.seat(state) == seat:
                return
            state.answer(state.answers[self.rng.below(len(state.answers))])

    def at_the_end(self, state: State) -> list[float]:
        if self.to_the_end:
            return results(state, state.evaluation().worth(state))
        look = self.look
        assert look is not None
        look.judge(state, 0)  # for any seat: it finds what the position means to all
        return look.results

    def select(self, node: Node, state: State) -> int:
        """Which answer to follow: high in value, high in promise, or little tried."""
        if not knows(node, state):
            self.expand(node, state)
        push = EXPLORE * math.sqrt(node.total + 1.0)
        growth = node.growth()
        known = node.places
        best = -1
        most = -1e18
        for answer in state.answers:
            place = known[answer]
            visits = node.visits[place]
            # Its level, as `Node.level` has it: this is the innermost loop.
            value = node.values[place] - growth * visits / (visits + 1) + push * node.priors[place] / (1 + visits)
            if value > most:
                most = value
                best = place
        return best

    def expand(self, node: Node, state: State) -> list[float]:
        """Look at each answer that the node does not know yet; returns what the best one means to all seats."""
        seat = node.seat
        if self.to_the_end:
            return self.open_alike(node, state)
        look = self.look
        assert look is not None
        best = -1e18
        found: list[float] = []
        for answer in state.answers:
            if answer not in node.places:
                value = look.after(state, seat, answer)
                node.add(answer, value)
                if value > best:
                    best = value
                    found = look.results
        self.weigh(node)
        return found

    def weigh(self, node: Node) -> None:
        """Share out the priors by what is known of the answers."""
        levels = [node.level(i) for i in range(len(node.answers))]
        top = max(levels)
        total = 0.0
        for i in range(len(levels)):
            share = math.exp((levels[i] - top) / FOCUS)
            node.priors[i] = share
            total += share
        for i in range(len(node.priors)):
            node.priors[i] /= total

    def open_alike(self, node: Node, state: State) -> list[float]:
        """The same without a look: all answers alike, and for a node that is new a random game to its end."""
        found: list[float] = []
        value = 0.0
        if not node.answers:
            end = state.clone()
            play_random(end, self.rng)
            found = self.at_the_end(end)
            value = found[node.seat]
        else:
            value = sum(node.values) / len(node.values)
        for answer in state.answers:
            if answer not in node.places:
                node.add(answer, value)
        for i in range(len(node.priors)):
            node.priors[i] = 1.0 / len(node.priors)
        return found


def knows(node: Node, state: State) -> bool:
    """Does the node know all answers of this table?"""
    for answer in state.answers:
        if answer not in node.places:
            return False
    return True


def suits(node: Node, state: State) -> bool:
    """Are the node's answers just those of this table? After a draw it may know answers of other deals besides."""
    decision = state.decision
    assert decision is not None
    return node.seat == decision.seat(state) and len(node.answers) == len(state.answers) and knows(node, state)
