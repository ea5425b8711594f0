"""A game of Viscounts as a real table: a companion beside it is told what its player would tell it.

The game is played step by step. What the player does to the opponent is reported by the companion's lines, what it asks
is answered from the game's own table, and after each of its turns both must agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import guildhall
from guildhall.companion.questions import GROUPS, SOME_OF
from guildhall.companion.viscounts import Companion
from guildhall.companion.viscounts.facts import section_key
from guildhall.companion.viscounts.telling import by_name
from guildhall.engine.agenda import Step
from guildhall.engine.events import Event
from guildhall.viscounts.castle import PlaceWorkers
from guildhall.viscounts.collision import CollisionStarts, OthersGain
from guildhall.viscounts.construct import JoinLinks
from guildhall.viscounts.doing import Do
from guildhall.viscounts.effects import Workers
from guildhall.viscounts.events import BUMPED, DISMISSED, DISMISSED_PRINTED, MOVED, TURN_STARTED
from guildhall.viscounts.names import NO_CARD, PIECES, SECTIONS, SEGMENTS, SPOTS
from guildhall.viscounts.setup import StartPlay
from guildhall.viscounts.solo.events import SCHEME_REVEALED
from guildhall.viscounts.solo.paying import schemes_of
from guildhall.viscounts.table import Table
from guildhall.viscounts.turn import NextTurn
from guildhall.words import say

PLAYER, OPPONENT = 0, 1


class Mirror:
    def __init__(self, played: guildhall.Game, in_order: bool = True) -> None:
        self.in_order = in_order
        self.answers = played.answers
        self.next = 0
        state = played.definition.start(played.setup, played.seed, True)
        assert isinstance(state, Table)
        self.table = state
        setup = {**played.setup, "board": schemes_of(state).data(state.rules)["board"]}
        self.companion = Companion(setup, 0, tells_cards=True)
        self.start = self.table  # as the opponent's turn began, or as it is now
        self.castle: Table | None = None
        self.popped: Step[Any] | None = None
        self.turns = 0
        self.asked: Counter[str] = Counter()
        self.commands: list[str] = []
        self.seen = 0  # so many of the game's events
        self.events: list[Event] = []  # of the opponent's turn

    # Playing the game.

    def play(self) -> None:
        for number, answer in enumerate(self.answers):
            self.next = number + 1
            decision = self.table.decision
            assert decision is not None
            self.table.decision = None
            decision.choose(self.table, answer)
            self.report()
            while self.table.decision is None and self.table.agenda:
                self.step(self.table.agenda.pop())
        self.start = self.table
        self.tell("end")
        assert self.companion.is_over

    def step(self, step: Step[Any]) -> None:
        table = self.table
        self.popped = step
        if isinstance(step, StartPlay) and table.pairs:
            self.begin(step)
            return
        if table.active == OPPONENT:
            self.note_castle(step)
        elif isinstance(step, JoinLinks) and step.index == PLAYER and table.debts_above >= 0:
            self.start = table
            self.tell(f"built {SPOTS[step.spot]}")
        elif isinstance(step, CollisionStarts) and step.index == OPPONENT:
            self.start = table
            self.tell(f"collision {self.collision_ahead()}")
        if isinstance(step, NextTurn) and table.active == OPPONENT:
            self.take_turn()
        before, told = table.clone(), len(table.events or [])
        step.resolve(table)
        if isinstance(step, NextTurn) and table.active == OPPONENT:
            self.start = before
            self.castle = None
            self.events = list(table.events or [])[told:]
            self.seen = len(table.events or [])
        else:
            self.report()

    def begin(self, step: Step[Any]) -> None:
        """The board lies there, and the player has begun; then the opponent does."""
        self.start = self.table.clone()
        row = self.table.rules.player_cards[self.table.pairs[0]]
        self.start.seats[OPPONENT].space = row.space - 1
        step.resolve(self.table)
        self.tell("begin")

    def note_castle(self, step: Step[Any]) -> None:
        """As it is when the opponent first puts Workers there."""
        is_workers = isinstance(step, Do) and isinstance(self.table.rules.effects[step.number], Workers)
        if self.castle is None and (isinstance(step, PlaceWorkers) or is_workers):
            self.castle = self.table.clone()

    def report(self) -> None:
        """What the player did to the opponent since."""
        table = self.table
        events = table.events or []
        new = events[self.seen :]
        self.seen = len(events)
        if table.active == OPPONENT:
            self.events += new
            return
        for event in new:
            if event.kind == BUMPED and event.a == OPPONENT:
                self.start = table
                self.tell(f"bumped {section_key(table, event.b)}")
            elif event.kind == MOVED and event.seat == PLAYER and event.a == table.seats[OPPONENT].space:
                self.start = table
                self.tell("met")

    # The companion.

    def tell(self, line: str) -> None:
        self.commands.append(line)
        self.count: Counter[str] = Counter()
        self.companion.do(line)
        told = list(self.companion.told)
        while (question := self.companion.question) is not None:
            kind = question.key.split("-")[0]
            self.asked[kind] += 1
            self.companion.answer_with(self.answer_to(question))
            self.count[question.key] += 1
            told += self.companion.told
        self.told = told

    def take_turn(self) -> None:
        self.turns += 1
        kinds = (DISMISSED, DISMISSED_PRINTED)
        self.dismissed = [event for event in self.events if event.kind in kinds and event.seat == OPPONENT]
        self.tell("turn")
        wanted = [
            say(by_name(self.table, event))
            for event in self.events
            if event.seat == OPPONENT and event.kind != TURN_STARTED
        ]
        told = [say(message) for message in self.told if not message.name.startswith("viscounts-companion-you-gain")]
        if not self.in_order:
            told, wanted = sorted(told), sorted(wanted)
        assert told == wanted, self.commands[-5:]
        self.agree()

    def agree(self) -> None:
        """Both keep the same."""
        assert self.kept(self.companion.table) == self.kept(self.table), self.commands[-5:]

    def kept(self, table: Table) -> dict[str, Any]:
        seat, schemes = table.seats[OPPONENT], schemes_of(table)
        rows = table.rules.manuscripts
        return {
            "goods": seat.goods,
            "track": (seat.virtue, seat.corruption),
            "cards": (seat.unpaid, seat.paid, seat.plain, seat.flipped),
            "space": seat.space,
            "workers": {
                section_key(table, number): table.workers_at(number, OPPONENT) for number in range(SECTIONS + 1)
            },
            "supply": seat.workers,
            "buildings": [spot for spot in table.spots if spot // len(PIECES) == OPPONENT],
            "manuscripts": [
                (rows[card].ribbon, rows[card].cost, rows[card].effect.token()) for card in seat.manuscripts
            ],
            "schemes": (schemes.slots, schemes.discard, len(schemes.pile), len(schemes.future), schemes.seen),
            "bonuses": [owner == OPPONENT for owner in table.bonuses],
        }

    # What its player sees.

    def answer_to(self, question: Any) -> list[int]:
        kind, _, rest = question.key.partition("-")
        table = self.start
        if question.kind == SOME_OF:
            return [int(table.spots[SPOTS.index(key)] // len(PIECES) == PLAYER) for key, _ in question.choices]
        if question.kind == GROUPS:
            castle = self.castle if self.castle is not None and self.in_turn() else table
            return [castle.workers_at(self.section(key), PLAYER) for key, _ in question.choices]
        if question.kind == "yes-or-no":
            return [int(self.is_so(kind, rest))]
        if question.kind == "number":
            return [self.number(kind)]
        keys = [key for key, _ in question.choices]
        if kind == "choice":
            return [keys.index(self.ahead(rest))]
        return [keys.index(self.key_of(question.key, kind, rest, keys))]

    def section(self, key: str) -> int:
        """Both begin to count round the board with another segment."""
        return next(number for number in range(SECTIONS + 1) if section_key(self.table, number) == key)

    def in_turn(self) -> bool:
        return self.commands[-1] == "turn"

    def is_so(self, kind: str, rest: str) -> bool:
        if kind == "bonus":
            return self.start.bonuses[int(rest)] == PLAYER
        if kind == "leader":
            return self.start.leader == OPPONENT
        return (self.start.deeds_above if kind == "prosperity" else self.start.debts_above) == 0

    def number(self, kind: str) -> int:
        seats = self.start.seats
        return {"start": seats[OPPONENT].space + 1, "paid": seats[PLAYER].paid, "flipped": seats[PLAYER].flipped}[kind]

    def key_of(self, whole: str, kind: str, rest: str, keys: list[str]) -> str:
        table, count = self.start, self.count[whole]
        rules = table.rules
        if kind == "segment":
            ring = table.layout.ring
            return SEGMENTS[ring[(ring.index(0) + int(rest)) % len(ring)]]
        if kind == "wedge":
            return f"k{table.layout.wedge[table.layout.ring.index(0)] + 1}"
        if kind == "scheme":
            return rules.schemes[next(event.a for event in self.events if event.kind == SCHEME_REVEALED)].key
        if kind == "future":
            return rules.schemes[schemes_of(table).future[-1 - count]].key
        if kind == "townsfolk":
            if self.in_turn():
                event = self.dismissed.pop(0)
                card = event.a if event.kind == DISMISSED else NO_CARD
            else:
                pile = table.townsfolk_pile(SEGMENTS.index(rest))
                card = pile[-1 - count] if len(pile) > count else NO_CARD
            return "none" if card == NO_CARD else rules.effects[rules.bonus[card]].slug()
        assert kind in ("manuscript", "under")
        count = self.count[f"manuscript-{rest}"] + self.count[f"under-{rest}"]
        pile = table.manuscript_pile(SEGMENTS.index(rest))
        if len(pile) <= count:
            return "none"
        row = rules.manuscripts[pile[-1 - count]]
        alike = [other.key for other in rules.manuscripts if looks(other) == looks(row)]
        return next(key for key in keys if key in alike)

    def ahead(self, name: str) -> str:
        """What the player is going to answer."""
        for table, _, answer in self.steps_ahead():
            if table.decision is not None and table.decision.name() == name:
                return table.rules.vocabulary.tokens[answer]
        raise AssertionError(name)

    def collision_ahead(self) -> int:
        """Where the markers are when the collision brings something."""
        for _, step, _ in self.steps_ahead():
            if isinstance(step, OthersGain):
                return step.space
        raise AssertionError("a collision brings something")

    def steps_ahead(self) -> Iterator[tuple[Table, Step[Any] | None, int]]:
        """What happens next in the game: each step before it is carried out, or each question with its answer."""
        table = self.table.clone()
        if self.popped is not None:
            table.push(self.popped)
        for answer in self.answers[self.next :]:
            while table.decision is None:
                step = table.agenda.pop()
                yield table, step, 0
                step.resolve(table)
            yield table, None, answer
            decision, table.decision = table.decision, None
            decision.choose(table, answer)
        while table.agenda:
            step = table.agenda.pop()
            yield table, step, 0
            step.resolve(table)


def looks(row: Any) -> tuple[int, int, str]:
    return row.ribbon, row.cost, row.effect.token()
