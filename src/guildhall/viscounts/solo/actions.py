"""The opponent's actions: what keeps it from one, and what it does. rules/viscounts 9.5."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.viscounts.castle import PlaceWorkers
from guildhall.viscounts.constants import BUILD_COST, WORKER_STEPS
from guildhall.viscounts.construct import PutBuilding, free_spots, pieces_left
from guildhall.viscounts.doing import Do
from guildhall.viscounts.effects import Effect, Flip, SchemeBuild, SchemeFocus, SchemePlace, SchemeScribe
from guildhall.viscounts.names import CONSTRUCT, GUILDHALL, PLACE, TRADING_POST, TRANSCRIBE, WORKSHOP, segment_of
from guildhall.viscounts.solo.events import (
    FOCUS_FOLLOWED,
    NEEDED,
    OPPONENT_BUILDS,
    OPPONENT_PLACES,
    OPPONENT_TRANSCRIBES,
)
from guildhall.viscounts.solo.names import (
    NO_BUILDING,
    NO_SPOT,
    NO_WORKER,
    NOTHING_TO_FLIP,
    POSSIBLE,
    TOO_FEW_BUILDERS,
    TOO_FEW_CLERICS,
    TOO_FEW_NOBLES,
)
from guildhall.viscounts.solo.paying import board_of, icons_for, pay, resources_for, schemes_of
from guildhall.viscounts.transcribe import Collect, manuscript_at

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table

# As they stand on its board, from the left.
LEFT_TO_RIGHT: Final = (GUILDHALL, TRADING_POST, WORKSHOP)
FEWEST_WORKERS: Final = 2


def what_lacks(table: Table, seat: Seat, effect: Effect) -> tuple[int, int]:
    """What keeps it from this option, with numbers to tell; everything but an action can be carried out."""
    if isinstance(effect, SchemeFocus):
        focus = board_of(table).focus
        if isinstance(focus, Flip):
            # Here a flip is an action of its own, and fails if there is nothing to flip.
            return (POSSIBLE, 0) if seat.unpaid or seat.plain else (NOTHING_TO_FLIP, 0)
        return (POSSIBLE, 0) if isinstance(focus, SchemeFocus) else what_lacks(table, seat, focus)
    if isinstance(effect, SchemeBuild):
        return _lacks_building(table, seat)
    if isinstance(effect, SchemePlace):
        return _lacks_workers(table, seat)
    if isinstance(effect, SchemeScribe):
        cost = table.rules.manuscripts[manuscript_at(table, segment_of(seat.space))].cost
        return _lacks(TOO_FEW_CLERICS, _most(table, seat, TRANSCRIBE), cost)
    return POSSIBLE, 0


def _most(table: Table, seat: Seat, action: int) -> int:
    return icons_for(table, seat, action) + resources_for(table, seat, action)


def _lacks(lack: int, has: int, needed: int) -> tuple[int, int]:
    return (POSSIBLE, 0) if has >= needed else (lack, has * NEEDED + needed)


def _lacks_building(table: Table, seat: Seat) -> tuple[int, int]:
    if not free_spots(table, seat):
        return NO_SPOT, 0
    costs = [BUILD_COST[kind] for kind in LEFT_TO_RIGHT if pieces_left(seat, kind)]
    if not costs:
        return NO_BUILDING, 0
    return _lacks(TOO_FEW_BUILDERS, _most(table, seat, CONSTRUCT), min(costs))


def _lacks_workers(table: Table, seat: Seat) -> tuple[int, int]:
    if not seat.workers:
        return NO_WORKER, 0
    return _lacks(TOO_FEW_NOBLES, _most(table, seat, PLACE), WORKER_STEPS[FEWEST_WORKERS - 1])


def act(table: Table, seat: Seat, effect: Effect) -> None:
    """Carry out an option that it can carry out."""
    if isinstance(effect, SchemeFocus):
        focus = board_of(table).focus
        table.tell(FOCUS_FOLLOWED, seat.index, schemes_of(table).board)
        if not isinstance(focus, SchemeFocus):
            act(table, seat, focus)
    elif isinstance(effect, SchemeBuild):
        _build(table, seat)
    elif isinstance(effect, SchemePlace):
        _place(table, seat)
    elif isinstance(effect, SchemeScribe):
        _transcribe(table, seat)
    else:
        table.push(Do(seat.index, table.rules.note(effect)))


def _build(table: Table, seat: Seat) -> None:
    """The left-most building that it can pay for, on the first free spot of its space."""
    most = _most(table, seat, CONSTRUCT)
    for kind in LEFT_TO_RIGHT:
        pieces = pieces_left(seat, kind)
        if pieces and BUILD_COST[kind] <= most:
            icons = icons_for(table, seat, CONSTRUCT)
            spent = max(0, BUILD_COST[kind] - icons)
            table.tell(OPPONENT_BUILDS, seat.index, pieces[0], icons, spent)
            pay(table, seat, CONSTRUCT, spent)
            table.push(PutBuilding(seat.index, pieces[0], free_spots(table, seat)[0]))
            return


def _place(table: Table, seat: Seat) -> None:
    """As many as it can pay for and has, never a single one if it has two; into the section of its segment."""
    most = _most(table, seat, PLACE)
    icons = icons_for(table, seat, PLACE)
    count = FEWEST_WORKERS
    while count < len(WORKER_STEPS) and WORKER_STEPS[count] <= most and count < seat.workers:
        count += 1
    spent = max(0, WORKER_STEPS[count - 1] - icons)
    table.tell(OPPONENT_PLACES, seat.index, min(count, seat.workers), icons, spent)
    pay(table, seat, PLACE, spent)
    table.push(PlaceWorkers(seat.index, table.position_of(seat), count))


def _transcribe(table: Table, seat: Seat) -> None:
    segment = segment_of(seat.space)
    card = manuscript_at(table, segment)
    icons = icons_for(table, seat, TRANSCRIBE)
    spent = max(0, table.rules.manuscripts[card].cost - icons)
    table.tell(OPPONENT_TRANSCRIBES, seat.index, card, icons, spent)
    pay(table, seat, TRANSCRIBE, spent)
    table.push(Collect(seat.index, segment))
