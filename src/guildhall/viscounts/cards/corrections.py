"""Corrections to the cards of Viscounts, from a TOML file or flat as in a record (`engine/corrections.py`).

[townsfolk.fishwife]
silver = 2
icons = { merchant = 2 }
bonus = "DEBT(1) + ANY(2)"
ability = "ON_TRADE: S(1)"
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from guildhall.viscounts.cards.tables import CARDS


def read_corrections(path: Path) -> dict[str, Any]:
    """The corrections in a file, checked and flat, as a record names them."""
    return CARDS.read(path)


def check_corrections(flat: object) -> dict[str, Any]:
    """Flat corrections from outside (a record, a position, a program), checked and in full."""
    return CARDS.check(flat)
