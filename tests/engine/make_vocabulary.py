"""Add new words to the list of released ones: python tests/engine/make_vocabulary.py [--anew]

`--anew` writes the list from nothing. That breaks every record there is, so it is for the time before a release only.
"""

from __future__ import annotations

import sys
from pathlib import Path

import guildhall

RELEASED = Path(__file__).with_name("vocabulary.txt")


def main() -> None:
    tokens = guildhall.new_game("architects", seed=0).state.vocabulary().tokens
    if "--anew" not in sys.argv:
        released = RELEASED.read_text(encoding="utf-8").splitlines()
        if tokens[: len(released)] != released:
            sys.exit("Released words have been changed; they must stay as they are, in their order.")
    RELEASED.write_text("".join(token + "\n" for token in tokens), encoding="utf-8")
    print(f"{len(tokens)} words")


if __name__ == "__main__":
    main()
