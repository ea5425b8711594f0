"""Which games the referee follows, and who plays them."""

from __future__ import annotations

from random import Random
from typing import Any

from guildhall import Game
from guildhall.bots import Bot, Sight, make_bot

BOXES: list[list[str]] = [[], ["artisans"], ["wonders"], ["artisans", "wonders"]]
COURT = ["constantine", "helena"]
WORKS = ["aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"]

# Beginnings of answers that a player mostly prefers: chance alone seldom comes to the far corners of a game.
TASTES: list[tuple[str, ...]] = [
    (),
    ("place guildhall", "build ", "advance ", "use ", "hire ", "capture ", "tool ", "adorn "),
    ("advance ", "place guildhall", "place mines", "mine gold", "place storehouse", "trade marble", "use "),
    ("place market", "place tax", "place town", "capture ", "imprison", "ransom", "hire ", "artisan "),
    ("stack ", "tool ", "use tool", "equip ", "hire ", "place market-middle", "place workshop", "artisan "),
    ("contribute ", "build ", "influence for ", "place guildhall", "take influence", "place storehouse", "use "),
]
EAGERNESS = 0.5  # how often a player follows the taste


def drawn(random: Random) -> dict[str, Any]:
    """A set-up: boxes, players, boards, options, perhaps an opponent."""
    expansions = random.choice(BOXES)
    options: dict[str, Any] = {"players": random.randint(2, 6 if "artisans" in expansions else 5)}
    if expansions:
        options["expansions"] = expansions
    if random.random() < 0.35:
        if "wonders" in expansions:
            options["opponent"] = random.choice(WORKS)
            options["players"] = random.choice([1, 1, 2, 3, 4])
        else:
            options["opponent"] = random.choice(COURT)
            options["players"] = random.choice([1, 1, 2])
    elif "wonders" in expansions and random.random() < 0.1:
        options["coop"] = True
    if random.random() < 0.7:
        options["setup"] = "variable"
        options["board_sets"] = random.choice([["base", "promo", "unknown"], ["base", "promo"], ["base", "unknown"]])
    for flag in ("promo_cards", "starting_apprentice", "apprentice_resets"):
        if random.random() < 0.5:
            options[flag] = True
    return options


class Players:
    """Those who answer: chance with a taste, or bots."""

    def __init__(self, random: Random, bot: str = "") -> None:
        self.random = random
        self.taste = random.choice(TASTES)
        self.bots: list[Bot] = [make_bot(bot, seed=random.getrandbits(32)) for _ in range(6)] if bot else []

    def answer(self, game: Game, tokens: list[str]) -> str:
        if self.bots:
            return self.bots[game.decision.seat].answer(Sight(game.state))
        if self.taste and self.random.random() < EAGERNESS:
            liked = [token for token in tokens if token.startswith(self.taste)]
            if liked:
                return self.random.choice(liked)
        return self.random.choice(tokens)
