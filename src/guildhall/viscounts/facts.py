"""What is printed on the boards: tracks and prices. Whoever draws them gets them with the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.viscounts.cards.track import COLLISIONS
from guildhall.viscounts.collision import MIDDLE
from guildhall.viscounts.constants import BUILD_COST, WORKER_STEPS
from guildhall.viscounts.effects import Debts, Deeds, Silver
from guildhall.viscounts.icons import PRINTED_ICONS
from guildhall.viscounts.names import BUILDINGS, EACH, ICONS, RIBBONS, SPACES

if TYPE_CHECKING:
    from guildhall.viscounts.rules import Rules


def facts(rules: Rules) -> dict[str, Any]:
    points = rules.points
    return {
        "collisions": [_collision(space) for space in range(len(COLLISIONS))],
        "buildings_each": EACH,
        "scales": {
            "trade": {
                SPACES[row.space - 1]: {"need": row.icons, "effect": row.effect.token()} for row in rules.exchanges
            },
            "construct": {key: BUILD_COST[kind] for kind, key in enumerate(BUILDINGS)},
            "workers": list(WORKER_STEPS),
        },
        "printed_icons": [[ICONS[icon] for icon in slot] for slot in PRINTED_ICONS],
        "vp": {
            "buildings": {key: points.buildings[kind][1:] for kind, key in enumerate(BUILDINGS)},
            "ribbons": points.ribbons[1:],
            "tiers": points.tiers,
            "leader": points.leader,
            "bonuses": {RIBBONS[row.ribbon]: row.vp for row in rules.cleric_bonuses},
            "poverty": points.poverty,
            "prosperity": points.prosperity,
        },
    }


def _collision(space: int) -> dict[str, Any]:
    gains, others = COLLISIONS[space]
    condition = "" if space == MIDDLE else "criminal" if space < MIDDLE else "no-criminal"
    return {
        "silver": sum([part.amount for part in gains.parts() if isinstance(part, Silver)]),
        "deeds": sum([part.amount for part in gains.parts() if isinstance(part, Deeds)]),
        "debts": sum([part.amount for part in gains.parts() if isinstance(part, Debts)]),
        "others": {"if": condition, "effect": others.token()},
    }
