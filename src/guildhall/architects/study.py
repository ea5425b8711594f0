"""A game watched for those who study many: measures at the end of every turn, visits to places, cards used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import AREAS, PLACES
from guildhall.engine.message import Message
from guildhall.engine.study import Measure, Subjects, TableStudy, studied_uses

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


def subjects_of(rules: Rules) -> Subjects:
    return Subjects(
        {AREAS[area]: Message(f"place-{AREAS[area]}") for area in range(PLACES)},
        [Measure(one.key, Message(f"measure-{one.key}"), one.followed) for one in rules.measures],
        studied_uses(rules.uses, rules),
    )


class ArchitectsStudy(TableStudy):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.table = table

    def measures(self, seat: int) -> list[int]:
        owner = self.table.seats[seat]
        return [measure.of(self.table, owner) for measure in self.table.rules.measures]
