"""What is told of an opponent's turn besides what is told of anybody's: the card, why it did what it did, and what
became of things that it cannot keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.events import OwnKind
from guildhall.architects.solo.names import CONVERTED, LACKS
from guildhall.engine.events import Event, EventKind
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.table import Table

SCHEME_DRAWN: Final = 128
CLAUSE_CHECKED: Final = 129
LINE_FOLLOWED: Final = 130
FOCUS_FOLLOWED: Final = 131
OPTION_SKIPPED: Final = 132
FUTURE_GAINED: Final = 133
SCHEMES_SHUFFLED: Final = 134
NEXT_SCHEME: Final = 135
TRACK_MOVED: Final = 136
TAX_ADDED: Final = 137
TAX_RETURNED: Final = 138
GROUP_TAKEN_BACK: Final = 139
ALL_TAKEN_BACK: Final = 140
NOBODY_TAKEN_BACK: Final = 141
GUARD_ACTIONS: Final = 142
CAPTURES_ALLOWED: Final = 143
NOBODY_TO_CAPTURE: Final = 144
CRAFT_TAKEN: Final = 145
SUPPLY_CONTRIBUTED: Final = 146
INSTEAD: Final = 147
COLUMN_EMPTIED: Final = 148


class SchemeKind(OwnKind):
    """An event about a Scheme Card: its name and all that it says."""

    def message(self, table: Table, event: Event) -> Message:
        from guildhall.architects.solo.part import part_of

        return Message(f"event-{self.name}", {**_seat(table, event), "scheme": part_of(table).schemes[event.a].title()})


class DrawnKind(OwnKind):
    def message(self, table: Table, event: Event) -> Message:
        from guildhall.architects.solo.part import part_of

        scheme = part_of(table).schemes[event.a]
        return Message(f"event-{self.name}", {**_seat(table, event), "scheme": scheme.title(), "text": scheme.text()})


class ClauseKind(OwnKind):
    """Was the clause of a Scheme Card true, and why?"""

    def message(self, table: Table, event: Event) -> Message:
        from guildhall.architects.solo.part import part_of

        clause = part_of(table).schemes[event.a].clause
        assert clause is not None
        args: dict[str, Value] = {"clause": clause.message(), "fact": clause.fact(event.b)}
        return Message("event-clause-true" if clause.holds(event.b) else "event-clause-false", args)


class LineKind(OwnKind):
    """Which of its two lines is followed."""

    def message(self, table: Table, event: Event) -> Message:
        from guildhall.architects.solo.part import part_of

        line = part_of(table).schemes[event.a].line(event.b > 0)
        return Message("event-line-followed", {"line": line.message()})


class FocusKind(OwnKind):
    def message(self, table: Table, event: Event) -> Message:
        from guildhall.architects.solo.part import part_of

        focus = part_of(table).board.focus
        assert focus is not None
        return Message("event-focus-followed", {"line": focus.message()})


class LackKind(OwnKind):
    """Why an option was passed over."""

    def message(self, table: Table, event: Event) -> Message:
        args: dict[str, Value] = {"influence": event.b, "marble": event.c}
        return Message(f"event-lack-{LACKS[event.a]}", args)


class InsteadKind(OwnKind):
    def message(self, table: Table, event: Event) -> Message:
        return Message(f"event-instead-of-{CONVERTED[event.a]}", _seat(table, event))


def _seat(table: Table, event: Event) -> dict[str, Value]:
    return {"seat": Message(f"seat-{table.rules.seat_keys[event.seat]}")}


KINDS: Final[list[EventKind]] = [
    DrawnKind("scheme-drawn"),
    ClauseKind("clause-checked"),
    LineKind("line-followed"),
    FocusKind("focus-followed"),
    LackKind("option-skipped"),
    SchemeKind("future-gained"),
    EventKind("schemes-shuffled"),
    EventKind("next-scheme"),
    EventKind("track-moved", ("number", "resource")),
    EventKind("tax-added", ("number",)),
    EventKind("tax-returned", ("number",)),
    EventKind("group-taken-back", ("number", "place")),
    EventKind("all-taken-back", ("number",)),
    EventKind("nobody-taken-back"),
    EventKind("guard-actions", ("number",)),
    EventKind("captures-allowed", ("number",)),
    EventKind("nobody-to-capture"),
    EventKind("craft-taken", ("craft",)),
    EventKind("supply-contributed", ("contribution", "resource")),
    InsteadKind("instead"),
    EventKind("column-emptied", ("number",)),
]
