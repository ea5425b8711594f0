"""What an action is about to do to its player, as far as it matters whether something else comes before it or after.

An Apprentice brings its owner something with an action. A step that carries such an action out says beforehand what
it will do (`SeatStep.occasion`), and an expansion may let something else come first (`Observer.precedes`).
"""

from __future__ import annotations

from typing import Final


class Occasion:
    """`rises` and `falls` are the most Virtue that it may bring and cost; `discards` are Building cards that are
    discarded from the hand; `sends` says that captured Workers are sent away; `place` is where somebody is captured."""

    def __init__(self, rises: int = 0, falls: int = 0, discards: int = 0, sends: bool = False, place: int = -1) -> None:
        self.rises = rises
        self.falls = falls
        self.discards = discards
        self.sends = sends
        self.place = place


NOTHING: Final = Occasion()
