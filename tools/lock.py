"""Writes requirements/*.txt: every library that is installed, with its version and the checksums of its files.

    python tools/lock.py [--upgrade]

uv resolves, since one file then holds for every Python and every system; pip installs, since it is there already. (uv's
own lock file would also name the index that was asked, and could be read by uv alone.)
"""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ["--extra", "postgres", "--extra", "ray", "--extra", "envs", "--extra", "lab"]
HEADER = "# Made by `make lock` from pyproject.toml.\n"


def main(arguments: list[str]) -> None:
    project = ROOT / "pyproject.toml"
    needed = tomllib.loads(project.read_text(encoding="utf-8"))["build-system"]["requires"]
    build = "\n".join(needed)
    everything = [str(project), *EXTRAS, "--group", f"{project}:dev"]
    # All from the one of the developers, so that a library has one version everywhere.
    compile_("dev", [*everything, "-"], arguments, build)
    same = ["--constraint", str(ROOT / "requirements/dev.txt")]
    compile_("play", [str(project), *same], arguments)
    compile_("build", ["-", *same], arguments, build)
    compile_("docs", ["--group", f"{project}:docs", *same], arguments)
    compile_("postgres", ["--group", f"{project}:postgres-server", *same], arguments)
    compile_("compiler", ["--group", f"{project}:c-compiler", *same], arguments)


def compile_(name: str, sources: list[str], arguments: list[str], given: str = "") -> None:
    file = ROOT / f"requirements/{name}.txt"
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"]
    command += [
        "--no-header",
        "--no-annotate",
        "--no-emit-index-url",
        "--no-emit-find-links",
        "--output-file",
        str(file),
    ]
    subprocess.run([*command, *sources, *arguments], input=given, text=True, check=True, cwd=ROOT)
    file.write_text(HEADER + file.read_text(encoding="utf-8"), encoding="utf-8")
    print(f"{file.relative_to(ROOT)}: {file.read_text().count('==')} libraries")


if __name__ == "__main__":
    main(sys.argv[1:])
