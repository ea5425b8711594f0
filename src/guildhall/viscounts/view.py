"""What a seat may know, and dealing again what it may not.

Hidden are the other players' hands, the order of all draw piles, and everything below the top of the piles on the
board. Which cards somebody owns is public: they were all taken openly. A view is built from what is public, never by
deleting what is not.
"""

from __future__ import annotations

from typing import Any

from guildhall.engine.rng import Rng
from guildhall.engine.table import question_view
from guildhall.viscounts.facts import facts
from guildhall.viscounts.kingdom import above, below, poverty_revealed, prosperity_revealed
from guildhall.viscounts.names import BUILDINGS, SEGMENTS, SPACES, SPOTS
from guildhall.viscounts.options import FOCUSES
from guildhall.viscounts.position import bonuses_data, castle_data, leader_key, open_board, pairs_data, turn_data
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Schemes, Seat, Table


def view(table: Table, seat: int) -> dict[str, Any]:
    """What that seat may know; seat -1 is a spectator."""
    rules = table.rules
    data: dict[str, Any] = {
        "game": "viscounts",
        "options": rules.options.data(),
        "seat": rules.seat_keys[seat] if seat >= 0 else None,
        "turn": turn_data(table),
        "board": _board(table),
        "castle": {**castle_data(table), "leader": leader_key(table)},
        "kingdom": {
            "debts": {"above": above(table, table.debts_taken), "below": below(table, table.debts_taken)},
            "deeds": {"above": above(table, table.deeds_taken), "below": below(table, table.deeds_taken)},
            "poverty": poverty_revealed(table),
            "prosperity": prosperity_revealed(table),
        },
        "bonuses": bonuses_data(table),
        "pairs": pairs_data(table),
        "seats": [_seat_view(rules, other, other.index == seat) for other in table.seats],
        "facts": facts(),
        "question": question_view(table, seat),
    }
    if table.schemes is not None:
        data["solo"] = _solo(rules, table.schemes)
    return data


def _board(table: Table) -> dict[str, Any]:
    layout = table.layout
    rules = table.rules
    return {
        "side": "large" if layout.large else "small",
        "ring": [SEGMENTS[segment] for segment in layout.ring],
        "offset": layout.offset,
        "segments": [_segment(table, segment) for segment in layout.ring],
        "roads": {SPACES[space]: [SPACES[road] for road in roads] for space, roads in enumerate(layout.roads)},
        "spots": {SPOTS[spot]: _spot(table, spot) for spot in layout.spots},
        "links": [
            [SPOTS[spot], SPOTS[layout.beside[spot][1]], rules.links[layout.links[spot][1]].key]
            for spot in layout.spots
        ],
    }


def _segment(table: Table, segment: int) -> dict[str, Any]:
    rules = table.rules
    townsfolk = table.top_townsfolk(segment)
    manuscript = table.top_manuscript(segment)
    return {
        "segment": SEGMENTS[segment],
        "wedge": rules.wedges[table.layout.wedge[table.layout.position[segment]]].key,
        "townsfolk": {
            "top": rules.townsfolk[townsfolk].key if townsfolk >= 0 else None,
            "count": table.left[segment],
        },
        "manuscripts": {
            "top": rules.manuscripts[manuscript].key if manuscript >= 0 else None,
            "count": table.left[len(SEGMENTS) + segment],
        },
    }


def _spot(table: Table, spot: int) -> dict[str, str] | None:
    if table.spots[spot] < 0:
        return None
    owner, building = divmod(table.spots[spot], len(BUILDINGS))
    return {"seat": table.rules.seat_keys[owner], "building": BUILDINGS[building]}


def _seat_view(rules: Rules, seat: Seat, own: bool) -> dict[str, Any]:
    board = open_board(rules, seat)
    keys = [card.key for card in rules.townsfolk]
    board["hand"] = [keys[card] for card in seat.hand] if own else None
    board["hand_size"] = len(seat.hand)
    # In the order of the card table, which tells nothing of that in the pile.
    board["draw"] = [keys[card] for card in sorted(seat.draw)] if own else None
    board["draw_size"] = len(seat.draw)
    board["unseen"] = [keys[card] for card in sorted(seat.hand + seat.draw)]
    return board


def _solo(rules: Rules, schemes: Schemes) -> dict[str, Any]:
    return {
        "seat": rules.seat_keys[rules.automaton],
        "focus": FOCUSES[schemes.focus],
        "difficulty": rules.options.difficulty,
        "pile": len(schemes.pile),
        "discard": [rules.schemes[card].key for card in schemes.discard],
        "reserve": len(schemes.reserve),
        "turned": schemes.turned,
    }


# Dealing again.


def determinize(table: Table, seat: int, rng: Rng) -> Table:
    """A clone in which everything that the seat cannot see is dealt again, with chance of its own.

    It depends on what the seat knows and on that chance alone: two tables that look the same to the seat give the same.
    """
    other = table.clone()
    other.rng = Rng(rng.word() | rng.word() << 32)
    for hidden in other.seats:
        if hidden.index == seat:
            rng.reshuffle(hidden.draw)
        else:
            pool = hidden.draw + hidden.hand
            rng.reshuffle(pool)
            hidden.hand = pool[: len(hidden.hand)]
            hidden.draw = pool[len(hidden.hand) :]
    segments = len(SEGMENTS)
    other.townsfolk = _dealt_again(other.townsfolk, other.left[:segments], rng)
    other.manuscripts = _dealt_again(other.manuscripts, other.left[segments:], rng)
    if other.schemes is not None:
        _deal_schemes(table.rules, other.schemes, rng)
    if other.decision is not None and other.decision.seat(other) != seat:
        other.answers = other.decision.options(other)
    return other


def _dealt_again(piles: list[list[int]], left: list[int], rng: Rng) -> list[list[int]]:
    """All that lies below the top cards, dealt to piles of the same height."""
    pool: list[int] = []
    for i, pile in enumerate(piles):
        pool += pile[: max(0, left[i] - 1)]
    rng.reshuffle(pool)
    dealt: list[list[int]] = []
    for i, pile in enumerate(piles):
        cards: list[int] = []
        if left[i]:
            cards = [pool.pop() for _ in range(left[i] - 1)]
            cards.append(pile[left[i] - 1])
        dealt.append(cards)
    return dealt


def _deal_schemes(rules: Rules, schemes: Schemes, rng: Rng) -> None:
    """Future schemes may lie in the first pile unseen; later everybody has seen what a pile is made of."""
    if not schemes.turned:
        known = [card for card in schemes.pile if rules.schemes[card].deck == "starting"]
        hidden = [card for card in schemes.pile if rules.schemes[card].deck != "starting"]
        pool = hidden + schemes.reserve
        rng.reshuffle(pool)
        schemes.pile = known + pool[: len(hidden)]
        schemes.reserve = pool[len(hidden) :]
    else:
        rng.reshuffle(schemes.reserve)
    rng.reshuffle(schemes.pile)
