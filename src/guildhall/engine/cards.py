"""Cards as data: what a browser of cards shows, and the numbers on them that the owner of a box may correct."""

from __future__ import annotations

from typing import Any

from guildhall.engine.message import Message


class Number:
    """A number of a card's effect, and the range in which a correction may put it. Of those that may be 0 one has to be
    left, unless they stand `alone`."""

    def __init__(self, value: int, least: int, most: int, alone: bool = False) -> None:
        self.value = value
        self.least = least
        self.most = most
        self.alone = alone


class Difference:
    """One value that a correction changes. `field` names it as corrections do, such as "vp" or "effect.gold"."""

    def __init__(self, kind: str, key: str, field: str, ours: Any, yours: Any) -> None:
        self.kind = kind
        self.key = key
        self.field = field
        self.ours = ours
        self.yours = yours

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "card": self.key, "field": self.field, "ours": self.ours, "yours": self.yours}


class Entry:
    """A card as a browser shows it: its name and text as messages, its numbers as JSON-ready values by name."""

    def __init__(
        self,
        kind: str,
        key: str,
        ref: str,
        name: Message,
        text: Message,
        fields: dict[str, Any],
        origin: str,
        printed_origin: str,
        box: str,
        differences: list[Difference],
    ) -> None:
        self.kind = kind
        self.key = key
        self.ref = ref
        self.name = name
        self.text = text
        self.fields = fields
        self.origin = origin
        # Where our own numbers come from, also when corrections have replaced some of them.
        self.printed_origin = printed_origin
        self.box = box
        self.differences = differences
