"""A row in the table of Craft Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.architects.cards.rows import MOST_VP, Card
from guildhall.engine.cards import Number
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.artisans.tools import Tool
    from guildhall.architects.effects import Effect


class Craft(Card):
    """The upper half is an Adornment, worth points and an effect at once; the lower half is a Tool."""

    def __init__(
        self,
        ref: str,
        key: str,
        vp: int,
        adornment: Effect,
        tool: Tool,
        *,
        origin: str = "reconstructed",
        box: str = "artisans",
    ) -> None:
        super().__init__(ref, key, origin, box)
        self.vp = vp
        self.adornment = adornment
        self.tool = tool

    def name(self) -> Message:
        return Message("craft-numbered", {"number": int(self.key.partition("-")[2])})

    def as_adornment(self) -> dict[str, Value]:
        """What a sentence about the upper half says."""
        return {"card": self.name(), "number": self.vp, "effect": self.adornment.message()}

    def as_tool(self) -> dict[str, Value]:
        """What a sentence about the lower half says."""
        return {"card": self.name(), "effect": self.tool.message()}

    def text(self) -> Message:
        return Message(
            "craft-card", {"number": self.vp, "adornment": self.adornment.message(), "tool": self.tool.message()}
        )

    def numbers(self) -> dict[str, Number]:
        return {"vp": Number(self.vp, 0, MOST_VP)}

    def effects(self) -> dict[str, dict[str, Number]]:
        return {"adornment": self.adornment.numbers(), "tool": self.tool.numbers()}

    def with_numbers(self, numbers: dict[str, Any]) -> Craft:
        return Craft(
            self.ref,
            self.key,
            numbers.get("vp", self.vp),
            self.adornment.with_numbers(numbers.get("adornment", {})),
            self.tool.with_numbers(numbers.get("tool", {})),
            box=self.box,
        )
