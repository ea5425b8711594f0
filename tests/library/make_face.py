"""Writes down the public face: every name of `guildhall`, with its types. `python tests/library/make_face.py` after a
change that is meant; docs/deprecation.md says which are."""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any

import guildhall

FILE = Path(__file__).with_name("face.txt")


def face() -> str:
    """A line for each name, and for each method of a class."""
    lines: list[str] = []
    for name in guildhall.__all__:
        thing: Any = getattr(guildhall, name)
        if not inspect.isclass(thing):
            lines.append(f"{name}{inspect.signature(thing)}")
        elif issubclass(thing, Exception):
            bases = ", ".join(base.__name__.lstrip("_") for base in thing.__mro__[1:] if base is not object)
            lines.append(f"{name}: error, {bases}")
        else:
            is_compiled = thing.__module__.startswith("guildhall.engine.")
            lines.append(f"{name}: class" if is_compiled else f"{name}: class{inspect.signature(thing)}")
            lines += sorted(f"{name}.{line}" for line in _members(thing, is_compiled))
    return "\n".join(lines) + "\n"


def _members(kind: Any, is_compiled: bool) -> list[str]:
    """What is not private; fields of a dataclass with their types. Compiled, a method has no types to show."""
    found = [f"{name}: {said}" for name, said in getattr(kind, "__annotations__", {}).items() if name[0] != "_"]
    for name, member in vars(kind).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property):
            found.append(f"{name}: {inspect.signature(member.fget).return_annotation}" if member.fget else name)
        elif callable(member):
            found.append(name if is_compiled else f"{name}{inspect.signature(member)}")
    return found


if __name__ == "__main__":
    FILE.write_text(face(), encoding="utf-8")
