"""Crafting: a Craft Card becomes an Adornment of a Building or the Tool of an Apprentice.

By stacking a regular Worker on one of your own in the Guildhall (an Adornment costs 2 Tax and 3 Silver), on the middle
space of the Black Market (a Tool only), or by a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from guildhall.architects.artisans.events import ADORNED, CRAFT_SHOWN, EQUIPPED, STACKED, TOOL_LOST
from guildhall.architects.artisans.names import ADORN, FOR_ADORNMENT, MAKE_TOOL, NO_CARD, TOOL_BRINGS_ADORNMENT
from guildhall.architects.artisans.part import SHOWN, has_worker, part_of
from guildhall.architects.artisans.pieces import words_of
from guildhall.architects.effects import Effect, LosesVirtue, Series, TakeDebts
from guildhall.architects.lacking import why_unaffordable
from guildhall.architects.locations.black_market import MarketExtra
from guildhall.architects.locations.place import Place
from guildhall.architects.names import GUILDHALL, SUPPLY
from guildhall.architects.paying import Price, can_afford, pay
from guildhall.architects.powers import Observer
from guildhall.architects.steps import SeatQuestion
from guildhall.engine.agenda import Step
from guildhall.engine.meaning import SEAT, Meaning, OneOf
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.occasions import Occasion
    from guildhall.architects.table import Seat, Table

CRAFT: Final = OneOf("craft")
ADORNMENT_PRICE: Final = Price(silver=3, tax=2, purpose=FOR_ADORNMENT)


# Where.


def free_to_stack(table: Table, seat: Seat) -> int:
    """The first own Guildhall space with a single Worker; -1 if there is none. Nobody is stacked beside the grid."""
    part = part_of(table)
    for space in range(min(len(table.guildhall), table.rules.guildhall_spaces)):
        if table.guildhall[space] == seat.index and space not in part.stacked:
            return space
    return -1


def can_stack(table: Table, seat: Seat) -> bool:
    """Is there such a space? Every turn asks, and counting is faster than searching."""
    if seat.workers[GUILDHALL] == 0:
        return False
    guildhall = table.guildhall
    index = seat.index
    free = 0
    for owner in guildhall:
        if owner == index:
            free += 1
    for space in part_of(table).stacked:
        if guildhall[space] == index:
            free -= 1
    for space in range(table.rules.guildhall_spaces, len(guildhall)):
        if guildhall[space] == index:
            free -= 1
    return free > 0


class Stack(Place):
    """A second Worker on one of your own in the Guildhall, to craft. It fills no space and triggers nothing."""

    def is_open_to(self, table: Table, seat: Seat, more: int) -> bool:
        if not has_worker(table, seat) or not can_stack(table, seat) or not part_of(table).display:
            return False
        return can_equip(table, seat) or (can_adorn(table, seat) and can_afford(table, seat, ADORNMENT_PRICE))

    def why_closed(self, table: Table, seat: Seat) -> Message:
        if not has_worker(table, seat):
            return Message("why-only-artisan")
        if not can_stack(table, seat):
            return Message("why-nothing-to-stack-on")
        if not part_of(table).display:
            return Message("why-no-crafts")
        return why_not_adorned(table, seat) or super().why_closed(table, seat)

    def receive(self, table: Table, seat: Seat) -> None:
        part_of(table).stacked.append(free_to_stack(table, seat))
        seat.workers[SUPPLY] -= 1
        seat.workers[GUILDHALL] += 1
        table.tell(STACKED, seat.index)
        for observer in table.rules.observers:
            observer.placed(table, seat, GUILDHALL)
        table.push(WhatToCraft(seat.index))


class WhatToCraft(SeatQuestion):
    """Which Craft Card do you take, and for what?"""

    def options(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        words = words_of(table)
        display = part_of(table).display
        options: list[int] = []
        if can_adorn(table, seat) and can_afford(table, seat, ADORNMENT_PRICE):
            options.extend([words.adorn[card] for card in display])
        if can_equip(table, seat):
            options.extend([words.make_tool[card] for card in display])
        return options if options else [table.rules.words.done]

    def words(self, table: Table) -> list[int]:
        words = words_of(table)
        display = part_of(table).display
        return [words.adorn[card] for card in display] + [words.make_tool[card] for card in display]

    def refusal(self, table: Table, answer: int) -> Message | None:
        seat = table.seats[self.index]
        verb = table.rules.vocabulary.verb[answer]
        if verb != ADORN and verb != MAKE_TOOL:
            return None
        if table.rules.vocabulary.a[answer] not in part_of(table).display:
            return Message("why-not-on-show")
        if verb == ADORN:
            return why_not_adorned(table, seat)
        return None if can_equip(table, seat) else Message("why-no-apprentice-for-tool")

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        seat = table.seats[self.index]
        card = table.rules.vocabulary.a[answer]
        if table.rules.vocabulary.verb[answer] == ADORN:
            table.push(WhichBuilding(self.index, card))
            pay(table, seat, ADORNMENT_PRICE, len(seat.hand))
        else:
            craft_tool(table, seat, card)

    def prompt(self, table: Table) -> Message:
        return Message("ask-what-to-craft", {"price": ADORNMENT_PRICE.message()})


class ToolOnMarket(MarketExtra):
    """The middle space of the Black Market: craft a Tool."""

    def options(self, table: Table, seat: Seat) -> list[int]:
        if not can_equip(table, seat):
            return []
        return [words_of(table).make_tool[card] for card in part_of(table).display]

    def choose(self, table: Table, seat: Seat, answer: int) -> bool:
        if table.rules.vocabulary.verb[answer] != MAKE_TOOL:
            return False
        craft_tool(table, seat, table.rules.vocabulary.a[answer])
        return True


# Adornments.


def can_adorn(table: Table, seat: Seat) -> bool:
    """Has this player a Building without an Adornment?"""
    adornments = part_of(table).adornments
    for building in seat.buildings:
        if adornments[building] == NO_CARD:
            return True
    return False


def why_not_adorned(table: Table, seat: Seat) -> Message | None:
    """What keeps a player from crafting an Adornment; None if nothing does."""
    if not can_adorn(table, seat):
        return Message("why-nothing-to-adorn")
    return why_unaffordable(table, seat, ADORNMENT_PRICE)


class WhichBuilding(SeatQuestion):
    """Which of your Buildings does this Adornment go under?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CRAFT)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def options(self, table: Table) -> list[int]:
        adornments = part_of(table).adornments
        under = words_of(table).under
        return [under[card] for card in table.seats[self.index].buildings if adornments[card] == NO_CARD]

    def choose(self, table: Table, answer: int) -> None:
        part = part_of(table)
        building = table.rules.vocabulary.a[answer]
        part.display.remove(self.card)
        part.adornments[building] = self.card
        table.tell(ADORNED, self.index, building, self.card)
        table.push(FillCrafts())
        part.crafts[self.card].adornment.begin(table, table.seats[self.index], building)

    def prompt(self, table: Table) -> Message:
        return Message("ask-which-building", part_of(table).crafts[self.card].as_adornment())


