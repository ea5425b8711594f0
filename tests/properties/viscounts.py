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
from guildhall.viscounts.table import Table
from properties.harness import Ledger, Subject

WORKERS = 20
NEUTRAL = 68
STARTING = 8
MANUSCRIPTS = 35
SCHEMES = 16
SPOTS = {1: 20, 2: 20, 3: 30, 4: 30}
KINGDOM = {1: 8, 2: 8, 3: 11, 4: 14}
ZONES = ("hand", "draw", "discard", "removed")
GOODS = ("ink", "gold", "stone", "silver")
SHOWING = (
    "card-drawn", "card-played", "card-played-unseen", "card-discarded", "destroyed", "townsfolk-shown",
    "manuscript-shown", "scheme-drawn", "scheme-gained",
)  # fmt: skip


class Viscounts(Subject):
    name = "viscounts"
    most_answers = 20_000
    mixes: list[dict[str, Any]] = [{"players": players} for players in (1, 2, 3, 4)]
    tastes = [
        (),
        ("build ", "dismiss ", "hire ", "move O"),
        ("workers ", "transcribe ", "shift ", "climb ", "move I"),
        ("buy ", "flip ", "destroy ", "hire "),
    ]

    def options(self, mix: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
        if mix["players"] > 1:
            return st.just(mix)
        focus = st.sampled_from(("merchant", "builder", "noble", "cleric", "random"))
        difficulty = st.sampled_from(("easy", "normal", "hard"))
        return st.builds(lambda f, d: {**mix, "focus": f, "difficulty": d}, focus, difficulty)

    def pieces(self, p: dict[str, Any]) -> tuple[Any, ...]:
        """Townsfolk but for heroes, manuscripts, Workers by colour, schemes."""
        cards = [card for pile in p["townsfolk"].values() for card in pile]
        manuscripts = [card for pile in p["manuscripts"].values() for card in pile]
        workers: Counter[str] = Counter()
        for there in p["castle"].values():
            workers.update(there)
        for seat in p["seats"]:
            cards += [card for card in self.cards(seat) if card != seat["hero"]]
            manuscripts += seat["manuscripts"]
            workers[seat["seat"]] += seat["workers"]
        schemes = p.get("schemes", {"pile": [], "discard": [], "reserve": []})
        return (
            tuple(sorted(cards)),
            tuple(sorted(manuscripts)),
            tuple(sorted(workers.items())),
            tuple(sorted(schemes["pile"] + schemes["discard"] + schemes["reserve"])),
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
        assert len(schemes) == len(set(schemes)) == (SCHEMES if players == 1 else 0)
        for seat in seats:
            self.check_seat(p, seat)
        names = [row[0] for row in p["agenda"]]
        settled = not {"SettleCastle", "WhichClimbs", "ClearSections"} & set(names)
        for section, there in p["castle"].items():
            if section != "top" and settled:
                assert sum(there.values()) <= 3, "a section holds too many Workers"
        top = p["castle"].get("top", {})
        assert (p["leader"] is None) == (not top)
        assert p["leader"] is None or top[p["leader"]] == max(top.values())
        assert len(p["spots"]) == sum(sum(seat["buildings"].values()) for seat in seats) <= SPOTS[players]
        taken = [sum(sum(seat[kind].values()) for seat in seats) for kind in ("debts", "deeds")]
        assert (p["turn"]["turns_left"] >= 0) == (max(taken) >= KINGDOM[players])

    def check_seat(self, p: dict[str, Any], seat: dict[str, Any]) -> None:
        cards = self.cards(seat)
        assert len(set(cards)) == len(cards), "a card is in two places"
        assert all(seat["goods"][good] >= 0 for good in GOODS)
        assert 0 <= seat["track"]["corruption"] <= seat["track"]["virtue"] <= 6, "the markers crossed"
        assert all(number >= 0 for kind in ("debts", "deeds") for number in seat[kind].values())
        for building, number in seat["buildings"].items():
            assert 0 <= number <= 3
            assert number == list(p["spots"].values()).count([seat["seat"], building])
        if seat["hero"] is not None:
            assert {*sheet.STARTING, seat["hero"]} <= set(cards), "a card of the own deck is lost"
            assert len(cards) - len(seat["removed"]) >= 4

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
            rows = other.rules.schemes
            if not schemes.turned:
                # Nobody has seen which future schemes were shuffled in.
                known = [card for card in schemes.pile if rows[card].deck == "starting"]
                unknown = [card for card in schemes.pile if rows[card].deck == "future"]
                _deal_again([unknown, schemes.reserve], random)
                schemes.pile = known + unknown
            _deal_again([schemes.pile], random)
            _deal_again([schemes.reserve], random)
        other.rng.a, other.rng.b = random.getrandbits(32), random.getrandbits(32)
        return other

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        seen: set[Hashable] = {("townsfolk", pair["hero"]) for pair in view["pairs"]}
        for segment in view["board"]["segments"]:
            seen |= {("townsfolk", segment["townsfolk"]["top"]), ("manuscript", segment["manuscripts"]["top"])}
        for seat in view["seats"]:
            places = [*seat["slots"], *seat["discard"], *seat["removed"], *(seat["hand"] or [])]
            seen |= {(seat["seat"], card) for card in places if card}
            seen |= {("manuscript", card) for card in seat["manuscripts"]}
            # A card that was on the board has been seen by everybody.
            seen |= {("townsfolk", card) for card in [*seat["unseen"], *places]}
        seen |= {("scheme", card) for card in view.get("solo", {"discard": []})["discard"]}
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
    """What each seat has, explained by the events alone."""

    def __init__(self, state: State) -> None:
        self.count = [_counted(state, index) for index in range(state.seats_count())]

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            kind = EVENTS.kinds[event.kind].name
            if event.seat >= 0:
                self._book(self.count[event.seat], kind, event)
            if kind == "bumped":
                self.count[event.a]["supply"] += 1
                self.count[event.a][f"section {event.b}"] -= 1

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
        elif kind == "virtue-gained":
            count["virtue"] -= a
        elif kind == "corruption-gained":
            count["corruption"] += a
        elif kind == "markers-reset":
            count.update({"virtue": 6 - count["virtue"], "corruption": -count["corruption"]})
        elif kind in ("hired", "pair-taken"):
            count["cards"] += 1
        elif kind in ("destroyed", "card-removed"):
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
            moves = {f"section {a}": -3, f"section {a + 5}": 1}
            count.update(moves)
            count[f"section {(a + 1) % 5}"] += 1
            count[f"section {(a - 1) % 5}"] += 1
        elif kind == "reached-top":
            count.update({f"section {a}": -1, "section 10": 1})
        elif kind == "worker-shifted":
            count.update({f"section {a}": -1, f"section {b}": 1})

    def check(self, state: State, p: dict[str, Any]) -> None:
        for index, count in enumerate(self.count):
            assert +count == +_counted(state, index)


def _counted(state: State, index: int) -> Counter[str]:
    assert isinstance(state, Table)
    seat = state.seats[index]
    count: Counter[str] = Counter(dict(zip(GOODS, seat.goods)))
    count.update(unpaid=seat.unpaid, paid=seat.paid, plain=seat.plain, flipped=seat.flipped)
    count.update(virtue=seat.virtue, corruption=seat.corruption, supply=seat.workers, cards=seat.cards())
    count.update(manuscripts=len(seat.manuscripts), buildings=sum(seat.built))
    for section in range(11):
        count[f"section {section}"] = state.workers_at(section, index)
    return count
