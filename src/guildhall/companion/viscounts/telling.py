"""The events that concern the opponent at a real table, told with its name."""

from __future__ import annotations

from typing import Final

from guildhall.engine.events import Event
from guildhall.engine.message import Message, Value
from guildhall.viscounts.events import DISMISSED, describe
from guildhall.viscounts.names import OPPONENT, message
from guildhall.viscounts.table import Table

# Only the people at the table can see which card it is; what they were asked does not name it.
UNSEEN: Final[dict[int, str]] = {DISMISSED: "townsfolk"}


def name_of() -> Message:
    return Message(f"opponent-{OPPONENT}")


def by_name(table: Table, event: Event) -> Message:
    told = describe(table, event, -1)
    keys = table.rules.seat_keys
    names = {f"seat-{keys[table.rules.automaton]}": name_of(), f"seat-{keys[0]}": message("companion-you")}
    args: dict[str, Value] = {}
    for key, value in told.args.items():
        if isinstance(value, Message) and value.name in names:
            args[key] = names[value.name]
        elif UNSEEN.get(event.kind) == key:
            args[key] = message("companion-top-townsfolk")
        else:
            args[key] = value
    return Message(told.name, args)
