"""All tables by kind, as a game, the browser and corrections use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from guildhall.engine.cardtables import AnyCard, CardTables
from guildhall.viscounts.cards.manuscripts import CLERIC_BONUSES, MANUSCRIPTS, PRINTED_MANUSCRIPTS
from guildhall.viscounts.cards.numbers import NUMBERS
from guildhall.viscounts.cards.opponents import OPPONENTS, OpponentBoard
from guildhall.viscounts.cards.player_cards import PLAYER_CARDS
from guildhall.viscounts.cards.printed import EXCHANGES, LINKS, SPOTS, WEDGES
from guildhall.viscounts.cards.rows import (
    ClericBonus,
    Exchange,
    Figures,
    Link,
    Manuscript,
    PlayerCard,
    Scheme,
    Spot,
    Townsfolk,
    Wedge,
)
from guildhall.viscounts.cards.schemes import SCHEMES
from guildhall.viscounts.cards.townsfolk import (
    HEROES,
    NEUTRAL_TOWNSFOLK,
    PRINTED_TOWNSFOLK,
    STARTING_TOWNSFOLK,
)

TOWNSFOLK: Final = [*STARTING_TOWNSFOLK, *HEROES, *NEUTRAL_TOWNSFOLK, *PRINTED_TOWNSFOLK]
ALL_MANUSCRIPTS: Final = [*MANUSCRIPTS, *PRINTED_MANUSCRIPTS]


class Tables:
    """The rows of one game."""

    def __init__(self, corrections: Mapping[str, Any]) -> None:
        self.townsfolk: list[Townsfolk] = CARDS.corrected("townsfolk", TOWNSFOLK, corrections)
        self.player_cards: list[PlayerCard] = CARDS.corrected("player-cards", PLAYER_CARDS, corrections)
        self.manuscripts: list[Manuscript] = CARDS.corrected("manuscripts", ALL_MANUSCRIPTS, corrections)
        self.cleric_bonuses: list[ClericBonus] = CARDS.corrected("cleric-bonuses", CLERIC_BONUSES, corrections)
        self.schemes: list[Scheme] = CARDS.corrected("schemes", SCHEMES, corrections)
        self.opponents: list[OpponentBoard] = CARDS.corrected("opponents", OPPONENTS, corrections)
        self.spots: list[Spot] = CARDS.corrected("spots", SPOTS, corrections)
        self.links: list[Link] = CARDS.corrected("links", LINKS, corrections)
        self.exchanges: list[Exchange] = CARDS.corrected("exchanges", EXCHANGES, corrections)
        self.wedges: list[Wedge] = CARDS.corrected("wedges", WEDGES, corrections)
        self.numbers: list[Figures] = CARDS.corrected("numbers", NUMBERS, corrections)

    def by_kind(self) -> dict[str, Sequence[AnyCard]]:
        return {
            "townsfolk": self.townsfolk,
            "player-cards": self.player_cards,
            "manuscripts": self.manuscripts,
            "cleric-bonuses": self.cleric_bonuses,
            "schemes": self.schemes,
            "opponents": self.opponents,
            "spots": self.spots,
            "links": self.links,
            "exchanges": self.exchanges,
            "wedges": self.wedges,
            "numbers": self.numbers,
        }


class ViscountsCards(CardTables):
    def tables(self) -> dict[str, Sequence[AnyCard]]:
        return OURS.by_kind()


CARDS: Final = ViscountsCards("townsfolk.acolyte.silver")
OURS: Final = Tables({})  # without corrections
