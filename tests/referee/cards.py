"""The cards as the referee knows them.

Their numbers are those of `sheet`. What they do is written here once more, from the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

import sheet

Gain = Mapping[str, int]  # goods, and virtue, cards, influence, rewards, debts
Effect = Gain | str  # a word where it is no number

RESOURCES = ("clay", "wood", "stone", "gold", "marble")
GOODS = (*RESOURCES, "silver")

# rules/architects 1.2: the nine large circles.
CIRCLES = (
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
)
MARKETS = ("market-left", "market-middle", "market-right")
MARKET_SILVER = {"market-left": 1, "market-middle": 2, "market-right": 3}

APPRENTICES = {**sheet.APPRENTICES, **sheet.ARTISANS_APPRENTICES, **sheet.WONDERS_APPRENTICES}
BUILDINGS = {**sheet.BUILDINGS, **sheet.ARTISANS_BUILDINGS, **sheet.WONDERS_BUILDINGS}
SKILLS = {card: tuple(row[1].split()) for card, row in APPRENTICES.items()}
HIRE_VIRTUE = {card: row[2] for card, row in APPRENTICES.items()}
REWARDS: dict[str, Gain] = {**sheet.REWARDS, **{card: row[1] for card, row in sheet.WONDERS_REWARDS.items()}}

# The four Buildings that compare a good with other players (rules/solo 2.1).
COMPARING = {"stone-market": "stone", "wood-market": "wood", "clay-market": "clay", "silver-market": "silver"}

# rules/architects 4.1 and 4.2, artisans 8.2, wonders 10.3: what cards bring at their moment.
ADVANCING: dict[str, Gain] = {"acolyte-1": {"cards": 1}, "acolyte-2": {"clay": 2}, "acolyte-3": {"silver": 2}}
PAYING_OFF: dict[str, Gain] = {
    "debt-collector-1": {"clay": 2},
    "debt-collector-2": {"stone": 2},
    "debt-collector-3": {"wood": 2},
}
SMUGGLING: dict[str, Gain] = {"swindler-1": {"clay": 2}, "swindler-2": {"stone": 1}, "swindler-3": {"wood": 1}}
IMPRISONING: dict[str, Gain] = {
    "enforcer": {"gold": 1},
    "enforcer-1": {"wood": 2},
    "enforcer-2": {"clay": 3},
    "enforcer-3": {"stone": 2},
}
CONSTRUCTING: dict[str, Gain] = {
    "journeyman-1": {"cards": 1},
    "journeyman-2": {"influence": 1},
    "journeyman-3": {"silver": 2},
}
EMPTY_PRISON: dict[str, Gain] = {"squire-1": {"gold": 1}, "squire-2": {"marble": 1}, "squire-3": {"virtue": 2}}
AT_PRINCESS: dict[str, Gain] = {"aristocrat-1": {"wood": 2}, "aristocrat-2": {"gold": 1}, "aristocrat-3": {"stone": 2}}
AT_PROFITEER: dict[str, Gain] = {
    "street-urchin-1": {"silver": 3},
    "street-urchin-2": {"clay": 3},
    "street-urchin-3": {"marble": 1},
}
ARRIVING: dict[str, tuple[str, Gain]] = {
    "abbot-1": ("storehouse", {"silver": 1}),
    "abbot-2": ("storehouse", {"silver": 1}),
    "chevalier-1": ("town-centre", {"influence": 1}),
    "chevalier-2": ("guardhouse", {"influence": 1}),
    "diplomat-1": ("silversmith", {"influence": 1}),
    "diplomat-2": ("storehouse", {"influence": 1}),
}
REPLACING = {"charlatan-1": "wood", "charlatan-2": "clay", "charlatan-3": "stone"}
# One more of what a place gives.
HARVESTING: dict[str, tuple[str, Gain]] = {
    "stonecutter-1": ("quarry", {"stone": 1}),
    "stonecutter-2": ("quarry", {"stone": 1}),
    "woodcutter-1": ("forest", {"wood": 1}),
    "woodcutter-2": ("forest", {"wood": 1}),
    "jeweller-1": ("silversmith", {"silver": 1}),
    "jeweller-2": ("silversmith", {"silver": 1}),
    "miner-1": ("mines", {"clay": 1}),
    "miner-2": ("mines", {"clay": 1}),
}
# Counts as one more Worker at the place.
COUNTING = {
    "overseer": "storehouse",
    "antagonist-1": "town-centre",
    "antagonist-2": "town-centre",
    "lookout-1": "guardhouse",
    "lookout-2": "guardhouse",
}

# Trades at the King's Storehouse: what is given (each an amount and the goods that it may be), and what is gained.
Mix = tuple[tuple[int, tuple[str, ...]], ...]
TRADES: dict[str, tuple[Mix, Gain]] = {
    "merchant-1": (((1, ("silver",)),), {"clay": 3}),
    "merchant-2": (((2, ("silver",)),), {"gold": 1}),
    "merchant-3": (((3, ("silver",)),), {"marble": 1}),
    "merchant-4": (((1, ("silver",)),), {"stone": 2}),
    "merchant-5": (((1, ("silver",)),), {"wood": 2}),
    "patron-1": (((1, ("clay",)),), {"virtue": 1}),
    "patron-2": (((2, ("silver",)),), {"virtue": 1}),
    "patron-3": (((1, ("stone",)),), {"virtue": 1}),
    "patron-4": (((1, ("wood",)),), {"virtue": 1}),
    "trader-1": (((3, ("clay",)),), {"marble": 1}),
    "trader-2": (((2, ("stone",)),), {"marble": 1}),
    "trader-3": (((2, ("wood",)),), {"marble": 1}),
    "benefactor-1": (((1, ("clay", "wood", "stone")),), {"influence": 1}),
    "benefactor-2": (((1, ("clay", "wood", "stone")),), {"influence": 1}),
    "financer-1": (((1, ("gold",)),), {"silver": 3}),
    "financer-2": (((1, ("marble",)),), {"silver": 4}),
    "tinker-1": (((1, ("wood",)), (1, ("clay",))), {"gold": 1}),
    "tinker-2": (((2, ("clay",)),), {"gold": 1}),
}
PRINTED_TRADES: dict[str, tuple[Mix, Gain]] = {
    "trade virtue": (((2, ("clay", "wood", "stone")),), {"virtue": 1}),
    "trade marble": (((3, ("wood", "stone")),), {"marble": 1}),
}

# rules/architects 8.1.
CATHEDRAL: dict[int, Mix] = {
    1: ((1, ("gold",)),),
    2: ((4, ("wood", "stone")),),
    3: ((1, ("marble",)),),
    4: ((8, ("wood", "stone")),),
    5: ((2, ("gold",)), (2, ("marble",))),
}

PRINTED_SMALL: Gain = {"marble": 1, "gold": 1}
PRINTED_LARGE: Gain = {"marble": 2, "stone": 1, "wood": 1}

# Immediate effects that are a plain gain.
BUILT: dict[str, Gain] = {
    "smithy": {"stone": 4},
    "thieves-den": {"silver": 4},
    "well": {"clay": 4},
    "betting-house": {"debts": 1},
    "drafting-room": {"cards": 2},
    "factory": {"marble": 2},
    "lumber-camp": {"wood": 4},
    "arc": {"debts": 2},
    "courtyard": {"stone": 1, "wood": 1, "clay": 1},
    "baths": {"virtue": 2},
    "podium": {"influence": 3},
}
# Places a Worker at once (rules/wonders 10.4).
PLACING = {
    "depot": "storehouse",
    "jail": "guardhouse",
    "lodge": "workshop",
    "mill": "forest",
    "minter": "silversmith",
    "theatre": "town-centre",
}

# Age of Artisans: what each Adornment brings.
ADORNMENTS = {craft: cast(Effect, row[2]) for craft, row in sheet.CRAFTS.items()}

# Works of Wonder: what the Princess gives, one reward or a left and a right one.
PRINCESS_REWARDS = {card: cast(Sequence[Effect], row[3]) for card, row in sheet.CONSEQUENCES.items()}

WONDERS = {card: row[1] for card, row in sheet.WONDERS.items()}
WONDER_OF = {next(iter(price)): card for card, price in WONDERS.items()}


def name_of(card: str) -> str:
    """Copies of a card have a number behind their name."""
    name, _, number = card.rpartition("-")
    return name if number.isdigit() else card
