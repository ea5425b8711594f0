"""What the opponents of Works of Wonder ask of the table besides."""

from __future__ import annotations

from guildhall.architects.effects import Effect
from guildhall.architects.names import MARBLE
from guildhall.architects.solo.part import part_of
from guildhall.architects.solo.sight import Sight
from guildhall.architects.solo.wonders_facts import Figures, Filled, SlotBrings, TokenAt, WonderBuilt
from guildhall.architects.wonders.names import NOBODY, SLOTS
from guildhall.architects.wonders.part import part_of as wonders_of
from guildhall.architects.wonders.rows import Contribution

# What a Wonder costs an opponent in Influence and Marble together.
WHOLE_PRICE = 10


class WondersSight(Sight):
    def counts_more(self, place: int) -> int:
        return 1 if wonders_of(self.table).stands(place, self.seat) else 0

    def princess(self) -> int:
        if self.witness is not None:
            self.witness.look(self.table, Figures())
        return wonders_of(self.table).princess

    def profiteer(self) -> int:
        if self.witness is not None:
            self.witness.look(self.table, Figures())
        return wonders_of(self.table).profiteer

    def influence(self) -> int:
        return wonders_of(self.table).influence[self.seat.index]

    def is_built(self, wonder: int) -> bool:
        """Has anybody built this Wonder?"""
        if self.witness is not None and wonders_of(self.table).owners[wonder] == NOBODY:
            self.witness.look(self.table, WonderBuilt(wonder))
        return wonders_of(self.table).owners[wonder] != NOBODY

    def all_known_built(self) -> bool:
        """Is no Wonder left that might still be built? Asks nobody: it is only told as a reason."""
        return NOBODY not in wonders_of(self.table).owners

    def open_card(self) -> Contribution | None:
        """The Contribution Card to contribute to, if one shows."""
        return wonders_of(self.table).open_card()

    def is_filled(self, slot: int) -> bool:
        """Does a resource lie on this slot of the open Contribution Card?"""
        if self.witness is not None:
            self.witness.look(self.table, Filled())
        return wonders_of(self.table).filled[slot] > 0

    def contribution(self, slot: int) -> Effect:
        """What a resource on this slot of the open Contribution Card brings."""
        if self.witness is not None:
            self.witness.look(self.table, SlotBrings(slot))
        card = wonders_of(self.table).open_card()
        assert card is not None
        return card.slots[slot]

    def has_token(self, place: int) -> bool:
        """Does a Wonder's token stand there?"""
        if self.witness is not None and place not in wonders_of(self.table).sites:
            self.witness.look(self.table, TokenAt(place))
        return place in wonders_of(self.table).sites


def free_slot(sight: WondersSight) -> int:
    """The first free slot of the open Contribution Card from the marker on, going right and around; -1 if none."""
    if sight.open_card() is not None:
        for i in range(SLOTS):
            slot = (part_of(sight.table).track + i) % SLOTS
            if not sight.is_filled(slot):
                return slot
    return -1


def marble_for(sight: WondersSight, wonder: int) -> int:
    """How much Marble a Wonder costs the opponent, besides its Influence."""
    power = part_of(sight.table).board.power
    less = 0 if power is None else power.marble_less()
    needed = wonders_of(sight.table).rows.wonders[wonder].influence
    return max(WHOLE_PRICE - needed - less, 0)


def wonder_to_build(sight: WondersSight) -> int:
    """The first Wonder that it can pay for, from the marker on, going right and around; -1 if there is none."""
    wonders = wonders_of(sight.table).rows.wonders
    for i in range(SLOTS):
        wonder = (part_of(sight.table).track + i) % SLOTS
        if (
            sight.influence() >= wonders[wonder].influence
            and sight.seat.goods[MARBLE] >= marble_for(sight, wonder)
            and not sight.is_built(wonder)
        ):
            return wonder
    return -1
