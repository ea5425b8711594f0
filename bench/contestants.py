"""Who is measured: a script in an interpreter, run as often as asked. For `run.py`, `against.py` and `envs.py`."""

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).resolve().parent


@dataclass
class Contestant:
    name: str
    python: str
    script: str
    environment: dict[str, str] = field(default_factory=dict)
    compiled: bool | None = None
    runs: list[dict[str, Any]] = field(default_factory=list)

    def run(self, seconds: float, seed: int, core: int | None) -> None:
        command = [self.python, str(HERE / self.script), f"--seconds={seconds}", f"--seed={seed}"]
        if core is not None:
            command.append(f"--core={core}")
        result = subprocess.run(command, env=clean_environment() | self.environment, stdout=subprocess.PIPE, text=True)
        if result.returncode:
            sys.exit(f"{self.name} could not be measured: {self.script} ended with {result.returncode}")
        self.runs.append(json.loads(result.stdout))

    def is_what_it_claims(self) -> bool:
        return self.compiled is None or bool(self.runs[-1]["compiled"]) == self.compiled

    def figure(self, name: str) -> float:
        return float(median(run[name] for run in self.runs))


def clean_environment() -> dict[str, str]:
    """Without PYTHONPATH and the like, which would decide what is measured."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def free_core() -> int | None:
    """The core to stay on, where the system lets us choose. The first ones are the busiest."""
    return max(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else None


def warn_when_busy() -> None:
    if hasattr(os, "getloadavg") and os.getloadavg()[0] > 0.5 * (os.cpu_count() or 1):
        say(f"Other processes keep this machine busy (load {os.getloadavg()[0]:.1f}): expect figures that are too low.")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def in_columns(rows: list[list[str]]) -> list[str]:
    """The first column to the left, the others to the right, a line under the head."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:]))]).rstrip()
        for row in rows
    ]
    lines.insert(1, "-" * max(map(len, lines)))
    return lines
