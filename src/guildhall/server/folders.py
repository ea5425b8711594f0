"""Where a user's games are kept, as each system has it."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sqlalchemy import URL

from guildhall.engine.errors import GuildhallError


def data_folder() -> Path:
    """The folder for this user's data; it need not exist yet."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Guildhall"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Guildhall"
    given = os.environ.get("XDG_DATA_HOME", "")
    # The specification says to ignore a path that is not absolute.
    return (Path(given) if os.path.isabs(given) else home / ".local" / "share") / "guildhall"


def database_in(folder: Path) -> URL:
    """The address of the database in that folder; both are made if missing. Only their owner may look into them."""
    file = folder / "games.db"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except OSError as error:
        raise GuildhallError(f"{file} cannot be written: {error.strerror}.") from error
    return URL.create("sqlite", database=str(file))
