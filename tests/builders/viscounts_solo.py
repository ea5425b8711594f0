"""A bare table of Viscounts for one player, whose opponent follows the schemes that a test gives it.

t = solo("cleric").at("O1")           # the opponent stands there, the player on O6
t.schemes("starting-1", "future-2")   # in its slots, from the left
t.follow("starting-3")                # its turn, with this scheme
assert t.it.flipped == 1
assert "Line 1: gain 1 Corruption for each Criminal on its board" in t.said
"""

from __future__ import annotations

from typing import Any, Self

from builders.viscounts import SeatAtTable, TestTable, table
from guildhall.viscounts.collision import ResolveCollision
from guildhall.viscounts.movement import WhereToMove
from guildhall.viscounts.names import AI_BOARDS, NO_CARD
from guildhall.viscounts.solo.schemes import Schemes
from guildhall.viscounts.turn import NEXT_TURN
from guildhall.words import say


class SoloTable(TestTable):
    """A game of one player under test."""

    __test__ = False

    @property
    def it(self) -> SeatAtTable:
        """The opponent's seat."""
        return self.opponent

    @property
    def cards(self) -> Schemes:
        schemes = self.table.schemes
        assert schemes is not None
        return schemes

    def at(self, space: str) -> Self:
        """Where the opponent stands."""
        self.it.at(space)
        return self

    def scheme(self, key: str) -> int:
        return [row.key for row in self.table.rules.schemes].index(key)

    def _take(self, key: str) -> int:
        """The scheme, from wherever it lies; it may also be in the box."""
        card = self.scheme(key)
        cards = self.cards
        for pile in (cards.pile, cards.discard, cards.future):
            if card in pile:
                pile.remove(card)
        cards.slots = [NO_CARD if other == card else other for other in cards.slots]
        return card

    def schemes(self, *keys: str | None) -> Self:
        """In its slots, from the left; None is an empty slot."""
        self.cards.discard += [card for card in self.cards.slots if card != NO_CARD]
        self.cards.slots = [NO_CARD] * 3
        slots = [NO_CARD if key is None else self._take(key) for key in keys]
        self.cards.slots = [*slots, *[NO_CARD] * (3 - len(slots))]
        return self

    def without_future(self) -> Self:
        self.cards.future = []
        return self

    def follow(self, key: str) -> Self:
        """Its whole turn, with this scheme on top of its pile; it stops where the player is asked."""
        self.cards.pile.append(self._take(key))
        self.turn("blue")
        return self

    def gives(self, effect: str) -> Self:
        """It gains this, in the words of the card tables, in the player's turn."""
        self.table.active = 0
        self.gain("blue", effect)
        return self

    def collide(self, seat: str, space: int) -> Self:
        """That seat's markers meet there, in its turn; then the player is to move."""
        index = self.game.seats.index(seat)
        SeatAtTable(self, index).track(space, space)
        self.table.active = index
        self._begin()
        self.restart(ResolveCollision(index), WhereToMove(0), NEXT_TURN)
        return self

    @property
    def future(self) -> int:
        """How many future schemes are left."""
        return len(self.cards.future)

    def keys(self, cards: list[int]) -> list[str]:
        return [self.table.rules.schemes[card].key for card in cards if card != NO_CARD]

    @property
    def said(self) -> list[str]:
        """What was told of late, in English."""
        events = self.table.events or []
        return [say(self.table.describe_event(event, 0)) for event in events]


def solo(board: str = "cleric", **options: Any) -> SoloTable:
    """The canonical layout; nobody has built anything, and no scheme lies on its board."""
    bare = table(1, board=board, **options)
    t = SoloTable(bare.game)
    cards = t.cards
    cards.pile += [card for card in cards.slots if card != NO_CARD]
    cards.slots = [NO_CARD] * 3
    assert AI_BOARDS[cards.board] == board
    t.it.owing().holding()
    t.table.events = []
    return t
