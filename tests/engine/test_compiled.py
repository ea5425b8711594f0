"""Compiled and uncompiled play the same games.

The tests run against the installed package, compiled where there was a compiler. A second process runs the sources as
they are. Where the installed package is not compiled either, it is still shown that two processes agree, whatever
their hash seeds, and that what is installed is what is in the sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from engine.fingerprints import SEEDS, SETUPS, fingerprints

ROOT = Path(__file__).parents[2]
COMPILED = (
    "guildhall.engine.agenda",
    "guildhall.engine.rng",
    "guildhall.architects.turn",
    "guildhall.architects.table",
    "guildhall.architects.artisans.tools",
    "guildhall.architects.wonders.replacing",
    "guildhall.architects.solo.keeper",
)


@cache
def uncompiled() -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": "4711"}
    script = ROOT / "tests" / "engine" / "fingerprints.py"
    run = subprocess.run([sys.executable, str(script)], env=environment, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0, run.stderr
    answer: dict[str, Any] = json.loads(run.stdout)
    return answer


def test_the_other_process_really_runs_the_sources() -> None:
    loaded = uncompiled()["files"]
    assert set(COMPILED) <= set(loaded)
    for name, file in loaded.items():
        assert Path(file).suffix == ".py", f"{name} is {file}"
        assert Path(file).is_relative_to(ROOT / "src"), f"{name} is {file}"


def test_both_play_the_same_games() -> None:
    games = fingerprints()
    assert len(games) == len(SETUPS) * len(SEEDS)
    assert uncompiled()["games"] == games


def test_the_games_are_not_all_the_same() -> None:
    records = [game[3] for game in uncompiled()["games"].values()]
    assert len(set(records)) == len(records)


def test_what_is_compiled_is_compiled_throughout() -> None:
    """Half an installation would mix old modules with new ones."""
    suffixes = {Path(str(sys.modules[name].__file__)).suffix for name in COMPILED}
    assert len(suffixes) == 1, suffixes
