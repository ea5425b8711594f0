"""The kinds of events that this expansion adds; their numbers follow those of the expansion before."""

from __future__ import annotations

from typing import Final

from guildhall.engine.events import EventKind

INFLUENCE_GAINED: Final = 96
INFLUENCE_LOST: Final = 97
INFLUENCE_SPENT: Final = 98
REPLACED: Final = 99
VIRTUE_KEPT: Final = 100
LOSS_IGNORED: Final = 101
CONTRIBUTED: Final = 102
PROFITEER_STRUCK: Final = 103
PRINCESS_REWARDED: Final = 104
RESOURCES_LAID: Final = 105
CONTRIBUTION_TURNED: Final = 106
PRINCESS_MOVED: Final = 107
TOKEN_PLACED: Final = 108
AWARDED: Final = 109
CONTRIBUTIONS_RESHUFFLED: Final = 110
PROFITEER_MOVED: Final = 111

KINDS: Final = [
    EventKind("influence-gained", ("number", "influence")),
    EventKind("influence-lost", ("number", "influence")),
    EventKind("influence-spent", ("number", "influence")),
    EventKind("replaced", ("resource",)),
    EventKind("virtue-kept"),
    EventKind("loss-ignored"),
    EventKind("contributed", ("contribution", "slot", "resource")),
    EventKind("profiteer-struck", ("contribution",)),
    EventKind("princess-rewarded", ("contribution",)),
    EventKind("resources-laid", ("building", "number")),
    EventKind("contribution-turned", ("contribution",)),
    EventKind("princess-moved", ("place",)),
    EventKind("token-placed", ("building", "place")),
    EventKind("awarded", ("number",)),
    EventKind("contributions-reshuffled"),
    EventKind("profiteer-moved", ("place",)),
]
