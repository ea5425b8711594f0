"""Corrections: what differs on the card in the owner's box, from a small TOML file.

    [buildings.chapel]
    vp = 7

    [buildings.well]
    right = true

A record names them flat, `{"buildings.chapel.vp": 7, …}`. Everything is checked in the same way wherever it comes from.
What cannot be used is said all at once, and hides nothing of the rest.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from guildhall.engine.cards import CardSet, Difference, Problem
from guildhall.engine.errors import CorrectionError

LONGEST: Final = 1_000_000  # bytes; a file that corrects every number of every card is far shorter
MOST: Final = 5_000  # corrections at once; there are fewer fields on all cards of a game
MOST_PROBLEMS: Final = 100  # that are told
FORMAT: Final = 1  # of files; a later one may say what this Guildhall cannot read
MOST_DOTS: Final = 32  # in a line, outside quotes; a name needs two
_QUOTED: Final = re.compile(r""""(?:[^"\\]|\\.)*"?|'[^']*'?""")  # in a line; to its end, where the end is missing
LONGEST_NAME: Final = 40  # characters
NAME: Final = "name"  # the field that changes what a card is called
RIGHT: Final = "right"  # not a correction: the owner has compared the card, and the rest of it is as we print it
BY: Final = "by"  # who says so: of a file, or of a card in a merged one


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

    def describe(self) -> dict[str, Any]:
        """What may be entered, for a form: the type of the field, and its bounds."""
        raise AssertionError("a field says what may be entered")


class Whole(Field):
    """A whole number in a range."""

    def __init__(self, ours: int, least: int, most: int) -> None:
        super().__init__(ours)
        self.least = least
        self.most = most

    def read(self, path: str, given: object) -> Any:
        return whole(path, given, self.least, self.most)

    def describe(self) -> dict[str, Any]:
        return {"type": "whole", "least": self.least, "most": self.most}


class Title(Field):
    """What a card is called: a short text in one line."""

    def read(self, path: str, given: object) -> Any:
        name = given.strip() if isinstance(given, str) else ""
        if not isinstance(given, str) or not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise CorrectionError(
                f"{path} is a name of 1 to {LONGEST_NAME} characters in one line, not {shown(given)}.", given
            )
        return name

    def differences(self, given: Any) -> list[tuple[str, Any, Any]]:
        # Our own names are in the catalogues, language by language; the key tells when the same one is meant.
        return [] if _plain(given) == _plain(self.ours) else [("", self.ours, given)]

    def describe(self) -> dict[str, Any]:
        return {"type": "text", "longest": LONGEST_NAME}


def _plain(name: str) -> str:
    return "".join([letter for letter in name.casefold() if letter.isalnum()])


class Name(Field):
    """One of some names."""

    def __init__(self, ours: str, valid: Sequence[str]) -> None:
        super().__init__(ours)
        self.valid = list(valid)

    def read(self, path: str, given: object) -> Any:
        if not isinstance(given, str) or given not in self.valid:
            raise unknown(path, given, self.valid)
        return given

    def describe(self) -> dict[str, Any]:
        return {"type": "name", "valid": self.valid}


