"""Sees a real table for an opponent: its people are asked for one fact at a time.

In a game there is no witness: the table is there. Elsewhere the same opponent looks at a table that holds only its own
things; before it reads anything else there, the witness says how that is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.locations.cathedral import SPOTS
from guildhall.architects.solo.facts import CathedralLevel, Fact
from guildhall.architects.solo.names import NOWHERE

if TYPE_CHECKING:
    from guildhall.architects.table import Table


class UnknownFact(Exception):
    """Something has to be asked before the opponent can go on."""

    def __init__(self, fact: Fact) -> None:
        super().__init__(fact.key())
        self.fact = fact


class Witness:
    """Knows what has been told so far, in the order in which it was asked for."""

    def __init__(self, told: list[list[int]], tells_cards: bool, lasting: list[str]) -> None:
        self.told = told
        self.tells_cards = tells_cards  # are the Scheme Cards drawn at the table, too?
        self.lasting = lasting  # what holds until something changes it, by key
        self.heard = 0
        self.latest: list[int] = []
        self.known: set[str] = set(lasting)
        self.emptied = NOWHERE  # whoever stood there has just been sent away, even if people still see them there

    def look(self, table: Table, fact: Fact) -> None:
        """Make sure that the table shows this as it really is; raises UnknownFact if nobody has told it yet."""
        key = fact.key()
        if key in self.known:
            return
        if self.heard == len(self.told):
            raise UnknownFact(fact)
        self.latest = self.told[self.heard]
        self.heard += 1
        fact.enter(table, self.latest)
        if self.emptied != NOWHERE:
            for seat in table.seats:
                seat.workers[self.emptied] = 0
        if not fact.holds_once():
            self.known.add(key)
        self.known.update(fact.implied())
        if fact.lasts():
            self.lasting.append(key)

    def look_at_level(self, table: Table, rivals: list[int], level: int) -> None:
        """Who stands on this level of the Cathedral? Nobody comes down, and most levels have room for all."""
        perhaps = [owner for owner in rivals if table.seats[owner].cathedral <= level]
        if len(perhaps) >= SPOTS[level]:
            for owner in perhaps:
                self.look(table, CathedralLevel(owner))

    def forget(self, key: str) -> None:
        """That has changed."""
        self.known.discard(key)
        if key in self.lasting:
            self.lasting.remove(key)
