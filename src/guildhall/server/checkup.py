"""Is this installation well? Looks at everything that a server needs, and changes nothing."""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

import sqlalchemy as sa

import guildhall
from guildhall.engine import agenda
from guildhall.engine.errors import GuildhallError, MessageError
from guildhall.engine.message import Message
from guildhall.server import schema
from guildhall.server.databases import StorageError, connect, meaning
from guildhall.server.pages import STATIC
from guildhall.server.sums import damaged_games
from guildhall.words import catalogue, locales

Level = Literal["good", "note", "wrong"]

ASKED: Final = "GUILDHALL_COMPILE=0"
PACKAGE: Final = Path(guildhall.__file__).parent
# The folder of the project, where it runs from its sources instead of being installed.
SOURCES: Final = PACKAGE.parents[1] if (PACKAGE.parents[1] / "setup.py").is_file() else None

OLDEST_PYTHON: Final = (3, 11)
LEAST_FREE: Final = 100_000_000  # bytes on the disk: below, the next games may find no room
LITTLE_FREE: Final = 1_000_000_000
FEW_FILES: Final = 4096  # open at once: two streams for each of a thousand games, and some air
SLOW_CLOCK: Final = 30.0  # seconds; a ticket is good for sixty
MOST_NAMED: Final = 5  # of damaged games
EXTRAS: Final = {"postgres": "psycopg", "lab": "polars", "ray": "ray", "envs": "pettingzoo"}


@dataclass(frozen=True)
class Finding:
    """What was looked at, how it is, and a sentence about it."""

    about: str
    level: Level
    message: Message


def check_up(database: str | sa.URL) -> Iterator[Finding]:
    yield _python()
    yield _engine()
    yield _page()
    yield from _words()
    yield _extras()
    yield from _files()
    yield from _database(database)


def _found(about: str, level: Level, name: str, **args: Any) -> Finding:
    return Finding(about, level, Message(f"doctor-{name}", args))


def _python() -> Finding:
    version = ".".join(map(str, sys.version_info[:3]))
    if sys.version_info[:2] < OLDEST_PYTHON:
        return _found("python", "wrong", "python-old", version=version)
    return _found("python", "good", "python", version=version, guildhall=guildhall.__version__)


def _engine() -> Finding:
    if is_compiled():
        return _found("engine", "good", "compiled")
    if why_uncompiled() == ASKED:
        return _found("engine", "note", "uncompiled-asked")
    if SOURCES is not None:
        return _found("engine", "wrong", "uncompiled-sources", folder=str(SOURCES))
    return _found("engine", "wrong", "uncompiled", why=why_uncompiled())


def is_compiled() -> bool:
    return str(agenda.__file__).endswith((".so", ".pyd"))


def why_uncompiled() -> str:
    """What the build wrote down when it left the engine as it was."""
    if os.environ.get("GUILDHALL_COMPILE") == "0":
        return ASKED
    note = PACKAGE / "uncompiled.txt"
    return note.read_text(encoding="utf-8") if note.is_file() else "?"


def _page() -> Finding:
    if (STATIC / "index.html").is_file():
        return _found("page", "good", "page")
    if os.environ.get("GUILDHALL_PAGE") == "0":
        return _found("page", "note", "no-page-asked")
    if SOURCES is None:
        return _found("page", "wrong", "no-page")
    if shutil.which("npm") is None:
        return _found("page", "wrong", "no-page-no-node")
    return _found("page", "wrong", "no-page-sources", folder=str(SOURCES))


def _words() -> Iterator[Finding]:
    try:
        names = {locale: catalogue(locale).names for locale in locales()}
    except (GuildhallError, MessageError, OSError) as error:
        yield _found("words", "wrong", "no-words", error=str(error))
        return
    for locale, found in names.items():
        missing = names["en"] - found
        if missing:
            yield _found("words", "wrong", "words-missing", locale=locale, count=len(missing), first=min(missing))
            return
    yield _found("words", "good", "words", locales=", ".join(names))


def _extras() -> Finding:
    there = [extra for extra, module in EXTRAS.items() if find_spec(module) is not None]
    absent = [extra for extra in EXTRAS if extra not in there]
    if not absent:
        return _found("extras", "good", "extras", there=", ".join(there))
    return _found("extras", "good", "extras-absent", there=", ".join(there) or "–", absent=", ".join(absent))


