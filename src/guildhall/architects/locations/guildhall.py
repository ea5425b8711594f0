"""The Guildhall: construct a Building from the hand, or advance on the Cathedral. Whoever lies here stays here.

Spaces are filled left to right, top to bottom. The first space of rows 3 and 4 brings a Black Market Reset, the last
one the last round, in which further Workers lie beside the grid and trigger nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from guildhall.architects.answers import ADVANCE
from guildhall.architects.effects import Effect
from guildhall.architects.events import CONSTRUCTED, LAST_ROUND
from guildhall.architects.locations.cathedral import advance, can_advance
from guildhall.architects.locations.place import Place
from guildhall.architects.names import BUILT, GUILDHALL, SUPPLY
from guildhall.architects.paying import can_afford, pay
from guildhall.architects.steps import SeatQuestion, SeatStep
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class GuildhallExtra:
    """Something else that can be built here."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        raise AssertionError("something to build has answers")

    def choose(self, table: Table, seat: Seat, answer: int) -> bool:
        """Carry the answer out, if it is one of this one's."""
        raise AssertionError("something to build is built")

    def note(self, table: Table, seat: Seat) -> Message | None:
        """What a player has to know of it who is asked what to build."""
        return None


class Guildhall(Place):
    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        if can_advance(table, seat):
            return True
        for card in seat.hand:
            if can_construct(table, seat, card):
                return True
        for extra in table.rules.guildhall_extras:
            if extra.options(table, seat):
                return True
        return False

    def visit(self, table: Table, seat: Seat, n: int) -> None:
        enter(table, seat)
        table.push(WhatToBuild(seat.index))
        seat.powers.trigger(GUILDHALL, table, seat)


def enter(table: Table, seat: Seat) -> None:
    """Lay the Worker on the next space, and note what that space triggers."""
    rules = table.rules
    table.guildhall.append(seat.index)
    space = len(table.guildhall)
    if space > rules.guildhall_spaces:
        return
    if space in rules.reset_spaces:
        table.reset_due = True
    if space in rules.apprentice_reset_spaces:
        table.apprentice_resets_due += 1
    if space == rules.guildhall_spaces:
        # Counts this turn too: it is over when the player who filled the grid has had one turn more.
        table.turns_left = len(table.seats) + 1
        table.tell(LAST_ROUND, seat.index)


def can_construct(table: Table, seat: Seat, card: int) -> bool:
    building = table.rules.buildings[card]
    if building.skill_mask & ~seat.powers.skill_mask:
        return False
    return can_afford(table, seat, building.price, len(seat.hand) - 1)


class WhatToBuild(SeatQuestion):
    """What do you construct, or do you work on the Cathedral?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = table.rules.words
        options = [words.build[card] for card in seat.hand if can_construct(table, seat, card)]
        if can_advance(table, seat):
            options.append(words.advance)
        for extra in table.rules.guildhall_extras:
            options.extend(extra.options(table, seat))
        # Nobody comes here with nothing to do; only a re-dealt hand (`determinize`) can turn out so.
        return options if options else [words.done]

    def choose(self, table: Table, answer: int) -> None:
        seat = table.seats[self.index]
        vocabulary = table.rules.vocabulary
        if answer == table.rules.words.done:
            return
        if vocabulary.verb[answer] == ADVANCE:
            advance(table, seat)
            return
        for extra in table.rules.guildhall_extras:
            if extra.choose(table, seat, answer):
                return
        card = vocabulary.a[answer]
        seat.hand.remove(card)
        seat.buildings.append(card)
        table.reveals += 1  # the others see what was in the hand
        table.push(Construct(self.index, card))
        pay(table, seat, table.rules.buildings[card].price, len(seat.hand))

    def prompt(self, table: Table) -> Message:
        message = super().prompt(table)
        for extra in table.rules.guildhall_extras:
            note = extra.note(table, table.seats[self.index])
            if note is not None:
                message = Message("ask-with-note", {"question": message, "note": note})
        return message


class Construct(SeatStep):
    """The Building is paid for and stands: its Virtue, then its immediate effect, then what other cards give for it."""

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        building = table.rules.buildings[self.card]
        table.tell(CONSTRUCTED, self.index, self.card)
        table.push(AfterConstruction(self.index, *seat.apprentices))
        if building.built is not None:
            table.push(ImmediateEffect(self.index, self.card))
        if building.virtue > 0:
            gain_virtue(table, seat, building.virtue)
        elif building.virtue < 0:
            lose_virtue(table, seat, -building.virtue)


class ImmediateEffect(SeatStep):
    """What a Building does when it is constructed."""

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def resolve(self, table: Table) -> None:
        effect = table.rules.buildings[self.card].built
        if effect is not None:
            effect.begin(table, table.seats[self.index], self.card)


class AfterConstruction(SeatStep):
    """What the player's other cards give for a Building: those that were there already, not one that it has hired."""

    def __init__(self, index: int, *apprentices: int) -> None:
        super().__init__(index)
        self.apprentices: list[int] = list(apprentices)

    def args(self) -> list[int]:
        return [self.index, *self.apprentices]

    def resolve(self, table: Table) -> None:
        seat = table.seats[self.index]
        calls = table.rules.words.use_apprentice
        new = [calls[card] for card in seat.apprentices if card not in self.apprentices]
        seat.powers.trigger(BUILT, table, seat, new)


class BuildAgain(Effect):
    """Place one more own Worker in the Guildhall and construct or advance at once, if that can be done."""

    def apply(self, table: Table, seat: Seat) -> None:
        place = table.rules.places[GUILDHALL]
        if seat.workers[SUPPLY] and place.is_open_to(table, seat, 0):
            place.receive(table, seat)

    def message(self) -> Message:
        return Message("build-again")
