"""Why a move was worse than another: from what lies on the table at the end of the two lines.

Each kind of reason has a sentence of its own (`reason-…`), and counts for what the evaluation says about the same
things in both positions. A card is named only if the seat knew it at the question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.locations.cathedral import POINTS, can_advance
from guildhall.architects.locations.guildhall import can_construct, missing_for
from guildhall.architects.names import AREAS, GOODS, LARGE_CIRCLES, PRISON, SEATS, SILVER, SUPPLY
from guildhall.architects.paying import tax_due
from guildhall.architects.worth import can_capture
from guildhall.engine.cardtables import name_key
from guildhall.engine.evaluation import Reason
from guildhall.engine.message import Message, Value
from guildhall.engine.reasons import Compared, goods_reason, points_reason, rival_reasons

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table
    from guildhall.architects.worth import ArchitectsEvaluation

GROUP: Final = 3  # Workers together that are worth a capture
EACH_EXPOSED: Final = 0.5  # points, whatever the weights say: bots capture less than people do


def reasons(evaluation: ArchitectsEvaluation, start: Table, better: Table, given: Table, index: int) -> list[Reason]:
    lines = Compared(evaluation.terms(better), evaluation.terms(given), index)
    good, bad = better.seats[index], given.seats[index]
    found: list[Reason] = []
    exposed(better, given, index, lines, found)
    buildings(start, good, bad, given, lines, found)
    plans(start, better, given, index, lines, found)
    if good.cathedral > bad.cathedral:
        points = POINTS[good.cathedral] - POINTS[bad.cathedral]
        message = Message("reason-cathedral", {"number": points, "level": good.cathedral})
        found.append(Reason(lines.lost("cathedral") + 0.5, message))
    if bad.unpaid > good.unpaid:
        message = Message("reason-debts", {"number": bad.unpaid - good.unpaid})
        found.append(Reason(lines.lost("debts", "Debts"), message))
    if good.virtue > bad.virtue:
        message = Message("reason-virtue", {"number": good.virtue - bad.virtue})
        found.append(Reason(lines.lost("virtue", "VirtueAhead"), message))
    people(start, good, bad, lines, found)
    goods = lines.lost("Goods", "gold-and-marble", "silver")
    found += goods_reason(GOODS[: SILVER + 1], good.goods, bad.goods, goods)
    for box in evaluation.rules.weight_boxes:
        found += box.reasons(better, given, index, lines)
    said = {"buildings", "cathedral", "debts", "virtue", "gold-and-marble", "silver", "prison"}
    for row in given.rules.score_rows:
        if row.key not in said:
            found += points_reason(row.key, lines)
    return found + rival_reasons(SEATS, evaluation.worth(better), evaluation.worth(given), index)


def exposed(better: Table, given: Table, index: int, lines: Compared, found: list[Reason]) -> None:
    """The largest group that somebody can take now, and could not have."""
    captor = first_captor(given, index)
    if captor is None:
        return
    safe = first_captor(better, index) is None
    place = -1
    most = GROUP - 1
    for area in range(LARGE_CIRCLES):
        count = given.seats[index].workers[area]
        if count > most and (safe or better.seats[index].workers[area] < count):
            most = count
            place = area
    if place < 0:
        return
    args: dict[str, Value] = {
        "number": most,
        "place": Message(f"the-{AREAS[place]}"),
        "seat": Message(f"seat-{SEATS[captor.index]}"),
        "silver": tax_due(captor, 1),
    }
    spared = 0 if safe else better.seats[index].workers[place]
    points = EACH_EXPOSED * (most - max(GROUP - 1, spared))
    found.append(Reason(max(points, lines.lost("captures")), Message("reason-exposed", args)))


def first_captor(table: Table, index: int) -> Seat | None:
    """Whoever can capture first, after that seat."""
    for other in table.clockwise(index):
        if other != index and can_capture(table.seats[other]):
            return table.seats[other]
    return None


def buildings(start: Table, good: Seat, bad: Seat, given: Table, lines: Compared, found: list[Reason]) -> None:
    """Those that stand in the first line only: by name, unless they were drawn on the way."""
    hand = start.seats[good.index].hand
    known = False
    for card in good.buildings:
        if card not in bad.buildings:
            row = given.rules.buildings[card]
            if card in hand or card not in start.building_pile:
                args: dict[str, Value] = {"card": Message("building-" + name_key(row.key)), "number": row.vp}
                found.append(Reason(float(row.vp) + 0.5, Message("reason-building", args)))
                known = True
    if not known:
        found += points_reason("buildings", lines)


def plans(start: Table, better: Table, given: Table, index: int, lines: Compared, found: list[Reason]) -> None:
    """What could be built next, and cannot be paid for now."""
    good, bad = better.seats[index], given.seats[index]
    lost = lines.lost("Plans")
    for card in start.seats[index].hand:
        if card in good.hand and card in bad.hand and can_construct(better, good, card):
            if not can_construct(given, bad, card):
                name = Message("building-" + name_key(given.rules.buildings[card].key))
                what = Message("list", {"parts": list(missing_for(given, bad, card))})
                found.append(Reason(lost, Message("reason-plan", {"card": name, "what": what})))
    if good.cathedral == bad.cathedral and can_advance(better, good) and not can_advance(given, bad):
        found.append(Reason(lost, Message("reason-cathedral-plan", {"level": bad.cathedral + 1})))


def people(start: Table, good: Seat, bad: Seat, lines: Compared, found: list[Reason]) -> None:
    """Workers and Apprentices."""
    prison = bad.workers[PRISON] - good.workers[PRISON]
    lost = lines.lost("Captivity", "NextReset", "prison")
    if prison > 0:
        found.append(Reason(lost, Message("reason-prison", {"number": prison})))
    captives = sum(good.captured) - sum(bad.captured)
    if captives > 0:
        found.append(Reason(lost, Message("reason-captives", {"number": captives})))
    if good.workers[SUPPLY] and not bad.workers[SUPPLY]:
        found.append(Reason(lines.lost("Reach"), Message("reason-nobody-to-place")))
    at_work = sum(good.workers[:LARGE_CIRCLES]) - sum(bad.workers[:LARGE_CIRCLES])
    if at_work > 0:
        found.append(Reason(lines.lost("WorkersAtWork"), Message("reason-at-work", {"number": at_work})))
    for card in good.apprentices:
        if card not in bad.apprentices and card in start.display:
            name = Message("apprentice-" + name_key(start.rules.apprentices[card].key))
            found.append(Reason(lines.lost("Apprentices"), Message("reason-card", {"card": name})))
    cards = len(good.hand) - len(bad.hand)
    if cards > 0:
        found.append(Reason(lines.lost("Cards"), Message("reason-cards", {"number": cards})))
