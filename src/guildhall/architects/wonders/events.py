"""The kinds of events that this expansion adds."""

from __future__ import annotations

from typing import Final

from guildhall.architects.events import EVENTS

INFLUENCE_GAINED: Final = EVENTS.add("influence-gained", "number", "influence")
INFLUENCE_LOST: Final = EVENTS.add("influence-lost", "number", "influence")
INFLUENCE_SPENT: Final = EVENTS.add("influence-spent", "number", "influence")
REPLACED: Final = EVENTS.add("replaced", "resource")
VIRTUE_KEPT: Final = EVENTS.add("virtue-kept")
LOSS_IGNORED: Final = EVENTS.add("loss-ignored")
CONTRIBUTED: Final = EVENTS.add("contributed", "contribution", "slot", "resource")
PROFITEER_STRUCK: Final = EVENTS.add("profiteer-struck", "contribution")
PRINCESS_REWARDED: Final = EVENTS.add("princess-rewarded", "contribution")
RESOURCES_LAID: Final = EVENTS.add("resources-laid", "building", "number")
CONTRIBUTION_TURNED: Final = EVENTS.add("contribution-turned", "contribution")
PRINCESS_MOVED: Final = EVENTS.add("princess-moved", "place")
TOKEN_PLACED: Final = EVENTS.add("token-placed", "building", "place")
AWARDED: Final = EVENTS.add("awarded", "number")
CONTRIBUTIONS_RESHUFFLED: Final = EVENTS.add("contributions-reshuffled")
PROFITEER_MOVED: Final = EVENTS.add("profiteer-moved", "place")
