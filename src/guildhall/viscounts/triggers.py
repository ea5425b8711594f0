"""Abilities that answer something: an action, a debt that is flipped or gained, a collision."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.engine.meaning import SEAT, Meaning
from guildhall.viscounts.doing import Do, do_now
from guildhall.viscounts.names import NO_CARD
from guildhall.viscounts.steps import EFFECT_OR_NONE, SLOT_MASK, TRIGGER, SeatQuestion, SeatStep

if TYPE_CHECKING:
    from guildhall.viscounts.table import Seat, Table


def has_trigger(table: Table, seat: Seat, trigger: int) -> bool:
    """Does a card on the player board wait for this? Who follows cards has none there."""
    waiting = table.rules.waiting
    slots = seat.slots
    return (waiting[slots[0]] | waiting[slots[1]] | waiting[slots[2]]) >> trigger & 1 == 1


class Answering(SeatStep):
    """The cards on a player board that wait for something answer it, each once."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, TRIGGER)

    def __init__(self, index: int, trigger: int) -> None:
        super().__init__(index)
        self.trigger = trigger

    def args(self) -> list[int]:
        return [self.index, self.trigger]

    def resolve(self, table: Table) -> None:
        effects = table.rules.triggered[self.trigger]
        slots = table.seats[self.index].slots
        waiting: list[int] = []
        for card in slots:
            if card != NO_CARD and effects[card] >= 0:
                waiting.append(effects[card])
        if not waiting:
            return
        if len(waiting) > 1 and _order_matters(table, waiting):
            mask = 0
            for slot, card in enumerate(slots):
                if card != NO_CARD and effects[card] >= 0:
                    mask |= 1 << slot
            table.push(WhichAbility(self.index, self.trigger, mask, -1))
            return
        if len(waiting) > 1:
            waiting = _corruption_first(table, waiting)
        for i in range(len(waiting) - 1, 0, -1):
            table.push(Do(self.index, waiting[i]))
        do_now(table, self.index, waiting[0])


def _order_matters(table: Table, effects: list[int]) -> bool:
    """Not between those that only bring something, nor between equal ones."""
    for effect in effects:
        if not table.rules.effects[effect].is_plain():
            return effects.count(effects[0]) < len(effects)
    return False


def _corruption_first(table: Table, effects: list[int]) -> list[int]:
    """Before virtue that is gained at the same moment (rules/viscounts 4.7)."""
    corrupting = [effect for effect in effects if table.rules.effects[effect].NAME == "COR"]
    return corrupting + [effect for effect in effects if effect not in corrupting] if corrupting else effects


class WhichAbility(SeatQuestion):
    """Which of your cards acts first? Their slots are a mask; of three cards one may have been chosen before. Virtue
    does not come before corruption."""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, TRIGGER, SLOT_MASK, EFFECT_OR_NONE)

    def __init__(self, index: int, trigger: int, mask: int, first: int) -> None:
        super().__init__(index)
        self.trigger = trigger
        self.mask = mask
        self.first = first

    def args(self) -> list[int]:
        return [self.index, self.trigger, self.mask, self.first]

    def complaint(self, table: Table) -> str:
        effects = table.rules.triggered[self.trigger]
        for slot, card in enumerate(table.seats[self.index].slots):
            if self.mask >> slot & 1 and (card == NO_CARD or effects[card] < 0):
                return f"the card in slot {slot + 1} does not answer this"
        return "" if self.mask else "no card answers this"

    def options(self, table: Table) -> list[int]:
        use = table.rules.words.use
        names: list[str] = []
        for slot, card in enumerate(table.seats[self.index].slots):
            waits = self.mask >> slot & 1 == 1
            names.append(table.rules.effects[table.rules.triggered[self.trigger][card]].NAME if waits else "")
        is_held = "COR" in names
        return [
            use[slot] for slot in range(len(use)) if self.mask >> slot & 1 and not (is_held and names[slot] == "VIR")
        ]

    def choose(self, table: Table, answer: int) -> None:
        slot = table.rules.vocabulary.a[answer]
        effects = table.rules.triggered[self.trigger]
        slots = table.seats[self.index].slots
        rest = self.mask & ~(1 << slot)
        left = _corruption_first(table, [effects[slots[other]] for other in range(len(slots)) if rest >> other & 1])
        chosen = effects[slots[slot]]
        # All is settled before anything happens: a card that acts may move the others to other slots.
        if len(left) > 1 and _order_matters(table, left):
            table.push(WhichAbility(self.index, self.trigger, rest, chosen))
            return
        for i in range(len(left) - 1, -1, -1):
            table.push(Do(self.index, left[i]))
        table.push(Do(self.index, chosen))
        if self.first >= 0:
            table.push(Do(self.index, self.first))
