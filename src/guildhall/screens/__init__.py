"""Pictures of tables for the terminal. Each draws a view of its game and knows nothing else.

A game's picture is the module of its key with a `draw`. A game without one is shown as its view says it, in lines.
"""

from __future__ import annotations

import importlib
from importlib.util import find_spec
from io import StringIO
from typing import Any, Final

from rich.console import Console

from guildhall.screens.pieces import Screen
from guildhall.screens.plain import PlainScreen

WIDTH: Final = 110  # columns of a table that is drawn for no terminal in particular


def screen_for(game: str, view: dict[str, Any]) -> Screen:
    if find_spec(f"{__name__}.{game}") is None:
        return PlainScreen(view)
    drawn: Screen = importlib.import_module(f"{__name__}.{game}").draw(view)
    return drawn


def as_text(game: str, view: dict[str, Any], width: int = WIDTH) -> str:
    """The table in plain characters, without colours."""
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(screen_for(game, view).table(width))
    return capture.get()
