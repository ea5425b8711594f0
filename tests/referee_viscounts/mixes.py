"""Which games the referee follows, and who plays them."""

from __future__ import annotations

from random import Random
from typing import Any

from guildhall import Game
from guildhall.bots import Bot, Sight, make_bot
from referee_viscounts.cards import SPOTS

BOARDS = ["cleric", "builder", "noble", "card"]
DIFFICULTIES = ["normal", "hard-1", "hard-2", "hard-3"]

# Beginnings of answers that a player mostly prefers: chance alone seldom comes to the far corners of a game.
TASTES: list[tuple[str, ...]] = [
    (),
    ("build ", "trade ", "link ", "take stone", "move O"),
    ("workers ", "climb ", "shift ", "place ", "take gold", "move I", "choose castle"),
    ("transcribe ", "take ink", "move I", "pay "),
    ("dismiss ", "hire ", "destroy ", "choose destroy"),
    ("hire ", "discard ", "flip debt", "choose hire", "arrange 3"),
]
BUILDINGS = [f"{kind}{number}" for kind in ("ws", "tp", "gh") for number in (1, 2, 3)]
EAGERNESS = 0.6  # how often a player follows the taste


def drawn(random: Random) -> dict[str, Any]:
    """A set-up: players, or a player and an opponent with its board and difficulty."""
    players = random.choice([1, 2, 3, 4])
    if players > 1:
        return {"players": players}
    return {"players": 1, "board": random.choice(BOARDS), "difficulty": random.choice(DIFFICULTIES)}


class Players:
    """Those who answer: chance with a taste, or bots."""

    def __init__(self, random: Random, bot: str = "") -> None:
        self.random = random
        self.taste = random.choice(TASTES)
        self.bots: list[Bot] = [make_bot(bot, seed=random.getrandbits(32)) for _ in range(4)] if bot else []

    def answer(self, game: Game, tokens: list[str]) -> str:
        if self.bots:
            return self.bots[game.decision.seat].answer(Sight(game.state))
        if self.taste and self.random.random() < EAGERNESS:
            liked = [token for token in tokens if token.startswith(self.taste)]
            if liked:
                return self.random.choice(liked)
        return self.random.choice(tokens)


def enriched(p: dict[str, Any], random: Random) -> None:
    """Change a position at the first turn, with the cards just shifted: goods, cards, buildings, workers in the castle
    and piles that are nearly empty, as late in a long game, and seldom by chance alone."""
    spots = [spot for (side, spot) in SPOTS if side == ("small" if p["options"]["players"] < 3 else "large")]
    random.shuffle(spots)
    p["kingdom"] = {pile: random.randint(3, number) for pile, number in p["kingdom"].items()}
    for number, seat in enumerate(p["seats"]):
        is_opponent = number >= p["options"]["players"]
        for good in ("ink", "gold", "stone", "silver"):
            if good != "silver" or not is_opponent:
                seat["goods"][good] += random.choice([0, 0, 1, 2, 3, 5])
        seat["debts"]["unpaid"] += random.choice([0, 1, 2])
        seat["deeds"]["plain"] += random.choice([0, 1, 2])
        corruption = random.randint(0, 5)
        seat["track"] = {"corruption": corruption, "virtue": random.randint(corruption, 6)}
        for building in random.sample(BUILDINGS, random.choice([0, 0, 2, 4])):
            if building not in seat["buildings"] and spots:
                spot = spots.pop()
                if spot not in p["spots"]:
                    p["spots"][spot] = [seat["seat"], building]
                    seat["buildings"].append(building)
        for segment, pile in p["townsfolk"].items():
            for _ in range(random.choice([0, 1, 2])):
                if pile and not is_opponent:
                    seat["draw"].append(pile.pop(random.randrange(len(pile))))
            if random.random() < 0.2:
                keep = random.choice([0, 1, 3])
                seat["removed"] += pile[keep:]
                del pile[keep:]
            tiles = p["manuscripts"][segment]
            for _ in range(random.choice([0, 0, 1, 2])):
                if tiles:
                    seat["manuscripts"].append(tiles.pop(0))
        if not is_opponent:
            random.shuffle(seat["draw"])
            seat["slots"] = [None, seat["draw"].pop(), seat["draw"].pop()]
            if random.random() < 0.3:  # few cards are left
                several = seat["draw"][2:]
                seat["draw"] = seat["draw"][:2]
                seat["removed"] += several
            elif random.random() < 0.5:
                seat["discard"] += seat["draw"][2:]
                seat["draw"] = seat["draw"][:2]
        for section in (f"{segment}{tier}" for segment in "ABCDE" for tier in "12"):
            there = p["castle"].setdefault(section, {})
            own = random.choice([0, 0, 1, 2])
            if own and not there.get(seat["seat"]) and sum(there.values()) + own <= 3 and own < seat["workers"]:
                there[seat["seat"]] = own
                seat["workers"] -= own
            if not there:
                del p["castle"][section]
        ribbons = [tile.split("-")[0] for tile in seat["manuscripts"]]
        for ribbon in sorted(set(ribbons)):
            if ribbons.count(ribbon) >= 3 and ribbon not in p["bonuses"]:
                p["bonuses"][ribbon] = seat["seat"]
