"""Pictures of tables for the terminal. Each draws a view of its game and knows nothing else.

A game's picture is the module of its key with a `draw`. A game without one is shown as its view says it, in lines.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from typing import Any

from guildhall.screens.pieces import Screen
from guildhall.screens.plain import PlainScreen


def screen_for(game: str, view: dict[str, Any]) -> Screen:
    if find_spec(f"{__name__}.{game}") is None:
        return PlainScreen(view)
    drawn: Screen = importlib.import_module(f"{__name__}.{game}").draw(view)
    return drawn
