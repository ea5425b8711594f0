"""The events that only an opponent's turn has: the card, why it did what it did, and what became of things it cannot
keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.events import EVENTS, OwnKind
from guildhall.architects.solo.names import CONVERTED, LACKS
from guildhall.engine.events import Event
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.table import Table


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


SCHEME_DRAWN: Final = EVENTS.add_kind(DrawnKind("scheme-drawn"))
CLAUSE_CHECKED: Final = EVENTS.add_kind(ClauseKind("clause-checked"))
LINE_FOLLOWED: Final = EVENTS.add_kind(LineKind("line-followed"))
FOCUS_FOLLOWED: Final = EVENTS.add_kind(FocusKind("focus-followed"))
OPTION_SKIPPED: Final = EVENTS.add_kind(LackKind("option-skipped"))
FUTURE_GAINED: Final = EVENTS.add_kind(SchemeKind("future-gained"))
SCHEMES_SHUFFLED: Final = EVENTS.add("schemes-shuffled")
NEXT_SCHEME: Final = EVENTS.add("next-scheme")
TRACK_MOVED: Final = EVENTS.add("track-moved", "number", "resource")
TAX_ADDED: Final = EVENTS.add("tax-added", "number")
TAX_RETURNED: Final = EVENTS.add("tax-returned", "number")
GROUP_TAKEN_BACK: Final = EVENTS.add("group-taken-back", "number", "place")
ALL_TAKEN_BACK: Final = EVENTS.add("all-taken-back", "number")
NOBODY_TAKEN_BACK: Final = EVENTS.add("nobody-taken-back")
GUARD_ACTIONS: Final = EVENTS.add("guard-actions", "number")
CAPTURES_ALLOWED: Final = EVENTS.add("captures-allowed", "number")
NOBODY_TO_CAPTURE: Final = EVENTS.add("nobody-to-capture")
CRAFT_TAKEN: Final = EVENTS.add("craft-taken", "craft")
SUPPLY_CONTRIBUTED: Final = EVENTS.add("supply-contributed", "contribution", "resource")
INSTEAD: Final = EVENTS.add_kind(InsteadKind("instead"))
COLUMN_EMPTIED: Final = EVENTS.add("column-emptied", "number")
