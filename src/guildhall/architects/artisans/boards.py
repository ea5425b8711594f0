"""The two player boards of this expansion. rules/artisans 8.5."""

from __future__ import annotations

from typing import Final

from guildhall.architects.artisans.names import ARTISAN_COUNTS_MORE, TOOL_AT_START, TOOL_BRINGS_ADORNMENT
from guildhall.architects.cards.rows import Board
from guildhall.architects.powers import Both, Change

BOARDS: Final = [
    Board(
        "8.5",
        "walaric",
        silver=0,
        virtue=12,
        debts=1,
        power=Both(
            Change(TOOL_AT_START, name="tool-at-start"), Change(ARTISAN_COUNTS_MORE, name="artisan-counts-more")
        ),
        origin="rulebook",
        box="artisans",
    ),
    Board(
        "8.5",
        "gisela",
        silver=2,
        virtue=13,
        power=Change(TOOL_BRINGS_ADORNMENT, name="tool-brings-adornment"),
        origin="rulebook",
        box="artisans",
    ),
]
