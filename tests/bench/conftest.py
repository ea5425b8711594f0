"""The benchmarks are scripts that find each other in their own folder. It must not stay on the path: it has a `server`
and an `engine` like the tests, which would be found in place of theirs."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

BENCH = str(Path(__file__).parents[2] / "bench")

sys.path.insert(0, BENCH)
for name in ("against", "everything", "revision", "run"):
    import_module(name)
sys.path.remove(BENCH)
