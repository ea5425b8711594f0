"""A table read from JSON. Everything is checked: pieces are conserved, cards are where they can be."""

from __future__ import annotations

from typing import Any, Final

from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import PositionError
from guildhall.engine.position import Reader, load_agenda, one_of, open_question, read_chance, rules_of_position
from guildhall.viscounts.board import LONGEST
from guildhall.viscounts.checking import check_agenda, check_pieces, check_progress
from guildhall.viscounts.constants import TRACK_END, WORKERS
from guildhall.viscounts.names import (
    ACTIONS,
    GOODS,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PIECES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SLOTS,
    SPACES,
    SPOTS,
    TOP,
    section_key,
)
from guildhall.viscounts.position import EDITION
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Seat, Table, new_seat

MANY: Final = 9999
PARTS: Final = (
    "game", "rules", "edition", "options", "turn", "board", "townsfolk", "manuscripts", "spots", "castle", "leader",
    "bonuses", "kingdom", "pairs", "seats", "chance", "reveals", "agenda",
)  # fmt: skip
TURN_PARTS: Final = (
    "number", "active", "first", "turns_left", "distance", "action", "dismissed", "settling",
)  # fmt: skip
SEAT_PARTS: Final = (
    "seat", "player_card", "hero", "space", "goods", "track", "debts", "deeds", "buildings", "workers", "manuscripts",
    "slots", "discard", "removed", "hand", "draw",
)  # fmt: skip
UNRELEASED: Final = "This position belongs to an unreleased set of rules of viscounts, which is not played."


def load_position(data: Any, game: AnyGame) -> Table:
    """The table that a position describes; raises PositionError if there can be none."""
    if isinstance(data, dict) and "agenda" in data and "seats" in data and "edition" not in data:
        raise PositionError(UNRELEASED, data.get("rules"))
    rules = rules_of_position(data, PARTS, game)
    assert isinstance(rules, Rules)
    solo = rules.automaton >= 0
    top = Reader(data, "", [*PARTS, "schemes"] if solo else PARTS)
    top.one_of("game", [game.key])
    top.integer("rules", game.version, game.version)
    top.one_of("edition", [EDITION])
    board = top.inner("board", ("ring", "offset"))
    layout = rules.layout(_ring(board), board.integer("offset", 0, len(SEGMENTS) - 1))
    table = Table(rules, layout, read_chance(top))
    table.clear()
    _read_turn(top.inner("turn", TURN_PARTS), table)
    table.reveals = top.integer("reveals", 0, 10**9)
    _read_piles(top, table)
    _read_seats(top, table)
    _read_spots(top, table)
    _read_castle(top, table)
    _read_kingdom(top, table)
    _read_pairs(top, table)
    if solo:
        from guildhall.viscounts.solo.schemes import read_schemes

        table.schemes = read_schemes(top, rules)
    for seat in table.seats:
        seat.count_lasting(table)
    load_agenda(top, table, rules.steps)
    check_pieces(table)
    check_agenda(table)
    open_question(table)
    check_progress(table)
    return table


def _ring(board: Reader) -> list[int]:
    ring = board.several("ring", SEGMENTS)
    if sorted(ring) != list(range(len(SEGMENTS))):
        raise PositionError("board.ring must name each of the five segments once.", board.data["ring"], SEGMENTS)
    return ring


def _read_turn(turn: Reader, table: Table) -> None:
    seats = table.rules.seat_keys
    table.turn = turn.integer("number", 0, 10**9)
    table.active = turn.one_of("active", seats)
    table.first = turn.one_of("first", seats)
    table.turns_left = turn.integer("turns_left", -1, 2 * len(seats))
    table.distance = turn.integer("distance", 0, LONGEST)
    table.action = NO_ACTION if turn.data["action"] is None else turn.one_of("action", ACTIONS)
    if turn.data["dismissed"] is not None:
        table.dismissed = turn.one_of("dismissed", [card.key for card in table.rules.townsfolk])
    table.settling = turn.flag("settling")


def _read_piles(top: Reader, table: Table) -> None:
    townsfolk = [card.key for card in table.rules.townsfolk]
    manuscripts = [card.key for card in table.rules.manuscripts]
    cards = top.inner("townsfolk", SEGMENTS)
    tiles = top.inner("manuscripts", SEGMENTS)
    table.townsfolk = [cards.several(segment, townsfolk)[::-1] for segment in SEGMENTS]
    table.manuscripts = [tiles.several(segment, manuscripts)[::-1] for segment in SEGMENTS]
    table.left = [len(pile) for pile in [*table.townsfolk, *table.manuscripts]]


