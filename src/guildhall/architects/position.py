"""A whole table as JSON and back. Piles are written from the top; seats, cards and places by their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.architects.hiring import APPRENTICE_LIMIT, ROWS
from guildhall.architects.names import (
    AREAS,
    CATHEDRAL_TOP,
    GOODS,
    GUILDHALL,
    LARGE_CIRCLES,
    MARKET_LEFT,
    MARKET_RIGHT,
    MORE_APPRENTICES,
    PLACES,
    SILVER,
    SUPPLY,
    TOP_VIRTUE,
)
from guildhall.architects.options import RULES, read_options
from guildhall.architects.paying import CARDS, HowToPay
from guildhall.architects.rules import Rules
from guildhall.architects.setup import DRAFT_PICKS
from guildhall.architects.table import Seat, Table, new_seat
from guildhall.engine.agenda import Step, StepError, agenda_data, load_step
from guildhall.engine.errors import GuildhallError, PositionError
from guildhall.engine.playout import play_some
from guildhall.engine.position import DEFECTS, Reader, integer, is_too_deep, one_of, read_chance
from guildhall.engine.rng import Rng

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


def named(numbers: list[int], names: tuple[str, ...] | list[str]) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    return {names[i]: number for i, number in enumerate(numbers) if number}


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
    """What lies open before a seat, for everybody to see: all but its hand."""
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


def load_position(data: Any, version: int = RULES) -> Table:
    """The table that a position describes. Everything is checked: pieces are conserved, cards are where they can be."""
    from guildhall.architects.definition import rules_for

    if is_too_deep(data):
        raise PositionError("A position is not nested that deeply.")
    options = data.get("options") if isinstance(data, dict) else None
    if not isinstance(options, dict):
        Reader(data, "", PARTS)  # which may have more to complain of
        raise PositionError("options must be an object.", options)
    try:
        chosen = read_options(options)
        chosen.rules = version
        rules = rules_for(chosen)
    except GuildhallError as error:
        raise PositionError(f"options: {error}", options) from error
    top = Reader(data, "", [*PARTS, *(kind.key for kind in rules.parts)])
    top.one_of("game", ["architects"])
    top.integer("rules", version, version)
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
    _read_agenda(top, table)
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
    _all_once(
        "Apprentice",
        [*table.apprentice_pile, *shown, *hired],
        rules.apprentice_deck,
        [c.key for c in rules.apprentices],
    )
    held = [card for seat in table.seats for card in seat.hand + seat.buildings]
    dealt = [card for pack in table.packs for card in pack]
    _all_once(
        "Building",
        [*table.building_pile, *held, *dealt, *table.looking],
        rules.building_deck,
        [c.key for c in rules.buildings],
        [card for seat in table.seats for card in seat.buildings if card in rules.buildings_besides],
    )
    _all_once(
        "Black Market card",
        table.small_pile + table.large_pile,
        list(range(len(rules.markets))),
        [c.key for c in rules.markets],
    )
    keys = [c.key for c in rules.rewards]
    known = table.reward_pile + table.rewards_shown
    for card in known:
        if known.count(card) > 1:
            raise PositionError(f"The Reward {keys[card]!r} is in two places.", keys[card])
    used = min(rules.rewards_used, len(rules.reward_deck))
    if len(known) != used:
        raise PositionError(f"{len(known)} Rewards are in the pile or shown; this game uses {used}.", len(known))


def _all_once(kind: str, cards: list[int], deck: list[int], keys: list[str], besides: Sequence[int] = ()) -> None:
    """`besides` are cards that need not be among these."""
    seen: set[int] = set()
    for card in cards:
        if card in seen:
            raise PositionError(f"The {kind} {keys[card]!r} is in two places.", keys[card])
        if card not in deck and card not in besides:
            raise PositionError(f"The {kind} {keys[card]!r} is not in this game's deck.", keys[card])
        seen.add(card)
    missing = [keys[card] for card in deck if card not in seen]
    if missing:
        raise PositionError(f"The {kind} {missing[0]!r} is nowhere; put it into a pile.", missing[0])


def _read_agenda(top: Reader, table: Table) -> None:
    rows = top.items("agenda")
    try:
        for row in rows:
            table.push(load_step(row, table.rules.steps))
    except StepError as error:
        raise PositionError(f"agenda: {error}.", rows) from error
    _check_frame(table, [step.name() for step in table.agenda])
    for i, step in enumerate(table.agenda):
        _check_step(table, step, f"agenda[{i}]")
    if not rows:
        return
    reveals = table.reveals
    try:
        table.advance()
    except DEFECTS as defect:  # another name than above: compiled, a variable has one type
        raise PositionError("agenda: these steps do not fit the table.", rows) from defect
    if agenda_data(table) != rows or table.reveals != reveals:
        raise PositionError("agenda: its last step must be the question that is open.", rows[-1])


def _check_frame(table: Table, names: list[str]) -> None:
    """At the bottom lies what is left of the set-up, of the turn or of the end, and nowhere else."""
    rules = table.rules
    frames = [
        ["GameOver"],
        [step.name() for step in reversed(rules.end_of_turn)],
        [step.name() for step in reversed(rules.setup_steps)],
    ]
    known = {"Turn", "EndGame"}
    for frame in frames:
        known.update(frame)
    count = 0
    while count < len(names) and names[count] in known:
        count += 1
    bottom = names[:count]
    if any(name in known for name in names[count:]) or (
        names and not any(bottom == f[:count] for f in frames if count)
    ):
        raise PositionError(
            "agenda: its first steps must be what is left of the set-up, of a turn or of the end.", names
        )


# What the numbers of a step are, as their least and their most; where a step is not listed: a seat, then counts.
A_COUNT: Final = (0, 99)
A_MASK: Final = (0, 2**30)
A_PLACE: Final = (0, LARGE_CIRCLES - 1)
A_MARKET: Final = (MARKET_LEFT, MARKET_RIGHT)
STEP_NUMBERS: Final = {
    "Visit": [(0, PLACES - 1), A_COUNT],
    "EndEffects": [A_MASK],
    "Hire": [A_COUNT, (0, 1)],
    "HireInDraft": [A_COUNT, (0, 1)],
    "MarketAction": [A_MARKET],
    "MarketExtras": [A_MARKET],
    "WhichResetAbility": [A_MASK],
    "WhomToCapture": [A_COUNT, A_COUNT, (0, 2**LARGE_CIRCLES - 1), A_COUNT],
}
STEP_CARDS: Final = {
    "AfterConstruction": "apprentice",
    "ChooseEffect": "building",
    "Construct": "building",
    "Hire": "apprentice",
    "HireInDraft": "apprentice",
    "ImmediateEffect": "building",
    "LayCoins": "apprentice",
}


def _check_step(table: Table, step: Step[Any], where: str) -> None:
    """Its numbers are seats, cards and counts that there are."""
    rules = table.rules
    name = step.name()
    numbers = step.args()
    for i, number in enumerate(numbers):
        least, most = A_COUNT
        if name == "PassPacks":
            least, most = 1, DRAFT_PICKS
        elif i == 0 or (name == "MakeCapture" and i == 2):
            most = len(table.seats) - 1
        elif name == "MakeCapture" and i == 1:
            least, most = A_PLACE
        elif (i == 1 or name == "AfterConstruction") and (name in STEP_CARDS or name in rules.step_cards):
            kind = STEP_CARDS.get(name) or rules.step_cards[name]
            most = len(rules.buildings if kind == "building" else rules.apprentices) - 1
        elif i == 1 and name in rules.step_words:
            least, most = -1, len(rules.vocabulary) - 1
        elif name == "TradeGain":
            most = len(rules.vocabulary) - 1
        elif name in STEP_NUMBERS:
            least, most = STEP_NUMBERS[name][i - 1]
        elif name in rules.step_numbers:
            least, most = rules.step_numbers[name][i - 1]
        integer(number, f"{where}[{i + 1}]", least, most)
    if isinstance(step, HowToPay):
        seat = table.seats[step.index]
        for way in step.ways:
            owed = way[:CARDS]
            owed[SILVER] += step.tax
            if way[CARDS] > len(seat.hand) or any(owed[good] > seat.goods[good] for good in range(CARDS)):
                raise PositionError(f"{where}: {rules.seat_keys[seat.index]} cannot pay {way}.", way)


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


TRIALS: Final = 8
LONGEST_TRIAL: Final = 60  # answers: well into the next turn, when whatever was stacked has been resolved


def _try_out(table: Table) -> None:
    """Steps can be stacked in ways that no list of rules foresees: go on at random, on copies, and see if it holds."""
    rows = agenda_data(table)
    for trial in range(TRIALS):
        other = table.clone()
        try:
            play_some(other, Rng(trial), LONGEST_TRIAL)
        except DEFECTS as error:
            raise PositionError("agenda: the game cannot go on with these steps.", rows) from error
        for seat in other.seats:
            if (
                min(seat.goods) < 0
                or min(seat.workers) < 0
                or min(seat.captured) < 0
                or min(seat.unpaid, seat.paid) < 0
            ):
                raise PositionError("agenda: these steps take more than there is.", rows)
        _check_pieces(other)
        for part in other.parts:
            part.check(other)
