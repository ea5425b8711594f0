"""Runs the programs of docs/tutorials whole, small or as the docs report them, and says how each came out.

    make tutorials                # small, a few minutes: does each still run to its end?
    make tutorials ARGS=--full    # the runs of which the docs give the figures

It runs in an environment of its own with what they need (examples/requirements.txt): PyTorch alone is some gigabytes.
"""

import argparse
import os
import platform
import subprocess
import sys
import time
from pathlib import Path

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
SMALL = [
    ("ppo_batch", "--minutes 0.05 --every 0.05 --games 4 --greedy-games 1"),
    ("maskable_ppo", "--steps 4096 --games 2"),
    ("rllib_masked", "--rounds 1 --batch 600 --games 1"),
    ("openspiel_search", "--games 1 --simulations 3"),
]
SAID = (" v random", " against chance")  # how each of them ends


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--only", help="the name of one of them")
    wanted = parser.parse_args()
    failed = 0
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}")
    for name, small in SMALL:
        if wanted.only not in (None, name):
            continue
        command = [sys.executable, str(EXAMPLES / f"{name}.py"), *([] if wanted.full else small.split())]
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True)
        lines = [line for line in done.stdout.splitlines() if any(word in line for word in SAID)]
        failed += not (done.returncode == 0 and lines)
        print(f"\n{name}: {time.perf_counter() - start:.0f} s", flush=True)
        print("\n".join(lines) if done.returncode == 0 and lines else done.stdout + done.stderr, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
