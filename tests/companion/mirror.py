"""A recorded game as a real table: a companion beside it is told what its people would tell it.

The game is played step by step. Whatever happens to the opponent in the players' turns is reported by the companion's
commands, what it asks is answered from the game's own table, and after each of its turns both must agree.
"""

from __future__ import annotations

import re
from typing import Any

import guildhall
from guildhall.architects.companion import Companion
from guildhall.architects.companion.telling import told_of
from guildhall.architects.events import CAPTURED, DEBT_DESTROYED, RESET, TURN_STARTED, VIRTUE_GAINED
from guildhall.architects.names import AREAS, GOODS, LARGE_CIRCLES, MARBLE, PRISON
from guildhall.architects.solo.events import BECAUSE, CRAFT_TAKEN, FUTURE_GAINED, SCHEME_DRAWN, TRACK_MOVED
from guildhall.architects.solo.names import BY_MARKER_CRAFT, BY_POINTS_CRAFT
from guildhall.architects.solo.part import part_of
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.table import Table
from guildhall.architects.wonders.names import NOBODY, SLOTS
from guildhall.architects.wonders.part import part_of as wonders_of
from guildhall.engine.agenda import Step
from guildhall.engine.events import Event
from guildhall.words import say

# Which Craft Card lies where is for the people at a table to see, who take it for the opponent.
ONLY_SEEN = (BY_MARKER_CRAFT, BY_POINTS_CRAFT)


def as_told(sentence: str) -> str:
    """Nobody tells a companion of Wonders that the opponent cannot pay for, so it does not know that all are built."""
    if re.fullmatch("All five Wonders are built|With .* it can pay for none of the Wonders .*", sentence):
        return "No Wonder"
    return sentence.replace("all five Wonders are built", "it can pay for none of the Wonders that are left")


