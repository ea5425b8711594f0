"""The Craft Cards: the upper half is an Adornment for a Building, the lower half a Tool for an Apprentice.

rules/artisans 8.4. No printed list is known: which halves share a card, and most figures, are reconstructed.
"""

from __future__ import annotations

from typing import Final

from guildhall.architects.artisans.adornments import NewApprentices, Reactivate, ReleaseOrCapture
from guildhall.architects.artisans.rows import Craft
from guildhall.architects.artisans.tools import (
    CaptureTwo,
    FreeOne,
    GainTool,
    SilverForVirtue,
    SkillTool,
    VirtueFor,
)
from guildhall.architects.effects import FreePrisoners, Gain, LosesVirtue, Series, TakeDebts
from guildhall.architects.names import GOLD, MARBLE

# fmt: off
CRAFTS: Final = [
    Craft("craft-01", "craft-1",  3, Gain(clay=3), GainTool(Gain(cards=1))),
    Craft("craft-02", "craft-2",  2, Gain(stone=3), VirtueFor(MARBLE)),
    Craft("craft-03", "craft-3",  2, Gain(cards=1), SkillTool()),
    Craft("craft-04", "craft-4",  2, Gain(wood=3), CaptureTwo()),
    Craft("craft-05", "craft-5",  3, Gain(silver=4), FreeOne()),
    Craft("craft-06", "craft-6",  2, Gain(gold=2), SkillTool()),
    Craft("craft-07", "craft-7",  3, Gain(marble=1), GainTool(Gain(silver=1))),
    Craft("craft-08", "craft-8",  3, Gain(wood=1, stone=1), VirtueFor(GOLD)),
    Craft("craft-09", "craft-9",  3, Gain(gold=1), GainTool(Gain(wood=1))),
    Craft("craft-10", "craft-10", 3, Gain(virtue=2), GainTool(Gain(stone=1))),
    Craft("craft-11", "craft-11", 4, Gain(virtue=1), VirtueFor(MARBLE)),
    Craft("craft-12", "craft-12", 5, LosesVirtue(1), GainTool(Gain(silver=1))),
    Craft("craft-13", "craft-13", 6, LosesVirtue(2), GainTool(Gain(clay=1))),
    Craft("craft-14", "craft-14", 6, TakeDebts(1), GainTool(Gain(silver=1))),
    Craft("craft-15", "craft-15", 7, TakeDebts(2), GainTool(Gain(clay=1))),
    Craft("craft-16", "craft-16", 7, Series(LosesVirtue(1), TakeDebts(1)), SilverForVirtue()),
    Craft("craft-17", "craft-17", 3, Series(LosesVirtue(1), Gain(gold=2)), GainTool(Gain(wood=1))),
    Craft("craft-18", "craft-18", 2, Series(LosesVirtue(1), Gain(marble=2)), FreeOne()),
    Craft("craft-19", "craft-19", 3, Reactivate(), GainTool(Gain(cards=1))),
    Craft("craft-20", "craft-20", 3, ReleaseOrCapture(), CaptureTwo()),
    Craft("craft-21", "craft-21", 2, NewApprentices(), GainTool(Gain(cards=1))),
    Craft("craft-22", "craft-22", 3, FreePrisoners(), VirtueFor(GOLD)),
    Craft("craft-23", "craft-23", 2, Gain(gold=1, marble=1), GainTool(Gain(stone=1))),
    Craft("craft-24", "craft-24", 2, Gain(clay=2, wood=2), GainTool(Gain(silver=1))),
]
