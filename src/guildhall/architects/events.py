"""The kinds of events in this game, and how each is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.names import AREAS, GOODS
from guildhall.engine.events import Event, EventKind
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.table import Table

TURN_STARTED: Final = 0
WORKER_PLACED: Final = 1
WORKER_RETRIEVED: Final = 2
GAINED: Final = 3
PAID: Final = 4
TAX_PAID: Final = 5
VIRTUE_GAINED: Final = 6
VIRTUE_LOST: Final = 7
DEBT_WAS_TAKEN: Final = 8
DEBT_WAS_PAID: Final = 9
DEBT_DESTROYED: Final = 10
CARD_DREW: Final = 11
CARD_DISCARDED: Final = 12
HIRED: Final = 13
DISMISSED: Final = 14
APPRENTICE_SHOWN: Final = 15
COIN_LAID: Final = 16
COINS_TAKEN: Final = 17
CONSTRUCTED: Final = 18
CATHEDRAL_ADVANCED: Final = 19
REWARD_SHOWN: Final = 20
CAPTURED: Final = 21
SENT_TO_PRISON_EVENT: Final = 22
LEFT_PRISON: Final = 23
LEFT_BOARDS: Final = 24
RESET: Final = 25
MARKET_TURNED: Final = 26
MARKET_RESHUFFLED: Final = 27
LAST_ROUND: Final = 28
GAME_OVER: Final = 29
APPRENTICE_LEFT: Final = 30
CARD_KEPT: Final = 31
TAX_TAKEN: Final = 32
EFFECT_AT_END: Final = 33
CARD_SEEN: Final = 34
MARKET_TAKEN: Final = 35

KINDS: Final = [
    EventKind("turn-started"),
    EventKind("worker-placed", ("place",)),
    EventKind("worker-retrieved", ("place",)),
    EventKind("gained", ("good", "number")),
    EventKind("paid", ("good", "number")),
    EventKind("tax-paid", ("number",)),
    EventKind("virtue-gained", ("number", "virtue")),
    EventKind("virtue-lost", ("number", "virtue")),
    EventKind("debt-taken"),
    EventKind("debt-paid"),
    EventKind("debt-destroyed"),
    EventKind("card-drawn", ("building",), private=True),
    EventKind("card-discarded", ("building",), private=True),
    EventKind("hired", ("apprentice",)),
    EventKind("dismissed", ("apprentice",)),
    EventKind("apprentice-shown", ("apprentice",)),
    EventKind("coin-laid", ("apprentice",)),
    EventKind("coins-taken", ("number",)),
    EventKind("constructed", ("building",)),
    EventKind("cathedral-advanced", ("number",)),
    EventKind("reward-shown", ("reward",)),
    EventKind("captured", ("number", "owner", "place")),
    EventKind("sent-to-prison", ("number",)),
    EventKind("left-prison", ("number",)),
    EventKind("left-boards", ("number",)),
    EventKind("market-reset"),
    EventKind("market-turned", ("market",)),
    EventKind("market-reshuffled"),
    EventKind("last-round"),
    EventKind("game-over"),
    EventKind("apprentice-left", ("apprentice",)),
    EventKind("card-kept", ("building",), private=True),
    EventKind("tax-taken", ("number",)),
    EventKind("end-effect", ("building",)),
    EventKind("card-seen", ("building",), private=True),
    EventKind("market-taken", ("card", "place")),
]


class OwnKind(EventKind):
    """A kind whose numbers are told in a way of its own."""

    def message(self, table: Table, event: Event) -> Message:
        raise AssertionError("such an event tells itself")


def describe(table: Table, event: Event, seat: int) -> Message:
    """The event in words for that seat; what only its owner may know is left out for the others."""
    rules = table.rules
    kind = rules.event_kinds[event.kind]
    if isinstance(kind, OwnKind):
        return kind.message(table, event)
    args: dict[str, Value] = {}
    if event.seat >= 0:
        args["seat"] = Message(f"seat-{rules.seat_keys[event.seat]}")
    if kind.private and event.seat != seat:
        return Message(f"event-{kind.name}-hidden", args)
    numbers = event.numbers()
    name = kind.name
    for i, part in enumerate(kind.parts):
        number = numbers[i]
        if part == "place":
            args[part] = Message(f"the-{AREAS[number]}")
        elif part == "good":
            args[part] = Message(f"good-{GOODS[number]}", {"number": numbers[i + 1]})
        elif part == "owner":
            if number == event.seat:
                name = "captured-own"  # one's own Workers come home
            args[part] = Message(f"seat-{rules.seat_keys[number]}")
        elif part == "resource":
            args[part] = Message(f"good-{GOODS[number]}-name")
        elif part in rules.card_kinds:
            args[part] = rules.card_name(part, number)
        else:
            args[part] = number
    return Message(f"event-{name}", args)
