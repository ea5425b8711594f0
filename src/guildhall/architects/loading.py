"""A table read from JSON. Everything is checked: pieces are conserved, cards are where they can be."""

from __future__ import annotations

from typing import Any, Final

from guildhall.architects.hiring import APPRENTICE_LIMIT, ROWS
from guildhall.architects.names import (
    AREAS,
    CATHEDRAL_TOP,
    GOODS,
    GUILDHALL,
    MARKET_LEFT,
    MARKET_RIGHT,
    MORE_APPRENTICES,
    SUPPLY,
    TOP_VIRTUE,
)
from guildhall.architects.rules import Rules
from guildhall.architects.table import Seat, Table, new_seat
from guildhall.engine.agenda import agenda_data
from guildhall.engine.definition import AnyGame
from guildhall.engine.errors import PositionError
from guildhall.engine.position import (
    Reader,
    check_all_once,
    check_frame,
    check_once,
    integer,
    load_agenda,
    one_of,
    open_question,
    read_chance,
    rules_of_position,
    tried_out,
)
from guildhall.engine.stepping import check_steps

MANY: Final = 9999
PARTS: Final = (
    "game", "rules", "options", "turn", "tax", "display", "piles", "guildhall", "looking", "packs", "seats", "chance",
    "reveals", "agenda",
)  # fmt: skip
TURN_PARTS: Final = ("number", "active", "first", "turns_left", "reset_due", "apprentice_resets_due")
PILES: Final = ("apprentices", "buildings", "rewards", "rewards_shown", "market_small", "market_large")
SEAT_PARTS: Final = (
    "seat", "board", "virtue", "debts", "cathedral", "goods", "workers", "captured", "apprentices", "buildings", "hand",
)  # fmt: skip


def load_position(data: Any, game: AnyGame) -> Table:
    """The table that a position describes. Everything is checked: pieces are conserved, cards are where they can be."""
    rules = rules_of_position(data, PARTS, game)
    assert isinstance(rules, Rules)
    top = Reader(data, "", [*PARTS, *(kind.key for kind in rules.parts)])
    top.one_of("game", [game.key])
    top.integer("rules", game.version, game.version)
    table = Table(rules, read_chance(top))
    seats = rules.seat_keys
    count = len(seats)

    turn = top.inner("turn", TURN_PARTS)
    table.turn = turn.integer("number", 0, 10**9)
    table.active = turn.one_of("active", seats)
    table.first = turn.one_of("first", seats)
    table.turns_left = turn.integer("turns_left", -1, count + 1)
    table.reset_due = turn.flag("reset_due")
    table.apprentice_resets_due = turn.integer("apprentice_resets_due", 0, len(rules.apprentice_reset_spaces))
    table.tax = top.integer("tax", 0, MANY)
    table.reveals = top.integer("reveals", 0, 10**9)

    apprentices = [card.key for card in rules.apprentices]
    buildings = [card.key for card in rules.buildings]
    piles = top.inner("piles", PILES)
    table.apprentice_pile = piles.several("apprentices", apprentices)[::-1]
    table.building_pile = piles.several("buildings", buildings)[::-1]
    rewards = [card.key for card in rules.rewards]
    table.reward_pile = piles.several("rewards", rewards)[::-1]
    table.rewards_shown = piles.several("rewards_shown", rewards)
    markets = [card.key for card in rules.markets]
    table.small_pile = piles.several("market_small", markets)[::-1]
    table.large_pile = piles.several("market_large", markets)[::-1]
    table.looking = top.several("looking", buildings)
    packs = top.items("packs")
    players = rules.options.players
    if packs and len(packs) != players:
        raise PositionError(f"packs must be empty or hold one list for each of the {players} players.", len(packs))
    for i, pack in enumerate(packs):
        table.packs.append(Reader({"pack": pack}, f"packs[{i}]", ("pack",)).several("pack", buildings))
    _read_display(top, table, apprentices)

    rows = top.items("seats")
    if len(rows) != count:
        raise PositionError(f"seats must list {count} seats, not {len(rows)}.", len(rows), seats)
    for index, row in enumerate(rows):
        table.seats.append(_read_seat(row, index, rules, apprentices, buildings))
    table.guildhall = top.several("guildhall", seats)
    for kind in rules.parts:
        table.lay(kind.load(table, top.data[kind.key]))
    for seat in table.seats:
        rules.renew_powers(table, seat)
    _check_pieces(table)
    load_agenda(top, table, rules.steps)
    _check_frame(table)
    check_steps(table)
    open_question(table)
    _check_progress(table)
    return table


