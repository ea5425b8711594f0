"""The events that concern an opponent at a real table, told with its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from guildhall.architects.events import RESET, describe
from guildhall.architects.solo.events import CRAFT_TAKEN
from guildhall.architects.solo.part import part_of
from guildhall.architects.table import Table
from guildhall.engine.events import Event
from guildhall.engine.message import Message, Value

# Only the people at the table can see which card it is; what they were asked does not name it.
UNSEEN: Final[dict[str, Message]] = {"contribution": Message("companion-open-card")}


def told_of(table: Table, events: Sequence[Event]) -> list[Message]:
    seat = table.rules.options.players
    return [_by_name(table, event) for event in events if event.seat == seat or event.kind == RESET]


def _by_name(table: Table, event: Event) -> Message:
    name = Message(f"opponent-{part_of(table).board.key}")
    if event.kind == CRAFT_TAKEN:
        return Message("companion-craft-taken", {"seat": name})
    message = describe(table, event, -1)
    colour = f"seat-{table.rules.seat_keys[table.rules.options.players]}"
    args: dict[str, Value] = {}
    for key, value in message.args.items():
        own = isinstance(value, Message) and value.name == colour
        args[key] = name if own else UNSEEN.get(key, value)
    return Message(message.name, args)
