"""The cards as a browser shows them: names, numbers, text and origin, with an owner's corrections in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from guildhall.engine.cards import Entry
from guildhall.viscounts.cards.rows import Card
from guildhall.viscounts.cards.tables import CARDS, Tables


def entries(corrections: Mapping[str, Any]) -> list[Entry]:
    """Every card of every kind, with checked corrections."""
    tables = Tables(corrections).by_kind()
    return [_entry(kind, card, corrections) for kind, cards in tables.items() for card in cards]


def _entry(kind: str, card: Card, corrections: Mapping[str, Any]) -> Entry:
    # What can be corrected is what is printed on the card.
    fields: dict[str, Any] = dict(card.facts())
    fields.update({name: field.ours for name, field in card.fields().items()})
    if card.public:
        fields["public"] = card.public
    return Entry(
        kind,
        card.key,
        card.ref,
        card.name(),
        card.text(),
        fields,
        card.origin,
        card.printed_origin,
        "base",
        CARDS.differences_on(kind, card.key, corrections),
    )
