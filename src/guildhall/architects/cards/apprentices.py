"""The Apprentices: 40 of the base game, and 3 promos that stay in the box unless asked for.

rules/architects 4.1 and 4.2. Copies of a card are numbered in that order.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Apprentice
from guildhall.architects.counting import NoPrisoners
from guildhall.architects.effects import FreeUpTo, Gain, If
from guildhall.architects.names import (
    ADVANCED,
    CAPTURE_LESS,
    CARPENTRY,
    DEBT_PAID,
    FOREST,
    MARKET_LESS,
    MARKET_VIRTUE_LESS,
    MASONRY,
    MINES,
    QUARRY,
    SENT_TO_PRISON,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TAX_STAND_VIRTUE_LESS,
    TILING,
)
from guildhall.architects.paying import Price
from guildhall.architects.powers import AtMarket, Change, OneMoreWorker, OnReset, Trade, When

C: Final = [CARPENTRY]
T: Final = [TILING]
M: Final = [MASONRY]
ALL: Final = [CARPENTRY, TILING, MASONRY]

APPRENTICES: Final = [
    Apprentice("A01", "acolyte-1", C, +1, When(ADVANCED, Gain(cards=1))),
    Apprentice("A02", "acolyte-2", T, +1, When(ADVANCED, Gain(clay=2))),
    Apprentice("A03", "acolyte-3", M, +1, When(ADVANCED, Gain(silver=2))),
    Apprentice("A04", "conspirator-1", C, 0, Change(CAPTURE_LESS)),
    Apprentice("A05", "conspirator-2", C, 0, Change(CAPTURE_LESS)),
    Apprentice("A06", "debt-collector-1", T, 0, When(DEBT_PAID, Gain(clay=2))),
    Apprentice("A07", "debt-collector-2", M, 0, When(DEBT_PAID, Gain(stone=2))),
    Apprentice("A08", "debt-collector-3", C, 0, When(DEBT_PAID, Gain(wood=2))),
    Apprentice("A09", "gatekeeper", M, -1, OnReset(FreeUpTo(2))),
    Apprentice("A10", "illusionist", C, -1, Change(MARKET_VIRTUE_LESS)),
    Apprentice("A11", "jeweller-1", T, 0, When(SILVERSMITH, Gain(silver=1))),
    Apprentice("A12", "jeweller-2", T, 0, When(SILVERSMITH, Gain(silver=1))),
    Apprentice("A13", "labourer", ALL, 0),
    Apprentice("A14", "merchant-1", T, 0, Trade(Price(silver=1), Gain(clay=3))),
    Apprentice("A15", "merchant-2", M, 0, Trade(Price(silver=2), Gain(gold=1))),
    Apprentice("A16", "merchant-3", T, 0, Trade(Price(silver=3), Gain(marble=1))),
    Apprentice("A17", "merchant-4", M, 0, Trade(Price(silver=1), Gain(stone=2))),
    Apprentice("A18", "merchant-5", C, 0, Trade(Price(silver=1), Gain(wood=2))),
    Apprentice("A19", "miner-1", T, 0, When(MINES, Gain(clay=1))),
    Apprentice("A20", "miner-2", T, 0, When(MINES, Gain(clay=1))),
    Apprentice("A21", "patron-1", T, 0, Trade(Price(clay=1), Gain(virtue=1))),
    Apprentice("A22", "patron-2", M, 0, Trade(Price(silver=2), Gain(virtue=1))),
    Apprentice("A23", "patron-3", M, 0, Trade(Price(stone=1), Gain(virtue=1))),
    Apprentice("A24", "patron-4", C, 0, Trade(Price(wood=1), Gain(virtue=1))),
    Apprentice("A25", "pickpocket", T, -1, When(TAX_STAND, Gain(gold=1))),
    Apprentice("A26", "squire-1", T, +1, OnReset(If(NoPrisoners(), Gain(gold=1)))),
    Apprentice("A27", "squire-2", M, +1, OnReset(If(NoPrisoners(), Gain(marble=1)))),
    Apprentice("A28", "squire-3", C, +1, OnReset(If(NoPrisoners(), Gain(virtue=2)))),
    Apprentice("A29", "stonecutter-1", M, 0, When(QUARRY, Gain(stone=1))),
    Apprentice("A30", "stonecutter-2", M, 0, When(QUARRY, Gain(stone=1))),
    Apprentice("A31", "swindler-1", T, -1, AtMarket(Gain(clay=2))),
    Apprentice("A32", "swindler-2", M, -1, AtMarket(Gain(stone=1))),
    Apprentice("A33", "swindler-3", C, -1, AtMarket(Gain(wood=1))),
    Apprentice("A34", "thief", C, 0, Change(TAX_STAND_VIRTUE_LESS)),
    Apprentice("A35", "trader-1", T, 0, Trade(Price(clay=3), Gain(marble=1))),
    Apprentice("A36", "trader-2", M, 0, Trade(Price(stone=2), Gain(marble=1))),
    Apprentice("A37", "trader-3", C, 0, Trade(Price(wood=2), Gain(marble=1))),
    Apprentice("A38", "trickster", M, -1, Change(MARKET_LESS)),
    Apprentice("A39", "woodcutter-1", C, 0, When(FOREST, Gain(wood=1))),
    Apprentice("A40", "woodcutter-2", C, 0, When(FOREST, Gain(wood=1))),
    Apprentice("A41", "enforcer", T, 0, When(SENT_TO_PRISON, Gain(gold=1)), box="promo"),
    Apprentice("A42", "overseer", M, 0, OneMoreWorker(STOREHOUSE), box="promo"),
    Apprentice("A43", "peddler", C, -1, OnReset(Gain(silver=2)), box="promo"),
]
