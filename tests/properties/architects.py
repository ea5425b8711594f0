"""Architects for the harness: set-ups, pieces, hidden cards. Numbers are those of the rulebook, not of the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import combinations
from random import Random
from typing import Any

from hypothesis import strategies as st

from guildhall.architects.table import Table
from guildhall.engine.agenda import State
from guildhall.engine.events import Event
from properties.harness import Ledger, Subject

BASE_BOARDS = ("ada", "caroline", "frederick", "rudolf", "therese")
PROMO_BOARDS = ("bertha", "clovis", "fara", "hugo", "lothaire")
UNKNOWN_BOARDS = ("emma", "judith", "merovech")
BOARDS = {"base": BASE_BOARDS, "promo": PROMO_BOARDS, "unknown": UNKNOWN_BOARDS}
FLAGS = ("promo_cards", "starting_apprentice", "apprentice_resets")

WORKERS = 20
CATHEDRAL_SPOTS = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1}
PRIVATE = ("card-drawn", "card-seen", "card-discarded", "card-kept")
SILVER = "silver"
GOODS = ("clay", "wood", "stone", "gold", "marble", SILVER)


def board_sets(players: int) -> list[list[str]]:
    """Every choice of boxes with enough boards for so many players."""
    sets = [list(chosen) for size in (1, 2, 3) for chosen in combinations(BOARDS, size)]
    return [chosen for chosen in sets if sum(len(BOARDS[box]) for box in chosen) >= players]


class Architects(Subject):
    name = "architects"
    most_answers = 20_000
    apprentices = 40
    buildings = 40
    promos = 3  # of each
    reward_cards = 11  # of which some stay in the box
    workers = WORKERS
    boards = BOARDS
    mixes = [{"players": players, "setup": setup} for players in (2, 3, 4, 5) for setup in ("standard", "variable")]

    flags: tuple[str, ...] = FLAGS

    tastes = [
        (),
        ("place guildhall", "build ", "advance "),
        ("advance ", "place guildhall", "place mines", "mine gold", "place storehouse", "trade marble", "use "),
        ("place market", "place tax", "place town", "capture ", "imprison", "ransom", "hire "),
    ]

    def options(self, mix: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
        flags = st.fixed_dictionaries({flag: st.booleans() for flag in self.flags})
        if mix["setup"] == "standard":
            return flags.map(lambda chosen: {**mix, **chosen})
        return st.builds(
            lambda *parts: {k: v for part in parts for k, v in part.items()}, st.just(mix), flags, self.dealt(mix)
        )

    def dealt(self, mix: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
        """Who has which board."""
        return boards(mix, [board for box in self.boards.values() for board in box])

    def rewards(self, players: int) -> int:
        return 2 * players + 1

    def on_table(self, position: dict[str, Any]) -> list[str]:
        """Buildings that are neither anybody's nor in the pile."""
        return []

    def workers_of(self, position: dict[str, Any], seat: str) -> int:
        """How many Workers a seat has."""
        return self.workers

    def left_out(self, position: dict[str, Any]) -> int:
        """How many Buildings are not used, since there is nobody to compare with."""
        return 0

    def beside(self, position: dict[str, Any], seat: str) -> int:
        """A seat's Workers in the Guildhall that have no space of their own."""
        return 0

    def seat_before(self, position: dict[str, Any]) -> str:
        """Whose turn came before this one."""
        seats: list[str] = [row["seat"] for row in position["seats"]]
        return seats[seats.index(position["turn"]["active"]) - 1]

    def has_discarded(self, position: dict[str, Any], seat: str) -> bool:
        """At the start of a turn: has nobody given this seat cards since its hand limit was checked?"""
        return True

    def pieces(self, state: State) -> Hashable:
        p = state.position()
        apprentices = [*p["piles"]["apprentices"], *(space[0] for row in p["display"] for space in row if space[0])]
        buildings = [*p["piles"]["buildings"], *p["looking"], *(card for pack in p["packs"] for card in pack)]
        buildings += self.on_table(p)
        workers: Counter[str] = Counter()
        for seat in p["seats"]:
            apprentices += seat["apprentices"]
            buildings += seat["hand"] + seat["buildings"]
            workers[seat["seat"]] += sum(seat["workers"].values())
            workers.update(seat["captured"])
        return (
            tuple(sorted(apprentices)),
            tuple(sorted(buildings)),
            tuple(sorted(p["piles"]["market_small"] + p["piles"]["market_large"])),
            len(p["piles"]["rewards"] + p["piles"]["rewards_shown"]),
            tuple(sorted(workers.items())),
        )

    def check(self, state: State) -> None:
        p = state.position()
        seats = p["seats"]
        promo = p["options"].get("promo_cards", False)
        apprentices, buildings, markets, rewards, workers = self.pieces(state)[:5]  # type: ignore[index]
        promos = self.promos if promo else 0
        for cards, count in (
            (apprentices, self.apprentices + promos),
            (buildings, self.buildings + promos - self.left_out(p)),
            (markets, 10),
        ):
            assert len(cards) == count
            assert len(set(cards)) == count, "a card is in two places"
        assert rewards == self.rewards(len(seats))
        known = p["piles"]["rewards"] + p["piles"]["rewards_shown"]
        assert len(set(known)) == len(known)
        assert workers == tuple(sorted((seat["seat"], self.workers_of(p, seat["seat"])) for seat in seats))
        assert p["tax"] >= 0
        assert all(space[1] >= 0 and (space[0] or not space[1]) for row in p["display"] for space in row)
        question = "" if state.decision is None else state.decision.name()
        if not any(row[0] == "FillDisplay" for row in p["agenda"]):  # which ends the draft of Apprentices
            assert all(space[0] for row in p["display"] for space in row), "a space of the display stayed empty"
        levels = Counter(seat["cathedral"] for seat in seats)
        assert all(levels[level] <= spots for level, spots in CATHEDRAL_SPOTS.items())
        assert max(levels) <= 5
        for space in ("market-left", "market-middle", "market-right"):
            assert sum(seat["workers"].get(space, 0) for seat in seats) <= 1
        for seat in seats:
            assert all(amount > 0 for part in ("goods", "workers", "captured") for amount in seat[part].values())
            assert 0 <= seat["virtue"] <= 14
            assert seat["debts"]["unpaid"] >= 0 and seat["debts"]["paid"] >= 0
            in_grid = p["guildhall"].count(seat["seat"])
            assert seat["workers"].get("guildhall", 0) == in_grid + self.beside(p, seat["seat"])
            assert len(seat["apprentices"]) <= (6 if seat["board"] == "rudolf" else 5)
            if question in ("WhereToPlace", "WhereToRetrieve") and self.has_discarded(p, seat["seat"]):
                assert len(seat["hand"]) <= (8 if seat["board"] == "merovech" else 6)

    def ledger(self, state: State) -> Ledger:
        return Books(state)

    def redeal(self, state: State, seat: int, random: Random) -> State:
        assert isinstance(state, Table)
        other = state.clone()
        asked = -2 if other.decision is None else other.decision.seat(other)
        # Building cards: those of the pile and all that others hold, look at or draft from.
        hidden = [s.hand for s in other.seats if s.index != seat]
        hidden += [pack for index, pack in enumerate(other.packs) if index != seat]
        hidden.append(other.building_pile)
        if asked != seat:
            hidden.append(other.looking)
        _deal_again(hidden, random)
        _deal_again([other.apprentice_pile], random)
        # The Rewards that went back to the box unseen could be any that have not been shown.
        known = other.rewards_shown + other.reward_pile
        box = [card for card in range(self.reward_cards) if card not in known]
        _deal_again([other.reward_pile, box], random)
        below = other.small_pile[:-1]
        random.shuffle(below)
        other.small_pile = below + other.small_pile[-1:]
        other.rng.a, other.rng.b = random.getrandbits(32), random.getrandbits(32)
        return other

    def seen(self, view: dict[str, Any]) -> set[Hashable]:
        small: set[Hashable] = {("small", view["market"]["small"])}
        seen = small - {("small", None)}
        seen |= {("large", card) for card in view["market"]["large"]}
        seen |= {("reward", card) for card in view["rewards_shown"]}
        seen |= {("apprentice", space["card"]) for row in view["display"] for space in row if space["card"]}
        looking = view["looking"] if isinstance(view["looking"], list) else []
        seen |= {("building", card) for card in [*looking, *view["pack"]]}
        for seat in view["seats"]:
            seen |= {("apprentice", card) for card in seat["apprentices"]}
            seen |= {("building", card) for card in [*seat["buildings"], *(seat["hand"] or [])]}
        return seen

    def draws(self, state: State, event: Event) -> bool:
        return _kind(state, event) in ("card-drawn", "card-seen", "apprentice-shown", "reward-shown", "market-turned")

    def disguised(self, state: State, event: Event, seat: int, random: Random) -> Event:
        if _kind(state, event) in PRIVATE and event.seat != seat:
            return Event(event.kind, event.seat, random.randrange(40), event.b, event.c)
        return event


