"""What a seat may know of the base game, as numbers. Cards are known by their numbers in `Rules`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.hiring import ROWS
from guildhall.architects.names import AREAS, CATHEDRAL_TOP, GOODS, TOP_VIRTUE
from guildhall.engine.observation import MANY, Outline, RulesSection, Section, TurnSection, Vantage

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table
    from guildhall.engine.rows import RowWriter

PILES: Final = ("apprentices", "buildings", "rewards", "market-small", "market-large")


class ArchitectsTurn(TurnSection["Table"]):
    def lay_out_more(self, outline: Outline) -> None:
        outline.add("turn.reset-due")
        outline.add("turn.apprentice-resets-due", high=MANY)

    def write_more(self, table: Table, at: int, row: RowWriter) -> None:
        if table.reset_due:
            row.mark(at)
        row.put(at + 1, table.apprentice_resets_due)


class BoardSection(RulesSection["Table", "Rules"]):
    """Tax Stand, piles, Rewards, Black Market and Guildhall."""

    def lay_out(self, outline: Outline) -> None:
        markets = [card.key for card in self.rules.markets]
        spaces = [str(space + 1) for space in range(self.rules.guildhall_spaces)]
        self.start = outline.add("tax", high=MANY)
        outline.add("piles", PILES, MANY)
        outline.add("rewards-shown", [card.key for card in self.rules.rewards])
        outline.add("market.small", markets)
        outline.add("market.large", markets)
        outline.add("market.large.top", markets)
        outline.add("guildhall.workers", high=MANY)
        outline.add("guildhall.spaces", [f"{space}.{seat}" for space in spaces for seat in outline.seats])

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        markets = len(self.rules.markets)
        at = self.start
        row.put(at, table.tax)
        row.put(at + 1, len(table.apprentice_pile))
        row.put(at + 2, len(table.building_pile))
        row.put(at + 3, len(table.reward_pile))
        row.put(at + 4, len(table.small_pile))
        row.put(at + 5, len(table.large_pile))
        at += 6
        row.mark_all(at, table.rewards_shown)
        at += len(self.rules.rewards)
        if table.small_pile:
            row.mark(at + table.small_pile[-1])
        at += markets
        row.mark_all(at, table.large_pile)
        at += markets
        if table.large_pile:
            row.mark(at + table.large_pile[-1])
        at += markets
        row.put(at, len(table.guildhall))
        at += 1
        seats = len(vantage.order)
        # Those beside the grid stand on no space.
        for space in range(min(len(table.guildhall), self.rules.guildhall_spaces)):
            row.mark(at + space * seats + vantage.places[table.guildhall[space]])


class DisplaySection(RulesSection["Table", "Rules"]):
    """The Apprentices in the Workshop: for each where it lies, counted from 1, and the Silver on it."""

    def lay_out(self, outline: Outline) -> None:
        apprentices = [card.key for card in self.rules.apprentices]
        self.start = outline.add("display.row", apprentices, ROWS)
        outline.add("display.column", apprentices, self.rules.columns)
        outline.add("display.silver", apprentices, MANY)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        columns = self.rules.columns
        apprentices = len(self.rules.apprentices)
        at = self.start
        for space, card in enumerate(table.display):
            if card >= 0:
                row.put(at + card, space // columns + 1)
                row.put(at + apprentices + card, space % columns + 1)
                row.put(at + 2 * apprentices + card, table.coins[space])


class SeatsSection(RulesSection["Table", "Rules"]):
    """Every player board, and what is known of every hand: its size."""

    def lay_out(self, outline: Outline) -> None:
        rules = self.rules
        self.start = outline.size
        for seat in outline.seats:
            outline.add_for(seat, "virtue", high=TOP_VIRTUE)
            outline.add_for(seat, "debts-unpaid", high=MANY)
            outline.add_for(seat, "debts-paid", high=MANY)
            outline.add_for(seat, "cathedral", high=CATHEDRAL_TOP)
            outline.add_for(seat, "hand-size", high=MANY)
            outline.add_for(seat, "goods", GOODS, MANY)
            outline.add_for(seat, "workers", AREAS, rules.workers)
            outline.add_for(seat, "captured", outline.seats, rules.workers)
            outline.add_for(seat, "board", [card.key for card in rules.boards])
            outline.add_for(seat, "apprentices", [card.key for card in rules.apprentices])
            outline.add_for(seat, "buildings", [card.key for card in rules.buildings])

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        boards = len(self.rules.boards)
        apprentices = len(self.rules.apprentices)
        buildings = len(self.rules.buildings)
        at = self.start
        for index in vantage.order:
            seat = table.seats[index]
            row.put(at, seat.virtue)
            row.put(at + 1, seat.unpaid)
            row.put(at + 2, seat.paid)
            row.put(at + 3, seat.cathedral)
            row.put(at + 4, len(seat.hand))
            at += 5
            row.put_all(at, seat.goods)
            at += len(GOODS)
            row.put_all(at, seat.workers)
            at += len(AREAS)
            for owner in vantage.order:
                row.put(at, seat.captured[owner])
                at += 1
            if seat.board >= 0:
                row.mark(at + seat.board)
            at += boards
            row.mark_all(at, seat.apprentices)
            at += apprentices
            row.mark_all(at, seat.buildings)
            at += buildings


class HandSection(RulesSection["Table", "Rules"]):
    """The Building cards that only this seat sees: in hand, in its pack, and those that it looks at."""

    def lay_out(self, outline: Outline) -> None:
        buildings = [card.key for card in self.rules.buildings]
        self.start = outline.add("hand", buildings)
        outline.add("pack", buildings)
        outline.add("looking", buildings)
        outline.add("looking-size", high=MANY)

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        buildings = len(self.rules.buildings)
        seat = vantage.seat
        at = self.start
        row.mark_all(at, table.seats[seat].hand)
        at += buildings
        if seat < len(table.packs):
            row.mark_all(at, table.packs[seat])
        at += buildings
        if table.looking:
            if table.decision is not None and table.decision.seat(table) == seat:
                row.mark_all(at, table.looking)
            row.put(at + buildings, len(table.looking))


def base_sections(rules: Rules) -> list[Section[Table]]:
    """Those of the base game."""
    return [ArchitectsTurn(), BoardSection(rules), DisplaySection(rules), SeatsSection(rules), HandSection(rules)]
