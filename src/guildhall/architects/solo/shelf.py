"""Craft Cards, as far as an opponent has to do with them. Without Age of Artisans there is no such shelf."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.solo.act import Act
    from guildhall.architects.table import Seat, Table


class CraftShelf:
    def every_key(self) -> list[str]:
        """All Craft Cards."""
        raise AssertionError("a shelf names its cards")

    def keys(self, cards: list[int]) -> list[str]:
        every = self.every_key()
        return [every[card] for card in cards]

    def check(self, table: Table, taken: list[int]) -> None:
        """For a position: raises PositionError if one that the opponent has taken is somewhere else too."""
        raise AssertionError("a shelf is checked")

    def free_to_stack(self, table: Table, seat: Seat) -> int:
        """How many of the seat's Workers in the Guildhall have nobody on top."""
        raise AssertionError("a shelf knows who is stacked")

    def stack(self, act: Act) -> None:
        """Lay a Worker on one of its own in the Guildhall."""
        raise AssertionError("a shelf lets stack")

    def take(self, act: Act, space: int) -> None:
        """Take the card to which this space of the track points: the top of the pile, or one that is face up."""
        raise AssertionError("a shelf gives cards")

    def take_best(self, act: Act) -> None:
        """Take the face-up card with the most points; chance decides between equals."""
        raise AssertionError("a shelf gives cards")


def shelf_for(rules: Rules) -> CraftShelf | None:
    """The shelf of this game, if it has one."""
    if "artisans" not in rules.options.expansions:
        return None
    from guildhall.architects.solo.crafts import lay_shelf

    return lay_shelf(rules)
