"""Compiles the rules with mypyc and builds the page while the package is built. The rest is in pyproject.toml.

GUILDHALL_COMPILE=0 leaves the compilation out. So does a machine without a C compiler, with a warning: the same files
run uncompiled, only slower. Without Node there is no page, unless it is built already, as in a source archive.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))
import build_page as page  # noqa: E402

PACKAGE = Path("src/guildhall")
# The engine, the bots, and every game: a folder with a definition.
COMPILED = sorted({"bots", *(file.parent.name for file in PACKAGE.glob("*/definition.py"))})
# Folders and modules that stay interpreted: they take what people say or write, and wait for it.
EXCLUDED: tuple[str, ...] = (
    "companion",
    "bots/loading.py",
    "bots/table.py",
    "bots/advice.py",
    "bots/why.py",
    "bots/levels.py",
)

# The extensions of the last build, in a folder named after what they are made from; DONE lists them once all are there.
KEPT = Path("build/kept")
DONE = "extensions.txt"

# Commands that need the extensions. The others (metadata, source archive) should not wait for mypyc, and an editable
# install stays interpreted, since an edit must take effect.
BUILDS = {"bdist_wheel", "build", "build_ext", "install"}


def main() -> None:
    why_not = why_uncompiled()
    if why_not is None:
        # mypy finds a module's package by its path; this keeps it right in a folder without an __init__.py, too.
        os.environ["MYPYPATH"] = "src"
    BuildPy.why_uncompiled = why_not
    setup(
        ext_modules=extensions() if why_not is None else [],
        cmdclass={
            "bdist_wheel": Wheel,
            "build": CleanBuild,
            "build_ext": ParallelBuildExt,
            "build_py": BuildPy,
            "sdist": SourceArchive,
        },
    )


def why_uncompiled() -> str | None:
    """None where the engine is to be compiled."""
    if BUILDS.isdisjoint(sys.argv):
        return "this command needs no engine"
    if os.environ.get("GUILDHALL_COMPILE", "1") == "0":
        print("guildhall: GUILDHALL_COMPILE=0, the engine stays uncompiled", file=sys.stderr)
        return "GUILDHALL_COMPILE=0"
    problem = compiler_problem()
    if problem is None:
        return None
    print(
        f"\nWARNING: guildhall is installed UNCOMPILED, and will be some ten times slower.\n"
        f"  A C extension cannot be built here: {problem}\n"
        f"  Install a C compiler and the headers of Python {platform.python_version()}, then guildhall again.\n",
        file=sys.stderr,
    )
    return problem


def compiler_problem() -> str | None:
    """Why no C extension can be built here, found out by building one; None when it works."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe", NULL, -1, NULL};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(Distribution({"name": "probe", "ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as problem:  # a missing compiler shows itself in many ways
            return str(problem) or type(problem).__name__
    return None


def modules() -> list[str]:
    """The files to compile. An __init__.py only re-exports, and gains nothing."""
    files = (file for part in COMPILED for file in sorted((PACKAGE / part).rglob("*.py")))
    return [
        str(file)
        for file in files
        if file.name != "__init__.py"
        and file.parent.name not in EXCLUDED
        and file.relative_to(PACKAGE).as_posix() not in EXCLUDED
    ]


def extensions() -> list[Extension]:
    """Those of the last build, if nothing that they are made from has changed since: an edit of the page, of a document
    or of a test compiles nothing."""
    kept = KEPT / fingerprint([*modules(), "setup.py"], f"{sys.version} {platform.machine()} mypy {version('mypy')}")
    ParallelBuildExt.kept = kept
    if (kept / DONE).is_file():
        return [Extension(name, []) for name in (kept / DONE).read_text().split()]
    return compiled_extensions()


def compiled_extensions() -> list[Extension]:
    from mypyc.build import mypycify

    options = [
        # `make lint` checks types; the build only needs them. It sees neither the settings in pyproject.toml nor,
        # in pip's isolated build environment, the libraries that the rest of the package imports.
        "--config-file=",
        "--follow-imports=silent",
        "--ignore-missing-imports",
    ]
    found: list[Extension] = mypycify(
        [*options, *modules()],
        opt_level="3",
        debug_level="0",
        # One C file a module: they compile side by side, and what was not touched stays compiled. The engine runs no
        # slower for it (unlike with separate=True, which costs a seventh).
        multi_file=True,
        group_name="guildhall",
        target_dir="build/mypyc",
    )
    for extension in found:
        extension.depends.append("setup.py")
        if os.name == "posix" and "-fvisibility=hidden" not in extension.extra_compile_args:  # they share one list
            # Functions that nobody outside can replace are called directly: five to ten in a hundred faster.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


class BuildPy(build_py):
    """The Python files, the page, and for `guildhall doctor` a word on why the engine is not compiled."""

    why_uncompiled: str | None = None

    def run(self) -> None:
        build_page()
        super().run()
        note = Path(self.build_lib, "guildhall", "uncompiled.txt")
        note.unlink(missing_ok=True)
        if self.why_uncompiled is not None and not self.editable_mode:
            note.write_text(self.why_uncompiled, encoding="utf-8")


class SourceArchive(sdist):
    """With the page built, so that a wheel can be made of it without Node."""

    def run(self) -> None:
        build_page()
        super().run()


def build_page() -> None:
    if (ROOT / "PKG-INFO").is_file() or not page.WEB.is_dir():
        return  # a source archive, which has it
    if shutil.which("npm"):
        page.build()
    elif not (page.STATIC / "index.html").is_file():
        print(f"\nWARNING: guildhall is built WITHOUT ITS PAGE. {page.NO_NODE}\n", file=sys.stderr)


class Wheel(bdist_wheel):
    """A wheel that pip never takes from its cache when it is uncompiled.

    pip keeps the wheel that it has built from a source archive, and would install it again when there is a compiler at
    last. It does not look at the platform of a wheel that it has just built, but it does when it searches its cache. So
    there, and only there, an uncompiled wheel is for a platform that does not exist.
    """

    def get_tag(self) -> tuple[str, str, str]:
        python, abi, platform_tag = super().get_tag()
        if self.root_is_pure and any(part.startswith(("pip-install-", "pip-req-build-")) for part in ROOT.parts):
            platform_tag = "uncompiled"
        return python, abi, platform_tag


class CleanBuild(build):
    """Starts from an empty folder: setuptools packs whatever lies there, also modules that no longer exist."""

    def run(self) -> None:
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class ParallelBuildExt(build_ext):
    """Compiles on every core, and only what changed since the last build."""

    kept: Path | None = None

    def run(self) -> None:
        names = [extension.name for extension in self.extensions]
        if self.kept is None or self.inplace:
            super().run()
        elif (self.kept / DONE).is_file():
            for name in names:
                file = self.get_ext_filename(name)
                Path(self.build_lib, file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(self.kept / file, Path(self.build_lib, file))
        else:
            super().run()
            shutil.rmtree(KEPT, ignore_errors=True)  # the last build is enough
            for name in names:
                file = self.get_ext_filename(name)
                (self.kept / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(Path(self.build_lib, file), self.kept / file)
            (self.kept / DONE).write_text("\n".join(names))

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        compile_sources: Callable[..., list[str]] = self.compiler.compile
        tools = f"{getattr(self.compiler, 'compiler_so', '')} {sys.version} mypy {version('mypy')}"

        def compile_changed(sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                objects: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
                target, stamp = Path(objects[0]), Path(objects[0] + ".sha256")
                depends = options.get("depends") or []
                inputs = fingerprint([source, *depends], f"{tools} {options.get('extra_postargs')}")
                if target.exists() and stamp.exists() and stamp.read_text() == inputs:
                    return objects
                stamp.unlink(missing_ok=True)
                compile_sources([source], output_dir=output_dir, **options)
                stamp.write_text(inputs)
                return objects

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(compile_one, sources) for name in names]

        self.compiler.compile = compile_changed
        super().build_extensions()


def fingerprint(files: Iterable[str], settings: str) -> str:
    digest = hashlib.sha256(settings.encode())
    for file in files:
        digest.update(Path(file).read_bytes())
    return digest.hexdigest()


main()
