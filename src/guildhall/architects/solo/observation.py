"""What a seat may know of an opponent that follows cards, as numbers. Its board is known from the options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.names import GOODS, RESOURCES
from guildhall.architects.solo.part import part_of
from guildhall.engine.observation import MANY, Outline, Section, Vantage

if TYPE_CHECKING:
    from guildhall.architects.solo.craft_supply import CraftSupply
    from guildhall.architects.solo.rows import OpponentBoard, Scheme
    from guildhall.architects.table import Table
    from guildhall.engine.rows import RowWriter


class SchemesSection(Section["Table"]):
    """Its piles, the Schemes that it has followed, its marker, and the Craft Cards that it has taken."""

    def __init__(self, board: OpponentBoard, schemes: list[Scheme], craft_supply: CraftSupply | None) -> None:
        super().__init__()
        self.schemes: list[str] = [scheme.key for scheme in schemes]
        self.track: list[str] = [] if board.focus is None else list(GOODS[:RESOURCES])
        self.crafts: list[str] = [] if craft_supply is None else craft_supply.every_key()

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("schemes.pile", high=MANY)
        outline.add("schemes.future", high=MANY)
        outline.add("schemes.discards", self.schemes)
        outline.add("schemes.last", self.schemes)
        if self.track:
            outline.add("schemes.track", self.track)
        if self.crafts:
            outline.add("schemes.crafts", self.crafts)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        part = part_of(table)
        schemes = len(self.schemes)
        at = self.start
        row.put(at, len(part.pile))
        row.put(at + 1, len(part.future))
        at += 2
        row.mark_all(at, part.discards)
        at += schemes
        if part.discards:
            row.mark(at + part.discards[-1])
        at += schemes
        if self.track:
            row.mark(at + part.track)
        row.mark_all(at + len(self.track), part.adornments)