class FreeAdornment(SeatQuestion):
    """Which Craft Card do you take as a free Adornment?"""

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        if can_adorn(table, table.seats[self.index]):
            options = [words_of(table).adorn[card] for card in part_of(table).display]
        return options if options else [table.rules.words.done]

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            table.push(WhichBuilding(self.index, table.rules.vocabulary.a[answer]))


class CraftAdornment(Effect):
    """Craft an Adornment for free."""

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(FreeAdornment(seat.index))

    def foresee(self, table: Table, seat: Seat, occasion: Occasion) -> None:
        occasion.is_open = True

    def message(self) -> Message:
        return Message("gain-adornment")


# Tools.


def can_equip(table: Table, seat: Seat) -> bool:
    """Has this player an Apprentice without a Tool?"""
    tools = part_of(table).tools
    for card in seat.apprentices:
        if tools[card] == NO_CARD:
            return True
    return False


def craft_tool(table: Table, seat: Seat, card: int) -> None:
    """Take the card as a Tool; with a certain board, its Adornment's benefit comes first."""
    table.push(WhichApprentice(seat.index, card))
    if seat.powers.numbers[TOOL_BRINGS_ADORNMENT]:
        effect = part_of(table).crafts[card].adornment
        if not is_mere_loss(effect):
            # No Building is adorned, so what refers to it does nothing.
            effect.begin(table, seat, -1)


