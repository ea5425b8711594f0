"""All tables by kind, as a game, the browser and corrections use them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar, cast

from guildhall.engine.corrections import Correctable, Field
from guildhall.viscounts.cards.manuscripts import CLERIC_BONUSES, MANUSCRIPTS
from guildhall.viscounts.cards.numbers import NUMBERS
from guildhall.viscounts.cards.player_cards import PLAYER_CARDS
from guildhall.viscounts.cards.printed import LINKS, SPOTS, WEDGES
from guildhall.viscounts.cards.rows import (
    Card,
    ClericBonus,
    Figures,
    Manuscript,
    PlayerCard,
    Printed,
    Scheme,
    Townsfolk,
)
from guildhall.viscounts.cards.schemes import SCHEMES
from guildhall.viscounts.cards.townsfolk import HEROES, NEUTRAL_TOWNSFOLK, STARTING_TOWNSFOLK

TOWNSFOLK: Final = [*STARTING_TOWNSFOLK, *HEROES, *NEUTRAL_TOWNSFOLK]

Row = TypeVar("Row", bound=Card)


class Tables:
    """The rows of one game."""

    def __init__(self, corrections: Mapping[str, Any]) -> None:
        self.townsfolk: list[Townsfolk] = _corrected("townsfolk", TOWNSFOLK, corrections)
        self.player_cards: list[PlayerCard] = _corrected("player-cards", PLAYER_CARDS, corrections)
        self.manuscripts: list[Manuscript] = _corrected("manuscripts", MANUSCRIPTS, corrections)
        self.cleric_bonuses: list[ClericBonus] = _corrected("cleric-bonuses", CLERIC_BONUSES, corrections)
        self.schemes: list[Scheme] = _corrected("schemes", SCHEMES, corrections)
        self.spots: list[Printed] = _corrected("spots", SPOTS, corrections)
        self.links: list[Printed] = _corrected("links", LINKS, corrections)
        self.wedges: list[Printed] = _corrected("wedges", WEDGES, corrections)
        self.numbers: list[Figures] = _corrected("numbers", NUMBERS, corrections)

    def by_kind(self) -> dict[str, Sequence[Card]]:
        return {
            "townsfolk": self.townsfolk,
            "player-cards": self.player_cards,
            "manuscripts": self.manuscripts,
            "cleric-bonuses": self.cleric_bonuses,
            "schemes": self.schemes,
            "spots": self.spots,
            "links": self.links,
            "wedges": self.wedges,
            "numbers": self.numbers,
        }


class _ViscountsCards(Correctable):
    def kinds(self) -> list[str]:
        return list(OURS.by_kind())

    def keys(self, kind: str) -> list[str]:
        return [card.key for card in OURS.by_kind()[kind]]

    def fields(self, kind: str, key: str) -> dict[str, Field]:
        return next(card.fields() for card in OURS.by_kind()[kind] if card.key == key)


CARDS: Final = _ViscountsCards("townsfolk.page.silver")


def _corrected(kind: str, rows: Sequence[Row], corrections: Mapping[str, Any]) -> list[Row]:
    return [_corrected_row(kind, row, corrections) for row in rows] if corrections else list(rows)


def _corrected_row(kind: str, row: Row, corrections: Mapping[str, Any]) -> Row:
    changes = CARDS.changes_on(kind, row.key, corrections)
    if not changes:
        return row
    corrected = row.with_values(changes)
    corrected.origin = "corrected"
    corrected.public = [name for name in row.public if name not in changes]
    return cast("Row", corrected)


OURS: Final = Tables({})  # without corrections
