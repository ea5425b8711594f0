"""Add new words to the lists of released ones: python tests/engine/make_vocabulary.py [--anew]

`--anew` writes the lists from nothing. That breaks every record there is, so it is for the time before a release only.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import guildhall

FOLDER = Path(__file__).parent
# A list holds what its last expansion adds to the words of the base game and of the expansions before it.
LISTS: dict[str, tuple[str, list[str]]] = {
    "vocabulary.txt": ("architects", []),
    "vocabulary-artisans.txt": ("architects", ["artisans"]),
    "vocabulary-wonders.txt": ("architects", ["wonders"]),
    "vocabulary-artisans-wonders.txt": ("architects", ["artisans", "wonders"]),
    "vocabulary-viscounts.txt": ("viscounts", []),
}


def words_with(game: str, expansions: list[str]) -> list[str]:
    options: dict[str, Any] = {"expansions": expansions} if expansions else {}
    return list(guildhall.new_game(game, seed=0, **options).state.vocabulary().tokens)


def tokens_of(game: str, expansions: list[str]) -> list[str]:
    """The base game's words, or those that come with the last of these expansions."""
    if not expansions:
        return words_with(game, [])
    return words_with(game, expansions)[len(words_with(game, expansions[:-1])) :]


def main() -> None:
    for name, (game, expansions) in LISTS.items():
        tokens = tokens_of(game, expansions)
        path = FOLDER / name
        if "--anew" not in sys.argv and path.exists():
            released = path.read_text(encoding="utf-8").splitlines()
            if tokens[: len(released)] != released:
                sys.exit(f"{name}: released words have been changed; they must stay as they are, in their order.")
        path.write_text("".join(token + "\n" for token in tokens), encoding="utf-8")
        print(f"{name}: {len(tokens)} words")


if __name__ == "__main__":
    main()
