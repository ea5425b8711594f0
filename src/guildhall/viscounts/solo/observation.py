"""What a seat may know of the opponent's schemes and board, as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.observation import MANY, Outline, Section, Vantage
from guildhall.viscounts.names import AI_BOARDS, NO_CARD, SLOTS

if TYPE_CHECKING:
    from guildhall.engine.rows import RowWriter
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Table


class SchemesSection(Section["Table"]):
    """Its board, its piles, the schemes in its slots, those that it has followed or gained, and those once seen."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.keys: list[str] = [card.key for card in rules.schemes]

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("schemes.board", AI_BOARDS)
        outline.add("schemes.pile", high=MANY)
        outline.add("schemes.future", high=MANY)
        for slot in range(SLOTS):
            outline.add(f"schemes.slot_{slot + 1}", self.keys)
        outline.add("schemes.discard", self.keys)
        outline.add("schemes.seen", self.keys)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        schemes = table.schemes
        if schemes is None:
            return
        at = self.start
        row.mark(at + schemes.board)
        at += len(AI_BOARDS)
        row.put(at, len(schemes.pile))
        row.put(at + 1, len(schemes.future))
        at += 2
        count = len(self.keys)
        for card in schemes.slots:
            if card != NO_CARD:
                row.mark(at + card)
            at += count
        row.mark_all(at, schemes.discard)
        at += count
        for card in range(count):
            if schemes.seen >> card & 1:
                row.mark(at + card)
