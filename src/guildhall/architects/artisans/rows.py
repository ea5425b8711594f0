"""A row in the table of Craft Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.architects.cards.fields import Composed, numbers_in
from guildhall.architects.cards.rows import MOST_VP, Card
from guildhall.architects.cards.tokens import ADORNMENT, EffectGrammar, words_of
from guildhall.engine.cards import Number
from guildhall.engine.corrections import Field, Half
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

    def printed_name(self) -> Message:
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

    def effects(self) -> dict[str, Field]:
        # The words need the effects, and these the cards.
        from guildhall.architects.artisans.crafts import CRAFTS
        from guildhall.architects.artisans.tokens import ToolGrammar, say_tool

        keys = [craft.key for craft in CRAFTS]
        words = words_of(self.box)
        return {
            "adornment": Composed(
                self.adornment.numbers(), words.say_effect(self.adornment), EffectGrammar(self.box, ADORNMENT)
            ),
            "tool": Composed(self.tool.numbers(), say_tool(self.tool), ToolGrammar()),
            "adornment_of": Half(self.key, keys, "adornment"),
            "tool_of": Half(self.key, keys, "tool"),
        }

    def with_numbers(self, numbers: dict[str, Any]) -> Craft:
        from guildhall.architects.artisans.crafts import CRAFTS
        from guildhall.architects.artisans.tokens import read_tool

        rows = {craft.key: craft for craft in CRAFTS}
        upper = rows[numbers.get("adornment_of", self.key)]  # the points are printed on the upper half
        lower = rows[numbers.get("tool_of", self.key)]
        adornment, tool = numbers.get("adornment"), numbers.get("tool")
        written = words_of(self.box).read_effect(adornment, ADORNMENT) if isinstance(adornment, str) else None
        return Craft(
            self.ref,
            self.key,
            numbers.get("vp", upper.vp),
            written or upper.adornment.with_numbers(numbers_in(adornment)),
            read_tool(tool) if isinstance(tool, str) else lower.tool.with_numbers(numbers_in(tool)),
            box=self.box,
        )
