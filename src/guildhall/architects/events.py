"""The kinds of events in this game, and how each is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from guildhall.architects.names import AREAS, GOODS
from guildhall.engine.events import Event, EventKind, EventKinds, Teller
from guildhall.engine.message import Message, Value

if TYPE_CHECKING:
    from guildhall.architects.rules import Rules
    from guildhall.architects.table import Table


class OwnKind(EventKind):
    """A kind of event that describes its numbers in its own way."""

    def message(self, table: Table, event: Event) -> Message:
        raise AssertionError("such an event tells itself")


class CapturedKind(OwnKind):
    """Workers are captured; the captor's own come home."""

    def message(self, table: Table, event: Event) -> Message:
        seats = table.rules.seat_keys
        own = event.b == event.seat
        told = EventKind("captured-own" if own else self.name, ("number", "owner", "place"))
        return _Numbers(table.rules).tell(told, event, event.seat, seats)


EVENTS: Final = EventKinds()

TURN_STARTED: Final = EVENTS.add("turn-started")
WORKER_PLACED: Final = EVENTS.add("worker-placed", "place")
WORKER_RETRIEVED: Final = EVENTS.add("worker-retrieved", "place")
GAINED: Final = EVENTS.add("gained", "good", "number")
PAID: Final = EVENTS.add("paid", "good", "number")
TAX_PAID: Final = EVENTS.add("tax-paid", "number")
VIRTUE_GAINED: Final = EVENTS.add("virtue-gained", "number", "virtue")
VIRTUE_LOST: Final = EVENTS.add("virtue-lost", "number", "virtue")
DEBT_WAS_TAKEN: Final = EVENTS.add("debt-taken")
DEBT_WAS_PAID: Final = EVENTS.add("debt-paid")
DEBT_DESTROYED: Final = EVENTS.add("debt-destroyed")
CARD_DREW: Final = EVENTS.add("card-drawn", "building", private=True)
CARD_DISCARDED: Final = EVENTS.add("card-discarded", "building", private=True)
HIRED: Final = EVENTS.add("hired", "apprentice")
DISMISSED: Final = EVENTS.add("dismissed", "apprentice")
APPRENTICE_SHOWN: Final = EVENTS.add("apprentice-shown", "apprentice")
COIN_LAID: Final = EVENTS.add("coin-laid", "apprentice")
COINS_TAKEN: Final = EVENTS.add("coins-taken", "number")
CONSTRUCTED: Final = EVENTS.add("constructed", "building")
CATHEDRAL_ADVANCED: Final = EVENTS.add("cathedral-advanced", "number")
REWARD_SHOWN: Final = EVENTS.add("reward-shown", "reward")
CAPTURED: Final = EVENTS.add_kind(CapturedKind("captured"))
SENT_TO_PRISON_EVENT: Final = EVENTS.add("sent-to-prison", "number")
LEFT_PRISON: Final = EVENTS.add("left-prison", "number")
LEFT_BOARDS: Final = EVENTS.add("left-boards", "number")
RESET: Final = EVENTS.add("market-reset")
MARKET_TURNED: Final = EVENTS.add("market-turned", "market")
MARKET_RESHUFFLED: Final = EVENTS.add("market-reshuffled")
LAST_ROUND: Final = EVENTS.add("last-round")
GAME_OVER: Final = EVENTS.add("game-over")
APPRENTICE_LEFT: Final = EVENTS.add("apprentice-left", "apprentice")
CARD_KEPT: Final = EVENTS.add("card-kept", "building", private=True)
TAX_TAKEN: Final = EVENTS.add("tax-taken", "number")
EFFECT_AT_END: Final = EVENTS.add("end-effect", "building")
CARD_SEEN: Final = EVENTS.add("card-seen", "building", private=True)
MARKET_TAKEN: Final = EVENTS.add("market-taken", "card", "place")


class _Numbers(Teller):
    """What the numbers of this game's events stand for."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def value(self, part: str, number: int, numbers: list[int]) -> Value:
        if part == "place":
            return Message(f"the-{AREAS[number]}")
        if part == "good":
            return Message(f"good-{GOODS[number]}", {"number": numbers[1]})
        if part == "resource":
            return Message(f"good-{GOODS[number]}-name")
        return self.rules.card_name(part, number) if part in self.rules.card_kinds else number


def describe(table: Table, event: Event, seat: int) -> Message:
    """The event in words for that seat."""
    kind = EVENTS.kinds[event.kind]
    if isinstance(kind, OwnKind):
        return kind.message(table, event)
    return _Numbers(table.rules).tell(kind, event, seat, table.rules.seat_keys)
