"""Why a move was worse than another: from what lies on the table at the end of the two lines.

As in Architects: each kind of reason has a sentence of its own, and counts for what the evaluation says about the same
things in both positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.engine.evaluation import Reason
from guildhall.engine.message import Message, Value
from guildhall.engine.reasons import Compared, goods_reason, points_reason, rival_reasons
from guildhall.viscounts.constants import SECTION_LIMIT
from guildhall.viscounts.names import (
    BUILDINGS,
    GOODS,
    NO_CARD,
    SEATS,
    SECTIONS,
    SEGMENTS,
    building_name,
    section_name,
)
from guildhall.viscounts.scoring import built_of

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table
    from guildhall.viscounts.worth import ViscountsEvaluation

ALONE: Final = 0.5  # points, whatever the weights say: a Worker that the next one may send back


def reasons(evaluation: ViscountsEvaluation, start: Table, better: Table, given: Table, index: int) -> list[Reason]:
    lines = Compared(evaluation.terms(better), evaluation.terms(given), index)
    good, bad = better.seats[index], given.seats[index]
    found: list[Reason] = []
    said = {"buildings", "debts"}
    for kind in range(len(BUILDINGS)):
        if built_of(good, kind) > built_of(bad, kind):
            points = given.rules.points.buildings[kind]
            number = points[built_of(good, kind)] - points[built_of(bad, kind)]
            args: dict[str, Value] = {"card": building_name(kind), "number": number}
            found.append(Reason(number + lines.lost("Abilities"), Message("reason-building", args)))
    if bad.unpaid > good.unpaid:
        message = Message("reason-debts", {"number": bad.unpaid - good.unpaid})
        found.append(Reason(lines.lost("debts", "Flips"), message))
    deeds = good.plain + good.flipped - bad.plain - bad.flipped
    if deeds > 0:
        said.add("deeds")
        found.append(Reason(lines.lost("deeds", "Flips"), Message("reason-deeds", {"number": deeds})))
    if bad.corruption > good.corruption:
        message = Message("reason-corruption", {"number": bad.corruption - good.corruption})
        found.append(Reason(lines.lost("Track"), message))
    if bad.virtue > good.virtue:
        message = Message("reason-virtue", {"number": bad.virtue - good.virtue})
        found.append(Reason(lines.lost("Track"), message))
    alone(better, given, index, found)
    townsfolk(start, good, bad, lines, found)
    found += goods_reason(GOODS, good.goods, bad.goods, lines.lost("Goods"))
    found.append(Reason(lines.lost("NextTurn"), Message("reason-next-turn")))
    for category in lines.given:
        if category in given_rows(given) and category not in said:
            found += points_reason(category, lines)
    return found + rival_reasons(SEATS, evaluation.worth(better), evaluation.worth(given), index)


def given_rows(table: Table) -> list[str]:
    """The categories of the score."""
    return [key for key in table.scores()[0] if key != "total"]


def alone(better: Table, given: Table, index: int, found: list[Reason]) -> None:
    """A single Worker in a full section, where somebody else may place the next one."""
    others = [seat for seat in given.seats if seat.index != index and seat.workers]
    if not others:
        return
    for section in range(SECTIONS):
        if is_alone(given, section, index) and not is_alone(better, section, index):
            tier, segment = divmod(section, len(SEGMENTS))
            args: dict[str, Value] = {"section": section_name(tier, segment)}
            found.append(Reason(ALONE * (tier + 1), Message("reason-alone", args)))


def is_alone(table: Table, section: int, index: int) -> bool:
    here = 0
    for seat in table.seats:
        here += table.workers_at(section, seat.index)
    return table.workers_at(section, index) == 1 and here >= SECTION_LIMIT


def townsfolk(start: Table, good: Seat, bad: Seat, lines: Compared, found: list[Reason]) -> None:
    """Cards that lay open at the question, and that the seat has in the first line only."""
    shown = [start.top_townsfolk(segment) for segment in range(len(SEGMENTS))]
    for card in shown:
        if card != NO_CARD and owns(good, card) and not owns(bad, card):
            name = start.rules.townsfolk[card].name()
            found.append(Reason(lines.lost("Deck", "NextTurn"), Message("reason-card", {"card": name})))


def owns(seat: Seat, card: int) -> bool:
    return card in seat.hand or card in seat.draw or card in seat.discard or card in seat.slots
