"""What can be corrected on cards besides numbers: effects and abilities in the words of the tables, and yes or no."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from guildhall.engine.corrections import Field, shown
from guildhall.engine.errors import CorrectionError
from guildhall.viscounts.cards.tokens import TokenError, ability, effects, tokens

LONGEST_TEXT: Final = 100  # characters; four parts are far shorter


class Effects(Field):
    """Effects of some kinds, such as "DEBT(1) + ANY(2)"; "" for none."""

    def __init__(self, ours: str, kinds: Sequence[int]) -> None:
        super().__init__(ours)
        self.kinds = kinds

    def read(self, path: str, given: object) -> Any:
        try:
            return tokens(effects(_text(path, given, "S(2)"), self.kinds))
        except TokenError as error:
            raise CorrectionError(f"{path}: {error}", given) from error


class AbilityText(Field):
    """An ability, such as "DROP: S(1)", "ON_TRADE: S(2)" or "HIRE_DISCOUNT(1)"; "" for none."""

    def read(self, path: str, given: object) -> Any:
        try:
            return ability(_text(path, given, "DROP: S(1)")).token()
        except TokenError as error:
            raise CorrectionError(f"{path}: {error}", given) from error


class YesOrNo(Field):
    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, bool):
            raise CorrectionError(f"{path} is true or false, not {shown(given)}.", given)
        return given


def _text(path: str, given: object, example: str) -> str:
    if not isinstance(given, str) or len(given) > LONGEST_TEXT:
        raise CorrectionError(f"{path} is a text such as {example!r}, or '' for nothing, not {shown(given)}.", given)
    return given
