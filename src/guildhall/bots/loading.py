"""Your own bots, from a Python file: `path/to/mybots.py:MyBot`.

A class with a method `answer(sight)`; see docs/bots.md. A file is loaded once in a process.
"""

from __future__ import annotations

import importlib.util
import inspect
import os
import sys
import traceback
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.bots.table import Bot, UnknownBotError


def is_file_bot(name: str) -> bool:
    """Does this name a class in a file, such as `mybots.py:MyBot`?"""
    return ".py:" in name


def load_bot(name: str, seed: int) -> Bot:
    """A bot of that class. It gets the seed if its constructor takes something."""
    path, class_name = _parts(name)
    cls = _load_class(path, class_name)
    try:
        bot: Bot = cls(seed) if _takes_seed(cls) else cls()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # not even sys.exit() may end the process that creates it
        raise _refusal(f"The bot {name!r} cannot be made: {what_happened(error, path)}", name) from error
    return bot


def absolute(name: str) -> str:
    """The same bot for a process that works in another folder."""
    if not is_file_bot(name):
        bot, at, weights = name.partition("@")
        # A path, or the name of weights that the package has.
        return f"{bot}@{os.path.abspath(os.path.expanduser(weights))}" if at and os.path.isfile(weights) else name
    path, class_name = _parts(name)
    return f"{path}:{class_name}"


def file_of(name: str) -> Path:
    return _parts(name)[0]


def find_file(path: Path) -> None:
    """Refuses a file that does not exist. Nothing in it is run, since nobody knows what that would do."""
    if not path.is_file():
        raise _refusal(f"There is no file {str(path)!r} with bots.", str(path))


def what_happened(error: BaseException, path: Path) -> str:
    """An error in one line, with the last line of that file that led to it."""
    said = traceback.format_exception_only(error)[-1]
    # Whatever a bot says, it must not fill or repaint the screen.
    said = " ".join("".join(sign if sign.isprintable() else " " for sign in said).split())
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {said}"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return f"line {lines[-1]}: {said}" if lines else said


def _parts(name: str) -> tuple[Path, str]:
    # From the right: a folder may have a colon in its name.
    file, _, class_name = name.rpartition(":")
    return Path(os.path.abspath(os.path.expanduser(file))), class_name


def _load_class(path: Path, class_name: str) -> type:
    module = _load_file(path)
    cls = getattr(module, class_name, None)
    if not isinstance(cls, type):
        here = [key for key, value in vars(module).items() if _is_own_bot(value, module)]
        raise _refusal(f"There is no class {class_name!r} in {path.name}.", class_name, here)
    if not callable(getattr(cls, "answer", None)):
        raise _refusal(f"The class {class_name!r} in {path.name} has no method answer(sight).", class_name)
    return cls


@cache
def _load_file(path: Path) -> ModuleType:
    find_file(path)
    # A name that no other module has, however the file is called.
    name = f"guildhall_bots_{abs(hash(path)):x}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    # Its neighbours can be imported, as from a script.
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a file that calls sys.exit() does not load, either
        del sys.modules[name]
        raise _refusal(f"{path.name} does not load: {what_happened(error, path)}", str(path)) from error
    return module


def _is_own_bot(value: object, module: ModuleType) -> bool:
    return isinstance(value, type) and value.__module__ == module.__name__ and callable(getattr(value, "answer", None))


def _takes_seed(cls: type) -> bool:
    try:
        parameters = inspect.signature(cls).parameters.values()
    except (TypeError, ValueError):  # a class in C that does not say
        return True
    return any(parameter.kind not in (parameter.KEYWORD_ONLY, parameter.VAR_KEYWORD) for parameter in parameters)


def _refusal(message: str, value: str, valid: Iterable[str] = ()) -> UnknownBotError:
    from guildhall.bots.table import UnknownBotError  # which makes its bots with this file

    return UnknownBotError(message, value, valid)
