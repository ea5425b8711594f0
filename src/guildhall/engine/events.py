"""What happened, for the log, the animation and the explanation of a turn.

The rules tell every change in integers; nothing is built unless somebody listens.
"""

from __future__ import annotations

from guildhall.engine.message import Message, Value


class EventKind:
    """A kind of event: its name, and for each of its numbers what they stand for.

    `private` events (a card drawn, a card discarded face down) tell their numbers to the seat concerned only.
    """

    def __init__(self, name: str, parts: tuple[str, ...] = (), private: bool = False) -> None:
        self.name = name
        self.parts = parts
        self.private = private


class Event:
    """One thing that happened to one seat (or to nobody: seat -1)."""

    def __init__(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c

    def numbers(self) -> list[int]:
        return [self.a, self.b, self.c]


class EventKinds:
    """The kinds of events of a game, by number. Every box adds its own, and no two have the same name."""

    def __init__(self) -> None:
        self.kinds: list[EventKind] = []

    def add(self, name: str, *parts: str, private: bool = False) -> int:
        """A kind of events whose numbers are these; returns the number of the kind."""
        return self.add_kind(EventKind(name, parts, private))

    def add_kind(self, kind: EventKind) -> int:
        if any(other.name == kind.name for other in self.kinds):
            raise ValueError(f"There are two kinds of events called {kind.name!r}.")
        self.kinds.append(kind)
        return len(self.kinds) - 1


class Teller:
    """Tells events: what a game's numbers stand for, in words. `prefix` is what the game's messages begin with."""

    prefix: str = ""

    def value(self, part: str, number: int, numbers: list[int]) -> Value:
        """What one number of an event stands for; all of them are there, since a good goes with its amount."""
        return number

    def tell(self, kind: EventKind, event: Event, seat: int, seats: list[str]) -> Message:
        """The event for that seat; what only its owner may know is left out for the others."""
        args: dict[str, Value] = {}
        if event.seat >= 0:
            args["seat"] = Message(f"seat-{seats[event.seat]}")
        if kind.private and event.seat != seat:
            return Message(f"{self.prefix}event-{kind.name}-hidden", args)
        numbers = event.numbers()
        for i, part in enumerate(kind.parts):
            if part == "owner":
                args[part] = Message(f"seat-{seats[numbers[i]]}")
            else:
                args[part] = self.value(part, numbers[i], numbers)
        return Message(f"{self.prefix}event-{kind.name}", args)
