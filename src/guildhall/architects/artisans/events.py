"""The kinds of events that this expansion adds."""

from __future__ import annotations

from typing import Final

from guildhall.architects.events import EVENTS

STACKED: Final = EVENTS.add("stacked")
ADORNED: Final = EVENTS.add("adorned", "building", "craft")
EQUIPPED: Final = EVENTS.add("equipped", "apprentice", "craft")
TOOL_LOST: Final = EVENTS.add("tool-lost", "craft")
CRAFT_SHOWN: Final = EVENTS.add("craft-shown", "craft")
TOOL_USED: Final = EVENTS.add("tool-used", "apprentice")
ARTISAN_PLACED: Final = EVENTS.add("artisan-placed", "place")
