"""The six boards of Works of Wonder's opponents. rules/solo 4.1: focus and power are in the rulebook; start values and
lists are reconstructed, except for what is known of the Enforcer's lists."""

from __future__ import annotations

from typing import Final

from guildhall.architects.names import (
    FOREST,
    GUARDHOUSE,
    MINES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
)
from guildhall.architects.solo.deeds import AddTax, Captures, FirstOf, Future, Imprison, Remove
from guildhall.architects.solo.names import THE_PRINCESS
from guildhall.architects.solo.rows import OpponentBoard
from guildhall.architects.solo.scheme_lines import At
from guildhall.architects.solo.wonders_blocks import MARKET, SILVER, TRADE
from guildhall.architects.solo.wonders_deeds import AtPrincess, Contribute
from guildhall.architects.solo.wonders_powers import (
    CaptureForBuilding,
    CheaperWonders,
    GainInReset,
    InfluenceAtStorehouse,
    MarbleForPrisoners,
    NoLossAtMarket,
)

BOX: Final = "wonders"

# The Tax Stand is on no printed list, and comes last.
BOARDS: Final = [
    OpponentBoard(
        "1a", "aristocrat", 8,
        (THE_PRINCESS, STOREHOUSE, SILVERSMITH, WORKSHOP, MINES, QUARRY, FOREST, GUARDHOUSE, TOWN_CENTRE, TAX_STAND),
        influence=1, focus=AtPrincess(Contribute(), Future(1)), power=CheaperWonders(),
        tokens=(STOREHOUSE, SILVERSMITH, WORKSHOP, TOWN_CENTRE, GUARDHOUSE, FOREST, QUARRY), box=BOX,
    ),
    OpponentBoard(
        "1b", "enforcer", 7,
        (THE_PRINCESS, MINES, STOREHOUSE, TOWN_CENTRE, FOREST, QUARRY, SILVERSMITH, GUARDHOUSE, WORKSHOP, TAX_STAND),
        influence=2, focus=At(TOWN_CENTRE, FirstOf(Imprison(), Captures())), power=MarbleForPrisoners(),
        tokens=(TOWN_CENTRE, SILVERSMITH, GUARDHOUSE, WORKSHOP, STOREHOUSE, QUARRY, FOREST), box=BOX,
    ),
    OpponentBoard(
        "2a", "illusionist", 6,
        (THE_PRINCESS, GUARDHOUSE, TOWN_CENTRE, SILVERSMITH, MINES, STOREHOUSE, WORKSHOP, QUARRY, FOREST, TAX_STAND),
        influence=2, focus=MARKET, power=NoLossAtMarket(),
        tokens=(GUARDHOUSE, SILVERSMITH, TOWN_CENTRE, STOREHOUSE, WORKSHOP, FOREST, QUARRY), box=BOX,
    ),
    OpponentBoard(
        "2b", "meddler", 8,
        (THE_PRINCESS, WORKSHOP, SILVERSMITH, QUARRY, FOREST, MINES, STOREHOUSE, GUARDHOUSE, TOWN_CENTRE, TAX_STAND),
        influence=2, focus=At(WORKSHOP, Remove(), AddTax(2), Future(2)), power=CaptureForBuilding(),
        tokens=(WORKSHOP, TOWN_CENTRE, STOREHOUSE, GUARDHOUSE, SILVERSMITH, QUARRY, FOREST), box=BOX,
    ),
    OpponentBoard(
        "3a", "patron", 9,
        (THE_PRINCESS, STOREHOUSE, FOREST, QUARRY, WORKSHOP, TOWN_CENTRE, MINES, SILVERSMITH, GUARDHOUSE, TAX_STAND),
        influence=2, focus=TRADE, power=InfluenceAtStorehouse(),
        tokens=(STOREHOUSE, WORKSHOP, SILVERSMITH, GUARDHOUSE, TOWN_CENTRE, FOREST, QUARRY), box=BOX,
    ),
    OpponentBoard(
        "3b", "peddler", 7,
        (THE_PRINCESS, SILVERSMITH, MINES, GUARDHOUSE, STOREHOUSE, FOREST, QUARRY, TOWN_CENTRE, WORKSHOP, TAX_STAND),
        influence=1, focus=SILVER, power=GainInReset(),
        tokens=(SILVERSMITH, STOREHOUSE, TOWN_CENTRE, WORKSHOP, GUARDHOUSE, QUARRY, FOREST), box=BOX,
    ),
]  # fmt: skip
