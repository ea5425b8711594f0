"""Another commit of Guildhall, built beside this one. For `against.py`."""

import io
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from contestants import clean_environment, say

ROOT = Path(__file__).resolve().parents[1]
# What was built once is used again; `make clean` removes it.
BUILDS = ROOT / "build" / "bench"


class NoRevision(Exception):
    """There is no such commit, or it cannot be built."""


@dataclass
class Revision:
    commit: str
    named: str  # as asked for

    @property
    def short(self) -> str:
        return self.commit[:9]

    @property
    def name(self) -> str:
        return self.short if self.commit.startswith(self.named) else f"{self.named} ({self.short})"


def find(named: str) -> Revision:
    commit = git("rev-parse", "--verify", "--quiet", "--end-of-options", named + "^{commit}")
    if commit is None:
        if git("rev-parse", "--git-dir") is None:
            raise NoRevision(f"{ROOT} is no git checkout, so there is no other commit to build: clone the repository.")
        raise NoRevision(
            f"There is no commit called {named!r} here. Name a branch, a tag or a commit, such as main or HEAD~1;"
            " in a shallow clone, fetch it first."
        )
    return Revision(commit, named)


def here() -> str:
    """What the working tree is: the commit, and whether there is more than that."""
    commit = git("rev-parse", "--verify", "--quiet", "HEAD") or "unknown"
    changed = git("status", "--porcelain", "--untracked-files=no", "--", "src", "setup.py", "pyproject.toml")
    return commit[:9] + (" with changes" if changed else "")


def git(*arguments: str) -> str | None:
    """What git answers, None when it refuses."""
    try:
        result = subprocess.run(
            ["git", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
    except FileNotFoundError:
        raise NoRevision("--against needs git, and there is none on the PATH.") from None
    return result.stdout.strip() if result.returncode == 0 else None


def build(revision: Revision, compiled: bool) -> Path:
    """The folder with the package, for PYTHONPATH. The libraries are those of the running interpreter."""
    how = f"mypy-{version('mypy')}" if compiled else "uncompiled"
    folder = BUILDS / f"{revision.commit}-{sys.implementation.cache_tag}-{how}"
    if folder.is_dir():
        say(f"{revision.name} was built before: {folder.relative_to(ROOT)}")
        return folder
    say(f"Building {revision.name}" + (", which takes a minute or two" if compiled else ""))
    with tempfile.TemporaryDirectory(prefix="guildhall-bench-") as temporary:
        sources, target = Path(temporary, "sources"), Path(temporary, "target")
        unpack(revision, sources)
        install(revision, sources, target, compiled)
        BUILDS.mkdir(parents=True, exist_ok=True)
        shutil.move(target, folder)  # only now, so that what is half done is never used
    return folder


def unpack(revision: Revision, folder: Path) -> None:
    """All but the page, which would be built, too, and which nobody measures."""
    command = ["git", "archive", revision.commit, ":(exclude)web"]
    archive = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def install(revision: Revision, sources: Path, target: Path, compiled: bool) -> None:
    command = [
        sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-build-isolation",
        "--no-index", "--target", str(target), str(sources),
    ]  # fmt: skip
    environment = clean_environment() | {"GUILDHALL_COMPILE": str(int(compiled))}
    result = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode:
        last = "\n".join(result.stdout.splitlines()[-20:])
        raise NoRevision(f"{revision.name} could not be built here:\n{last}")
    if is_compiled(target / "guildhall") != compiled:
        raise NoRevision(
            f"{revision.name} came out {'un' if compiled else ''}compiled, so there is nothing to compare."
        )


def is_compiled(package: Path) -> bool:
    return any(file.suffix in (".so", ".pyd") for file in package.glob("engine/playout.*"))


def installed() -> Path:
    """The package that the running interpreter has, which stands for this commit and therefore has to be it."""
    found = subprocess.run(
        [sys.executable, "-c", "import guildhall; print(guildhall.__file__)"],
        cwd=tempfile.gettempdir(),
        env=clean_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    if found.returncode:
        raise NoRevision(f"Guildhall is not installed for {sys.executable}: make install")
    package = Path(found.stdout.strip()).parent
    if changed := differing(package, ROOT / "src" / "guildhall"):
        raise NoRevision(f"The Guildhall in {package} is not the one in src ({changed[0]} differs): make install")
    return package


def differing(one: Path, other: Path) -> list[str]:
    """The Python files that only one of two folders has, or that are not the same in both."""
    names = {file.relative_to(folder).as_posix() for folder in (one, other) for file in folder.rglob("*.py")}
    return sorted(name for name in names if text_of(one / name) != text_of(other / name))


def text_of(file: Path) -> bytes | None:
    return file.read_bytes() if file.is_file() else None