def _read_seats(top: Reader, table: Table) -> None:
    seats = table.rules.seat_keys
    rows = top.items("seats")
    if len(rows) != len(seats):
        raise PositionError(f"seats must list {len(seats)} seats, not {len(rows)}.", len(rows), seats)
    for index, row in enumerate(rows):
        table.seats.append(_seat(Reader(row, f"seats[{index}]", SEAT_PARTS), index, table.rules))
    bonuses = top.data["bonuses"]
    for i, ribbon in enumerate(RIBBONS):
        if isinstance(bonuses, dict) and ribbon in bonuses:
            table.bonuses[i] = one_of(bonuses[ribbon], f"bonuses.{ribbon}", seats)
    Reader(bonuses, "bonuses", [ribbon for i, ribbon in enumerate(RIBBONS) if table.bonuses[i] != NOBODY])
    table.leader = NOBODY if top.data["leader"] is None else top.one_of("leader", seats)


def _seat(data: Reader, index: int, rules: Rules) -> Seat:
    seat = new_seat(index)
    townsfolk = [card.key for card in rules.townsfolk]
    data.one_of("seat", [rules.seat_keys[index]])
    if data.data["player_card"] is not None:
        seat.player_card = data.one_of("player_card", [card.key for card in rules.player_cards])
    if data.data["hero"] is not None:
        seat.hero = rules.heroes[data.one_of("hero", [townsfolk[card] for card in rules.heroes])]
    seat.space = NOWHERE if data.data["space"] is None else data.one_of("space", SPACES)
    seat.goods = data.counts("goods", GOODS, MANY)
    track = data.inner("track", ("corruption", "virtue"))
    seat.corruption = track.integer("corruption", 0, TRACK_END)
    seat.virtue = track.integer("virtue", seat.corruption, TRACK_END)
    debts = data.inner("debts", ("unpaid", "paid"))
    seat.unpaid = debts.integer("unpaid", 0, MANY)
    seat.paid = debts.integer("paid", 0, MANY)
    deeds = data.inner("deeds", ("plain", "flipped"))
    seat.plain = deeds.integer("plain", 0, MANY)
    seat.flipped = deeds.integer("flipped", 0, MANY)
    for piece in data.several("buildings", PIECES):
        if seat.built >> piece & 1:
            raise PositionError(f"{data.at('buildings')}: {PIECES[piece]!r} is named twice.", PIECES[piece])
        seat.built |= 1 << piece
    seat.workers = data.integer("workers", 0, WORKERS)
    seat.manuscripts = data.several("manuscripts", [card.key for card in rules.manuscripts])
    slots = data.items("slots")
    if len(slots) != SLOTS:
        raise PositionError(f"{data.at('slots')} must be {SLOTS} cards, or null where there is none.", slots)
    for i, card in enumerate(slots):
        seat.slots[i] = NO_CARD if card is None else one_of(card, f"{data.at('slots')}[{i}]", townsfolk)
    seat.discard = data.several("discard", townsfolk)
    seat.removed = data.several("removed", townsfolk)
    seat.hand = data.several("hand", townsfolk)
    seat.draw = data.several("draw", townsfolk)[::-1]
    return seat


def _read_spots(top: Reader, table: Table) -> None:
    spots = top.data["spots"]
    valid = [SPOTS[spot] for spot in table.layout.spots]
    if not isinstance(spots, dict):
        raise PositionError("spots must be an object.", spots)
    for key, there in spots.items():
        where = f"spots.{key}"
        if key not in valid:
            raise PositionError(f"{where}: the {table.rules.side} side of the board has no such spot.", key, valid)
        spot = SPOTS.index(key)
        if not isinstance(there, list) or len(there) != 2:
            raise PositionError(f"{where} must be a seat and its building.", there)
        owner = one_of(there[0], where, table.rules.seat_keys)
        table.spots[spot] = owner * len(PIECES) + one_of(there[1], where, PIECES)


def _read_castle(top: Reader, table: Table) -> None:
    seats = table.rules.seat_keys
    ring = table.layout.ring
    keys = [section_key(tier, segment) for tier in range(2) for segment in ring] + [TOP]
    castle = top.data["castle"]
    if not isinstance(castle, dict):
        raise PositionError("castle must be an object.", castle)
    reader = Reader(castle, "castle", [key for key in keys if key in castle])
    for section in range(SECTIONS + 1):
        if keys[section] in castle:
            for owner, workers in enumerate(reader.counts(keys[section], seats, WORKERS)):
                table.castle[section * len(seats) + owner] = workers


def _read_kingdom(top: Reader, table: Table) -> None:
    if top.data["kingdom"] is not None:
        kingdom = top.inner("kingdom", ("debts", "deeds"))
        table.debts_above = kingdom.integer("debts", 0, table.rules.debt_pile)
        table.deeds_above = kingdom.integer("deeds", 0, table.rules.deed_pile)


def _read_pairs(top: Reader, table: Table) -> None:
    rules = table.rules
    townsfolk = [card.key for card in rules.townsfolk]
    for i, row in enumerate(top.items("pairs")):
        pair = Reader(row, f"pairs[{i}]", ("player_card", "hero"))
        table.pairs.append(pair.one_of("player_card", [card.key for card in rules.player_cards]))
        table.pairs.append(rules.heroes[pair.one_of("hero", [townsfolk[card] for card in rules.heroes])])