def _files() -> Iterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < FEW_FILES:
        yield _found("files", "note", "few-files", most=most)


# The database.


def _database(url: str | sa.URL) -> Iterator[Finding]:
    try:
        engine = connect(url)
    except GuildhallError as error:
        yield _found("database", "wrong", "no-database", error=str(error))
        return
    file = Path(engine.url.database or "") if engine.dialect.name == "sqlite" else None
    try:
        if file is not None:
            yield from _disk(file)
        if file is None or file.is_file():
            yield from _opened(engine)
        else:
            yield _new(file)
    finally:
        engine.dispose()


def _disk(file: Path) -> Iterator[Finding]:
    folder = next(parent for parent in file.absolute().parents if parent.is_dir())
    free = shutil.disk_usage(folder).free
    level: Level = "wrong" if free < LEAST_FREE else "note" if free < LITTLE_FREE else "good"
    name = "disk" if level == "good" else "disk-little"
    yield _found("disk", level, name, free=free // 1_000_000, folder=str(folder))
    if file.is_file() and os.name == "posix" and file.stat().st_mode & 0o077:
        yield _found("database", "note", "database-open", file=str(file))


def _new(file: Path) -> Finding:
    folder = next(parent for parent in file.absolute().parents if parent.exists())
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        return _found("database", "wrong", "folder-locked", folder=str(folder))
    return _found("database", "good", "database-new", file=str(file))


def _opened(engine: sa.Engine) -> Iterator[Finding]:
    try:
        with engine.execution_options(guildhall_writes=True).connect() as connection:
            yield from _tables(connection)
            _try_to_write(connection)
            yield _found("database", "good", "database-writes")
            if connection.dialect.name == "sqlite":
                yield from _sqlite(connection)
            yield _clock(connection)
    except sa.exc.DBAPIError as error:
        problem: StorageError = meaning(error)
        yield _found("database", "wrong", "no-database", error=f"{problem}.")


def _tables(connection: sa.Connection) -> Iterator[Finding]:
    known = len(schema.MIGRATIONS)
    if not sa.inspect(connection).has_table(schema.schema.name):
        yield _found("tables", "good", "tables-none")
        return
    version: int = connection.execute(sa.select(sa.func.max(schema.schema.c.version))).scalar_one() or 0
    if version > known:
        yield _found("tables", "wrong", "tables-newer", version=version, known=known)
    elif version < known:
        yield _found("tables", "good", "tables-older", version=version, known=known)
    else:
        games = connection.execute(sa.select(sa.func.count()).select_from(schema.games)).scalar_one()
        yield _found("tables", "good", "tables", version=version, games=games)
        damaged = damaged_games(connection)
        if damaged:
            yield _found("moves", "wrong", "moves-damaged", number=len(damaged), games=", ".join(damaged[:MOST_NAMED]))


def _try_to_write(connection: sa.Connection) -> None:
    """A table that is taken back before anybody sees it."""
    connection.rollback()
    connection.execute(sa.text("CREATE TABLE guildhall_doctor (number INTEGER)"))
    connection.rollback()


def _sqlite(connection: sa.Connection) -> Iterator[Finding]:
    journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
    waits = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
    safe = journal == "wal" and waits >= 2  # 2 is FULL
    yield _found("sqlite", "good" if safe else "wrong", "sqlite" if safe else "sqlite-unsafe", journal=str(journal))
    damage = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if damage != "ok":
        yield _found("sqlite", "wrong", "damaged", damage=str(damage))


def _clock(connection: sa.Connection) -> Finding:
    """Beside the database's clock, or the last move: tickets and backups go by the time."""
    now = time.time()
    if connection.dialect.name == "postgresql":
        there = float(connection.execute(sa.text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
        is_off = abs(there - now) > SLOW_CLOCK
    else:
        there = 0.0
        if sa.inspect(connection).has_table(schema.moves.name):
            there = connection.execute(sa.select(sa.func.max(schema.moves.c.at))).scalar_one() or 0.0
        is_off = there > now + SLOW_CLOCK
    if is_off:
        return _found("clock", "wrong", "clock-off", seconds=round(abs(there - now)))
    return _found("clock", "good", "clock", time=time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime(now)))
