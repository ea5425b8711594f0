"""Builds wheel and source archive of the last commit, and tries them as a user would: in empty environments, no Node.

    python bench/packages.py [--keep FOLDER]

It also takes the page away, and the compiler: `guildhall doctor` has to notice, and pip must not install an uncompiled
build again once there is a compiler. The engine is compiled three times, which takes some minutes.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from first_page import page_answers

ROOT = Path(__file__).resolve().parent.parent
NODE = ("node", "npm", "npx", "corepack")
COMPILERS = re.compile(r"^(cc|gcc|clang|c99|c89|.*-gcc|.*-clang|.*-cc)(-[\d.]+)?$")
LARGEST = 8_000_000  # bytes of a wheel


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", type=Path, help="build here, and leave everything there")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="guildhall-packages-") as folder:
        return Trial(given.keep.absolute() if given.keep else Path(folder)).run()


class Trial:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.failed = 0

    def run(self) -> int:
        clone, dist = self.folder / "clone", self.folder / "dist"
        if not dist.exists():
            call("git", "clone", "--quiet", str(ROOT), str(clone))
            call(sys.executable, "-m", "build", "--outdir", str(dist), str(clone))
        wheel, archive = next(dist.glob("*.whl")), next(dist.glob("*.tar.gz"))
        size = wheel.stat().st_size
        print(f"{wheel.name}: {size / 1e6:.1f} MB; {archive.name}: {archive.stat().st_size / 1e6:.1f} MB")
        self.expect("the wheel is small", size < LARGEST)
        without_node = self.commands("without-node", lambda name: name not in NODE)
        for package in (wheel, archive):
            print(f"== pip install {package.name}, without Node", flush=True)
            self.try_out(package, without_node)
        print("== pip install without a compiler, then with one", flush=True)
        self.try_cache(archive, without_node)
        print("All is well." if not self.failed else f"{self.failed} things are wrong.")
        return 1 if self.failed else 0

    def try_out(self, package: Path, path: str) -> None:
        home = Home(self.folder / f"env-{package.name}", path)
        home.pip("install", str(package))
        code, said = home.doctor()
        self.expect("the doctor finds all well", code == 0, said)
        self.expect("the page answers", home.page_answers())
        next(home.folder.rglob("server/static/index.html")).unlink()
        code, said = home.doctor()
        self.expect("the doctor misses the page", code == 1 and "page is missing" in said, said)

    def try_cache(self, archive: Path, path: str) -> None:
        bare = self.commands("without-compiler", lambda name: name not in NODE and not COMPILERS.match(name))
        home = Home(self.folder / "env-cache", bare)
        home.pip("install", str(archive))
        code, said = home.doctor()
        self.expect("the doctor misses the compiled engine", code == 1 and "not compiled" in said, said)
        home.settings["PATH"] = path
        home.pip("install", "--force-reinstall", "--no-deps", str(archive))
        code, said = home.doctor()
        self.expect("with a compiler pip builds again, and takes nothing from its cache", code == 0, said)

    def commands(self, name: str, wanted: Callable[[str], bool]) -> str:
        """A folder with links to this machine's commands, but for some: what PATH is to be."""
        folder = self.folder / name
        folder.mkdir(parents=True, exist_ok=True)
        for source in ("/usr/local/bin", "/usr/bin", "/bin"):
            for file in Path(source).iterdir() if Path(source).is_dir() else ():
                if wanted(file.name) and not (folder / file.name).is_symlink():
                    (folder / file.name).symlink_to(file)
        return str(folder)

    def expect(self, what: str, holds: bool, said: str = "") -> None:
        print(f"{'✓' if holds else '✗'} {what}", flush=True)
        if not holds:
            self.failed += 1
            print(said)


class Home:
    """An empty environment of its own, with its own cache and data."""

    def __init__(self, folder: Path, path: str) -> None:
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DISPLAY")}
        self.settings = {
            **kept,
            "PATH": path,
            "PIP_CACHE_DIR": str(folder / "cache"),
            "XDG_DATA_HOME": str(folder / "data"),
        }
        call(sys.executable, "-m", "venv", str(folder))

    def pip(self, *arguments: str) -> None:
        command = [str(self.folder / "bin/python"), "-m", "pip", "--disable-pip-version-check", "-q", *arguments]
        done = subprocess.run(command, env=self.settings, cwd=self.folder)
        if done.returncode:
            sys.exit("pip failed: see above.")

    def doctor(self) -> tuple[int, str]:
        command = [str(self.folder / "bin/guildhall"), "doctor"]
        done = subprocess.run(command, env=self.settings, cwd=self.folder, capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def page_answers(self) -> bool:
        log = self.folder / "play.log"
        with log.open("wb") as file:
            command = [str(self.folder / "bin/guildhall"), "play"]
            process = subprocess.Popen(command, env=self.settings, cwd=self.folder, stdout=file, stderr=file)
        try:
            return page_answers(process, log, 60)
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()


def call(*command: str) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
