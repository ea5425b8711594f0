"""Adornments: with Age of Artisans an opponent takes Craft Cards. It pays nothing, needs no Building for them and
ignores what they bring; they count for their points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.artisans.crafting import FillCrafts, free_to_stack
from guildhall.architects.artisans.events import STACKED
from guildhall.architects.artisans.part import ArtisansKind
from guildhall.architects.artisans.part import part_of as artisans_of
from guildhall.architects.names import GUILDHALL, SUPPLY
from guildhall.architects.scoring import ScoreRow
from guildhall.architects.solo.craft_supply import CraftSupply
from guildhall.architects.solo.events import BECAUSE, CRAFT_TAKEN
from guildhall.architects.solo.facts import BEST, CraftTaken
from guildhall.architects.solo.names import BY_MARKER_CRAFT, BY_POINTS_CRAFT
from guildhall.architects.solo.part import part_of
from guildhall.engine.errors import PositionError

if TYPE_CHECKING:
    from guildhall.architects.artisans.rows import Craft
    from guildhall.architects.rules import Rules
    from guildhall.architects.solo.opponent_turn import OpponentTurn
    from guildhall.architects.table import Seat, Table


def craft_supply_of(rules: Rules) -> CraftSupply:
    for kind in rules.parts:
        if isinstance(kind, ArtisansKind):
            for i, row in enumerate(rules.score_rows):
                if row.key == "adornments":
                    rules.score_rows[i] = WithAdornmentsTaken(row, kind.crafts)
            return ArtisansCrafts(kind.crafts)
    raise AssertionError("Age of Artisans is not on the table")


class ArtisansCrafts(CraftSupply):
    def __init__(self, crafts: list[Craft]) -> None:
        self.crafts = crafts

    def every_key(self) -> list[str]:
        return [craft.key for craft in self.crafts]

    def check(self, table: Table, taken: list[int]) -> None:
        part = artisans_of(table)
        elsewhere = [*part.display, *part.pile, *part.adornments, *part.tools, part.loose]
        for i, card in enumerate(taken):
            if card in elsewhere or card in taken[:i]:
                key = self.crafts[card].key
                raise PositionError(f"The Craft Card {key!r} is in two places.", key)

    def free_to_stack(self, table: Table, seat: Seat) -> int:
        part = artisans_of(table)
        spaces = range(min(len(table.guildhall), table.rules.guildhall_spaces))
        return len([s for s in spaces if table.guildhall[s] == seat.index and s not in part.stacked])

    def stack(self, turn: OpponentTurn) -> None:
        artisans_of(turn.table).stacked.append(free_to_stack(turn.table, turn.seat))
        turn.seat.workers[SUPPLY] -= 1
        turn.seat.workers[GUILDHALL] += 1
        turn.table.tell(STACKED, turn.seat.index)

    def take(self, turn: OpponentTurn, space: int) -> None:
        if self.is_told(turn, space):
            return
        part = artisans_of(turn.table)
        # The left-most space points at the pile, the others at the face-up cards; where nothing lies, look further.
        spaces = 1 + max(len(part.display), space)
        for i in range(spaces):
            at = (space + i) % spaces
            if at == 0 and part.pile:
                turn.table.tell(BECAUSE, turn.seat.index, BY_MARKER_CRAFT, at, space)
                turn.table.reveals += 1
                self._keep(turn, part.pile.pop())
                return
            if 0 < at <= len(part.display):
                turn.table.tell(BECAUSE, turn.seat.index, BY_MARKER_CRAFT, at, space)
                self._keep(turn, part.display.pop(at - 1))
                return

    def take_best(self, turn: OpponentTurn) -> None:
        if self.is_told(turn, BEST):
            return
        display = artisans_of(turn.table).display
        if not display:
            return
        most = max([self.crafts[card].vp for card in display])
        best = [card for card in display if self.crafts[card].vp == most]
        card = best[turn.table.rng.below_for(len(best), "craft")] if len(best) > 1 else best[0]
        turn.table.tell(BECAUSE, turn.seat.index, BY_POINTS_CRAFT, most, len(best))
        display.remove(card)
        self._keep(turn, card)

    def is_told(self, turn: OpponentTurn, space: int) -> bool:
        """At a table that only its people can see, what the card is worth is all that matters of it."""
        witness = turn.part.witness
        if witness is not None:
            fact = CraftTaken(space, sorted({craft.vp for craft in self.crafts}))
            witness.look(turn.table, fact)
            points = fact.points(witness.latest)
            if points:
                card = next(card for card in range(len(self.crafts)) if self.crafts[card].vp == points)
                turn.part.adornments.append(card)
                turn.table.tell(CRAFT_TAKEN, turn.seat.index, card)
        return witness is not None

    def _keep(self, turn: OpponentTurn, card: int) -> None:
        turn.part.adornments.append(card)
        turn.table.tell(CRAFT_TAKEN, turn.seat.index, card)
        FillCrafts().resolve(turn.table)


class WithAdornmentsTaken(ScoreRow):
    """Points for Adornments, with those that the opponent has taken."""

    def __init__(self, row: ScoreRow, crafts: list[Craft]) -> None:
        super().__init__(row.key)
        self.row = row
        self.crafts = crafts

    def points(self, table: Table, seat: Seat) -> int:
        points = self.row.points(table, seat)
        if seat.powers.automaton is not None:
            for card in part_of(table).adornments:
                points += self.crafts[card].vp
        return points
