"""Tables, options and cards as SVG: our own drawing, one text without any dependency, for notebooks and documents.

`canvas.py` is the machinery; each game has a file that says what lies on its table. Each draws a view of the game, so
nothing is shown that its seat may not know.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any, Final

from guildhall.drawing.canvas import (
    LAST,
    SUGGESTED,
    Canvas,
    Item,
    Panel,
    Row,
    page,
    theme_named,
)

WIDTH: Final = 1180


def table_svg(game: str, view: dict[str, Any], theme: str, marks: Mapping[str, str], captions: Sequence[str]) -> str:
    """The table of a view. `marks` says what is marked, by the key of the thing, and how."""
    colours = theme_named(theme)
    if find_spec(f"{__name__}.{game}") is None:
        from guildhall.screens import as_text

        rows = [Row([Panel(game, lines=as_text(game, view, 150).splitlines())])]
    else:
        rows = importlib.import_module(f"{__name__}.{game}").rows(view)
    return page(rows, WIDTH, colours, marks, captions)


def item_svg(item: Item, theme: str = "light") -> str:
    """One thing by itself."""
    canvas = Canvas(theme_named(theme), {})
    item.draw(canvas, 2, 2)
    return canvas.svg(item.width + 4, item.height + 4, behind=False)


__all__ = ["LAST", "SUGGESTED", "Item", "item_svg", "table_svg"]
