"""The score pad of Viscounts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.corrections import Amounts, Field, Whole
from guildhall.engine.errors import CorrectionError
from guildhall.engine.tapped import CardList
from guildhall.viscounts.definition import VISCOUNTS
from guildhall.viscounts.names import BUILDINGS, CRIMINAL, EACH, GOODS, ICONS, NOBODY, RIBBONS, SECTIONS, SEGMENTS
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.scoring import built_of, icons_owned
from guildhall.viscounts.table import Seat, Table

MANY: Final = 999  # more than anybody ever has
TIERS: Final = ("tier_1", "tier_2", "tier_3")
SECTION_OF: Final = (0, len(SEGMENTS), SECTIONS)  # any of a tier: each counts the same


def items(rules: Rules) -> dict[str, Field]:
    return {
        "buildings": Amounts({}, BUILDINGS, EACH, EACH * len(BUILDINGS), True),
        "castle": Amounts({}, TIERS, MANY, MANY, True),
        "leader": Whole(0, 0, 1),
        "manuscripts": CardList("manuscripts", [card.key for card in rules.manuscripts]),
        "bonuses": CardList("cleric-bonuses", [card.key for card in rules.cleric_bonuses]),
        "unpaid": Whole(0, 0, MANY),
        "paid": Whole(0, 0, MANY),
        "plain": Whole(0, 0, MANY),
        "flipped": Whole(0, 0, MANY),
        "goods": Amounts({}, GOODS, MANY, MANY * len(GOODS), True),
        "icons": Amounts({}, ICONS, MANY, MANY * len(ICONS), True),
    }


def common() -> dict[str, Field]:
    return {"poverty": Whole(0, 0, 1), "prosperity": Whole(0, 0, 1)}


def lay_out(rules: Rules, seats: Sequence[Mapping[str, Any]], given: Mapping[str, Any]) -> Table:
    table = VISCOUNTS.start_with(rules.options, 0)
    manuscripts = {card.key: number for number, card in enumerate(rules.manuscripts)}
    bonuses = [card.key for card in rules.cleric_bonuses]
    table.debts_above = 0 if given["poverty"] else 1
    table.deeds_above = 0 if given["prosperity"] else 1
    table.castle = [0] * len(table.castle)
    table.leader = NOBODY
    table.bonuses = [NOBODY] * len(RIBBONS)
    taken = [key for has in seats for key in (*has["manuscripts"], *has["bonuses"])]
    for key in taken:
        if taken.count(key) > 1:
            raise CorrectionError(f"Two players cannot have {key!r}.", key)
    if sum(has["leader"] for has in seats) > 1:
        raise CorrectionError("Only one player can be the Castle Leader.")
    for seat, has in zip(table.seats, seats):
        seat.built = sum(((1 << has["buildings"].get(key, 0)) - 1) << kind * EACH for kind, key in enumerate(BUILDINGS))
        for section, tier in zip(SECTION_OF, TIERS):
            table.castle[section * len(table.seats) + seat.index] = has["castle"].get(tier, 0)
        if has["leader"]:
            table.leader = seat.index
        seat.manuscripts = [manuscripts[key] for key in has["manuscripts"]]
        for key in has["bonuses"]:
            table.bonuses[rules.cleric_bonuses[bonuses.index(key)].ribbon] = seat.index
        seat.unpaid, seat.paid, seat.plain, seat.flipped = has["unpaid"], has["paid"], has["plain"], has["flipped"]
        seat.goods = [has["goods"].get(good, 0) for good in GOODS]
        _show_icons(rules, seat, has["icons"])
    return table


def _show_icons(rules: Rules, seat: Seat, icons: Mapping[str, int]) -> None:
    """So many icons in all. Criminals are on cards only: as many cards with one as are needed, and the rest counted by
    that much less."""
    card = next(number for number, row in enumerate(rules.townsfolk) if row.icons[CRIMINAL] == 1)
    criminals = icons.get(ICONS[CRIMINAL], 0)
    seat.hand, seat.draw, seat.slots = [], [], []
    seat.discard = [card] * criminals
    seat.lasting = [
        icons.get(name, 0) - criminals * rules.townsfolk[card].icons[icon]
        for icon, name in enumerate(ICONS)
        if icon != CRIMINAL
    ]


def told(table: Table) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    seats = [_seat(table, seat) for seat in table.seats]
    return seats, {"poverty": int(table.debts_above == 0), "prosperity": int(table.deeds_above == 0)}


def _seat(table: Table, seat: Seat) -> dict[str, Any]:
    rules = table.rules
    tiers = [0, 0, table.workers_at(SECTIONS, seat.index)]
    for section in range(SECTIONS):
        tiers[section // len(SEGMENTS)] += table.workers_at(section, seat.index)
    return {
        "buildings": {key: built_of(seat, kind) for kind, key in enumerate(BUILDINGS)},
        "castle": dict(zip(TIERS, tiers)),
        "leader": int(table.leader == seat.index),
        "manuscripts": [rules.manuscripts[card].key for card in seat.manuscripts],
        "bonuses": [
            rules.cleric_bonuses[ribbon].key for ribbon, owner in enumerate(table.bonuses) if owner == seat.index
        ],
        "unpaid": seat.unpaid,
        "paid": seat.paid,
        "plain": seat.plain,
        "flipped": seat.flipped,
        "goods": {GOODS[good]: amount for good, amount in enumerate(seat.goods)},
        "icons": {name: icons_owned(table, seat, icon) for icon, name in enumerate(ICONS)},
    }
