"""Games by seed, as hashes of their whole records. As a script it prints them, and what it was run with, as JSON."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import guildhall
from guildhall.engine.rng import Rng

SETUPS: list[dict[str, Any]] = [
    *({"players": players, "setup": setup} for players in (2, 3, 4, 5) for setup in ("standard", "variable")),
    {"players": 2, "setup": "variable", "boards": ["therese", "judith"]},
    {"players": 3, "setup": "variable", "boards": ["lothaire", "hugo", "merovech"], "promo_cards": True},
    {"players": 4, "promo_cards": True, "starting_apprentice": True, "apprentice_resets": True},
    {"players": 5, "setup": "variable", "board_sets": ["base", "promo", "unknown"], "starting_apprentice": True},
    {"players": 2, "setup": "variable", "boards": ["walaric", "gisela"], "expansions": ["artisans"]},
    {"players": 4, "expansions": ["artisans"], "promo_cards": True},
    {"players": 6, "setup": "variable", "expansions": ["artisans"]},
    {"players": 2, "setup": "variable", "boards": ["louis", "clotilde"], "expansions": ["wonders"], "coop": True},
    {"players": 4, "expansions": ["wonders"]},
    {"players": 5, "setup": "variable", "expansions": ["artisans", "wonders"], "promo_cards": True},
    {"players": 1, "opponent": "helena", "expansions": ["artisans"]},
    {"players": 2, "opponent": "meddler", "expansions": ["artisans", "wonders"], "setup": "variable"},
]
SEEDS = (1, 2**63 + 11)


def fingerprints() -> dict[str, list[Any]]:
    """For each set-up and seed: number of answers, scores, hash of the record and of what each seat was told."""
    found = {}
    for options in SETUPS:
        for seed in SEEDS:
            game = guildhall.new_game("architects", seed=seed, **options)
            rng = Rng(seed)
            views = hashlib.blake2b(digest_size=16)
            while not game.is_over:
                answers = game.state.answers
                game.choose(answers[rng.below(len(answers))])
                if len(game.answers) % 50 == 0:
                    for seat in (None, *range(len(game.seats))):
                        views.update(json.dumps(game.view(seat)).encode())
                    views.update(json.dumps(game.determinize(0, seed).position()).encode())
            record = hashlib.blake2b(str(game.record()).encode(), digest_size=16).hexdigest()
            totals = [row["total"] for row in game.scores()]
            found[json.dumps([options, seed])] = [len(game.answers), totals, game.hash, record, views.hexdigest()]
    return found


def files() -> dict[str, str]:
    """Where each module of the package was loaded from."""
    names = [name for name in sys.modules if name == "guildhall" or name.startswith("guildhall.")]
    return {name: str(getattr(sys.modules[name], "__file__", None)) for name in names}


if __name__ == "__main__":
    print(json.dumps({"games": fingerprints(), "files": files()}))
