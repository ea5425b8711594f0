"""The Black Market cards, Small face and Large face. rules/architects 6.2; their pairing is public, not verified
(U2)."""

from __future__ import annotations

from typing import Final

from guildhall.architects.cards.rows import Market
from guildhall.architects.effects import Gain

MARKETS: Final = [
    Market("M01", "market-1", small=Gain(marble=1), large=Gain(marble=2, wood=2)),
    Market("M02", "market-2", small=Gain(gold=2), large=Gain(marble=1, gold=1, stone=1, wood=1)),
    Market("M03", "market-3", small=Gain(marble=1, stone=1), large=Gain(marble=2, stone=2)),
    Market("M04", "market-4", small=Gain(gold=1, wood=1), large=Gain(gold=1, stone=1, wood=2)),
    Market("M05", "market-5", small=Gain(marble=1, wood=1), large=Gain(marble=1, wood=1, stone=2)),
    Market("M06", "market-6", small=Gain(marble=1), large=Gain(marble=2, stone=2)),
    Market("M07", "market-7", small=Gain(gold=2), large=Gain(marble=1, wood=1, stone=2)),
    Market("M08", "market-8", small=Gain(marble=1, stone=1), large=Gain(gold=1, stone=1, wood=2)),
    Market("M09", "market-9", small=Gain(gold=1, wood=1), large=Gain(marble=1, gold=1, stone=1, wood=1)),
    Market("M10", "market-10", small=Gain(marble=1, wood=1), large=Gain(marble=2, wood=2)),
]
