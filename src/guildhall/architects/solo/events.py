"""The events that only an opponent's turn has: the card, why it did what it did, and what became of things it cannot
keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.events import EVENTS, OwnKind
from guildhall.architects.names import AREAS, GOODS
from guildhall.architects.solo.names import BY_POWER, CONVERTED, LACKS, REASONS, SPACE_TAKEN
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
        if event.a == SPACE_TAKEN:
            args = {"place": Message(f"the-{AREAS[event.b]}")}
        return Message(f"event-lack-{LACKS[event.a]}", args)


class ReasonKind(OwnKind):
    """Why it did just that. `b` and `c` are what the reason is about: see `names.REASONS`."""

    def message(self, table: Table, event: Event) -> Message:
        from guildhall.architects.solo.part import part_of

        args = _seat(table, event)
        name = REASONS[event.a]
        args["number"] = event.b
        args["count"] = event.c
        if event.a == BY_POWER:
            power = part_of(table).board.power
            assert power is not None
            args["power"] = power.message()
        elif name in ("profiteer", "princess-capture", "profiteer-capture", "token", "largest-home", "list-home"):
            args["place"] = Message(f"the-{AREAS[event.b]}")
        elif name in ("wonder", "slot", "column", "craft"):
            args["marker"] = Message(f"good-{GOODS[event.c]}-name")
            if name == "wonder":
                args["card"] = table.rules.card_name("building", event.b)
            elif name == "slot":
                args["resource"] = Message(f"good-{GOODS[event.b]}-name")
                if event.b != event.c:
                    name = "next-slot"
            elif name == "craft" and event.b != event.c:
                name = "next-craft"
        return Message(f"event-because-{name}", args)


class CaptureKind(OwnKind):
    """Which group is captured next, and why: its size, its place, and how many places (and players there) have one as
    large; `TAKES_ALL` if one capture takes those of all these players, `HERS` if it is where the Princess stands."""

    def message(self, table: Table, event: Event) -> Message:
        args: dict[str, Value] = {"number": event.a, "place": Message(f"the-{AREAS[event.b]}")}
        args["places"] = event.c % 16
        args["players"] = event.c // 16 % 8
        if event.c % 16 == 1:
            first = Message("because-largest", args)
        else:
            first = Message("because-princess" if event.c & HERS else "because-list", args)
        if event.c // 16 % 8 == 1:
            return Message("event-because-group", {"first": first})
        second = Message("because-all-at-once" if event.c & TAKES_ALL else "because-one-by-one", args)
        return Message("event-because-groups", {"first": first, "second": second})


TAKES_ALL: Final = 128
HERS: Final = 256


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
BECAUSE: Final = EVENTS.add_kind(ReasonKind("because"))
GROUP_CHOSEN: Final = EVENTS.add_kind(CaptureKind("group-chosen"))
