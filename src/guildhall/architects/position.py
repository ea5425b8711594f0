"""A whole table as JSON. Piles are written from the top; seats, cards and places by their keys."""

from __future__ import annotations

from typing import Any

from guildhall.architects.hiring import ROWS
from guildhall.architects.names import AREAS, GOODS
from guildhall.architects.rules import Rules
from guildhall.architects.table import Seat, Table
from guildhall.engine.agenda import agenda_data
from guildhall.engine.position import named


def position(table: Table) -> dict[str, Any]:
    rules = table.rules
    seats = rules.seat_keys
    apprentices = [card.key for card in rules.apprentices]
    buildings = [card.key for card in rules.buildings]
    rewards = [card.key for card in rules.rewards]
    markets = [card.key for card in rules.markets]
    columns = rules.columns
    return {
        "game": "architects",
        "rules": rules.options.rules,
        "options": rules.options.data(),
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
                [apprentices[table.display[space]] if table.display[space] >= 0 else None, table.coins[space]]
                for space in range(row * columns, (row + 1) * columns)
            ]
            for row in range(ROWS)
        ],
        "piles": {
            "apprentices": [apprentices[card] for card in reversed(table.apprentice_pile)],
            "buildings": [buildings[card] for card in reversed(table.building_pile)],
            "rewards": [rewards[card] for card in reversed(table.reward_pile)],
            "rewards_shown": [rewards[card] for card in table.rewards_shown],
            "market_small": [markets[card] for card in reversed(table.small_pile)],
            "market_large": [markets[card] for card in reversed(table.large_pile)],
        },
        "guildhall": [seats[owner] for owner in table.guildhall],
        "looking": [buildings[card] for card in table.looking],
        "packs": [[buildings[card] for card in pack] for pack in table.packs],
        "seats": [{**open_board(rules, seat), "hand": hand_of(rules, seat)} for seat in table.seats],
        "chance": table.rng.save(),
        "reveals": table.reveals,
        "agenda": agenda_data(table),
        **{kind.key: part.data(table) for kind, part in zip(rules.parts, table.parts)},
    }


def open_board(rules: Rules, seat: Seat) -> dict[str, Any]:
    """What everybody can see of a seat: all but its hand."""
    return {
        "seat": rules.seat_keys[seat.index],
        "board": rules.boards[seat.board].key if seat.board >= 0 else None,
        "virtue": seat.virtue,
        "debts": {"unpaid": seat.unpaid, "paid": seat.paid},
        "cathedral": seat.cathedral,
        "goods": named(seat.goods, GOODS),
        "workers": named(seat.workers, AREAS),
        "captured": named(seat.captured, rules.seat_keys),
        "apprentices": [rules.apprentices[card].key for card in seat.apprentices],
        "buildings": [rules.buildings[card].key for card in seat.buildings],
    }


def hand_of(rules: Rules, seat: Seat) -> list[str]:
    return [rules.buildings[card].key for card in seat.hand]
