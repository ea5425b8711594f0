"""Tries the oldest libraries that pyproject.toml allows: what a user may have must do, not only what developers have.

python tools/lowest.py FOLDER      # makes an environment there, and runs some tests of every part in it
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("postgres", "envs", "lab")  # Ray brings its own bounds, and is the same for everybody
TESTED = (
    "tests/rules/architects/test_quarry.py",
    "tests/cli/test_play.py",
    "tests/cli/test_simulate.py",
    "tests/envs",
    "tests/lab",
    "tests/server/test_games.py",
    "tests/server/test_storage.py",
    "tests/words",
)


def main(folder: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = [
        one
        for one in project["dependency-groups"]["dev"]
        if one.startswith(("pytest", "httpx", "hypothesis", "playwright"))
    ]
    python = folder / "bin/python"
    run("uv", "venv", "--quiet", "--clear", "--python", sys.executable, str(folder))
    asked = [argument for extra in EXTRAS for argument in ("--extra", extra)]
    lock = folder / "lowest.txt"
    lowest = ("uv", "pip", "compile", "--quiet", "--resolution", "lowest-direct", "--no-header", "-o", str(lock))
    run(*lowest, "--python", str(python), "pyproject.toml", *asked)
    print(lock.read_text(), flush=True)
    run("uv", "pip", "install", "--quiet", "--python", str(python), "-r", str(lock), *tools)
    # On the sources: the engine needs no library, so compiling it again would show nothing.
    run(str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider", *TESTED)


def run(*command: str) -> None:
    settings = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "GUILDHALL_COMPILE": "0"}
    done = subprocess.run(command, cwd=ROOT, env=settings)
    if done.returncode:
        sys.exit(done.returncode)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(Path(sys.argv[1]).absolute())
