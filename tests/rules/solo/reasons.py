"""Plays solo games and checks, at the moment an opponent gives a reason, that the table says the same.

Each check is written from docs/rules/solo.md and looks at the table alone. The list that hears of events is replaced by
one that looks at the table, which only the sources allow: test_reasons_are_true.py runs this in a process of its own.
Prints how often each reason was checked.
"""

from __future__ import annotations

import collections
import json
import sys
from typing import Any

import guildhall
from guildhall.architects.names import (
    AREAS,
    CATHEDRAL_TOP,
    GOODS,
    LARGE_CIRCLES,
    MARBLE,
    MARKET_LEFT,
    MARKET_RIGHT,
    PRISON,
    STOREHOUSE,
    SUPPLY,
)
from guildhall.architects.solo.part import part_of
from guildhall.architects.table import Table
from guildhall.architects.wonders.part import WondersPart
from guildhall.engine.events import Event
from guildhall.engine.rng import Rng

SPOTS = (99, 3, 3, 2, 2, 1)  # of the levels of the Cathedral: rules/architects 3.7
TRACK = GOODS[:5]  # the opponent's resource track: rules/solo 3.5
LEAST_FOR_WONDER = {"clay": 7, "wood": 6, "stone": 5, "gold": 4, "marble": 3}  # Influence: rules/wonders 10.1


