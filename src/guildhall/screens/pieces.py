"""What the pictures of all games in the terminal are made of: colours, letters, frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guildhall.engine.message import Message, Value
from guildhall.words import say

COLOURS: Final = {
    "red": "bright_red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "orange": "dark_orange",
}
GOOD_STYLES: Final = {
    "clay": "dark_orange3",
    "wood": "green4",
    "stone": "grey62",
    "gold": "gold1",
    "marble": "bright_white",
    "ink": "blue_violet",
    "silver": "bright_cyan",
}
VERY_WIDE: Final = 160  # columns from which the players stand beside the board
NARROWEST_PANEL: Final = 32


class Screen(Protocol):
    """Draws a view of a game, and knows nothing but what the view says."""

    def table(self, width: int) -> RenderableType:
        """Everything that lies on the table, for a terminal of that many columns."""
        ...

    def look(self, text: str) -> list[RenderableType]:
        """The cards that this may mean, with all that is printed on them."""
        ...

    def is_card(self, target: str) -> bool:
        """Can what an option points at be looked at?"""
        ...


def words(name: str, **args: Value) -> str:
    """A sentence of the terminal's own (`locales/en/cli.ftl`)."""
    return say(Message(f"cli-{name}", args))


def letter(seat: str) -> str:
    """The letter that stands for a colour on the board."""
    return words(f"letter-{seat}")


def mark(seat: str) -> Text:
    return Text(letter(seat), style=f"bold {COLOURS[seat]}")


def spaced(parts: Sequence[Text]) -> Text:
    return Text(" ").join(parts)


def grid() -> Table:
    """Columns side by side, without lines."""
    return Table.grid(padding=(0, 1))


def panel(content: RenderableType, title: str | Text, subtitle: str = "", colour: str = "bright_black") -> Panel:
    heading = title if isinstance(title, Text) else Text(title, style="bold")
    return Panel(
        content,
        title=heading,
        title_align="left",
        subtitle=Text(subtitle, style="dim") if subtitle else None,
        subtitle_align="right",
        border_style=colour,
        box=box.ROUNDED,
        padding=(0, 1),
    )


def beside(panels: Sequence[RenderableType], width: int) -> Table:
    """As many in a row as there is room for."""
    count = max(1, min(len(panels), width // NARROWEST_PANEL))
    table = Table.grid(expand=True)
    for _ in range(count):
        table.add_column(ratio=1)
    for first in range(0, len(panels), count):
        table.add_row(*panels[first : first + count])
    return table


def halves(left: RenderableType, right: RenderableType) -> Table:
    table = Table.grid(expand=True)
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    table.add_row(left, right)
    return table


def goods_line(held: Mapping[str, int], goods: Sequence[str]) -> Text:
    """Some goods and how many there are of each, those that are missing pale."""
    parts = []
    for good in goods:
        amount = held.get(good, 0)
        style = GOOD_STYLES[good] if amount else "dim"
        parts.append(Text(f"{say(Message(f'good-{good}-name'))} {amount}", style=style))
    return Text("  ").join(parts)


def meant(names: Mapping[str, str], text: str) -> list[str]:
    """The keys that this may mean, of things with these names: by key, else by name, else by a part of the name."""
    wanted = text.strip().lower().replace("’", "'")
    if wanted in names:
        return [wanted]
    plain = {key: name.lower().replace("’", "'") for key, name in names.items()}
    exact = [key for key, name in plain.items() if name == wanted]
    return exact or [key for key, name in plain.items() if wanted and wanted in name]
