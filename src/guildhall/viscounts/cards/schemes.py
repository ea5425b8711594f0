"""The scheme cards of the solo opponent: how far it moves, what it does and with which power, and extras.
rules/viscounts 9.3."""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import Scheme
from guildhall.viscounts.cards.tokens import BUILD, FOCUS, PLACE, SCRIBE, TRADE

STARTING: Final = "starting"
FUTURE: Final = "future"

SCHEMES: Final = [
    Scheme("A1", "starting-1", STARTING, 1, FOCUS, 1, "COR(1)"),
    Scheme("A2", "starting-2", STARTING, 2, BUILD, 1, "PLUS"),
    Scheme("A3", "starting-3", STARTING, 3, PLACE, 1, "VIR(1)"),
    Scheme("A4", "starting-4", STARTING, 1, SCRIBE, 1, "DISMISS"),
    Scheme("A5", "starting-5", STARTING, 2, TRADE, 1, "COR(1) + PLUS"),
    Scheme("A6", "starting-6", STARTING, 2, FOCUS, 2, "DISMISS"),
    Scheme("A7", "starting-7", STARTING, 3, BUILD, 2, "VIR(1)"),
    Scheme("A8", "starting-8", STARTING, 1, PLACE, 2, "COR(1) + PLUS"),
    Scheme("F1", "future-1", FUTURE, 2, FOCUS, 3, "VIR(1)"),
    Scheme("F2", "future-2", FUTURE, 1, BUILD, 3, "DISMISS"),
    Scheme("F3", "future-3", FUTURE, 3, PLACE, 3, "COR(1)"),
    Scheme("F4", "future-4", FUTURE, 2, SCRIBE, 3, "VIR(1)"),
    Scheme("F5", "future-5", FUTURE, 1, TRADE, 2, "COR(1)"),
    Scheme("F6", "future-6", FUTURE, 3, FOCUS, 2, "DISMISS + VIR(1)"),
    Scheme("F7", "future-7", FUTURE, 2, SCRIBE, 2, "COR(1)"),
    Scheme("F8", "future-8", FUTURE, 1, FOCUS, 3, "COR(1)"),
]
