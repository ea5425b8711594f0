"""When Tools are used: what an Apprentice's Craft Card does when its owner benefits from the Apprentice.

Optional, once in a turn and once in a Black Market Reset, and only if the Apprentice really brings something. It may
come after the Apprentice's benefit, as a reward, or before it: then it may help to pay for the very action that brings
it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from guildhall.architects.artisans.events import TOOL_USED
from guildhall.architects.artisans.part import part_of
from guildhall.architects.artisans.pieces import words_of
from guildhall.architects.artisans.tools import Tool
from guildhall.architects.paying import Price
from guildhall.architects.powers import Observer
from guildhall.architects.steps import APPRENTICE, SeatQuestion
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
    """After an Apprentice has brought something, its Tool may be used."""

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


def tool_of(table: Table, card: int) -> Tool:
    part = part_of(table)
    return part.crafts[part.tools[card]].tool