class Watch:
    """Checks every reason that is told at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seat = table.seats[table.rules.options.players]
        self.part = part_of(table)
        self.counts: collections.Counter[str] = collections.Counter()
        self.told: list[Event] = []

    @property
    def wonders(self) -> WondersPart:
        return next(part for part in self.table.parts if isinstance(part, WondersPart))

    def hear(self, event: Event) -> None:
        message = self.table.describe_event(event, -1)
        name = message.name.removeprefix("event-")
        check = getattr(self, "check_" + name.replace("-", "_"), None)
        if check is not None:
            self.counts[name] += 1
            check(event, message.args)
        elif event.seat == self.seat.index and name.startswith(("because-", "lack-", "clause-", "instead-")):
            raise AssertionError(f"nobody checks {name}")
        self.told.append(event)

    # What the table says.

    def rivals(self) -> range:
        return range(self.table.rules.options.players)

    def groups(self) -> dict[tuple[int, int], int]:
        """Workers of each player at each large circle."""
        return {
            (owner, place): count
            for owner in self.rivals()
            for place in range(LARGE_CIRCLES)
            if (count := self.table.seats[owner].workers[place])
        }

    def held(self) -> int:
        return sum(self.table.seats[owner].captured[self.seat.index] for owner in self.rivals())

    def next_level_is_full(self) -> bool:
        level = self.seat.cathedral + 1
        return sum(seat.cathedral == level for seat in self.table.seats) >= SPOTS[level]

    def stuck(self) -> bool:
        return self.seat.cathedral == CATHEDRAL_TOP or self.next_level_is_full()

    def wonders_left(self) -> list[int]:
        return [wonder for wonder in range(5) if self.wonders.owners[wonder] < 0]

    def can_pay(self, wonder: int) -> bool:
        influence = self.wonders.influence[self.seat.index]
        needed = LEAST_FOR_WONDER[TRACK[wonder]]
        marble = max(0, 10 - needed - (2 if self.part.board.key == "aristocrat" else 0))
        return influence >= needed and self.seat.goods[MARBLE] >= marble

    def payable(self) -> list[int]:
        return [wonder for wonder in self.wonders_left() if self.can_pay(wonder)]

    def before_in_list(self, place: int, listed: list[int]) -> list[int]:
        places = [self.wonders.princess if entry == -1 else entry for entry in listed]
        return places[: places.index(place)]

    # Options that were passed over.

    def check_lack_wonder(self, event: Event, args: dict[str, Any]) -> None:
        assert self.wonders_left() and not self.payable()
        assert args["influence"] == self.wonders.influence[self.seat.index]
        assert args["marble"] == self.seat.goods[MARBLE]

    def check_lack_wonders_built(self, event: Event, args: dict[str, Any]) -> None:
        assert not self.wonders_left()

    def check_lack_cathedral(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.cathedral < CATHEDRAL_TOP and self.next_level_is_full()

    def check_lack_top(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.cathedral == CATHEDRAL_TOP

    def check_lack_captured(self, event: Event, args: dict[str, Any]) -> None:
        assert sum(self.seat.captured) == 0

    def check_lack_space(self, event: Event, args: dict[str, Any]) -> None:
        space = AREAS.index(args["place"].name.removeprefix("the-"))
        assert MARKET_LEFT < space <= MARKET_RIGHT
        assert any(seat.workers[space] for seat in self.table.seats)

    def check_lack_contribution(self, event: Event, args: dict[str, Any]) -> None:
        assert self.wonders.open_card() is not None and all(self.wonders.filled)

    def check_lack_contribution_card(self, event: Event, args: dict[str, Any]) -> None:
        assert self.wonders.open_card() is None

    # Clauses.

    def clause(self, event: Event, args: dict[str, Any], answer: bool) -> None:
        clause, fact = args["clause"], args["fact"]
        number = clause.args.get("number", 0)
        largest = max(self.groups().values(), default=0)
        stuck = self.stuck()
        truth: dict[str, Any] = {
            "clause-group": lambda: largest >= number,
            "clause-tax": lambda: self.table.tax >= number,
            "clause-captured": lambda: sum(self.seat.captured) > 0,
            "clause-prisoners": lambda: self.seat.workers[PRISON] >= number,
            "clause-virtue": lambda: self.seat.virtue >= number,
            "clause-cathedral": lambda: not stuck,
            "clause-cathedral-virtue": lambda: not stuck and self.seat.virtue <= number,
            "clause-cathedral-no-future": lambda: not stuck and not self.part.future,
            "clause-influence": lambda: self.wonders.influence[self.seat.index] <= number,
            "clause-build": lambda: bool(self.payable()) or not stuck,
            "clause-princess": lambda: self.lead() > 0,
            "clause-stack": lambda: self.free_to_stack() > 0,
        }
        assert truth[clause.name]() == answer
        self.fact(fact)

    def lead(self) -> int:
        place = self.wonders.princess
        return self.seat.workers[place] - max(self.table.seats[owner].workers[place] for owner in self.rivals())

    def nobody_at_the_princess(self) -> bool:
        return not any(seat.workers[self.wonders.princess] for seat in self.table.seats)

    def free_to_stack(self) -> int:
        from guildhall.architects.artisans.part import part_of as artisans_of

        stacked = artisans_of(self.table).stacked
        spaces = self.table.guildhall[: self.table.rules.guildhall_spaces]
        return sum(owner == self.seat.index and space not in stacked for space, owner in enumerate(spaces))

    def fact(self, fact: Any) -> None:
        number = fact.args.get("number", 0)
        truth: dict[str, Any] = {
            "fact-group": lambda: number == max(self.groups().values(), default=0),
            "fact-tax": lambda: number == self.table.tax,
            "fact-captured": lambda: number == sum(self.seat.captured),
            "fact-prisoners": lambda: number == self.seat.workers[PRISON],
            "fact-virtue": lambda: number == self.seat.virtue,
            "fact-cathedral": lambda: not self.stuck(),
            "fact-no-cathedral": lambda: self.seat.cathedral < CATHEDRAL_TOP and self.next_level_is_full(),
            "fact-top": lambda: self.seat.cathedral == CATHEDRAL_TOP,
            "fact-cathedral-virtue": lambda: not self.stuck() and number == self.seat.virtue,
            "fact-cathedral-future": lambda: not self.stuck() and number == len(self.part.future),
            "fact-influence": lambda: number == self.wonders.influence[self.seat.index],
            "fact-wonder": lambda: bool(self.payable()),
            "fact-no-wonder": lambda: bool(self.wonders_left()) and not self.payable(),
            "fact-all-wonders-built": lambda: not self.wonders_left(),
            "fact-princess-ahead": lambda: number == self.lead() > 0,
            "fact-princess-nobody": lambda: self.nobody_at_the_princess(),
            "fact-princess-level": lambda: self.lead() == 0 and not self.nobody_at_the_princess(),
            "fact-princess-behind": lambda: -number == self.lead() < 0,
            "fact-stack": lambda: number == self.free_to_stack(),
        }
        if fact.name in ("fact-but", "fact-and"):
            self.fact(fact.args["first"])
            self.fact(fact.args["second"])
        else:
            self.counts[fact.name] += 1
            assert truth[fact.name](), fact

    def check_clause_true(self, event: Event, args: dict[str, Any]) -> None:
        self.clause(event, args, True)

    def check_clause_false(self, event: Event, args: dict[str, Any]) -> None:
        self.clause(event, args, False)

    # Captures.

    def check_because_group(self, event: Event, args: dict[str, Any]) -> None:
        groups = self.groups()
        size = max(groups.values())
        place = event.b
        first = args["first"]
        assert first.args["number"] == size
        tied = {at for (_, at), count in groups.items() if count == size}
        assert place in tied
        listed = self.part.board.captures
        if first.name == "because-largest":
            assert tied == {place}
        else:
            assert first.args["places"] == len(tied) > 1
            assert not tied & set(
                self.before_in_list(place, listed) if listed[0] == -1 else listed[: listed.index(place)]
            )
            assert (first.name == "because-princess") == (listed[0] == -1 and place == self.wonders.princess)
        owners = [owner for owner in self.rivals() if groups.get((owner, place)) == size]
        second = args.get("second")
        assert (second is not None) == (len(owners) > 1)
        if second is not None:
            self.counts[second.name] += 1
            assert second.args["players"] == len(owners)

    check_because_groups = check_because_group

    def check_because_princess_capture(self, event: Event, args: dict[str, Any]) -> None:
        assert event.b == self.wonders.princess and self.told[-1].c == event.b

    def check_because_profiteer_capture(self, event: Event, args: dict[str, Any]) -> None:
        assert event.b == self.wonders.profiteer and self.told[-1].c == event.b

    # What placing and boards bring.

    def check_because_profiteer(self, event: Event, args: dict[str, Any]) -> None:
        assert event.b == self.wonders.profiteer and self.seat.workers[event.b] > 0

    def check_because_power(self, event: Event, args: dict[str, Any]) -> None:
        before = self.table.describe_event(self.told[-1], -1).name.removeprefix("event-")
        expected = {
            "aristocrat": {"because-wonder"},
            "enforcer": {"sent-to-prison", "track-moved", "gained"},
            "illusionist": {"worker-placed", "because-profiteer", "influence-gained", "instead-of-influence"},
            "patron": {"worker-placed", "influence-gained", "virtue-gained", "instead-of-influence", "debt-destroyed"},
        }
        key = self.part.board.key
        if key in expected:
            assert before in expected[key], (key, before)
        if key == "patron":
            assert self.seat.workers[STOREHOUSE] > 0
        assert key not in ("constantine", "helena")

    # Wonders and contributions.

    def check_because_wonder(self, event: Event, args: dict[str, Any]) -> None:
        wonder = event.b - self.wonders.rows.first
        marker = TRACK.index(args["marker"].name.removeprefix("good-").removesuffix("-name"))
        assert marker == self.part.track
        order = [(marker + i) % 5 for i in range(5)]
        assert next(other for other in order if other in self.payable()) == wonder

    def check_because_token(self, event: Event, args: dict[str, Any]) -> None:
        taken = self.wonders.sites
        assert all(place in taken for place in self.part.board.tokens[: self.part.board.tokens.index(event.b)])
        assert taken.count(event.b) == 1  # its own

    def check_because_slot(self, event: Event, args: dict[str, Any]) -> None:
        assert event.c == self.part.track
        order = [(event.c + i) % 5 for i in range(5)]
        assert next(slot for slot in order if not self.wonders.filled[slot]) == event.b

    check_because_next_slot = check_because_slot

    def check_because_left(self, event: Event, args: dict[str, Any]) -> None:
        card = self.wonders.consequence()
        assert card.other_reward is not None and card.reward.is_possible(self.table, self.seat)

    def check_because_right(self, event: Event, args: dict[str, Any]) -> None:
        card = self.wonders.consequence()
        assert card.other_reward is not None and not card.reward.is_possible(self.table, self.seat)

    # Cards.

    def check_because_column(self, event: Event, args: dict[str, Any]) -> None:
        assert event.b == self.part.track + 1 and event.c == self.part.track

    def check_because_craft(self, event: Event, args: dict[str, Any]) -> None:
        from guildhall.architects.artisans.part import part_of as artisans_of

        crafts = artisans_of(self.table)
        assert event.c == self.part.track
        there = [len(crafts.pile) > 0, *(True for _ in crafts.display)]
        there += [False] * (5 - len(there))
        order = [(event.c + i) % 5 for i in range(5)]
        assert next(at for at in order if there[at]) == event.b

    check_because_next_craft = check_because_craft

    def check_because_points(self, event: Event, args: dict[str, Any]) -> None:
        from guildhall.architects.artisans.part import part_of as artisans_of

        crafts = artisans_of(self.table)
        points = [crafts.crafts[card].vp for card in crafts.display]
        assert (max(points), points.count(max(points))) == (event.b, event.c)

    # The Guardhouse, and Workers who come home.

    def check_because_prisoners(self, event: Event, args: dict[str, Any]) -> None:
        assert event.b == self.seat.workers[PRISON] > 0

    def check_because_captives(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.workers[PRISON] == 0 and event.b == sum(self.seat.captured) > 0

    def check_because_hostages(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.workers[PRISON] == 0 and sum(self.seat.captured) == 0 and event.b == self.held() > 0

    def check_because_debts(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.workers[PRISON] == sum(self.seat.captured) == self.held() == 0
        assert event.b == self.seat.unpaid > 0

    def check_because_nothing_else(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.workers[PRISON] == sum(self.seat.captured) == self.held() == self.seat.unpaid == 0

    def check_because_largest_home(self, event: Event, args: dict[str, Any]) -> None:
        size = self.told[-1].a  # of the group that has just come home
        assert self.seat.workers[SUPPLY] == size
        assert all(self.seat.workers[place] < size for place in range(LARGE_CIRCLES))

    def check_because_list_home(self, event: Event, args: dict[str, Any]) -> None:
        size = self.told[-1].a
        others = [place for place in range(LARGE_CIRCLES) if self.seat.workers[place] == size]
        assert event.c == len(others) + 1 > 1
        assert not set(others) & set(self.before_in_list(event.b, self.part.board.captures))

    def check_because_prison_home(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.workers[SUPPLY] == 0 and not any(self.seat.workers[:LARGE_CIRCLES])
        assert event.b == self.seat.workers[PRISON] > 0

    def check_because_boards_home(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.workers[SUPPLY] == self.seat.workers[PRISON] == 0
        assert not any(self.seat.workers[:LARGE_CIRCLES]) and event.b == self.held() > 0

    # What it cannot keep.

    def check_instead_of_reward(self, event: Event, args: dict[str, Any]) -> None:
        pass  # a Reward is always 1 Virtue for it

    def check_instead_of_apprentice(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.apprentices == []

    def check_instead_of_debt(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.unpaid == 0

    def check_instead_of_future(self, event: Event, args: dict[str, Any]) -> None:
        assert not self.part.future

    def check_instead_of_influence(self, event: Event, args: dict[str, Any]) -> None:
        assert self.wonders.influence[self.seat.index] == 12

    def check_instead_of_gold(self, event: Event, args: dict[str, Any]) -> None:
        assert self.seat.goods[GOODS.index("gold")] == 0


class Heard(list[Event]):
    """The list of events of a table, which looks at the table when one is told."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        self.watch = watch

    def append(self, event: Event) -> None:
        self.watch.hear(event)


