"""Craft Cards, as far as an opponent has to do with them. Without Age of Artisans there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.solo.opponent_turn import OpponentTurn
    from guildhall.architects.table import Seat, Table


class CraftSupply:
    def every_key(self) -> list[str]:
        """All Craft Cards."""
        raise AssertionError("a supply of Craft Cards names its cards")

    def keys(self, cards: list[int]) -> list[str]:
        every = self.every_key()
        return [every[card] for card in cards]

    def check(self, table: Table, taken: list[int]) -> None:
        """For a position: raises PositionError if one that the opponent has taken is somewhere else too."""
        raise AssertionError("a supply of Craft Cards is checked")

    def free_to_stack(self, table: Table, seat: Seat) -> int:
        """How many of the seat's Workers in the Guildhall have nobody on top."""
        raise AssertionError("a supply of Craft Cards knows who is stacked")

    def stack(self, turn: OpponentTurn) -> None:
        """Lay a Worker on one of its own in the Guildhall."""
        raise AssertionError("a supply of Craft Cards lets stack")

    def take(self, turn: OpponentTurn, space: int) -> None:
        """Take the card to which this space of the track points: the top of the pile, or one that is face up."""
        raise AssertionError("a supply of Craft Cards gives cards")

    def take_best(self, turn: OpponentTurn) -> None:
        """Take the face-up card with the most points; chance decides between equals."""
        raise AssertionError("a supply of Craft Cards gives cards")


def craft_supply_for(rules: Rules) -> CraftSupply | None:
    """Those of this game, if it has any."""
    if "artisans" not in rules.options.expansions:
        return None
    from guildhall.architects.solo.crafts import craft_supply_of

    return craft_supply_of(rules)
