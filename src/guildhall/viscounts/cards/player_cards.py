"""The player cards: start space, resources, silver, deeds, debts, and the step at the bottom. rules/viscounts 8.4."""

from __future__ import annotations

from typing import Final

from guildhall.viscounts.cards.rows import PlayerCard
from guildhall.viscounts.effects import (
    AnyResource,
    BuildFreeHere,
    Corruption,
    DestroySetup,
    FlipDebt,
    FlipDeed,
    Gold,
    HireFree,
    Ink,
    ManuscriptFree,
    Series,
    Stone,
    Virtue,
    Workers,
)
from guildhall.viscounts.names import TRADING_POST

PLAYER_CARDS: Final = [
    PlayerCard("P01", "start-1", 1, Series(Stone(1), Ink(2)), 8, 2, 1, Virtue(1), origin="rulebook"),
    PlayerCard("P02", "start-2", 2, AnyResource(2), 6, 3, 1, FlipDeed(), origin="rulebook"),
    # Known: it can be used on any segment, and some card hires a townsfolk in the set-up.
    PlayerCard("P03", "start-3", 3, AnyResource(1), 4, 1, 1, HireFree(), origin="reconstructed"),
    PlayerCard("P04", "start-4", 4, Series(Gold(2), Stone(1)), 7, 1, 1, Virtue(1), origin="reconstructed"),
    # Known: it can be used on any segment.
    PlayerCard("P05", "start-5", 5, Ink(1), 3, 1, 1, ManuscriptFree(), origin="reconstructed"),
    # Known: it can be used on any segment.
    PlayerCard("P06", "start-6", 6, Gold(1), 4, 1, 1, Workers(2), origin="reconstructed"),
    PlayerCard("P07", "start-7", 7, Series(Gold(1), Ink(1)), 6, 1, 2, FlipDebt(), origin="reconstructed"),
    PlayerCard("P08", "start-8", 8, AnyResource(1), 1, 1, 1, BuildFreeHere(TRADING_POST), origin="rulebook"),
    PlayerCard("P09", "start-9", 9, Stone(2), 5, 1, 1, DestroySetup(), origin="rulebook"),
    PlayerCard("P10", "start-10", 10, Series(Stone(1), Gold(1), Ink(1)), 10, 1, 2, Corruption(2), origin="rulebook"),
]
