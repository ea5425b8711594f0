"""Rows of card tables, and all tables of a game: what a browser shows of them, and what corrections make of them.

Rows never change: a game with corrections gets its own rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

from guildhall.engine.cards import Entry
from guildhall.engine.corrections import NAME, Correctable, Field, Half, Title
from guildhall.engine.message import Message

Row = TypeVar("Row", bound="AnyCard")


class AnyCard:
    """`ref` is the card's number in the rules reference; `key` is what tokens, positions and corrections call it;
    `origin` says where its numbers come from, `public` which of them are public where the others are not; `box` says
    in which box it came."""

    def __init__(self, ref: str, key: str, origin: str, public: Sequence[str] = (), box: str = "base") -> None:
        self.ref = ref
        self.key = key
        self.origin = origin
        # Where our own numbers come from, also when the owner of a box has corrected some.
        self.printed_origin = origin
        self.public: list[str] = list(public)
        self.box = box
        self.given_name = ""  # by the owner of a box, if not ours

    def name(self) -> Message:
        """What it is called: as the owner of the box says, or as we print it."""
        return Message("given-name", {"name": self.given_name}) if self.given_name else self.printed_name()

    def printed_name(self) -> Message:
        raise AssertionError("a card has a name")

    def is_named(self) -> bool:
        """Is a name printed on it, which a correction may change? Others are known by what is on them."""
        return False

    def text(self) -> Message:
        """What the card does, composed from its effects."""
        raise AssertionError("a card describes itself")

    def fields(self) -> dict[str, Field]:
        """What can be corrected on it, by name: all that is printed on it."""
        return {}

    def facts(self) -> dict[str, str]:
        """What else a browser shows, by name: it makes the card what it is and cannot be corrected."""
        return {}

    def with_values(self, values: Mapping[str, Any]) -> AnyCard:
        """The same card with some of the fields replaced."""
        return self


def name_key(key: str) -> str:
    """The message key of a card's name: cards of one name are numbered (`squire-2`), the name is not."""
    return key.rstrip("0123456789").rstrip("-")


class CardTables(Correctable):
    """All cards of a game, kind by kind."""

    def tables(self) -> dict[str, Sequence[AnyCard]]:
        """Our own rows by kind."""
        return {}

    def rows(self, kind: str) -> Sequence[AnyCard]:
        return self.tables()[kind]

    def kinds(self) -> list[str]:
        return list(self.tables())

    def keys(self, kind: str) -> list[str]:
        return [card.key for card in self.rows(kind)]

    def fields(self, kind: str, key: str) -> dict[str, Field]:
        card = next(card for card in self.rows(kind) if card.key == key)
        fields = card.fields()
        if card.is_named():
            fields[NAME] = Title(name_key(card.key).replace("-", " ").title())
        return fields

    def corrected(self, kind: str, rows: Sequence[Row], corrections: Mapping[str, Any]) -> list[Row]:
        """Rows of a kind, with checked corrections in them."""
        return [self._corrected(kind, row, corrections) for row in rows] if corrections else list(rows)

    def _corrected(self, kind: str, row: Row, corrections: Mapping[str, Any]) -> Row:
        changes = self.changes_on(kind, row.key, corrections)
        if not changes:
            return row
        changed = row.with_values(changes)
        changed.origin = "corrected"
        changed.printed_origin = row.origin
        changed.public = [name for name in row.public if name not in changes]
        changed.given_name = changes.get(NAME, "")
        return cast("Row", changed)

    def entries(self, corrections: Mapping[str, Any]) -> list[Entry]:
        """Every card of every kind for a browser, with checked corrections."""
        return [
            self._entry(kind, card, corrections)
            for kind, rows in self.tables().items()
            for card in self.corrected(kind, rows, corrections)
        ]

    def _entry(self, kind: str, card: AnyCard, corrections: Mapping[str, Any]) -> Entry:
        fields: dict[str, Any] = dict(card.facts())
        # Which card's halves it has, its text tells.
        fields.update({name: field.ours for name, field in card.fields().items() if not isinstance(field, Half)})
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
            card.box,
            self.differences_on(kind, card.key, corrections),
        )
