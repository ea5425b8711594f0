"""Does the score pad count as the engine does? Random games of every mix to their end, tapped into the pad.

    .venv/bin/python bench/scorepad.py [--tables 500]

So many tables of every mix. It ends with the first one that differs.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from corrections.test_scorepad import MIXES, compare

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    given = parser.parse_args()
    begun = time.monotonic()
    for game, options in MIXES:
        for seed in range(given.tables):
            compare(game, options, seed)
        print(f"{game} {options}: {given.tables} tables alike", flush=True)
    print(f"{time.monotonic() - begun:.0f} s")