def is_mere_loss(effect: Effect) -> bool:
    if isinstance(effect, Series):
        return is_mere_loss(effect.first) and is_mere_loss(effect.second)
    return isinstance(effect, (LosesVirtue, TakeDebts))


class WhichApprentice(SeatQuestion):
    """Which of your Apprentices gets this Tool?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, CRAFT)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def options(self, table: Table) -> list[int]:
        return without_tool(table, table.seats[self.index])

    def choose(self, table: Table, answer: int) -> None:
        part = part_of(table)
        part.display.remove(self.card)
        equip(table, table.seats[self.index], table.rules.vocabulary.a[answer], self.card)
        table.push(FillCrafts())

    def prompt(self, table: Table) -> Message:
        return Message("ask-which-apprentice", part_of(table).crafts[self.card].as_tool())


def without_tool(table: Table, seat: Seat) -> list[int]:
    tools = part_of(table).tools
    words = words_of(table).equip
    return [words[card] for card in seat.apprentices if tools[card] == NO_CARD]


def equip(table: Table, seat: Seat, apprentice: int, card: int) -> None:
    part_of(table).tools[apprentice] = card
    table.rules.renew_powers(table, seat)
    table.tell(EQUIPPED, seat.index, apprentice, card)


class FreeTool(SeatQuestion):
    """Which Craft Card do you take as a free Tool?"""

    def options(self, table: Table) -> list[int]:
        options: list[int] = []
        if can_equip(table, table.seats[self.index]):
            options = [words_of(table).make_tool[card] for card in part_of(table).display]
        return options if options else [table.rules.words.done]

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            craft_tool(table, table.seats[self.index], table.rules.vocabulary.a[answer])


class CraftTool(Effect):
    """Craft a Tool for free."""

    def apply(self, table: Table, seat: Seat) -> None:
        table.push(FreeTool(seat.index))

    def message(self) -> Message:
        return Message("gain-tool")


class ToolsOfDismissed(Observer):
    """An Apprentice leaves: if it has to, its Tool may go to another one at once; otherwise that leaves the game."""

    def dismissed(self, table: Table, seat: Seat, card: int, at_will: bool) -> None:
        part = part_of(table)
        tool = part.tools[card]
        if tool != NO_CARD:
            part.tools[card] = NO_CARD
            if at_will and table.rules.tools_go_with_who_is_let_go:
                table.tell(TOOL_LOST, seat.index, tool)
                return
            part.loose = tool
            table.push(MoveTool(seat.index))


class MoveTool(SeatQuestion):
    """Who gets the Tool of the Apprentice that left?"""

    def options(self, table: Table) -> list[int]:
        options = without_tool(table, table.seats[self.index])
        options.append(table.rules.words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        part = part_of(table)
        card = part.loose
        part.loose = NO_CARD
        if answer == table.rules.words.done:
            table.tell(TOOL_LOST, self.index, card)
        else:
            equip(table, table.seats[self.index], table.rules.vocabulary.a[answer], card)

    def prompt(self, table: Table) -> Message:
        part = part_of(table)
        return Message("ask-move-tool", part.crafts[part.loose].as_tool())


class FillCrafts(Step["Table"]):
    """The display is filled from the pile; nothing is ever shuffled back."""

    def resolve(self, table: Table) -> None:
        part = part_of(table)
        while len(part.display) < SHOWN and part.pile:
            card = part.pile.pop()
            part.display.append(card)
            table.reveals += 1
            table.tell(CRAFT_SHOWN, -1, card)
