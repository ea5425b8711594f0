"""Is everything of Viscounts used in 2,000 games? Every card, spot, link, wedge, row of the collision track and line of
a scheme, and what is printed under empty piles.

    .venv/bin/python bench/everything.py [--games 2000] [--seed 1] [--json]

A quarter of the games each for 1, 2, 3 and 4 players, with every board and difficulty of the opponent. The players
answer by chance, but they are curious: an answer that nobody has given in any game before comes first. In every second
game they also like to meet on one segment and to take its townsfolk or its manuscripts, which empties a pile: chance
alone hardly ever does. All answers are legal ones, in games from their set-up to their end. It exits with 1 and names
what was not used.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from random import Random
from typing import Any

import guildhall
from guildhall.engine.agenda import State

BOARDS = ("cleric", "builder", "noble", "card")
DIFFICULTIES = ("normal", "hard-1", "hard-2", "hard-3")
# Beginnings of answers of players who like to take what lies on a segment: its townsfolk, or its manuscripts.
TASTES: list[tuple[str, ...]] = []
for i, segment in enumerate("ABCDE"):
    TASTES.append(("hire ", "dismiss ", f"move O{2 * i + 1}", f"move O{2 * i + 2}", f"move I{segment}"))
    TASTES.append(("transcribe ", "take ink", f"move I{segment}"))
EAGERNESS = 0.8  # how often they do, if they can


def options_of(number: int) -> dict[str, Any]:
    players = number % 4 + 1
    if players > 1:
        return {"players": players}
    game = number // 4
    return {"players": 1, "board": BOARDS[game % 4], "difficulty": DIFFICULTIES[game // 4 % 4]}


class Curious:
    """Those who play: they remember the answers of all games."""

    def __init__(self) -> None:
        self.given: set[str] = set()

    def play(self, state: State, random: Random, liked: tuple[str, ...]) -> None:
        numbers = state.vocabulary().numbers
        words = {number: word for word, number in numbers.items()}
        while state.decision is not None:
            word = self.choose([words[answer] for answer in state.answers], random, liked)
            self.given.add(word)
            state.answer(numbers[word])

    def choose(self, words: list[str], random: Random, liked: tuple[str, ...]) -> str:
        new = [word for word in words if word not in self.given]
        if new:
            return random.choice(new)
        found = [word for word in words if word.startswith(liked)] if liked else []
        if found and random.random() < EAGERNESS:
            return random.choice(found)
        return random.choice(words)


def covered(games: int, seed: int) -> dict[str, Counter[str]]:
    """How often everything was used in so many games."""
    definition = guildhall.definition("viscounts")
    curious = Curious()
    uses: dict[str, Counter[str]] = {}
    for number in range(games):
        state = definition.start(definition.read_options(options_of(number)), seed + number, True)
        is_taking = number // 4 % 2 == 1
        curious.play(state, Random(seed + number), TASTES[number // 8 % len(TASTES)] if is_taking else ())
        for use, counts in definition.card_uses(state).items():
            known = uses.setdefault(use, Counter())
            for key, count in counts.items():
                known[key] += count  # also if it is none: it is known then
    return uses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; each next game has the next one")
    parser.add_argument("--json", action="store_true", help="every count")
    wanted = parser.parse_args()
    uses = covered(wanted.games, wanted.seed)
    if wanted.json:
        print(json.dumps(uses, indent=2))
    missing = 0
    for use, counts in uses.items():
        unused = [key for key, count in counts.items() if not count]
        missing += len(unused)
        if not wanted.json:
            least, often = min(counts.items(), key=lambda item: item[1])
            words = f"not used: {', '.join(unused)}" if unused else f"least often: {least}, {often} times"
            print(f"{use}: {len(counts) - len(unused)} of {len(counts)}, {words}")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
