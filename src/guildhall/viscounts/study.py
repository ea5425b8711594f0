"""A game watched for those who study many: measures at the end of every turn, spaces visited, cards used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.study import Measure, StudiedCard, StudiedTurn, Study, Subjects, Use
from guildhall.viscounts.events import MOVED, TURN_STARTED
from guildhall.viscounts.measures import FOLLOWED, KEYS, measures_of
from guildhall.viscounts.names import SPACES, message, space_name
from guildhall.viscounts.uses import used_cards, uses_of

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Table


def subjects_of(rules: Rules) -> Subjects:
    return Subjects(
        {key: space_name(space) for space, key in enumerate(SPACES)},
        [Measure(key, message(f"measure-{key}"), key in FOLLOWED) for key in KEYS],
        [Use(use.key, use.kind, list(use.cards.values())) for use in uses_of(rules)],
    )


class TableStudy(Study):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.taken: list[StudiedTurn] = []

    def turn_over(self) -> None:
        seat = self.table.active
        self.taken.append(StudiedTurn(len(self.taken) + 1, seat, self.measures(seat)))

    def turns(self) -> list[StudiedTurn]:
        """Where viscounts went is read from what was told."""
        events = self.table.events
        assert events is not None
        for turn in self.taken:
            turn.places = []
        number = 0
        for event in events:
            if event.kind == TURN_STARTED:
                number += 1
            elif event.kind == MOVED and 0 < number <= len(self.taken):
                self.taken[number - 1].places.append(SPACES[event.a])
        return self.taken

    def cards(self) -> list[StudiedCard]:
        return [
            StudiedCard(used.use.key, used.use.kind, used.card, used.seat, used.turn) for used in used_cards(self.table)
        ]

    def measures(self, seat: int) -> list[int]:
        return measures_of(self.table, seat)
