"""A whole table as JSON. Piles are written from the top; seats, cards and places by their keys."""

from __future__ import annotations

from typing import Any, Final

from guildhall.engine.agenda import agenda_data
from guildhall.viscounts.names import (
    ACTIONS,
    GOODS,
    NO_ACTION,
    NO_CARD,
    NOT_BUILT,
    PIECES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SPACES,
    SPOTS,
    TOP,
    section_key,
)
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Seat, Table

# What tells a position of these rules from one of the set that was played before they were released.
EDITION: Final = "as printed"


def position(table: Table) -> dict[str, Any]:
    rules = table.rules
    townsfolk = [card.key for card in rules.townsfolk]
    manuscripts = [card.key for card in rules.manuscripts]
    data: dict[str, Any] = {
        "game": "viscounts",
        "rules": rules.options.rules,
        "edition": EDITION,
        "options": rules.options.data(),
        "turn": turn_data(table),
        "board": {"ring": [SEGMENTS[segment] for segment in table.layout.ring], "offset": table.layout.offset},
        "townsfolk": {
            key: [townsfolk[card] for card in reversed(table.townsfolk_pile(segment))]
            for segment, key in enumerate(SEGMENTS)
        },
        "manuscripts": {
            key: [manuscripts[card] for card in reversed(table.manuscript_pile(segment))]
            for segment, key in enumerate(SEGMENTS)
        },
        "spots": {
            SPOTS[spot]: [rules.seat_keys[there // len(PIECES)], PIECES[there % len(PIECES)]]
            for spot, there in enumerate(table.spots)
            if there >= 0
        },
        "castle": {key: workers for key, workers in castle_data(table).items() if workers},
        "leader": leader_key(table),
        "bonuses": {ribbon: owner for ribbon, owner in bonuses_data(table).items() if owner},
        "kingdom": kingdom_data(table),
        "pairs": pairs_data(table),
        "seats": [_seat_data(rules, seat) for seat in table.seats],
        "chance": table.rng.save(),
        "reveals": table.reveals,
        "agenda": agenda_data(table),
    }
    if table.schemes is not None:
        data["schemes"] = table.schemes.data(rules)
    return data


def turn_data(table: Table) -> dict[str, Any]:
    seats = table.rules.seat_keys
    return {
        "number": table.turn,
        "active": seats[table.active],
        "first": seats[table.first],
        "turns_left": table.turns_left,
        "distance": table.distance,
        "action": None if table.action == NO_ACTION else ACTIONS[table.action],
        "dismissed": None if table.dismissed == NO_CARD else table.rules.townsfolk[table.dismissed].key,
        "settling": table.settling,
    }


def kingdom_data(table: Table) -> dict[str, int] | None:
    """What lies above Poverty and Prosperity; nothing while they are not built."""
    if table.debts_above == NOT_BUILT:
        return None
    return {"debts": table.debts_above, "deeds": table.deeds_above}


def castle_data(table: Table) -> dict[str, dict[str, int]]:
    """The Workers of each section, by owner."""
    seats = table.rules.seat_keys
    data: dict[str, dict[str, int]] = {}
    for section in range(SECTIONS + 1):
        tier, at = divmod(section, len(SEGMENTS))
        key = TOP if section == SECTIONS else section_key(tier, table.layout.ring[at])
        data[key] = {
            seats[owner]: table.workers_at(section, owner)
            for owner in range(len(seats))
            if table.workers_at(section, owner)
        }
    return data


def leader_key(table: Table) -> str | None:
    return table.rules.seat_keys[table.leader] if table.leader >= 0 else None


def bonuses_data(table: Table) -> dict[str, str | None]:
    """Who has the cleric bonus card of each ribbon."""
    seats = table.rules.seat_keys
    return {RIBBONS[i]: seats[owner] if owner >= 0 else None for i, owner in enumerate(table.bonuses)}


def pairs_data(table: Table) -> list[dict[str, str]]:
    rules = table.rules
    pairs = table.pairs
    return [
        {"player_card": rules.player_cards[pairs[i]].key, "hero": rules.townsfolk[pairs[i + 1]].key}
        for i in range(0, len(pairs), 2)
    ]


def open_board(rules: Rules, seat: Seat) -> dict[str, Any]:
    """What lies open before a seat, for everybody to see: all but hand and draw pile."""
    townsfolk = [card.key for card in rules.townsfolk]
    return {
        "seat": rules.seat_keys[seat.index],
        "player_card": rules.player_cards[seat.player_card].key if seat.player_card >= 0 else None,
        "hero": townsfolk[seat.hero] if seat.hero >= 0 else None,
        "space": SPACES[seat.space] if seat.space >= 0 else None,
        "goods": {GOODS[good]: number for good, number in enumerate(seat.goods)},
        "track": {"corruption": seat.corruption, "virtue": seat.virtue},
        "debts": {"unpaid": seat.unpaid, "paid": seat.paid},
        "deeds": {"plain": seat.plain, "flipped": seat.flipped},
        "buildings": [key for piece, key in enumerate(PIECES) if seat.built >> piece & 1],
        "workers": seat.workers,
        "manuscripts": [rules.manuscripts[card].key for card in seat.manuscripts],
        "slots": [townsfolk[card] if card >= 0 else None for card in seat.slots],
        "discard": [townsfolk[card] for card in seat.discard],
        "removed": [townsfolk[card] for card in seat.removed],
    }


def _seat_data(rules: Rules, seat: Seat) -> dict[str, Any]:
    townsfolk = [card.key for card in rules.townsfolk]
    data = open_board(rules, seat)
    data["hand"] = [townsfolk[card] for card in seat.hand]
    data["draw"] = [townsfolk[card] for card in reversed(seat.draw)]
    return data
