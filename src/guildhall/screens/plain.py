"""A table in lines, for a game without a picture: everything its view says, by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

LEFT_OUT: Final = ("game", "options", "question", "facts")
INDENT: Final = "  "


class PlainScreen:
    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    def table(self, width: int) -> RenderableType:
        shown = {key: value for key, value in self.view.items() if key not in LEFT_OUT}
        return Text("\n".join(_lines(shown, "")))

    def look(self, text: str) -> list[RenderableType]:
        return []

    def is_card(self, target: str) -> bool:
        return False


def _lines(value: Any, indent: str) -> Iterator[str]:
    """An object name by name, a list item by item; what has no parts stands on the line of its name."""
    rows = value.items() if isinstance(value, dict) else [("-", item) for item in value]
    for name, item in rows:
        if isinstance(item, (dict, list)) and any(isinstance(part, (dict, list)) for part in _parts(item)):
            yield f"{indent}{name}"
            yield from _lines(item, indent + INDENT)
        else:
            yield f"{indent}{name}: {_said(item)}"


def _parts(value: Any) -> list[Any]:
    return list(value.values()) if isinstance(value, dict) else list(value)


def _said(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(str(part) for part in value) or "–"
    return "–" if value is None else str(value)
