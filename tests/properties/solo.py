"""Architects against an opponent that follows cards, for the harness, with each mix of expansions. Numbers are those of
the rulebooks, not of the code."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from guildhall.architects.solo.part import part_of
from guildhall.architects.table import Table
from guildhall.engine.agenda import State
from guildhall.engine.events import Event
from properties.architects import FLAGS, GOODS, WORKERS, Architects, Books, _kind
from properties.artisans import Artisans, CraftBooks
from properties.harness import Ledger
from properties.wonders import Both, BothBooks, InfluenceBooks, Wonders

COURT = ("constantine", "helena")
WORKS = ("aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler")
COURT_SCHEMES = {"starting": 20, "future": 10}
TRACK = GOODS[:5]
COMPARING = 4


class Solo(Architects):
    """What holds with any opponent. It sits at the last seat and keeps its 20 Workers, Marble and nothing else."""

    share = 2
    starting, future = COURT_SCHEMES["starting"], COURT_SCHEMES["future"]
    mixes = [
        {"players": 1, "setup": "standard", "opponent": "constantine"},
        {"players": 1, "setup": "variable", "opponent": "helena"},
        {"players": 2, "setup": "standard", "opponent": "helena"},
    ]

    def workers_of(self, position: dict[str, Any], seat: str) -> int:
        return WORKERS if seat == position["seats"][-1]["seat"] else self.workers

    def left_out(self, position: dict[str, Any]) -> int:
        options = position["options"]
        return COMPARING if options["players"] == 1 and options["opponent"] in COURT else 0

    def seat_before(self, position: dict[str, Any]) -> str:
        """The opponent's turn is the last of a round."""
        seats: list[str] = [row["seat"] for row in position["seats"]]
        *players, opponent = seats
        turn = position["turn"]
        return opponent if turn["active"] == turn["first"] else players[players.index(turn["active"]) - 1]

    def check(self, state: State) -> None:
        super().check(state)
        p = state.position()
        opponent, part = p["seats"][-1], p["solo"]
        assert len(p["seats"]) == p["options"]["players"] + 1
        assert set(opponent["goods"]) <= {"marble"}
        assert (opponent["hand"], opponent["apprentices"], opponent["board"]) == ([], [], None)
        schemes = part["pile"] + part["future"] + part["discards"]
        assert len(schemes) == len(set(schemes)) == self.starting + self.future
        assert all("future-" in card for card in part["future"])
        assert p["turn"]["first"] != opponent["seat"]
        if state.decision is not None:
            assert state.seat_keys()[state.decision.seat(state)] != opponent["seat"], "it is asked something"
        view = state.view(0)["solo"]
        assert (view["pile"], view["future"]) == (len(part["pile"]), len(part["future"]))
        assert view["discards"] == part["discards"]
        if p["options"]["opponent"] in COURT:
            assert part["track"] is None
        else:
            assert part["track"] in TRACK

    def pieces(self, state: State) -> Hashable:
        part = state.position()["solo"]
        schemes = tuple(sorted(part["pile"] + part["future"] + part["discards"]))
        return *super().pieces(state), schemes  # type: ignore[misc]

    def ledger(self, state: State) -> Ledger:
        return SoloBooks(state)

    def redeal(self, state: State, seat: int, random: Random) -> State:
        other = super().redeal(state, seat, random)
        assert isinstance(other, Table)
        part = part_of(other)
        random.shuffle(part.pile)
        random.shuffle(part.future)
        return other

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        part = view["solo"]
        seen: set[Hashable] = {("scheme", card) for card in part["discards"]}
        return super().seen(view) | seen | {("craft", card) for card in part["adornments"]}

    def draws(self, state: State, event: Event) -> bool:
        return super().draws(state, event) or _kind(state, event) in ("scheme-drawn", "future-gained", "craft-taken")


