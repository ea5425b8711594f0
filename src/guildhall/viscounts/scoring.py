"""Points at the end, majorities of the kingdom cards, ties. rules/viscounts 7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.effects import THINGS, Scores
from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed
from guildhall.viscounts.names import (
    BUILDER,
    BUILDINGS,
    CLERIC,
    CRIMINAL,
    EACH,
    MERCHANT,
    NO_CARD,
    NOBLE,
    RESOURCES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SILVER,
)

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def scores(table: Table) -> list[dict[str, int]]:
    """For each seat the points by category and in total, as the table stands."""
    poverty = poverty_points(table)
    prosperity = prosperity_points(table)
    rows: list[dict[str, int]] = []
    for seat in table.seats:
        row = {
            "buildings": building_points(table, seat),
            "castle": castle_points(table, seat),
            "castle-leader": leader_points(table, seat),
            "ribbons": ribbon_points(table, seat),
            "manuscripts": end_points(table, seat),
            "cleric-bonuses": bonus_points(table, seat),
            "debts": debt_points(table, seat),
            "deeds": deed_points(table, seat),
            "poverty": poverty[seat.index],
            "prosperity": prosperity[seat.index],
        }
        if table.rules.automaton >= 0:
            row["resources"] = resource_points(table, seat)
        row["total"] = sum(row.values())
        rows.append(row)
    return rows


def totals(table: Table) -> list[int]:
    poverty = poverty_points(table)
    prosperity = prosperity_points(table)
    return [own_points(table, seat) + poverty[seat.index] + prosperity[seat.index] for seat in table.seats]


def own_points(table: Table, seat: Seat) -> int:
    """All but the majorities, which depend on the others."""
    return (
        building_points(table, seat)
        + castle_points(table, seat)
        + leader_points(table, seat)
        + ribbon_points(table, seat)
        + end_points(table, seat)
        + bonus_points(table, seat)
        + debt_points(table, seat)
        + deed_points(table, seat)
        + resource_points(table, seat)
    )


_BITS = (0, 1, 1, 2, 1, 2, 2, 3)


def built_of(seat: Seat, kind: int) -> int:
    """How many buildings of a type stand on the board."""
    return _BITS[seat.built >> kind * EACH & 7]


def building_points(table: Table, seat: Seat) -> int:
    points = table.rules.points.buildings
    total = 0
    for kind in range(len(BUILDINGS)):
        total += points[kind][built_of(seat, kind)]
    return total


def castle_points(table: Table, seat: Seat) -> int:
    points = table.rules.points.tiers
    total = points[2] * table.workers_at(SECTIONS, seat.index)
    for section in range(SECTIONS):
        total += points[section // len(SEGMENTS)] * table.workers_at(section, seat.index)
    return total


def leader_points(table: Table, seat: Seat) -> int:
    return table.rules.points.leader if table.leader == seat.index else 0


def ribbon_counts(table: Table, seat: Seat) -> list[int]:
    rows = table.rules.manuscripts
    counts = [0] * len(RIBBONS)
    for card in seat.manuscripts:
        counts[rows[card].ribbon] += 1
    return counts


def ribbon_points(table: Table, seat: Seat) -> int:
    """Sets of different ribbons: each takes one of every ribbon that is left, which is best."""
    points = table.rules.points.ribbons
    counts = ribbon_counts(table, seat)
    total = 0
    for number in range(max(counts)):
        total += points[sum([1 for count in counts if count > number])]
    return total


def end_points(table: Table, seat: Seat) -> int:
    """What manuscripts count at the end."""
    rules = table.rules
    total = 0
    for card in seat.manuscripts:
        effect = rules.effects[rules.manuscript_effects[card]]
        if isinstance(effect, Scores):
            total += count_of(table, seat, THINGS[effect.thing]) // effect.amount
    return total


_ICONS = {
    "merchant_icon": MERCHANT,
    "builder_icon": BUILDER,
    "cleric_icon": CLERIC,
    "noble_icon": NOBLE,
    "criminal_icon": CRIMINAL,
}


def count_of(table: Table, seat: Seat, thing: str) -> int:
    """How many of these a seat has."""
    if thing == "resource":
        return sum(seat.goods[:RESOURCES])
    if thing == "building":
        return sum([built_of(seat, kind) for kind in range(len(BUILDINGS))])
    if thing == "manuscript":
        return len(seat.manuscripts)
    if thing == "flipped_deed":
        return seat.flipped
    if thing == "flipped_debt":
        return seat.paid
    if thing == "castle_worker":
        return sum([table.workers_at(section, seat.index) for section in range(SECTIONS + 1)])
    return icons_owned(table, seat, _ICONS[thing])


def icons_owned(table: Table, seat: Seat, icon: int) -> int:
    """On all townsfolk of a player, on uncovered spaces of the player board and on bonus cards."""
    opponent = table.rules.opponent
    if opponent is not None and seat.index == table.rules.automaton:
        return opponent.icons_owned(table, seat, icon)
    icons = table.rules.icons[icon]
    total = 0 if icon == CRIMINAL else seat.lasting[icon]
    for cards in (seat.hand, seat.draw, seat.discard, seat.slots):
        for card in cards:
            if card != NO_CARD:
                total += icons[card]
    return total


def bonus_points(table: Table, seat: Seat) -> int:
    total = 0
    for ribbon, owner in enumerate(table.bonuses):
        if owner == seat.index:
            total += table.rules.cleric_bonuses[ribbon].vp
    return total


def debt_points(table: Table, seat: Seat) -> int:
    points = table.rules.points
    return points.unpaid * seat.unpaid + points.paid * seat.paid


def deed_points(table: Table, seat: Seat) -> int:
    points = table.rules.points
    return points.plain * seat.plain + points.flipped * seat.flipped


def resource_points(table: Table, seat: Seat) -> int:
    """Only who follows cards scores what is left."""
    return sum(seat.goods[:RESOURCES]) if seat.index == table.rules.automaton else 0


# Poverty and Prosperity.


def poverty_points(table: Table) -> list[int]:
    """Most flipped deeds, if Poverty has been revealed."""
    flipped = [seat.flipped if poverty_revealed(table) else 0 for seat in table.seats]
    return majority(flipped, table.rules.points.poverty)


def prosperity_points(table: Table) -> list[int]:
    """Most paid debts, if Prosperity has been revealed."""
    paid = [seat.paid if prosperity_revealed(table) else 0 for seat in table.seats]
    return majority(paid, table.rules.points.prosperity)


def majority(counts: list[int], points: list[int]) -> list[int]:
    """Tied seats share the prizes of the places that they cover. Nobody wins with none."""
    found: list[int] = []
    for count in counts:
        if count == 0:
            found.append(0)
            continue
        place = sum([1 for other in counts if other > count])
        tied = counts.count(count)
        found.append(sum(points[place : place + tied]) // tied)
    return found


def ranks(table: Table) -> list[int]:
    """Most points; then silver and resources together. An opponent that follows cards wins ties."""
    points = totals(table)
    orders: list[tuple[int, int]] = []
    for seat in table.seats:
        if table.rules.automaton >= 0:
            orders.append((points[seat.index], 1 if table.is_automaton(seat) else 0))
        else:
            orders.append((points[seat.index], sum(seat.goods[:RESOURCES]) + seat.goods[SILVER]))
    return [1 + sum([1 for other in orders if other > order]) for order in orders]
