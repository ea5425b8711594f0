"""Every reason that an opponent gives is true at the moment it is given: all opponents, boxes and numbers of people."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
# Seldom in games of chance; they have tests of their own (test_told.py).
RARE = {"lack-cathedral", "fact-no-cathedral", "because-next-craft", "fact-but", "fact-and", "fact-no-wonder"}
RARE |= {"lack-contribution"}  # a full card is turned over in the same turn


def test_every_reason_is_checked_against_the_table() -> None:
    """rules/solo 1.3 to 3.10."""
    script = Path(__file__).with_name("reasons.py")
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run(
        [sys.executable, str(script), "2"], env=environment, capture_output=True, text=True, timeout=600
    )
    assert run.returncode == 0, run.stderr[-2000:]
    counts = json.loads(run.stdout)
    sentences = (ROOT / "src" / "guildhall" / "locales" / "en" / "solo.ftl").read_text(encoding="utf-8")
    names = {line.split(" =")[0].removeprefix("event-") for line in sentences.splitlines() if " =" in line}
    wanted = {name for name in names if name.startswith(("because-", "lack-", "fact-", "instead-of-", "clause-true"))}
    # Which place comes first is part of the reason for a group.
    wanted -= {"because-largest", "because-princess", "because-list"}
    assert wanted - set(counts) <= RARE
    assert sum(counts.values()) > 5000