class SoloBooks(Books):
    """Besides: the opponent's cards, its marker, and the Tax that it adds and takes, by events alone."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        part = state.position()["solo"]
        self.scheme_pile, self.future_pile = len(part["pile"]), len(part["future"])
        self.discarded: list[str] = []
        self.track = part["track"]

    def hear(self, state: State, events: list[Event]) -> None:
        super().hear(state, events)
        assert isinstance(state, Table)
        keys = [scheme.key for scheme in part_of(state).schemes]
        for event in events:
            self._note_scheme(_kind(state, event), event.a, event.b, keys)

    def _note_scheme(self, kind: str, a: int, b: int, keys: list[str]) -> None:
        if kind == "scheme-drawn":
            self.scheme_pile -= 1
            self.discarded.append(keys[a])
        elif kind == "future-gained":
            self.future_pile -= 1
            self.discarded.append(keys[a])
        elif kind == "schemes-shuffled":
            self.scheme_pile += len(self.discarded)
            self.discarded = []
        elif kind == "tax-added":
            assert a > 0
            self.tax += a
        elif kind == "tax-returned":
            assert a == self.tax
            self.tax = 0
        elif kind == "track-moved":
            assert a > 0
            self.track = TRACK[(TRACK.index(self.track) + a) % len(TRACK)]
            assert self.track == TRACK[b]

    def check(self, state: State) -> None:
        super().check(state)
        part = state.position()["solo"]
        assert (self.scheme_pile, self.future_pile) == (len(part["pile"]), len(part["future"]))
        assert sorted(self.discarded) == sorted(part["discards"])
        assert self.track == part["track"]


class SoloArtisans(Solo, Artisans):
    """Constantine and Helena with Age of Artisans: an Adornment for each Worker in the Guildhall."""

    apprentices = Artisans.apprentices
    buildings = Artisans.buildings
    workers = Artisans.workers
    mixes = [
        {"players": 1, "setup": "standard", "opponent": "helena", "expansions": ["artisans"]},
        {"players": 2, "setup": "variable", "opponent": "constantine", "expansions": ["artisans"]},
    ]
    tastes = Artisans.tastes

    def check(self, state: State) -> None:
        super().check(state)
        p = state.position()
        hall = p["seats"][-1]["workers"].get("guildhall", 0)
        taken = p["solo"]["adornments"]
        assert len(taken) == hall or not p["artisans"]["pile"]

    def ledger(self, state: State) -> Ledger:
        return SoloCraftBooks(state)


class SoloCraftBooks(SoloBooks, CraftBooks):
    pass


class SoloWonders(Solo, Wonders):
    """The six of Works of Wonder."""

    starting, future = 10, 12
    apprentices = Wonders.apprentices
    buildings = Wonders.buildings
    reward_cards = Wonders.reward_cards
    flags = FLAGS  # the co-operative rule is not for those who play against an opponent (S16)
    mixes = [
        {
            "players": 1 + i % 3,
            "setup": ("standard", "variable")[i % 2],
            "opponent": opponent,
            "expansions": ["wonders"],
        }
        for i, opponent in enumerate(WORKS)
    ]
    tastes = Wonders.tastes

    def ledger(self, state: State) -> Ledger:
        return SoloInfluenceBooks(state)


class SuppliedBooks(InfluenceBooks):
    """Besides: what the opponent contributes comes from the supply."""

    def _note_wonders(self, state: Table, kind: str, seat: int, a: int, b: int) -> None:
        if kind == "supply-contributed":
            assert GOODS[b] not in self.filled
            self.filled.add(GOODS[b])
        else:
            super()._note_wonders(state, kind, seat, a, b)


class SoloInfluenceBooks(SoloBooks, SuppliedBooks):
    pass


class SoloBoth(SoloWonders, Both):
    """The six with both expansions."""

    share = 3
    starting, future = 11, 13
    apprentices = Both.apprentices
    buildings = Both.buildings
    workers = Both.workers
    mixes = [
        {
            "players": 1 + i % 5,
            "setup": ("variable", "standard")[i % 2],
            "opponent": opponent,
            "expansions": ["artisans", "wonders"],
        }
        for i, opponent in enumerate(WORKS)
    ]
    tastes = Both.tastes

    def ledger(self, state: State) -> Ledger:
        return SoloBothBooks(state)


class SoloBothBooks(SoloBooks, SuppliedBooks, BothBooks):
    pass


def solo_subject_of(expansions: list[str]) -> Solo:
    """The checks for games against an opponent with these expansions."""
    kinds: dict[tuple[str, ...], Solo] = {
        (): Solo(),
        ("artisans",): SoloArtisans(),
        ("wonders",): SoloWonders(),
        ("artisans", "wonders"): SoloBoth(),
    }
    return kinds[tuple(expansions)]
