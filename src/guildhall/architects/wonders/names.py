"""The nouns of this expansion as numbers."""

from __future__ import annotations

from typing import Final

from guildhall.architects.names import (
    FOREST,
    GUARDHOUSE,
    QUARRY,
    RESOURCES,
    SILVERSMITH,
    STOREHOUSE,
    TOWN_CENTRE,
    WORKSHOP,
)

TOP_INFLUENCE: Final = 12
CARD_STEPS: Final = (5, 9)  # reaching one of these from below draws a Building card

SLOTS: Final = RESOURCES  # of a Contribution Card, one for each resource
# Where the token of a Wonder may stand.
SITES: Final = (STOREHOUSE, TOWN_CENTRE, WORKSHOP, SILVERSMITH, QUARRY, FOREST, GUARDHOUSE)
NOWHERE: Final = -1
NOBODY: Final = -1

# Numbers that its cards and boards change, beside those of the base game (`names.NUMBERS` leaves room).
IGNORE_RESOURCE: Final = 21  # and the next two: for Clay, Wood, Stone
INFLUENCE_AT_START: Final = 24
SILVER_AT_PROFITEER: Final = 25
PRINCESS_COUNTS: Final = 26
SILVER_FOR_INFLUENCE: Final = 27

# A moment in a Black Market Reset: before anybody suffers from the Profiteer or gains from the Princess.
BEFORE_CONSEQUENCES: Final = 20

# Kinds of answers.
CONTRIBUTE: Final = 48
REPLACE: Final = 49
REPLACE_FOR_SILVER: Final = 50
TOKEN: Final = 51
