"""What the engine has to know about this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from guildhall.engine.definition import AnyGame, Definition
from guildhall.engine.errors import PlayerCountError, UnknownOptionError
from guildhall.engine.functions import Beginning, Judgement, Sight
from guildhall.engine.message import Message
from guildhall.engine.observation import Outline, Section, Vantage
from guildhall.engine.offer import Offer
from guildhall.engine.position import Reader, load_agenda, open_question, read_chance, rules_of_position
from guildhall.engine.rng import Rng
from guildhall.engine.rows import RowWriter
from guildhall.engine.stepping import check_steps, steps_in
from guildhall.engine.study import Measure, Subjects, TableStudy
from guildhall.engine.table import GameOptions, GameRules

from .table import (
    EVENTS,
    MOST_TAKEN,
    ODDS,
    SEATS,
    TAKEN,
    TURN_STARTED,
    Pebbles,
    Turn,
    describe,
    determinize,
    position,
    ranks,
    scores,
    view,
)

SIZES: Final = {"small": 12, "large": 30}
PARTS: Final = ("game", "rules", "options", "turn", "left", "lucky", "taken", "chance", "reveals", "agenda")


class TinyOptions(GameOptions):
    def __init__(self) -> None:
        super().__init__(1)
        self.size = "small"

    def data(self) -> dict[str, Any]:
        return {"players": self.players, "setup": self.size}


class TinyRules(GameRules):
    def __init__(self, options: TinyOptions) -> None:
        super().__init__(options, SEATS)
        self.options = options
        self.take = [
            self.vocabulary.add(f"take {n}", "tiny-answer-take", {"number": n}, target="pile", a=n)
            for n in range(1, MOST_TAKEN + 1)
        ]
        self.add_steps(steps_in("guildhall.tiny"))
        self.turn_event = TURN_STARTED
        self.visits = {TAKEN: ["", "pile", "pile", "pile"]}

    def chosen(self) -> TinyOptions:
        return self.options

    def sections_of_observation(self) -> list[Section[Any]]:
        return [PileSection()]


class PileSection(Section[Pebbles]):
    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("pile", high=SIZES["large"])
        outline.add("lucky", high=99)

    def write(self, table: Pebbles, vantage: Vantage, row: RowWriter) -> None:
        row.put(self.start, table.left)
        row.put(self.start + 1, table.lucky[vantage.seat])


class TinyStudy(TableStudy):
    def measures(self, seat: int) -> list[int]:
        assert isinstance(self.watched, Pebbles)
        return [self.watched.taken[seat]]


def read_options(given: Mapping[str, Any]) -> TinyOptions:
    options = TinyOptions()
    for name in given:
        if name not in ("players", "setup"):
            raise UnknownOptionError(f"There is no option {name!r} for tiny.", name, ["players", "setup"])
    options.players = given.get("players", 2)
    options.size = given.get("setup", "small")
    if options.players not in (2, 3):
        raise PlayerCountError("tiny is for 2 or 3 players.", options.players, (2, 3))
    if options.size not in SIZES:
        raise UnknownOptionError("There is no such pile.", options.size, SIZES)
    return options


def lay_out(rules: TinyRules, seed: int, listen: bool) -> Pebbles:
    table = Pebbles(rules, Rng(seed))
    table.events = [] if listen else None
    table.left = SIZES[rules.options.size]
    table.taken = [0] * rules.options.players
    table.lucky = [table.rng.below(100) for _ in range(rules.options.players)]
    table.push(Turn())
    table.advance()
    return table


def load_position(data: Any, game: AnyGame) -> Pebbles:
    rules = rules_of_position(data, PARTS, game)
    assert isinstance(rules, TinyRules)
    top = Reader(data, "", PARTS)
    table = Pebbles(rules, read_chance(top))
    turn = top.inner("turn", ("number", "active"))
    table.turn = turn.integer("number", 0, 10**6)
    table.active = turn.one_of("active", rules.seat_keys)
    table.left = top.integer("left", 0, SIZES[rules.options.size])
    table.lucky = [int(number) for number in top.items("lucky")]
    table.taken = [int(number) for number in top.items("taken")]
    table.reveals = top.integer("reveals", 0, 10**9)
    load_agenda(top, table, rules.steps)
    check_steps(table)
    open_question(table)
    return table


def offer() -> Offer:
    offered = Offer(2, 3, SEATS)
    offered.setups = list(SIZES)
    return offered


def subjects_of(rules: TinyRules) -> Subjects:
    return Subjects({"pile": Message("tiny-pile")}, [Measure("taken", Message("score-taken"), True)], [])


class Tiny(Definition[TinyOptions, TinyRules, Pebbles]):
    key = "tiny"
    version = 1
    levels: tuple[str, ...] = ("pebble", "stone", "rock", "boulder")
    beginning = Beginning(offer, read_options, lay_out, load_position)
    sight = Sight(view, determinize, position, describe)
    judgement = Judgement(scores, ranks, ODDS, subjects_of, TinyStudy)

    def make_rules(self, options: TinyOptions) -> TinyRules:
        return TinyRules(options)


TINY: Final = Tiny()
assert EVENTS.kinds, "there is something to tell"
