"""What an action is about to do to its player, as far as it matters whether something else comes before it or after.

An Apprentice brings its owner something with an action. A step that carries such an action out says beforehand what
it will do (`SeatStep.occasion`), and an expansion may let something else come first (`Observer.precedes`).
"""

from __future__ import annotations


class Occasion:
    """`rises` and `falls` are the most Virtue that it may bring and cost, `debts` the Debts that it brings besides;
    `discards` are Building cards that are discarded from the hand; `sends` says that captured Workers are sent away;
    `place` is where somebody is captured."""

    def __init__(self, rises: int = 0, falls: int = 0, sends: bool = False, place: int = -1) -> None:
        self.rises = rises
        self.falls = falls
        self.debts = 0
        self.discards = 0
        self.sends = sends
        self.place = place
        self.virtue_counts = 0  # it brings something for each full so many Virtue
        self.prisoners_count = 0  # it does something to who has so many Workers in Prison, and nothing to who has fewer
        self.destroys_a_debt = False
        self.is_open = False  # another action follows, and nobody can say which: anything may matter to it
