"""Architects with Works of Wonder, alone and together with Age of Artisans, for the harness. Numbers are those of the
rulebook, not of the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any

from guildhall.architects.names import AREAS
from guildhall.architects.table import Table
from guildhall.architects.wonders.part import part_of
from guildhall.engine.agenda import State
from guildhall.engine.events import Event
from properties.architects import BOARDS, FLAGS, GOODS, Architects, Books, _kind
from properties.artisans import ARTISANS_BOARDS, Artisans, CraftBooks
from properties.harness import Ledger

WONDERS_BOARDS = ("arnulf", "charles", "clotilde", "isabette", "louis", "zesiro")
WONDERS = ("clay-wonder", "wood-wonder", "stone-wonder", "gold-wonder", "marble-wonder")
RESOURCES = GOODS[:5]
CONTRIBUTIONS = tuple(f"contribution-{number}" for number in range(1, 8))
SITES = ("storehouse", "town-centre", "workshop", "silversmith", "quarry", "forest", "guardhouse")
# What a consequence says: where the Profiteer stands, where the Princess.
FIGURES = {
    "contribution-1": ("guardhouse", "silversmith"),
    "contribution-2": ("mines", "storehouse"),
    "contribution-3": ("silversmith", "workshop"),
    "contribution-4": ("town-centre", "mines"),
    "contribution-5": ("quarry", "forest"),
    "contribution-6": ("forest", "quarry"),
    "contribution-7": ("workshop", "town-centre"),
}
TOP_INFLUENCE = 12
START_OF_TURN = ("WhereToPlace", "WhereToRetrieve")


class Wonders(Architects):
    apprentices = 64
    buildings = 64 + len(WONDERS)
    reward_cards = 23
    boards = {**BOARDS, "wonders": WONDERS_BOARDS}
    flags: tuple[str, ...] = (*FLAGS, "coop")
    mixes = [
        {"players": players, "setup": setup, "expansions": ["wonders"]}
        for players in (2, 3, 4, 5)
        for setup in ("standard", "variable")
    ]
    tastes = [
        *Architects.tastes,
        ("contribute ", "take influence", "place storehouse", "place mines", "place guildhall", "build ", "token "),
        ("build marble", "build gold", "build stone", "build wood", "build clay", "contribute ", "trade ", "place for"),
        ("influence for", "silver to ignore", "place market", "capture ", "place town", "lose ", "place tax"),
    ]

    def rewards(self, players: int) -> int:
        return self.reward_cards

    def on_table(self, position: dict[str, Any]) -> list[str]:
        built = [card for seat in position["seats"] for card in seat["buildings"]]
        return [wonder for wonder in WONDERS if wonder not in built]

    def has_discarded(self, position: dict[str, Any], seat: str) -> bool:
        # A reset of another's turn may bring Influence and with it a card; the limit is that of the end of one's own.
        return self.seat_before(position) == seat

    def check(self, state: State, p: dict[str, Any]) -> None:
        super().check(state, p)
        part = p["wonders"]
        seats = {seat["seat"]: seat for seat in p["seats"]}
        question = "" if state.decision is None else state.decision.name()
        assert set(part["influence"]) == set(seats)
        assert all(0 <= points <= TOP_INFLUENCE for points in part["influence"].values())
        assert sorted(part["contributions"] + part["consequences"]) == sorted(CONTRIBUTIONS)
        assert part["consequences"], "no consequence is in force"
        assert len(set(part["filled"])) == len(part["filled"]) and set(part["filled"]) <= set(RESOURCES)
        assert part["contributions"] or not part["filled"]
        if question in START_OF_TURN:
            assert len(part["filled"]) < len(RESOURCES), "the fifth resource brought no reset"
        assert (part["profiteer"], part["princess"]) == FIGURES[part["consequences"][0]]
        owners = {card: seat for seat in seats for card in seats[seat]["buildings"] if card in WONDERS}
        assert all(count > 0 for count in part["laid"].values()) and set(part["laid"]) <= set(WONDERS)
        assert not set(part["laid"]) & set(owners), "something lies on a Wonder that has been built"
        assert set(part["tokens"]) <= set(owners)
        assert len(set(part["tokens"].values())) == len(part["tokens"])
        assert set(part["tokens"].values()) <= set(SITES)
        if question in START_OF_TURN:
            assert set(part["tokens"]) == set(owners), "a Wonder has no token"
        assert part["contributions_due"] >= 0 and part["influence_due"] >= 0
        assert all(silver == 1 for silver in part["prepaid"].values())  # and who has none is not named
        if question in (*START_OF_TURN, "") or _in_reset(p):
            assert part["contributions_due"] == part["influence_due"] == 0
        if question in (*START_OF_TURN, ""):
            assert part["prepaid"] == {}

    def pieces(self, p: dict[str, Any]) -> Hashable:
        part = p["wonders"]
        return *super().pieces(p), tuple(sorted(part["contributions"] + part["consequences"]))  # type: ignore[misc]

    def ledger(self, state: State) -> Ledger:
        return InfluenceBooks(state)

    def redeal(self, state: State, seat: int, random: Random) -> State:
        other = super().redeal(state, seat, random)
        assert isinstance(other, Table)
        part = part_of(other)
        below = part.contributions[:-1]
        random.shuffle(below)
        part.contributions = below + part.contributions[-1:]
        return other

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        part = view["wonders"]
        cards = [*part["consequences"], part["contribution"]]
        seen = super().seen(view) | {("contribution", card) for card in cards if card}
        return seen - {("building", wonder) for wonder in WONDERS}  # which were never hidden

    def draws(self, state: State, event: Event) -> bool:
        return super().draws(state, event) or _kind(state, event) == "contribution-turned"


def _in_reset(position: dict[str, Any]) -> bool:
    """Is a Black Market Reset under way?"""
    return any(row[0] == "TurnContribution" for row in position["agenda"])


class InfluenceBooks(Books):
    """Besides: Influence, what is contributed and laid, the piles and the tokens, by events alone."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        part = state.position()["wonders"]
        self.influence = list(part["influence"].values())
        self.filled: set[str] = set()
        self.laid: Counter[str] = Counter()
        self.piles = [len(part["contributions"]), len(part["consequences"])]
        self.in_force = part["consequences"][0]
        self.owners: dict[str, int] = {}
        self.tokens: dict[str, str] = {}

    def hear(self, state: State, events: list[Event]) -> None:
        super().hear(state, events)
        assert isinstance(state, Table)
        for event in events:
            if _kind(state, event) == "contributed":
                self._note_contribution(event.seat, GOODS[event.b], GOODS[event.c])
            self._note_wonders(state, _kind(state, event), event.seat, event.a, event.b)

    def _note_contribution(self, seat: int, slot: str, given: str) -> None:
        assert slot not in self.filled
        self.goods[seat][given] -= 1
        self.filled.add(slot)

    def _note_wonders(self, state: Table, kind: str, seat: int, a: int, b: int) -> None:
        if kind == "influence-gained":
            assert a > 0
            self.influence[seat] += a
            assert self.influence[seat] == b
        elif kind in ("influence-lost", "influence-spent"):
            assert a > 0
            self.influence[seat] -= a
            assert self.influence[seat] == b
        elif kind == "constructed" and state.rules.buildings[a].key in WONDERS:
            key = state.rules.buildings[a].key
            assert key not in self.owners
            self.owners[key] = seat
            self.laid.pop(key, None)
        elif kind == "resources-laid":
            key = state.rules.buildings[a].key
            self.laid[key] += 1
            assert self.laid[key] == b and key not in self.owners
            self.filled.remove(RESOURCES[WONDERS.index(key)])
        elif kind == "contributions-reshuffled":
            assert self.piles[0] == 0
            # At some tables as soon as the last card has been turned over, which stays in force.
            in_force = 1 if "early_shuffle" in state.rules.options.flags else 0
            self.piles = [sum(self.piles) - in_force, in_force]
        elif kind == "contribution-turned":
            # What lay on the card has gone to the Wonders; only what a Wonder no longer needs went to the supply.
            assert all(WONDERS[RESOURCES.index(resource)] in self.owners for resource in self.filled)
            self.filled = set()
            self.piles = [self.piles[0] - 1, self.piles[1] + 1]
            self.in_force = CONTRIBUTIONS[a]
        elif kind == "token-placed":
            key = state.rules.buildings[a].key
            assert key not in self.tokens, "a token never moves"
            self.tokens[key] = AREAS[b]

    def check(self, state: State, p: dict[str, Any]) -> None:
        super().check(state, p)
        part = p["wonders"]
        built = {card: i for i, seat in enumerate(p["seats"]) for card in seat["buildings"] if card in WONDERS}
        assert self.influence == list(part["influence"].values())
        assert self.filled == set(part["filled"])
        assert {key: count for key, count in self.laid.items() if key not in built} == part["laid"]
        assert self.piles == [len(part["contributions"]), len(part["consequences"])]
        assert self.in_force == part["consequences"][0]
        assert self.tokens == part["tokens"]
        # One that is still being paid for is its builder's already, and has not been told.
        assert self.owners.items() <= built.items() and len(built) - len(self.owners) <= 1


class Both(Wonders, Artisans):
    """The two expansions together."""

    share = 2
    apprentices = 76
    buildings = 76 + len(WONDERS)
    workers = Artisans.workers
    boards = {**BOARDS, "artisans": ARTISANS_BOARDS, "wonders": WONDERS_BOARDS}
    mixes = [
        {"players": players, "setup": setup, "expansions": ["artisans", "wonders"]}
        for players in (2, 3, 4, 5, 6)
        for setup in ("standard", "variable")
    ]
    tastes = [
        *Wonders.tastes,
        *Artisans.tastes[len(Architects.tastes) :],
        ("build marble", "build gold", "adorn ", "stack ", "use tool", "influence for", "contribute ", "trade "),
    ]

    def ledger(self, state: State) -> Ledger:
        return BothBooks(state)


class BothBooks(InfluenceBooks, CraftBooks):
    pass


def subject_of(expansions: list[str]) -> Architects:
    """The checks for games with these expansions."""
    kinds: dict[tuple[str, ...], Architects] = {
        (): Architects(),
        ("artisans",): Artisans(),
        ("wonders",): Wonders(),
        ("artisans", "wonders"): Both(),
    }
    return kinds[tuple(expansions)]
