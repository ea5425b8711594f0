"""A game watched for those who study many: measures at the end of every turn, spaces visited, cards used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.study import Measure, Subjects, TableStudy, studied_uses
from guildhall.viscounts.measures import FOLLOWED, KEYS, measures_of
from guildhall.viscounts.names import SPACES, message, space_name

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Table


def subjects_of(rules: Rules) -> Subjects:
    return Subjects(
        {key: space_name(space) for space, key in enumerate(SPACES)},
        [Measure(key, message(f"measure-{key}"), key in FOLLOWED) for key in KEYS],
        studied_uses(rules.uses, rules),
    )


class ViscountsStudy(TableStudy):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.table = table

    def measures(self, seat: int) -> list[int]:
        return measures_of(self.table, seat)
