"""Who sits where nobody chooses: the interface to the opponent of one who plays alone (`solo/`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.agenda import AnyAutomaton

if TYPE_CHECKING:
    from guildhall.viscounts.effects import Effect
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.table import Seat, Table


class Automaton(AnyAutomaton["Table"]):
    """It takes its turns, answers the questions put to its seat, and makes something else of what it cannot use."""

    def extend(self, rules: Rules) -> None:
        """Add to the rules what it brings, before anything is laid out."""

    def set_up(self, table: Table) -> None:
        """Prepare its cards when a table is laid out, before any pair is taken."""
        raise AssertionError("an automaton prepares its cards")

    def start(self, table: Table, seat: Seat) -> None:
        """Its start, with the last pair on the table, when the player has begun."""
        raise AssertionError("an automaton begins")

    def gains(self, table: Table, seat: Seat, effect: Effect) -> None:
        """What happens instead of an effect."""
        raise AssertionError("an automaton converts what it gains")

    def criminals(self, table: Table, seat: Seat) -> int:
        """The Criminals on its board."""
        raise AssertionError("an automaton has icons on its board")

    def collision_starts(self, table: Table, seat: Seat) -> None:
        """Its part in the first step of anybody's collision."""

    def collision_gains(self, table: Table, seat: Seat, space: int) -> None:
        """What its own collision brings it."""
        raise AssertionError("an automaton has a row of its own")

    def uncovered(self, table: Table, seat: Seat, piece: int) -> None:
        """A building has left its board."""

    def icons_owned(self, table: Table, seat: Seat, icon: int) -> int:
        """How many icons its cards have, wherever they are, for manuscripts that count them at the end."""
        raise AssertionError("an automaton has icons on its cards")
