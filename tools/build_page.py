"""Builds the page into the package: `npm ci` and `npm run build` in web/, only when something there has changed.

Both `make` and the package's own build (setup.py) come here. It needs nothing but the standard library and Node.
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
RULES = ROOT / "docs/rules"  # the page shows them
STATIC = ROOT / "src/guildhall/server/static"
BUILT = STATIC / ".built"
INSTALLED = WEB / "node_modules/.installed"
# Of what lies in web/, this is no part of the page.
NOT_THE_PAGE = {"node_modules", "tests", "dev", "README.md", "eslint.config.js", ".prettierrc.json", ".prettierignore"}

NO_NODE = (
    "There is no Node.js with npm here, so the page cannot be built. The terminal game and the API work. "
    "For the page install Node.js 20 or newer, then run this again."
)


def checksum(files: Iterable[Path], *settings: str) -> str:
    digest = hashlib.sha256(repr(settings).encode())
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()


def says(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text() == wanted


def sources() -> list[Path]:
    inside = [
        file
        for entry in WEB.iterdir()
        if entry.name not in NOT_THE_PAGE
        for file in ([entry] if entry.is_file() else entry.rglob("*"))
        if file.is_file()
    ]
    return [*inside, *RULES.glob("*.md")]


def node_modules(*, for_developers: bool) -> None:
    """What the page is built with, and for developers what checks and tests it."""
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(NO_NODE)
    found = checksum([WEB / "package.json", WEB / "package-lock.json"])
    if says(INSTALLED, f"developers {found}") or (not for_developers and says(INSTALLED, f"players {found}")):
        return
    say("Installing the page's libraries into web/node_modules")
    omitted = [] if for_developers else ["--omit=dev"]
    # Without scripts: esbuild's only checks what its package has brought already.
    run(npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts", "--no-update-notifier", *omitted)
    INSTALLED.write_text(f"{'developers' if for_developers else 'players'} {found}")


def build(*, for_developers: bool = False) -> None:
    wanted = checksum(sources())
    if says(BUILT, wanted) and (STATIC / "index.html").is_file() and not for_developers:
        return
    node_modules(for_developers=for_developers)
    if says(BUILT, wanted) and (STATIC / "index.html").is_file():
        return
    say("Building the page")
    run(shutil.which("npm") or "npm", "run", "build", "--silent", "--", "--logLevel", "warn")
    BUILT.write_text(wanted)


def run(*command: str) -> None:
    # What it prints belongs to the progress, not to the output: `make -s bench ARGS=--json` is JSON and nothing else.
    done = subprocess.run(command, cwd=WEB, stdout=sys.stderr)
    if done.returncode:
        raise SystemExit(f"`{' '.join(['npm', *command[1:]])}` failed in web/: see above.")


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    build()
