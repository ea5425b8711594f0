"""The game's nouns as numbers, and the keys by which tokens, positions and messages call them."""

from __future__ import annotations

from typing import Final

from guildhall.engine.ids import Ids

# Goods.
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
GOODS: Final = ("clay", "wood", "stone", "gold", "marble", "silver")
RESOURCES: Final = 5  # all goods but Silver

# Skills.
CARPENTRY: Final = 0
TILING: Final = 1
MASONRY: Final = 2
SKILLS: Final = ("carpentry", "tiling", "masonry")

# Where a Worker can be: the nine large circles first, then the other places on the board, then the rest.
QUARRY: Final = 0
FOREST: Final = 1
SILVERSMITH: Final = 2
MINES: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TOWN_CENTRE: Final = 6
TAX_STAND: Final = 7
GUARDHOUSE: Final = 8
LARGE_CIRCLES: Final = 9
MARKET_LEFT: Final = 9
MARKET_MIDDLE: Final = 10
MARKET_RIGHT: Final = 11
GUILDHALL: Final = 12
PLACES: Final = 13
PRISON: Final = 13
SUPPLY: Final = 14
AREAS: Final = (
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "storehouse",
    "workshop",
    "town-centre",
    "tax-stand",
    "guardhouse",
    "market-left",
    "market-middle",
    "market-right",
    "guildhall",
    "prison",
    "supply",
)

WORKERS: Final = 20  # of each player
TOP_VIRTUE: Final = 14
CATHEDRAL_TOP: Final = 5

# The colours, in seat order. The sixth plays with an expansion only.
SEATS: Final = ("red", "blue", "green", "yellow", "purple", "orange")

# Moments at which a card or a board may bring something, besides a visit to one of the places (its number).
ADVANCED: Final = 13  # own Cathedral level gained
DEBT_PAID: Final = 14
DEBT_TAKEN: Final = 15
SENT_TO_PRISON: Final = 16  # captured Workers sent to Prison
BUILT: Final = 17  # own Building constructed
APPRENTICE_GAINED: Final = 18
VIRTUE_FELL: Final = 19  # a point of Virtue lost
MOMENTS: Final = 24  # with room for those of expansions
# What messages call the moments after the places.
MOMENT_NAMES: Final = (
    "advanced",
    "debt-paid",
    "debt-taken",
    "sent-to-prison",
    "built",
    "apprentice-gained",
    "virtue-fell",
)

# Numbers that cards and boards change.
TAX_LESS: Final = 0
HIRE_LESS: Final = 1
MARKET_LESS: Final = 2
CAPTURE_LESS: Final = 3
MARKET_VIRTUE_LESS: Final = 4
TAX_STAND_VIRTUE_LESS: Final = 5
MORE_APPRENTICES: Final = 6
MORE_HAND: Final = 7
NO_DISCARD_AT_CATHEDRAL: Final = 8
GOLD_IS_MARBLE: Final = 9
MARKET_AT_ANY_VIRTUE: Final = 10
CATHEDRAL_AT_ANY_VIRTUE: Final = 11
NUMBERS: Final = 32
NUMBER_NAMES: Final = (
    "tax-less",
    "hire-less",
    "market-less",
    "capture-less",
    "market-virtue-less",
    "tax-stand-virtue-less",
    "more-apprentices",
    "more-hand",
    "no-discard-at-cathedral",
    "gold-is-marble",
    "market-at-any-virtue",
    "cathedral-at-any-virtue",
)

# What a price is for, where a card cares.
FOR_TRADE: Final = 0
FOR_BUILDING: Final = 1
FOR_CATHEDRAL: Final = 2
FOR_HIRE: Final = 3
FOR_MARKET: Final = 4
FOR_FIRST_CAPTURE: Final = 5
FOR_CAPTURE: Final = 6  # each further one of a visit
FOR_RANSOM: Final = 7
FOR_DEBT: Final = 8
FOR_FIRST_OF_SEVERAL: Final = 9  # a first capture that a further one must follow
FOR_ESCAPE: Final = 10  # a way out of a loss

# Those of expansions come from here, so that none stands for two things. What positions name keeps its number.
MOMENT_IDS: Final = Ids("moments")
CHANGED_NUMBERS: Final = Ids("numbers that cards change")
PURPOSES: Final = Ids("what a price is for")
for _number, _name in enumerate((*AREAS[:PLACES], *MOMENT_NAMES)):
    MOMENT_IDS.claim(_number, _name)
for _number, _name in enumerate(NUMBER_NAMES):
    CHANGED_NUMBERS.claim(_number, _name)
for _number in range(FOR_ESCAPE + 1):
    PURPOSES.claim(_number, f"purpose {_number}")
