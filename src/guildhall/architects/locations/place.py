"""A place on the board where a Worker can be placed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class Place:
    """Each place has a file of its own, named after it."""

    def __init__(self, area: int) -> None:
        self.area = area  # its number in `names.AREAS`

    def is_open_to(self, table: Table, seat: Seat) -> bool:
        """May this player place a Worker here now?"""
        return True

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        """A Worker has been placed; the player's Workers here now count as `n`."""
        raise AssertionError("a place says what happens there")
