"""Add new words to the lists of released ones: python tests/engine/make_vocabulary.py [--anew]

`--anew` writes the lists from nothing. That breaks every record there is, so it is for the time before a release only.
"""

from __future__ import annotations

import sys
from pathlib import Path

import guildhall

FOLDER = Path(__file__).parent
# An expansion's list holds what it adds to the base game's words.
LISTS: dict[str, list[str]] = {"vocabulary.txt": [], "vocabulary-artisans.txt": ["artisans"]}


def tokens_of(expansions: list[str]) -> list[str]:
    """The base game's words, or those that come after them."""
    base = guildhall.new_game("architects", seed=0).state.vocabulary().tokens
    if not expansions:
        return list(base)
    return guildhall.new_game("architects", seed=0, expansions=expansions).state.vocabulary().tokens[len(base) :]


def main() -> None:
    for name, expansions in LISTS.items():
        tokens = tokens_of(expansions)
        path = FOLDER / name
        if "--anew" not in sys.argv and path.exists():
            released = path.read_text(encoding="utf-8").splitlines()
            if tokens[: len(released)] != released:
                sys.exit(f"{name}: released words have been changed; they must stay as they are, in their order.")
        path.write_text("".join(token + "\n" for token in tokens), encoding="utf-8")
        print(f"{name}: {len(tokens)} words")


if __name__ == "__main__":
    main()
