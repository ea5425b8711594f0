"""Architects with Age of Artisans for the harness. Numbers are those of the rulebook, not of the code."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from guildhall.architects.artisans.part import part_of
from guildhall.architects.table import Table
from guildhall.engine.agenda import State
from guildhall.engine.events import Event
from properties.architects import BOARDS, WORKERS, Architects, Books, _kind
from properties.harness import Ledger

ARTISANS_BOARDS = ("walaric", "gisela")
CRAFTS = tuple(f"craft-{number}" for number in range(1, 25))
SHOWN = 4
GRID = {2: 12, 3: 16, 4: 20, 5: 24, 6: 24}


class Artisans(Architects):
    apprentices = 52
    buildings = 52
    workers = WORKERS + 1  # the Artisan
    boards = {**BOARDS, "artisans": ARTISANS_BOARDS}
    mixes = [
        {"players": players, "setup": setup, "expansions": ["artisans"]}
        for players in (2, 3, 4, 5, 6)
        for setup in ("standard", "variable")
    ]
    tastes = [
        *Architects.tastes,
        ("stack ", "adorn ", "tool ", "use tool", "equip ", "place guildhall", "build ", "place silversmith"),
        ("artisan ", "use tool", "artisan pays", "tool ", "place market-middle", "place town", "capture "),
        ("hire ", "tool ", "dismiss", "place workshop", "place market-middle", "artisan workshop", "stack "),
    ]

    def rewards(self, players: int) -> int:
        return min(super().rewards(players), 11)

    def beside(self, position: dict[str, Any], seat: str) -> int:
        return sum(position["guildhall"][space - 1] == seat for space in position["artisans"]["stacked"])

    def has_discarded(self, position: dict[str, Any], seat: str) -> bool:
        # A Tool may bring a card in a reset of another's turn; the limit is that of the end of one's own.
        return self.seat_before(position) == seat

    def check(self, state: State, p: dict[str, Any]) -> None:
        super().check(state, p)
        part = p["artisans"]
        seats = {seat["seat"]: seat for seat in p["seats"]}
        open_steps = [row[0] for row in p["agenda"]]
        crafts = crafts_on_table(p)
        assert len(set(crafts)) == len(crafts), "a Craft Card is in two places"
        assert set(crafts) <= set(CRAFTS)
        assert len(part["display"]) == SHOWN or not part["pile"] or "FillCrafts" in open_steps
        assert len(part["display"]) <= SHOWN
        assert set(part["adornments"]) <= {card for seat in seats.values() for card in seat["buildings"]}
        assert set(part["tools"]) <= {card for seat in seats.values() for card in seat["apprentices"]}
        assert set(part["artisans"]) == {seat for seat in seats if self.workers_of(p, seat) == self.workers}
        for owner, place in part["artisans"].items():
            assert place != "guildhall"
            if place.startswith("board "):
                assert seats[place.removeprefix("board ")]["captured"].get(owner, 0) >= 1
                assert place != f"board {owner}"
            else:
                assert seats[owner]["workers"].get(place, 0) >= 1
        stacked = part["stacked"]
        assert len(set(stacked)) == len(stacked)
        assert all(1 <= space <= min(len(p["guildhall"]), GRID[len(seats)]) for space in stacked)
        assert len(set(part["used"])) == len(part["used"])

    def ledger(self, state: State) -> Ledger:
        return CraftBooks(state)

    def redeal(self, state: State, seat: int, random: Random) -> State:
        other = super().redeal(state, seat, random)
        assert isinstance(other, Table)
        random.shuffle(part_of(other).pile)
        return other

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        part = view["artisans"]
        crafts = [*part["display"], *part["adornments"].values(), *part["tools"].values(), part["loose"]]
        return super().seen(view) | {("craft", card) for card in crafts if card}

    def draws(self, state: State, event: Event) -> bool:
        return super().draws(state, event) or _kind(state, event) == "craft-shown"


def crafts_on_table(position: dict[str, Any]) -> list[str]:
    """Every Craft Card, also one that is between two Apprentices."""
    part = position["artisans"]
    loose = [part["loose"]] if part["loose"] else []
    return [*part["display"], *part["pile"], *part["adornments"].values(), *part["tools"].values(), *loose]


class CraftBooks(Books):
    """Besides: where every Craft Card is, by events alone. Only a Tool that was lost leaves the game."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        part = state.position()["artisans"]
        self.pile = set(part["pile"])
        self.shown = set(part["display"])
        self.adornments = dict(part["adornments"])
        self.tools = dict(part["tools"])
        self.between: set[str] = set()
        self.lost: set[str] = set()
        self.taken: set[str] = set()  # by an opponent that follows cards

    def hear(self, state: State, events: list[Event]) -> None:
        super().hear(state, events)
        assert isinstance(state, Table)
        for event in events:
            self._note_craft(state, _kind(state, event), event)

    def _note_craft(self, state: Table, kind: str, event: Event) -> None:
        rules = state.rules
        if kind == "craft-shown":
            self.pile.remove(CRAFTS[event.a])
            self.shown.add(CRAFTS[event.a])
        elif kind == "adorned":
            self.shown.remove(CRAFTS[event.b])
            key = rules.buildings[event.a].key
            assert key not in self.adornments
            self.adornments[key] = CRAFTS[event.b]
        elif kind == "equipped":
            (self.between if CRAFTS[event.b] in self.between else self.shown).remove(CRAFTS[event.b])
            key = rules.apprentices[event.a].key
            assert key not in self.tools
            self.tools[key] = CRAFTS[event.b]
        elif kind == "dismissed":
            tool = self.tools.pop(rules.apprentices[event.a].key, None)
            self.between |= {tool} if tool else set()
        elif kind == "tool-lost":
            self.between.remove(CRAFTS[event.a])
            self.lost.add(CRAFTS[event.a])
        elif kind == "craft-taken":
            (self.shown if CRAFTS[event.a] in self.shown else self.pile).remove(CRAFTS[event.a])
            self.taken.add(CRAFTS[event.a])

    def check(self, state: State, p: dict[str, Any]) -> None:
        super().check(state, p)
        part = p["artisans"]
        assert self.pile == set(part["pile"])
        assert self.shown == set(part["display"])
        assert self.adornments == part["adornments"]
        assert self.tools == part["tools"]
        assert self.between == ({part["loose"]} if part["loose"] else set())
        crafts = crafts_on_table(p)
        assert set(crafts).isdisjoint(self.lost)
        assert {*crafts, *self.lost, *self.taken} == set(CRAFTS)
