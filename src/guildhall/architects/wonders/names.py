"""The nouns of this expansion as numbers."""

from __future__ import annotations

from typing import Final

from guildhall.architects.answers import VERBS
from guildhall.architects.names import (
    CHANGED_NUMBERS,
    FOREST,
    GUARDHOUSE,
    MOMENT_IDS,
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

# Numbers that its cards and boards change, beside those of the base game.
IGNORE_RESOURCE: Final = CHANGED_NUMBERS.claim(21, "ignore-clay")  # for Clay
CHANGED_NUMBERS.claim(22, "ignore-wood")  # and the next two, for Wood and Stone
CHANGED_NUMBERS.claim(23, "ignore-stone")
INFLUENCE_AT_START: Final = CHANGED_NUMBERS.claim(24, "influence-at-start")
SILVER_AT_PROFITEER: Final = CHANGED_NUMBERS.claim(25, "silver-at-profiteer")
PRINCESS_COUNTS: Final = CHANGED_NUMBERS.claim(26, "princess-counts")
SILVER_FOR_INFLUENCE: Final = CHANGED_NUMBERS.claim(27, "silver-for-influence")

# A moment in a Black Market Reset: before anybody suffers from the Profiteer or gains from the Princess.
BEFORE_CONSEQUENCES: Final = MOMENT_IDS.claim(20, "before-consequences")

# Kinds of answers.
CONTRIBUTE: Final = VERBS.new("contribute")
REPLACE: Final = VERBS.new("replace")
REPLACE_FOR_SILVER: Final = VERBS.new("replace-for-silver")
TOKEN: Final = VERBS.new("token")
