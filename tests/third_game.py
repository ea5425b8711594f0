"""A third game, added by one line: to the sources, since compiled classes take no subclasses from elsewhere."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from guildhall.words import COMPLETE

ROOT = Path(__file__).parent.parent
ONE_LINE = "from guildhall.tiny.definition import TINY as TINY"


def sources_with_tiny(folder: Path) -> dict[str, str]:
    """Put the sources there with the game added to them, and give the environment in which Python runs these."""
    package = folder / "guildhall"
    shutil.copytree(ROOT / "src" / "guildhall", package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    tiny = ROOT / "tests" / "tiny"
    shutil.copytree(tiny, package / "tiny", ignore=shutil.ignore_patterns("words", "__pycache__"))
    for lang in COMPLETE:
        shutil.copy(tiny / "words" / lang / "tiny.ftl", package / "locales" / lang / "tiny.ftl")
    known = package / "known.py"
    known.write_text(known.read_text(encoding="utf-8") + ONE_LINE + "\n", encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    return {**environment, "PYTHONPATH": str(folder)}
