"""All tables of cards by kind: the base game's, then those of the expansions, then those of the opponents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.architects.cards.apprentices import APPRENTICES
from guildhall.architects.cards.boards import BOARDS
from guildhall.architects.cards.buildings import BUILDINGS
from guildhall.architects.cards.markets import MARKETS
from guildhall.architects.cards.rewards import REWARDS
from guildhall.architects.cards.rows import Card
from guildhall.architects.expansions import expansions, opponents
from guildhall.engine.cardtables import AnyCard, CardTables


def base_tables() -> dict[str, Sequence[Card]]:
    return {
        "apprentices": APPRENTICES,
        "buildings": BUILDINGS,
        "rewards": REWARDS,
        "markets": MARKETS,
        "boards": BOARDS,
    }


class ArchitectsCards(CardTables):
    """The base game's cards, then those of the expansions, then those of the opponents."""

    def tables(self) -> dict[str, Sequence[AnyCard]]:
        return {kind: self.rows(kind) for kind in self.kinds()}

    def kinds(self) -> list[str]:
        found = list(base_tables())
        for expansion in expansions().values():
            found += [kind for kind in expansion.tables if kind not in found]
        for opponent in opponents().values():
            found += [kind for kind in opponent.tables() if kind not in found]
        return found

    def rows(self, kind: str) -> Sequence[AnyCard]:
        return cards_of(kind)


CARDS: Final = ArchitectsCards("buildings.chapel.vp")


def cards_of(kind: str) -> list[Card]:
    """Our own rows of a kind of cards, whichever box they come in."""
    cards = list(base_tables().get(kind, ()))
    for expansion in expansions().values():
        cards += expansion.tables.get(kind, ())
    for opponent in opponents().values():
        # Some share their cards.
        cards += [card for card in opponent.tables().get(kind, ()) if card not in cards]
    return cards
