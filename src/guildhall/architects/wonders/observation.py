"""What a seat may know of this expansion, as numbers: Influence, contributions, both figures and the Wonders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import AREAS, GOODS
from guildhall.architects.wonders.names import NOBODY, NOWHERE, SLOTS, TOP_INFLUENCE
from guildhall.architects.wonders.part import MOST_LAID, MOST_RIGHTS, part_of
from guildhall.engine.observation import MANY, Outline, Section, Vantage

if TYPE_CHECKING:
    from guildhall.architects.table import Table
    from guildhall.architects.wonders.part import Rows
    from guildhall.engine.rows import RowWriter


class ContributionsSection(Section["Table"]):
    """The open Contribution Card, the consequences, and where these have sent the Princess and the Profiteer."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.cards: list[str] = [card.key for card in rows.contributions]

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("contributions.open", self.cards)
        outline.add("contributions.pile", high=MANY)
        outline.add("contributions.filled", GOODS[:SLOTS])
        outline.add("contributions.due", high=MOST_RIGHTS)
        outline.add("consequences.past", self.cards)
        outline.add("consequences.now", self.cards)
        outline.add("princess", AREAS)
        outline.add("profiteer", AREAS)
        outline.add("influence-due", high=MOST_RIGHTS)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        part = part_of(table)
        cards = len(self.cards)
        at = self.start
        if part.contributions:
            row.mark(at + part.contributions[-1])
        at += cards
        row.put(at, len(part.contributions))
        row.put_all(at + 1, part.filled)
        at += 1 + SLOTS
        row.put(at, part.contributions_due)
        at += 1
        row.mark_all(at, part.consequences)
        at += cards
        row.mark(at + part.consequences[-1])
        at += cards
        row.mark(at + part.princess)
        at += len(AREAS)
        row.mark(at + part.profiteer)
        row.put(at + len(AREAS), part.influence_due)


class WondersSection(Section["Table"]):
    """For each Wonder what lies on it, who has built it, where its token stands; each seat's Influence."""

    def __init__(self, rows: Rows) -> None:
        super().__init__()
        self.wonders: list[str] = [wonder.key for wonder in rows.wonders]

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("wonders.laid", self.wonders, MOST_LAID)
        outline.add("wonders.owner", [f"{wonder}.{seat}" for wonder in self.wonders for seat in outline.seats])
        outline.add("wonders.site", [f"{wonder}.{area}" for wonder in self.wonders for area in AREAS])
        for seat in outline.seats:
            outline.add_for(seat, "influence", high=TOP_INFLUENCE)
            outline.add_for(seat, "prepaid", high=MANY)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        part = part_of(table)
        seats = len(vantage.order)
        at = self.start
        row.put_all(at, part.laid)
        at += SLOTS
        for wonder in range(SLOTS):
            if part.owners[wonder] != NOBODY:
                row.mark(at + wonder * seats + vantage.places[part.owners[wonder]])
        at += SLOTS * seats
        for wonder in range(SLOTS):
            if part.sites[wonder] != NOWHERE:
                row.mark(at + wonder * len(AREAS) + part.sites[wonder])
        at += SLOTS * len(AREAS)
        for index in vantage.order:
            row.put(at, part.influence[index])
            row.put(at + 1, part.prepaid[index])
            at += 2


def wonder_sections(rows: Rows) -> list[Section[Table]]:
    return [ContributionsSection(rows), WondersSection(rows)]
