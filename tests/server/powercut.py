"""Power cuts: a server on a disk that forgets what was not synced. `powercut.c` keeps beside the data folder what of it
has been synced; after the cut the folder is made anew of that and of whatever part of the rest chance adds, page by
page, as a disk may have written some of it in any order. For the short test and for `bench/crash.py`."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from server.crash import Hall
from server.tools import ServedProcess

PAGE = 512  # what a disk writes at once, at the least


def build(folder: Path) -> Path:
    """The shim, compiled."""
    library = folder / "powercut.so"
    source = Path(__file__).with_suffix(".c")
    # `make test` brings Zig's compiler where the system has none.
    compiler = ["cc"] if shutil.which("cc") else [sys.executable, "-m", "ziglang", "cc"]
    subprocess.run([*compiler, "-shared", "-fPIC", "-O2", "-o", library, source, "-ldl", "-lpthread"], check=True)
    return library


def after_cut(live: bytes, synced: bytes, rng: random.Random) -> bytes:
    """What a disk may hold of a file: of each page what was synced, or what was written since."""
    length = rng.choice([len(synced), len(live)])
    pages = []
    for at in range(0, length, PAGE):
        old, new = synced[at : at + PAGE], live[at : at + PAGE]
        page = old if rng.random() < 0.5 else new
        pages.append(page.ljust(min(PAGE, length - at), b"\0")[: length - at])
    return b"".join(pages)


class DarkHall(Hall):
    """Servers of a hall whose data folder forgets. `lies` is a disk that only says that it has written."""

    def __init__(self, folder: Path, lies: bool = False, **settings: Any) -> None:
        self.data = (folder / "data").resolve()
        self.durable = folder / "durable"
        self.data.mkdir()
        self.durable.mkdir()
        self.env = {
            "LD_PRELOAD": str(build(folder)),
            "POWERCUT_FOLDER": str(self.data),
            "POWERCUT_DURABLE": str(self.durable),
            **({"POWERCUT_LIES": "1"} if lies else {}),
        }
        super().__init__(f"sqlite:///{self.data / 'games.db'}", folder, servers=1, **settings)

    def _serve(self, number: int) -> ServedProcess:
        log = self.folder / f"server-{number}.log"
        return ServedProcess("--database", self.database, log=log, port=self.ports[number], env=self.env)

    def cut(self) -> None:
        """The light goes out, and on again."""
        self.servers[0].kill()
        self.forget()
        left = shutil.copytree(self.data, self.folder / f"cut-{self.outcome.crashes['power cut']}")
        try:
            self.servers[0] = self._serve(0)
        except AssertionError as error:
            raise AssertionError(f"{_opened(left)}; the server says: {str(error)[-200:]}") from error
        shutil.rmtree(left)
        self.outcome.crashes["power cut"] += 1

    def forget(self) -> None:
        """Make the data folder what a disk may hold now."""
        rng = self.random
        names = self.durable / ".names"
        listed = names.read_text().split() if names.exists() else []
        kept = {file.name: file.read_bytes() for file in self.durable.iterdir() if not file.name.startswith(".")}
        live = {file.name: file.read_bytes() for file in self.data.iterdir()}
        shutil.rmtree(self.data)
        self.data.mkdir()
        for name in sorted({*listed, *live}):
            if name.endswith("-shm") or (name not in listed and rng.random() < 0.5):
                continue  # the index is in memory; and of a new file not even the name may have been written
            synced = kept.get(name, b"")
            (self.data / name).write_bytes(after_cut(live.get(name, synced), synced, rng))
        # What is on the disk now has been synced.
        shutil.rmtree(self.durable)
        self.durable.mkdir()
        for file in self.data.iterdir():
            shutil.copy(file, self.durable / file.name)
        names.write_text("".join(f"{file.name}\n" for file in self.data.iterdir()))


def _opened(folder: Path) -> str:
    """What SQLite itself says of the files that a cut has left, which are kept for whoever looks into it."""
    kept = shutil.copytree(folder, Path(tempfile.mkdtemp(prefix="guildhall-powercut-")) / "data")
    try:
        with contextlib.closing(sqlite3.connect(folder / "games.db")) as line:
            said = line.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        said = f"{error.sqlite_errorname}: {error}"
    return f"after the cut SQLite says {said!r} of the files in {kept}"


@contextlib.contextmanager
def in_the_dark(folder: Path, **settings: Any) -> Iterator[DarkHall]:
    hall = DarkHall(folder, **settings)
    try:
        yield hall
    finally:
        hall.ending.set()
        for server in hall.servers:
            if server.process.poll() is None:
                server.process.kill()
