"""The kinds of events that this expansion adds; their numbers follow the base game's."""

from __future__ import annotations

from typing import Final

from guildhall.engine.events import EventKind

STACKED: Final = 64
ADORNED: Final = 65
EQUIPPED: Final = 66
TOOL_LOST: Final = 67
CRAFT_SHOWN: Final = 68
TOOL_USED: Final = 69
ARTISAN_PLACED: Final = 70

KINDS: Final = [
    EventKind("stacked"),
    EventKind("adorned", ("building", "craft")),
    EventKind("equipped", ("apprentice", "craft")),
    EventKind("tool-lost", ("craft",)),
    EventKind("craft-shown", ("craft",)),
    EventKind("tool-used", ("apprentice",)),
    EventKind("artisan-placed", ("place",)),
]