class Mirror:
    def __init__(self, played: guildhall.Game) -> None:
        self.answers = played.answers
        self.setup = played.setup
        state = played.definition.start(played.setup, played.seed, True)
        assert isinstance(state, Table)
        self.table = state
        self.opponent: int = self.setup["players"]
        self.companion = Companion(self.setup, 0, tells_cards=True)
        self.seen: dict[str, Table] = {}  # the table as it was before certain steps of this turn
        self.turns = 0
        self.asked: list[str] = []
        self.commands: list[str] = []
        self.in_reset = False
        self.rest: list[str] = []  # what players did in the middle of something
        self.start = self.table
        self.heard = 0

    # Playing the game.

    def play(self) -> None:
        for answer in self.answers:
            decision = self.table.decision
            assert decision is not None
            self.table.decision = None
            before = self.table.clone()
            decision.choose(self.table, answer)
            self.report(before)
            while self.table.decision is None and self.table.agenda:
                self.step(self.table.agenda.pop())
        assert self.companion.is_over

    def step(self, step: Step[Any]) -> None:
        name, table = step.name(), self.table
        before = table.clone()
        if name != "PrincessReward" or step.args()[0] == self.opponent:
            self.seen[name] = before
        if name == "BlackMarketReset":
            self.in_reset = True
        elif name == "HandLimit" and self.in_reset:
            self.in_reset = False
            if table.active != self.opponent:
                self.tell("reset")
                self.tell_rest()
                self.heard = len(table.events or [])
        elif name == "NextTurn":
            self.end_turn(before)
        elif name == "EndGame":
            self.start = before
            self.tell("end")
        step.resolve(table)
        if isinstance(step, (SeatStep, SeatQuestion)) and step.index != self.opponent:
            self.report(before)

    def end_turn(self, before: Table) -> None:
        """A turn is over; if it was the opponent's, the companion takes it now."""
        if self.table.active == self.opponent:
            self.take_turn()
            self.tell_rest()
        self.agree()
        self.table.events = []
        self.heard = 0
        self.start = before

    def report(self, before: Table) -> None:
        """What a player did to the opponent, in the words of the companion's commands."""
        table, seat = self.table, self.opponent
        mine, was = table.seats[seat], before.seats[seat]
        for place in range(LARGE_CIRCLES):
            if mine.workers[place] < was.workers[place]:
                self.rest.append(f"captured {was.workers[place] - mine.workers[place]} {AREAS[place]}")
        if mine.workers[PRISON] > was.workers[PRISON]:
            self.rest.append(f"imprisoned {mine.workers[PRISON] - was.workers[PRISON]}")
        elif mine.workers[PRISON] < was.workers[PRISON]:
            self.rest.append(f"set prison {mine.workers[PRISON]}")
        for owner in range(seat):
            if mine.captured[owner] < was.captured[owner]:
                key = table.rules.seat_keys[self.seat_there(owner)]
                self.rest.append(f"freed {key} {was.captured[owner] - mine.captured[owner]}")
        if not self.in_reset and table.active != seat:
            for event in (table.events or [])[self.heard :]:
                if event.kind == TRACK_MOVED and event.seat == seat:
                    self.rest.append(f"gain silver {event.a}")
                elif event.kind == VIRTUE_GAINED and event.seat == seat:
                    self.rest.append(f"gain virtue {event.a}")
                elif event.kind == DEBT_DESTROYED and event.seat == seat:
                    self.rest.append("lose debt 1")
            self.tell_rest()
        self.heard = len(table.events or [])

    def tell_rest(self) -> None:
        for line in self.rest:
            self.tell(line)
        self.rest = []

    # The companion.

    def tell(self, line: str) -> None:
        self.commands.append(line)
        self.companion.do(line)
        told = list(self.companion.told)
        while (question := self.companion.question) is not None:
            self.asked.append(question.key)
            self.companion.answer(self.answer_to(question.key))
            told += self.companion.told
        self.told = told

    def take_turn(self) -> None:
        events = list(self.table.events or [])
        self.schemes = [event.a for event in events if event.kind == SCHEME_DRAWN]
        self.futures = [event.a for event in events if event.kind == FUTURE_GAINED]
        self.crafts = [event.a for event in events if event.kind == CRAFT_TAKEN]
        self.turns += 1
        self.tell("turn")
        assert [as_told(say(message)) for message in self.told] == self.expected(events)

    def expected(self, events: list[Event]) -> list[str]:
        """What the game told of the opponent, with the players as the companion counts them."""
        mapped = [
            Event(event.kind, event.seat, event.a, self.seat_there(event.b), event.c)
            if event.kind == CAPTURED
            else event
            for event in events
            if event.kind != TURN_STARTED and not (event.kind == BECAUSE and event.a in ONLY_SEEN)
        ]
        return [as_told(say(message)) for message in told_of(self.table, mapped)]

    def agree(self) -> None:
        """Both keep the same."""
        assert self.kept(self.companion.table, True) == self.kept(self.table, False), self.commands[-3:]

    def kept(self, table: Table, there: bool) -> dict[str, Any]:
        seat, part = table.seats[self.opponent], part_of(table)
        players = range(self.opponent)
        return {
            "virtue": seat.virtue,
            "debts": (seat.unpaid, seat.paid),
            "cathedral": seat.cathedral,
            "marble": seat.goods[MARBLE],
            "workers": dict(zip(AREAS, seat.workers)),
            "held": sum(table.seats[owner].captured[self.opponent] for owner in players),
            "captured": [seat.captured[owner if there else self.seat_here(owner)] for owner in players],
            "track": part.track,
            "piles": (sorted(part.pile), sorted(part.future), sorted(part.discards)),
            "adornments": [self.worth(card) for card in part.adornments],
            "influence": wonders_of(table).influence[self.opponent]
            if "wonders" in self.setup.get("expansions", ())
            else 0,
            "tokens": tokens(table) if "wonders" in self.setup.get("expansions", ()) else [],
        }

    def worth(self, card: int) -> int:
        from guildhall.architects.artisans.crafts import CRAFTS

        return CRAFTS[card].vp

    def seat_there(self, owner: int) -> int:
        """The companion counts the players from the one who started."""
        return (owner - self.table.first) % self.opponent

    def seat_here(self, owner: int) -> int:
        return (owner + self.table.first) % self.opponent

    # What its people see.

    def answer_to(self, key: str) -> str:
        kind, _, rest = key.partition("-")
        numbers = [int(number) for number in rest.split("-") if number]
        table = self.seen["PrincessConsequence"] if self.resetting() and kind == "workers" else self.start
        schemes = part_of(table).schemes
        if kind == "workers":
            return str(table.seats[self.seat_here(numbers[0])].workers[numbers[1]])
        if kind == "groups":
            if self.resetting():
                table = self.seen["PrincessReward"]
            workers = table.seats[self.seat_here(numbers[0])].workers
            return ", ".join(f"{AREAS[place]} {workers[place]}" for place in range(LARGE_CIRCLES))
        if kind == "prisoners":
            return str(self.seen["MostPrisonersTakeDebt"].seats[self.seat_here(numbers[0])].workers[PRISON])
        if kind == "turn":
            return self.table.rules.seat_keys[self.seat_there(self.table.active)]
        if kind == "captured":
            return self.captured_by(self.seat_here(numbers[0]))
        if kind == "tax":
            return str(table.tax)
        if kind == "space":
            return "yes" if any(table.seats[owner].workers[numbers[0]] for owner in range(self.opponent)) else "no"
        if kind == "cathedral":
            return str(table.seats[self.seat_here(numbers[0])].cathedral)
        if kind == "guildhall":
            return str(len(table.guildhall))
        if kind == "scheme":
            return schemes[self.schemes.pop(0)].key
        if kind == "future":
            return schemes[self.futures.pop(0)].key
        if kind == "craft":
            return str(self.worth(self.crafts.pop(0))) if self.crafts else "none"
        return self.answer_about_wonders(kind, numbers)

    def captured_by(self, player: int) -> str:
        """Where a player has captured the opponent in this reset; that is then no news any more."""
        for event in self.events_of_reset():
            if event.kind == CAPTURED and event.seat == player and event.b == self.opponent:
                self.rest.remove(f"captured {event.a} {AREAS[event.c]}")
                return AREAS[event.c]
        return "none"

    def events_of_reset(self) -> list[Event]:
        events = list(self.table.events or [])
        return events[[event.kind for event in events].index(RESET) :]

    def resetting(self) -> bool:
        return self.commands[-1] == "reset"

    def answer_about_wonders(self, kind: str, numbers: list[int]) -> str:
        part = wonders_of(self.seen["BlackMarketReset"] if self.resetting() else self.start)
        if kind == "figures":
            return AREAS[part.princess]
        if kind == "filled":
            return " ".join(GOODS[slot] for slot in range(SLOTS) if part.filled[slot]) or "none"
        if kind == "slot":
            question = self.companion.question
            card = part.open_card()
            assert question is not None and card is not None
            wanted = say(card.slots[numbers[0]].message())
            return str([say(words) for _, words in question.choices].index(wanted) + 1)
        if kind == "wonder":
            return "no" if part.owners[numbers[0]] == NOBODY else "yes"
        if kind == "token":
            return part.rows.wonders[part.sites.index(numbers[0])].key if numbers[0] in part.sites else "none"
        assert kind == "influence"
        return str(part.influence[self.seat_here(numbers[0])])


def tokens(table: Table) -> list[int]:
    """Where the tokens of the opponent's own Wonders stand."""
    part = wonders_of(table)
    return [site for site, owner in zip(part.sites, part.owners) if owner == table.rules.options.players]
