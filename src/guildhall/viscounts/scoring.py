"""Points at the end, majorities of the kingdom cards, ties."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.viscounts.constants import DIFFICULTY_VP
from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed
from guildhall.viscounts.names import BUILDINGS, DIFFICULTIES, RESOURCES, SECTIONS, SEGMENTS, SILVER

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
            "manuscripts": manuscript_points(table, seat),
            "cleric-bonuses": bonus_points(table, seat),
            "debts": debt_points(table, seat),
            "deeds": deed_points(table, seat),
            "poverty": poverty[seat.index],
            "prosperity": prosperity[seat.index],
        }
        if table.rules.automaton >= 0:
            row["difficulty"] = difficulty_points(table, seat)
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
        + manuscript_points(table, seat)
        + bonus_points(table, seat)
        + debt_points(table, seat)
        + deed_points(table, seat)
        + difficulty_points(table, seat)
    )


def building_points(table: Table, seat: Seat) -> int:
    points = table.rules.points.buildings
    total = 0
    for building in range(len(BUILDINGS)):
        total += seat.built[building] * points[building]
    return total


def castle_points(table: Table, seat: Seat) -> int:
    points = table.rules.points.tiers
    total = points[2] * table.workers_at(SECTIONS, seat.index)
    for section in range(SECTIONS):
        total += points[section // len(SEGMENTS)] * table.workers_at(section, seat.index)
    return total


def leader_points(table: Table, seat: Seat) -> int:
    return table.rules.points.leader if table.leader == seat.index else 0


def manuscript_points(table: Table, seat: Seat) -> int:
    rows = table.rules.manuscripts
    total = 0
    for card in seat.manuscripts:
        total += rows[card].vp
    return total


def bonus_points(table: Table, seat: Seat) -> int:
    total = 0
    for bonus in table.rules.cleric_bonuses:
        if table.bonuses[bonus.ribbon] == seat.index:
            total += bonus.vp
    return total


def debt_points(table: Table, seat: Seat) -> int:
    points = table.rules.points
    return points.unpaid * seat.unpaid + points.paid * seat.paid


def deed_points(table: Table, seat: Seat) -> int:
    points = table.rules.points
    return points.plain * seat.plain + points.flipped * seat.flipped


def difficulty_points(table: Table, seat: Seat) -> int:
    if seat.index != table.rules.automaton:
        return 0
    return DIFFICULTY_VP[DIFFICULTIES.index(table.rules.options.difficulty)]


def poverty_points(table: Table) -> list[int]:
    """Most flipped deeds, if Poverty has been revealed."""
    flipped = [seat.flipped if poverty_revealed(table) else 0 for seat in table.seats]
    return majority(flipped, table.rules.points.poverty, table.rules.second_counts)


def prosperity_points(table: Table) -> list[int]:
    """Most paid debts, if Prosperity has been revealed."""
    paid = [seat.paid if prosperity_revealed(table) else 0 for seat in table.seats]
    return majority(paid, table.rules.points.prosperity, table.rules.second_counts)


def majority(counts: list[int], points: list[int], second_counts: bool) -> list[int]:
    """All that are tied for first have the first prize, and then there is no second. Nobody wins with none."""
    most = max(counts)
    if most == 0:
        return [0] * len(counts)
    second = 0
    if second_counts and counts.count(most) == 1:
        second = max([count for count in counts if count < most])
    return [points[0] if count == most else points[1] if count and count == second else 0 for count in counts]


def ranks(table: Table) -> list[int]:
    """Most points; then silver, then resources. An opponent that follows cards wins ties."""
    points = totals(table)
    orders: list[tuple[int, int, int]] = []
    for seat in table.seats:
        if table.rules.automaton >= 0:
            orders.append((points[seat.index], 1 if table.is_automaton(seat) else 0, 0))
        else:
            orders.append((points[seat.index], seat.goods[SILVER], sum(seat.goods[:RESOURCES])))
    return [1 + sum([1 for other in orders if other > order]) for order in orders]
