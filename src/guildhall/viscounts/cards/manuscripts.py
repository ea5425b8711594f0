"""The manuscripts, by the colour of their ribbon, and the cleric bonus cards. rules/viscounts 8.5 and 8.6.

Ribbon, cost in Clerics, effect, back. Which five have a grey back is reconstructed. Of the reconstructed tiles those
that build, place Workers or take another tile are of kinds that the rulebook names; their ribbons and costs are ours.
"""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import ClericBonus, Manuscript
from guildhall.viscounts.effects import (
    AnyResource,
    BuildFree,
    Deeds,
    Flip,
    HireFree,
    Ink,
    ManuscriptFree,
    Scores,
    Series,
    Silver,
    Stone,
    Twice,
    Virtue,
    Workers,
)
from guildhall.viscounts.names import BLACK, BLUE, GREY, GUILDHALL, TRADING_POST, WORKSHOP, YELLOW

NO_RIBBON: Final = -1

MANUSCRIPTS: Final = [
    Manuscript("MG1", "grey-1", GREY, 3, Virtue(1), "grey", origin="verified"),
    Manuscript("MG2", "grey-2", GREY, 3, Flip(), "grey", origin="rulebook"),
    Manuscript("MG3", "grey-3", GREY, 4, BuildFree(WORKSHOP), origin="verified"),
    Manuscript("MG4", "grey-4", GREY, 4, Stone(2), origin="reconstructed"),
    Manuscript("MG5", "grey-5", GREY, 5, Scores(2, "resource"), origin="rulebook"),
    Manuscript("MG6", "grey-6", GREY, 5, Scores(1, "builder_icon"), origin="reconstructed"),
    Manuscript("MG7", "grey-7", GREY, 6, Scores(1, "building"), origin="rulebook"),
    Manuscript("MG8", "grey-8", GREY, 6, BuildFree(TRADING_POST), origin="reconstructed"),
    Manuscript("MG9", "grey-9", GREY, 7, BuildFree(GUILDHALL), origin="verified"),
    Manuscript("MK1", "black-1", BLACK, 3, Flip(), "grey", origin="rulebook"),
    Manuscript("MK2", "black-2", BLACK, 3, Deeds(1), origin="reconstructed"),
    Manuscript("MK3", "black-3", BLACK, 4, Ink(2), origin="rulebook"),
    Manuscript("MK4", "black-4", BLACK, 4, Virtue(2), origin="verified"),
    Manuscript("MK5", "black-5", BLACK, 5, Scores(1, "cleric_icon"), origin="reconstructed"),
    Manuscript("MK6", "black-6", BLACK, 5, Twice(Flip()), origin="reconstructed"),
    Manuscript("MK7", "black-7", BLACK, 6, Scores(2, "manuscript"), origin="verified"),
    Manuscript("MK8", "black-8", BLACK, 6, Scores(1, "flipped_deed"), origin="verified"),
    Manuscript("MK9", "black-9", BLACK, 7, ManuscriptFree(), origin="reconstructed"),
    Manuscript("MB1", "blue-1", BLUE, 3, HireFree(), "grey", origin="rulebook"),
    Manuscript("MB2", "blue-2", BLUE, 3, Silver(4), origin="verified"),
    Manuscript("MB3", "blue-3", BLUE, 3, Flip(), origin="reconstructed"),
    Manuscript("MB4", "blue-4", BLUE, 4, AnyResource(2), origin="verified"),
    Manuscript("MB5", "blue-5", BLUE, 4, Virtue(2), origin="reconstructed"),
    Manuscript("MB6", "blue-6", BLUE, 4, Series(HireFree(), Virtue(1)), origin="reconstructed"),
    Manuscript("MB7", "blue-7", BLUE, 5, Scores(2, "merchant_icon"), origin="verified"),
    Manuscript("MB8", "blue-8", BLUE, 5, AnyResource(3), origin="reconstructed"),
    Manuscript("MB9", "blue-9", BLUE, 6, Scores(1, "criminal_icon"), origin="rulebook"),
    Manuscript("MY1", "yellow-1", YELLOW, 3, AnyResource(1), "grey", origin="verified"),
    Manuscript("MY2", "yellow-2", YELLOW, 3, Flip(), origin="verified"),
    Manuscript("MY3", "yellow-3", YELLOW, 4, Virtue(2), origin="verified"),
    Manuscript("MY4", "yellow-4", YELLOW, 4, Workers(2), origin="reconstructed"),
    Manuscript("MY5", "yellow-5", YELLOW, 5, Scores(1, "noble_icon"), origin="rulebook"),
    Manuscript("MY6", "yellow-6", YELLOW, 6, Scores(1, "flipped_debt"), origin="rulebook"),
    Manuscript("MY7", "yellow-7", YELLOW, 6, Scores(2, "castle_worker"), origin="verified"),
    Manuscript("MY8", "yellow-8", YELLOW, 7, Workers(4), origin="reconstructed"),
]

# Printed under the piles, and used while a pile is empty: for the effect only.
PRINTED_MANUSCRIPTS: Final = [
    Manuscript("PMA", "printed-a", NO_RIBBON, 3, Deeds(1), "printed", origin="rulebook"),
    Manuscript("PMB", "printed-b", NO_RIBBON, 3, AnyResource(2), "printed", origin="rulebook"),
    Manuscript("PMC", "printed-c", NO_RIBBON, 3, Series(Virtue(1), AnyResource(1)), "printed", origin="rulebook"),
    Manuscript("PMD", "printed-d", NO_RIBBON, 3, Virtue(2), "printed", origin="rulebook"),
    Manuscript("PME", "printed-e", NO_RIBBON, 3, Flip(), "printed", origin="rulebook"),
]

CLERIC_BONUSES: Final = [
    ClericBonus("CB1", "grey-bonus", GREY, "B", origin="rulebook"),
    ClericBonus("CB2", "black-bonus", BLACK, "C", origin="rulebook"),
    ClericBonus("CB3", "blue-bonus", BLUE, "M M", origin="rulebook"),
    ClericBonus("CB4", "yellow-bonus", YELLOW, "N", origin="rulebook"),
]
