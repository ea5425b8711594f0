"""Can whatever the editor accepts be played? Card by card, every field is set to something that its form offers, by
chance, and games are played to their end at random.

    .venv/bin/python bench/any_cards.py [--games 100] [--game architects] [--kind crafts] [--seed 1]

Each game has another correction of the card. It exits with 1 and says with which correction and seed a game failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import guildhall
from corrections.anything import any_card

BOXES = {"artisans": ["artisans"], "wonders": ["wonders"]}


def options_of(game: str, kind: str, box: str, number: int) -> dict[str, Any]:
    """A table at which the card is played."""
    if game == "viscounts":
        solo = kind in ("schemes", "opponents") or number % 4 == 0
        return {"players": 1} if solo else {"players": 1 + number % 4}
    if kind in ("opponents", "schemes"):
        return (
            {"players": 1, "opponent": "helena"} if box == "base" else {"players": 2, "expansions": BOXES.get(box, [])}
        )
    boxes = BOXES.get(box, []) if number % 2 else ["artisans", "wonders"]
    options: dict[str, Any] = {"players": 2 + number % 3, "expansions": boxes, "promo_cards": True, "setup": "variable"}
    return {**options, "board_sets": ["base", "promo", "unknown"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--game", choices=guildhall.games())
    parser.add_argument("--kind")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    failed = played = cards = 0
    begun = time.monotonic()
    for game in [given.game] if given.game else guildhall.games():
        definition = guildhall.definition(game)
        for entry in definition.cards({}):
            if given.kind not in (None, entry.kind):
                continue
            cards += 1
            for number in range(given.games):
                seed = given.seed * 1_000_003 + number
                chance = Random(f"{seed} {entry.kind} {entry.key}")
                corrections = any_card(chance, game, entry.kind, entry.key)
                options = options_of(game, entry.kind, entry.box, number)
                try:
                    state = definition.new_table(seed, **options, corrections=corrections)
                    while not state.is_over:
                        state.answer(chance.choice(state.answers))
                    played += 1
                except Exception as error:
                    failed += 1
                    print(f"{entry.kind}.{entry.key} seed {seed} {options} {corrections}: {error!r}", flush=True)
    print(f"{cards} cards, {played} games played, {failed} failed, {time.monotonic() - begun:.0f} s")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
