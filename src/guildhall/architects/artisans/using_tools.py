"""When Tools are used: what an Apprentice's Craft Card does when its owner benefits from the Apprentice.

Optional, once in a turn and once in a Black Market Reset, and only if the Apprentice really brings something. It may
come after the Apprentice's benefit, as a reward, or before it: then it may help to pay for the very action that brings
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.artisans.events import TOOL_USED
from guildhall.architects.artisans.names import TOOLS_OWNED
from guildhall.architects.artisans.part import part_of
from guildhall.architects.artisans.pieces import all_still_stands, words_of
from guildhall.architects.artisans.tools import Tool
from guildhall.architects.occasions import Occasion
from guildhall.architects.paying import Price
from guildhall.architects.powers import Observer
from guildhall.architects.steps import APPRENTICE, SeatQuestion, SeatStep
from guildhall.engine.meaning import SEAT, Meaning
from guildhall.engine.message import Message

if TYPE_CHECKING:
    from guildhall.architects.table import Seat, Table


def unused_tool(table: Table, card: int) -> Tool | None:
    """The Tool of an Apprentice, if it has not been used since the turn or the reset began."""
    part = part_of(table)
    craft = part.tools[card]
    if craft < 0 or craft in part.used:
        return None
    tool = part.crafts[craft].tool
    return tool if tool.is_active() else None


def usable_tool(table: Table, seat: Seat, card: int) -> Tool | None:
    """The Tool of an Apprentice, if its owner could use it now."""
    tool = unused_tool(table, card)
    return tool if tool is not None and tool.can_be_used(table, seat) else None


def use_tool(table: Table, seat: Seat, card: int, price: Price | None = None) -> None:
    part = part_of(table)
    craft = part.tools[card]
    part.used.append(craft)
    table.tell(TOOL_USED, seat.index, card)
    part.crafts[craft].tool.use(table, seat, price)


class ToolsObserver(Observer):
    """Before an Apprentice brings something, or after it has, its Tool may be used."""

    def precedes(self, table: Table, seat: Seat, words: list[int], step: SeatStep) -> bool:
        if seat.powers.numbers[TOOLS_OWNED] == 0 or not table.rules.tools_may_come_first:
            return False
        cards: list[int] = []
        table.push(step)  # what comes first has to leave it possible
        for word in words:
            card = apprentice_of(table, word)
            if card >= 0 and card not in cards and may_come_first(table, seat, card, step.occasion(table)):
                cards.append(card)
        if not cards:
            table.agenda.pop()
            return False
        table.push(ToolFirst(seat.index, *cards))
        return True

    def benefited(self, table: Table, seat: Seat, word: int) -> None:
        card = apprentice_of(table, word)
        if card >= 0 and part_of(table).tools[card] >= 0:
            table.push(UseTool(seat.index, card))


def apprentice_of(table: Table, word: int) -> int:
    """The Apprentice that is called on by this word; -1 if it is not an Apprentice's."""
    use = table.rules.words.use_apprentice
    if word < 0:
        return -1
    card = table.rules.vocabulary.a[word]
    return card if card < len(use) and use[card] == word else -1


def may_come_first(table: Table, seat: Seat, card: int, occasion: Occasion) -> bool:
    """Could an Apprentice's Tool be used now, and could that differ from using it after what is about to happen?"""
    tool = usable_tool(table, seat, card)
    return tool is not None and (occasion.is_open or tool.order_matters(table, seat, occasion))


def occasion_ahead(table: Table) -> Occasion:
    """What the step that comes next is about to do."""
    step = table.agenda[-1] if table.agenda else None
    return step.occasion(table) if isinstance(step, SeatStep) else Occasion()


class ToolFirst(SeatQuestion):
    """These Apprentices are about to bring you something, with the next step: do you use one of their Tools first?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, APPRENTICE)

    def __init__(self, index: int, *cards: int) -> None:
        super().__init__(index)
        self.cards: list[int] = list(cards)

    def args(self) -> list[int]:
        return [self.index, *self.cards]

    def _usable(self, table: Table) -> list[int]:
        seat = table.seats[self.index]
        occasion = occasion_ahead(table)
        return [card for card in self.cards if may_come_first(table, seat, card, occasion)]

    def options(self, table: Table) -> list[int]:
        use_tool = words_of(table).use_tool
        options = [use_tool[card] for card in self._usable(table)]
        if not options or all_still_stands(table):
            options.insert(0, table.rules.words.done)
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer == table.rules.words.done:
            return
        used = table.rules.vocabulary.a[answer]
        others = [card for card in self.cards if card != used]
        if others:
            table.push(ToolFirst(self.index, *others))
        use_tool(table, table.seats[self.index], used)

    def prompt(self, table: Table) -> Message:
        tools = [tool_message(table, card) for card in self._usable(table)]
        return Message("ask-tool-first", {"tools": Message("list", {"parts": tools})})


class UseTool(SeatQuestion):
    """Do you use this Apprentice's Tool?"""

    takes: ClassVar[tuple[Meaning, ...]] = (SEAT, APPRENTICE)

    def __init__(self, index: int, card: int) -> None:
        super().__init__(index)
        self.card = card

    def args(self) -> list[int]:
        return [self.index, self.card]

    def options(self, table: Table) -> list[int]:
        options = [table.rules.words.done]
        if usable_tool(table, table.seats[self.index], self.card) is not None:
            options.insert(0, words_of(table).use_tool[self.card])
        return options

    def choose(self, table: Table, answer: int) -> None:
        if answer != table.rules.words.done:
            use_tool(table, table.seats[self.index], self.card)

    def prompt(self, table: Table) -> Message:
        return Message(
            "ask-use-tool",
            {"card": table.rules.card_name("apprentice", self.card), "effect": tool_of(table, self.card).message()},
        )


def tool_message(table: Table, card: int) -> Message:
    """An Apprentice's Tool, and what it does."""
    name = table.rules.card_name("apprentice", card)
    return Message("tool-of", {"card": name, "effect": tool_of(table, card).message()})


def tool_of(table: Table, card: int) -> Tool:
    part = part_of(table)
    return part.crafts[part.tools[card]].tool
