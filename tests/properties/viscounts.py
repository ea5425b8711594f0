"""Viscounts for the harness: set-ups, pieces, hidden cards. Numbers are those of the rulebook, not of the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random
from typing import Any

from hypothesis import strategies as st

import viscounts_sheet as sheet
from guildhall.engine.agenda import State
from guildhall.engine.events import Event
from guildhall.viscounts.events import EVENTS
from guildhall.viscounts.names import DIFFICULTIES
from guildhall.viscounts.table import Table
from properties.harness import Ledger, Subject

WORKERS = 20
NEUTRAL = 68
STARTING = 8
FEWEST = 3  # cards that a player may own
MANUSCRIPTS = 35
SCHEMES = {"cleric": 13, "builder": 13, "noble": 13, "card": 16}  # without those that a board removes
SPOTS = {1: 20, 2: 20, 3: 25, 4: 25}
KINGDOM = {1: (12, 12), 2: (12, 12), 3: (15, 16), 4: (18, 20)}
ZONES = ("hand", "draw", "discard", "removed")
GOODS = ("ink", "gold", "stone", "silver")
SHOWING = (
    "card-drawn", "card-played", "card-played-unseen", "card-discarded", "discarded-unseen", "destroyed",
    "townsfolk-shown", "manuscript-shown", "scheme-revealed", "future-gained",
)  # fmt: skip


def stepping_aside(p: dict[str, Any]) -> list[tuple[str, str, int]]:
    """Trios of which one Worker has climbed and two still have to step aside: they are between sections."""
    keys = [seat["seat"] for seat in p["seats"]]
    return [(step[0], keys[step[1]], step[2]) for step in p["agenda"] if step[0] == "SideSteps"]


class Viscounts(Subject):
    name = "viscounts"
    most_answers = 20_000
    mixes: list[dict[str, Any]] = [{"players": players} for players in (1, 2, 3, 4)]
    tastes = [
        (),
        ("build ", "dismiss ", "hire ", "move O"),
        ("workers ", "transcribe ", "shift ", "climb ", "move I"),
        ("trade ", "flip ", "destroy ", "hire "),
    ]

    def options(self, mix: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
        if mix["players"] > 1:
            return st.just(mix)
        board = st.sampled_from((*SCHEMES, "random"))
        difficulty = st.sampled_from(DIFFICULTIES)
        return st.builds(lambda b, d: {**mix, "board": b, "difficulty": d}, board, difficulty)

    def pieces(self, p: dict[str, Any]) -> tuple[Any, ...]:
        """Townsfolk but for heroes, manuscripts, Workers by colour, schemes."""
        cards = [card for pile in p["townsfolk"].values() for card in pile]
        manuscripts = [card for pile in p["manuscripts"].values() for card in pile]
        workers: Counter[str] = Counter()
        for there in p["castle"].values():
            workers.update(there)
        for _, seat, _ in stepping_aside(p):
            workers[seat] += 2
        for seat in p["seats"]:
            cards += [card for card in self.cards(seat) if card != seat["hero"]]
            manuscripts += seat["manuscripts"]
            workers[seat["seat"]] += seat["workers"]
        schemes = p.get("schemes", {"pile": [], "discard": [], "future": [], "slots": []})
        return (
            tuple(sorted(cards)),
            tuple(sorted(manuscripts)),
            tuple(sorted(workers.items())),
            tuple(
                sorted(schemes["pile"] + schemes["discard"] + schemes["future"] + [s for s in schemes["slots"] if s])
            ),
        )

    def cards(self, seat: dict[str, Any]) -> list[str]:
        """All townsfolk that a seat has or had."""
        return [card for zone in ZONES for card in seat[zone]] + [card for card in seat["slots"] if card]

    def check(self, state: State, p: dict[str, Any]) -> None:
        seats = p["seats"]
        players = p["options"]["players"]
        cards, manuscripts, workers, schemes = self.pieces(p)
        assert len(cards) == NEUTRAL + STARTING * players
        assert len(manuscripts) == len(set(manuscripts)) == MANUSCRIPTS
        assert workers == tuple(sorted((seat["seat"], WORKERS) for seat in seats))
        assert len(schemes) == len(set(schemes)) == (SCHEMES[p["schemes"]["board"]] if players == 1 else 0)
        for seat in seats:
            self.check_seat(p, seat)
        self.check_castle(p)
        assert len(p["spots"]) == sum(len(seat["buildings"]) for seat in seats) <= SPOTS[players]
        for ribbon in sheet.RIBBONS:
            owned = {seat["seat"]: [tile.split("-")[0] for tile in seat["manuscripts"]].count(ribbon) for seat in seats}
            holder = p["bonuses"].get(ribbon)
            assert (holder is not None) == (max(owned.values()) >= 3)
            assert holder is None or owned[holder] >= 3
        kingdom = p["kingdom"]
        if kingdom is not None:
            assert 0 <= kingdom["debts"] <= KINGDOM[players][0] and 0 <= kingdom["deeds"] <= KINGDOM[players][1]
            assert (p["turn"]["turns_left"] >= 0) == (not kingdom["debts"] or not kingdom["deeds"])

    def check_castle(self, p: dict[str, Any]) -> None:
        """When nothing is being resolved, no section holds too many Workers, and no three of a colour stay together."""
        if not p["turn"]["settling"]:
            for section, there in p["castle"].items():
                if section != "top":
                    assert sum(there.values()) <= 3, "a section holds too many Workers"
                    assert max(there.values(), default=0) < 3, "three of a colour have not climbed"
        top = p["castle"].get("top", {})
        assert (p["leader"] is None) == (not top)
        assert p["leader"] is None or top[p["leader"]] == max(top.values())

    def check_seat(self, p: dict[str, Any], seat: dict[str, Any]) -> None:
        cards = self.cards(seat)
        assert len(set(cards)) == len(cards), "a card is in two places"
        assert all(seat["goods"][good] >= 0 for good in GOODS)
        assert 0 <= seat["track"]["corruption"] <= seat["track"]["virtue"] <= 6, "the markers crossed"
        assert all(number >= 0 for kind in ("debts", "deeds") for number in seat[kind].values())
        assert len(set(seat["buildings"])) == len(seat["buildings"]) <= 9
        built = [piece for owner, piece in p["spots"].values() if owner == seat["seat"]]
        assert sorted(built) == sorted(seat["buildings"])
        if seat["hero"] is not None:
            assert {*sheet.STARTING, seat["hero"]} <= set(cards), "a card of the own deck is lost"
            assert len(cards) - len(seat["removed"]) >= FEWEST
        if "schemes" in p and seat["seat"] == p["seats"][-1]["seat"]:
            assert seat["goods"]["silver"] == 0
            assert set(cards) == set(seat["removed"])

    def ledger(self, state: State) -> Ledger:
        return Books(state)

    def redeal(self, state: State, seat: int, random: Random) -> State:
        assert isinstance(state, Table)
        other = state.clone()
        for owner in other.seats:
            hidden = [owner.draw] if owner.index == seat else [owner.hand, owner.draw]
            _deal_again(hidden, random)
        other.townsfolk = _below_tops(other.townsfolk, other.left[:5], random)
        other.manuscripts = _below_tops(other.manuscripts, other.left[5:], random)
        schemes = other.schemes
        if schemes is not None:
            # Nobody has seen which future schemes were shuffled in at the start.
            future = [card for card, row in enumerate(other.rules.schemes) if row.deck == "future"]
            unknown = [card for card in schemes.pile if card in future and not schemes.seen >> card & 1]
            known = [card for card in schemes.pile if card not in unknown]
            _deal_again([unknown, schemes.future], random)
            schemes.pile = known + unknown
            _deal_again([schemes.pile], random)
        other.rng.a, other.rng.b = random.getrandbits(32), random.getrandbits(32)
        return other

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        seen: set[Hashable] = {("townsfolk", pair["hero"]) for pair in view["pairs"]}
        for segment in view["board"]["segments"]:
            seen |= {("townsfolk", segment["townsfolk"]["top"]), ("manuscript", segment["manuscripts"]["top"])}
        for seat in view["seats"]:
            places = [*seat["slots"], *seat["discard"], *seat["removed"], *(seat["hand"] or [])]
            if seat["hand_size"] + seat["draw_size"] or not view["pairs"]:  # until then nobody has cards to hide
                seen |= {(seat["seat"], card) for card in places if card}
            seen |= {("manuscript", card) for card in seat["manuscripts"]}
            # A card that was on the board has been seen by everybody.
            seen |= {("townsfolk", card) for card in [*seat["unseen"], *places]}
        solo = view.get("solo", {"discard": [], "slots": [], "seen": []})
        seen |= {("scheme", card) for card in [*solo["discard"], *solo["slots"], *solo["seen"]] if card}
        return seen - {("townsfolk", None), ("manuscript", None)}

    def draws(self, state: State, event: Event) -> bool:
        return EVENTS.kinds[event.kind].name in SHOWING

    def disguised(self, state: State, event: Event, seat: int, random: Random) -> Event:
        if EVENTS.kinds[event.kind].private and event.seat != seat:
            return Event(event.kind, event.seat, random.randrange(80), event.b, event.c)
        return event


def _deal_again(piles: list[list[int]], random: Random) -> None:
    cards = [card for pile in piles for card in pile]
    random.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]


def _below_tops(piles: list[list[int]], left: list[int], random: Random) -> list[list[int]]:
    remaining = [pile[:count] for pile, count in zip(piles, left)]
    hidden = [pile[:-1] for pile in remaining]
    _deal_again(hidden, random)
    return [cards + pile[-1:] for cards, pile in zip(hidden, remaining)]


class Books(Ledger):
    """What each seat has, explained by the events alone; and how many cards lie above Poverty and Prosperity."""

    def __init__(self, state: State) -> None:
        self.count = [_counted(state, index) for index in range(state.seats_count())]
        self.kingdom: tuple[int, int] | None = None  # what everybody owned when the piles were built

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            kind = EVENTS.kinds[event.kind].name
            if event.seat >= 0:
                self._book(self.count[event.seat], kind, event)
            if kind == "bumped":
                self.count[event.a]["supply"] += 1
                self.count[event.a][f"section {event.b}"] -= 1
            if kind == "kingdom-built":
                self.kingdom = self._owned()

    def _owned(self) -> tuple[int, int]:
        debts = sum(count["unpaid"] + count["paid"] for count in self.count)
        return debts, sum(count["plain"] + count["flipped"] for count in self.count)

    def _book(self, count: Counter[str], kind: str, event: Event) -> None:
        a, b = event.a, event.b
        if kind in ("gained", "paid"):
            count[GOODS[a]] += b if kind == "gained" else -b
        elif kind == "moved":
            count["silver"] -= b
        elif kind in ("debts-taken", "deeds-taken"):
            count["unpaid" if kind == "debts-taken" else "plain"] += a
        elif kind == "debt-flipped":
            count.update({"unpaid": -1, "paid": 1})
        elif kind == "deed-flipped":
            count.update({"plain": -1, "flipped": 1})
        elif kind == "virtue-gained":  # joined markers move together, and stop at the end
            for _ in range(a):
                count["virtue"] = max(0, count["virtue"] - 1)
                count["corruption"] = min(count["corruption"], count["virtue"])
        elif kind == "corruption-gained":
            for _ in range(a):
                count["corruption"] = min(6, count["corruption"] + 1)
                count["virtue"] = max(count["virtue"], count["corruption"])
        elif kind == "markers-reset":
            count["virtue"], count["corruption"] = 6, 0
        elif kind in ("hired", "pair-taken"):
            count["cards"] += 1
        elif kind == "destroyed":
            count["cards"] -= 1
        elif kind == "transcribed":
            count["manuscripts"] += 1
        elif kind == "built":
            count["buildings"] += 1
        else:
            self._book_castle(count, kind, event)

    def _book_castle(self, count: Counter[str], kind: str, event: Event) -> None:
        a, b = event.a, event.b
        if kind == "workers-placed":
            count.update({"supply": -a, f"section {b}": a})
        elif kind == "climbed":
            assert b == a + 5
            count.update({f"section {a}": -1, f"section {b}": 1})
        elif kind in ("worker-stepped", "worker-moved"):
            assert b in ((a + 1) % 5, (a - 1) % 5)
            count.update({f"section {a}": -1, f"section {b}": 1})
        elif kind == "reached-top":
            count.update({f"section {a}": -1, "section 10": 1})

    def check(self, state: State, p: dict[str, Any]) -> None:
        keys = [seat["seat"] for seat in p["seats"]]
        for index, count in enumerate(self.count):
            found = _counted(state, index)
            for _, owner, position in stepping_aside(p):
                found[f"section {position}"] += 2 * (owner == keys[index])
            assert +count == +found
        assert (self.kingdom is None) == (p["kingdom"] is None)
        if self.kingdom is not None:
            for kind, start, then, now in zip(
                ("debts", "deeds"), KINGDOM[p["options"]["players"]], self.kingdom, self._owned(), strict=True
            ):
                assert p["kingdom"][kind] == max(0, start - (now - then))


def _counted(state: State, index: int) -> Counter[str]:
    assert isinstance(state, Table)
    seat = state.seats[index]
    count: Counter[str] = Counter(dict(zip(GOODS, seat.goods)))
    count.update(unpaid=seat.unpaid, paid=seat.paid, plain=seat.plain, flipped=seat.flipped)
    count.update(virtue=seat.virtue, corruption=seat.corruption, supply=seat.workers, cards=seat.cards())
    count.update(manuscripts=len(seat.manuscripts), buildings=seat.built.bit_count())
    for section in range(11):
        count[f"section {section}"] = state.workers_at(section, index)
    return count
