"""A game watched for those who study many: measures at the end of every turn, visits to places, cards used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.events import TURN_STARTED
from guildhall.architects.names import AREAS, PLACES
from guildhall.architects.uses import used_cards
from guildhall.engine.message import Message
from guildhall.engine.study import Measure, StudiedCard, StudiedTurn, Study, Subjects, Use

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


def subjects_of(rules: Rules) -> Subjects:
    uses: list[Use] = []
    for use in rules.uses:
        cards = [key for _, key in use.cards(rules)]
        if cards:
            uses.append(Use(use.key, use.kind, cards))
    return Subjects(
        {AREAS[area]: Message(f"place-{AREAS[area]}") for area in range(PLACES)},
        [Measure(one.key, Message(f"measure-{one.key}"), one.followed) for one in rules.measures],
        uses,
    )


class TableStudy(Study):
    def __init__(self, table: Table) -> None:
        self.table = table
        self.taken: list[StudiedTurn] = []

    def turn_over(self) -> None:
        seat = self.table.active
        self.taken.append(StudiedTurn(len(self.taken) + 1, seat, self.measures(seat)))

    def first(self) -> int:
        return self.table.first

    def turns(self) -> list[StudiedTurn]:
        """Where Workers were placed is read from what was told."""
        events = self.table.events
        assert events is not None
        visits = self.table.rules.visits
        for turn in self.taken:
            turn.places = []
        number = 0
        for event in events:
            if event.kind == TURN_STARTED:
                number += 1
            elif event.kind in visits and 0 < number <= len(self.taken):
                turn = self.taken[number - 1]
                if event.seat == turn.seat:
                    turn.places.append(visits[event.kind][event.a])
        return self.taken

    def cards(self) -> list[StudiedCard]:
        return [
            StudiedCard(used.use.key, used.use.kind, used.card, used.seat, used.turn) for used in used_cards(self.table)
        ]

    def measures(self, seat: int) -> list[int]:
        table = self.table
        owner = table.seats[seat]
        return [measure.of(table, owner) for measure in table.rules.measures]
