"""Tries the two commands of the README on a bare machine: a new Debian in a folder, entered as an ordinary user.

    sudo python bench/bare.py FOLDER                   # play, then test, on the last commit of this clone
    sudo python bench/bare.py FOLDER --only play
    sudo python bench/bare.py FOLDER --no-compiler     # a Debian without a C compiler

It needs root (for debootstrap and chroot) and the package debootstrap; what it tries has neither. The Debian has
Python, git, make and a C compiler, and this machine's Node; no browser, no database, no library. FOLDER is made where
it is missing, and kept. Use another one for --no-compiler.

This machine's /proc and /dev stay bound into FOLDER. Unmount both before you remove it, or you empty your own /dev:

    sudo umount --lazy --recursive FOLDER/dev FOLDER/proc
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from first_page import page_answers

ROOT = Path(__file__).resolve().parent.parent
NEEDED = ["python3", "python3-venv", "make", "git", "ca-certificates"]
COMPILER = ["python3-dev", "gcc", "libc6-dev"]
CHROOT = shutil.which("chroot") or "/usr/sbin/chroot"
USER = 1000
HOME = "home/visitor"
# How this machine reaches the package registries; a machine of one's own needs none of it.
NETWORK = re.compile(r"proxy|cert|ssl|ca_bundle|^pip_|^npm_config", re.IGNORECASE)
FILES = ("etc/resolv.conf", "etc/hosts", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-compiler", action="store_true")
    parser.add_argument("--only", choices=["play", "test"])
    parser.add_argument("--revision", default="HEAD")
    given = parser.parse_args()
    if os.geteuid() != 0:
        sys.exit("debootstrap and chroot need root: sudo python bench/bare.py FOLDER")
    machine = Machine(given.folder.absolute(), has_compiler=not given.no_compiler)
    machine.clone(given.revision)
    well = True
    if given.only != "test":
        well = machine.play() and well
    if given.only != "play":
        well = machine.test() and well
    print("Both commands work." if well and given.only is None else "It works." if well else "It does NOT work.")
    return 0 if well else 1


class Machine:
    def __init__(self, folder: Path, has_compiler: bool) -> None:
        self.folder = folder
        self.home = folder / HOME
        self.clone_folder = self.home / "guildhall"
        if not (folder / "etc/debian_version").is_file():
            wanted = [*NEEDED, *(COMPILER if has_compiler else [])]
            say("Making a Debian")
            subprocess.run(
                ["debootstrap", "--variant=minbase", f"--include={','.join(wanted)}", "bookworm", str(folder)],
                check=True,
                stdout=subprocess.DEVNULL,
            )
        found = self._run("command -v cc gcc clang || true", check=False).strip()
        if bool(found) != has_compiler:
            sys.exit(f"{folder} {'has' if found else 'lacks'} a C compiler: name another folder.")
        self._bring_node()
        for name in FILES:
            if Path("/", name).is_file():
                (folder / name).write_bytes(Path("/", name).read_bytes())
        for name, line in (("passwd", f"visitor:x:{USER}:{USER}::/{HOME}:/bin/sh"), ("group", f"visitor:x:{USER}:")):
            file = folder / "etc" / name
            if "visitor:" not in file.read_text():
                file.write_text(f"{file.read_text()}{line}\n")
        for name in ("proc", "dev"):
            if not os.path.ismount(folder / name):
                subprocess.run(["mount", "--rbind", f"/{name}", str(folder / name)], check=True)

    def _bring_node(self) -> None:
        node = Path(shutil.which("node") or sys.exit("This machine has no Node.")).resolve()
        npm = Path(shutil.which("npm") or sys.exit("This machine has no npm.")).resolve().parents[1]
        shutil.copy(node, self.folder / "usr/bin/node")
        there = self.folder / "usr/lib/node_modules/npm"
        if not there.exists():
            shutil.copytree(npm, there, symlinks=True)
            (self.folder / "usr/bin/npm").symlink_to("../lib/node_modules/npm/bin/npm-cli.js")

    def clone(self, revision: str) -> None:
        shutil.rmtree(self.home, ignore_errors=True)
        self.home.mkdir(parents=True)
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone_folder)], check=True)
        commit = subprocess.check_output(["git", "-C", str(ROOT), "rev-parse", revision], text=True).strip()
        subprocess.run(["git", "-C", str(self.clone_folder), "checkout", "--quiet", commit], check=True)
        subprocess.run(["chown", "-R", f"{USER}:{USER}", str(self.home)], check=True)
        say(f"A fresh clone of {commit[:7]}")

    def play(self) -> bool:
        """From the fresh clone to a page that answers."""
        say("make play")
        before = self._bytes()
        begun = time.monotonic()
        log = self.home / "play.log"
        with log.open("wb") as file:
            process = subprocess.Popen(
                self._inside("make play"), stdout=file, stderr=file, env=self._environment(), start_new_session=True
            )
        try:
            answers = page_answers(process, log, 600)
            seconds = time.monotonic() - begun
            print(log.read_text())
            size = (self._bytes() - before) // 1_000_000
            if answers:
                print(f"make play: the page answers after {seconds:.0f} s, with {size} MB installed so far", flush=True)
            return answers and self._wait_for_the_compiler(log)
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.wait()

    def _wait_for_the_compiler(self, log: Path) -> bool:
        if "UNCOMPILED" in log.read_text():
            return True
        begun = time.monotonic()
        installed = self.clone_folder / ".venv/.installed"
        while not installed.exists() and time.monotonic() - begun < 1200:
            time.sleep(1)
        print(f"make play: compiled in the background {time.monotonic() - begun:.0f} s later", flush=True)
        return installed.exists()

    def test(self) -> bool:
        say("make test")
        begun = time.monotonic()
        done = subprocess.run(self._inside("make test"), env=self._environment())
        seconds = time.monotonic() - begun
        size = self._bytes() // 1_000_000
        print(f"make test: exit {done.returncode} after {seconds:.0f} s, {size} MB in the user's folder", flush=True)
        return done.returncode == 0

    def _inside(self, command: str) -> list[str]:
        enter = [CHROOT, f"--userspec={USER}:{USER}", str(self.folder)]
        return [*enter, "sh", "-c", f"cd /{HOME}/guildhall && {command}"]

    def _run(self, command: str, check: bool = True) -> str:
        enter = [CHROOT, str(self.folder), "sh", "-c", command]
        return subprocess.run(enter, check=check, capture_output=True, text=True, env=self._environment()).stdout

    def _environment(self) -> dict[str, str]:
        network = {name: value for name, value in os.environ.items() if NETWORK.search(name)}
        network.pop("PIP_FIND_LINKS", None)
        return {**network, "HOME": f"/{HOME}", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}

    def _bytes(self) -> int:
        return int(subprocess.check_output(["du", "-sb", str(self.home)], text=True).split()[0])


def say(sentence: str) -> None:
    print(f"== {sentence}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