class Half(Name):
    """Which card's half this card has, where we have paired halves by guess: its own unless the owner says otherwise.
    Every half is on one card. `instead` is the field with which the half is written out, and belongs to no card."""

    def __init__(self, ours: str, valid: Sequence[str], instead: str) -> None:
        super().__init__(ours, valid)
        self.instead = instead

    def read(self, path: str, given: object) -> Any:
        return super().read(path, without_zeros(given) if isinstance(given, str) else given)

    def describe(self) -> dict[str, Any]:
        return {"type": "half", "valid": self.valid, "instead": self.instead}


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

    def describe(self) -> dict[str, Any]:
        return {
            "type": "amounts",
            "names": self.names,
            "least": 0 if self.empty else 1,  # of all together
            "most": self.most,
            "total": self.total,
        }


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

    def find(self, kind: str, key: str) -> str:
        """The key of the card that a name means, or that name: "craft-05" is "craft-5", "Gallery" is "gallery"."""
        keys = self.keys(kind)
        if key in keys:
            return key
        plain = without_zeros(re.sub(r"[^a-z0-9]+", "-", key.lower().replace("'", "").replace("’", "")).strip("-"))
        return plain if plain in keys else key

    def read(self, path: Path) -> dict[str, Any]:
        """The corrections in a file, checked and flat, as a record names them; raises CorrectionError."""
        return self.read_file(path).usable(str(path)).corrections

    def read_file(self, path: Path) -> CardSet:
        """All that a file says, as far as it can be used, and what cannot."""
        return self.read_text(read_file(path))

    def read_text(self, text: str) -> CardSet:
        """The same for the text of a file."""
        data, problems = read_toml(text)
        return self.read_data(data, problems)

    def read_data(self, data: Mapping[str, Any], problems: Sequence[Problem] = ()) -> CardSet:
        """The same for what the file holds, with what was wrong with it already."""
        found = CardSet()
        found.problems += problems
        flat: dict[str, Any] = {}
        for kind, cards in data.items():
            if kind in ("format", "game", BY):
                _read_head(found, kind, cards)
            elif kind not in self.kinds():
                _note(found.problems, kind, unknown(kind, kind, self.kinds()))
            elif not isinstance(cards, Mapping):
                _note(found.problems, kind, CorrectionError(f"{kind} is a table of cards, not {shown(cards)}.", cards))
            else:
                for key, values in cards.items():
                    self._read_card(found, flat, kind, str(key), values)
        self._examine(found, flat)
        return found

    def _read_card(self, found: CardSet, flat: dict[str, Any], kind: str, named: str, values: object) -> None:
        path = f"{kind}.{named}"
        key = self.find(kind, named)
        if key not in self.keys(kind):
            if not _is_full(found):
                _note(found.problems, path, unknown(path, named, self.keys(kind)))
            return
        if not isinstance(values, Mapping):
            problem = f"{path} is a table of corrections, not {shown(values)}."
            _note(found.problems, path, CorrectionError(problem, values, self.fields(kind, key)))
            return
        for name, value in values.items():
            if name == BY:
                _read_agreed(found, f"{kind}.{key}", value)
            elif f"{kind}.{key}.{name}" in flat:
                problem = f"{path}.{name}: this card is in the file twice, also as {key!r}."
                _note(found.problems, f"{kind}.{key}.{name}", CorrectionError(problem, value))
            else:
                flat[f"{kind}.{key}.{name}"] = value

    def check(self, flat: object) -> dict[str, Any]:
        """Flat corrections from outside (a record, a position, a program), checked and in full."""
        return self.examine(flat).usable().corrections

    def examine(self, flat: object) -> CardSet:
        """The same, but what cannot be used is among the problems, and the rest is there."""
        found = CardSet()
        if not isinstance(flat, Mapping):
            example = f"'{self.example}'"
            problem = f"Corrections are a table by names such as {example}, not {shown(flat)}."
            _note(found.problems, "", CorrectionError(problem, flat))
        elif len(flat) > MOST:
            problem = f"{len(flat)} corrections are more than all cards have fields: {MOST} at most."
            _note(found.problems, "", CorrectionError(problem, len(flat)))
        else:
            self._examine(found, flat)
        return found

    def _examine(self, found: CardSet, flat: Mapping[Any, Any]) -> None:
        for path, value in flat.items():
            if _is_full(found) and not self._is_known(path):
                continue
            try:
                kind, key, name = self._parts(path)
                if name == RIGHT:
                    _read_right(found, f"{kind}.{key}", value)
                    continue
                field = _field(str(path), self.fields(kind, key), name)
                where = f"{kind}.{key}.{name}"
                if where in found.corrections:
                    raise CorrectionError(f"{path}: the same is corrected twice, also as {where!r}.", value)
                found.corrections[where] = field.read(where, value)
            except CorrectionError as error:
                _note(found.problems, path if isinstance(path, str) else "", error)
        self._pair_halves(found)

    def _is_known(self, path: object) -> bool:
        kind, named, name = path.split(".") if isinstance(path, str) and path.count(".") == 2 else ("", "", "")
        if kind not in self.kinds():
            return False
        key = self.find(kind, named)
        return key in self.keys(kind) and (name == RIGHT or name in self.fields(kind, key))

    def _parts(self, path: object) -> tuple[str, str, str]:
        """Kind, key and field of a flat name."""
        parts = path.split(".") if isinstance(path, str) else []
        if len(parts) != 3:
            raise CorrectionError(f"A correction has a name such as '{self.example}', not {shown(path)}.", path)
        kind, named, name = parts
        if kind not in self.kinds():
            raise unknown(str(path), kind, self.kinds())
        key = self.find(kind, named)
        if key not in self.keys(kind):
            raise unknown(str(path), named, self.keys(kind))
        return kind, key, name

    def _pair_halves(self, found: CardSet) -> None:
        """Refuse a half on two cards, and a card with a half twice: what is left is a deck that can be printed."""
        halves = [path for path in found.corrections if path.endswith("_of")]
        at = 0
        while at < len(halves):
            path = halves[at]
            at += 1
            kind, key, name = path.split(".")
            half = self.fields(kind, key)[name]
            if not isinstance(half, Half):
                continue
            wanted = found.corrections[path]
            if f"{kind}.{key}.{half.instead}" in found.corrections:
                problem = f"{path}: the card has another {half.instead} already; give one of the two."
            else:
                others = self._holders(found.corrections, kind, name, half, wanted, key)
                if not others:
                    continue
                problem = f"{path}: the {half.instead} of {wanted} is also on {others[0]}. Say what that card has."
            del found.corrections[path]
            _note(found.problems, path, CorrectionError(problem, wanted))
            # Its own half is back on this card, where another may have wanted it.
            halves.remove(path)
            at = 0

    def _holders(
        self, corrections: Mapping[str, Any], kind: str, name: str, half: Half, wanted: str, besides: str
    ) -> list[str]:
        """Which other cards have that card's half."""
        return [
            key
            for key in self.keys(kind)
            if key != besides
            and f"{kind}.{key}.{half.instead}" not in corrections
            and corrections.get(f"{kind}.{key}.{name}", key) == wanted
        ]

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


