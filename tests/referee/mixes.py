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
    (
        "use tool",
        "use ",
        "imprison",
        "place tax",
        "place guardhouse",
        "pay debt",
        "advance ",
        "place market",
        "artisan ",
    ),
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
    # Readings of a table of its own (D30, W-E14, W-6.7).
    if random.random() < 0.2:
        options["spare_own_workers"] = True
    if "wonders" in expansions:
        for flag in ("early_shuffle", "award_needs_influence"):
            if random.random() < 0.2:
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


def enriched(p: dict[str, Any], random: Random) -> None:
    """Change a position at the first turn: everybody has Apprentices with Tools, goods, Virtue and Debts of all kinds,
    as after a long game, and seldom by chance alone."""
    apprentices, part = p["piles"]["apprentices"], p.get("artisans")
    for seat in p["seats"][: p["options"]["players"]]:
        seat["virtue"] = random.choice([0, 0, 1, 2, 4, 5, 7, 9, 10, 13, 14, 14])
        seat["debts"]["unpaid"] += random.choice([0, 0, 1, 3])
        for good in ("clay", "wood", "stone", "gold", "marble", "silver"):
            amount = seat["goods"].get(good, 0) + random.choice([0, 0, 1, 2, 3, 6])
            if amount:
                seat["goods"][good] = amount
        while len(seat["apprentices"]) < 4 and apprentices:
            seat["apprentices"].append(apprentices.pop(random.randrange(len(apprentices))))
        for card in seat["apprentices"]:
            if part is not None and part["pile"] and card not in part["tools"] and random.random() < 0.8:
                part["tools"][card] = part["pile"].pop(random.randrange(len(part["pile"])))
        others = [other for other in p["seats"] if other is not seat]
        taken = random.choice(others)
        for place in random.choices(["captured", "quarry", "guardhouse", "tax-stand", "prison"], k=3):
            loser = taken if place == "captured" else seat
            if loser["workers"]["supply"] < 4:
                continue
            loser["workers"]["supply"] -= 1
            if place == "captured":
                seat["captured"][taken["seat"]] = seat["captured"].get(taken["seat"], 0) + 1
            else:
                seat["workers"][place] = seat["workers"].get(place, 0) + 1
        if "wonders" in p:
            p["wonders"]["influence"][seat["seat"]] = random.choice([0, 1, 2, 3, 4, 6, 8, 12])
