"""Add new words to the lists of released ones: python tests/engine/make_vocabulary.py [--anew]

`--anew` writes the lists from nothing. That breaks every record there is, so it is for the time before a release only.
"""

from __future__ import annotations

import sys
from pathlib import Path

import guildhall

FOLDER = Path(__file__).parent
# A list holds what its last expansion adds to the words of the base game and of the expansions before it.
LISTS: dict[str, list[str]] = {
    "vocabulary.txt": [],
    "vocabulary-artisans.txt": ["artisans"],
    "vocabulary-wonders.txt": ["wonders"],
    "vocabulary-artisans-wonders.txt": ["artisans", "wonders"],
}


def words_with(expansions: list[str]) -> list[str]:
    return list(guildhall.new_game("architects", seed=0, expansions=expansions).state.vocabulary().tokens)


def tokens_of(expansions: list[str]) -> list[str]:
    """The base game's words, or those that come with the last of these expansions."""
    if not expansions:
        return words_with([])
    return words_with(expansions)[len(words_with(expansions[:-1])) :]


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