def boards(mix: dict[str, Any], every: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """All at random from some boxes, or some chosen by name and the rest at random."""
    players = mix["players"]
    sets = st.sampled_from(board_sets(players)).map(lambda chosen: {"board_sets": chosen})
    chosen = st.lists(st.sampled_from(every), min_size=players, max_size=players, unique=True)
    some = st.builds(
        lambda named, mask: {
            "boards": [board if mask >> i & 1 else "random" for i, board in enumerate(named)],
            "board_sets": list(BOARDS),
        },
        chosen,
        st.integers(0, 2**players - 1),
    )
    return sets | some


def _deal_again(lists: list[list[int]], random: Random) -> None:
    """Shuffle the cards of several lists together and deal as many back to each."""
    pool = [card for cards in lists for card in cards]
    random.shuffle(pool)
    for cards in lists:
        for i in range(len(cards)):
            cards[i] = pool.pop()


def _kind(state: State, event: Event) -> str:
    assert isinstance(state, Table)
    return state.rules.event_kinds[event.kind].name


class Books(Ledger):
    """Every good, the Tax Stand, the coins on the display, Virtue and Debts, kept by events alone."""

    def __init__(self, state: State) -> None:
        p = state.position()
        self.goods = [Counter(seat["goods"]) for seat in p["seats"]]
        self.virtue = [seat["virtue"] for seat in p["seats"]]
        self.unpaid = [seat["debts"]["unpaid"] for seat in p["seats"]]
        self.paid = [seat["debts"]["paid"] for seat in p["seats"]]
        self.tax = p["tax"]
        self.coins: Counter[int] = Counter()
        self.hired = -1

    def hear(self, state: State, events: list[Event]) -> None:
        for event in events:
            self._note(_kind(state, event), event.seat, event.a, event.b)

    def _note(self, kind: str, seat: int, a: int, b: int) -> None:
        if kind == "gained":
            assert b > 0
            self.goods[seat][GOODS[a]] += b
        elif kind == "paid":
            assert b > 0
            self.goods[seat][GOODS[a]] -= b
        elif kind == "tax-paid":
            self.goods[seat][SILVER] -= a
            self.tax += a
        elif kind == "tax-taken":  # what the seat gains by it is told by itself
            assert a == self.tax
            self.tax = 0
        elif kind == "coin-laid":
            self.goods[seat][SILVER] -= 1
            self.coins[a] += 1
        elif kind == "hired":
            self.hired = a
        elif kind == "coins-taken":
            assert a == self.coins[self.hired]
            self.goods[seat][SILVER] += self.coins.pop(self.hired)
        elif kind == "apprentice-left":  # its coins go to the supply
            self.coins.pop(a, None)
        elif kind == "virtue-gained":
            self.virtue[seat] += a
            assert self.virtue[seat] == b
        elif kind == "virtue-lost":
            self.virtue[seat] -= a
            assert self.virtue[seat] == b
        elif kind == "debt-taken":
            self.unpaid[seat] += 1
        elif kind == "debt-paid":
            self.unpaid[seat] -= 1
            self.paid[seat] += 1
        elif kind == "debt-destroyed":
            self.unpaid[seat] -= 1

    def check(self, state: State) -> None:
        assert isinstance(state, Table)
        for i, seat in enumerate(state.seats):
            assert {good: self.goods[i][good] for good in GOODS} == dict(zip(GOODS, seat.goods))
            assert (self.virtue[i], self.unpaid[i], self.paid[i]) == (seat.virtue, seat.unpaid, seat.paid)
        assert self.tax == state.tax
        on_cards = {card: coins for card, coins in zip(state.display, state.coins) if coins}
        assert on_cards == {card: coins for card, coins in self.coins.items() if coins}
