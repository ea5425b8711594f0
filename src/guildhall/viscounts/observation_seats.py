"""What a seat may know of all seats, itself among them, as numbers; and of the opponent of one who plays alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.observation import MANY, Outline, RulesSection, Section, Vantage
from guildhall.viscounts.constants import BUILDINGS_EACH, KINGDOM_CARDS, TRACK_END, WORKERS
from guildhall.viscounts.names import BUILDINGS, GOODS, NO_CARD, NOWHERE, SLOTS, SPACES
from guildhall.viscounts.observation import BoardSection, KingdomSection, ViscountsTurn
from guildhall.viscounts.options import FOCUSES
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Table

if TYPE_CHECKING:
    from guildhall.engine.rows import RowWriter


class SeatsSection(RulesSection[Table, Rules]):
    """Every player board, and every deck: which cards are played, discarded, gone, or still unseen by the others."""

    def lay_out(self, outline: Outline) -> None:
        townsfolk = [card.key for card in self.rules.townsfolk]
        self.start = outline.size
        for seat in outline.seats:
            outline.add_for(seat, "corruption", high=TRACK_END)
            outline.add_for(seat, "virtue", high=TRACK_END)
            outline.add_for(seat, "debts-unpaid", high=KINGDOM_CARDS)
            outline.add_for(seat, "debts-paid", high=KINGDOM_CARDS)
            outline.add_for(seat, "deeds-plain", high=KINGDOM_CARDS)
            outline.add_for(seat, "deeds-flipped", high=KINGDOM_CARDS)
            outline.add_for(seat, "workers", high=WORKERS)
            outline.add_for(seat, "hand-size", high=MANY)
            outline.add_for(seat, "draw-size", high=MANY)
            outline.add_for(seat, "goods", GOODS, MANY)
            outline.add_for(seat, "buildings", BUILDINGS, BUILDINGS_EACH)
            outline.add_for(seat, "space", SPACES)
            outline.add_for(seat, "player-card", [card.key for card in self.rules.player_cards])
            outline.add_for(seat, "manuscripts", [card.key for card in self.rules.manuscripts])
            outline.add_for(seat, "slots", [f"{slot + 1}.{card}" for slot in range(SLOTS) for card in townsfolk])
            outline.add_for(seat, "discard", townsfolk)
            outline.add_for(seat, "removed", townsfolk)
            outline.add_for(seat, "unseen", townsfolk)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        townsfolk = len(self.rules.townsfolk)
        at = self.start
        for index in vantage.order:
            seat = table.seats[index]
            row.put(at, seat.corruption)
            row.put(at + 1, seat.virtue)
            row.put(at + 2, seat.unpaid)
            row.put(at + 3, seat.paid)
            row.put(at + 4, seat.plain)
            row.put(at + 5, seat.flipped)
            row.put(at + 6, seat.workers)
            row.put(at + 7, len(seat.hand))
            row.put(at + 8, len(seat.draw))
            at += 9
            row.put_all(at, seat.goods)
            at += len(GOODS)
            row.put_all(at, seat.built)
            at += len(BUILDINGS)
            if seat.space != NOWHERE:
                row.mark(at + seat.space)
            at += len(SPACES)
            if seat.player_card != NO_CARD:
                row.mark(at + seat.player_card)
            at += len(self.rules.player_cards)
            row.mark_all(at, seat.manuscripts)
            at += len(self.rules.manuscripts)
            for card in seat.slots:
                if card != NO_CARD:
                    row.mark(at + card)
                at += townsfolk
            row.mark_all(at, seat.discard)
            at += townsfolk
            row.mark_all(at, seat.removed)
            at += townsfolk
            row.mark_all(at, seat.hand)
            row.mark_all(at, seat.draw)
            at += townsfolk


class HandSection(RulesSection[Table, Rules]):
    """The own cards that nobody else can tell apart: in hand, and in the draw pile."""

    def lay_out(self, outline: Outline) -> None:
        townsfolk = [card.key for card in self.rules.townsfolk]
        self.start = outline.add("hand", townsfolk)
        outline.add("draw", townsfolk)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        seat = table.seats[vantage.seat]
        row.mark_all(self.start, seat.hand)
        row.mark_all(self.start + len(self.rules.townsfolk), seat.draw)


class SchemesSection(RulesSection[Table, Rules]):
    """The opponent's focus, its piles, and the schemes that it has followed."""

    def lay_out(self, outline: Outline) -> None:
        self.start = outline.add("schemes.focus", FOCUSES)
        outline.add("schemes.pile", high=MANY)
        outline.add("schemes.reserve", high=MANY)
        outline.add("schemes.turned")
        outline.add("schemes.discard", [card.key for card in self.rules.schemes])

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        schemes = table.schemes
        if schemes is None:
            return
        at = self.start
        row.mark(at + schemes.focus)
        at += len(FOCUSES)
        row.put(at, len(schemes.pile))
        row.put(at + 1, len(schemes.reserve))
        if schemes.turned:
            row.mark(at + 2)
        row.mark_all(at + 3, schemes.discard)


def all_sections(rules: Rules) -> list[Section[Table]]:
    sections: list[Section[Table]] = [
        ViscountsTurn(),
        BoardSection(rules),
        KingdomSection(rules),
        SeatsSection(rules),
        HandSection(rules),
    ]
    if rules.automaton >= 0:
        sections.append(SchemesSection(rules))
    return sections