def _read_display(top: Reader, table: Table, apprentices: list[str]) -> None:
    columns = table.rules.columns
    rows = top.items("display")
    if len(rows) != ROWS or any(not isinstance(row, list) or len(row) != columns for row in rows):
        raise PositionError(f"display must be {ROWS} rows of {columns} spaces.", rows)
    for r, row in enumerate(rows):
        for c, space in enumerate(row):
            where = f"display[{r}][{c}]"
            if not isinstance(space, list) or len(space) != 2:
                raise PositionError(f"{where} must be an Apprentice (or null) and the Silver on it.", space)
            card = -1 if space[0] is None else one_of(space[0], where, apprentices)
            table.display.append(card)
            table.coins.append(integer(space[1], where, 0, MANY if card >= 0 else 0))


def _read_seat(row: object, index: int, rules: Rules, apprentices: list[str], buildings: list[str]) -> Seat:
    data = Reader(row, f"seats[{index}]", SEAT_PARTS)
    data.one_of("seat", [rules.seat_keys[index]])
    board = -1
    if rules.options.setup == "standard" or index >= rules.options.players:
        if data.data["board"] is not None:
            where = "in the standard set-up" if index < rules.options.players else "where nobody plays"
            raise PositionError(f"{data.at('board')} is null {where}.", data.data["board"])
    else:
        board = data.one_of("board", [b.key for b in rules.boards])
    seat = new_seat(index, board, rules)
    seat.virtue = data.integer("virtue", 0, TOP_VIRTUE)
    debts = data.inner("debts", ("unpaid", "paid"))
    seat.unpaid = debts.integer("unpaid", 0, MANY)
    seat.paid = debts.integer("paid", 0, MANY)
    seat.cathedral = data.integer("cathedral", 0, CATHEDRAL_TOP)
    seat.goods = data.counts("goods", GOODS, MANY)
    seat.workers = data.counts("workers", AREAS, rules.workers)
    seat.captured = data.counts("captured", rules.seat_keys, rules.workers)
    if seat.captured[index]:
        raise PositionError(f"{data.at('captured')}: nobody holds their own Workers.", rules.seat_keys[index])
    seat.apprentices = data.several("apprentices", apprentices)
    seat.buildings = data.several("buildings", buildings)
    seat.hand = data.several("hand", buildings)
    seat.powers = rules.powers_of(board, seat.apprentices)
    return seat


