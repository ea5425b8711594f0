"""What a seat may know, and dealing again what it may not.

Hidden are the other players' Building cards (also those they look at or draft from) and the order of the face-down
piles. Hand sizes and everything else on the table are public. A view is built from what is public, never by deleting
what is not.
"""

from __future__ import annotations

from typing import Any

from guildhall.architects.facts import facts
from guildhall.architects.hiring import ROWS
from guildhall.architects.locations.workshop import column_prices
from guildhall.architects.position import hand_of, open_board
from guildhall.architects.rules import Rules
from guildhall.architects.table import Seat, Table
from guildhall.engine.rng import Rng
from guildhall.engine.table import question_view


def view(table: Table, seat: int) -> dict[str, Any]:
    """What that seat may know; seat -1 is a spectator."""
    rules = table.rules
    seats = rules.seat_keys
    markets = [card.key for card in rules.markets]
    columns = rules.columns
    asked = -1 if table.decision is None else table.decision.seat(table)
    return {
        "game": "architects",
        "options": rules.options.data(),
        "seat": seats[seat] if seat >= 0 else None,
        "turn": {
            "number": table.turn,
            "active": seats[table.active],
            "first": seats[table.first],
            "turns_left": table.turns_left,
            "reset_due": table.reset_due,
            "apprentice_resets_due": table.apprentice_resets_due,
        },
        "tax": table.tax,
        "display": [
            [
                {
                    "card": rules.apprentices[table.display[space]].key if table.display[space] >= 0 else None,
                    "silver": table.coins[space],
                }
                for space in range(row * columns, (row + 1) * columns)
            ]
            for row in range(ROWS)
        ],
        # For whoever looks; spectators see what it costs whose turn it is.
        "hire": column_prices(table, table.seats[seat if seat >= 0 else table.active]),
        "piles": {
            "apprentices": len(table.apprentice_pile),
            "buildings": len(table.building_pile),
            "rewards": len(table.reward_pile),
            "market_small": len(table.small_pile),
            "market_large": len(table.large_pile),
        },
        "rewards_shown": [rules.rewards[card].key for card in table.rewards_shown],
        "market": {
            "small": markets[table.small_pile[-1]] if table.small_pile else None,
            "large": [markets[card] for card in reversed(table.large_pile)],
        },
        "guildhall": {
            "spaces": rules.guildhall_spaces,
            "resets": list(rules.reset_spaces),
            "apprentice_resets": list(rules.apprentice_reset_spaces),
            "workers": [seats[owner] for owner in table.guildhall],
        },
        "seats": [_seat_view(rules, other, other.index == seat) for other in table.seats],
        "looking": [rules.buildings[card].key for card in table.looking] if asked == seat else len(table.looking),
        "pack": [rules.buildings[card].key for card in table.packs[seat]] if 0 <= seat < len(table.packs) else [],
        "facts": facts(),
        "question": question_view(table, seat),
        **{kind.key: part.view(table, seat) for kind, part in zip(rules.parts, table.parts)},
    }


def _seat_view(rules: Rules, seat: Seat, own: bool) -> dict[str, Any]:
    board = open_board(rules, seat)
    board["hand"] = hand_of(rules, seat) if own else None
    board["hand_size"] = len(seat.hand)
    return board


def determinize(table: Table, seat: int, rng: Rng) -> Table:
    """A clone in which everything the seat cannot see is dealt again, with its own chance. The result depends only on
    what the seat knows and on that chance: two tables that look the same to the seat give the same clone.
    """
    other = table.clone()
    other.rng = Rng(rng.word() | rng.word() << 32)
    asked = -1 if other.decision is None else other.decision.seat(other)

    pool = other.building_pile
    for hidden in other.seats:
        if hidden.index != seat:
            pool += hidden.hand
    for index, pack in enumerate(other.packs):
        if index != seat:
            pool += pack
    if asked != seat:
        pool += other.looking
    rng.reshuffle(pool)
    for hidden in other.seats:
        if hidden.index != seat:
            hidden.hand = _take(pool, len(hidden.hand))
    for index in range(len(other.packs)):
        if index != seat:
            other.packs[index] = _take(pool, len(other.packs[index]))
    if asked != seat:
        other.looking = _take(pool, len(other.looking))

    rng.reshuffle(other.apprentice_pile)
    rewards = [card for card in table.rules.reward_deck if card not in other.rewards_shown]
    rng.reshuffle(rewards)
    other.reward_pile = rewards[: len(other.reward_pile)]
    if other.small_pile:
        top = other.small_pile.pop()
        rng.reshuffle(other.small_pile)
        other.small_pile.append(top)
    for part in other.parts:
        part.redeal(other, seat, rng)
    if other.decision is not None and asked != seat:
        other.answers = other.decision.options(other)
    return other


def _take(pool: list[int], count: int) -> list[int]:
    return [pool.pop() for _ in range(count)]
