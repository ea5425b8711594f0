"""What a seat may know, as numbers. Cards are known by their numbers in `Rules`, places by their names on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.observation import MANY, Outline, RulesSection, TurnSection, Vantage
from guildhall.viscounts.castle import SideSteps
from guildhall.viscounts.constants import TRIO
from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed
from guildhall.viscounts.names import (
    ACTIONS,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    NOT_BUILT,
    PIECES,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SPOTS,
    TOP,
    section_key,
)
from guildhall.viscounts.rules import Rules
from guildhall.viscounts.table import Table

if TYPE_CHECKING:
    from guildhall.engine.rows import RowWriter


class ViscountsTurn(TurnSection[Table]):
    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules

    def lay_out_more(self, outline: Outline) -> None:
        outline.add("turn.distance", high=MANY)
        outline.add("turn.action", ACTIONS)
        outline.add("turn.dismissed", [card.key for card in self.rules.townsfolk])

    def write_more(self, table: Table, at: int, row: RowWriter) -> None:
        row.put(at, table.distance)
        if table.action != NO_ACTION:
            row.mark(at + 1 + table.action)
        if table.dismissed != NO_CARD:
            row.mark(at + 1 + len(ACTIONS) + table.dismissed)


class BoardSection(RulesSection[Table, Rules]):
    """How the board is put together, what lies open on its piles, and who has built where."""

    def lay_out(self, outline: Outline) -> None:
        rules = self.rules
        positions = range(1, len(SEGMENTS) + 1)
        self.start = outline.add("board.ring", [f"{at}.{segment}" for at in positions for segment in SEGMENTS])
        outline.add("board.offset", [str(offset) for offset in range(len(SEGMENTS))])
        outline.add("piles.townsfolk", SEGMENTS, MANY)
        outline.add("piles.manuscripts", SEGMENTS, MANY)
        outline.add("tops.townsfolk", [f"{segment}.{card.key}" for segment in SEGMENTS for card in rules.townsfolk])
        outline.add("tops.manuscripts", [f"{segment}.{card.key}" for segment in SEGMENTS for card in rules.manuscripts])
        outline.add(
            "spots",
            [f"{spot}.{seat}.{piece}" for spot in SPOTS for seat in outline.seats for piece in PIECES],
        )

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        segments = len(SEGMENTS)
        at = self.start
        for position, segment in enumerate(table.layout.ring):
            row.mark(at + position * segments + segment)
        at += segments * segments
        row.mark(at + table.layout.offset)
        at += segments
        row.put_all(at, table.left)
        at += 2 * segments
        for segment in range(segments):
            card = table.top_townsfolk(segment)
            if card != NO_CARD:
                row.mark(at + card)
            at += len(self.rules.townsfolk)
        for segment in range(segments):
            manuscript = table.top_manuscript(segment)
            if manuscript != NO_CARD:
                row.mark(at + manuscript)
            at += len(self.rules.manuscripts)
        kinds = len(PIECES)
        each = len(vantage.order) * kinds
        for there in table.spots:
            if there != NO_CARD:
                row.mark(at + vantage.places[there // kinds] * kinds + there % kinds)
            at += each


class KingdomSection(RulesSection[Table, Rules]):
    """The castle, debts and deeds, the cleric bonus cards, and the pairs of the draft."""

    def lay_out(self, outline: Outline) -> None:
        rules = self.rules
        sections = [section_key(tier, segment) for tier in range(2) for segment in range(len(SEGMENTS))]
        rooms = [f"{section}.{seat}" for section in [*sections, TOP] for seat in outline.seats]
        self.start = outline.add("castle", rooms, MANY)
        outline.add("castle.leader", outline.seats)
        outline.add("kingdom.debts", high=MANY)
        outline.add("kingdom.deeds", high=MANY)
        outline.add("kingdom.poverty")
        outline.add("kingdom.prosperity")
        outline.add("bonuses", [f"{ribbon}.{seat}" for ribbon in RIBBONS for seat in outline.seats])
        outline.add("pairs", [card.key for card in rules.player_cards], len(rules.townsfolk))

    def write(self, table: Table, vantage: Vantage, row: RowWriter) -> None:
        at = self._write_castle(table, vantage, row)
        if table.debts_above != NOT_BUILT:
            row.put(at, table.debts_above)
            row.put(at + 1, table.deeds_above)
        if poverty_revealed(table):
            row.mark(at + 2)
        if prosperity_revealed(table):
            row.mark(at + 3)
        at += 4
        for owner in table.bonuses:
            if owner != NOBODY:
                row.mark(at + vantage.places[owner])
            at += len(vantage.order)
        pairs = table.pairs
        for i in range(0, len(pairs), 2):
            row.put(at + pairs[i], pairs[i + 1] + 1)

    def _write_castle(self, table: Table, vantage: Vantage, row: RowWriter) -> int:
        """By the segment at which a section stands; gives where it ends. Workers that are yet to step aside stand where
        they stood."""
        segments = len(SEGMENTS)
        seats = len(vantage.order)
        start = self.start
        castle = table.castle
        if table.settling:
            castle = castle[:]
            for step in table.agenda:
                if isinstance(step, SideSteps):
                    castle[step.position * seats + step.index] += TRIO - 1
        for section in range(SECTIONS + 1):
            place = section
            if section < SECTIONS:
                place = section - section % segments + table.layout.ring[section % segments]
            for owner in range(seats):
                workers = castle[section * seats + owner]
                if workers:
                    row.put(start + place * seats + vantage.places[owner], workers)
        at = start + (SECTIONS + 1) * seats
        if table.leader != NOBODY:
            row.mark(at + vantage.places[table.leader])
        return at + seats
