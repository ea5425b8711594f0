"""What a seat may know of this expansion, as numbers: Craft Cards, and where the Artisans are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.part import NO_ARTISAN, part_of
from guildhall.architects.names import AREAS
from guildhall.engine.observation import MANY, Outline, RulesSection, Section, Vantage

if TYPE_CHECKING:
    from guildhall.architects.artisans.rows import Craft
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table
    from guildhall.engine.rows import RowWriter


class CraftsSection(RulesSection["Table", "Rules"]):
    def __init__(self, rules: Rules, crafts: list[Craft]) -> None:
        super().__init__(rules)
        self.crafts: list[str] = [craft.key for craft in crafts]

    def lay_out(self, outline: Outline) -> None:
        rules = self.rules
        crafts = self.crafts
        self.start = outline.add("crafts.display", crafts)
        outline.add("crafts.loose", crafts)
        outline.add("crafts.used", crafts)
        outline.add("crafts.pile", high=MANY)
        outline.add("crafts.under-building", [card.key for card in rules.buildings], len(crafts))
        outline.add("crafts.under-apprentice", [card.key for card in rules.apprentices], len(crafts))
        outline.add("artisans.shield")
        outline.add("artisans.thrift")
        outline.add("artisans.owed")
        outline.add("artisans.place", AREAS)
        outline.add("artisans.stacked", [str(space + 1) for space in range(rules.guildhall_spaces)])

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        part = part_of(table)
        crafts = len(self.crafts)
        at = self.start
        row.mark_all(at, part.display)
        at += crafts
        if part.loose >= 0:
            row.mark(at + part.loose)
        at += crafts
        row.mark_all(at, part.used)
        at += crafts
        row.put(at, len(part.pile))
        at += 1
        for seat in table.seats:
            for building in seat.buildings:
                row.put(at + building, part.adornments[building] + 1)
        at += len(part.adornments)
        for seat in table.seats:
            for apprentice in seat.apprentices:
                row.put(at + apprentice, part.tools[apprentice] + 1)
        at += len(part.tools)
        if part.shield:
            row.mark(at)
        if part.thrift:
            row.mark(at + 1)
        if part.owed:
            row.mark(at + 2)
        at += 3
        if part.place >= 0:
            row.mark(at + part.place)
        row.mark_all(at + len(AREAS), part.stacked)


class CraftsOfSeats(Section["Table"]):
    """What each seat has made of its Craft Cards, and where its Artisan is: at a place, or on somebody's board."""

    def __init__(self, crafts: list[Craft]) -> None:
        super().__init__()
        self.crafts: list[str] = [craft.key for craft in crafts]

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.size
        for seat in outline.seats:
            outline.add_for(seat, "adornments", self.crafts)
            outline.add_for(seat, "tools", self.crafts)
            outline.add_for(seat, "artisan", [*AREAS, *(f"board.{other}" for other in outline.seats)])

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        part = part_of(table)
        crafts = len(self.crafts)
        at = self.start
        for index in vantage.order:
            seat = table.seats[index]
            for building in seat.buildings:
                if part.adornments[building] >= 0:
                    row.mark(at + part.adornments[building])
            at += crafts
            for apprentice in seat.apprentices:
                if part.tools[apprentice] >= 0:
                    row.mark(at + part.tools[apprentice])
            at += crafts
            where = part.artisans[index]
            if where < 0:
                row.mark(at + len(AREAS) + vantage.places[-1 - where])
            elif where != NO_ARTISAN:
                row.mark(at + where)
            at += len(AREAS) + len(vantage.order)


def artisan_sections(rules: Rules, crafts: list[Craft]) -> list[Section[Table]]:
    return [CraftsSection(rules, crafts), CraftsOfSeats(crafts)]
