"""The 20 starting and 10 future Scheme Cards of Constantine and Helena.

That there are so many and what these two keep is known; the cards themselves are not. These are our own, in the spirit
of the base game: the opponent is a second pair of hands on the board that takes places, groups of Workers and Guildhall
spaces, and grows more purposeful as Future Schemes come in.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.names import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from guildhall.architects.solo.clauses import CanAdvance, GroupOf, HasCaptured, PrisonersOf, TaxOf, VirtueOf
from guildhall.architects.solo.deeds import (
    AddTax,
    Advance,
    Captures,
    FirstOf,
    Future,
    GainMarble,
    GainVirtue,
    Guard,
    LoseVirtue,
    MarblePerTwo,
    Remove,
    TakeTax,
    VirtueOrMarble,
)
from guildhall.architects.solo.rows import FUTURE, STARTING, Scheme
from guildhall.architects.solo.scheme_lines import At, AtMarket, Line, NextScheme

BUILD: Final = At(GUILDHALL, FirstOf(Advance(), GainMarble(1)))
BUILD_WELL: Final = At(GUILDHALL, FirstOf(Advance(), GainMarble(2)))
CATHEDRAL: Final = At(GUILDHALL, Advance())
CAPTURE: Final = At(TOWN_CENTRE, Captures())
GUARD: Final = At(GUARDHOUSE, Guard())
ROB: Final = At(TAX_STAND, TakeTax(), LoseVirtue(2), GainMarble(1))
MARKET: Final = AtMarket(1, [GainMarble(2)], [Remove(), Future()], [GainMarble(1)])
TRADE: Final = At(STOREHOUSE, VirtueOrMarble())
DIG: Final = At(MINES, MarblePerTwo())


def _starting(number: int, top: Line) -> Scheme:
    return Scheme(f"C-ST{number:02}", f"court-starting-{number}", STARTING, top)


SCHEMES: Final = [
    _starting(1, BUILD),
    _starting(2, BUILD),
    _starting(3, At(GUILDHALL, GainVirtue(1), Future())),
    Scheme("C-ST04", "court-starting-4", STARTING, CAPTURE, GroupOf(3), At(QUARRY, AddTax(1))),
    Scheme("C-ST05", "court-starting-5", STARTING, CAPTURE, GroupOf(3), At(SILVERSMITH, Future())),
    Scheme("C-ST06", "court-starting-6", STARTING, GUARD, HasCaptured(), CAPTURE),
    Scheme("C-ST07", "court-starting-7", STARTING, GUARD, PrisonersOf(2), MARKET),
    Scheme("C-ST08", "court-starting-8", STARTING, GUARD, HasCaptured(), At(FOREST, AddTax(1))),
    Scheme("C-ST09", "court-starting-9", STARTING, ROB, TaxOf(6), At(SILVERSMITH, AddTax(1))),
    Scheme("C-ST10", "court-starting-10", STARTING, MARKET, VirtueOf(5), TRADE),
    Scheme("C-ST11", "court-starting-11", STARTING, BUILD, CanAdvance(), At(WORKSHOP, Remove())),
    _starting(12, TRADE),
    _starting(13, TRADE),
    _starting(14, At(WORKSHOP, Remove(), AddTax(2))),
    _starting(15, At(WORKSHOP, Remove(), Future())),
    _starting(16, DIG),
    _starting(17, At(MINES, Future())),
    _starting(18, At(QUARRY, AddTax(1))),
    _starting(19, At(FOREST, Future())),
    _starting(20, At(SILVERSMITH, AddTax(1))),
    Scheme("C-FU01", "court-future-1", FUTURE, CATHEDRAL, CanAdvance(), NextScheme()),
    Scheme("C-FU02", "court-future-2", FUTURE, BUILD_WELL),
    Scheme("C-FU03", "court-future-3", FUTURE, BUILD_WELL),
    Scheme("C-FU04", "court-future-4", FUTURE, At(GUILDHALL, GainVirtue(1), GainMarble(1))),
    Scheme("C-FU05", "court-future-5", FUTURE, CAPTURE, GroupOf(4), BUILD),
    Scheme("C-FU06", "court-future-6", FUTURE, ROB, TaxOf(8), MARKET),
    Scheme("C-FU07", "court-future-7", FUTURE, GUARD, HasCaptured(), CAPTURE),
    Scheme("C-FU08", "court-future-8", FUTURE, At(STOREHOUSE, VirtueOrMarble(), GainMarble(1))),
    Scheme("C-FU09", "court-future-9", FUTURE, MARKET, VirtueOf(7), TRADE),
    Scheme("C-FU10", "court-future-10", FUTURE, At(WORKSHOP, Remove(), AddTax(2), Future())),
]
