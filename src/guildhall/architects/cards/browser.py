"""The cards as a browser shows them: names, numbers, text and origin, with an owner's corrections in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from guildhall.architects.answers import name_key
from guildhall.architects.cards.corrections import corrected_cards, differences_on, fields_of
from guildhall.architects.cards.rows import Card, Market
from guildhall.architects.cards.tables import cards_of, kinds
from guildhall.engine.cards import Entry
from guildhall.engine.message import Message


def entries(corrections: Mapping[str, Any]) -> list[Entry]:
    """Every card of every kind, with checked corrections."""
    return [_entry(kind, card, corrections) for kind in kinds() for card in corrected_cards(kind, corrections)]


def _entry(kind: str, card: Card, corrections: Mapping[str, Any]) -> Entry:
    # What can be corrected is what is printed on the card.
    fields = {name: field.ours for name, field in fields_of(card).items()}
    if isinstance(card, Market):
        fields["pairing"] = card.pairing
    return Entry(
        kind,
        card.key,
        card.ref,
        card_name(kind, card),
        card.text(),
        fields,
        card.origin,
        card.printed_origin,
        card.box,
        differences_on(kind, card.key, corrections),
    )


def kind_of(card: Card) -> str:
    """The kind of cards that this one is of."""
    return next(kind for kind in kinds() if any(type(other) is type(card) for other in cards_of(kind)))


def card_name(kind: str, card: Card) -> Message:
    """The message with a card's name; Rewards and Black Market cards have a number only."""
    own = card.name()
    if own is not None:
        return own
    one = kind[:-1]
    if one not in ("apprentice", "building", "board"):
        return Message(f"{one}-numbered", {"number": int(card.key[len(one) + 1 :])})
    return Message(f"{one}-{name_key(card.key)}")
