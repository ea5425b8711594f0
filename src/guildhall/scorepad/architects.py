"""The score pad of Architects, with any boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.architects.artisans.part import part_of as artisans_of
from guildhall.architects.definition import ARCHITECTS
from guildhall.architects.names import CATHEDRAL_TOP, GOODS, PRISON, SUPPLY, TOP_VIRTUE
from guildhall.architects.rules import Rules
from guildhall.architects.table import Seat, Table
from guildhall.architects.wonders.names import TOP_INFLUENCE
from guildhall.architects.wonders.part import part_of as wonders_of
from guildhall.engine.corrections import Amounts, Field, Name, Whole
from guildhall.engine.errors import CorrectionError
from guildhall.engine.tapped import CardList, Under

MANY: Final = 999  # more than anybody ever has
NO_CARD: Final = -1


def items(rules: Rules) -> dict[str, Field]:
    buildings = [card.key for card in rules.buildings]
    apprentices = [card.key for card in rules.apprentices]
    fields: dict[str, Field] = {
        "board": Name("", ["", *[board.key for board in rules.boards]]),
        "buildings": CardList("buildings", buildings),
        "cathedral": Whole(0, 0, CATHEDRAL_TOP),
        "virtue": Whole(0, 0, TOP_VIRTUE),
        "unpaid": Whole(0, 0, MANY),
        "paid": Whole(0, 0, MANY),
        "goods": Amounts({}, GOODS, MANY, MANY * len(GOODS), True),
        "prison": Whole(0, 0, rules.workers),
        "apprentices": CardList("apprentices", apprentices),
        "captured": Whole(0, 0, MANY),
        "supply": Whole(0, 0, rules.workers),
    }
    if "artisans" in rules.options.expansions:
        crafts = [craft.key for craft in artisans_of(_empty(rules)).crafts]
        fields["adornments"] = Under(buildings, crafts)
        fields["tools"] = Under(apprentices, crafts)
    if "wonders" in rules.options.expansions:
        fields["influence"] = Whole(0, 0, TOP_INFLUENCE)
    return fields


def common() -> dict[str, Field]:
    return {}


def _empty(rules: Rules) -> Table:
    return ARCHITECTS.start_with(rules.options, 0)


def lay_out(rules: Rules, seats: Sequence[Mapping[str, Any]], given: Mapping[str, Any]) -> Table:
    table = _empty(rules)
    buildings = {card.key: number for number, card in enumerate(rules.buildings)}
    apprentices = {card.key: number for number, card in enumerate(rules.apprentices)}
    boards = [board.key for board in rules.boards]
    for name in ("buildings", "apprentices"):
        _refuse_twice(name, [key for seat in seats for key in seat[name]])
    for seat, has in zip(table.seats, seats):
        seat.board = boards.index(has["board"]) if has["board"] else NO_CARD
        seat.buildings = [buildings[key] for key in has["buildings"]]
        seat.apprentices = [apprentices[key] for key in has["apprentices"]]
        seat.cathedral, seat.virtue = has["cathedral"], has["virtue"]
        seat.unpaid, seat.paid = has["unpaid"], has["paid"]
        seat.goods = [has["goods"].get(good, 0) for good in GOODS]
        seat.workers[PRISON], seat.workers[SUPPLY] = has["prison"], has["supply"]
        seat.captured = [0] * len(seat.captured)
        seat.captured[seat.index] = has["captured"]
    if "artisans" in rules.options.expansions:
        _lay_crafts(table, seats, buildings, apprentices)
    if "wonders" in rules.options.expansions:
        wonders_of(table).influence = [has["influence"] for has in seats]
    for seat in table.seats:
        rules.renew_powers(table, seat)
    return table


def _lay_crafts(
    table: Table, seats: Sequence[Mapping[str, Any]], buildings: Mapping[str, int], apprentices: Mapping[str, int]
) -> None:
    part = artisans_of(table)
    crafts = {craft.key: number for number, craft in enumerate(part.crafts)}
    _refuse_twice("crafts", [key for has in seats for key in (*has["adornments"].values(), *has["tools"].values())])
    for has in seats:
        for lies, cards, over in ((part.adornments, buildings, "adornments"), (part.tools, apprentices, "tools")):
            for key, craft in has[over].items():
                if key not in has["buildings" if over == "adornments" else "apprentices"]:
                    raise CorrectionError(f"{over}: {key!r} is not one of the player's cards.", key)
                lies[cards[key]] = crafts[craft]


def _refuse_twice(name: str, keys: list[str]) -> None:
    for key in keys:
        if keys.count(key) > 1:
            raise CorrectionError(f"{name}: two players cannot have {key!r}.", key)


def told(table: Table) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    return [_seat(table, seat) for seat in table.seats], {}


def _seat(table: Table, seat: Seat) -> dict[str, Any]:
    rules = table.rules
    has: dict[str, Any] = {
        "board": rules.boards[seat.board].key if seat.board >= 0 else "",
        "buildings": [rules.buildings[card].key for card in seat.buildings],
        "cathedral": seat.cathedral,
        "virtue": seat.virtue,
        "unpaid": seat.unpaid,
        "paid": seat.paid,
        "goods": {GOODS[good]: amount for good, amount in enumerate(seat.goods) if amount},
        "prison": seat.workers[PRISON],
        "apprentices": [rules.apprentices[card].key for card in seat.apprentices],
        "captured": sum(seat.captured),
        "supply": seat.workers[SUPPLY],
    }
    if "artisans" in rules.options.expansions:
        part = artisans_of(table)
        crafts = [craft.key for craft in part.crafts]
        for name, cards, lies, rows in (
            ("adornments", seat.buildings, part.adornments, [card.key for card in rules.buildings]),
            ("tools", seat.apprentices, part.tools, [card.key for card in rules.apprentices]),
        ):
            has[name] = {rows[card]: crafts[lies[card]] for card in cards if lies[card] >= 0}
    if "wonders" in rules.options.expansions:
        has["influence"] = wonders_of(table).influence[seat.index]
    return has
