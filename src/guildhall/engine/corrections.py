"""Corrections: numbers that differ on the card in the owner's box, from a small TOML file.

    [buildings.chapel]
    vp = 7

A record names them flat, `{"buildings.chapel.vp": 7, …}`. Everything is checked in the same way wherever it comes from.
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.engine.cards import Difference
from guildhall.engine.errors import CorrectionError

LONGEST: Final = 1_000_000  # bytes; a file that corrects every number of every card is far shorter


# What can be corrected.


class Field:
    """Something on a card that can be corrected. `ours` is what our tables say, JSON-ready."""

    def __init__(self, ours: Any) -> None:
        self.ours = ours

    def read(self, path: str, given: object) -> Any:
        """The corrected value in full, checked; raises CorrectionError with the path."""
        raise AssertionError("a field checks its values")

    def differences(self, given: Any) -> list[tuple[str, Any, Any]]:
        """What a checked value changes: under which name, from what, to what."""
        return [("", self.ours, given)] if given != self.ours else []


class Whole(Field):
    """A whole number in a range."""

    def __init__(self, ours: int, least: int, most: int) -> None:
        super().__init__(ours)
        self.least = least
        self.most = most

    def read(self, path: str, given: object) -> Any:
        return whole(path, given, self.least, self.most)


class Name(Field):
    """One of some names."""

    def __init__(self, ours: str, valid: Sequence[str]) -> None:
        super().__init__(ours)
        self.valid = list(valid)

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, str) or given not in self.valid:
            raise unknown(path, given, self.valid)
        return given


class Amounts(Field):
    """Amounts by name, complete: what is not named is 0."""

    def __init__(
        self, ours: dict[str, int], names: Sequence[str], most: int, total: int, empty: bool, what: str = "goods"
    ) -> None:
        super().__init__(ours)
        self.names = list(names)
        self.most = most
        self.total = total
        self.empty = empty  # may it be nothing at all?
        self.what = what

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, dict):
            example = f"{{ {self.names[0]} = 1 }}"
            raise CorrectionError(f"{path} is a table such as {example}, not {shown(given)}.", given, self.names)
        for name in given:
            if name not in self.names:
                raise unknown(path, name, self.names)
        amounts = {name: whole(f"{path}.{name}", given[name], 0, self.most) for name in self.names if name in given}
        amounts = {name: amount for name, amount in amounts.items() if amount}
        if sum(amounts.values()) > self.total:
            raise CorrectionError(f"{path}: {sum(amounts.values())} in all is more than {self.total}.", given)
        if not amounts and not self.empty:
            raise CorrectionError(f"{path} has to name at least one of its {self.what}.", given, self.names)
        return amounts


# Reading and checking.


class Correctable:
    """The cards of a game as corrections see them. `example` is a flat name such as "buildings.chapel.vp"."""

    def __init__(self, example: str) -> None:
        self.example = example

    def kinds(self) -> list[str]:
        """The kinds of cards there are."""
        raise AssertionError("a game knows its kinds of cards")

    def keys(self, kind: str) -> list[str]:
        """The keys of all cards of a kind."""
        raise AssertionError("a game knows its cards")

    def fields(self, kind: str, key: str) -> dict[str, Field]:
        """What can be corrected on a card, by name."""
        raise AssertionError("a game knows what is on its cards")

    def read(self, path: Path) -> dict[str, Any]:
        """The corrections in a file, checked and flat, as a record names them."""
        data = _read_toml(path)
        try:
            return self.check(self._flat(data))
        except CorrectionError as error:
            # The sentence is complete already, with what would be valid.
            raised = CorrectionError(f"{path}: {error}", error.value)
            raised.valid = error.valid
            raise raised from error

    def _flat(self, data: dict[str, Any]) -> dict[str, Any]:
        flat: dict[str, Any] = {}
        for kind, cards in data.items():
            self._know_kind(kind, kind)
            if not isinstance(cards, dict):
                raise CorrectionError(f"{kind} is a table of cards, not {shown(cards)}.", cards)
            for key, values in cards.items():
                fields = self._fields_of(f"{kind}.{key}", kind, key)
                if not isinstance(values, dict):
                    problem = f"{kind}.{key} is a table of corrections, not {shown(values)}."
                    raise CorrectionError(problem, values, fields)
                for name, value in values.items():
                    _field(f"{kind}.{key}.{name}", fields, name)
                    flat[f"{kind}.{key}.{name}"] = value
        return flat

    def check(self, flat: object) -> dict[str, Any]:
        """Flat corrections from outside (a record, a position, a program), checked and in full."""
        if not isinstance(flat, Mapping):
            example = f"'{self.example}'"
            raise CorrectionError(f"Corrections are a table by names such as {example}, not {shown(flat)}.", flat)
        checked: dict[str, Any] = {}
        for path, value in flat.items():
            checked[path] = self._found(path).read(path, value)
        return checked

    def _found(self, path: object) -> Field:
        """The field that a flat name means."""
        parts = path.split(".") if isinstance(path, str) else []
        if len(parts) != 3:
            raise CorrectionError(f"A correction has a name such as '{self.example}', not {shown(path)}.", path)
        kind, key, name = parts
        complete = str(path)
        self._know_kind(complete, kind)
        return _field(complete, self._fields_of(complete, kind, key), name)

    def _know_kind(self, path: str, kind: str) -> None:
        if kind not in self.kinds():
            raise unknown(path, kind, self.kinds())

    def _fields_of(self, path: str, kind: str, key: str) -> dict[str, Field]:
        keys = self.keys(kind)
        if key not in keys:
            raise unknown(path, key, keys)
        return self.fields(kind, key)

    def differences(self, corrections: Mapping[str, Any]) -> list[Difference]:
        """What checked corrections change, in the order of our tables. One that repeats our number changes nothing."""
        return [
            difference
            for kind in self.kinds()
            for key in self.keys(kind)
            for difference in self.differences_on(kind, key, corrections)
        ]

    def differences_on(self, kind: str, key: str, corrections: Mapping[str, Any]) -> list[Difference]:
        """What checked corrections change on one card."""
        given = given_on(kind, key, corrections)
        if not given:
            return []
        return [
            Difference(kind, key, f"{name}.{part}" if part else name, ours, yours)
            for name, field in self.fields(kind, key).items()
            if name in given
            for part, ours, yours in field.differences(given[name])
        ]

    def changes_on(self, kind: str, key: str, corrections: Mapping[str, Any]) -> dict[str, Any]:
        """The corrections of one card by field; empty if they change nothing."""
        return given_on(kind, key, corrections) if self.differences_on(kind, key, corrections) else {}


def given_on(kind: str, key: str, corrections: Mapping[str, Any]) -> dict[str, Any]:
    """What checked corrections say about one card, by field."""
    start = f"{kind}.{key}."
    return {path[len(start) :]: value for path, value in corrections.items() if path.startswith(start)}


def _read_toml(path: Path) -> dict[str, Any]:
    try:
        size = path.stat().st_size
        if size > LONGEST:
            raise CorrectionError(f"{path} is too long for corrections: {size} bytes, {LONGEST} at most.", size)
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise CorrectionError(f"{path} cannot be read: {error.strerror}.", str(path)) from error
    except UnicodeDecodeError as garbled:
        raise CorrectionError(f"{path} is not a text file.", str(path)) from garbled
    try:
        return tomllib.loads(text)
    except ValueError as broken:  # broken TOML, and numbers of more digits than Python reads
        raise CorrectionError(f"{path} is not TOML: {broken}.", str(path)) from broken
    except RecursionError as deep:
        raise CorrectionError(f"{path} is not TOML: it is nested too deeply.", str(path)) from deep


def _field(path: str, fields: dict[str, Field], name: str) -> Field:
    if name not in fields:
        raise unknown(path, name, list(fields))
    return fields[name]


# Refusing values.


def unknown(path: str, name: object, names: Sequence[str]) -> CorrectionError:
    """Refuse a name; from a long list of valid ones, show only those it may be a typo of."""
    valid: Sequence[str] = names
    if len(names) > 12:
        valid = difflib.get_close_matches(str(name), names, 5) or names
    return CorrectionError(f"{path}: {shown(name)} is unknown.", name, valid)


def whole(path: str, given: object, least: int, most: int) -> int:
    """A whole number in a range."""
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise CorrectionError(f"{path} is a whole number from {least} to {most}, not {shown(given)}.", given)
    return given


def shown(value: object) -> str:
    """A value from outside, for an error's sentence."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of too many digits, a list in a list in a list …
        return "this"
    return text if len(text) <= 60 else text[:60] + "…"
