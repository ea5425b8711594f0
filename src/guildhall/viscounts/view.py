"""What a seat may know, and dealing again what it may not.

Hidden are the other players' hands, the order of all draw piles, and everything below the top of the piles on the
board. Which cards somebody owns is public: they were all taken openly. A view is built from what is public, never by
deleting what is not.
"""

from __future__ import annotations

from typing import Any

from guildhall.engine.rng import Rng
from guildhall.engine.table import question_view
from guildhall.viscounts.castle import SideSteps
from guildhall.viscounts.constants import TRIO
from guildhall.viscounts.deck import hand_limit
from guildhall.viscounts.facts import facts
from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed
from guildhall.viscounts.names import ACTIONS, NO_ACTION, NOT_BUILT, PIECES, SEGMENTS, SPACES, SPOTS, section_key
from guildhall.viscounts.outlook import dismissals, means, prospects
from guildhall.viscounts.position import (
    bonuses_data,
    castle_data,
    leader_key,
    open_board,
    pairs_data,
    turn_data,
)
from guildhall.viscounts.table import Seat, Table


def view(table: Table, seat: int) -> dict[str, Any]:
    """What that seat may know; seat -1 is a spectator."""
    rules = table.rules
    data: dict[str, Any] = {
        "game": "viscounts",
        "options": rules.options.data(),
        "seat": rules.seat_keys[seat] if seat >= 0 else None,
        "turn": turn_data(table),
        "board": _board(table),
        "castle": {**_castle(table), "leader": leader_key(table)},
        "kingdom": {
            "debts": _pile(table.debts_above, rules.debt_pile),
            "deeds": _pile(table.deeds_above, rules.deed_pile),
            "poverty": poverty_revealed(table),
            "prosperity": prosperity_revealed(table),
        },
        "bonuses": bonuses_data(table),
        "pairs": pairs_data(table),
        "seats": [_seat_view(table, other, other.index == seat) for other in table.seats],
        "facts": facts(rules),
        "question": question_view(table, seat),
    }
    if table.action != NO_ACTION:
        data["action"] = {"name": ACTIONS[table.action]}
    if table.decision is not None and table.decision.seat(table) == seat:
        data["prospects"] = prospects(table)
        data["dismissals"] = dismissals(table)
    if table.schemes is not None:
        data["solo"] = {
            "seat": rules.seat_keys[rules.automaton],
            "difficulty": rules.options.difficulty,
            **table.schemes.view(rules),
        }
    return data


def _castle(table: Table) -> dict[str, dict[str, int]]:
    """Workers that are yet to step aside, while the effect of a climb is resolved, stand where they stood."""
    castle = castle_data(table)
    for step in table.agenda:
        if isinstance(step, SideSteps):
            there = castle[section_key(0, table.layout.ring[step.position])]
            seat = table.rules.seat_keys[step.index]
            there[seat] = there.get(seat, 0) + TRIO - 1
    return castle


def _pile(above: int, start: int) -> dict[str, int]:
    """During the set-up all cards are still to be laid out."""
    return {"above": start if above == NOT_BUILT else above, "start": start}


def _board(table: Table) -> dict[str, Any]:
    layout = table.layout
    rules = table.rules
    return {
        "side": rules.side,
        "ring": [SEGMENTS[segment] for segment in layout.ring],
        "offset": layout.offset,
        "segments": [_segment(table, segment) for segment in layout.ring],
        "roads": {SPACES[space]: [SPACES[road] for road in roads] for space, roads in enumerate(layout.roads)},
        "spots": {SPOTS[spot]: _spot(table, spot) for spot in layout.spots},
        "links": [
            [SPOTS[ends[0]], SPOTS[ends[1]], rules.links[number].key] for number, ends in enumerate(layout.link_ends)
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
            "printed": rules.townsfolk[rules.printed_townsfolk[segment]].key,
            "count": table.left[segment],
        },
        "manuscripts": {
            "top": rules.manuscripts[manuscript].key if manuscript >= 0 else None,
            "printed": rules.manuscripts[rules.printed_manuscripts[segment]].key,
            "count": table.left[len(SEGMENTS) + segment],
        },
    }


def _spot(table: Table, spot: int) -> dict[str, str] | None:
    if table.spots[spot] < 0:
        return None
    owner, piece = divmod(table.spots[spot], len(PIECES))
    return {"seat": table.rules.seat_keys[owner], "building": PIECES[piece]}


def _seat_view(table: Table, seat: Seat, own: bool) -> dict[str, Any]:
    rules = table.rules
    board = open_board(rules, seat)
    keys = [card.key for card in rules.townsfolk]
    board["hand"] = [keys[card] for card in seat.hand] if own else None
    board["hand_size"] = len(seat.hand)
    board["hand_limit"] = hand_limit(table, seat)
    # In the order of the card table, which tells nothing of that in the pile.
    board["draw"] = [keys[card] for card in sorted(seat.draw)] if own else None
    board["draw_size"] = len(seat.draw)
    if not table.is_automaton(seat):
        board["icons"] = means(table, seat)
    board["unseen"] = [keys[card] for card in sorted(seat.hand + seat.draw)]
    return board


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
        other.schemes.deal_again(table.rules, rng)
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