def _check_pieces(table: Table) -> None:
    """Every Worker and every card is somewhere, and nowhere twice."""
    from guildhall.architects.locations.cathedral import SPOTS

    rules = table.rules
    boards = [seat.board for seat in table.seats if seat.board >= 0]
    if len(set(boards)) != len(boards):
        raise PositionError("Two seats have the same player board.", [rules.boards[board].key for board in boards])
    for seat in table.seats:
        key = rules.seat_keys[seat.index]
        workers = sum(seat.workers) + sum(other.captured[seat.index] for other in table.seats)
        if workers != rules.workers_of(seat.index):
            raise PositionError(
                f"{key} has {workers} Workers in all; there are {rules.workers_of(seat.index)} of this colour.", workers
            )
        stacked = sum(part.stacked_workers(table, seat.index) for part in table.parts)
        if seat.workers[GUILDHALL] != table.guildhall.count(seat.index) + stacked:
            raise PositionError(
                f"{key} has {seat.workers[GUILDHALL]} Workers in the Guildhall, "
                f"but its list names {table.guildhall.count(seat.index)}.",
                seat.workers[GUILDHALL],
            )
    for level in range(1, CATHEDRAL_TOP + 1):
        there = sum(1 for seat in table.seats if seat.cathedral == level)
        if there > SPOTS[level]:
            raise PositionError(f"{there} markers on Cathedral level {level}, which has {SPOTS[level]} spots.", there)
    for seat in table.seats:
        most = APPRENTICE_LIMIT + seat.powers.numbers[MORE_APPRENTICES]
        if len(seat.apprentices) > most:
            raise PositionError(f"seats[{seat.index}].apprentices: {most} at most.", len(seat.apprentices))
    for space in range(MARKET_LEFT, MARKET_RIGHT + 1):
        if sum(seat.workers[space] for seat in table.seats) > 1:
            raise PositionError(f"seats: two Workers on {AREAS[space]}, which has room for one.", AREAS[space])
    hired = [card for seat in table.seats for card in seat.apprentices]
    shown = [card for card in table.display if card >= 0]
    check_all_once(
        "Apprentice",
        [*table.apprentice_pile, *shown, *hired],
        rules.apprentice_deck,
        [c.key for c in rules.apprentices],
    )
    held = [card for seat in table.seats for card in seat.hand + seat.buildings]
    dealt = [card for pack in table.packs for card in pack]
    check_all_once(
        "Building",
        [*table.building_pile, *held, *dealt, *table.looking],
        rules.building_deck,
        [c.key for c in rules.buildings],
        [card for seat in table.seats for card in seat.buildings if card in rules.buildings_besides],
    )
    check_all_once(
        "Black Market card",
        table.small_pile + table.large_pile,
        list(range(len(rules.markets))),
        [c.key for c in rules.markets],
    )
    keys = [c.key for c in rules.rewards]
    known = table.reward_pile + table.rewards_shown
    check_once("Reward", known, keys)
    used = min(rules.rewards_used, len(rules.reward_deck))
    if len(known) != used:
        raise PositionError(f"{len(known)} Rewards are in the pile or shown; this game uses {used}.", len(known))


def _check_frame(table: Table) -> None:
    """At the bottom lies what is left of the set-up, of the turn or of the end."""
    rules = table.rules
    frames = [
        ["GameOver"],
        [step.name() for step in reversed(rules.end_of_turn)],
        [step.name() for step in reversed(rules.setup_steps)],
    ]
    names = [step.name() for step in table.agenda]
    check_frame(names, frames, ("Turn", "EndGame"), "the set-up, of a turn or of the end")


def _check_progress(table: Table) -> None:
    """How far the game is and what is open fit together, and the game can go on from here."""
    rules = table.rules
    names = [row[0] for row in agenda_data(table)]
    filled = len(table.guildhall) >= rules.guildhall_spaces
    if filled != (table.turns_left >= 0):
        raise PositionError(
            "turn.turns_left counts from the moment the Guildhall is full, and is -1 before.", table.turns_left
        )
    ending = not names or names[0] == "GameOver"
    if ending != (table.turns_left == 0):
        raise PositionError("agenda: the game ends when turn.turns_left is 0, and only then.", table.turns_left)
    for part, cards, step in (("looking", table.looking, "KeepOne"), ("packs", table.packs, "PassPacks")):
        if bool(cards) != (step in names):
            raise PositionError(f"{part}: there are cards here exactly while {step} is on the agenda.", names)
    if -1 in table.display and table.apprentice_pile and "FillDisplay" not in names:
        raise PositionError("display: an empty space is filled from the pile.", None)
    if "WhereToPlace" in names and not table.seats[table.active].workers[SUPPLY]:
        raise PositionError(
            "agenda: WhereToPlace needs a Worker in the active seat's supply.", rules.seat_keys[table.active]
        )
    for laid_out in table.parts:
        laid_out.check(table)
    _try_out(table)


def _try_out(table: Table) -> None:
    """The game can go on from here, and nothing is taken that is not there."""
    rows = agenda_data(table)
    for other in tried_out(table):
        assert isinstance(other, Table)
        for seat in other.seats:
            counts = [*seat.goods, *seat.workers, *seat.captured, seat.unpaid, seat.paid]
            if min(counts) < 0:
                raise PositionError("agenda: these steps take more than there is.", rows)
        _check_pieces(other)
        for part in other.parts:
            part.check(other)
