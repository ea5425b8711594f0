"""What is printed on the boards: tracks and prices. Whoever draws them gets them with the view."""

from __future__ import annotations

from typing import Any

from guildhall.viscounts.cards.tokens import DEBT, DEED, Effect
from guildhall.viscounts.collision import GAINS
from guildhall.viscounts.constants import BUILD_COST, BUILDINGS_EACH, WORKER_STEPS
from guildhall.viscounts.names import BUILDINGS


def facts() -> dict[str, Any]:
    return {
        "collisions": [{"deeds": _amount(gains, DEED), "debts": _amount(gains, DEBT)} for gains in GAINS],
        "buildings_each": BUILDINGS_EACH,
        "build_cost": {key: BUILD_COST[building] for building, key in enumerate(BUILDINGS)},
        "worker_steps": list(WORKER_STEPS),
    }


def _amount(gains: list[Effect], kind: int) -> int:
    return sum([effect.amount for effect in gains if effect.kind == kind])
