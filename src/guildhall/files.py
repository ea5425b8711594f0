"""Files that are replaced by their new contents at once, or stay as they were."""

from __future__ import annotations

import os
import secrets
import shutil
from pathlib import Path

from guildhall.engine.errors import GuildhallError


def write_whole(path: Path, text: str) -> None:
    """Replace a file by its new contents at once, or not at all. Anything else, such as a pipe, is written to
    directly."""
    try:
        if path.exists() and not path.is_file():
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
        else:
            _replace(path.resolve(), text)
    except OSError as error:
        raise GuildhallError(f"{path} cannot be written: {error.strerror}.") from error
    except ValueError as error:
        raise GuildhallError(f"{str(path)!r} is not the name of a file.") from error


def _replace(path: Path, text: str) -> None:
    temporary = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        with open(temporary, "x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        os.replace(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
