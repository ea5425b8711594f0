"""The words of the cards, read as printed (rules/viscounts 8.0): `x + y`, `x / y`, `e x2`, brackets, `NAME(n)`."""

from __future__ import annotations

from typing import NamedTuple


class Effect(NamedTuple):
    kind: str  # a word such as FLIP, or: all, choice, twice, none
    number: int = 1
    what: str = ""  # of which: a kind of building, an icon, a resource
    parts: tuple[Effect, ...] = ()


NOTHING = Effect("none")


def split(text: str, mark: str) -> list[str]:
    """The parts between marks that are not in brackets."""
    parts, depth, part = [], 0, ""
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == mark and not depth:
            parts.append(part)
            part = ""
        else:
            part += letter
    return [*(found.strip() for found in parts), part.strip()]


def read(text: str) -> Effect:
    text = text.strip()
    if text in ("", "none"):
        return NOTHING
    for mark, kind in (("/", "choice"), ("+", "all")):
        parts = split(text, mark)
        if len(parts) > 1:
            return Effect(kind, parts=tuple(read(part) for part in parts))
    if text.endswith(" x2"):
        return Effect("twice", parts=(read(text.removesuffix(" x2")),))
    if text.startswith("("):
        return read(text[1:-1])
    word, _, inside = text.removesuffix(")").partition("(")
    number, _, what = inside.partition(" ")
    if number.isdigit():
        return Effect(word, int(number), what)
    return Effect(word, 1, inside)


def name(effect: Effect) -> str:
    """What the players call it when they choose."""
    if effect.kind == "all":
        return "-and-".join(name(part) for part in effect.parts)
    if effect.kind == "twice":
        return f"{name(effect.parts[0])}-twice"
    word = effect.kind.lower().replace("_", "-")
    return f"{word}-{effect.number}" if effect.kind in COUNTED else word


COUNTED = ("S", "INK", "GOLD", "STONE", "ANY", "VIR", "COR", "DEED", "DEBT")
