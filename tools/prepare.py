"""Sets up what the commands of the Makefile need, once, and says what it does. It runs before anything is installed.

    python tools/prepare.py play [ARGUMENTS]   what a player needs, then the page (or the terminal) at once
    python tools/prepare.py tests              what the tests need: the tools, the page, the compiled package, a browser
    python tools/prepare.py install            the same without a browser
    python tools/prepare.py tools              only the tools that check and format
    python tools/prepare.py developers         only those in Python

Everything lies in the folder of the project: .venv, web/node_modules, .browser, build. Nothing needs root. A stamp
beside each thing carries a checksum of what it was made from: unlike a date it notices a deleted file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import build_page
import chromium
from build_page import ROOT, checksum, say, says

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
BUILDING = VENV / ".building"  # there while the package is being compiled
BUILD_LOG = VENV / "build.log"

WITHOUT_VENV = (
    "Python's module venv is not complete here (its part ensurepip is missing). "
    "Install it (on Debian: apt-get install python3-venv), then run this again."
)
UNCOMPILED = "Guildhall runs UNCOMPILED: everything works, some ten times slower. {why}"
ASKED = "That is what GUILDHALL_COMPILE=0 asks for."


def main(command: str, arguments: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036 - this file is the one that says so
        version = ".".join(map(str, sys.version_info[:3]))
        sys.exit(f"Guildhall needs Python 3.11 or newer, and this is {version}: try make PYTHON=python3.12")
    os.chdir(ROOT)
    if command == "play":
        return play(arguments)
    if command == "tests":
        if shutil.which("npm") is None:
            sys.exit("The tests need Node.js 20 or newer with npm, for the page: install it, then run this again.")
        developers()
        test_servers()  # before anything is built, so that what is missing is said at once
        build_page.build(for_developers=True)
        package()
    elif command == "install":
        developers()
        if shutil.which("npm") is None:
            say(build_page.NO_NODE)
        else:
            build_page.build(for_developers=True)
        package()
    elif command == "tools":
        developers()
        build_page.node_modules(for_developers=True)
    elif command == "developers":
        developers()
    elif command == "package":  # what `play` starts in the background
        package()
    else:
        sys.exit(__doc__)
    return 0


# Playing.


def play(arguments: list[str]) -> int:
    """Nobody waits for a compiler: the first game is played on the sources, while the compiled engine is built."""
    together(players, lambda: build_page.build() if shutil.which("npm") else say(build_page.NO_NODE))
    environment = dict(os.environ)
    command = [str(BIN / "guildhall"), "play"]
    if is_installed():
        say_if_uncompiled()
    else:
        environment["PYTHONPATH"] = str(ROOT / "src")
        command = [str(PYTHON), "-m", "guildhall", "play"]
        if os.environ.get("GUILDHALL_COMPILE") == "0" or compiler() is None:
            say(UNCOMPILED.format(why=why_uncompiled()))
        else:
            say("The engine is being compiled in the background; then bots think ten times as fast.")
            # The server looks there: its bots change over at once, the rest with the next start.
            environment["GUILDHALL_BUILT_SOON"] = str(VENV / ".installed")
            (VENV / ".installed").unlink(missing_ok=True)
            compile_beside()
    try:
        return subprocess.run([*command, *arguments], env=environment).returncode
    except KeyboardInterrupt:
        return 0


def compiler() -> str | None:
    named = os.environ.get("CC", "").split()
    return next(filter(None, map(shutil.which, [*named[:1], "cc", "gcc", "clang", "cl"])), None)


def compile_beside() -> None:
    """Start the build in a process of its own, which also ends its work when the game is closed early."""
    with BUILD_LOG.open("ab") as log:
        subprocess.Popen(
            [sys.executable, __file__, "package"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def together(*tasks: Callable[[], None]) -> None:
    """At the same time: one waits for the network while the other computes."""
    problems: list[BaseException] = []

    def attempt(task: Callable[[], None]) -> None:
        try:
            task()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=attempt, args=(task,)) for task in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if problems:
        raise problems[0]


# The environment.


def environment() -> None:
    if PYTHON.exists():
        return
    say("Creating .venv")
    if subprocess.run([sys.executable, "-m", "venv", str(VENV)], stdout=subprocess.DEVNULL).returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit(WITHOUT_VENV)


def libraries(name: str, sentence: str, covers: tuple[str, ...] = ()) -> None:
    """Install what requirements/NAME.txt names: these versions with these checksums, and no others."""
    environment()
    lock = LOCKS / f"{name}.txt"
    stamp, wanted = VENV / f".{name}", checksum([lock])
    if says(stamp, wanted):
        return
    say(sentence)
    pip("install", "--require-hashes", "--no-deps", "-r", str(lock))
    stamp.write_text(wanted)
    for other in covers:
        (VENV / f".{other}").write_text(checksum([LOCKS / f"{other}.txt"]))


def pip(*arguments: str) -> None:
    # Cached wheels of compiled packages are fine; ours is built from the sources of this folder in any case.
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "-qq", *arguments]
    if subprocess.run(command, stdout=sys.stderr).returncode:
        sys.exit("pip failed: see above. Without a network nothing new can be installed.")


def players() -> None:
    libraries("play", "Installing the libraries that a player needs into .venv")


def builders() -> None:
    players()
    libraries("build", "Installing the compiler mypyc into .venv")


def developers() -> None:
    libraries("dev", "Installing libraries and developers' tools into .venv", covers=("play", "build"))


# The package.


def wanted_package() -> str:
    """A checksum of what the installed package is made from. A test or a document is no part of it."""
    source = ROOT / "src/guildhall"
    files = [file for file in source.rglob("*") if file.is_file() and file.suffix not in (".pyc", ".so", ".pyd")]
    build = [ROOT / name for name in ("pyproject.toml", "setup.py", "LICENSE")]
    return checksum([*files, *build], os.environ.get("GUILDHALL_COMPILE", "1"), str(compiler() is not None))


def is_installed() -> bool:
    return says(VENV / ".installed", wanted_package())


def package() -> None:
    builders()
    with alone():
        wanted = wanted_package()
        if is_installed():
            say_if_uncompiled()
            return
        say("Building and installing Guildhall (the first time takes a few minutes, later only what changed)")
        (VENV / ".installed").unlink(missing_ok=True)
        pip("install", "--no-build-isolation", "--no-deps", "--force-reinstall", ".")
        (VENV / ".installed").write_text(wanted)
        say_whether_compiled()


def say_whether_compiled() -> None:
    # pip hides what a build says, also that it found no compiler.
    ask = "from guildhall.engine import agenda; print(agenda.__file__)"
    # Elsewhere, so that it is the installed package that answers.
    done = subprocess.run([str(PYTHON), "-c", ask], cwd=VENV, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"The installed package cannot be imported:\n{done.stderr}")
    if done.stdout.strip().endswith((".so", ".pyd")):
        say("Guildhall is installed, and compiled.")
    else:
        say(UNCOMPILED.format(why=why_uncompiled()))


def say_if_uncompiled() -> None:
    """Of the package that is installed already: whoever tests or plays has to know each time."""
    engine = list(VENV.rglob("site-packages/guildhall/engine/agenda.*"))
    if not any(file.suffix in (".so", ".pyd") for file in engine):
        say(UNCOMPILED.format(why=why_uncompiled()))


def why_uncompiled() -> str:
    if os.environ.get("GUILDHALL_COMPILE") == "0":
        return ASKED
    if compiler() is None:
        return "There is no C compiler here; with one, opponents are stronger and tests quicker."
    return "Once there is a C compiler with Python's headers: make install"


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time: `make test` waits for the one that `make play` has started."""
    told = False
    while True:
        try:
            os.close(os.open(BUILDING, os.O_CREAT | os.O_EXCL | os.O_WRONLY))
            break
        except FileExistsError:
            if is_abandoned():
                BUILDING.unlink(missing_ok=True)
                continue
            if not told:
                say("Another build is running: waiting for it")
                told = True
            time.sleep(0.5)
    try:
        BUILDING.write_text(str(os.getpid()))
        yield
    finally:
        BUILDING.unlink(missing_ok=True)


def is_abandoned() -> bool:
    try:
        os.kill(int(BUILDING.read_text()), 0)
    except (ValueError, FileNotFoundError):
        return False  # just being written, or gone
    except ProcessLookupError:
        return True
    except PermissionError:
        pass
    return False


# What the tests need beside it.


def test_servers() -> None:
    """A browser, a database server and a C compiler, the system's where it has them."""
    if compiler() is None:  # only for the disk that forgets: the package stays uncompiled
        libraries("compiler", "Installing a C compiler for a test of power cuts into .venv")
    if not has_postgres():
        libraries("postgres", "Installing PostgreSQL for the tests into .venv")
    if chromium.find() is None:
        done = subprocess.run([str(PYTHON), str(ROOT / "tools/chromium.py")], stdout=subprocess.DEVNULL)
        if done.returncode:
            sys.exit(done.returncode)


def has_postgres() -> bool:
    return shutil.which("initdb") is not None or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]))