def play(options: dict[str, Any], seed: int) -> collections.Counter[str]:
    """One game in which chance plays for the people."""
    table = guildhall.new_game("architects", seed=seed, **options).state
    assert isinstance(table, Table)
    watch = Watch(table)
    table.events = Heard(watch)
    rng = Rng(seed + 1)
    while not table.is_over:
        table.answer(table.answers[rng.below(len(table.answers))])
    return watch.counts


def mixes() -> list[dict[str, Any]]:
    """All opponents, with all boxes that they play with and all numbers of people."""
    found: list[dict[str, Any]] = []
    for opponent in ("constantine", "helena"):
        for expansions in ([], ["artisans"]):
            found += [{"opponent": opponent, "expansions": expansions, "players": people} for people in (1, 2)]
    for opponent in ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"):
        for expansions, most in ((["wonders"], 4), (["artisans", "wonders"], 5)):
            people = range(1, most + 1)
            found += [{"opponent": opponent, "expansions": expansions, "players": count} for count in people]
    return found


def main(games: int) -> None:
    counts: collections.Counter[str] = collections.Counter()
    for number, options in enumerate(mixes()):
        for seed in range(games):
            try:
                counts += play(options, 1000 * number + seed)
            except AssertionError as error:
                raise AssertionError(f"{options}, seed {1000 * number + seed}: {error}") from error
    print(json.dumps(counts))


if __name__ == "__main__":
    main(int(sys.argv[1]))