def read_file(path: Path) -> str:
    """The text of a file of corrections, as it is; raises CorrectionError if there is none."""
    try:
        size = path.stat().st_size
        if size > LONGEST:
            raise CorrectionError(f"{path} is too long for corrections: {size} bytes, {LONGEST} at most.", size)
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise CorrectionError(f"{path} cannot be read: {error.strerror}.", str(path)) from error
    except UnicodeDecodeError as garbled:
        raise CorrectionError(f"{path} is not a text file.", str(path)) from garbled


def read_toml(text: str) -> tuple[dict[str, Any], list[Problem]]:
    """What a text holds. Where it is not TOML, the tables that are whole are read all the same."""
    if len(text) > LONGEST:
        return {}, [Problem("", f"This is too long for corrections: {LONGEST} characters at most.")]
    data, problem = _parse(text)
    if not problem:
        return data, []
    blocks = _blocks(text)
    if len(blocks) < 2:
        return {}, [Problem("", f"This is not TOML: {problem}.")]
    found: dict[str, Any] = {}
    problems: list[Problem] = []
    for line, block in blocks:
        part, problem = _parse(block)
        problem = problem or _join(found, part)
        if problem and len(problems) < MOST_PROBLEMS:
            head = block.strip().partition("\n")[0][:60]
            problems.append(Problem("", f"Line {line}, {head}: this is not TOML: {problem}."))
    return found, problems


def _parse(text: str) -> tuple[dict[str, Any], str]:
    """What a text holds, or why it is not TOML."""
    # For a name of many parts Python's reader takes minutes: each part costs as much as there are parts before it.
    if any(_QUOTED.sub("", line).count(".") > MOST_DOTS for line in text.split("\n")):
        return {}, "a line has too many dots"
    try:
        return tomllib.loads(text), ""
    except ValueError as broken:  # broken TOML, and numbers of more digits than Python reads
        return {}, str(broken)
    except RecursionError:
        return {}, "it is nested too deeply"


def _blocks(text: str) -> list[tuple[int, str]]:
    """The text cut before each heading of a table, each part with the number of its first line."""
    blocks: list[tuple[int, str]] = []
    lines: list[str] = []
    start = 1
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith("[") and lines:
            blocks.append((start, "\n".join(lines)))
            lines, start = [], number
        lines.append(line)
    blocks.append((start, "\n".join(lines)))
    return blocks


def _join(found: dict[str, Any], part: dict[str, Any]) -> str:
    """Add the tables of a part; returns why that cannot be."""
    for kind, cards in part.items():
        if not isinstance(cards, dict) or not isinstance(found.get(kind, {}), dict):
            if kind in found:
                return f"{kind} is there twice"
            found[kind] = cards
            continue
        for key, values in cards.items():
            if key in found.setdefault(kind, {}):
                return f"{kind}.{key} is there twice"
            found[kind][key] = values
    return ""


def _read_head(found: CardSet, name: str, value: object) -> None:
    """What a file says of itself."""
    if name == "format":
        if isinstance(value, bool) or not isinstance(value, int) or value != FORMAT:
            problem = f"format is {FORMAT}, which this Guildhall reads, not {shown(value)}."
            _note(found.problems, name, CorrectionError(problem, value))
    elif not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_NAME:
        problem = f"{name} is a text of at most {LONGEST_NAME} characters, not {shown(value)}."
        _note(found.problems, name, CorrectionError(problem, value))
    elif name == "game":
        found.game = value
    else:
        found.by = value


def _read_right(found: CardSet, card: str, value: object) -> None:
    if not isinstance(value, bool):
        raise CorrectionError(f"{card}.{RIGHT} is either true or false, not {shown(value)}.", value, (True, False))
    if value and card not in found.right:
        found.right.append(card)


def _read_agreed(found: CardSet, card: str, value: object) -> None:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        problem = f"{card}.{BY} is a list of names, not {shown(value)}."
        _note(found.problems, f"{card}.{BY}", CorrectionError(problem, value))
    else:
        found.agreed[card] = [name[:LONGEST_NAME] for name in value]


def _is_full(found: CardSet) -> bool:
    """Nothing more is told that is wrong. Then nobody looks what an unknown name may be a typo of, which takes long."""
    return len(found.problems) >= MOST_PROBLEMS


def _note(problems: list[Problem], path: str, error: CorrectionError) -> None:
    if len(problems) < MOST_PROBLEMS:
        problems.append(Problem(path, str(error), error))


def without_zeros(key: str) -> str:
    """Numbers as keys have them: "craft-05" is "craft-5"."""
    return re.sub(r"(?<=-)0+(?=[0-9])", "", key)


def _field(path: str, fields: dict[str, Field], name: str) -> Field:
    if name not in fields:
        raise unknown(path, name, [*fields, RIGHT])
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
