"""The table: everything that lies on it, as plain numbers and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.engine.rng import Rng
from guildhall.engine.table import GameTable
from guildhall.viscounts.cards.tokens import RIBBONS
from guildhall.viscounts.constants import TRACK_END, WORKERS
from guildhall.viscounts.names import (
    BUILDINGS,
    GOODS,
    NO_ACTION,
    NO_CARD,
    NOBODY,
    NOWHERE,
    SECTIONS,
    SEGMENTS,
    SLOTS,
    SPOTS,
    segment_of,
)

if TYPE_CHECKING:
    from guildhall.viscounts.board import Layout
    from guildhall.viscounts.rules import Rules


class Seat:
    """One player's board, cards and pieces."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.player_card = NO_CARD
        self.hero = NO_CARD
        self.space = NOWHERE  # of the viscount
        self.corruption = 0
        self.virtue = TRACK_END
        self.unpaid = 0  # debts
        self.paid = 0
        self.plain = 0  # deeds
        self.flipped = 0
        self.workers = WORKERS  # in supply
        self.goods: list[int] = []
        self.built: list[int] = []  # how many of each building
        self.manuscripts: list[int] = []
        self.slots: list[int] = []
        self.hand: list[int] = []
        self.draw: list[int] = []  # the top card is the last
        self.discard: list[int] = []
        # Cards that this player sent out of the game. Never changed in place: clones share the list.
        self.removed: list[int] = []

    def clone(self) -> Seat:
        other = Seat(self.index)
        other.player_card = self.player_card
        other.hero = self.hero
        other.space = self.space
        other.corruption = self.corruption
        other.virtue = self.virtue
        other.unpaid = self.unpaid
        other.paid = self.paid
        other.plain = self.plain
        other.flipped = self.flipped
        other.workers = self.workers
        other.goods = self.goods[:]
        other.built = self.built[:]
        other.manuscripts = self.manuscripts[:]
        other.slots = self.slots[:]
        other.hand = self.hand[:]
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.removed = self.removed
        return other

    def remove(self, card: int) -> None:
        """A card leaves the game."""
        self.removed = [*self.removed, card]

    def cards(self) -> int:
        """How many townsfolk the player owns."""
        return len(self.hand) + len(self.draw) + len(self.discard) + SLOTS - self.slots.count(NO_CARD)


class Schemes:
    """The cards that a solo opponent follows. The last card of a pile is on top."""

    def __init__(self, focus: int) -> None:
        self.focus = focus  # the action it prefers
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.reserve: list[int] = []
        self.turned = False  # has the first pile been used up, so that everybody knows what the next one is made of?

    def clone(self) -> Schemes:
        other = Schemes(self.focus)
        other.pile = self.pile[:]
        other.discard = self.discard[:]
        other.reserve = self.reserve[:]
        other.turned = self.turned
        return other


class Table(GameTable):
    """A game of Viscounts in progress."""

    def __init__(self, rules: Rules, layout: Layout, rng: Rng) -> None:
        super().__init__(rng)
        # What never changes in this game: cards and words; and the board as it was put together. Shared by all clones.
        self.rules = rules
        self.layout = layout
        self.seats: list[Seat] = []
        # The piles of each segment, as they were dealt, the top card last. They never change; `left` says how many
        # cards of each are still there: townsfolk by segment, then manuscripts.
        self.townsfolk: list[list[int]] = []
        self.manuscripts: list[list[int]] = []
        self.left: list[int] = []
        self.spots: list[int] = [NO_CARD] * len(SPOTS)  # owner * kinds of buildings + building
        # Workers by section and owner: tier 1 by ring position, then tier 2, then the room on top.
        self.castle: list[int] = []
        self.leader = NOBODY
        self.bonuses: list[int] = [NOBODY] * len(RIBBONS)  # who has the cleric bonus card of each ribbon
        self.debts_taken = 0  # by all players together
        self.deeds_taken = 0
        self.pairs: list[int] = []  # while the draft runs: player card, hero, player card, hero, …
        self.schemes: Schemes | None = None
        # Within a turn.
        self.distance = 0  # the silver value of the card played
        self.action = NO_ACTION  # the primary action that the player is bound to
        self.icon_balance = 0  # icons of a dismissed card less icons spent
        self.dismissed = False

    def clone(self) -> Table:
        other = Table(self.rules, self.layout, self.rng.clone())
        self.copy_turn(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.townsfolk = self.townsfolk
        other.manuscripts = self.manuscripts
        other.left = self.left[:]
        other.spots = self.spots[:]
        other.castle = self.castle[:]
        other.leader = self.leader
        other.bonuses = self.bonuses[:]
        other.debts_taken = self.debts_taken
        other.deeds_taken = self.deeds_taken
        if self.pairs:
            other.pairs = self.pairs[:]
        if self.schemes is not None:
            other.schemes = self.schemes.clone()
        other.distance = self.distance
        other.action = self.action
        other.icon_balance = self.icon_balance
        other.dismissed = self.dismissed
        return other

    # The board.

    def position_of(self, seat: Seat) -> int:
        """The ring position at which the viscount stands."""
        return self.layout.position[segment_of(seat.space)]

    def top_townsfolk(self, segment: int) -> int:
        left = self.left[segment]
        return self.townsfolk[segment][left - 1] if left else NO_CARD

    def top_manuscript(self, segment: int) -> int:
        left = self.left[len(SEGMENTS) + segment]
        return self.manuscripts[segment][left - 1] if left else NO_CARD

    def townsfolk_pile(self, segment: int) -> list[int]:
        """What is left of it, the top card last."""
        return self.townsfolk[segment][: self.left[segment]]

    def manuscript_pile(self, segment: int) -> list[int]:
        return self.manuscripts[segment][: self.left[len(SEGMENTS) + segment]]

    def workers_at(self, section: int, owner: int) -> int:
        return self.castle[section * len(self.seats) + owner]

    def is_automaton(self, seat: Seat) -> bool:
        """Does it follow cards? Then it is never asked, and keeps no goods."""
        return seat.index == self.rules.automaton

    # What the engine asks for.

    def common(self) -> Rules:
        return self.rules

    def endings(self) -> dict[str, bool]:
        from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed

        return {"poverty": poverty_revealed(self), "prosperity": prosperity_revealed(self)}


def new_seat(index: int) -> Seat:
    """A seat with an empty board, all pieces in supply and no cards."""
    seat = Seat(index)
    seat.goods = [0] * len(GOODS)
    seat.built = [0] * len(BUILDINGS)
    seat.slots = [NO_CARD] * SLOTS
    return seat


def empty_castle(seats: int) -> list[int]:
    return [0] * ((SECTIONS + 1) * seats)
