"""What can be corrected on cards besides numbers and names: skills, effects and their numbers, and gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from guildhall.architects.answers import MOST_PAID
from guildhall.architects.cards.tokens import Grammar, TokenError
from guildhall.architects.effects import MOST_GAINED
from guildhall.architects.names import GOODS, RESOURCES, SKILLS
from guildhall.engine.cards import Number
from guildhall.engine.corrections import Amounts, Field, shown, unknown, whole
from guildhall.engine.errors import CorrectionError

if TYPE_CHECKING:
    from guildhall.architects.effects import Gain


class Skills(Field):
    """A list of skills."""

    def __init__(self, ours: list[str], empty: bool) -> None:
        super().__init__(ours)
        self.empty = empty

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, list):
            raise CorrectionError(f"{path} is a list of skills, not {shown(given)}.", given, SKILLS)
        for skill in given:
            if not isinstance(skill, str) or skill not in SKILLS:
                raise unknown(path, skill, SKILLS)
            if given.count(skill) > 1:
                raise CorrectionError(f"{path} names {skill!r} twice.", given)
        if not given and not self.empty:
            raise CorrectionError(f"{path} has to name at least one skill.", given, SKILLS)
        return [skill for skill in SKILLS if skill in given]

    def describe(self) -> dict[str, Any]:
        return {"type": "skills", "valid": list(SKILLS), "least": 0 if self.empty else 1}


class Numbers(Field):
    """The numbers of an effect, by name: only those to change are given."""

    def __init__(self, numbers: dict[str, Number]) -> None:
        super().__init__({name: number.value for name, number in numbers.items() if number.value})
        self.numbers = numbers

    def read(self, path: str, given: object) -> Any:
        names = list(self.numbers)
        if not names:
            raise CorrectionError(f"{path}: the effect of this card has no numbers.", given)
        if not isinstance(given, dict):
            example = f"{{ {self._example()} = 2 }}"
            raise CorrectionError(f"{path} is a table such as {example}, not {shown(given)}.", given, names)
        changed: dict[str, int] = {}
        for name, value in given.items():
            number = self.numbers.get(name) if isinstance(name, str) else None
            if number is None:
                raise unknown(path, name, names)
            changed[name] = whole(f"{path}.{name}", value, number.least, number.most)
        self._refuse_nothing(path, changed)
        return changed

    def describe(self) -> dict[str, Any]:
        numbers = {name: {"least": one.least, "most": one.most} for name, one in self.numbers.items()}
        return {"type": "numbers", "numbers": numbers}

    def _example(self) -> str:
        return next(iter(self.ours), next(iter(self.numbers)))

    def _refuse_nothing(self, path: str, changed: dict[str, int]) -> None:
        """What a card pays or gains may be other goods than we say, but not nothing, nor more than can be paid."""
        prices = [name for name in self.numbers if name.startswith("pay_")]
        gains = [
            name
            for name, number in self.numbers.items()
            if number.least == 0 and not number.alone and name not in prices
        ]
        for names, what in ((prices, "pay"), (gains, "gain")):
            if names and not any(changed.get(name, self.numbers[name].value) for name in names):
                raise CorrectionError(f"{path} leaves nothing to {what}.", changed, names)
        if sum(changed.get(name, self.numbers[name].value) for name in prices) > MOST_PAID:
            raise CorrectionError(f"{path}: a price is at most {MOST_PAID} goods.", changed)

    def differences(self, given: Any) -> list[tuple[str, Any, Any]]:
        return [
            (name, self.numbers[name].value, value)
            for name, value in given.items()
            if value != self.numbers[name].value
        ]


class Composed(Numbers):
    """What a card does: a table changes numbers of what it does with us, a text says all of it in words."""

    def __init__(self, numbers: dict[str, Number], token: str | None, grammar: Grammar) -> None:
        super().__init__(numbers)
        self.token = token or ""
        self.grammar = grammar

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, str):
            return super().read(path, given)
        try:
            return self.grammar.canonical(given)
        except TokenError as error:
            raise CorrectionError(f"{path}: {error}", given) from error

    def differences(self, given: Any) -> list[tuple[str, Any, Any]]:
        if isinstance(given, str):
            return [("", self.token, given)] if given != self.token else []
        return super().differences(given)

    def describe(self) -> dict[str, Any]:
        return {**super().describe(), "type": "effect", "token": self.token, **self.grammar.data()}


def gain_field(gain: Gain, names: Sequence[str]) -> Amounts:
    ours = {name: gain.amount_of(name) for name in gain.names() if gain.amount_of(name)}
    return Amounts(ours, names, MOST_GAINED, len(names) * MOST_GAINED, False)


def named(amounts: Sequence[int]) -> dict[str, int]:
    """Amounts of goods that are not 0, by name."""
    return {GOODS[good]: amount for good, amount in enumerate(amounts) if amount}


# Values from corrections, or our own where there are none.


def amounts_from(given: Any, ours: Sequence[int]) -> list[int]:
    return list(ours) if given is None else [given.get(name, 0) for name in GOODS[:RESOURCES]]


def skills_from(given: Any, ours: Sequence[int]) -> list[int]:
    return list(ours) if given is None else [SKILLS.index(skill) for skill in given]


def gain_from(given: Any, ours: Gain) -> Gain:
    return ours if given is None else ours.with_numbers({name: given.get(name, 0) for name in ours.names()})


def numbers_in(given: Any) -> dict[str, int]:
    """The numbers of an effect that a correction changes; none if it says the whole effect in words."""
    return given if isinstance(given, dict) else {}
