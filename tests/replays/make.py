"""Make the records in this folder anew: python tests/replays/make.py

For when a rule has changed what old answers mean, and the rules' version with it. A record that tells the story of a
defect is not made here, and stays until that version is raised.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import guildhall
from guildhall.engine.rng import Rng

FOLDER = Path(__file__).parent
ALL_SETS = ["base", "promo", "unknown"]

GAMES: dict[str, dict[str, Any]] = {
    **{
        f"{players}-players-{setup}": {"players": players, "setup": setup}
        for players in (2, 3, 4, 5)
        for setup in ("standard", "variable")
    },
    "promo-cards": {"players": 3, "promo_cards": True},
    "promo-boards": {"players": 5, "setup": "variable", "board_sets": ["promo"]},
    "boards-of-unknown-origin": {"players": 3, "setup": "variable", "boards": ["emma", "judith", "merovech"]},
    "chosen-boards": {"players": 4, "setup": "variable", "boards": ["therese", "random", "lothaire", "hugo"]},
    "starting-apprentice": {"players": 4, "starting_apprentice": True},
    "apprentice-resets": {"players": 2, "apprentice_resets": True},
    "everything": {
        "players": 5,
        "setup": "variable",
        "board_sets": ALL_SETS,
        "promo_cards": True,
        "starting_apprentice": True,
        "apprentice_resets": True,
    },
}


def play(options: dict[str, Any], seed: int) -> guildhall.Game:
    """Random play that mostly builds when it can, or games would be long and their buildings few."""
    game = guildhall.new_game("architects", seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        options_now = game.options
        building = [o for o in options_now if o.token.startswith(("place guildhall", "build ", "advance "))]
        chosen = building if building and rng.below(4) else options_now
        game.choose(chosen[rng.below(len(chosen))])
    return game


def main() -> None:
    for seed, (name, options) in enumerate(GAMES.items(), start=1):
        game = play(options, seed)
        game.save(FOLDER / f"{name}.txt")
        print(f"{name}: {len(game.answers)} answers, {[row['total'] for row in game.scores()]}")


if __name__ == "__main__":
    main()
