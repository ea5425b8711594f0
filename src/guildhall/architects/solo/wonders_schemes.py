"""The 24 Scheme Cards of Works of Wonder. rules/solo 4.2. The first of them is in the rulebook; of the others the
rulebook gives every icon and clause, and their mix is reconstructed."""

from __future__ import annotations

from typing import Final

from guildhall.architects.solo.clauses import (
    CanStack,
    CathedralAndNoFuture,
    CathedralAndVirtue,
    Clause,
    GroupOf,
    HasCaptured,
    PrisonersOf,
    TaxOf,
)
from guildhall.architects.solo.deeds import Future
from guildhall.architects.solo.rows import FUTURE, STARTING, Scheme
from guildhall.architects.solo.scheme_lines import Focus, Line, NextScheme, Stack
from guildhall.architects.solo.wonders_blocks import (
    BUILD,
    BUILD_OR_CLIMB,
    CAPTURE,
    CLIMB,
    CONTRIBUTE,
    GUARD,
    MARKET,
    MINE,
    QUARRYING,
    SILVER,
    TRADE,
    cut_wood,
    rob,
    send_away,
)
from guildhall.architects.solo.wonders_deeds import AtPrincess, CanBuild, Contribute, InfluenceAtMost, LeadsAtPrincess


def _scheme(
    ref: str, top: Line, clause: Clause | None = None, bottom: Line | None = None, *, crafts: bool = False
) -> Scheme:
    pile = STARTING if ref.startswith("ST") else FUTURE
    key = f"{pile}-{int(ref[2:])}"
    origin = "rulebook" if ref == "ST01" else "reconstructed"
    return Scheme(ref, key, pile, top, clause, bottom, crafts=crafts, origin=origin, box="wonders")


SCHEMES: Final = [
    _scheme("ST01", BUILD),
    _scheme("ST02", GUARD, PrisonersOf(2), MARKET),
    _scheme("ST03", CAPTURE, GroupOf(3), SILVER),
    _scheme("ST04", GUARD, HasCaptured(), QUARRYING),
    _scheme("ST05", rob(), TaxOf(4), SILVER),
    _scheme("ST06", CONTRIBUTE, InfluenceAtMost(5), TRADE),
    _scheme("ST07", send_away(1)),
    _scheme("ST08", Focus()),
    _scheme("ST09", MINE),
    _scheme("ST10", cut_wood(1)),
    _scheme("ST11", Stack(), CanStack(), send_away(1), crafts=True),
    _scheme("FU01", BUILD_OR_CLIMB, CanBuild(), NextScheme()),
    _scheme("FU02", CLIMB, CathedralAndVirtue(9), TRADE),
    _scheme("FU03", CLIMB, CathedralAndNoFuture(), send_away(2)),
    _scheme("FU04", BUILD),
    _scheme("FU05", CAPTURE, GroupOf(4), MINE),
    _scheme("FU06", rob(1), TaxOf(8), MARKET),
    _scheme("FU07", GUARD, HasCaptured(), CAPTURE),
    _scheme("FU08", AtPrincess(Contribute(), Future(1))),
    _scheme("FU09", MARKET, LeadsAtPrincess(), CONTRIBUTE),
    _scheme("FU10", Focus()),
    _scheme("FU11", CONTRIBUTE, InfluenceAtMost(5), BUILD),
    _scheme("FU12", CAPTURE, GroupOf(3), Focus()),
    _scheme("FU13", Stack(), CanStack(), CONTRIBUTE, crafts=True),
]
