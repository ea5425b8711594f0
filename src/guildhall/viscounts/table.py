"""The table: everything that lies on it, as plain numbers and lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from guildhall.engine.rng import Rng
from guildhall.engine.table import GameTable
from guildhall.viscounts.constants import TRACK_END, WORKERS
from guildhall.viscounts.names import (
    BUILDER,
    CLERIC,
    GH1,
    GH2,
    GH3,
    GOODS,
    MERCHANT,
    NO_ACTION,
    NO_CARD,
    NOBLE,
    NOBODY,
    NOT_BUILT,
    NOWHERE,
    RIBBONS,
    SECTIONS,
    SEGMENTS,
    SLOTS,
    SPOTS,
    TP3,
    segment_of,
)

if TYPE_CHECKING:
    from guildhall.engine.agenda import AnyAutomaton
    from guildhall.viscounts.board import Layout
    from guildhall.viscounts.rules import Rules
    from guildhall.viscounts.solo.schemes import Schemes


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
        self.built = 0  # which of the nine buildings, as a mask
        self.goods: list[int] = []
        self.slots: list[int] = []
        self.hand: list[int] = []
        self.draw: list[int] = []  # the top card is the last
        self.discard: list[int] = []
        self.manuscripts: list[int] = []
        # Never changed in place, since clones share them: cards that this player sent out of the game; and the icons of
        # the player board and of bonus cards, counted when one of these changes.
        self.removed: list[int] = []
        self.lasting: list[int] = []

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
        other.built = self.built
        other.goods = self.goods[:]
        other.slots = self.slots[:]
        other.hand = self.hand[:]
        other.draw = self.draw[:]
        other.discard = self.discard[:]
        other.manuscripts = self.manuscripts[:]
        other.removed = self.removed
        other.lasting = self.lasting
        return other

    def remove(self, card: int) -> None:
        """A card leaves the game."""
        self.removed = [*self.removed, card]

    def cards(self) -> int:
        """How many townsfolk the player owns."""
        return len(self.hand) + len(self.draw) + len(self.discard) + SLOTS - self.slots.count(NO_CARD)

    def count_lasting(self, table: Table) -> None:
        """The icons that uncovered spaces of the player board and bonus cards have."""
        lasting = [0, 0, 0, 0]
        built = self.built
        lasting[MERCHANT] += 2 * (built >> TP3 & 1)
        lasting[BUILDER] += built >> GH1 & 1
        lasting[NOBLE] += built >> GH2 & 1
        lasting[CLERIC] += built >> GH3 & 1
        for ribbon, owner in enumerate(table.bonuses):
            if owner == self.index:
                icons = table.rules.cleric_bonuses[ribbon].icons
                for icon in range(len(lasting)):
                    lasting[icon] += icons[icon]
        self.lasting = lasting


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
        self.spots: list[int] = []  # owner * 9 + building
        # Workers by section and owner: tier 1 by ring position, then tier 2, then the room on top.
        self.castle: list[int] = []
        self.leader = NOBODY
        self.bonuses: list[int] = []  # who has the cleric bonus card of each ribbon
        # Debts above Poverty and deeds above Prosperity. With 0 the card is revealed.
        self.debts_above = NOT_BUILT
        self.deeds_above = NOT_BUILT
        self.pairs: list[int] = []  # while the draft runs: player card, hero, player card, hero, …
        self.schemes: Schemes | None = None
        # Within a turn.
        self.distance = 0  # the silver value of the card played
        self.action = NO_ACTION  # the primary action that the player is bound to
        self.dismissed = NO_CARD
        self.settling = False  # is the castle being resolved?

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
        other.debts_above = self.debts_above
        other.deeds_above = self.deeds_above
        if self.pairs:
            other.pairs = self.pairs[:]
        if self.schemes is not None:
            other.schemes = self.schemes.clone()
        other.distance = self.distance
        other.action = self.action
        other.dismissed = self.dismissed
        other.settling = self.settling
        return other

    def clear(self) -> None:
        """Nothing on the board yet."""
        self.spots = [NO_CARD] * len(SPOTS)
        self.bonuses = [NOBODY] * len(RIBBONS)
        self.castle = [0] * ((SECTIONS + 1) * self.rules.options.seats)

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
        """Does it follow cards? Then it is never asked."""
        return seat.index == self.rules.automaton

    # What the engine asks for.

    def common(self) -> Rules:
        return self.rules

    def automaton_at(self, seat: int) -> AnyAutomaton[Any] | None:
        return self.rules.opponent if seat == self.rules.automaton else None

    def endings(self) -> dict[str, bool]:
        from guildhall.viscounts.kingdom import poverty_revealed, prosperity_revealed

        return {"poverty": poverty_revealed(self), "prosperity": prosperity_revealed(self)}


def new_seat(index: int) -> Seat:
    """A seat with an empty board, all pieces in supply and no cards."""
    seat = Seat(index)
    seat.goods = [0] * len(GOODS)
    seat.slots = [NO_CARD] * SLOTS
    seat.lasting = [0] * 4
    return seat
