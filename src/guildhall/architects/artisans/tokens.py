"""The words of this expansion for what its cards do, and those for Tools."""

from __future__ import annotations

from typing import Any, Final

from guildhall.architects.artisans.adornments import NewApprentices, Reactivate, ReleaseOrCapture
from guildhall.architects.artisans.counting import Adornments, SkillSets, Tools
from guildhall.architects.artisans.crafting import CraftAdornment, CraftTool
from guildhall.architects.artisans.names import ARTISAN_CAPTURES, ARTISAN_THRIFT
from guildhall.architects.artisans.pieces import FreeArtisan
from guildhall.architects.artisans.tools import (
    CaptureTwo,
    FreeOne,
    GainTool,
    SilverForVirtue,
    SkillTool,
    Tool,
    VirtueFor,
)
from guildhall.architects.cards.tokens import (
    ABILITY,
    ADORNMENT,
    BUILT,
    CardWords,
    Grammar,
    TokenError,
    Word,
    add_words,
    bracket,
    words_of,
)
from guildhall.architects.effects import Gain
from guildhall.architects.names import GOODS
from guildhall.architects.powers import Change
from guildhall.engine.message import message_data

WORDS: Final = [
    Word("ADORNMENT", BUILT, lambda n: CraftAdornment(),
         lambda effect: 0 if isinstance(effect, CraftAdornment) else -1, alone=True),
    Word("TOOL", BUILT, lambda n: CraftTool(), lambda effect: 0 if isinstance(effect, CraftTool) else -1, alone=True),
    Word("REACTIVATE", ADORNMENT, lambda n: Reactivate(),
         lambda effect: 0 if isinstance(effect, Reactivate) else -1, alone=True),
    Word("HOME_OR_CAPTURE", ADORNMENT, lambda n: ReleaseOrCapture(),
         lambda effect: 0 if isinstance(effect, ReleaseOrCapture) else -1, alone=True),
    Word("NEW_APPRENTICES", ADORNMENT, lambda n: NewApprentices(),
         lambda effect: 0 if isinstance(effect, NewApprentices) else -1, alone=True),
    Word("FREE_ARTISAN", ABILITY, lambda n: FreeArtisan(),
         lambda effect: 0 if isinstance(effect, FreeArtisan) else -1, alone=True),
]  # fmt: skip


class ArtisanTokens(CardWords):
    def __init__(self) -> None:
        super().__init__()
        self.words += WORDS
        self.counts.update({"tools": Tools(), "adornments": Adornments(), "skill-sets": SkillSets()})

    def changes(self) -> dict[str, Change]:
        changes = super().changes()
        changes["ARTISAN_THRIFT"] = Change(ARTISAN_THRIFT, name="artisan-thrift")
        changes["ARTISAN_CAPTURES"] = Change(ARTISAN_CAPTURES, name="artisan-captures")
        return changes


add_words("artisans", ArtisanTokens())


# Tools that are no plain gain.
_SINGLE: Final[dict[str, Tool]] = {
    "S_FOR_VIR": SilverForVirtue(),
    "FREE_ONE": FreeOne(),
    "CAPTURE_TWO": CaptureTwo(),
    "SKILLS": SkillTool(),
}


def read_tool(text: str) -> Tool:
    """The Tool that a text means; raises TokenError."""
    text = text.strip()
    if text in _SINGLE:
        return _SINGLE[text]
    if text.startswith("VIR_FOR"):
        return VirtueFor(bracket(text, "VIR_FOR", text[7:].strip("()"), 0, GOODS))
    try:
        effect = words_of("artisans").read_effect(text, 0)
    except TokenError as error:
        raise TokenError(f"{error} A Tool may also be {', '.join(_SINGLE)} or VIR_FOR(gold).") from error
    if not isinstance(effect, Gain):
        raise TokenError(f"A Tool is what is gained, such as WOOD(1), or {', '.join(_SINGLE)} or VIR_FOR(gold).")
    return GainTool(effect)


def say_tool(tool: Tool) -> str:
    if isinstance(tool, VirtueFor):
        return f"VIR_FOR({GOODS[tool.good]})"
    if isinstance(tool, GainTool):
        return words_of("artisans").say_effect(tool.gain) or ""
    return next(name for name, one in _SINGLE.items() if type(one) is type(tool))


class ToolGrammar(Grammar):
    def canonical(self, text: str) -> str:
        return say_tool(read_tool(text))

    def data(self) -> dict[str, Any]:
        alone: list[dict[str, Any]] = [
            {"word": name, "most": 0, "names": [], "alone": True, "text": message_data(tool.message())}
            for name, tool in _SINGLE.items()
        ]
        alone.append({"word": "VIR_FOR", "most": 0, "names": list(GOODS), "alone": True,
                      "text": message_data(VirtueFor(0).message())})  # fmt: skip
        return {"words": words_of("artisans").gains_data(), "joined": False, "alone": alone, "empty": False}
