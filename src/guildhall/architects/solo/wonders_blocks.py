"""The blocks that the Scheme Cards of Works of Wonder are put together from. rules/solo 4.2."""

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
from guildhall.architects.solo.deeds import (
    AddTax,
    Advance,
    Captures,
    FirstOf,
    Future,
    GainMarble,
    GainSilver,
    Guard,
    LoseVirtue,
    Remove,
    SilverOrGold,
    TakeTax,
    VirtueOrMarble,
)
from guildhall.architects.solo.scheme_lines import At, AtMarket
from guildhall.architects.solo.wonders_deeds import AtPrincess, BuildWonder, Contribute, GainInfluence

BUILD: Final = At(GUILDHALL, FirstOf(BuildWonder(), Advance(), GainMarble(4)))
BUILD_OR_CLIMB: Final = At(GUILDHALL, FirstOf(BuildWonder(), Advance()))
CLIMB: Final = At(GUILDHALL, Advance())
GUARD: Final = At(GUARDHOUSE, Guard())
MARKET: Final = AtMarket(1, [GainMarble(2)], [GainInfluence(1), Future(1)], [GainMarble(1)])
CAPTURE: Final = At(TOWN_CENTRE, Captures())
SILVER: Final = At(SILVERSMITH, GainSilver(1, 1))
TRADE: Final = At(STOREHOUSE, VirtueOrMarble())
MINE: Final = At(MINES, SilverOrGold())
QUARRYING: Final = At(QUARRY, GainSilver(0, 1))
CONTRIBUTE: Final = AtPrincess(Contribute())


def rob(futures: int = 0) -> At:
    """Take the Tax."""
    return (
        At(TAX_STAND, TakeTax(), LoseVirtue(2), Future(futures)) if futures else At(TAX_STAND, TakeTax(), LoseVirtue(2))
    )


def send_away(futures: int) -> At:
    """Send Apprentices away."""
    return At(WORKSHOP, Remove(), AddTax(2), Future(futures))


def cut_wood(futures: int) -> At:
    return At(FOREST, GainSilver(0, 1), Future(futures))
