"""What is tapped into a score pad besides numbers and amounts: cards, and cards that lie under others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from guildhall.engine.corrections import Field, shown, unknown
from guildhall.engine.errors import CorrectionError


class CardList(Field):
    """Cards of a kind, each once."""

    def __init__(self, kind: str, keys: Sequence[str]) -> None:
        super().__init__([])
        self.kind = kind
        self.keys = list(keys)

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, list):
            raise CorrectionError(f"{path} is a list of cards, not {shown(given)}.", given)
        for key in given:
            if key not in self.keys:
                raise unknown(path, key, self.keys)
            if given.count(key) > 1:
                raise CorrectionError(f"{path}: {key!r} is there twice.", given)
        return given

    def describe(self) -> dict[str, Any]:
        return {"type": "cards", "kind": self.kind, "valid": self.keys}


class Under(Field):
    """Which card lies under which."""

    def __init__(self, over: Sequence[str], under: Sequence[str]) -> None:
        super().__init__({})
        self.over = list(over)
        self.under = list(under)

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, dict):
            raise CorrectionError(f"{path} is a table of cards by the cards over them, not {shown(given)}.", given)
        for over, under in given.items():
            if over not in self.over:
                raise unknown(path, over, self.over)
            if under not in self.under:
                raise unknown(f"{path}.{over}", under, self.under)
            if list(given.values()).count(under) > 1:
                raise CorrectionError(f"{path}: {under!r} is there twice.", given)
        return given

    def describe(self) -> dict[str, Any]:
        return {"type": "under", "over": self.over, "valid": self.under}
