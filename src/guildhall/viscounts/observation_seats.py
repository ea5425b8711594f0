"""What a seat may know of all seats, itself among them, as numbers; and of the opponent of one who plays alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.observation import MANY, Outline, RulesSection, Section, Vantage
from guildhall.viscounts.constants import TRACK_END, WORKERS
from guildhall.viscounts.names import GOODS, NO_CARD, NOWHERE, PIECES, SLOTS, SPACES
from guildhall.viscounts.observation import BoardSection, KingdomSection, ViscountsTurn
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
            outline.add_for(seat, "debts-unpaid", high=MANY)
            outline.add_for(seat, "debts-paid", high=MANY)
            outline.add_for(seat, "deeds-plain", high=MANY)
            outline.add_for(seat, "deeds-flipped", high=MANY)
            outline.add_for(seat, "workers", high=WORKERS)
            outline.add_for(seat, "hand-size", high=MANY)
            outline.add_for(seat, "draw-size", high=MANY)
            outline.add_for(seat, "goods", GOODS, MANY)
            outline.add_for(seat, "buildings", PIECES)
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
            for piece in range(len(PIECES)):
                if seat.built >> piece & 1:
                    row.mark(at + piece)
            at += len(PIECES)
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


def all_sections(rules: Rules) -> list[Section[Table]]:
    sections: list[Section[Table]] = [
        ViscountsTurn(rules),
        BoardSection(rules),
        KingdomSection(rules),
        SeatsSection(rules),
        HandSection(rules),
    ]
    if rules.automaton >= 0:
        from guildhall.viscounts.solo.observation import SchemesSection

        sections.append(SchemesSection(rules))
    return sections
