"""The Guildhall: construct a Building from the hand, or advance on the Cathedral. Workers here stay for the whole game.

Spaces are filled left to right, top to bottom. The first space of rows 3 and 4 brings a Black Market Reset, the last
one the last round, in which further Workers lie beside the grid and trigger nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.answers import ADVANCE, BUILD
from guildhall.architects.effects import Effect
from guildhall.architects.events import CONSTRUCTED, LAST_ROUND
from guildhall.architects.lacking import lacking, lacks
from guildhall.architects.locations.cathedral import advance, can_advance, why_no_advance
from guildhall.architects.locations.place import Place
from guildhall.architects.names import BUILT, GUILDHALL, SKILLS, SUPPLY
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import can_afford, pay
from guildhall.architects.steps import APPRENTICE, BUILDING, SeatQuestion, SeatStep
from guildhall.architects.virtue import gain_virtue, lose_virtue
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


class GuildhallExtra:
    """Something else that can be built here."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        raise AssertionError("something to build has answers")

    def words(self, table: Table, seat: Seat) -> list[int]:
        """What a player may think of building, whether it can be built or not."""
        return self.options(table, seat)

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        """Why one of these words cannot be built; None if it can."""
        return None

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

    def words(self, table: Table, seat: Seat) -> list[int]:
        return [self.word, *building_words(table, seat)]

    def refusal(self, table: Table, seat: Seat, answer: int) -> Message | None:
        return super().refusal(table, seat, answer) if answer == self.word else why_not_built(table, seat, answer)

    def why_closed(self, table: Table, seat: Seat) -> Message:
        return Message("why-guildhall")

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


def why_not_constructed(table: Table, seat: Seat, card: int) -> Message | None:
    """What keeps a player from constructing a Building card; None if nothing does."""
    if card not in seat.hand:
        return Message("why-not-in-hand")
    if can_construct(table, seat, card):
        return None
    return lacks(missing_for(table, seat, card))


def missing_for(table: Table, seat: Seat, card: int) -> list[Message]:
    """The goods and skills that a player lacks for a Building card in the hand."""
    building = table.rules.buildings[card]
    cards = len(seat.hand) - 1
    missing = [] if can_afford(table, seat, building.price, cards) else lacking(seat, building.price, cards)
    unknown = building.skill_mask & ~seat.powers.skill_mask
    missing.extend([Message(f"skill-{key}") for i, key in enumerate(SKILLS) if unknown & 1 << i])
    return missing


def building_words(table: Table, seat: Seat) -> list[int]:
    """What a player may think of building: the cards in the hand, the Cathedral, and what else there is."""
    words = [table.rules.words.build[card] for card in seat.hand]
    words.append(table.rules.words.advance)
    for extra in table.rules.guildhall_extras:
        words.extend(extra.words(table, seat))
    return words


def why_not_built(table: Table, seat: Seat, answer: int) -> Message | None:
    """Why one of these words cannot be built; None if it can, or is none of them."""
    if answer == table.rules.words.advance:
        return why_no_advance(table, seat)
    for extra in table.rules.guildhall_extras:
        if answer in extra.words(table, seat):
            return extra.refusal(table, seat, answer)
    if table.rules.vocabulary.verb[answer] == BUILD:
        return why_not_constructed(table, seat, table.rules.vocabulary.a[answer])
    return None


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

    def words(self, table: Table) -> list[int]:
        return building_words(table, table.seats[self.index])

    def refusal(self, table: Table, answer: int) -> Message | None:
        return why_not_built(table, table.seats[self.index], answer)

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

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, BUILDING)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def occasion(self, table: Table) -> Occasion:
        building = table.rules.buildings[self.card]
        occasion = Occasion(max(0, building.virtue), max(0, -building.virtue))
        if building.built is not None:
            building.built.foresee(table, table.seats[self.index], occasion)
        return occasion

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

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, BUILDING)

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

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, APPRENTICE)

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

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.is_open = True

    def message(self) -> Message:
        return Message("build-again")
