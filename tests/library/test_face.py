"""`guildhall.__all__` is the promise: a name or a type in it changes only on purpose."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import guildhall
from library.make_face import FILE, face


def test_the_public_face_is_as_it_was_written_down() -> None:
    """A change that is meant: run tests/library/make_face.py, and see docs/deprecation.md whether it may be."""
    assert face() == FILE.read_text(encoding="utf-8")


def test_everything_public_says_what_it_is_for() -> None:
    silent = [name for name in guildhall.__all__ if not explained(getattr(guildhall, name))]
    assert silent == []


def explained(thing: Any) -> str | None:
    """What is written about it in its file: compiled, a class has lost that."""
    file = Path(guildhall.__file__).parent.parent.joinpath(*thing.__module__.split("."))
    source = file.with_suffix(".py") if file.with_suffix(".py").exists() else file / "__init__.py"
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == thing.__name__:
            return ast.get_docstring(node)
    return None


def test_everything_public_is_listed_by_dir() -> None:
    assert set(guildhall.__all__) <= set(dir(guildhall))
