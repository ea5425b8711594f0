"""Where a user's games are kept, as each system has it."""

from __future__ import annotations

import contextlib
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


def keep_private(url: URL) -> None:
    """See that nobody else on this machine reads the file of an SQLite database. One that is new is its owner's alone;
    one that is there keeps what its group may do, since the host may have meant that."""
    if os.name != "posix" or url.get_backend_name() != "sqlite" or not url.database:
        return
    file = Path(url.database)
    with contextlib.suppress(OSError):  # another's file, or no folder: what opens it says so
        if not file.exists():
            file.touch(mode=0o600)
        # What is not yet written to it lies beside it.
        for part in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm", "-journal"))):
            if part.exists() and part.stat().st_mode & 0o007:
                part.chmod(part.stat().st_mode & 0o7770)
