"""Look for files that make a parser fall over: python bench/fuzz.py record|position|corrections [--seconds 60]

Atheris (in an environment of its own: `make fuzz`) follows which lines of the uncompiled sources a damaged file comes
to, and goes on from those that come to new ones. It begins with the games of `tests/replays`, and stops at the first
file that is neither accepted nor refused as documented; that file is then in the folder named by `--found`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from random import Random

import atheris

ROOT = Path(__file__).parents[1]
sys.path[:1] = [str(ROOT / "src"), str(ROOT / "tests")]  # in place of this folder, where `fuzz` is this file
with atheris.instrument_imports(include=["guildhall"]):
    import guildhall.architects.cards.corrections
    import guildhall.engine.agenda
    import guildhall.engine.position
    import guildhall.viscounts.cards.corrections
from fuzz.targets import TARGETS, damaged

# How often it is tried how an accepted position goes on: here more files count for more.
setattr(guildhall.engine.position, "TRIALS", 1)  # noqa: B010 (elsewhere it is final)
LONGEST = 12_000  # bytes of a file; what the corpus begins with is shorter


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--corpus", type=Path, default=ROOT / "build" / "fuzz", help="where interesting files are kept")
    parser.add_argument("--found", type=Path, default=ROOT / "build" / "fuzz-found", help="for files that fail")
    wanted = parser.parse_args()
    if not str(guildhall.engine.agenda.__file__).endswith(".py"):
        sys.exit("Fuzzing follows the sources: it needs them uncompiled.")
    target = TARGETS[wanted.target]
    corpus, found = wanted.corpus / target.name, wanted.found
    for folder in (corpus, found):
        folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(target.seeds(1)):
        (corpus / f"seed-{number}").write_text(seed, encoding="utf-8")
    counts = {"executions": 0, "accepted": 0}

    def read(data: bytes) -> None:
        counts["executions"] += 1
        counts["accepted"] += target.read(data.decode("utf-8", "replace"))
        if counts["executions"] % 1000 == 0:
            print(f"{target.name}: {counts['executions']} files read, {counts['accepted']} accepted", flush=True)

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        random = Random(seed)
        if random.random() < 0.2:
            return bytes(atheris.Mutate(data, most))
        return damaged(data.decode("utf-8", "replace"), random).encode("utf-8", "replace")[:most]

    flags = [f"-max_total_time={wanted.seconds}", f"-max_len={LONGEST}", f"-artifact_prefix={found}/", "-timeout=60"]
    atheris.Setup([sys.argv[0], *flags, str(corpus)], read, custom_mutator=mutate)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
