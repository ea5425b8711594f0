"""What can be corrected on cards besides numbers: effects and abilities, in the words of `tokens.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.engine.corrections import Field, shown
from guildhall.engine.errors import CorrectionError
from guildhall.viscounts.abilities import Ability
from guildhall.viscounts.cards.tokens import (
    ANYWHERE,
    TokenError,
    ability_token,
    changes_data,
    moments_data,
    read_ability,
    read_effect,
    words_data,
)
from guildhall.viscounts.effects import Effect

LONGEST_TEXT: Final = 120  # characters; six parts are shorter


class EffectText(Field):
    """An effect, such as "DEBT(1) + ANY(2)"; "none" for none."""

    def __init__(self, ours: Effect, valid: Sequence[str] = ANYWHERE) -> None:
        super().__init__(ours.token())
        self.valid = valid

    def read(self, path: str, given: object) -> Any:
        try:
            return read_effect(_text(path, given, "S(2)"), self.valid).token()
        except TokenError as error:
            raise CorrectionError(f"{path}: {error}", given) from error

    def describe(self) -> dict[str, Any]:
        words = words_data(self.valid)
        return {"type": "effect", "token": self.ours, "numbers": {}, "words": words, "joined": True, "empty": True}


class AbilityText(Field):
    """An ability, such as "DROP: S(1)", "ON_TRADE: S(2)" or "PAIR_M(B)"; "" for none."""

    def __init__(self, ours: Ability) -> None:
        super().__init__(ability_token(ours))

    def read(self, path: str, given: object) -> Any:
        try:
            return ability_token(read_ability(_text(path, given, "DROP: S(1)")))
        except TokenError as error:
            raise CorrectionError(f"{path}: {error}", given) from error

    def describe(self) -> dict[str, Any]:
        return {
            "type": "effect",
            "token": self.ours,
            "numbers": {},
            "words": words_data(ANYWHERE),
            "joined": True,
            "empty": True,
            "moments": moments_data(),
            "alone": changes_data(),
        }


def _text(path: str, given: object, example: str) -> str:
    if not isinstance(given, str) or len(given) > LONGEST_TEXT:
        raise CorrectionError(f"{path} is a text such as {example!r}, or '' for nothing, not {shown(given)}.", given)
    return given
